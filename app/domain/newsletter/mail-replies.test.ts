import { expect, test } from 'vitest'
import { afterRefusal, codesOf } from './mail-replies.ts'

test('an address is dead only where the answer says so of the address', () => {
  const after = (code: number, words: string) => afterRefusal({ code, words })
  expect(after(550, '550 5.1.1 <ann@example.org>: Recipient address rejected')).toBe('address-is-dead')
  expect(after(550, '550-5.2.1 The email account is disabled')).toBe('address-is-dead')
  expect(after(550, '550 5.7.1 Message rejected due to content')).toBe('failed')
  expect(after(554, '554 5.7.1 Relay access denied')).toBe('failed')
  expect(after(550, '550 mailbox unavailable')).toBe('failed')
  expect(after(451, '451 4.7.1 Greylisted, try again')).toBe('try-later')
  expect(after(421, '421 4.3.2 closing')).toBe('try-later')
})

test('of an answer its codes are kept, and no address', () => {
  expect(codesOf({ code: 550, words: '550 5.1.1 <ann@example.org> unknown' })).toBe('550 5.1.1')
  expect(codesOf({ code: 554, words: 'no ann@example.org' })).toBe('554')
})
