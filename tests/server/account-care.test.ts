import { afterAll, beforeAll, expect, test } from 'vitest'
import { openClient, signedUpClient, somebody } from '#tests/support/client.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'
import { unzip } from '#tests/support/unzip.ts'

let server: RunningServer
beforeAll(async () => {
  server = await runServer()
})
afterAll(() => server.dispose())

test('the download of everything is for the member alone, and not without end', async () => {
  const visitor = await openClient(server).post('/profile/export', {})
  expect(visitor.status).toBe(302)
  const client = await signedUpClient(server)
  const first = await client.post('/profile/export', {})
  expect(first.headers.get('content-type')).toBe('application/zip')
  expect(first.headers.get('cache-control')).toBe('private, no-store')
  expect([...unzip(new Uint8Array(await first.arrayBuffer())).keys()]).toContain('recipes.json')
  for (let more = 0; more < 5; more++) await (await client.post('/profile/export', {})).arrayBuffer()
  const refused = await client.post('/profile/export', {})
  expect(refused.status).toBe(302)
  expect(refused.headers.get('location')).toContain('download=later')
})

test('a diary as a table is for premium members: everybody else is led to where it is explained', async () => {
  const asked = { from: '2026-11-01', to: '2026-11-30', rows: 'meals' }
  for (const client of [openClient(server), await signedUpClient(server)]) {
    const response = await client.post('/dashboard/diary.csv', asked)
    expect(response.status).toBe(302)
    expect(response.headers.get('location')).toBe('/profile#diary-download')
  }
})

test('a page of another site can neither download nor delete', async () => {
  const person = somebody()
  const client = await signedUpClient(server, person)
  for (const path of ['/profile/export', '/dashboard/diary.csv', '/profile/delete']) {
    const forged = await client.request(path, {
      method: 'POST',
      headers: { origin: 'https://evil.example', 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ password: person.password }),
    })
    expect(forged.status, path).toBe(403)
  }
  expect((await client.request('/profile')).status).toBe(200)
})

test('a form of the profile that names nothing it does changes nothing, and signs no device out', async () => {
  const person = somebody()
  const client = await signedUpClient(server, person)
  const other = openClient(server)
  expect((await other.post('/auth/sign-in', person)).status).toBe(302)
  for (const intent of [[], '', 'sign-out', 'constructor']) {
    const response = await client.post('/profile', { intent })
    expect(response.status).toBe(422)
    await response.text()
  }
  expect((await other.request('/profile')).status).toBe(200)
  expect((await client.post('/profile', { intent: 'sign-out-others' })).status).toBe(200)
  expect((await other.request('/profile')).status).toBe(302)
})

test('wrong passwords for a deletion are limited, and then the right one waits too', async () => {
  const person = somebody()
  const client = await signedUpClient(server, person)
  for (let tries = 0; tries < 10; tries++)
    expect((await client.post('/profile/delete', { password: 'not this one' })).status).toBe(422)
  expect((await client.post('/profile/delete', { password: person.password })).status).toBe(429)
  expect((await client.request('/profile')).status).toBe(200)
})
