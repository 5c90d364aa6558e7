import { AppError, type FormResult } from '#app/domain/errors.ts'
import type { PhotoReading } from './photo-uploader.ts'
import { PHOTO_MESSAGES } from './photo-messages.ts'
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
export async function readNames(jpeg: Blob, { signal }: { signal: AbortSignal }): Promise<readonly string[]> {
  const form = new FormData()
  form.set('photo', jpeg, 'photo.jpg')
  let result: FormResult<string[]>
  try {
    const response = await fetch(READ_PATH, { method: 'POST', body: form, signal })
    result = (await response.json()) as FormResult<string[]>
  } catch (cause) {
    // No connection, or an answer that is none of ours.
    throw new AppError('failed', PHOTO_MESSAGES.cannotAnalyse, { cause })
  }
  if (!result.ok) throw new AppError(result.code, result.message, { details: result.details ?? {} })
  return result.value
}

export function describeNames(names: readonly string[]): string {
  if (names.length === 0) return PHOTO_MESSAGES.noFoodSeen
  return names.length === 1 ? '1 food found' : `${names.length} foods found`
}
