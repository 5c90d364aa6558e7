import { newId } from '#app/db/id.ts'
import {
  estimateFromReply,
  estimateFromWords,
  estimateFromWordsAndReply,
  type MadeEstimate,
  plateOfMeal,
} from '#app/domain/calories/make-estimate.ts'
import type { MealEstimate } from '#app/domain/calories/meal-estimate.ts'
import { namesFoods } from '#app/domain/food/meal-reply.ts'
import { rowsFromWords } from '#app/domain/calories/meal-rows.ts'
import { mealInWords } from '#app/domain/diary/said-meals.ts'
import { AppError } from '#app/domain/errors.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { claim, commitClaim, releaseClaim } from '#app/features/billing/allowance.server.ts'
import { specOfPlate } from '#app/features/recipes/plate-spec.server.ts'
import type { Services } from '#app/features/services.ts'
import type { Photo } from '#app/ports/ai/chef.ts'
import { dayOf } from './diary.server.ts'
import { ESTIMATE_MESSAGES } from './estimate-messages.ts'
import { askedOnce } from './model-readings.server.ts'

/** How long an attempt may be under way before it counts as lost with its process and is given back. */
const MODEL_DEADLINE_MS = 20 * 60 * 1000
const TABLE_DEADLINE_MS = 5 * 60 * 1000

type Needs = Pick<Services, 'db' | 'chef' | 'limits' | 'log' | 'now'>

export type MealToRead = { photo?: Blob | null | undefined; description: string; idempotencyKey: string }

/**
 * Estimates a member's meal from words, a photo, or both, and counts it once it is there. Words go by the food table;
 * a model is asked for photos, and for the words that the table does not know. Throws `AppError` with the sentence to show.
 */
export async function estimateMeal(
  services: Needs,
  member: Member,
  meal: MealToRead,
  { signal }: { signal: AbortSignal },
): Promise<MealEstimate> {
  const { db, chef, limits, now } = services
  // The day, the meal and the time it was eaten at are no food: the diary reads them.
  const description = mealInWords(meal.description.trim(), dayOf(now()))
  const photo = meal.photo && meal.photo.size > 0 ? meal.photo : null
  if (description === '' && photo === null) {
    throw new AppError('invalid-input', ESTIMATE_MESSAGES.nothingGiven, { field: 'description' })
  }
  await limits.spend('estimate-minute', member.id)

  const { idempotencyKey } = meal
  const answer = await claim(db, member, 'calories', {
    idempotencyKey,
    deadlineMs: chef.estimateMeal === null ? TABLE_DEADLINE_MS : MODEL_DEADLINE_MS,
    now: now(),
  })
  if (answer.kind === 'repeated') return repeatedEstimate(answer)

  let estimate: MealEstimate | null = null
  try {
    const made = await makeEstimate(services, member, { description, photo }, signal)
    // A client that disconnected gets nothing, so nothing is counted.
    if (!signal.aborted) estimate = finished(made, now())
  } catch (error) {
    // A refusal with a reason of its own (no food, too many tries, nothing left to spend) says more.
    if (error instanceof AppError && error.code !== 'failed') throw error
    throw new AppError('failed', ESTIMATE_MESSAGES.failed, { cause: error })
  } finally {
    if (estimate) await commitClaim(db, answer.claim, now(), { estimate })
    else await releaseClaim(db, answer.claim, now())
  }
  if (!estimate) throw new AppError('failed', ESTIMATE_MESSAGES.failed)
  return estimate
}

type Made = MadeEstimate & { isPhotoUnread: boolean }

async function makeEstimate(
  { db, chef, log, now }: Needs,
  member: Member,
  { description, photo }: { description: string; photo: Blob | null },
  signal: AbortSignal,
): Promise<Made> {
  const read = rowsFromWords(description)
  const fromWords = (): Made => ({
    ...estimateFromWords(description, read),
    isPhotoUnread: photo !== null,
  })
  const options = { signal, memberId: member.id }
  if (photo !== null) {
    const jpeg = await normalised(photo, signal)
    if (chef.estimateMeal && !chef.isBlind) {
      const reply = await chef.estimateMeal({ photo: jpeg, ...(description && { description }) }, options)
      return { ...withFood(estimateFromReply(reply, description)), isPhotoUnread: false }
    }
    if (description === '') throw new AppError('unavailable', ESTIMATE_MESSAGES.photosNotSetUp)
  }
  const isUnderstood = read.rows.length > 0 && read.notCounted.length === 0
  if (!isUnderstood && read.refused.length === 0 && chef.estimateMeal) {
    try {
      const isPhotoUnread = photo !== null
      if (read.rows.length === 0) {
        const reply = await askedOnce({ db, chef, now }, description, options)
        return { ...withFood(estimateFromReply(reply, description)), isPhotoUnread }
      }
      const reply = await askedOnce({ db, chef, now }, read.notCounted.join(', '), options)
      // What the table counted stays; fallbacks that stand for no food add nothing to it.
      if (!namesFoods(reply)) return withFood(fromWords())
      return { ...estimateFromWordsAndReply(description, read, reply), isPhotoUnread }
    } catch (error) {
      // Half of a meal counted, with the rest listed as not counted, is better than none of it.
      if (read.rows.length === 0 || signal.aborted) throw error
      log.warn({ error }, 'a described meal was read without the model')
    }
  }
  return withFood(fromWords())
}

/** An estimate without a single food is a refusal, with the reason. */
function withFood<Estimate extends MadeEstimate>(estimate: Estimate): Estimate {
  if (estimate.rows.length > 0) return estimate
  const [refused] = estimate.refused
  throw new AppError('invalid-input', refused?.reason ?? ESTIMATE_MESSAGES.noFood, { field: 'description' })
}

async function normalised(photo: Blob, signal: AbortSignal): Promise<Photo> {
  // The decoders take a tenth of a second and 24 MB to load: not before somebody sends a photo.
  const { normalisePhoto } = await import('#app/features/photos/normalise-photo.server.ts')
  return normalisePhoto(new Uint8Array(await photo.arrayBuffer()), { signal })
}

function finished(made: Made, at: Date): MealEstimate {
  const plate = specOfPlate(plateOfMeal(made.mealName, made.rows))
  return { ...made, id: newId(at.getTime()), plateUrl: `/plates/${plate}.svg` }
}

/** The same click sent again gets the same answer and costs nothing more. */
function repeatedEstimate(answer: { state: string; result: unknown }): MealEstimate {
  const kept = answer.result as { estimate?: MealEstimate } | null
  if (answer.state === 'committed' && kept?.estimate) return kept.estimate
  const message = answer.state === 'committed' ? ESTIMATE_MESSAGES.doneBefore : ESTIMATE_MESSAGES.running
  throw new AppError('conflict', message)
}
