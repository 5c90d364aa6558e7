import { Agent, request } from 'node:http'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'

const CLIENTS = 6
const ROUNDS = 3
const EXIT_WITHIN_MS = 15_000

const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-restarts-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 }))

type Seen = { answers: number; closing: number; refused: number; broken: string[] }

/** A client that keeps its connection and asks again and again, until nobody listens any more. */
async function askOn(origin: string, seen: Seen): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  for (;;) {
    const outcome = await ask(origin, agent)
    if (outcome === 'ECONNREFUSED') {
      seen.refused++
      return agent.destroy()
    }
    if (typeof outcome === 'string') {
      seen.broken.push(outcome)
      return agent.destroy()
    }
    seen.answers++
    if (outcome.isClosing) seen.closing++
  }
}

function ask(origin: string, agent: Agent): Promise<{ isClosing: boolean } | string> {
  return new Promise((resolve) => {
    const asked = request(`${origin}/about`, { agent }, (response) => {
      response.resume()
      response.once('end', () => resolve({ isClosing: response.headers.connection === 'close' }))
      response.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    })
    asked.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message))
    asked.end()
  })
}

/** What a balancer sees that asks over and over. */
async function watchReadiness(origin: string): Promise<string[]> {
  const seen: string[] = []
  for (;;) {
    const answer = await fetch(`${origin}/health/ready`).catch(() => null)
    if (!answer) return seen
    const { status, reason } = (await answer.json()) as { status: string; reason?: string }
    seen.push(`${answer.status} ${reason ?? status}`)
  }
}

async function stopUnderLoad(server: RunningServer): Promise<Seen & { readiness: string[] }> {
  const seen: Seen = { answers: 0, closing: 0, refused: 0, broken: [] }
  const clients = Array.from({ length: CLIENTS }, () => askOn(server.origin, seen))
  const watched = watchReadiness(server.origin)
  await expect.poll(() => seen.answers, { timeout: 10_000 }).toBeGreaterThan(50)
  const exited = new Promise<number | null>((resolve) => server.process.once('exit', resolve))
  const stoppedMs = performance.now()
  server.process.kill('SIGTERM')
  await Promise.all(clients)
  expect(await exited).toBe(0)
  expect(performance.now() - stoppedMs).toBeLessThan(EXIT_WITHIN_MS)
  return { ...seen, readiness: await watched }
}

test('restarts under clients that keep their connections break no request, and tell each of them to close', async () => {
  for (let round = 0; round < ROUNDS; round++) {
    const server = await runServer({ dataDir })
    const { broken, refused, closing, readiness } = await stopUnderLoad(server)
    expect(broken, `round ${round}`).toEqual([])
    expect(refused).toBe(CLIENTS)
    expect(closing).toBe(CLIENTS)
    // Readiness turns first, while answers still come, and does not turn back.
    expect([...new Set(readiness)]).toEqual(['200 ready', '503 stopping'])
  }
}, 180_000)
