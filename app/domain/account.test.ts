import fc from 'fast-check'
import { expect, test } from 'vitest'
import { changeLabelSchema, emailSchema, newPasswordSchema, ownPath, signUpSchema } from './account.ts'
import { labelFromEmail } from './email-label.ts'

test('an address has one at-sign, a dot in its domain and at most 254 characters', () => {
  for (const good of [
    'anna@example.org',
    ' Anna@Example.ORG ',
    'a.b+c@x.co',
    'zoe@bücher.example',
    "o'b=x@a-b.c.org",
  ])
    expect(emailSchema.safeParse(good).success).toBe(true)
  const bad = [
    'anna',
    'anna@example',
    'a@b@c.org',
    'a b@c.org',
    '<a@b.org>',
    'a@b.org,c@d.org',
    '=?utf-8?q?a?=@b.org',
    'a=?x@b.org',
    'a\u0000@b.org',
    'a@b..org',
    'a@.b.org',
    'a@b.org.',
    'a@b!.org',
    'a@=?utf-8?q?b?=.org',
    `${'a'.repeat(250)}@b.org`,
    '',
  ]
  for (const text of bad) expect(emailSchema.safeParse(text).success, text).toBe(false)
})

test('invisible characters are removed from an address, and an international domain becomes punycode', () => {
  expect(emailSchema.parse('anna@example.org\u200b')).toBe('anna@example.org')
  expect(emailSchema.parse('\ufeffanna\u00ad@example.org\u00a0')).toBe('anna@example.org')
  expect(emailSchema.parse('Jo@Bücher.example')).toBe('jo@xn--bcher-kva.example')
  expect(signUpSchema.parse({ email: 'jo@bücher.example', password: 'eight of them' }).email).toBe(
    'jo@xn--bcher-kva.example',
  )
})

test('an address that no account can have is refused with a plain message', () => {
  const saidOf = (email: string) =>
    signUpSchema.safeParse({ email, password: 'eight of them' }).error?.issues[0]?.message ?? ''
  expect(saidOf('josé@mail.example')).toContain('accented letters before the @')
  for (const email of ['a..b@mail.example', 'a@-mail-.x', 'a@mail.e'])
    expect(saidOf(email), email).toBe('Enter the full address, such as anna@example.org')
})

test('addresses are compared in lower case', () => {
  expect(emailSchema.parse('Anna@Example.org')).toBe('anna@example.org')
})

test('passwords have 8 to 128 characters', () => {
  expect(newPasswordSchema.safeParse('1234567').success).toBe(false)
  expect(newPasswordSchema.safeParse('12345678').success).toBe(true)
  expect(newPasswordSchema.safeParse('x'.repeat(129)).success).toBe(false)
})

test('the label is the part before the at-sign', () => {
  expect(labelFromEmail('anna.b@example.org')).toBe('anna.b')
})

test('a chosen label cannot hold an address or markup', () => {
  for (const bad of ['a@b.org', '<b>', 'x', 'a\u0000b', 'y'.repeat(41)])
    expect(changeLabelSchema.safeParse({ label: bad }).success).toBe(false)
  expect(changeLabelSchema.parse({ label: '  Anna of Ghent ' }).label).toBe('Anna of Ghent')
})

test('[SHELL-06] the way back is a path of ours or none', () => {
  expect(ownPath('/recipes?sort=name#top')).toBe('/recipes?sort=name#top')
  const foreign = [
    'https://evil.test',
    '//evil.test',
    '/\\evil.test',
    '/\t/evil.test',
    '\\\\evil.test',
    'javascript:alert(1)',
    '',
    'recipes',
    '/blog/../..//evil.test',
    '/.//evil.test',
    '/%5cevil.test/..//x',
    ' /recipes',
    '/\n/evil.test',
    'data:text/html,x',
  ]
  for (const path of foreign) {
    const own = ownPath(path)
    if (own !== null) expect(new URL(own, 'https://own.test').host, path).toBe('own.test')
    else expect(own).toBeNull()
  }
  expect(ownPath('/blog/../..//evil.test')).toBeNull()
})

test('no text at all leads off the site', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: fc.constantFrom('/', '\\', '.', ':', 'a', '%', '\t', '@', '?', '#', ' ') }),
      (text) => {
        const own = ownPath(`/${text}`)
        if (own === null) return
        expect(new URL(own, 'https://own.test').origin).toBe('https://own.test')
        expect(own.startsWith('//')).toBe(false)
      },
    ),
    { numRuns: 2000 },
  )
})

test('a sign-up form takes email and password and drops everything else', () => {
  const form = signUpSchema.parse({
    email: 'a@b.org',
    password: '12345678',
    subscription: 'premium',
    returnTo: '//evil.test',
  })
  expect(form).toEqual({ email: 'a@b.org', password: '12345678', returnTo: undefined })
})
