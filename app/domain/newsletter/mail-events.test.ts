import { expect, test } from 'vitest'
import { readMailEvents } from './mail-events.ts'

const LETTER = '0197a000-0000-7000-8000-000000000001'
const READER = '0197a000-0000-7000-8000-000000000002'

test('our own form: one or many, and what bounces for now only is not acted on', () => {
  expect(
    readMailEvents([
      { type: 'bounce', email: 'ann@example.org', messageId: `<${LETTER}.${READER}@mealwright.test>` },
      { type: 'bounce', email: 'full@example.org', permanent: false },
      { type: 'complaint', email: 'ben@example.org' },
    ]),
  ).toEqual({
    kind: 'events',
    events: [
      { email: 'ann@example.org', why: 'bounced', letterId: LETTER },
      { email: 'ben@example.org', why: 'complained', letterId: null },
    ],
  })
})

test('Postmark: hard bounces and complaints count, others do not', () => {
  const bounce = { RecordType: 'Bounce', ID: 42, Type: 'HardBounce', TypeCode: 1, Email: 'john@example.com' }
  const of = (change: object) => readMailEvents({ ...bounce, ...change })
  expect(of({})).toEqual({
    kind: 'events',
    events: [{ email: 'john@example.com', why: 'bounced', letterId: null }],
  })
  expect(of({ RecordType: 'SpamComplaint', Type: 'SpamComplaint' })).toMatchObject({
    events: [{ why: 'complained' }],
  })
  for (const change of [{ Type: 'SoftBounce' }, { Type: 'Blocked' }, { RecordType: 'Delivery' }])
    expect(of(change)).toEqual({ kind: 'events', events: [] })
})

test('Amazon SES, in the envelope of SNS, with the letter from the head of the mail', () => {
  const notification = {
    notificationType: 'Bounce',
    bounce: {
      bounceType: 'Permanent',
      bouncedRecipients: [{ emailAddress: 'jane@example.com', status: '5.1.1' }],
      bounceSubType: 'General',
    },
    mail: { headers: [{ name: 'Message-ID', value: `<${LETTER}.${READER}@mealwright.test>` }] },
  }
  const enveloped = (message: object) =>
    readMailEvents({ Type: 'Notification', MessageId: 'x', Message: JSON.stringify(message) })
  expect(enveloped(notification)).toEqual({
    kind: 'events',
    events: [{ email: 'jane@example.com', why: 'bounced', letterId: LETTER }],
  })
  expect(enveloped({ ...notification, bounce: { ...notification.bounce, bounceType: 'Transient' } })).toEqual(
    { kind: 'events', events: [] },
  )
  const complaint = (complaintFeedbackType?: string) =>
    enveloped({
      notificationType: 'Complaint',
      complaint: { complainedRecipients: [{ emailAddress: 'r@example.com' }], complaintFeedbackType },
    })
  expect(complaint('abuse')).toMatchObject({ events: [{ email: 'r@example.com', why: 'complained' }] })
  expect(complaint('not-spam')).toMatchObject({ events: [] })
  expect(enveloped({ notificationType: 'Delivery', delivery: {} })).toEqual({ kind: 'events', events: [] })
})

test('Amazon’s question whether it may post is passed on only with an address of Amazon’s', () => {
  const ask = (SubscribeURL: string) =>
    readMailEvents({ Type: 'SubscriptionConfirmation', SubscribeURL }).kind
  expect(ask('https://sns.eu-west-1.amazonaws.com/?Action=ConfirmSubscription&Token=x')).toBe('invitation')
  for (const address of [
    'https://sns.eu-west-1.amazonaws.com.evil.example/',
    'http://sns.eu-west-1.amazonaws.com/',
    'https://evil.example/?sns.eu-west-1.amazonaws.com',
  ])
    expect(ask(address), address).toBe('unreadable')
})

test('anything else is unreadable, and a list without end too', () => {
  for (const given of [null, 1, 'x', {}, [], { type: 'bounce' }, { type: 'bounce', email: 'x'.repeat(300) }])
    expect(readMailEvents(given).kind, JSON.stringify(given)).toBe('unreadable')
  const many = Array.from({ length: 1001 }, () => ({ type: 'bounce', email: 'a@b.org' }))
  expect(readMailEvents(many).kind).toBe('unreadable')
})
