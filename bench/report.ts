import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { isSmoke } from './smoke.ts'

const FILE = join(import.meta.dirname, '..', 'docs', 'benchmarks.md')

/**
 * Replaces one marked part of docs/benchmarks.md, or adds it under its heading; other benchmarks keep theirs. A smoke run
 * has no figures to write.
 */
export function writeSection(part: { name: string; heading: string; command: string; text: string }): void {
  if (isSmoke) return console.log('Smoke run: docs/benchmarks.md stays as it is.')
  const [open, close] = [`<!-- ${part.name}: begin -->`, `<!-- ${part.name}: end -->`]
  const document = readFileSync(FILE, 'utf8')
  const made = `Made by \`${part.command}\` on ${new Date().toISOString().slice(0, 10)}.`
  const section = `${open}\n\n${made}\n\n${part.text}\n\n${close}`
  writeFileSync(
    FILE,
    document.includes(open)
      ? document.replace(new RegExp(`${open}[\\s\\S]*${close}`), () => section)
      : `${document.trimEnd()}\n\n## ${part.heading}\n\n${section}\n`,
  )
}
