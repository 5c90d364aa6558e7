import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import autocannon from 'autocannon'
import { freePort } from '#tests/support/run-server.ts'

export type Target = { url: string; headers?: Record<string, string> }

/** Ends the bench where an address gives no page to who asks: an error and a redirect are cheaper than one. */
export async function expectPage({ url, headers = {} }: Target): Promise<void> {
  const response = await fetch(url, { headers, redirect: 'manual' })
  await response.arrayBuffer()
  const to = response.headers.get('location')
  if (response.status !== 200)
    throw new Error(`${url} answered ${response.status}${to ? ` to ${to}` : ''}: that is no page to measure`)
}

/** Loads an address and gives the number of its answers; ends with the address and the statuses where some are not 2xx. */
export async function load(target: Target & autocannon.Options): Promise<number> {
  const { non2xx, errors, requests, statusCodeStats = {} } = await autocannon(target)
  const statuses = Object.entries(statusCodeStats)
    .filter(([status]) => !status.startsWith('2'))
    .map(([status, { count = 0 }]) => `${count} × ${status}`)
  if (non2xx > 0 || errors > 0)
    throw new Error(
      `${target.url}: answers that are not 2xx: ${statuses.join(', ') || 'none'}; ${errors} failed`,
    )
  return requests.total
}

/** A `node:http` server in a process of its own that sends these bytes, whatever it is asked. */
export async function startBareServer(body: string): Promise<{ url: string; pid: number; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-bare-'))
  const bodyFile = join(folder, 'body.html')
  writeFileSync(bodyFile, body)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const bare = spawn(process.execPath, [join(import.meta.dirname, 'bare-server.ts')], {
    env: { ...process.env, PORT: String(port), BODY_FILE: bodyFile },
    stdio: 'ignore',
  })
  await untilAnswered(url)
  rmSync(folder, { recursive: true })
  return { url, pid: bare.pid!, stop: () => void bare.kill() }
}

/** Waits for the first page of a server that was just started. */
export async function untilAnswered(url: string): Promise<void> {
  for (;;) {
    const isThere = await fetch(url).then(
      (response) => response.ok,
      () => false,
    )
    if (isThere) return
    await new Promise((resolve) => setTimeout(resolve, 5))
  }
}
