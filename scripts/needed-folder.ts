import { existsSync } from 'node:fs'
import { join } from 'node:path'

type Needed = { usage: string; files: readonly string[]; source: string }

/** The folder that a command was given, if it has what the command reads; else the command ends and says what is missing. */
export function neededFolder(folder: string | undefined, { usage, files, source }: Needed): string {
  if (folder === undefined) return endWith(`usage: ${usage}\n${source}`)
  const missing = files.filter((file) => !existsSync(join(folder, file)))
  if (missing.length > 0) return endWith(`${folder} has no ${missing.join(', ')}.\n${source}`)
  return folder
}

/** Ends a command with one sentence instead of a stack. */
export function endWith(message: string): never {
  console.error(message)
  process.exit(1)
}
