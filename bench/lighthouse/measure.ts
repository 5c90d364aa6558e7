import lighthouse, { type Result } from 'lighthouse'

export type Measured = {
  name: string
  /** Out of a hundred. */
  scores: { performance: number; accessibility: number; bestPractices: number; seo: number }
  /** Worked out by Lighthouse from an unthrottled visit. */
  paintMs: number
  /** Seen on a connection and a processor that were really slowed down. */
  seenPaintMs: number
  shift: number
  blockedMs: number
  /** Compressed, as it travels. */
  scriptKb: number
  /** Audits that cost points, with what they say. */
  faults: string[]
}

type Wanted = { address: string; name: string; port: number; runs: number }

/** Lighthouse's medians of one page. The first, unmeasured visit lets the server keep what it keeps. */
export async function measure({ address, name, port, runs }: Wanted): Promise<Measured> {
  await (await fetch(address)).text()
  const results: Result[] = []
  for (let run = 0; run < runs; run++) {
    const ran = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices', 'seo'],
    })
    if (!ran) throw new Error(`Lighthouse gave nothing for ${address}`)
    results.push(ran.lhr)
  }
  const slowed: Result[] = []
  for (let run = 0; run < runs; run++) {
    const ran = await lighthouse(address, {
      port,
      output: 'json',
      logLevel: 'error',
      throttlingMethod: 'devtools',
      onlyAudits: ['largest-contentful-paint', 'cumulative-layout-shift'],
    })
    if (ran) slowed.push(ran.lhr)
  }
  const of = (pick: (result: Result) => number) => median(results.map(pick))
  const seen = (audit: string) =>
    median(slowed.map((result) => result.audits[audit]?.numericValue ?? Number.NaN))
  const score = (category: string) =>
    of((result) => Math.round((result.categories[category]?.score ?? 0) * 100))
  const figure = (audit: string) => of((result) => result.audits[audit]?.numericValue ?? Number.NaN)
  return {
    name,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
    },
    paintMs: figure('largest-contentful-paint'),
    seenPaintMs: seen('largest-contentful-paint'),
    shift: Math.max(figure('cumulative-layout-shift'), seen('cumulative-layout-shift')),
    blockedMs: figure('total-blocking-time'),
    scriptKb: of(scriptKbOf),
    faults: faultsOf(results.at(-1)!),
  }
}

function scriptKbOf(result: Result): number {
  const details = result.audits['network-requests']?.details
  if (details?.type !== 'table') return 0
  const scripts = details.items.filter((item) => item['resourceType'] === 'Script')
  return scripts.reduce((sum, item) => sum + Number(item['transferSize']), 0) / 1024
}

function faultsOf(result: Result): string[] {
  const weighty = new Set(
    Object.values(result.categories).flatMap(({ auditRefs }) =>
      auditRefs.filter(({ weight }) => weight > 0).map(({ id }) => id),
    ),
  )
  return Object.values(result.audits)
    .filter(({ id, score }) => weighty.has(id) && score !== null && score < 0.9)
    .map(({ id, title, displayValue, details }) => {
      const nodes = details?.type === 'table' ? details.items.slice(0, 3).map(nodeOf).filter(Boolean) : []
      return [`${id} (${title})`, displayValue, ...nodes].filter(Boolean).join(' – ')
    })
}

function nodeOf(item: Record<string, unknown>): string {
  const node = item['node']
  return typeof node === 'object' && node !== null ? String(Reflect.get(node, 'snippet')).slice(0, 120) : ''
}

function median(values: readonly number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN
}
