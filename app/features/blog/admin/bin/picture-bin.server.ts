import { and, eq, lte } from 'drizzle-orm'
import { blogBin, blogPictures } from '#app/db/schema/index.ts'
import { ARTICLE_PICTURE_WIDTHS_PX, articlePictureKey } from '#app/domain/blog/article-picture.ts'
import { DAYS_IN_BIN } from '#app/domain/blog/live-questions.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Files } from '#app/ports/files/files.ts'
import { refuseWriters } from '#app/features/blog/admin/posts/own-posts.server.ts'
import type { EditorServices, Writer } from '#app/features/blog/admin/writer.ts'
import { usesOfPicture } from '#app/features/blog/admin/pictures/picture-uses.server.ts'
import { type PictureUses, placesInWords } from '#app/features/blog/admin/pictures/picture-uses.ts'
import { goneForGood, keepInBin, purgeKept, takeFromBin } from './kept-rows.server.ts'

type Picture = typeof blogPictures.$inferSelect
type PictureServices = Pick<EditorServices, 'db' | 'now'> & { files: Pick<Files, 'delete'> }

/**
 * Puts a picture of the library into the bin. Whatever shows it goes on doing so: the files stay until it is deleted for
 * good, which waits until nothing shows it. Throws `not-found`, and `unconfirmed` with how many show it.
 */
export async function deletePicture(
  { db, now }: Pick<EditorServices, 'db' | 'now'>,
  writer: Writer,
  { id, isConfirmed }: { id: string; isConfirmed: boolean },
): Promise<{ text: string }> {
  refuseWriters(writer)
  if (!isConfirmed) throw new AppError('unconfirmed', questionOf(await usesOfPicture(db, id)))
  return db.transaction(async (tx) => {
    const [row] = await tx.delete(blogPictures).where(eq(blogPictures.id, id)).returning()
    if (!row) throw new AppError('not-found', 'This picture has been deleted already')
    await keepInBin(tx, writer, { id, kind: 'picture', title: titleOf(row), data: { row } }, now())
    return { text: `The picture is in the bin for ${DAYS_IN_BIN} days.` }
  })
}

/** Brings a picture back into the library. Idempotent. Throws `not-found`. */
export async function restorePicture(
  { db, now }: Pick<EditorServices, 'db' | 'now'>,
  writer: Writer,
  id: string,
): Promise<{ text: string }> {
  refuseWriters(writer)
  return db.transaction(async (tx) => {
    const kept = await takeFromBin(tx, writer, { id, kind: 'picture', at: now() })
    if (kept) {
      const { row } = kept.data as { row: Picture }
      await tx.insert(blogPictures).values({ ...row, createdAt: new Date(row.createdAt) })
    } else if ((await tx.$count(blogPictures, eq(blogPictures.id, id))) === 0) throw goneForGood()
    return { text: 'The picture is back in the library.' }
  })
}

/** Deletes a picture and its files for good. Throws `not-found`, and `conflict` while something shows it. */
export async function purgePicture(
  { db, files, now }: PictureServices,
  writer: Writer,
  id: string,
): Promise<void> {
  const uses = await usesOfPicture(db, id)
  if (uses.count > 0)
    throw new AppError(
      'conflict',
      `This picture is still shown in ${placesInWords(uses)}. It can be deleted for good once nothing shows it.`,
    )
  await purgeKept(db, writer, { id, kind: 'picture', at: now() })
  await deleteFiles(files, id)
}

/** Deletes pictures that have been in the bin since `until` or longer and that nothing shows. Gives how many. */
export async function emptyPictureBin(
  { db, files }: Omit<PictureServices, 'now'>,
  until: Date,
): Promise<number> {
  const due = await db
    .select({ id: blogBin.id })
    .from(blogBin)
    .where(and(eq(blogBin.kind, 'picture'), lte(blogBin.deletedAt, until)))
  let count = 0
  for (const { id } of due) {
    if ((await usesOfPicture(db, id)).count > 0) continue
    await db.delete(blogBin).where(eq(blogBin.id, id))
    await deleteFiles(files, id)
    count++
  }
  return count
}

const questionOf = (uses: PictureUses): string =>
  uses.count === 0
    ? `Nothing shows this picture. It goes to the bin for ${DAYS_IN_BIN} days.`
    : `This picture is shown in ${placesInWords(uses)}, and goes on being shown there. It leaves the library; its files stay as long as anything shows it.`

const titleOf = ({ alt, name }: Picture): string => alt || name

async function deleteFiles(files: Pick<Files, 'delete'>, id: string): Promise<void> {
  for (const widthPx of ARTICLE_PICTURE_WIDTHS_PX)
    for (const format of ['webp', 'avif'] as const) await files.delete(articlePictureKey(id, widthPx, format))
}
