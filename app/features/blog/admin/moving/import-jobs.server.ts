import { and, eq } from 'drizzle-orm'
import { z } from 'zod'
import { blogImports } from '#app/db/schema/index.ts'
import { defineJob } from '#app/ports/jobs/jobs.ts'
import type { ImportNeeds } from './import-run.server.ts'
import { sweepImports } from './imports.server.ts'
import { lookAtImport, refuseImport } from './look-at-import.server.ts'
import { runImport } from './run-import.server.ts'

const TWO_HOURS_S = 2 * 60 * 60

/** Reads an uploaded export, so that staff see what importing it would do. */
export const readBlogImport = defineJob<{ importId: string }, ImportNeeds>({
  name: 'read-blog-import',
  payload: z.object({ importId: z.uuid() }),
  retries: 3,
  handler: ({ importId }, needs) => lookAtImport(needs, importId),
  onGivenUp: ({ importId }, needs) =>
    refuseImport(needs, importId, 'The file could not be read. Please upload it again.'),
})

/** Brings in an export. A run that ends in between is followed by one that goes on where it was. */
export const importBlog = defineJob<{ importId: string }, ImportNeeds>({
  name: 'import-blog',
  payload: z.object({ importId: z.uuid() }),
  retries: 5,
  timeoutSeconds: TWO_HOURS_S,
  handler: ({ importId }, needs, { signal }) => runImport(needs, importId, signal),
  async onGivenUp({ importId }, { db, now }) {
    await db
      .update(blogImports)
      .set({ status: 'failed', updatedAt: now() })
      .where(and(eq(blogImports.id, importId), eq(blogImports.status, 'running')))
  },
})

export const sweepBlogImports = defineJob<Record<string, never>, ImportNeeds>({
  name: 'sweep-blog-imports',
  payload: z.object({}),
  retries: 0,
  schedule: '50 3 * * *',
  handler: (_payload, needs) => sweepImports(needs),
})
