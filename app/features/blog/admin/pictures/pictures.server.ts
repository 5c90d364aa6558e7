import { and, desc, eq, ilike, lt } from 'drizzle-orm'
import { isId } from '#app/db/id.ts'
import type { Db } from '#app/db/open.server.ts'
import { blogPictures } from '#app/db/schema/index.ts'
import { writesEverything } from '#app/features/blog/admin/posts/own-posts.server.ts'
import type { Writer } from '#app/features/blog/admin/writer.ts'
import { articlePictureAddress } from '#app/domain/blog/article-picture.ts'

/** An uploaded picture: its address and alt text. */
export type LibraryPicture = {
  id: string
  address: string
  alt: string
  widthPx: number
  heightPx: number
}

const PICTURES_PER_PAGE = 24

/** Uploaded pictures, newest first; `before` is the id of the last one shown, `search` looks into the alt texts. */
export async function listPictures(
  db: Db,
  { search = '', before = '' }: { search?: string; before?: string } = {},
): Promise<{ pictures: LibraryPicture[]; hasMore: boolean }> {
  const words = search.trim().slice(0, 100)
  const rows = await db
    .select()
    .from(blogPictures)
    .where(
      and(
        isId(before) ? lt(blogPictures.id, before) : undefined,
        words ? ilike(blogPictures.alt, `%${words.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`) : undefined,
      ),
    )
    .orderBy(desc(blogPictures.id))
    .limit(PICTURES_PER_PAGE + 1)
  const pictures = rows.slice(0, PICTURES_PER_PAGE).map(({ id, alt, widthPx, heightPx }) => ({
    id,
    alt,
    widthPx,
    heightPx,
    address: articlePictureAddress({ id, widthPx, heightPx }),
  }))
  return { pictures, hasMore: rows.length > PICTURES_PER_PAGE }
}

/**
 * Sets the alt text of an uploaded picture; articles that use it already keep theirs. Writers describe what they
 * uploaded; for other pictures nothing is changed.
 */
export async function describePicture(
  db: Db,
  writer: Writer,
  { id, alt }: { id: string; alt: string },
): Promise<void> {
  const isTheirs = writesEverything(writer) ? undefined : eq(blogPictures.uploadedBy, writer.id)
  await db
    .update(blogPictures)
    .set({ alt })
    .where(and(eq(blogPictures.id, id), isTheirs))
}
