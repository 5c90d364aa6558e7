import { createHash } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'
import { openClient } from '#tests/support/client.ts'

const TOKEN = 'a-token-of-more-than-sixteen-signs'

let server: RunningServer
beforeAll(async () => {
  server = await runServer({ environment: { MAIL_EVENTS_TOKEN: TOKEN } })
})
afterAll(() => server.dispose())

const events = (init: RequestInit, query = '') =>
  fetch(`${server.origin}/mail/events${query}`, { method: 'POST', ...init })
const bounce = (email: string) => JSON.stringify({ type: 'bounce', email })

test('bounces are taken from whoever has the token, in three ways to give it, and from nobody else', async () => {
  const body = bounce('nobody@letters.example')
  const basic = Buffer.from(`provider:${TOKEN}`).toString('base64')
  for (const [init, query] of [
    [{ headers: { authorization: `Bearer ${TOKEN}` } }, ''],
    [{ headers: { authorization: `Basic ${basic}` } }, ''],
    [{}, `?token=${encodeURIComponent(TOKEN)}`],
  ] as const) {
    const taken = await events({ ...init, body }, query)
    expect(taken.status).toBe(200)
    expect(await taken.json()).toEqual({ outcome: 'taken', changed: 0 })
  }
  for (const authorization of ['', 'Bearer', `Bearer ${TOKEN}x`, 'Bearer a', 'Basic ???'])
    expect((await events({ headers: { authorization }, body })).status, authorization).toBe(401)
  expect((await events({ body })).status).toBe(401)
  const withToken = (sent: string) => events({ headers: { authorization: `Bearer ${TOKEN}` }, body: sent })
  expect((await withToken('no JSON')).status).toBe(400)
  expect((await withToken('['.repeat(5000))).status).toBe(400)
  expect((await withToken('{}')).status).toBe(422)
  expect((await withToken(`"${'x'.repeat(600_000)}"`)).status).toBe(413)
  expect(server.output()).not.toContain(TOKEN)
})

test('a reader who chose the digest keeps the choice, changes it by a link, and neither of both is leaving', async () => {
  const email = 'chooser@letters.example'
  const client = openClient(server)
  expect((await client.post('/newsletter', { email, digest: 'on' })).status).toBe(200)
  const mailsTo = async () =>
    (await server.emails()).filter(({ to }) => to?.some(({ address }) => address === email))
  await expect.poll(async () => (await mailsTo()).length, { timeout: 20_000 }).toBe(1)
  const [first] = await mailsTo()
  const token = /confirm\?token=([\w-]+)/.exec(first!.text!)![1]!
  await client.post('/newsletter/confirm', { token })
  const leave = /leave\?token=([\w-]+)/.exec(
    first!.headers.find(({ key }) => key === 'list-unsubscribe')!.value,
  )![1]!
  const path = `/newsletter/choices?token=${leave}`
  const box = (html: string, name: string) => new RegExp(`<input[^>]*name="${name}"[^>]*>`).exec(html)![0]
  const page = await (await client.request(path)).text()
  expect(page).toContain('noindex')
  for (const name of ['letters', 'digest']) expect(box(page, name)).toContain('checked')
  const saved = await (await client.post(path, { digest: 'on' })).text()
  expect(saved).toContain('Saved.')
  expect(box(saved, 'letters')).not.toContain('checked')
  expect(box(saved, 'digest')).toContain('checked')
  expect(await (await client.post(path, {})).text()).toContain('You are unsubscribed.')
  expect(await (await client.request(path)).text()).toContain('This link does not belong to a subscription.')
  const foreign = createHash('sha256').update('x').digest('base64url')
  expect(
    await (await client.post(`/newsletter/choices?token=${foreign}`, { digest: 'on' })).text(),
  ).toContain('This link does not belong to a subscription.')
})
