import { describe, expect, test } from 'vitest'
import { contactReference } from './contact.ts'
import { contactSchema } from './contact-form.ts'

const whole = { name: 'Anna', email: 'Anna@Example.org', subject: 'A question', message: 'How?' }
const faultsOf = (change: Record<string, unknown>) => {
  const parsed = contactSchema.safeParse({ ...whole, ...change })
  return parsed.success ? [] : parsed.error.issues.map(({ path }) => path.join('.'))
}

describe('the contact form', () => {
  test('[PAGE-10] [DATA-22] asks for name, email address, subject and message; the category is general unless chosen', () => {
    expect(contactSchema.parse(whole)).toMatchObject({
      ...whole,
      email: 'anna@example.org',
      category: 'general',
    })
    for (const field of ['name', 'email', 'subject', 'message'])
      for (const blank of ['', '  \n ', undefined]) expect(faultsOf({ [field]: blank })).toEqual([field])
    expect(faultsOf({ category: 'press' })).toEqual([])
    expect(faultsOf({ category: 'other' })).toEqual(['category'])
  })

  test('takes only an email address of a valid form', () => {
    for (const email of [
      'anna',
      'anna@',
      '@example.org',
      'anna@example',
      'a b@example.org',
      'a@b@example.org',
    ])
      expect(faultsOf({ email }), email).toEqual(['email'])
  })

  test('has an end to every length', () => {
    for (const [field, most] of [
      ['name', 100],
      ['subject', 200],
      ['message', 5000],
    ] as const) {
      expect(faultsOf({ [field]: 'ä'.repeat(most) })).toEqual([])
      expect(faultsOf({ [field]: 'ä'.repeat(most + 1) })).toEqual([field])
    }
    expect(faultsOf({ email: `${'a'.repeat(254)}@example.org` })).toEqual(['email'])
  })

  test('what fills in the hidden field is refused', () => {
    expect(faultsOf({ website: 'https://spam.example' })).toEqual(['website'])
  })
})

test('a reference is short, and none of its signs is read as another', () => {
  expect(contactReference(Uint8Array.from({ length: 8 }, (_, index) => index * 31))).toMatch(
    /^MW-[2-9A-HJKMNP-Z]{4}-[2-9A-HJKMNP-Z]{4}$/,
  )
})
