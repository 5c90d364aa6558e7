import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import { expect, test } from 'vitest'
import { S3_KEYS, startS3Double } from '#tests/support/s3.ts'
import { filesContract, readAll } from './files.contract.ts'
import { newFileKey } from './files.ts'
import { openFolderFiles } from './folder-files.server.ts'
import { openS3Files, s3FileKeys } from './s3-files.server.ts'

const makeFolder = (): string => mkdtempSync(join(tmpdir(), 'mealwright-files-'))

filesContract('folder', async () => {
  const folder = makeFolder()
  return {
    files: openFolderFiles({ folder }),
    count: async () =>
      readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile()).length,
    close: async () => rmSync(folder, { recursive: true, force: true }),
  }
})

filesContract('S3', async () => {
  const server = await startS3Double()
  return {
    files: openS3Files({ endpoint: server.endpoint, ...S3_KEYS }),
    count: async () => server.objects.size,
    close: server.close,
  }
})

test('folder: what a process that died was writing is gone at the next start, what was kept stays', async () => {
  const folder = makeFolder()
  const key = newFileKey('photos', 'webp')
  await openFolderFiles({ folder }).put(key, new Uint8Array([1]), 'image/webp')
  mkdirSync(join(folder, '.drafts'), { recursive: true })
  writeFileSync(join(folder, '.drafts', 'half'), 'half')
  const files = openFolderFiles({ folder })
  expect(existsSync(join(folder, '.drafts', 'half'))).toBe(false)
  const kept = await files.get(key)
  expect(await new Response(kept!.body).bytes()).toEqual(new Uint8Array([1]))
  rmSync(folder, { recursive: true, force: true })
})

test('S3: a busy service is asked again, a lasting failure and a wrong secret are said at once', async () => {
  const server = await startS3Double()
  const files = openS3Files({ endpoint: `${server.endpoint}/`, ...S3_KEYS })
  const key = newFileKey('photos', 'webp')
  server.failNext.push(503, 500)
  await files.put(key, new Uint8Array([1]), 'image/webp')
  expect(server.requests()).toBe(3)
  server.failNext.push(503, 503, 503)
  await expect(files.get(key)).rejects.toMatchObject({
    code: 'unavailable',
    cause: { message: 'The file storage answered 503 SlowDown' },
  })
  const wrong = openS3Files({ endpoint: server.endpoint, ...S3_KEYS, secretAccessKey: 'wrong' })
  await expect(wrong.get(key)).rejects.toMatchObject({
    code: 'unavailable',
    cause: { message: 'The file storage answered 403 SignatureDoesNotMatch' },
  })
  expect(server.requests()).toBe(7)
  await server.close()
  const gone = openS3Files({ endpoint: server.endpoint, ...S3_KEYS, retries: 0 })
  await expect(gone.delete(key)).rejects.toMatchObject({ code: 'unavailable' })
})

test('S3: a service that says nothing is given up in time and not asked again; a slow reader gets the whole file', async () => {
  const server = await startS3Double()
  const files = openS3Files({ endpoint: server.endpoint, ...S3_KEYS, timeoutMs: 1500 })
  const key = newFileKey('photos', 'webp')
  const bytes = new Uint8Array(4_000_000).fill(7)
  await openS3Files({ endpoint: server.endpoint, ...S3_KEYS }).put(key, bytes, 'image/webp')
  const before = server.requests()
  server.goSilent('the beginning')
  await expect(files.get(key)).rejects.toMatchObject({ code: 'unavailable' })
  expect(server.requests()).toBe(before + 1)
  server.goSilent('half a file')
  const half = await files.get(key)
  await expect(new Response(half!.body).bytes()).rejects.toMatchObject({ code: 'unavailable' })

  server.goSilent(null)
  const kept = await files.get(key)
  const reader = kept!.body.getReader()
  let sizeBytes = 0
  for (let turn = 0; ; turn++) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { done, value } = await reader.read()
    if (done) break
    sizeBytes += value.byteLength
    // oxlint-disable-next-line no-await-in-loop -- longer than the service may be silent
    if (turn === 0) await new Promise((resolve) => setTimeout(resolve, 2000))
  }
  expect(sizeBytes).toBe(bytes.byteLength)
  await server.close()
})

test('S3: files are kept and read in a process whose HTTP server has put its own Response in place', async () => {
  const server = await startS3Double()
  const files = openS3Files({ endpoint: server.endpoint, ...S3_KEYS })
  const platforms = { Request: globalThis.Request, Response: globalThis.Response }
  getRequestListener(() => new Response())
  expect(globalThis.Response).not.toBe(platforms.Response)
  try {
    const key = newFileKey('photos', 'webp')
    await files.put(key, new Uint8Array([1, 2]), 'image/webp')
    expect((await readAll(files, key))?.text).toBe('\u0001\u0002')
    expect(await files.get(newFileKey('photos', 'webp'))).toBeNull()
    server.failNext.push(403)
    await expect(files.get(key)).rejects.toMatchObject({ code: 'unavailable' })
  } finally {
    for (const [name, value] of Object.entries(platforms))
      Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
    await server.close()
  }
})

test('S3: every key is listed, page after page', async () => {
  const server = await startS3Double()
  const options = { endpoint: server.endpoint, ...S3_KEYS }
  const keys = Array.from({ length: 5 }, () => newFileKey('photos', 'webp')).toSorted()
  for (const key of keys) await openS3Files(options).put(key, new Uint8Array([1]), 'image/webp')
  const listed: string[] = []
  for await (const key of s3FileKeys(options)) listed.push(key)
  expect(listed).toEqual(keys)
  await expect(s3FileKeys({ ...options, secretAccessKey: 'wrong' }).next()).rejects.toMatchObject({
    code: 'unavailable',
  })
  await server.close()
})
