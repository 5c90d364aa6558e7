import { AppError } from '#app/domain/errors.ts'
import { ingredientLines } from '#app/domain/food/photo-reply.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { Services } from '#app/features/services.ts'
import { PHOTO_MESSAGES } from './photo-messages.ts'

type Needs = Pick<Services, 'chef' | 'limits'>

/**
 * Names of the foods in a member's photo, possibly none. Throws `AppError`: `invalid-input` or `too-large` for a file
 * that is no usable photo, `unavailable` where no model that sees is set, `failed` when the model fails.
 */
export async function readIngredients(
  { chef, limits }: Needs,
  member: Member,
  file: unknown,
  { signal }: { signal: AbortSignal },
): Promise<string[]> {
  await limits.spend('read-photo-minute', member.id)
  if (!(file instanceof Blob) || file.size === 0) {
    throw new AppError('invalid-input', PHOTO_MESSAGES.notAnImageFile, { field: 'photo' })
  }
  // The decoders take a tenth of a second and 24 MB to load: not before somebody sends a photo.
  const { normalisePhoto } = await import('./normalise-photo.server.ts')
  const photo = await normalisePhoto(new Uint8Array(await file.arrayBuffer()), { signal })
  if (!chef.readIngredients) throw new AppError('unavailable', PHOTO_MESSAGES.notSetUp)
  try {
    // Read again as a reply: whoever looked at the photo, only lines that can be names of foods come out.
    return ingredientLines((await chef.readIngredients(photo, { signal, memberId: member.id })).join('\n'))
  } catch (error) {
    // A refusal with a reason of its own (too many tries, nothing left to spend) says more than the general sentence.
    if (error instanceof AppError && error.code !== 'failed') throw error
    throw new AppError('failed', PHOTO_MESSAGES.cannotAnalyse, { cause: error })
  }
}
