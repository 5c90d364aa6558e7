import { z } from 'zod'

/** Runs a job anew that was given up. */
export const runAgainSchema = z.object({ jobId: z.uuid() })
