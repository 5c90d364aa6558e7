import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import { newId } from '#app/db/id.ts'
import { recipes } from '#app/db/schema/index.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { encodePicture } from '#app/features/pictures/encode-picture.server.ts'
import { PICTURE_WIDTHS_PX, pictureAddress, pictureKey } from '#app/features/pictures/picture-address.ts'
import type { Files } from '#app/ports/files/files.ts'
import type { Log } from '#app/ports/log/log.ts'
import type { ReadImport } from './read-import.server.ts'

/** Whoever waits for an import is answered by then; recipes whose picture had no time keep their drawn plate. */
const TIME_FOR_PICTURES_MS = 25_000

type Pictured = { recipeId: string; picture: NonNullable<ReadImport['recipes'][number]['picture']> }

/** Encodes the pictures of imported recipes anew and keeps them. One that cannot be read leaves the drawn plate. */
export async function keepPictures(
  { db, files, log }: { db: Db; files: Files; log: Log },
  member: Member,
  pictured: readonly Pictured[],
  signal: AbortSignal,
): Promise<void> {
  const time = AbortSignal.any([signal, AbortSignal.timeout(TIME_FOR_PICTURES_MS)])
  for (const { recipeId, picture } of pictured) {
    if (time.aborted) return
    const pictureId = newId()
    try {
      const bytes = await picture()
      if (!bytes) continue
      const sizes = await encodePicture(bytes, time)
      for (const [widthPx, webp] of sizes) await files.put(pictureKey(pictureId, widthPx), webp, 'image/webp')
      const [kept] = await db
        .update(recipes)
        .set({
          imageUrl: pictureAddress(pictureId),
          origin: sql`coalesce(${recipes.origin}, '{"url":null,"tags":[],"notes":""}'::jsonb) || '{"hasPicture":true}'::jsonb`,
        })
        .where(and(eq(recipes.id, recipeId), eq(recipes.userId, member.id), isNull(recipes.imageUrl)))
        .returning({ id: recipes.id })
      if (!kept)
        await Promise.all(PICTURE_WIDTHS_PX.map((widthPx) => files.delete(pictureKey(pictureId, widthPx))))
    } catch (error) {
      if (!time.aborted) log.info({ error }, 'the picture of an imported recipe was not read')
    }
  }
}
