import { sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { profiles, useUpReminders, users } from '#app/db/schema/index.ts'
import { addDays, dateInZone, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import {
  DAYS_BETWEEN_REMINDERS,
  DEFAULT_REMINDERS,
  REMINDERS_LOOK_AHEAD_DAYS,
} from '#app/domain/pantry/reminders.ts'
import { enqueueEmail } from '#app/features/mail/send-mail.server.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { useUpReminder } from './reminder-email.server.ts'

type Needs = Pick<Services, 'db' | 'jobs' | 'now'>

const BATCH = 200

/**
 * Queues the day's reminders. It runs every hour from morning to evening and finds whoever is still due, so that a day
 * on which the server stood still in the morning, or a run that broke off, is made up for. Who is due and that their
 * mail is queued is one transaction each: nobody is queued twice for a day.
 */
export const remindToUseUp = defineJob<Record<string, never>, Needs>({
  name: 'remind-to-use-up',
  payload: z.object({}),
  retries: 3,
  schedule: '10 6-18 * * *',
  async handler(_payload, needs, { signal }) {
    const today = dateInZone(needs.now().getTime(), 'UTC')
    let after: string | null = null
    do {
      const due: string[] = await dueMembers(needs.db, today, after)
      for (const memberId of due) {
        signal.throwIfAborted()
        await queueReminder(needs, memberId, today)
      }
      after = due.length === BATCH ? (due.at(-1) ?? null) : null
    } while (after !== null)
  },
})

/**
 * Who may be written to today and has something to use up, that did not come into the pantry only today. In the order
 * of their ids.
 */
async function dueMembers(db: Db, today: PlainDate, after: string | null): Promise<string[]> {
  const { frequency, sentOn } = useUpReminders
  const chosen = sql`coalesce(${frequency}, ${DEFAULT_REMINDERS})`
  const { weekly, daily } = REMINDERS_LOOK_AHEAD_DAYS
  const { rows } = await db.execute<{ id: string }>(sql`
    with of_owners as (
      select user_id, min(expiry_date) as first_date
      from available_ingredients
      where removed_at is null and amount > 0
        and expiry_date between ${today} and ${addDays(today, Math.max(weekly, daily))}
        and created_at < ${`${today}T00:00:00Z`}
      group by user_id),
    -- A joint pantry expires for everybody who takes part in it.
    expiring as (
      select user_id, min(first_date) as first_date
      from (
        select user_id, first_date from of_owners
        union all
        select self.user_id, of_owners.first_date from of_owners
        join household_members owner on owner.user_id = of_owners.user_id and owner.pantry_joined_at is not null
        join household_members self on self.household_id = owner.household_id
          and self.user_id <> owner.user_id and self.pantry_joined_at is not null) seen
      group by user_id)
    select ${profiles.id} as id
    from expiring
    join ${profiles} on ${profiles.id} = expiring.user_id
    join ${users} on ${users.id} = ${profiles.id} and ${users.emailVerified}
    left join ${useUpReminders} on ${useUpReminders.memberId} = ${profiles.id}
    where ${chosen} <> 'off'
      and expiring.first_date <= case ${chosen} when 'daily' then ${addDays(today, daily)}::date
        else ${addDays(today, weekly)}::date end
      and (${sentOn} is null or ${sentOn} <= case ${chosen}
        when 'daily' then ${addDays(today, -DAYS_BETWEEN_REMINDERS.daily)}::date
        else ${addDays(today, -DAYS_BETWEEN_REMINDERS.weekly)}::date end)
      and (${after}::uuid is null or ${profiles.id} > ${after}::uuid)
    order by ${profiles.id}
    limit ${BATCH}`)
  return rows.map(({ id }) => id)
}

async function queueReminder({ db, jobs, now }: Needs, memberId: string, today: PlainDate): Promise<void> {
  await db.transaction(async (tx) => {
    const claimed = await tx
      .insert(useUpReminders)
      .values({ memberId, frequency: DEFAULT_REMINDERS, sentOn: today, updatedAt: now() })
      .onConflictDoUpdate({
        target: useUpReminders.memberId,
        set: { sentOn: today },
        // Another run was quicker, or they turned it off meanwhile.
        setWhere: sql`(${useUpReminders.sentOn} is null or ${useUpReminders.sentOn} < ${today})
          and ${useUpReminders.frequency} <> 'off'`,
      })
      .returning({ memberId: useUpReminders.memberId })
    if (claimed.length > 0) await enqueueEmail(jobs, useUpReminder, { memberId, day: today }, { tx })
  })
}
