import { z } from 'zod'
import type { Services } from '#app/features/services.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import { forgetOldModelCalls } from './model-meter.server.ts'

type Needs = Pick<Services, 'db' | 'now' | 'log'>

/** Keeps the books of model calls to a year and a bit. */
export const forgetModelCalls = defineJob<Record<string, never>, Needs>({
  name: 'forget-model-calls',
  payload: z.object({}),
  retries: 0,
  schedule: '17 3 * * *',
  async handler(_payload, { db, now, log }) {
    const forgotten = await forgetOldModelCalls(db, now())
    if (forgotten > 0) log.info({ forgotten }, 'old calls to models were forgotten')
  },
})
