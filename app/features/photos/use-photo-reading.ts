import type { PhotoReading } from './photo-uploader.ts'
import { PHOTO_MESSAGES } from './photo-messages.ts'
import { sendPhoto } from './send-photo.ts'
import { usePhoto, type UsedPhoto } from './use-photo.ts'

const READ_PATH = '/photos/ingredients'

/** The state with the names in the photo: none until it is read. */
export type IngredientReading = PhotoReading<readonly string[]> & { names: readonly string[] }

/**
 * The photo of ingredients: compressed here, read by the server. `onRead` gets the names of each photo in which
 * food was found, once. `state.code` is `signed-out` where reading needs an account.
 */
export function usePhotoReading(
  onRead?: (names: readonly string[]) => void,
): UsedPhoto<readonly string[]> & { state: IngredientReading } {
  const photo = usePhoto({
    read: readNames,
    describe: describeNames,
    onRead: (names) => names.length > 0 && onRead?.(names),
  })
  return { ...photo, state: { ...photo.state, names: photo.state.value ?? [] } }
}

/** Sends a compressed photo and gets the names of the foods in it. Throws `AppError` with the sentence to show. */
export const readNames = (jpeg: Blob, { signal }: { signal: AbortSignal }): Promise<readonly string[]> =>
  sendPhoto<string[]>(READ_PATH, jpeg, { signal, failure: PHOTO_MESSAGES.cannotAnalyse })

export function describeNames(names: readonly string[]): string {
  if (names.length === 0) return PHOTO_MESSAGES.noFoodSeen
  return names.length === 1 ? '1 food found' : `${names.length} foods found`
}
