/**
 * `npm run bench -- soak [--minutes 30 --engine embedded|postgres --actors 12 --pause 400]`: memory of the built server
 * at rest, every minute under mixed traffic, and a minute after it; CPU, requests and times by kind beside it. Memory
 * is flat where the second half of the run holds no more than the first. Writes into docs/benchmarks.md with `--write`.
 * With `--snapshots FOLDER` the heap is written there at rest, after 3 minutes and at the end, and what grew is listed;
 * writing it takes memory itself, so the other figures of such a run say nothing.
 */
import { parseArgs } from 'node:util'
import { join } from 'node:path'
import { buildIfStale } from '#server/build.ts'
import { openClient } from '#tests/support/client.ts'
import { findPostgres, startPostgres } from '#tests/support/postgres.ts'
import makeReadyData from '#tests/support/ready-data.ts'
import { type RunningServer, runServer } from '#tests/support/run-server.ts'
import { growthTable, type Heap, heapOf, snapshotSettings, takeSnapshot } from './heap-snapshots.ts'
import { act, type Traffic } from './mixed-traffic.ts'
import { cpuMsOf, median, percentile, residentMbOf } from './process-figures.ts'
import { writeSection } from './report.ts'
import { benchArguments, isSmoke, sized } from './smoke.ts'

/** By then what the start needed for a moment is given back. */
const SETTLE_MS = sized(15_000, 100)
const REST_MS = sized(60_000, 100)
const SAMPLE_EVERY_S = sized(10, 1)

const { values } = parseArgs({
  args: benchArguments,
  options: {
    minutes: { type: 'string', default: String(sized(30, 0.1)) },
    engine: { type: 'string', default: 'embedded' },
    actors: { type: 'string', default: '12' },
    pause: { type: 'string', default: '400' },
    snapshots: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})
const [minutes, actors, pauseMs] = [values.minutes, values.actors, values.pause].map(Number) as [
  number,
  number,
  number,
]
const SNAPSHOT_MINUTE = 3
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

await buildIfStale(join(import.meta.dirname, '..'))
await makeReadyData()
const programs = values.engine === 'postgres' ? findPostgres() : null
if (values.engine === 'postgres' && !programs) throw new Error('PostgreSQL is not on this machine')
const postgres = programs ? await startPostgres(programs) : null
try {
  const server = await startFilled()
  try {
    const text = await soak(server)
    console.log(text)
    if (values.write || isSmoke)
      writeSection({
        name: `soak-${values.engine}`,
        heading: `Mixed traffic, ${postgres ? 'PostgreSQL' : 'embedded database'}`,
        command: `npm run bench -- soak --write --engine ${values.engine} --minutes ${minutes} --actors ${actors} --pause ${pauseMs}`,
        text,
      })
  } finally {
    await server.dispose()
  }
} finally {
  await postgres?.stop()
}

/** A server as it is started again: its members and their recipes are there already. */
async function startFilled(): Promise<RunningServer> {
  const options = {
    args: ['--demo'],
    environment: {
      ...(postgres && { DATABASE_URL: postgres.url }),
      ...(values.snapshots && snapshotSettings(values.snapshots)),
    },
  }
  // What the embedded database starts from was filled by another process.
  if (!postgres) return runServer(options)
  const first = await runServer(options)
  await first.kill()
  return runServer({ ...options, dataDir: first.dataDir })
}

async function soak(server: RunningServer): Promise<string> {
  const pid = server.process.pid!
  await sleep(SETTLE_MS)
  const restMb = residentMbOf(pid)
  console.error(`at rest ${Math.round(restMb)} MB`)
  const heaps: { label: string; heap: Heap }[] = []
  const look = async (label: string) => {
    if (values.snapshots) heaps.push({ label, heap: heapOf(await takeSnapshot(pid, values.snapshots)) })
  }
  await look('at rest')
  const member = openClient(server)
  await member.post('/auth/sign-in', { email: 'premium@demo.example', password: 'demo-premium-member' })
  const traffic: Traffic = { times: new Map(), refused: new Map() }
  const over = new AbortController()
  const cpuBeforeMs = cpuMsOf(pid)
  const running = Array.from({ length: actors }, (_, index) =>
    act(server, { member: index % 3 ? member : null, pauseMs, until: over.signal, traffic }),
  )
  const samples: number[] = []
  const startedMs = performance.now()
  for (let seconds = SAMPLE_EVERY_S; seconds <= minutes * 60; seconds += SAMPLE_EVERY_S) {
    await sleep(Math.max(0, startedMs + seconds * 1000 - performance.now()))
    samples.push(residentMbOf(pid))
    if (seconds % 60 === 0) console.error(`minute ${seconds / 60}: ${Math.round(samples.at(-1)!)} MB`)
    if (seconds === SNAPSHOT_MINUTE * 60) await look(`after ${SNAPSHOT_MINUTE} minutes`)
  }
  over.abort()
  await Promise.all(running)
  await look(`after ${minutes} minutes`)
  const cpuMs = cpuMsOf(pid) - cpuBeforeMs
  const requests = [...traffic.times.values()].reduce((sum, { length }) => sum + length, 0)
  await sleep(REST_MS)
  const found = report({ restMb, samples, afterMb: residentMbOf(pid), cpuMs, requests, traffic })
  return heaps.length > 0 ? [...growthTable(heaps), '', found].join('\n') : found
}

type Found = {
  restMb: number
  samples: readonly number[]
  afterMb: number
  cpuMs: number
  requests: number
  traffic: Traffic
}

function report({ restMb, samples, afterMb, cpuMs, requests, traffic }: Found): string {
  const half = Math.floor(samples.length / 2)
  const [first, second] = [samples.slice(0, half), samples.slice(half)]
  const mb = (value: number) => `${Math.round(value)} MB`
  const kinds = [...traffic.times].toSorted(([one], [other]) => one.localeCompare(other))
  const refused = [...traffic.refused].map(([kind, times]) => `${kind} × ${times}`)
  return [
    `Node ${process.versions.node}, ${minutes} minutes, ${actors} actors with ${pauseMs} ms between two requests: ${requests.toLocaleString('en-GB')} requests (${(requests / minutes / 60).toFixed(1)} a second), ${(cpuMs / requests).toFixed(1)} ms of CPU each.`,
    '',
    '| memory of the process | |',
    '|---|---:|',
    `| at rest | ${mb(restMb)} |`,
    `| under load, first half: median, most | ${mb(median(first))}, ${mb(Math.max(...first))} |`,
    `| under load, second half: median, most | ${mb(median(second))}, ${mb(Math.max(...second))} |`,
    `| a minute after the load | ${mb(afterMb)} |`,
    '',
    '| request | number | p50, ms | p99, ms |',
    '|---|---:|---:|---:|',
    ...kinds.map(
      ([kind, times]) =>
        `| ${kind} | ${times.length.toLocaleString('en-GB')} | ${median(times).toFixed(0)} | ${percentile(times, 0.99).toFixed(0)} |`,
    ),
    '',
    refused.length === 0 ? 'Every request was answered.' : `Refused: ${refused.join(', ')}.`,
  ].join('\n')
}
