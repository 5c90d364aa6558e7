import { type SQL, sql } from 'drizzle-orm'
import type { Db } from './open.server.ts'

type Preparable<Rows> = {
  prepare(name: string): { execute(values: Record<string, unknown>): Promise<Rows> }
}

/**
 * A query that pages ask for again and again, as a prepared statement: written once per process, read and planned once
 * per connection, which costs more than running it. What differs from call to call is a `sql.placeholder`, and a limit
 * is written by `literal`: with one that it does not know, the database would plan anew every time.
 */
export function prepared<Rows>(name: string, build: (db: Db) => Preparable<Rows>) {
  const statements = new WeakMap<Db, ReturnType<Preparable<Rows>['prepare']>>()
  return async (db: Db, values: Record<string, unknown> = {}): Promise<Rows> => {
    let statement = statements.get(db)
    if (!statement) statements.set(db, (statement = build(db).prepare(name)))
    return statement.execute(values)
  }
}

/** A number that is part of the statement and no parameter of it; Drizzle takes it where it asks for a number. */
export const literal = (value: number): number => sql.raw(String(value)) as SQL & number
