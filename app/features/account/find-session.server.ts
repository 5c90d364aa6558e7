import { eq, getTableColumns, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { prepared } from '#app/db/prepared.server.ts'
import { sessions, users } from '#app/db/schema/index.ts'

const sessionByHash = prepared('session_by_hash', (db) =>
  db
    .select({ session: getTableColumns(sessions), user: getTableColumns(users) })
    .from(sessions)
    .innerJoin(users, eq(users.id, sessions.userId))
    .where(eq(sessions.token, sql.placeholder('tokenHash'))),
)

/** A session and whose it is in one query, as better-auth takes both; it would ask twice. */
export async function findSession(db: Db, tokenHash: string): Promise<Record<string, unknown> | null> {
  const [row] = await sessionByHash(db, { tokenHash })
  return row ? { ...row.session, user: row.user } : null
}
