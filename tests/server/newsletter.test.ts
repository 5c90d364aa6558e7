import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient } from '#tests/support/client.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})
afterAll(() => server.dispose())

const POST = 'application/x-www-form-urlencoded'

/** The e-mails to an address, once there are so many. */
async function emailsTo(email: string, count: number) {
  return expect
    .poll(
      async () => (await server.emails()).filter(({ to }) => to?.some(({ address }) => address === email)),
      { timeout: 20_000, interval: 100 },
    )
    .toHaveLength(count)
    .then(async () =>
      (await server.emails()).filter(({ to }) => to?.some(({ address }) => address === email)),
    )
}
const linkIn = (text: string | undefined, path: string) =>
  new RegExp(`${server.origin}(/newsletter/${path}\\?token=[\\w-]+)`).exec(text ?? '')![1]!
const mainOf = (html: string) => /<main[\s\S]*<\/main>/.exec(html.replaceAll('<!-- -->', ''))![0]

test('[BLOG-09] the box subscribes by double opt-in, and one click of a mail program ends it', async () => {
  const client = openClient(server)
  const email = 'reader@server.example'
  const asked = await client.post('/newsletter', { email })
  expect(asked.status).toBe(200)
  expect(mainOf(await asked.text())).toContain(`We have sent a link to ${email}`)

  const [first] = await emailsTo(email, 1)
  const confirm = linkIn(first!.text, 'confirm')
  const page = await (await openClient(server).request(confirm)).text()
  expect(page).toContain('Confirm subscription')
  expect(page).toContain('noindex')
  const token = new URLSearchParams(confirm.split('?')[1]).get('token')!
  const confirmed = await client.post('/newsletter/confirm', { token })
  expect(await confirmed.text()).toContain('You are subscribed.')
  expect(await (await client.post('/newsletter/confirm', { token })).text()).toContain(
    'This link no longer works.',
  )

  const emails = await emailsTo(email, 2)
  for (const { headers } of emails) {
    const head = Object.fromEntries(headers.map(({ key, value }) => [key, value]))
    expect(head['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click')
    expect(head['list-unsubscribe']).toMatch(/^<http:\/\/localhost:\d+\/newsletter\/leave\?token=[\w-]{43}>$/)
  }
  const leave = linkIn(emails[1]!.headers.find(({ key }) => key === 'list-unsubscribe')!.value, 'leave')
  expect(await (await openClient(server).request(leave)).text()).toContain('Unsubscribe')

  // As a mail program does it: no cookie, no Origin, no browser.
  const left = await fetch(server.origin + leave, {
    method: 'POST',
    headers: { 'content-type': POST },
    body: 'List-Unsubscribe=One-Click',
  })
  expect(left.status).toBe(200)
  const afterLeaving = mainOf(await left.text())
  expect(afterLeaving).toContain('You are unsubscribed.')
  expect(afterLeaving, 'nothing is left to leave').not.toContain('<form')
  expect((await client.post('/newsletter', { email })).status).toBe(200)
  const again = (await emailsTo(email, 3)).map(({ subject }) => subject)
  expect(again.filter((subject) => subject?.startsWith('Confirm'))).toHaveLength(2)
})

test('the answer is the same to a character for an address that is new, waits, or is subscribed', async () => {
  const client = openClient(server)
  const email = 'known@server.example'
  const answers: string[] = []
  const ask = async () => answers.push(mainOf(await (await client.post('/newsletter', { email })).text()))
  await ask()
  await ask()
  const [message] = await emailsTo(email, 2)
  const token = new URLSearchParams(linkIn(message!.text, 'confirm').split('?')[1]).get('token')!
  await client.post('/newsletter/confirm', { token })
  await ask()
  await ask()
  expect(new Set(answers).size).toBe(1)
  // Confirmation, the same once more, the welcome, "already"; the fourth asking is one too many, and says nothing of it.
  const subjects = (await emailsTo(email, 4)).map(({ subject }) => subject!.split(' | ')[0]!)
  expect(subjects.toSorted()).toEqual([
    'Confirm your subscription',
    'Confirm your subscription',
    'You are already subscribed',
    'You are subscribed',
  ])
})

test('another site can neither subscribe nor unsubscribe anybody, and a client cannot without end', async () => {
  const client = openClient(server)
  for (const path of ['/newsletter', '/newsletter/confirm', `/newsletter/leave?token=${'x'.repeat(43)}`]) {
    const forged = await client.request(path, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': POST },
      body: new URLSearchParams({ email: 'victim@server.example', token: 'x'.repeat(43) }),
    })
    expect(forged.status, path).toBe(403)
  }
  expect((await client.post('/newsletter', { email: 'not an address' })).status).toBe(422)
  for (let tries = 0; tries < 10; tries++)
    expect((await client.post('/newsletter', { email: `many-${tries}@server.example` })).status).toBe(200)
  const refused = await client.post('/newsletter', { email: 'many-10@server.example' })
  expect(refused.status).toBe(429)
  expect(await refused.text()).toContain('Too many attempts.')
})

test('links that lead nowhere say so', async () => {
  const client = openClient(server)
  for (const address of [
    '/newsletter/confirm',
    '/newsletter/confirm?token=short',
    `/newsletter/confirm?token=${'y'.repeat(43)}`,
  ])
    expect(await (await client.request(address)).text(), address).toContain('This link no longer works.')
  expect(await (await client.request('/newsletter/leave')).text()).toContain(
    'does not belong to a subscription',
  )
  const unknown = await client.post(`/newsletter/leave?token=${'y'.repeat(43)}`, {})
  expect(await unknown.text()).toContain('does not belong to a subscription')
})
