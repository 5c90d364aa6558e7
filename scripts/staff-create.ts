/**
 * Makes an account for the staff area and prints a link to choose its password by; the link works once, for a day.
 *
 *   npm run setup -- staff --email anna@example.org --name "Anna Miller"
 *   npm run setup -- staff --email anna@example.org --name "Anna Miller" --ask    asks for the password instead
 *   npm run setup -- staff --email anna@example.org --name "Anna Miller" --rank editor    or writer; an owner without it
 *   npm run setup -- staff --email anna@example.org --reset                       for whoever cannot get in any more:
 *                                                   a new password, no second factor, every session ended;
 *                                                   with --rank owner also that rank
 *
 * With the embedded database, stop the server first. On PostgreSQL it runs at any time.
 */
import { randomBytes } from 'node:crypto'
import { join, resolve } from 'node:path'
import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { parseArgs } from 'node:util'
import { readConfig } from '#app/config.server.ts'
import { openDatabase } from '#app/db/open.server.ts'
import { emailSchema } from '#app/domain/account.ts'
import { weaknessOf } from '#app/domain/staff/password.ts'
import { isStaffRank, STAFF_RANKS, type StaffRank } from '#app/domain/staff/ranks.ts'
import { staffNameSchema } from '#app/domain/staff/staff-forms.ts'
import { createStaff, resetStaff } from '#app/features/staff/create-staff.server.ts'
import { makePasswordLink } from '#app/features/staff/own-password.server.ts'
import { openStaffAuth } from '#app/features/staff/staff-auth.server.ts'
import { STAFF_LOGIN } from '#app/features/staff/staff-paths.ts'

const USAGE =
  'usage: npm run setup -- staff --email <address> --name <name> [--rank owner|editor|writer] [--ask] [--reset]'

type Given = { email: string; name: string; rank: StaffRank | undefined; ask: boolean; reset: boolean }

function readArguments(): Given {
  const { values } = parseArgs({
    options: {
      email: { type: 'string' },
      name: { type: 'string' },
      rank: { type: 'string' },
      ask: { type: 'boolean', default: false },
      reset: { type: 'boolean', default: false },
    },
  })
  if (values.email === undefined || (values.name === undefined && !values.reset)) throw new Error(USAGE)
  const email = emailSchema.safeParse(values.email)
  if (!email.success) throw new Error(`--email: ${email.error.issues[0]?.message}`)
  const { rank } = values
  if (rank !== undefined && !isStaffRank(rank)) throw new Error(`--rank: one of ${STAFF_RANKS.join(', ')}`)
  if (values.reset) return { ...values, email: email.data, name: values.name ?? '', rank }
  const name = staffNameSchema.safeParse(values.name)
  if (!name.success) throw new Error(`--name: ${name.error.issues[0]?.message}`)
  return { ...values, email: email.data, name: name.data, rank }
}

/** Reads a line; on a terminal nothing of it is shown. */
async function askPassword(): Promise<string> {
  const { isTTY } = process.stdin
  if (isTTY) process.stdout.write('Password: ')
  const silent = new Writable({ write: (_chunk, _encoding, done) => done() })
  const reader = createInterface({ input: process.stdin, output: silent, terminal: isTTY })
  try {
    for await (const line of reader) return line
    throw new Error('No password was given.')
  } finally {
    reader.close()
    if (isTTY) process.stdout.write('\n')
  }
}

async function main(): Promise<void> {
  const { email, name, rank, ask, reset } = readArguments()
  const config = readConfig(process.env)
  const typed = ask ? await askPassword() : null
  const weakness = typed === null ? null : weaknessOf(typed, { email, name })
  if (weakness) throw new Error(weakness)
  const database = await openDatabase({
    url: config.databaseUrl,
    dataDir: resolve(config.dataDir),
    migrationsDir: join(import.meta.dirname, '..', 'migrations'),
  })
  try {
    const { db } = database
    const now = new Date()
    const password = typed ?? randomBytes(32).toString('base64url')
    const id = reset
      ? await resetStaff(db, { email, password, rank }, now)
      : await createStaff(db, { email, name, rank: rank ?? 'owner', password }, now)
    console.log(`${reset ? 'Reset' : 'Made'} the staff account ${email} in ${database.describe()}`)
    if (typed !== null) {
      console.log(`Sign in at ${config.origin}${STAFF_LOGIN}`)
    } else {
      // Links lie hashed, without a key: whichever process serves the page understands this one.
      const auth = openStaffAuth({ db, origin: config.origin, secret: randomBytes(32).toString('hex') })
      const link = await makePasswordLink(auth, config.origin, id, now)
      console.log(`Choose the password here, once and within a day:\n  ${link}`)
    }
  } finally {
    await database.close()
  }
}

try {
  await main()
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
