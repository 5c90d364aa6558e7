import { randomUUID } from 'node:crypto'
import type { Random } from '#app/domain/random.ts'
import { type Client, openClient, type Person, somebody } from './client.ts'

export type Acknowledged = 'accounts' | 'pantry' | 'removals' | 'shopping' | 'names'

/** A member who writes, and what they were told is done. */
export type Writer = {
  /** The address it writes to, which changes when the server starts again. */
  server: { origin: string }
  client: Client
  person: Person
  isMember: boolean
  /** Names of foods: in the pantry, and taken out of it. A name that was on its way when the server died is in neither. */
  pantry: Set<string>
  removed: Set<string>
  shopping: Set<string>
  /** The public name, and those that may have been written after it without an answer. */
  name: string | null
  unanswered: Set<string>
}

/** Somebody new; every third time, somebody who was there before and has things. */
export function newWriter(server: { origin: string }, everybody: readonly Writer[], random: Random): Writer {
  const known = everybody.filter(({ isMember, pantry }) => isMember && pantry.size > 0)
  if (known.length > 0 && random() < 1 / 3) return known[Math.floor(random() * known.length)]!
  const own = { origin: server.origin }
  return {
    server: own,
    client: openClient(own),
    person: somebody(),
    isMember: false,
    pantry: new Set(),
    removed: new Set(),
    shopping: new Set(),
    name: null,
    unanswered: new Set(),
  }
}

/** Writes one thing after the other until nobody answers any more. */
export async function writeUntilGone(
  writer: Writer,
  random: Random,
  counts: Record<Acknowledged, number>,
): Promise<void> {
  try {
    if (!writer.isMember) {
      const { status } = await writer.client.post('/auth/sign-up', writer.person)
      if (status !== 302) throw new Error(`A sign-up was answered with ${status}`)
      writer.isMember = true
      counts.accounts++
    }
    for (;;) counts[await writeOnce(writer, random())]++
  } catch (error) {
    // The connection ended with the server. Everything else is a fault of the run.
    if (!(error instanceof TypeError)) throw error
  }
}

async function writeOnce(writer: Writer, chance: number): Promise<Acknowledged> {
  const { pantry, removed, shopping, unanswered } = writer
  const name = `Lentils ${uniqueWord()}`
  if (chance < 0.4) {
    await done(writer, '/meal-planning/pantry', {
      intent: 'add',
      name,
      quantity: '200',
      unit: 'grams',
      idempotencyKey: randomUUID(),
    })
    pantry.add(name)
    return 'pantry'
  }
  if (chance < 0.5 && pantry.size > 0) {
    const foods = [...pantry]
    // Until it is answered nobody knows.
    pantry.clear()
    await done(writer, '/meal-planning/pantry', { intent: 'clear' })
    for (const food of foods) removed.add(food)
    return 'removals'
  }
  if (chance < 0.8) {
    await done(writer, '/shopping', { intent: 'add', lines: name, operationKey: randomUUID() })
    shopping.add(name)
    return 'shopping'
  }
  unanswered.add(name)
  await done(writer, '/profile', { intent: 'change-label', label: name })
  writer.name = name
  unanswered.clear()
  return 'names'
}

/** Letters alone: figures in a name would be read as an amount. */
const uniqueWord = () =>
  randomUUID()
    .slice(0, 8)
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'[Number(digit)]!)

async function done({ client }: Writer, path: string, fields: Record<string, string>): Promise<void> {
  const response = await client.post(path, fields)
  const text = await response.text()
  if (response.status >= 400)
    throw new Error(
      `${fields['intent']} of ${path} was answered with ${response.status}: ${/role="alert"[^>]*>.{0,300}/s.exec(text)?.[0] ?? ''}`,
    )
}

/** What a member was told is done and is not so, one line each, as their own pages show it. */
export async function checkMember(writer: Writer): Promise<string[]> {
  if (!writer.isMember) return []
  const { person, pantry, removed, shopping, name, unanswered } = writer
  const profile = await page(writer, '/profile')
  if (profile === null) return [`the account ${person.email}`]
  const inPantry = (await page(writer, '/meal-planning/pantry')) ?? ''
  const onList = (await page(writer, '/shopping')) ?? ''
  const isNamed = [name, ...unanswered].some((one) => one !== null && profile.includes(one))
  return [
    ...[...pantry].filter((food) => !inPantry.includes(food)).map((food) => `${food} in the pantry`),
    ...[...removed].filter((food) => inPantry.includes(food)).map((food) => `the removal of ${food}`),
    ...[...shopping].filter((food) => !onList.includes(food)).map((food) => `${food} on the list`),
    ...(name === null || isNamed ? [] : [`the name ${name}`]),
  ]
}

/** A process that had no processor time for seconds may say that it cannot reach its data: docs/operations.md. */
const UNAVAILABLE_FOR_MS = 30_000

/** Null where the session is not known any more. */
async function page({ client }: Writer, path: string): Promise<string | null> {
  let response = await client.request(path)
  const deadline = performance.now() + UNAVAILABLE_FOR_MS
  while (response.status === 503 && performance.now() < deadline) {
    await response.body?.cancel()
    await new Promise((resolve) => setTimeout(resolve, 500))
    response = await client.request(path)
  }
  const text = await response.text()
  if (response.status === 302 || response.status === 401) return null
  if (response.status !== 200) throw new Error(`${path} was answered with ${response.status}`)
  return text
}
