/**
 * `npm run bench -- relay`: what stands between a model and the page. A double in a process of its own sends 100 tokens a
 * second to each of 50 streams at once; the lag is from a token's writing to the event that carries it. Writes the
 * table into docs/benchmarks.md.
 */
import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { cookbook } from '#app/cookbook.server.ts'
import type { RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { kitchenChef } from '#app/ports/ai/kitchen-chef.server.ts'
import { modelChef } from '#app/ports/ai/model-chef.server.ts'
import { unmetered } from '#app/ports/ai/model-meter.ts'
import { readUnfinished } from '#app/ports/ai/recipe-reply.ts'
import { openRecipeStream } from '#app/ports/ai/recipe-stream.ts'
import { type Question, replyTo } from '#tests/support/fake-ai/replies.ts'
import { CHARS_PER_TOKEN, monotonicMs } from '#tests/support/fake-ai/server.ts'
import { freePort } from '#tests/support/run-server.ts'
import { median, percentile } from './process-figures.ts'
import { writeSection } from './report.ts'
import { sized } from './smoke.ts'

const STREAMS = sized(50, 3)
const TOKENS_PER_SECOND = sized(100, 1000)
const ROUNDS = sized(3, 1)

const root = join(import.meta.dirname, '..')
const port = await freePort()
const baseUrl = `http://127.0.0.1:${port}/v1`

type Arrival = { atMs: number; draft: string; hasHead: boolean }
type Call = { question: Question; tokenTimesMs: number[] }

const requestOf = (stream: number): RecipeRequest => ({
  // The amount tells the streams apart.
  ingredients: [`${200 + stream} g rice`, 'chicken thighs', 'spinach'],
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Beginner',
  dietaryRestriction: 'None',
  numRecipes: 1,
  seed: stream,
})

const double = spawn(process.execPath, [join(root, 'scripts', 'fake-ai.ts')], {
  env: { ...process.env, PORT: String(port), TOKENS_PER_SECOND: String(TOKENS_PER_SECOND) },
  stdio: 'ignore',
})
try {
  await untilReady()
  const chef = modelChef({
    settings: {
      provider: 'openai-compatible',
      baseUrl,
      apiKey: undefined,
      textModel: 'double',
      visionModel: undefined,
      imageModel: undefined,
    },
    kitchen: kitchenChef(cookbook()),
    meter: unmetered,
    warn: (facts, message) => console.error(message, facts),
  })
  const follow = async (stream: number): Promise<Arrival[]> => {
    const arrivals: Arrival[] = []
    const signal = new AbortController().signal
    for await (const event of chef.writeRecipes(requestOf(stream), { signal })) {
      if (event.type !== 'draft') continue
      const atMs = monotonicMs()
      const { name, description, cookingTimeMin, difficulty } = event.draft
      const hasHead = ![name, description, cookingTimeMin, difficulty].includes(undefined)
      arrivals.push({ atMs, draft: JSON.stringify(event.draft), hasHead })
    }
    return arrivals
  }
  // Warms libraries and compiled code, and lets the double cook all it will say.
  await Promise.all(Array.from({ length: STREAMS }, (_, stream) => follow(stream)))

  const lags: number[] = []
  const firsts: number[] = []
  const heads: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    const before = (await callsOf()).length
    const streams = await Promise.all(Array.from({ length: STREAMS }, (_, stream) => follow(stream)))
    const calls = (await callsOf()).slice(before)
    for (const [stream, arrivals] of streams.entries()) {
      const call = calls.find(({ question }) => question.text.includes(`"${200 + stream} g rice"`))
      if (!call || arrivals.length === 0) throw new Error(`stream ${stream} carried nothing`)
      const [startMs] = call.tokenTimesMs
      lags.push(...lagsOf(call, arrivals, requestOf(stream)))
      firsts.push(arrivals[0]!.atMs - startMs!)
      heads.push(arrivals.find(({ hasHead }) => hasHead)!.atMs - startMs!)
    }
  }

  const row = (name: string, values: number[], goal: string) =>
    `| ${name} | ${median(values).toFixed(2)} | ${percentile(values, 0.99).toFixed(1)} | ${goal} |`
  const report = [
    `${STREAMS} streams at once, ${TOKENS_PER_SECOND} tokens of ${CHARS_PER_TOKEN} letters a second each, ${ROUNDS} rounds, ${lags.length} events; relay and double share the machine.`,
    '',
    '| ms | p50 | p99 | goal |',
    '|---|---:|---:|---|',
    row('relay lag: token written to event given', lags, 'p50 1, p99 20'),
    row('first letters of a card after the first token', firsts, '100'),
    row('whole head of a card after the first token', heads, '500'),
  ].join('\n')
  console.log(report)
  writeSection({
    name: 'relay',
    heading: 'Between the model and the page',
    command: 'npm run bench -- relay',
    text: report,
  })
} finally {
  double.kill()
}

/** For each event, the time since the last token that changed what it says. */
function lagsOf(
  { question, tokenTimesMs }: Call,
  arrivals: readonly Arrival[],
  request: RecipeRequest,
): number[] {
  const stream = openRecipeStream()
  const reply = replyTo(question)
  const timesOf = new Map<string, number[]>()
  for (const [index, atMs] of tokenTimesMs.entries()) {
    stream.push(reply.slice(index * CHARS_PER_TOKEN, (index + 1) * CHARS_PER_TOKEN))
    const draft = JSON.stringify(readUnfinished(stream.unfinished(), request))
    timesOf.set(draft, [...(timesOf.get(draft) ?? []), atMs])
  }
  return arrivals.map(({ atMs, draft }) => {
    const writtenMs = timesOf.get(draft)?.findLast((timeMs) => timeMs <= atMs)
    if (writtenMs === undefined) throw new Error(`no token explains ${draft}`)
    return atMs - writtenMs
  })
}

async function callsOf(): Promise<Call[]> {
  const response = await fetch(new URL('/control/calls', baseUrl))
  return (await response.json()) as Call[]
}

async function untilReady(): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    const isReady = await callsOf().then(
      () => true,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  throw new Error('The double did not start')
}
