import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { randomUUID } from 'node:crypto'
import { type Client, openClient, type Person, signedUpClient, somebody } from './client.ts'
import { type RunningServer, runServer } from './run-server.ts'
import { type SmtpDouble, startSmtpDouble } from './smtp.ts'

export type ClockReport = {
  /** What was looked at, one line each. */
  held: string[]
  broken: string[]
}

const HOUR_MS = 3_600_000
const SOON_MS = 60_000
/** The longest that a wrong password of this rule makes wait. */
const LONGEST_WAIT_S = 600

/**
 * Sets the clock of a running server an hour forward, back again and an hour back, and looks each time at what goes by
 * it: sessions, limits, codes and trials, jobs that wait to be tried again, and new ones.
 */
export async function setClocks({ databaseUrl }: { databaseUrl?: string } = {}): Promise<ClockReport> {
  const clock = openClock()
  const mail = await startSmtpDouble()
  const server = await runServer({
    environment: {
      ...clock.environment,
      ...(databaseUrl && { DATABASE_URL: databaseUrl }),
      SMTP_URL: mail.url,
      MAIL_FROM: 'Mealwright <hello@clocks.example>',
    },
  })
  const report: ClockReport = { held: [], broken: [] }
  try {
    await walk(server, mail, clock.set, report)
  } finally {
    await server.dispose()
    await mail.close()
    clock.close()
  }
  return report
}

async function walk(
  server: RunningServer,
  mail: SmtpDouble,
  setClock: (shiftMs: number) => void,
  { held, broken }: ClockReport,
): Promise<void> {
  const check = async (what: string, isSo: () => Promise<boolean>) => {
    const deadline = performance.now() + SOON_MS
    while (!(await isSo())) {
      if (performance.now() > deadline) return void broken.push(what)
      await new Promise((resolve) => setTimeout(resolve, 200))
    }
    held.push(what)
  }
  const person = somebody()
  const member = await signedUpClient(server, person)
  const isSignedIn = (client: Client) => async () => (await client.request('/profile')).status === 200
  const asEver = async (when: string) => {
    await check(`${when}: the server is ready`, async () => (await member.request('/health/ready')).ok)
    await check(`${when}: a member is signed in`, isSignedIn(member))
    await check(`${when}: a plan is made`, () => isPlanMade(member))
    await check(`${when}: a letter leaves at once`, () => hasLetter(mail, () => askForLink(server)))
  }
  const stranger = openClient(server)
  const trialBefore = await recipesOf(member)
  await guess(stranger, person.email)

  setClock(HOUR_MS)
  await asEver('an hour forward')
  await check(
    'an hour forward: a limit is over',
    async () => (await wrongly(stranger, person.email)).status === 422,
  )
  await guess(stranger, person.email)
  mail.refuseWith(451)
  const other = somebody()
  const newcomer = await signedUpClient(server, other)
  await check('a letter is refused for now', async () => mail.refused() > 0)

  setClock(0)
  mail.refuseWith(null)
  await check('back again: the refused letter leaves', async () => isIn(mail, other.email))
  await check('back again: who signed up ahead is signed in', isSignedIn(newcomer))
  await check('back again: a limit lasts as long as its rule', async () => {
    const answer = await wrongly(stranger, person.email)
    return answer.status === 422 || Number(answer.headers.get('retry-after')) <= LONGEST_WAIT_S
  })
  await asEver('back again')

  setClock(-HOUR_MS)
  await asEver('an hour back')
  const trial =
    trialBefore + (await recipesOf(member)) + (await recipesOf(member)) + (await recipesOf(member))
  await check('a trial was three recipes in all', async () => trial === 3)
}

const wrongly = (client: Client, email: string) =>
  client.post('/auth/sign-in', { email, password: 'not it, not it' })

/** Wrong passwords until no more are answered. */
async function guess(client: Client, email: string): Promise<void> {
  for (let tries = 0; tries < 20; tries++) if ((await wrongly(client, email)).status === 429) return
  throw new Error('Wrong passwords were answered without end')
}

/** How many recipes one click gives: one, or none where the trial is over. */
const recipesOf = async (client: Client): Promise<number> =>
  (await client.generate()).filter(({ type }) => type === 'recipe').length

async function isPlanMade(client: Client): Promise<boolean> {
  const answer = await client.post('/meal-planning', {
    intent: 'create',
    name: 'By any clock',
    days: '1',
    mealsPerDay: '3',
    idempotencyKey: randomUUID(),
  })
  const planId = /making=(.+)$/.exec(answer.headers.get('location') ?? '')?.[1]
  if (!planId) throw new Error(`A plan was answered with ${answer.status}`)
  const events = await (await client.request(`/meal-planning/plans/${planId}/events`)).text()
  return events.includes('"status":"ready"')
}

const isIn = (mail: SmtpDouble, email: string): boolean =>
  mail.emails.some(({ recipients }) => recipients.includes(email))

/** Signs somebody new up, who gets a letter with a link. */
async function askForLink(server: RunningServer): Promise<Person> {
  const person = somebody()
  await signedUpClient(server, person)
  return person
}

/** Whether what is done is followed by a letter before a failed job would be tried again. */
async function hasLetter(mail: SmtpDouble, act: () => Promise<Person>): Promise<boolean> {
  const { email } = await act()
  const deadline = performance.now() + SOON_MS / 4
  while (!isIn(mail, email) && performance.now() < deadline)
    await new Promise((resolve) => setTimeout(resolve, 100))
  return isIn(mail, email)
}

function openClock(): {
  environment: Record<string, string>
  set(shiftMs: number): void
  close(): void
} {
  const folder = mkdtempSync(join(tmpdir(), 'mealwright-clock-'))
  const file = join(folder, 'shift-ms')
  const set = (shiftMs: number) => {
    writeFileSync(`${file}.new`, String(shiftMs))
    renameSync(`${file}.new`, file)
  }
  set(0)
  const preload = pathToFileURL(join(import.meta.dirname, 'shifted-clock.ts')).href
  return {
    environment: { NODE_OPTIONS: `--import ${preload}`, CLOCK_SHIFT_FILE: file },
    set,
    close: () => rmSync(folder, { recursive: true, force: true }),
  }
}
