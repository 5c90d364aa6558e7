import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { createHash } from 'node:crypto'
import { newId } from '#app/db/id.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { newsletterDeliveries, newsletterSubscribers } from '#app/db/schema/index.ts'
import { seededRandom } from '#app/domain/random.ts'
import { type Client, openClient } from './client.ts'
import { readyDataDir } from './data-folders.ts'
import { MIGRATIONS_DIR } from './database-template.ts'
import { runStaffCreate } from './make-staff.ts'
import { readEmails, type RunningServer, runServer } from './run-server.ts'

export type LetterKillOptions = { readers: number; kills: number; seed: number; lettersPerMinute?: number }

export type LetterKillReport = {
  readers: number
  /** Kills that came while copies were on their way. */
  killsAtWork: number
  /** Files of the outbox with this letter, and how many readers have exactly one, none, and several. */
  copies: number
  exactlyOne: number
  none: number
  several: number
  /** What the database says of the deliveries. */
  statuses: Record<string, number>
  sendingMs: number
}

const OWNER = { email: 'olga@letters.example', password: 'several words about nothing' }
const SUBJECT = 'A letter to everybody'
const ALL_SENT_WITHIN_MS = 30 * 60_000

/**
 * Sends a letter to many readers of the embedded outbox and kills the server with SIGKILL at random moments on the way.
 * Then counts what each reader has got.
 */
export async function killLetters(options: LetterKillOptions): Promise<LetterKillReport> {
  const { readers, kills, seed, lettersPerMinute = 100_000 } = options
  const random = seededRandom(seed)
  const dataDir = readyDataDir()
  const outbox = join(dataDir, 'outbox')
  const environment = { LETTERS_PER_MINUTE: String(lettersPerMinute) }
  runStaffCreate({
    dataDir,
    arguments: ['--email', OWNER.email, '--name', 'Olga', '--ask'],
    typed: OWNER.password,
  })
  await addReaders(dataDir, readers)
  let server: RunningServer | null = await runServer({ dataDir, environment })
  try {
    const letter = await sendLetter(server)
    const startedMs = performance.now()
    let killsAtWork = 0
    for (let kill = 1; kill <= kills; kill++) {
      const wanted = Math.floor((readers * (kill - 1 + random())) / (kills + 0.5))
      await atLeast(() => copiesIn(outbox, letter), wanted)
      await server.kill('SIGKILL')
      if (copiesIn(outbox, letter) < readers) killsAtWork++
      server = await runServer({ dataDir, environment })
    }
    const { client } = await signIn(server)
    const page = async () => (await client.request(`/blog-admin/letters/${letter}`)).text()
    await until(async () => !(await page()).includes('Stop sending'))
    const sendingMs = performance.now() - startedMs
    await server.kill()
    const statuses = await statusesIn(dataDir)
    const emails = (await readEmails(outbox)).filter(({ subject }) => subject === SUBJECT)
    const counts = new Map<string, number>()
    for (const { to } of emails) {
      const address = to?.[0]?.address ?? ''
      counts.set(address, (counts.get(address) ?? 0) + 1)
    }
    return {
      readers,
      killsAtWork,
      copies: emails.length,
      exactlyOne: [...counts.values()].filter((count) => count === 1).length,
      none: readers - counts.size,
      several: [...counts.values()].filter((count) => count > 1).length,
      statuses,
      sendingMs,
    }
  } finally {
    await server?.kill('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 })
  }
}

const copiesIn = (outbox: string, letter: string): number =>
  readdirSync(outbox).filter((name) => name.startsWith(letter)).length

async function signIn(server: RunningServer): Promise<{ client: Client }> {
  const client = openClient(server)
  const answer = await client.post('/blog-admin/login', OWNER)
  if (answer.status !== 302) throw new Error(`Signing in answered ${answer.status}`)
  return { client }
}

/** Writes a letter and says yes to the question; resolves to its id. */
async function sendLetter(server: RunningServer): Promise<string> {
  const { client } = await signIn(server)
  const begun = await client.post('/blog-admin/letters', { postId: '' })
  const path = begun.headers.get('location') ?? ''
  const text = { subject: SUBJECT, content: 'Two **good** words.\n\n- one\n- two', contentFormat: 'markdown' }
  const asked = await (await client.post(path, { ...text, intent: 'ask' })).text()
  const readers = /name="readers" value="(\d+)"/.exec(asked)?.[1]
  if (readers === undefined) throw new Error('The page did not ask how many readers get it')
  const sent = await client.post(path, { intent: 'send', readers })
  if (sent.status !== 200) throw new Error(`Sending answered ${sent.status}`)
  return path.split('/').at(-1)!
}

async function addReaders(dataDir: string, readers: number): Promise<void> {
  const { db, close } = await openDatabase({ url: undefined, dataDir, migrationsDir: MIGRATIONS_DIR })
  const at = new Date()
  const rows = Array.from({ length: readers }, (_, index) => ({
    id: newId(),
    email: `reader-${index}@letters.example`,
    status: 'confirmed' as const,
    leaveHash: createHash('sha256').update(`reader-${index}`).digest('base64url'),
    askedAt: at,
    confirmedAt: at,
  }))
  for (let from = 0; from < rows.length; from += 1000)
    await db.insert(newsletterSubscribers).values(rows.slice(from, from + 1000))
  await close()
}

async function statusesIn(dataDir: string): Promise<Record<string, number>> {
  const { db, close } = await openDatabase({ url: undefined, dataDir, migrationsDir: MIGRATIONS_DIR })
  const rows = await db.select({ status: newsletterDeliveries.status }).from(newsletterDeliveries)
  await close()
  const counts: Record<string, number> = {}
  for (const { status } of rows) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

const atLeast = (count: () => number, wanted: number) => until(async () => count() >= wanted, 5)

async function until(isSo: () => Promise<boolean>, everyMs = 250): Promise<void> {
  const deadline = performance.now() + ALL_SENT_WITHIN_MS
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error('The letter did not end in time')
    await new Promise((resolve) => setTimeout(resolve, everyMs))
  }
}
