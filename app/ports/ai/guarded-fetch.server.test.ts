import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { guardedFetch } from './guarded-fetch.server.ts'

let server: Server
let origin: string
let arrived: string[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    arrived.push(`${request.method} ${request.url}`)
    if (request.url === '/elsewhere') return response.writeHead(302, { location: '/v1/chat' }).end()
    if (request.url === '/said') return response.writeHead(200, { 'content-length': 40_000_000 }).end('x')
    if (request.url === '/endless') {
      const more = () => {
        while (!response.destroyed && response.write('x'.repeat(100_000)));
        if (!response.destroyed) response.once('drain', more)
      }
      return more()
    }
    return response.end('well')
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const post = (url: string) => guardedFetch(origin)(url, { method: 'POST', body: '{}' })

test('only posts to the provider’s own origin go out', async () => {
  arrived = []
  expect(await (await post(`${origin}/v1/chat`)).text()).toBe('well')
  for (const url of [
    'http://169.254.169.254/latest',
    'http://[::ffff:7f00:1]/',
    'http://localhost:1/',
    'file:///etc/passwd',
  ])
    await expect(post(url), url).rejects.toThrow(TypeError)
  await expect(guardedFetch(origin)(`${origin}/v1/chat`)).rejects.toThrow(TypeError)
  expect(arrived).toEqual(['POST /v1/chat'])
})

test('a redirect is not followed', async () => {
  arrived = []
  await expect(post(`${origin}/elsewhere`)).rejects.toThrow(TypeError)
  expect(arrived).toEqual(['POST /elsewhere'])
})

test('a reply that is or becomes too large is ended', async () => {
  await expect(post(`${origin}/said`)).rejects.toThrow(RangeError)
  await expect(post(`${origin}/endless`).then((response) => response.text())).rejects.toThrow('too large')
})
