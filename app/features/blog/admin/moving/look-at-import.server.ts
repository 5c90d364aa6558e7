import { and, eq } from 'drizzle-orm'
import { blogImports } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import type { ImportNeeds } from './import-run.server.ts'
import { importFile } from './imports.server.ts'
import { openExport } from './open-export.server.ts'
import { planImport } from './plan-import.server.ts'

type Needs = Pick<ImportNeeds, 'db' | 'files' | 'now'>
type LookNeeds = Needs & Pick<ImportNeeds, 'reader'>

/**
 * Reads an uploaded export and stores what importing it would do. Nothing of the blog changes. What cannot be read, or is
 * too much, is refused with the reason.
 */
export async function lookAtImport({ db, files, now, reader }: LookNeeds, importId: string): Promise<void> {
  const [row] = await db.select().from(blogImports).where(eq(blogImports.id, importId))
  if (!row || row.status !== 'reading' || row.fileKey === null) return
  try {
    const read = await openExport(reader, await importFile(files, row.fileKey), row.options.site)
    const plan = await planImport(db, read, new Set(row.options.fixedPaths))
    await db
      .update(blogImports)
      .set({ status: 'read', plan, updatedAt: now() })
      .where(and(eq(blogImports.id, importId), eq(blogImports.status, 'reading')))
  } catch (error) {
    if (!(error instanceof AppError) || error.status >= 500) throw error
    await refuseImport({ db, files, now }, importId, error.message)
  }
}

/** Says why an uploaded file cannot be imported, and lets go of it. */
export async function refuseImport({ db, files, now }: Needs, importId: string, why: string): Promise<void> {
  const isReading = and(eq(blogImports.id, importId), eq(blogImports.status, 'reading'))
  const [row] = await db.select({ fileKey: blogImports.fileKey }).from(blogImports).where(isReading)
  await db
    .update(blogImports)
    .set({ status: 'refused', refusal: why, fileKey: null, updatedAt: now() })
    .where(isReading)
  if (row?.fileKey) await files.delete(row.fileKey)
}
