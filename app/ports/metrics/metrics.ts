/** Figures of this process in the text format of Prometheus. A few lines of our own: the format is one page long. */

export type Labels = Readonly<Record<string, string>>

export type Sample = { labels?: Labels; value: number }

type Described = { name: string; help: string }

export type Counter = { add(labels?: Labels, value?: number): void }
export type Histogram = { observe(labels: Labels, value: number): void }

export type Metrics = {
  counter(described: Described): Counter
  /** `bounds`: the upper ends of its buckets, ascending. */
  histogram(described: Described & { bounds: readonly number[] }): Histogram
  /** What is asked for at the moment somebody reads. One that fails is left out of the answer. */
  gauge(described: Described & { kind?: 'gauge' | 'counter' }, read: () => Sample[] | Promise<Sample[]>): void
  text(): Promise<string>
}

/** A name with more combinations of labels than this has a label that is not bounded: further ones are not kept. */
const MOST_SERIES = 3000

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

export function createMetrics(): Metrics {
  const parts: (() => Promise<string>)[] = []

  return {
    counter({ name, help }) {
      const series = new Map<string, number>()
      parts.push(async () => [...head(name, help, 'counter'), ...lines(name, series)].join('\n'))
      return {
        add(labels = {}, value = 1) {
          const key = labelText(labels)
          if (series.has(key) || series.size < MOST_SERIES) series.set(key, (series.get(key) ?? 0) + value)
        },
      }
    },

    histogram({ name, help, bounds }) {
      const series = new Map<string, { labels: Labels; counts: number[]; sum: number; count: number }>()
      parts.push(async () =>
        [
          ...head(name, help, 'histogram'),
          ...[...series.values()].flatMap(({ labels, counts, sum, count }) => [
            ...bounds.map(
              (bound, at) => `${name}_bucket${labelText({ ...labels, le: String(bound) })} ${counts[at]}`,
            ),
            `${name}_bucket${labelText({ ...labels, le: '+Inf' })} ${count}`,
            `${name}_sum${labelText(labels)} ${sum}`,
            `${name}_count${labelText(labels)} ${count}`,
          ]),
        ].join('\n'),
      )
      return {
        observe(labels, value) {
          const key = labelText(labels)
          let one = series.get(key)
          if (!one) {
            if (series.size >= MOST_SERIES) return
            one = { labels, counts: bounds.map(() => 0), sum: 0, count: 0 }
            series.set(key, one)
          }
          // A bucket holds everything up to its bound, so those of the smaller ones too.
          for (const [at, bound] of bounds.entries()) if (value <= bound) one.counts[at]!++
          one.sum += value
          one.count++
        },
      }
    },

    gauge({ name, help, kind = 'gauge' }, read) {
      parts.push(async () => {
        try {
          const samples = await read()
          if (samples.length === 0) return ''
          return [
            ...head(name, help, kind),
            ...samples.map(({ labels = {}, value }) => `${name}${labelText(labels)} ${value}`),
          ].join('\n')
        } catch {
          return `# ${name} could not be read`
        }
      })
    },

    async text() {
      const texts = await Promise.all(parts.map((part) => part()))
      return `${texts.filter(Boolean).join('\n')}\n`
    },
  }
}

const head = (name: string, help: string, kind: string): string[] => [
  `# HELP ${name} ${help}`,
  `# TYPE ${name} ${kind}`,
]

const lines = (name: string, series: ReadonlyMap<string, number>): string[] =>
  [...series].map(([labels, value]) => `${name}${labels} ${value}`)

function labelText(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(value)}"`)
  return pairs.length === 0 ? '' : `{${pairs.join(',')}}`
}

const escaped = (value: string): string =>
  value.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
