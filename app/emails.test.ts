import { expect, test } from 'vitest'
import { EMAIL_KINDS, emailSamples } from '#app/emails.server.ts'
import { DARK, LIGHT } from '#app/features/mail/email-styles.ts'
import { STAFF_NEWS } from '#app/features/staff/staff-email-texts.ts'
import { linesOf, wordsOf } from '#tests/support/email-words.ts'

const SITE = { origin: 'https://mealwright.test', supportEmail: 'help@mealwright.test' }
const samples = emailSamples(SITE)

/** Where Gmail cuts a letter off. */
const CLIPPED_AT_BYTES = 102 * 1024

test('every kind of email has samples, and each wording is there once', () => {
  expect([...new Set(samples.map(({ kind }) => kind))]).toEqual([...EMAIL_KINDS.keys(), 'contact-message'])
  expect(samples.filter(({ kind }) => kind === 'staff-news')).toHaveLength(STAFF_NEWS.length)
  expect(new Set(samples.map(({ email }) => email.text)).size).toBe(samples.length)
})

test('the HTML says what the text says, in the same order, and shows no address to open', () => {
  // Letters have lists and links of their own: letter-email.test.ts.
  for (const { email } of samples.filter(({ kind }) => kind !== 'letter-test')) {
    const words = wordsOf(email.html)
    const lines = linesOf(email.text)
    expect(words[0], email.subject).toBe('Mealwright')
    // The name stands above the letter instead of below it.
    let at = 0
    for (const line of lines.slice(0, -1)) {
      at = words.findIndex((word, index) => index >= at && word.startsWith(line))
      expect(at, `${email.subject}: ${line}`).toBeGreaterThan(0)
    }
    expect(words.join('\n'), email.subject).not.toMatch(/https?:|token=/)
    const addresses = [...email.text.matchAll(/https?:\/\/\S+/g)].map(([address]) => address)
    for (const address of addresses) expect(email.html).toContain(`href="${address}"`)
    expect([...email.html.matchAll(/href="http/g)], email.subject).toHaveLength(addresses.length)
  }
})

test('a letter fetches nothing, runs nothing, and is short enough to be shown whole', () => {
  for (const { email } of samples) {
    expect(email.html, email.subject).not.toMatch(/<(?:img|script|link|form|iframe|object)|@import|url\(/i)
    expect(Buffer.byteLength(email.html)).toBeLessThan(CLIPPED_AT_BYTES / 4)
  }
})

test('whoever writes to us cannot write markup into our letter, and keeps the lines', () => {
  const { email } = samples.find(({ kind }) => kind === 'contact-message')!
  expect(email.html).toContain('Hello,<br><br>my red lentils fell apart.<br>')
  expect(email.html).toContain('Anna Miller &lt;anna@example.org&gt;')
  for (const kind of ['contact-answer', 'contact-copy'])
    expect(samples.find((one) => one.kind === kind)!.email.html, kind).toContain('apart.<br>What did I')
})

/** Of elements with colours of their own: their classes. */
const coloured = (html: string) =>
  [...html.matchAll(/<\w+ ([^>]*style="[^"]*color:[^>]*)>/g)].map(
    ([, attributes]) => /class="([^"]*)"/.exec(attributes!)?.[1]?.split(' ') ?? [],
  )

test('each colour of a light letter has one for dark programs, those that ask and those that mark', () => {
  for (const { email } of samples) {
    const dark = /prefers-color-scheme: dark\) \{([\s\S]*?)\n\}/.exec(email.html)![1]!
    const elements = coloured(email.html)
    expect(elements.length).toBeGreaterThan(5)
    for (const classes of elements)
      expect(
        classes.some(
          (name) => dark.includes(`\n.${name} {`) && email.html.includes(`[data-ogsc] .${name} {`),
        ),
        `${email.subject}: ${classes.join(' ')}`,
      ).toBe(true)
    for (const line of [
      '<meta name="color-scheme" content="light dark">',
      '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ])
      expect(email.html).toContain(line)
  }
})

test('letters are read in both schemes: every pair of colours has a contrast of 4.5 or more', () => {
  for (const colours of [LIGHT, DARK])
    for (const [words, ground] of [
      ['ink', 'card'],
      ['soft', 'card'],
      ['leaf', 'card'],
      ['leaf', 'page'],
      ['onLeaf', 'leaf'],
    ] as const)
      expect(contrast(colours[words], colours[ground]), `${words} on ${ground}`).toBeGreaterThan(4.5)
})

/** WCAG 2.2: relative luminance of both, the lighter over the darker. */
function contrast(one: string, other: string): number {
  const luminance = (hex: string) => {
    const [red, green, blue] = [1, 3, 5].map((at) => {
      const share = Number.parseInt(hex.slice(at, at + 2), 16) / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red! + 0.7152 * green! + 0.0722 * blue!
  }
  const [light, dark] = [luminance(one), luminance(other)].toSorted((a, b) => b - a)
  return (light! + 0.05) / (dark! + 0.05)
}
