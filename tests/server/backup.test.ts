import { spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, expect, test } from 'vitest'
import { newFileKey } from '#app/ports/files/files.ts'
import { openFolderFiles } from '#app/ports/files/folder-files.server.ts'
import { openClient, type Person, signedUpClient, somebody } from '#tests/support/client.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import { runServer } from '#tests/support/run-server.ts'
import { S3_KEYS, startS3Double } from '#tests/support/s3.ts'

const root = join(import.meta.dirname, '..', '..')
const home = await mkdtemp(join(tmpdir(), 'mealwright-backup-'))
afterAll(() => rmSync(home, { recursive: true, force: true, maxRetries: 5 }))

type Ran = { status: number | null; output: string }

function run(script: string, args: string[], environment: Record<string, string>): Promise<Ran> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, [join(root, 'scripts', script), ...args], {
      cwd: root,
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let output = ''
    child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
    child.once('close', (status) => resolve({ status, output }))
  })
}

/** Signs people up, one after the other, and keeps a file with each, until it is told to stop. */
function writeUnderLoad(server: { origin: string; dataDir: string }) {
  const files = openFolderFiles({ folder: join(server.dataDir, 'files') })
  const written: { person: Person; key: string; bytes: Buffer }[] = []
  const over = new AbortController()
  const writing = (async () => {
    while (!over.signal.aborted) {
      const person = somebody()
      const bytes = randomBytes(20_000)
      const key = newFileKey('photos', 'webp')
      await files.put(key, bytes, 'image/webp')
      await signedUpClient(server, person)
      written.push({ person, key, bytes })
    }
  })()
  return {
    written,
    async stop() {
      over.abort()
      await writing
    },
  }
}

/** How many of them an installation knows: all of the first ones, and none after the first it does not know. */
async function knownAmong(server: { origin: string }, people: readonly Person[]): Promise<number> {
  const known: boolean[] = []
  for (const person of people) {
    const answer = await openClient(server).post('/auth/sign-in', person)
    known.push(answer.status === 302)
  }
  const first = known.indexOf(false)
  expect(known.slice(first === -1 ? known.length : first)).not.toContain(true)
  return first === -1 ? known.length : first
}

const backupIn = (folder: string): string => {
  const names = readdirSync(folder)
  expect(names).toEqual([expect.stringMatching(/^mealwright-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.tar\.gz$/)])
  return join(folder, names[0]!)
}

test('a backup made while people write is restored into an empty folder and is what was there', async () => {
  const server = await runServer()
  const safe = join(home, 'safe')
  const early = await signedUpClient(server)
  const load = writeUnderLoad(server)
  await expect.poll(() => load.written.length, { timeout: 20_000 }).toBeGreaterThan(4)
  const before = load.written.length
  const made = await run('backup.ts', [safe], { DATA_DIR: server.dataDir })
  expect(made).toEqual({ status: 0, output: expect.stringContaining('MB, checked') })
  const after = load.written.length
  await expect.poll(() => load.written.length, { timeout: 20_000 }).toBeGreaterThan(after + 2)
  await load.stop()
  expect(after).toBeGreaterThan(before)
  const file = backupIn(safe)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(statSync(safe).mode & 0o777).toBe(0o700)
  expect(readdirSync(server.dataDir).filter((name) => name.startsWith('.backup-'))).toEqual([])

  const dataDir = join(home, 'restored')
  const restored = await run('restore.ts', [file, '--into', dataDir], {})
  expect(restored).toEqual({ status: 0, output: expect.stringContaining(`Restored into ${dataDir}`) })
  expect(readFileSync(join(dataDir, 'secrets', 'auth'))).toEqual(
    readFileSync(join(server.dataDir, 'secrets', 'auth')),
  )
  expect(readdirSync(join(dataDir, 'secrets'))).toEqual(['auth'])
  expect(statSync(join(dataDir, 'secrets', 'auth')).mode & 0o777).toBe(0o600)
  const people = load.written.map(({ person }) => person)
  await server.dispose()

  const second = await runServer({ dataDir })
  const known = await knownAmong(second, people)
  expect(known).toBeGreaterThanOrEqual(before)
  expect(known).toBeLessThan(people.length)
  for (const { key, bytes } of load.written.slice(0, known))
    expect(readFileSync(join(dataDir, 'files', key)).equals(bytes)).toBe(true)
  // Its secrets came along: whoever was signed in still is.
  const cookie = [...early.cookies].map((pair) => pair.join('=')).join('; ')
  expect((await fetch(`${second.origin}/profile`, { headers: { cookie } })).status).toBe(200)

  const again = await run('restore.ts', [file, '--into', dataDir], {})
  expect(again).toEqual({ status: 1, output: expect.stringContaining('is not empty') })
  await second.dispose()

  const whole = readFileSync(file)
  const refused = async (name: string, bytes: Buffer, reason: RegExp) => {
    const broken = join(home, name)
    writeFileSync(broken, bytes)
    const into = join(home, `into-${name}`)
    const ran = await run('restore.ts', [broken, '--into', into], {})
    expect([name, ran.status, ran.output]).toEqual([name, 1, expect.stringMatching(reason)])
    expect(readdirSync(into)).toEqual([])
  }
  await refused('cut.tar.gz', whole.subarray(0, whole.length - 5000), /damaged or cut short/)
  const plain = gunzipSync(whole)
  const flipped = Buffer.from(plain)
  flipped[700]! ^= 1
  await refused('flipped.tar.gz', gzipSync(flipped, { level: 1 }), /checksum is wrong/)
  const newer = Buffer.from(
    plain.toString('latin1').replace(/"migrations": \[\n\s+\d/, (found) => `${found.slice(0, -1)}9`),
    'latin1',
  )
  await refused('newer.tar.gz', gzipSync(newer, { level: 1 }), /newer than this version of Mealwright/)
  await refused('other.tar.gz', gzipSync(Buffer.from('no archive')), /cut short|no archive of ours/)
  const missing = await run('restore.ts', [join(home, 'nowhere.tar.gz'), '--into', join(home, 'x')], {})
  expect(missing).toEqual({ status: 1, output: expect.stringContaining('ENOENT') })
})

test('without a running server the folder itself is backed up, the oldest go, and a wrong token gets nothing', async () => {
  const server = await runServer()
  for (const authorization of ['', 'Bearer nothing']) {
    const answer = await fetch(`${server.origin}/operations/backup`, {
      method: 'POST',
      headers: { authorization },
    })
    expect(answer.status).toBe(404)
  }
  const operations = join(server.dataDir, 'secrets', 'operations.json')
  expect(statSync(operations).mode & 0o777).toBe(0o600)
  // As after a kill: the note of the running process stays, and nobody answers there.
  await server.kill('SIGKILL')
  const safe = join(home, 'kept')
  mkdirSync(safe)
  for (const day of ['01', '02', '03']) writeFileSync(join(safe, `mealwright-2020-01-${day}.tar.gz`), 'older')
  writeFileSync(join(safe, 'mine.tar.gz'), 'not a backup')
  const made = await run('backup.ts', [safe], { DATA_DIR: server.dataDir, BACKUPS_KEPT: '2' })
  expect([made.status, made.output]).toEqual([0, expect.stringContaining('checked')])
  const names = readdirSync(safe).toSorted()
  expect(names).toHaveLength(3)
  expect(names[0]).toBe('mealwright-2020-01-03.tar.gz')
  expect(names.at(-1)).toBe('mine.tar.gz')
  await server.dispose()
})

const programs = findPostgres()
test.skipIf(!programs)('PostgreSQL is backed up by its own tools, files in S3 by name', async () => {
  const postgres = await startPostgres(programs!)
  const store = await startS3Double()
  const keys = Array.from({ length: 5 }, () => newFileKey('photos', 'webp')).toSorted()
  for (const key of keys)
    store.objects.set(`/${S3_KEYS.bucket}/${key}`, { bytes: Buffer.from('x'), contentType: 'image/webp' })
  const environment = {
    PATH: `${programs}:${process.env['PATH']}`,
    DATABASE_URL: postgres.url,
    S3_ENDPOINT: store.endpoint,
    S3_REGION: S3_KEYS.region,
    S3_BUCKET: S3_KEYS.bucket,
    S3_ACCESS_KEY_ID: S3_KEYS.accessKeyId,
    S3_SECRET_ACCESS_KEY: S3_KEYS.secretAccessKey,
  }
  const server = await runServer({ environment })
  const person = somebody()
  await signedUpClient(server, person)
  const safe = join(home, 'postgres')
  const made = await run('backup.ts', [safe], { ...environment, DATA_DIR: server.dataDir })
  expect(made).toEqual({ status: 0, output: expect.stringContaining('5 files stay in meals') })
  const file = backupIn(safe)
  for (const key of keys) expect(gunzipSync(readFileSync(file)).includes(key)).toBe(true)

  const dataDir = join(home, 'postgres-restored')
  const full = await run('restore.ts', [file, '--into', dataDir], environment)
  expect(full).toEqual({ status: 1, output: expect.stringContaining('is not empty') })
  const other = new pg.Client({ connectionString: postgres.url })
  await other.connect()
  await other.query('create database other')
  await other.end()
  const DATABASE_URL = postgres.url.replace(/postgres$/, 'other')
  const restored = await run('restore.ts', [file, '--into', dataDir], { ...environment, DATABASE_URL })
  expect(restored).toEqual({ status: 0, output: expect.stringContaining('5 files are in meals') })
  await server.dispose()
  const second = await runServer({ dataDir, environment: { ...environment, DATABASE_URL } })
  expect(await knownAmong(second, [person])).toBe(1)
  await second.dispose()
  await store.close()
  await postgres.stop()
})
