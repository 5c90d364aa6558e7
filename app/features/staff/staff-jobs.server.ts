import { z } from 'zod'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { deleteOldAuditEntries } from './audit-log.server.ts'

/** Ended sessions, links nobody followed, and audit entries of more than a year ago. */
export const sweepStaff = defineJob<Record<string, never>, Pick<Services, 'db' | 'now' | 'staff'>>({
  name: 'sweep-staff',
  payload: z.object({}),
  retries: 0,
  schedule: '50 3 * * *',
  async handler(_payload, { db, now, staff }) {
    await staff.forgetExpired()
    await deleteOldAuditEntries(db, now())
  },
})
