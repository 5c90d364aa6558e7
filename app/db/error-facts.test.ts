import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { errorFacts } from './error-facts.ts'

test('an error is its message and code', () => {
  expect(errorFacts(Object.assign(new Error('gone'), { code: '57P01', client: { password: 'x' } }))).toEqual({
    message: 'gone',
    code: '57P01',
  })
  expect(errorFacts('text')).toEqual({ message: 'something that is no error was thrown' })
})

test('a failed query says why, and nothing of its values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'ann@example.test' })
  const error = new DrizzleQueryError('insert into users values ($1)', ['ann@example.test'], cause)
  expect(error.message).toContain('ann@example.test')
  expect(errorFacts(error)).toEqual({ message: 'duplicate key', code: '23505' })
  expect(errorFacts(new DrizzleQueryError('q', ['ann@example.test']))).toEqual({ message: 'a query failed' })
})
