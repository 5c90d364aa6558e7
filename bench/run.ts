/**
 * `npm run bench`: CPU per request, start, memory and generation, each beside a bare `node:http` server in the
 * same run. Writes the table into docs/benchmarks.md. Trust the ratios; absolute times depend on the machine. A page is
 * one that who asks for it gets at once: a redirect ends the run.
 */
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { cpus, tmpdir } from 'node:os'
import { join } from 'node:path'
import { buildIfStale } from '#server/build.ts'
import { type Client, openClient, signedUpClient } from '#tests/support/client.ts'
import { freePort, type RunningServer, runServer } from '#tests/support/run-server.ts'
import { expectPage, load, startBareServer, type Target, untilAnswered } from './load.ts'
import { cpuMsOf, median, percentile, residentMbOf } from './process-figures.ts'
import { writeSection } from './report.ts'
import { isSmoke, sized } from './smoke.ts'

const ROUNDS = sized(5, 1)
const ROUND_S = 3
const CONNECTIONS = 16
const STARTS = sized(5, 1)
const GENERATIONS = sized(60, 3)
/** What a premium member of the demo has: four recipes, a week planned, a diary, a pantry, a small community. */
const SIGNED_IN = [
  ['generator', '/upload'],
  ['calories', '/calories'],
  ['recipes', '/recipes'],
  ['plans: pantry', '/meal-planning'],
  ['plans: list', '/meal-planning?tab=plans'],
  ['dashboard', '/dashboard'],
  ['community', '/public-recipes'],
] as const

const root = join(import.meta.dirname, '..')
const cookieOf = (client: Client) => [...client.cookies].map((pair) => pair.join('=')).join('; ')

await buildIfStale(root)
const server = await runServer({ args: ['--demo'] })
const pid = server.process.pid!
const restMb = residentMbOf(pid)
const premium = openClient(server)
await premium.post('/auth/sign-in', { email: 'premium@demo.example', password: 'demo-premium-member' })

const pages = await measurePages(server, cookieOf(premium))
const loadedMb = residentMbOf(pid)
const generation = await measureGeneration(premium)
await server.dispose()
const starts = await measureStarts()

const report = [
  `Machine: ${cpus().length} cores, Node ${process.versions.node}. ${ROUNDS} interleaved rounds of ${ROUND_S} s, ${CONNECTIONS} connections; medians.`,
  '',
  '| page | CPU µs per request | ratio to bare `node:http` | requests per second and core | HTML, bytes | compressed |',
  '|---|---:|---:|---:|---:|---:|',
  ...pages.map(
    (row) =>
      `| ${row.name} | ${Math.round(row.cpuUs)} | ${row.ratio.toFixed(1)} | ${Math.round(1e6 / row.cpuUs).toLocaleString('en-GB')} | ${row.htmlBytes.toLocaleString('en-GB')} | ${row.sentBytes.toLocaleString('en-GB')} |`,
  ),
  '',
  '| measure | figure | bare `node:http` | ratio |',
  '|---|---:|---:|---:|',
  `| start to first page, built, data folder there (median of ${STARTS}) | ${Math.round(starts.oursMs)} ms | ${Math.round(starts.bareMs)} ms | ${(starts.oursMs / starts.bareMs).toFixed(1)} |`,
  `| memory at rest | ${Math.round(restMb)} MB | | |`,
  `| memory after the load above | ${Math.round(loadedMb)} MB | | |`,
  `| one generation through HTTP with the kitchen, p50 | ${generation.p50Ms.toFixed(1)} ms | | |`,
  `| one generation through HTTP with the kitchen, p95 | ${generation.p95Ms.toFixed(1)} ms | | |`,
].join('\n')

console.log(report)
writeSection({ name: 'server', heading: 'The server', command: 'npm run bench', text: report })

type PageRow = { name: string; cpuUs: number; ratio: number; htmlBytes: number; sentBytes: number }

async function measurePages(target: RunningServer, cookie: string): Promise<PageRow[]> {
  const bare = await startBareServer(await (await fetch(target.origin)).text())
  const targets: { name: string; url: string; pid: number; headers: Record<string, string> }[] = [
    { name: 'bare `node:http`, the same bytes', url: bare.url, pid: bare.pid, headers: {} },
    {
      name: 'landing, visitor (kept page)',
      url: target.origin,
      pid: target.process.pid!,
      headers: { 'accept-encoding': 'br' },
    },
    {
      name: 'generator, visitor (rendered)',
      url: `${target.origin}/upload`,
      pid: target.process.pid!,
      headers: { 'accept-encoding': 'br' },
    },
    ...SIGNED_IN.map(([name, path]) => ({
      name: `${name}, signed in`,
      url: target.origin + path,
      pid: target.process.pid!,
      headers: { cookie, 'accept-encoding': 'br' },
    })),
  ]
  const samples = targets.map(() => [] as number[])
  for (const one of targets) await expectPage(one)
  for (const one of targets) await loadFor(one, 1)
  for (let round = 0; round < ROUNDS; round++) {
    for (const [index, one] of targets.entries()) {
      const before = cpuMsOf(one.pid)
      const requests = await loadFor(one, ROUND_S)
      samples[index]!.push(((cpuMsOf(one.pid) - before) * 1000) / requests)
    }
  }
  const sizes = await Promise.all(targets.map(sizeOf))
  bare.stop()
  const bareUs = median(samples[0]!)
  return targets.map((one, index) => ({
    name: one.name,
    cpuUs: median(samples[index]!),
    ratio: median(samples[index]!) / bareUs,
    ...sizes[index]!,
  }))
}

async function sizeOf({ url, headers }: { url: string; headers: Record<string, string> }) {
  const response = await fetch(url, { headers })
  const html = await response.arrayBuffer()
  const sentBytes = Number(response.headers.get('content-length') ?? html.byteLength)
  return { htmlBytes: html.byteLength, sentBytes }
}

function loadFor({ url, headers }: Target, seconds: number): Promise<number> {
  const limit = isSmoke ? { amount: CONNECTIONS } : { duration: seconds }
  return load({ url, headers, connections: CONNECTIONS, ...limit })
}

async function measureGeneration(client: Client): Promise<{ p50Ms: number; p95Ms: number }> {
  const baskets = [
    ['chicken thighs', 'basmati rice', 'spinach', 'yoghurt', 'lemon'],
    ['tofu', 'pak choi', 'noodles', 'ginger'],
    ['eggs', 'potatoes', 'leeks', 'cheddar'],
  ]
  const elapsed: number[] = []
  for (let index = 0; index < GENERATIONS; index++) {
    const started = performance.now()
    const events = await client.generate({ 'ingredients[]': baskets[index % baskets.length]! })
    elapsed.push(performance.now() - started)
    const error = events.find((event) => event.type === 'error')
    if (error?.code === 'too-many-requests') {
      elapsed.pop()
      break
    }
    if (error) throw new Error(error.message)
  }
  return { p50Ms: median(elapsed), p95Ms: percentile(elapsed, 0.95) }
}

async function measureStarts(): Promise<{ oursMs: number; bareMs: number }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'mealwright-bench-'))
  const first = await runServer({ dataDir })
  await signedUpClient(first)
  await first.kill()
  const ours: number[] = []
  const bare: number[] = []
  const bodyFile = join(dataDir, 'body')
  writeFileSync(bodyFile, 'x')
  for (let round = 0; round < STARTS; round++) {
    ours.push(
      await startToPage([join(root, 'server', 'start.ts')], {
        DATA_DIR: dataDir,
        NODE_ENV: 'production',
        LOG_LEVEL: 'silent',
      }),
    )
    bare.push(await startToPage([join(root, 'bench', 'bare-server.ts')], { BODY_FILE: bodyFile }))
  }
  rmSync(dataDir, { recursive: true, force: true })
  return { oursMs: median(ours), bareMs: median(bare) }
}

async function startToPage(args: string[], environment: Record<string, string>): Promise<number> {
  const port = await freePort()
  const started = performance.now()
  const child = spawn(process.execPath, args, {
    cwd: root,
    env: { PATH: process.env['PATH'], PORT: String(port), ...environment },
    stdio: 'ignore',
  })
  await untilAnswered(`http://127.0.0.1:${port}/`)
  const elapsedMs = performance.now() - started
  const ended = new Promise((resolve) => child.once('exit', resolve))
  child.kill('SIGTERM')
  await ended
  return elapsedMs
}
