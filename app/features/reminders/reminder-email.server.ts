import { and, asc, eq, gt, isNull, lt, or, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Db } from '#app/db/open.server.ts'
import { availableIngredients, useUpReminders, users } from '#app/db/schema/index.ts'
import {
  addDays,
  dateInZone,
  daysBetween,
  isPlainDate,
  type PlainDate,
} from '#app/domain/pantry/plain-date.ts'
import { REMINDERS_LOOK_AHEAD_DAYS } from '#app/domain/pantry/reminders.ts'
import { defineEmail } from '#app/features/mail/email-kind.ts'
import { inPantryOf } from '#app/features/pantry/joint-pantry.server.ts'
import type { Services } from '#app/features/services.ts'
import { type ExpiringFood, useUpEmail } from './reminder-email-text.ts'
import { leaveRemindersUrl } from './reminder-settings.server.ts'

type Needs = Pick<Services, 'db' | 'seal' | 'site' | 'now'>

const reminderSchema = z.object({ memberId: z.uuid(), day: z.string().refine(isPlainDate) })

/** A mail that could not be handed over for longer than this says nothing new any more. */
const STALE_AFTER_DAYS = 1
/**
 * What a member should use up. What it says is looked up when it is sent: null where that is nothing any more. A day's
 * mail is given to the mail server once: after a crash in between, better none than two.
 */
export const useUpReminder = defineEmail<z.output<typeof reminderSchema>, Needs>({
  name: 'use-up-reminder',
  params: reminderSchema,
  async write({ memberId, day }, needs) {
    const { db, now, site } = needs
    const today = dateInZone(now().getTime(), 'UTC')
    if (daysBetween(day, today) > STALE_AFTER_DAYS) return null
    const [member] = await db
      .select({ email: users.email, frequency: useUpReminders.frequency })
      .from(useUpReminders)
      .innerJoin(users, eq(users.id, useUpReminders.memberId))
      .where(and(eq(useUpReminders.memberId, memberId), users.emailVerified))
    if (!member || member.frequency === 'off') return null
    const foods = await expiringFoods(db, memberId, {
      today,
      lookAheadDays: REMINDERS_LOOK_AHEAD_DAYS[member.frequency],
    })
    if (foods.length === 0 || !(await isFirstFor(db, memberId, day))) return null
    return {
      to: member.email,
      ...useUpEmail({
        foods,
        today,
        frequency: member.frequency,
        origin: site.origin,
        leaveUrl: leaveRemindersUrl(needs, memberId),
      }),
    }
  },
  samples: ({ origin }) => [
    useUpEmail({
      foods: [
        { name: 'Spinach', amount: 250, unit: 'grams', expiryDate: '2026-11-24', isDish: false },
        { name: 'Lentil soup', amount: 2, unit: 'pieces', expiryDate: '2026-11-25', isDish: true },
      ],
      today: '2026-11-23',
      frequency: 'weekly',
      origin,
      leaveUrl: `${origin}/reminders/leave?token=sample`,
    }),
  ],
  async notSent({ memberId, day }, { db }) {
    await db
      .update(useUpReminders)
      .set({ handedOverFor: null })
      .where(and(eq(useUpReminders.memberId, memberId), eq(useUpReminders.handedOverFor, day)))
  },
})

async function isFirstFor(db: Db, memberId: string, day: PlainDate): Promise<boolean> {
  const claimed = await db
    .update(useUpReminders)
    .set({ handedOverFor: day })
    .where(
      and(
        eq(useUpReminders.memberId, memberId),
        or(isNull(useUpReminders.handedOverFor), lt(useUpReminders.handedOverFor, day)),
      ),
    )
    .returning({ memberId: useUpReminders.memberId })
  return claimed.length > 0
}

/** Foods and portions that may still be eaten and expire within days, soonest first. */
function expiringFoods(
  db: Db,
  memberId: string,
  { today, lookAheadDays }: { today: PlainDate; lookAheadDays: number },
): Promise<ExpiringFood[]> {
  const { name, amount, unit, expiryDate, cookingId, userId, removedAt, id } = availableIngredients
  return db
    .select({
      name,
      amount,
      unit,
      // Not null, by the condition below.
      expiryDate: sql<PlainDate>`${expiryDate}`,
      isDish: sql<boolean>`${cookingId} is not null`,
    })
    .from(availableIngredients)
    .where(
      and(
        inPantryOf(userId, memberId),
        isNull(removedAt),
        gt(amount, 0),
        sql`${expiryDate} between ${today} and ${addDays(today, lookAheadDays)}`,
      ),
    )
    .orderBy(asc(expiryDate), asc(name), asc(id))
}
