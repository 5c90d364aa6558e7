import { expect, test } from 'vitest'
import { isStaffRank, mayDo, refusalWords, STAFF_COMMANDS, STAFF_RANKS, type StaffCommand } from './ranks.ts'

const COMMANDS = Object.keys(STAFF_COMMANDS) as StaffCommand[]

test('an owner may do everything, an editor content and nothing about people or readers, a writer their own', () => {
  expect(COMMANDS.filter((command) => !mayDo('owner', command))).toEqual([])
  expect(COMMANDS.filter((command) => mayDo('editor', command))).toEqual([
    'write-own-posts',
    'write-content',
    'move-blog',
    'answer-reports',
    'see-staff',
    'change-own-sign-in',
    'send-letters',
  ])
  expect(COMMANDS.filter((command) => mayDo('writer', command))).toEqual([
    'write-own-posts',
    'see-staff',
    'change-own-sign-in',
  ])
})

test('a refusal says who may do it, and every command has words', () => {
  for (const command of COMMANDS)
    expect(refusalWords(command)).toMatch(/^Only an owner( or an editor)? may do this: [a-z].+ Ask one/)
  expect(refusalWords('write-content')).toContain('an editor')
  expect(refusalWords('change-staff')).not.toContain('an editor')
})

test('a rank is one of the three', () => {
  expect(STAFF_RANKS.every(isStaffRank)).toBe(true)
  for (const none of ['', 'Owner', 'admin', null, undefined, 1]) expect(isStaffRank(none)).toBe(false)
})
