import { randomUUID } from 'node:crypto'
import { cpSync, existsSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { buildIfStale } from '#server/build.ts'
import { emptyDataDir, readyFolder } from './data-folders.ts'
import { runServer } from './run-server.ts'

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
  // An orderly end: what is copied has nothing to recover.
  await server.kill()
  rmSync(join(server.dataDir, 'outbox'), { recursive: true, force: true })
  const draft = `${folder}-${randomUUID()}`
  cpSync(server.dataDir, draft, { recursive: true })
  await server.dispose()
  if (existsSync(folder)) rmSync(draft, { recursive: true })
  else renameSync(draft, folder)
}
