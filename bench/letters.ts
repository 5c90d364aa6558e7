import { join } from 'node:path'
import { buildIfStale } from '#server/build.ts'
import { killLetters } from '#tests/support/kill-letters.ts'
import { benchArguments, sized } from './smoke.ts'

/**
 * `npm run bench -- letters [10000 3]`: a letter to so many readers, with so many kills of the server on the way. Prints
 * what arrived, writes nothing, and fails unless every reader has exactly one copy.
 */
const [readers = sized(10_000, 40), kills = sized(3, 1), seed = 21] = benchArguments.map(Number)
await buildIfStale(join(import.meta.dirname, '..'))
const report = await killLetters({ readers, kills, seed })
console.log(report)
process.exitCode = report.exactlyOne === report.readers && report.several === 0 ? 0 : 1
