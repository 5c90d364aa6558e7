import { DrizzleQueryError } from 'drizzle-orm/errors'
import { expect, test } from 'vitest'
import { causesOf, errorFacts, loggedError } from './error-facts.ts'

test('an error is its message and code', () => {
  expect(errorFacts(Object.assign(new Error('gone'), { code: '57P01', client: { password: 'x' } }))).toEqual({
    message: 'gone',
    code: '57P01',
  })
})

test('a failed query says why, and nothing of its values', () => {
  const cause = Object.assign(new Error('duplicate key'), { code: '23505', detail: 'ann@example.test' })
  const error = new DrizzleQueryError('insert into users values ($1)', ['ann@example.test'], cause)
  expect(error.message).toContain('ann@example.test')
  expect(errorFacts(error)).toEqual({ message: 'duplicate key', code: '23505' })
  expect(errorFacts(new DrizzleQueryError('q', ['ann@example.test']))).toEqual({ message: 'a query failed' })
})

test('facts of facts, and what another realm threw, keep their reason', () => {
  const facts = errorFacts(Object.assign(new Error('gone'), { code: '57P01' }))
  expect(errorFacts(facts)).toEqual(facts)
  expect(loggedError(facts)).toEqual(facts)
})

test('the log has name, message, code and stack of an error and of every cause', () => {
  const root = Object.assign(new TypeError('no such column'), { code: '42703' })
  const query = new DrizzleQueryError('select 1 where email = $1', ['ann@example.test'], root)
  const logged = loggedError(new Error('the list could not be read', { cause: query }))
  expect(logged).toMatchObject({
    name: 'Error',
    message: 'the list could not be read',
    stack: expect.stringContaining('error-facts.test.ts'),
    cause: {
      message: 'a query failed',
      stack: expect.stringContaining('error-facts.test.ts'),
      cause: { name: 'TypeError', message: 'no such column', code: '42703' },
    },
  })
  expect(JSON.stringify(logged)).not.toContain('ann@example.test')
})

test('a host that refused at all its addresses says so', () => {
  const refused = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:1'), { code: 'ECONNREFUSED' })
  expect(loggedError(new AggregateError([refused]))).toMatchObject({
    name: 'AggregateError',
    errors: [{ message: 'connect ECONNREFUSED 127.0.0.1:1', code: 'ECONNREFUSED' }],
  })
})

test('causes in a circle end', () => {
  const error = new Error('round')
  error.cause = error
  expect(JSON.stringify(loggedError(error)).match(/"round"/g)).toHaveLength(6)
})

test.each([
  ['550 <ann@example.test> is unknown here', '550 <[address]> is unknown here'],
  ['cannot reach postgres://cook:pa55@db.example/app', 'cannot reach postgres://…@db.example/app'],
  ['Invalid API Key provided: sk_test_51abcdefg', 'Invalid API Key provided: [key]'],
  ['refused with Authorization: Bearer abc.def-ghi', 'refused with Authorization: Bearer [key]'],
  ['GET /reset-password?token=abc123 failed', 'GET /reset-password?token=… failed'],
])('no person and no key is in a text: %s', (text, expected) => {
  expect(loggedError(new Error(text)).message).toBe(expected)
  expect(JSON.stringify(loggedError(new Error(text)))).not.toMatch(/ann@|pa55|51abc|abc\.def|abc123/)
  expect(loggedError(text).message).toBe(`thrown: ${expected}`)
})

test("PostgreSQL's errors about a value do not quote it", () => {
  const error = Object.assign(new Error('invalid input syntax for type integer: "gluten"'), { code: '22P02' })
  expect(loggedError(error).message).toBe('invalid input syntax for type integer: "…"')
})

test('what is no error is named for what it is', () => {
  expect(loggedError(undefined).message).toBe('thrown: undefined')
  expect(loggedError({ status: 405, statusText: 'Method Not Allowed' }).message).toBe(
    'thrown: status 405 Method Not Allowed',
  )
  expect(errorFacts({})).toEqual({ message: 'something that is no error was thrown' })
})

test('a failed start names every cause once, and no value of a query', () => {
  const root = new Error('timeout exceeded when trying to connect')
  const query = new DrizzleQueryError('insert into users values ($1)', ['ann@example.test'], root)
  const error = new Error('the demo could not be filled', {
    cause: new Error('a query failed', { cause: query }),
  })
  expect(causesOf(error)).toEqual([
    'the demo could not be filled',
    'a query failed',
    'timeout exceeded when trying to connect',
  ])
})
