import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { signedUpClient, somebody } from '#tests/support/client.ts'
import { emptyDataDir } from '#tests/support/data-folders.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

const folder = () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))
  return dataDir
}
const start = async (options: Parameters<typeof runServer>[0]): Promise<RunningServer> => {
  const server = await runServer(options)
  onTestFinished(() => server.kill('SIGKILL'))
  return server
}

test('a second process on the same data folder is refused and told who holds it', async () => {
  const dataDir = folder()
  const first = await start({ dataDir })
  const refused = await runServer({ dataDir }).catch((error: Error) => error)
  expect(refused).toBeInstanceOf(Error)
  expect((refused as Error).message).toContain(`Another process (pid ${first.process.pid}`)
  expect((refused as Error).message).toContain(dataDir)
  expect((await fetch(`${first.origin}/health/ready`)).status).toBe(200)
  await first.kill('SIGKILL')
  const next = await start({ dataDir })
  expect((await fetch(`${next.origin}/health/ready`)).status).toBe(200)
})

test('an empty environment starts and says where it listens, where its data lies and who serves each concern', async () => {
  const server = await start({ dataDir: folder() })
  const output = server.output()
  for (const word of [server.origin, server.dataDir, 'database', 'kitchen', 'outbox', 'embedded'])
    expect(output).toContain(word)
})

test('half a group of settings stops the start and names what is missing', async () => {
  await expect(
    runServer({ dataDir: folder(), environment: { SMTP_URL: 'smtp://localhost:2525' } }),
  ).rejects.toThrow(/SMTP_URL needs MAIL_FROM/)
})

test('an orderly stop finishes what it accepted, turns readiness off and exits 0', async () => {
  const server = await start({ dataDir: folder() })
  const client = await signedUpClient(server)
  const accepted = client.generate()
  const exited = new Promise<number | null>((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGTERM')
  expect((await accepted).some((event) => event.type === 'recipe')).toBe(true)
  expect(await exited).toBe(0)
})

test('a stopping process ends its open streams, whoever follows them, and exits by itself', async () => {
  const server = await start({ dataDir: folder() })
  const client = await signedUpClient(server)
  const streams = await Promise.all([1, 2, 3].map(() => client.request('/billing/events?follow=1')))
  const exited = new Promise<number | null>((resolve) => server.process.once('exit', resolve))
  server.process.kill('SIGTERM')
  for (const stream of streams) expect(await stream.text()).toContain('data: {"tier":"free"')
  expect(await exited).toBe(0)
})

test('secrets are made once, differ between installations and are readable by their owner only', async () => {
  const [one, two] = [folder(), folder()]
  const first = await start({ dataDir: one })
  const person = somebody()
  const client = await signedUpClient(first, person)
  await first.kill()
  const secret = readFileSync(join(one, 'secrets', 'auth'), 'utf8')
  const again = await start({ dataDir: one, port: Number(new URL(first.origin).port) })
  expect(readFileSync(join(one, 'secrets', 'auth'), 'utf8')).toBe(secret)
  const page = await fetch(`${again.origin}/profile`, {
    headers: { cookie: [...client.cookies].map((pair) => pair.join('=')).join('; ') },
  })
  expect(await page.text()).toContain(person.email)
  await start({ dataDir: two })
  expect(readFileSync(join(two, 'secrets', 'auth'), 'utf8')).not.toBe(secret)
})

test('`npm run dev` serves the same pages, unbuilt', async () => {
  const server = await start({
    dataDir: folder(),
    args: ['--dev'],
    environment: { NODE_ENV: 'development' },
  })
  for (const path of ['/', '/upload', '/calories']) {
    const response = await fetch(server.origin + path)
    expect(response.status, `${path}\n${server.output()}`).toBe(200)
    expect(await response.text()).toContain('</html>')
  }
})

test('a demo whose model cannot be reached starts all the same, and says so', async () => {
  const server = await runServer({
    args: ['--demo'],
    // The samples are cooked at the first start only.
    dataDir: emptyDataDir(),
    environment: {
      AI_PROVIDER: 'openai-compatible',
      // Nothing listens on the discard port.
      AI_BASE_URL: 'http://127.0.0.1:9/v1',
      AI_TEXT_MODEL: 'nobody',
    },
  })
  try {
    expect((await fetch(`${server.origin}/health/ready`)).status).toBe(200)
    expect(server.output()).toContain('the kitchen wrote the sample recipes')
    expect(server.output()).not.toMatch(/\n\s+at /)
  } finally {
    await server.dispose()
  }
})
