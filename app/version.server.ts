import { readFileSync } from 'node:fs'
import { sourceFile } from './source-file.server.ts'

/** Of Mealwright, as package.json has it. */
export const VERSION: string = (
  JSON.parse(readFileSync(sourceFile('package.json'), 'utf8')) as { version: string }
).version
