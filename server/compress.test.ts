import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { compressResponse, encodingFor } from './compress.ts'

const text = 'cook what you have '.repeat(200)
const asking = (accepted: string) =>
  new Request('http://localhost/', { headers: { 'accept-encoding': accepted } })
const html = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Response(body, { headers: { 'content-type': 'text/html', ...headers } })
const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer())

test('a finished page is compressed once and says how long it is', async () => {
  const brotli = await compressResponse(asking('gzip, deflate, br'), html(text))
  const bytes = await bytesOf(brotli)
  expect(brotli.headers.get('content-encoding')).toBe('br')
  expect(brotli.headers.get('content-length')).toBe(String(bytes.length))
  expect(brotliDecompressSync(bytes).toString()).toBe(text)
  expect(gunzipSync(await bytesOf(await compressResponse(asking('gzip'), html(text)))).toString()).toBe(text)
})

test('a large text is compressed, too', async () => {
  const large = text.repeat(200)
  const response = await compressResponse(asking('br'), html(large))
  const bytes = await bytesOf(response)
  expect(response.headers.get('content-length')).toBe(String(bytes.length))
  expect(brotliDecompressSync(bytes).toString()).toBe(large)
})

test('what is small, encoded, no text or not to be transformed stays as it is', async () => {
  expect((await compressResponse(asking('br'), html('short'))).headers.has('content-encoding')).toBe(false)
  const image = new Response(text, { headers: { 'content-type': 'image/png' } })
  expect(await compressResponse(asking('br'), image)).toBe(image)
  const stream = html(text, { 'cache-control': 'no-transform' })
  expect(await compressResponse(asking('br'), stream)).toBe(stream)
})

test('a page that takes its time streams: its first part arrives before its last is made', async () => {
  const gate = Promise.withResolvers<void>()
  const started = performance.now()
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode(text))
      while (performance.now() - started < 12) await new Promise((resolve) => setImmediate(resolve))
      controller.enqueue(new TextEncoder().encode('second part'))
      await gate.promise
      controller.enqueue(new TextEncoder().encode('last part'))
      controller.close()
    },
  })
  const response = await compressResponse(asking('br'), html(body))
  expect(response.headers.has('content-length')).toBe(false)
  const reader = response.body!.getReader()
  expect((await reader.read()).value!.length).toBeGreaterThan(0)
  gate.resolve()
  let next = await reader.read()
  while (!next.done) next = await reader.read()
})

test('a reader that leaves ends the page that was still coming', async () => {
  for (const accepted of ['br', 'gzip', '']) {
    const ended = Promise.withResolvers<void>()
    let made = 0
    const body = new ReadableStream<Uint8Array>({
      async pull(controller) {
        await new Promise((resolve) => setTimeout(resolve, 5))
        if (made++ < 4) controller.enqueue(new TextEncoder().encode(text))
        else await new Promise(() => {})
      },
      cancel: () => ended.resolve(),
    })
    const reader = (await compressResponse(asking(accepted), html(body))).body!.getReader()
    await reader.read()
    await new Promise((resolve) => setTimeout(resolve, 40))
    await reader.cancel()
    await ended.promise
  }
})

test('the best encoding the browser takes', () => {
  expect(encodingFor('gzip, deflate, br, zstd')).toBe('br')
  expect(encodingFor('gzip')).toBe('gzip')
  expect(encodingFor(null)).toBe('identity')
})
