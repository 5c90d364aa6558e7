import { and, desc, eq, inArray, isNotNull, lt } from 'drizzle-orm'
import { isId, newId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { blogImports } from '#app/db/schema/index.ts'
import type { ImportStatus } from '#app/domain/blog/moving/import-plan.ts'
import { exportKindOf, MAX_EXPORT_BYTES } from '#app/domain/blog/moving/read-export.ts'
import { AppError } from '#app/domain/errors.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import type { Staff } from '#app/features/staff/staff.ts'
import type { Services } from '#app/features/services.ts'
import { newFileKey } from '#app/ports/files/files.ts'

type Needs = Pick<Services, 'db' | 'files' | 'now'>

const CONTENT_TYPES = { xml: 'application/xml', json: 'application/json', zip: 'application/zip' } as const
const NOT_BEGUN: ImportStatus[] = ['reading', 'read', 'refused']
const MOST_LISTED = 20
/** A file nobody went on with is not kept for ever. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000

/** Stores a job of an import in the transaction that makes it necessary. */
type Enqueue = (importId: string, tx: Tx) => Promise<void>

/**
 * Keeps an uploaded export and has it read by a job. Nothing of the blog changes. Gives the import's id. Throws `AppError`
 * for what is by its first bytes no export, or is too large.
 */
export async function beginImport(
  { db, files, now, enqueue }: Needs & { enqueue: Enqueue },
  staff: Staff,
  { file, site, fetchesPictures }: { file: unknown; site: string | null; fetchesPictures: boolean },
  fixedPaths: ReadonlySet<string>,
): Promise<string> {
  if (!(file instanceof File) || file.size === 0)
    throw new AppError('invalid-input', 'Choose the file of an export first.', { field: 'file' })
  if (file.size > MAX_EXPORT_BYTES)
    throw new AppError('too-large', 'That file is larger than 40 MB. Export it in parts.', { field: 'file' })
  const bytes = new Uint8Array(await file.arrayBuffer())
  const kind = exportKindOf(bytes)
  const at = now()
  const id = newId(at.getTime())
  const fileKey = newFileKey('blog-imports', kind)
  await files.put(fileKey, bytes, CONTENT_TYPES[kind])
  await db.transaction(async (tx) => {
    await tx.insert(blogImports).values({
      id,
      startedBy: staff.id,
      fileName: file.name.slice(0, 200) || 'export',
      fileKey,
      status: 'reading',
      options: { site, fetchesPictures, fixedPaths: [...fixedPaths] },
      createdAt: at,
      updatedAt: at,
    })
    await enqueue(id, tx)
  })
  return id
}

/** Starts what was looked at before, or goes on with what was given up: one at a time. */
export async function startImport(
  { db, now, enqueue }: Pick<Needs, 'db' | 'now'> & { enqueue: Enqueue },
  staff: Staff,
  importId: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const others = await tx.$count(blogImports, eq(blogImports.status, 'running'))
    if (others > 0) throw new AppError('conflict', 'Another import is running. Wait until it is done.')
    const [row] = await tx
      .update(blogImports)
      .set({ status: 'running', startedBy: staff.id, updatedAt: now() })
      .where(
        and(
          eq(blogImports.id, importId),
          inArray(blogImports.status, ['read', 'failed']),
          isNotNull(blogImports.fileKey),
        ),
      )
      .returning()
    if (!row) throw new AppError('conflict', 'This import was started already, or its file is gone.')
    await recordAuditEntry(tx, staff, 'import-blog', row.fileName, now())
    await enqueue(importId, tx)
  })
}

/** Forgets a file that was uploaded and not imported. */
export async function dropImport({ db, files }: Omit<Needs, 'now'>, importId: string): Promise<void> {
  const [row] = await db
    .delete(blogImports)
    .where(and(eq(blogImports.id, importId), inArray(blogImports.status, NOT_BEGUN)))
    .returning()
  if (!row) throw new AppError('conflict', 'This import was started already, or is gone.')
  if (row.fileKey) await files.delete(row.fileKey)
}

/** One import; null where there is none. */
export async function findImport(db: Db, id: string) {
  if (!isId(id)) return null
  const [row] = await db.select().from(blogImports).where(eq(blogImports.id, id))
  return row ?? null
}

/** The latest imports, newest first. */
export function listImports(db: Db) {
  return db
    .select({
      id: blogImports.id,
      fileName: blogImports.fileName,
      status: blogImports.status,
      createdAt: blogImports.createdAt,
    })
    .from(blogImports)
    .orderBy(desc(blogImports.createdAt), desc(blogImports.id))
    .limit(MOST_LISTED)
}

/** The bytes of a kept file. */
export async function importFile(files: Pick<Services['files'], 'get'>, key: string): Promise<Uint8Array> {
  const file = await files.get(key)
  if (!file) throw new AppError('not-found', 'The file of this import is gone. Upload it again.')
  return new Uint8Array(await new Response(file.body).arrayBuffer())
}

/**
 * Deletes files that were uploaded a week ago and not imported, with their reports. Of those given up on the way the report
 * stays and the file goes.
 */
export async function sweepImports({ db, files, now }: Needs): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS)
  const gone = await db
    .delete(blogImports)
    .where(and(inArray(blogImports.status, NOT_BEGUN), lt(blogImports.createdAt, before)))
    .returning()
  const failed = await db
    .select({ id: blogImports.id, fileKey: blogImports.fileKey })
    .from(blogImports)
    .where(
      and(
        eq(blogImports.status, 'failed'),
        isNotNull(blogImports.fileKey),
        lt(blogImports.updatedAt, before),
      ),
    )
  for (const { id } of failed)
    await db.update(blogImports).set({ fileKey: null }).where(eq(blogImports.id, id))
  for (const { fileKey } of [...gone, ...failed]) if (fileKey) await files.delete(fileKey)
}
