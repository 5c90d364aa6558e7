import { expect, test } from 'vitest'
import { isStaffRank, mayDo, refusalWords, STAFF_COMMANDS, STAFF_RANKS, type StaffCommand } from './ranks.ts'

const COMMANDS = Object.keys(STAFF_COMMANDS) as StaffCommand[]

test('an owner may do everything, an editor content and nothing about people or readers', () => {
  expect(COMMANDS.filter((command) => !mayDo('owner', command))).toEqual([])
  expect(COMMANDS.filter((command) => mayDo('editor', command))).toEqual([
    'write-content',
    'answer-reports',
    'see-staff',
  ])
})

test('a refusal says what owners may do, and every command has words', () => {
  for (const command of COMMANDS)
    expect(refusalWords(command)).toMatch(/^Only an owner may do this: [a-z].+ Ask one/)
})

test('a rank is one of the two', () => {
  expect(STAFF_RANKS.every(isStaffRank)).toBe(true)
  for (const none of ['', 'Owner', 'admin', null, undefined, 1]) expect(isStaffRank(none)).toBe(false)
})
