import { expect, test } from 'vitest'
import { LOADING_MESSAGES, loadingMessageAt } from './loading-messages.ts'

test('[GEN-16] the message changes every 2000 ms and begins again after the last', () => {
  expect(loadingMessageAt(0)).toBe(LOADING_MESSAGES[0])
  expect(loadingMessageAt(1999)).toBe(LOADING_MESSAGES[0])
  expect(loadingMessageAt(2000)).toBe(LOADING_MESSAGES[1])
  expect(loadingMessageAt(2000 * LOADING_MESSAGES.length)).toBe(LOADING_MESSAGES[0])
})
