import { desc, eq, lt } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { staffActions, staffUsers } from '#app/db/schema/index.ts'
import type { AuditAction } from '#app/domain/staff/audit-actions.ts'
import type { Staff } from './staff.ts'

export type AuditEntryInList = {
  id: string
  who: string
  action: AuditAction
  about: string
  createdAt: Date
}

const KEPT_MS = 365 * 24 * 60 * 60 * 1000
const SHOWN = 50

/** Writes down who did what, in the transaction that does it. `about` names the thing and holds nothing of a member. */
export async function recordAuditEntry(
  db: Db | Tx,
  staff: Pick<Staff, 'name'> & { id: string | null },
  action: AuditAction,
  about: string,
  now: Date,
): Promise<void> {
  await db.insert(staffActions).values({
    id: newId(now.getTime()),
    staffId: staff.id,
    staffName: staff.name,
    action,
    about: about.slice(0, 200),
    createdAt: now,
  })
}

/** The latest audit entries, newest first. The name stays when its account has gone. */
export async function listAuditEntries(db: Db): Promise<AuditEntryInList[]> {
  const rows = await db
    .select({
      id: staffActions.id,
      action: staffActions.action,
      about: staffActions.about,
      createdAt: staffActions.createdAt,
      nameThen: staffActions.staffName,
      nameNow: staffUsers.name,
    })
    .from(staffActions)
    .leftJoin(staffUsers, eq(staffUsers.id, staffActions.staffId))
    .orderBy(desc(staffActions.createdAt), desc(staffActions.id))
    .limit(SHOWN)
  return rows.map(({ nameThen, nameNow, ...row }) => ({ ...row, who: nameNow ?? nameThen }))
}

export async function deleteOldAuditEntries(db: Db, now: Date): Promise<void> {
  await db.delete(staffActions).where(lt(staffActions.createdAt, new Date(now.getTime() - KEPT_MS)))
}
