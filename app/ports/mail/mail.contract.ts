import PostalMime, { type Email } from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Mail, OutgoingMail } from './mail.ts'

export type MailUnderTest = {
  mail: Mail
  /** The e-mails that arrived, oldest first, as bytes. */
  received(): Promise<Uint8Array[]>
  close(): Promise<void>
}

export const FROM = 'Mealwright <kitchen@mealwright.test>'

const INJECTIONS = [
  'a@x.test,b@y.test',
  'a@x.test, b@y.test',
  'a@x.test;b@y.test',
  'a@x.test b@y.test',
  'a@x.test\r\nBcc: b@y.test',
  'a@x.test\nBcc: b@y.test',
  'a@x.test\rBcc: b@y.test',
  'a@x.test\0b@y.test',
  'a@x.test\u2028b@y.test',
  '<a@x.test>',
  'Ann <a@x.test>',
  '"a@x.test, b"@y.test',
  'a@x.test (comment)',
  'group:a@x.test,b@y.test;',
  'a@b@x.test',
  '@x.test',
  'a@',
  'a@x',
  'a@x.',
  'a@[127.0.0.1]',
  '',
  ' ',
  `${'a'.repeat(250)}@x.test`,
  '\u202ea@x.test',
  { name: 'Ann', address: 'a@x.test' },
  ['a@x.test', 'b@y.test'],
  null,
] as unknown[]

const HEADER_LINES = [
  '\r\nBcc: b@y.test',
  '\nBcc: b@y.test',
  '\rX-Evil: 1',
  '\r\n\r\n<h1>body</h1>',
  '\u2028Bcc: b@y.test',
  '\0',
]

/** What every way of sending promises. */
export function mailContract(name: string, open: () => Promise<MailUnderTest>): void {
  let under: MailUnderTest
  const message: OutgoingMail = { to: 'ann@example.test', subject: 'Hello', text: 'Hi Ann' }

  beforeEach(async () => {
    under = await open()
  })
  afterEach(() => under.close())

  const read = async (): Promise<Email[]> =>
    Promise.all((await under.received()).map((bytes) => PostalMime.parse(bytes)))

  test(`${name}: a letter arrives as it was written`, async () => {
    await under.mail.send({
      to: 'ann.o’hara+kitchen@exämple.test',
      subject: 'Your plan — crème brûlée & “more”',
      text: 'Line one\n.\n.dotted\nFrom here\n\nüñî 🍲\n',
      html: '<p>Line <b>one</b> 🍲</p>',
      replyTo: 'bob@example.test',
    })
    const [email, ...others] = await read()
    expect(others).toEqual([])
    expect(email!.subject).toBe('Your plan — crème brûlée & “more”')
    expect(email!.text!.replaceAll('\r\n', '\n').trim()).toBe('Line one\n.\n.dotted\nFrom here\n\nüñî 🍲')
    expect(email!.html!.trim()).toBe('<p>Line <b>one</b> 🍲</p>')
    expect(email!.from).toMatchObject({ address: 'kitchen@mealwright.test', name: 'Mealwright' })
    expect(email!.to).toHaveLength(1)
    expect(email!.replyTo).toMatchObject([{ address: 'bob@example.test' }])
    expect(email!.messageId).toMatch(/^<[^>]+>$/)
    expect(Number.isNaN(Date.parse(email!.date!))).toBe(false)
  })

  test(`${name}: a letter without HTML is plain text only`, async () => {
    await under.mail.send(message)
    const [email] = await read()
    expect(email!.html).toBeUndefined()
    expect(email!.attachments).toEqual([])
    expect(email!.headers.find(({ key }) => key === 'content-type')!.value).toMatch(/^text\/plain/)
  })

  test(`${name}: only one plain address is a recipient or takes answers`, async () => {
    for (const address of INJECTIONS) {
      const to = address as string
      await expect(
        under.mail.send({ ...message, to }),
        `to ${JSON.stringify(address)}`,
      ).rejects.toMatchObject({
        code: 'invalid-input',
      })
      await expect(
        under.mail.send({ ...message, replyTo: to }),
        `reply to ${JSON.stringify(address)}`,
      ).rejects.toMatchObject({
        code: 'invalid-input',
      })
    }
    expect(await under.received()).toEqual([])
  })

  test(`${name}: a subject cannot add headers, recipients or a body`, async () => {
    for (const line of HEADER_LINES) await under.mail.send({ ...message, subject: `Hello${line}` })
    const emails = await read()
    expect(emails).toHaveLength(HEADER_LINES.length)
    for (const email of emails) {
      expect(email.to).toMatchObject([{ address: 'ann@example.test' }])
      expect(email.bcc ?? []).toEqual([])
      expect(email.cc ?? []).toEqual([])
      expect(email.headers.some(({ key }) => key === 'x-evil' || key === 'bcc')).toBe(false)
      expect(email.subject).toMatch(/^Hello/)
      expect(email.text!.trim()).toBe('Hi Ann')
    }
  })

  test(`${name}: a letter to many says in its head how one click ends them, as mail programs read it`, async () => {
    const leaveUrl = `https://mealwright.test/newsletter/leave?token=${'aB3_-'.repeat(9)}`
    await under.mail.send({ ...message, leaveUrl })
    await under.mail.send(message)
    const heads = (await read()).map(({ headers }) =>
      headers.flatMap(({ key, value }) => (key.startsWith('list-') ? [[key, value]] : [])),
    )
    expect(heads[0]).toEqual(
      expect.arrayContaining([
        ['list-unsubscribe', `<${leaveUrl}>`],
        ['list-unsubscribe-post', 'List-Unsubscribe=One-Click'],
        ['list-id', '"Mealwright letters" <newsletter.mealwright.test>'],
      ]),
    )
    expect(heads[1]).toEqual([])
    for (const url of [
      'javascript:alert(1)',
      `${leaveUrl}\r\nBcc: b@y.test`,
      'https://a b',
      'https://a>',
      '',
      null,
    ])
      await expect(under.mail.send({ ...message, leaveUrl: url as string })).rejects.toMatchObject({
        code: 'invalid-input',
      })
  })

  test(`${name}: a letter that nobody wrote says so to answering machines, one from a person does not`, async () => {
    await under.mail.send({ ...message, isAutomatic: true })
    await under.mail.send({ ...message, replyTo: 'bob@example.test' })
    const [automatic, written] = (await read()).map(
      ({ headers }) => new Map(headers.map(({ key, value }) => [key, value])),
    )
    expect(automatic!.get('auto-submitted')).toBe('auto-generated')
    expect(automatic!.get('x-auto-response-suppress')).toBe('All')
    expect([written!.has('auto-submitted'), written!.has('x-auto-response-suppress')]).toEqual([false, false])
  })

  test(`${name}: no file or address is read into a letter`, async () => {
    for (const source of [{ path: import.meta.filename }, { href: 'http://127.0.0.1:1/' }]) {
      for (const part of ['text', 'html', 'subject']) {
        await expect(under.mail.send({ ...message, [part]: source })).rejects.toMatchObject({
          code: 'invalid-input',
        })
      }
    }
    expect(await under.received()).toEqual([])
  })

  test(`${name}: letters sent at once all arrive`, async () => {
    const subjects = Array.from({ length: 12 }, (_, index) => `Letter ${index}`)
    await Promise.all(subjects.map((subject) => under.mail.send({ ...message, subject })))
    expect(await under.received()).toHaveLength(12)
    expect(new Set((await read()).map(({ subject }) => subject))).toEqual(new Set(subjects))
  })
}
