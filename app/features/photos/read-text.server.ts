import { AppError } from '#app/domain/errors.ts'
import { hasText, type ReadPage } from '#app/domain/photo-text/read-page.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import type { TextLayout } from '#app/ports/text-reading/text-reading.ts'
import { PHOTO_MESSAGES } from './photo-messages.ts'
import { TEXT_PHOTO_MESSAGES } from './text-photo-messages.ts'

export type TextNeeds = Pick<Services, 'textReading' | 'limits'>

/**
 * The lines of a member's photo of print. Throws `AppError`: `invalid-input` or `too-large` for a file that is no usable
 * photo and for a photo without text, `too-many-requests` beyond so many a minute.
 */
export async function readText(
  { textReading, limits }: TextNeeds,
  member: Member,
  file: unknown,
  { layout, signal }: { layout: TextLayout; signal: AbortSignal },
): Promise<ReadPage> {
  await limits.spend('read-text-minute', member.id)
  if (!(file instanceof Blob) || file.size === 0)
    throw new AppError('invalid-input', PHOTO_MESSAGES.notAnImageFile, { field: 'photo' })
  // Reader and decoder start side by side.
  textReading.warm()
  // The decoders take a tenth of a second and 24 MB to load: not before somebody sends a photo.
  const { pictureForReading } = await import('./picture-for-reading.server.ts')
  const picture = await pictureForReading(new Uint8Array(await file.arrayBuffer()), { signal })
  const page = await textReading.readText(picture, layout, signal)
  if (!hasText(page)) throw nothingRead(TEXT_PHOTO_MESSAGES.noText)
  return page
}

/** Said beside the photo, which stays there: another try may be better. */
export const nothingRead = (message: string): AppError =>
  new AppError('invalid-input', message, { field: 'photo' })
