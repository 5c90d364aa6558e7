import type pg from 'pg'

/** 0 would mean the pool's own limit. */
const NO_LIMIT_MS = 2 ** 31 - 1

/** A statement that may take longer than any request would wait. Its setting is node-postgres' own; its types leave it out. */
export const unhurried = (text: string, values: unknown[] = []): pg.QueryConfig =>
  ({ text, ...(values.length > 0 && { values }), query_timeout: NO_LIMIT_MS }) as pg.QueryConfig
