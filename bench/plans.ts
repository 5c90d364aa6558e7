/**
 * `npm run bench -- plans`: plans of 42 meals through the built server with the kitchen, from the click to the page that
 * shows them, and how long other requests wait meanwhile; then kill -9 at random moments in 50 plans of the kitchen and
 * in 50 of a model (`--kills=N` makes others, whose table is only printed). `--part=server|kitchen|model` makes one of the three, for machines that are shared:
 * what the kills of one found is saved in .cache for the table of both. Writes the tables into docs/benchmarks.md.
 */
import { randomUUID } from 'node:crypto'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildIfStale } from '#server/build.ts'
import { type Client, openClient } from '#tests/support/client.ts'
import { startFakeAi } from '#tests/support/fake-ai/server.ts'
import { type KillReport, killPlans } from '#tests/support/kill-plans.ts'
import { countableReply } from '#tests/support/plans.ts'
import { runServer } from '#tests/support/run-server.ts'
import { percentile } from './process-figures.ts'
import { writeSection } from './report.ts'
import { benchArguments, isSmoke, sized } from './smoke.ts'

const FULL_KILLS = sized(50, 1)
const PLANS = sized(20, 2)
/** Within the limit of plans a minute, which two plans do not reach. */
const PAUSE_MS = sized(6_100, 0)
const {
  values: { part, ...values },
} = parseArgs({
  args: benchArguments,
  options: { kills: { type: 'string', default: String(FULL_KILLS) }, part: { type: 'string' } },
})
const kills = Number(values.kills)

await buildIfStale(join(import.meta.dirname, '..'))

/** From the click to the page with all meals, as a browser does it: post, follow the stream, load the page. */
async function planOnce(client: Client): Promise<{ storedMs: number; shownMs: number; firstMs: number }> {
  const clicked = performance.now()
  const answer = await client.post('/meal-planning', {
    intent: 'create',
    name: 'Bench',
    days: '7',
    mealsPerDay: '6',
    idempotencyKey: randomUUID(),
  })
  const planId = /making=(.+)$/.exec(answer.headers.get('location') ?? '')?.[1]
  if (!planId) throw new Error(`No plan was made: ${answer.status}`)
  const stream = await client.request(`/meal-planning/plans/${planId}/events`)
  let firstMs = NaN
  for await (const chunk of stream.body!) {
    if (Number.isNaN(firstMs) && /"mealsDone":[1-9]/.test(Buffer.from(chunk).toString()))
      firstMs = performance.now() - clicked
  }
  const storedMs = performance.now() - clicked
  const page = await (await client.request(`/meal-planning?plan=${planId}`)).text()
  const shownMs = performance.now() - clicked
  const meals = new Set(page.match(/href="\/recipe\/meal_plan_[0-9a-f-]{36}/g)).size
  if (meals !== 42) throw new Error(`The page shows ${meals} meals`)
  await client.post('/meal-planning', { intent: 'delete', planId })
  return { firstMs, storedMs, shownMs }
}

async function throughTheServer() {
  const server = await runServer({ args: ['--demo'] })
  try {
    const client = openClient(server)
    await client.post('/auth/sign-in', { email: 'premium@demo.example', password: 'demo-premium-member' })
    // Opening the page makes the planner ready, as it does for a person.
    await client.request('/meal-planning')
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
    const runs = [await planOnce(client)]
    const visitor = openClient(server)
    const waits: number[] = []
    const over = new AbortController()
    let isMaking = false
    const probing = (async () => {
      while (!over.signal.aborted) {
        const started = performance.now()
        await visitor.request('/health/live')
        if (isMaking) waits.push(performance.now() - started)
        await new Promise((resolve) => setTimeout(resolve, 5))
      }
    })()
    for (let index = 1; index < PLANS; index++) {
      await new Promise((resolve) => setTimeout(resolve, PAUSE_MS))
      isMaking = true
      runs.push(await planOnce(client))
      isMaking = false
    }
    over.abort()
    await probing
    return { first: runs[0]!, runs: runs.slice(1), waits }
  } finally {
    await server.dispose()
  }
}

async function killed(model: boolean): Promise<KillReport & { askedAgain: number }> {
  const double = model ? await startFakeAi({ tokensPerSecond: 400 }) : null
  double?.say(countableReply)
  const DATA_DIR = mkdtempSync(join(tmpdir(), 'mealwright-kills-'))
  try {
    const ai = double && {
      AI_PROVIDER: 'openai-compatible',
      AI_BASE_URL: double.baseUrl,
      AI_TEXT_MODEL: 'double',
    }
    const report = await killPlans({
      kills,
      plansEach: 1,
      days: model ? 3 : 7,
      mealsPerDay: model ? 3 : 6,
      withinMs: 1500,
      environment: { DATA_DIR, DATABASE_URL: '', ...ai },
      seed: 1,
    })
    return { ...report, askedAgain: double ? double.calls.length - report.meals : 0 }
  } finally {
    await double?.close()
    rmSync(DATA_DIR, { recursive: true, force: true, maxRetries: 5 })
  }
}

const ms = (list: readonly number[], share: number) => `${Math.round(percentile([...list], share))} ms`
const row = (...cells: readonly (string | number)[]) => `| ${cells.join(' | ')} |`

function spread(list: readonly number[]): [string, string] {
  return [ms(list, 0.5), ms(list, 0.95)]
}

async function serverTable(): Promise<string[]> {
  const { first, runs, waits } = await throughTheServer()
  return [
    `Machine: ${cpus().length} cores, Node ${process.versions.node}. ${runs.length} plans of 42 meals through HTTP, kitchen, embedded database.`,
    '',
    row('measure', 'p50', 'p95', 'aim'),
    '|---|---:|---:|---|',
    row('click to the first day stored and told', ...spread(runs.map(({ firstMs }) => firstMs)), ''),
    row('click to all 42 meals stored and told', ...spread(runs.map(({ storedMs }) => storedMs)), ''),
    row('click to the page with all 42 meals', ...spread(runs.map(({ shownMs }) => shownMs)), '1,000 ms'),
    row('the same for the first plan after the start', `${Math.round(first.shownMs)} ms`, '', ''),
    row('another request while plans are made', ...spread(waits), ''),
  ]
}

type Kills = Awaited<ReturnType<typeof killed>>
type Found = { kitchen?: Kills; model?: Kills }

function killTable({ kitchen, model }: Found): string[] {
  return [
    row('kill -9 at random moments', 'kitchen, 42 meals', 'model, 9 meals'),
    '|---|---:|---:|',
    ...(
      [
        ['plans, each killed once', 'plans'],
        ['kills with the plan under way', 'killsAtWork'],
        ['plans whole after the restart', 'ready'],
        ['slots with two meals', 'doubled'],
        ['recipes without a meal', 'orphans'],
        ['plans not counted exactly once', 'miscounted'],
        ['calls asked again, in all', 'askedAgain'],
        ['the most after one kill (aim at most 1)', 'mostAskedAgain'],
        ['meals the kitchen stood in for', 'filledByKitchen'],
      ] as const
    ).map(([name, key]) => row(name, kitchen?.[key] ?? 'not run', model?.[key] ?? 'not run')),
  ]
}

if (!part || part === 'server') {
  const text = (await serverTable()).join('\n')
  console.log(text)
  writeSection({ name: 'plans', heading: 'Meal plans', command: 'npm run bench -- plans', text })
}
const KEPT = join(import.meta.dirname, '..', '.cache', 'bench-plans.json')
const found: Found = part && existsSync(KEPT) ? JSON.parse(readFileSync(KEPT, 'utf8')) : {}
if (!part || part === 'kitchen') found.kitchen = await killed(false)
if (!part || part === 'model') found.model = await killed(true)
if (!isSmoke) {
  mkdirSync(dirname(KEPT), { recursive: true })
  writeFileSync(KEPT, JSON.stringify(found))
}
const table = killTable(found).join('\n')
if (part !== 'server') console.log(table)
if (part !== 'server' && kills === FULL_KILLS)
  writeSection({
    name: 'plan-kills',
    heading: 'Meal plans, killed',
    command: 'npm run bench -- plans',
    text: table,
  })
