import { desc, eq, lt } from 'drizzle-orm'
import { newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { staffActions, staffUsers } from '#app/db/schema/index.ts'
import type { StaffDeed } from '#app/domain/staff/deeds.ts'
import type { Staff } from './staff.ts'

export type StaffActionInList = { id: string; who: string; deed: StaffDeed; about: string; createdAt: Date }

const KEPT_MS = 365 * 24 * 60 * 60 * 1000
const SHOWN = 50

/** Writes down who did what, in the transaction that does it. `about` names the thing and holds nothing of a member. */
export async function noteDeed(
  db: Db | Tx,
  staff: Pick<Staff, 'name'> & { id: string | null },
  deed: StaffDeed,
  about: string,
  now: Date,
): Promise<void> {
  await db.insert(staffActions).values({
    id: newId(now.getTime()),
    staffId: staff.id,
    staffName: staff.name,
    deed,
    about: about.slice(0, 200),
    createdAt: now,
  })
}

/** The latest deeds, newest first. The name stays when its account has gone. */
export async function listDeeds(db: Db): Promise<StaffActionInList[]> {
  const rows = await db
    .select({
      id: staffActions.id,
      deed: staffActions.deed,
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

export async function forgetOldDeeds(db: Db, now: Date): Promise<void> {
  await db.delete(staffActions).where(lt(staffActions.createdAt, new Date(now.getTime() - KEPT_MS)))
}
