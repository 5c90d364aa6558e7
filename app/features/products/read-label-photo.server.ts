import { rowsOf, textOfLine } from '#app/domain/photo-text/read-page.ts'
import { type ReadLabel, readLabel } from '#app/domain/products/read-label.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { nothingRead, readText, type TextNeeds } from '#app/features/photos/read-text.server.ts'
import { TEXT_PHOTO_MESSAGES } from '#app/features/photos/text-photo-messages.ts'

/** What a photo of a label says, and the text it was read from. */
export type LabelReading = ReadLabel & { text: string }

const MOST_TEXT_LENGTH = 4000

/** The nutrition table in a member's photo. Throws `AppError` with what to do next where there is none to read. */
export async function readLabelPhoto(
  needs: TextNeeds,
  member: Member,
  file: unknown,
  { signal }: { signal: AbortSignal },
): Promise<LabelReading> {
  const page = await readText(needs, member, file, { layout: 'rows', signal })
  const label = readLabel(page)
  if (label === null) throw nothingRead(TEXT_PHOTO_MESSAGES.noLabel)
  return { ...label, text: rowsOf(page).map(textOfLine).join('\n').slice(0, MOST_TEXT_LENGTH) }
}
