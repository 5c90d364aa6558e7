import type pg from 'pg'
import type { SpanAbout, Traces } from './traces.ts'

type Ask = (...given: unknown[]) => unknown

/**
 * Makes each query of work that is traced a span: what it does and to which table, never its values. Queries with a
 * callback are the pool's own way of asking, and are counted where they were asked for.
 */
export function traceQueries(pool: pg.Pool, traces: Traces): void {
  pool.query = tracedAsk(pool.query.bind(pool), traces) as pg.Pool['query']
  const connect = pool.connect.bind(pool) as Ask
  const known = new WeakSet<object>()
  pool.connect = ((...given: unknown[]): unknown => {
    if (typeof given[0] === 'function') return connect(...given)
    return (connect() as Promise<pg.PoolClient>).then((client) => {
      if (known.has(client)) return client
      known.add(client)
      client.query = tracedAsk(client.query.bind(client), traces) as pg.PoolClient['query']
      return client
    })
  }) as pg.Pool['connect']
}

const tracedAsk =
  (ask: Ask, traces: Traces): Ask =>
  (...given) =>
    typeof given.at(-1) === 'function' ? ask(...given) : traces.span(aboutOf(given[0]), () => ask(...given))

/** The first word of a statement and the first table it names. */
function aboutOf(asked: unknown): SpanAbout {
  const text = typeof asked === 'string' ? asked : ((asked as { text?: string }).text ?? '')
  const operation = /^\s*([a-z]+)/i.exec(text)?.[1]?.toLowerCase() ?? 'query'
  const table = /\b(?:from|into|update|join)\s+"?([a-z_]{1,60})"?/i.exec(text)?.[1]
  const attributes = {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table && { 'db.collection.name': table }),
  }
  return { name: table ? `${operation} ${table}` : operation, kind: 'client', attributes, isPart: true }
}
