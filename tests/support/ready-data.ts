import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { buildIfStale } from '#server/build.ts'
import { emptyDataDir, readyFolder } from './data-folders.ts'
import { runServer } from './run-server.ts'

const MOST_TRIES = 120
const BETWEEN_TRIES_MS = 500
const KINDS = { plain: [], demo: ['--demo'] }

/**
 * Before the servers of a run: builds if need be, and keeps the data folder that a first start leaves behind, without
 * and with the demo's members. Servers start on copies, because a first start costs twice to three times as much.
 */
// oxlint-disable-next-line import/no-default-export -- vitest and Playwright both ask for it
export default async function makeReadyData(): Promise<void> {
  await buildIfStale(join(import.meta.dirname, '..', '..'))
  await Promise.all([makeReady('plain'), makeReady('demo')])
}

async function makeReady(kind: keyof typeof KINDS): Promise<void> {
  const folder = readyFolder(kind)
  if (existsSync(folder)) return
  const server = await runServer({ dataDir: emptyDataDir(), args: KINDS[kind] })
  if (kind === 'demo') await planIsMade(server.origin)
  // An orderly end: what is copied has nothing to recover.
  await server.kill()
  rmSync(join(server.dataDir, 'outbox'), { recursive: true, force: true })
  const draft = `${folder}-${randomUUID()}`
  cpSync(server.dataDir, draft, { recursive: true })
  await server.dispose()
  if (existsSync(folder)) rmSync(draft, { recursive: true })
  else renameSync(draft, folder)
}

/** Waits for the week of the demo's premium member, which takes some seconds after the server is ready. */
async function planIsMade(origin: string): Promise<void> {
  const form = new URLSearchParams({ email: 'premium@demo.example', password: 'demo-premium-member' })
  const signedIn = await fetch(`${origin}/auth/sign-in`, {
    method: 'POST',
    body: form,
    headers: { origin },
    redirect: 'manual',
  })
  const cookie = signedIn.headers
    .getSetCookie()
    .map((one) => one.split(';')[0])
    .join('; ')
  for (let tries = 0; tries < MOST_TRIES; tries++) {
    const page = await fetch(`${origin}/dashboard`, { headers: { cookie } })
    // React parts the texts of a sentence with comments.
    if ((await page.text()).replaceAll('<!-- -->', '').includes('0 of 3 eaten')) return
    await setTimeout(BETWEEN_TRIES_MS)
  }
  throw new Error('The plan of the demo was not made in time')
}
