import { AppError } from '#app/domain/errors.ts'
import { PHOTO_REFUSALS } from './photo-refusals.ts'

const CHUNK_BYTES = 0x8000

/**
 * A photo as base64 text, for whoever takes pictures as text. Throws `AppError`: "Failed to read file" when its bytes
 * cannot be had, "Failed to convert file to base64" when they do not become text.
 */
export async function photoAsBase64(photo: Blob): Promise<string> {
  let bytes: Uint8Array
  try {
    bytes = new Uint8Array(await photo.arrayBuffer())
  } catch (cause) {
    throw new AppError('failed', PHOTO_REFUSALS.cannotRead, { cause })
  }
  try {
    let binary = ''
    // In pieces: a call takes only so many arguments.
    for (let at = 0; at < bytes.length; at += CHUNK_BYTES) {
      binary += String.fromCharCode(...bytes.subarray(at, at + CHUNK_BYTES))
    }
    return btoa(binary)
  } catch (cause) {
    throw new AppError('failed', PHOTO_REFUSALS.cannotConvert, { cause })
  }
}
