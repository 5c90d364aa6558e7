import { and, eq } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db, Tx } from '#app/db/open.server.ts'
import { blogBin } from '#app/db/schema/index.ts'
import { AppError } from '#app/domain/errors.ts'
import { recordAuditEntry } from '#app/features/staff/audit-log.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'

/** Authors, categories and pictures in the bin: the deleted row whole, with what pointed at it. */

export type KeptKind = (typeof blogBin.$inferSelect)['kind']

type Kept = { id: string; kind: KeptKind; title: string; data: Readonly<Record<string, unknown>> }

/** Keeps a row that the same transaction deletes, and records who did it. */
export async function keepInBin(tx: Tx, writer: Writer, kept: Kept, at: Date): Promise<void> {
  await tx.insert(blogBin).values({ ...kept, deletedAt: at, deletedBy: writer.id })
  await recordAuditEntry(tx, writer, `bin-${kept.kind}`, kept.title, at)
}

/** Takes a row out of the bin, for restoring it, and records who did it; null when it is not there. */
export async function takeFromBin(
  tx: Tx,
  writer: Writer,
  { id, kind, at }: { id: string; kind: KeptKind; at: Date },
): Promise<Kept | null> {
  const [kept] = await tx.delete(blogBin).where(isKept(id, kind)).returning()
  if (kept) await recordAuditEntry(tx, writer, `restore-${kind}`, kept.title, at)
  return kept ?? null
}

/** Deletes an author or a category for good. Throws `not-found`. */
export async function purgeKept(
  db: Db | Tx,
  writer: Writer,
  { id, kind, at }: { id: string; kind: KeptKind; at: Date },
): Promise<void> {
  await db.transaction(async (tx) => {
    const [gone] = await tx.delete(blogBin).where(isKept(id, kind)).returning()
    if (!gone) throw new AppError('not-found', 'This is not in the bin any more')
    await recordAuditEntry(tx, writer, `purge-${kind}`, gone.title, at)
  })
}

/** What was put into the bin; null when it is not there. */
export async function findKept(
  db: Db,
  kind: KeptKind,
  id: string,
): Promise<{ id: string; title: string } | null> {
  if (!isId(id)) return null
  const [kept] = await db
    .select({ id: blogBin.id, title: blogBin.title })
    .from(blogBin)
    .where(isKept(id, kind))
  return kept ?? null
}

const isKept = (id: string, kind: KeptKind) => and(eq(blogBin.id, id), eq(blogBin.kind, kind))

/** The refusal where something is neither in the bin nor back already. */
export const goneForGood = (): AppError => new AppError('not-found', 'This has been deleted for good')

/** An address near the wanted one that is not taken. */
export function freeSlugNear(slug: string, taken: readonly string[]): string {
  let free = slug
  for (let number = 2; taken.includes(free); number++) free = `${slug}-${number}`
  return free
}
