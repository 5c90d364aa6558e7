import { expect, test } from 'vitest'
import { AppError } from '#app/domain/errors.ts'
import { type LastChange, type PlanBefore, undoOf } from './plan-undo.ts'

const BEFORE: PlanBefore = { status: 'ready', mealsDone: 3, reasons: [[]], meals: [], cameIds: [], eaten: [] }
const AT = Date.parse('2026-11-20T10:00:00Z')
const after = (minutes: number) => new Date(AT + minutes * 60_000)
const last = (change: Partial<LastChange> = {}): LastChange => ({
  revision: 4,
  before: BEFORE,
  createdAt: after(0),
  ...change,
})
const refusal = (run: () => unknown): string => {
  try {
    run()
  } catch (error) {
    if (error instanceof AppError) return `${error.code}: ${error.message}`
    throw error
  }
  return 'not refused'
}

test('the last change of a plan is taken back for ten minutes', () => {
  expect(undoOf(4, { revision: 4 }, last(), after(0))).toBe(BEFORE)
  expect(undoOf(4, { revision: 4 }, last(), new Date(after(10).getTime() - 1))).toBe(BEFORE)
  const late = 'conflict: A change to a plan can be undone for ten minutes, and that time is up.'
  expect(refusal(() => undoOf(4, { revision: 4 }, last(), after(10)))).toBe(late)
  expect(refusal(() => undoOf(4, { revision: 4 }, null, after(1)))).toBe(late)
})

test('a plan that was changed since keeps what it has', () => {
  const changed = 'conflict: This plan has been changed since, so the earlier change can no longer be undone.'
  for (const [revision, of] of [
    [5, last()],
    [5, last({ revision: 5 })],
    [5, null],
    [6, last({ before: null })],
  ] as const)
    expect(refusal(() => undoOf(4, { revision }, of, after(1)))).toBe(changed)
})

test('asked for twice, it is put back once, however late the second comes', () => {
  expect(undoOf(4, { revision: 5 }, last({ before: null }), after(1))).toBeNull()
  expect(undoOf(4, { revision: 5 }, last({ before: null }), after(11))).toBeNull()
})
