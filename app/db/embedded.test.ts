import { expect, test } from 'vitest'
import { explainStart } from './embedded.server.ts'

test('a start that fails on a full disk says so; any other failure stays as it is', () => {
  const error = new Error('PGlite failed to initialize properly')
  expect(explainStart(error, './data', 12_000)).toMatchObject({
    message: expect.stringMatching(/^The disk that holds \.\/data is full \(0 MB free\)\. Make room/),
    cause: error,
  })
  expect(explainStart(error, './data', 5e9)).toBe(error)
})
