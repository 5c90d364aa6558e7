import { and, isNotNull, lt } from 'drizzle-orm'
import { z } from 'zod'
import { householdInvitations, householdPeople } from '#app/db/schema/index.ts'
import { UNDO_WITHIN_MS } from '#app/domain/household/person.ts'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'

/** Sweeps away people who can no longer be put back, and links that have run out. */
export const sweepHouseholds = defineJob<Record<string, never>, Pick<Services, 'db' | 'now'>>({
  name: 'sweep-households',
  payload: z.object({}),
  retries: 0,
  schedule: '6-56/10 * * * *',
  async handler(_payload, { db, now }) {
    const at = now()
    const { removedAt } = householdPeople
    const before = new Date(at.getTime() - UNDO_WITHIN_MS)
    await db.delete(householdPeople).where(and(isNotNull(removedAt), lt(removedAt, before)))
    await db.delete(householdInvitations).where(lt(householdInvitations.expiresAt, at))
  },
})
