import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, expect } from 'vitest'

const FIGURES = join(import.meta.dirname, '..', '..', 'docs', 'benchmarks.md')

/** Fails the file of tests where one of them wrote figures of a smoke run into docs/benchmarks.md. */
export function expectFiguresUntouched(): void {
  const before = readFileSync(FIGURES, 'utf8')
  afterAll(() => expect(readFileSync(FIGURES, 'utf8')).toBe(before))
}
