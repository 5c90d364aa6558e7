import { timingSafeEqual } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { profiles, useUpReminders } from '#app/db/schema/index.ts'
import { reminderTokenSchema } from '#app/domain/pantry/reminder-forms.ts'
import { DEFAULT_REMINDERS, type ReminderFrequency } from '#app/domain/pantry/reminders.ts'
import type { Services } from '#app/features/services.ts'

/** How often a member is reminded. */
export async function remindersOf(db: Db, { id }: { id: string }): Promise<ReminderFrequency> {
  const [row] = await db
    .select({ frequency: useUpReminders.frequency })
    .from(useUpReminders)
    .where(eq(useUpReminders.memberId, id))
  return row?.frequency ?? DEFAULT_REMINDERS
}

export async function saveReminders(
  db: Db,
  { id: memberId }: { id: string },
  frequency: ReminderFrequency,
  now: Date,
): Promise<void> {
  const values = { frequency, updatedAt: now }
  await db
    .insert(useUpReminders)
    .values({ memberId, ...values })
    .onConflictDoUpdate({ target: useUpReminders.memberId, set: values })
}

const sealOf = ({ seal }: Pick<Services, 'seal'>, memberId: string): string =>
  seal('use-up-reminders-leave', memberId)

/** Where a click ends the reminders. Every mail to a member carries the same address. */
export const leaveRemindersUrl = (needs: Pick<Services, 'seal' | 'site'>, memberId: string): string =>
  `${needs.site.origin}/reminders/leave?token=${memberId}.${sealOf(needs, memberId)}`

/** Sends no more reminders to whom this link was mailed; false for a link that we did not make. */
export async function leaveReminders(
  needs: Pick<Services, 'db' | 'seal' | 'now'>,
  token: string,
): Promise<boolean> {
  const { data } = reminderTokenSchema.safeParse(token)
  if (!data || !isId(data.memberId)) return false
  const [given, ours] = [Buffer.from(data.seal), Buffer.from(sealOf(needs, data.memberId))]
  if (given.length !== ours.length || !timingSafeEqual(given, ours)) return false
  if ((await needs.db.$count(profiles, eq(profiles.id, data.memberId))) === 0) return false
  await saveReminders(needs.db, { id: data.memberId }, 'off', needs.now())
  return true
}
