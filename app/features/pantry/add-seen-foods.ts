import { PANTRY_MESSAGES } from './pantry-messages.ts'
import type { PantryAnswer } from './use-pantry.ts'

/** Between two foods of a photo. */
export const PAUSE_BETWEEN_ADDS_MS = 200

type Outside = {
  add: (name: string, position: number) => Promise<PantryAnswer>
  pause: (ms: number) => Promise<void>
  /** Before each food: how many are through. */
  onProgress?: (doneCount: number) => void
}

/** How a photo's foods went in. */
export type SeenFoodsAdded = {
  addedCount: number
  /** What did not work; null when everything did. */
  message: string | null
  /** The last refusal, where it says more. */
  reason: string | null
}

/** Adds the foods of a photo one after another, with a pause between. What cannot be added does not stop the others. */
export async function addSeenFoods(
  names: readonly string[],
  { add, pause, onProgress }: Outside,
): Promise<SeenFoodsAdded> {
  let addedCount = 0
  let lastRefusal: string | null = null
  for (const [position, name] of names.entries()) {
    if (position > 0) await pause(PAUSE_BETWEEN_ADDS_MS)
    onProgress?.(position)
    const answer = await add(name, position)
    if (answer.ok) addedCount++
    else lastRefusal = answer.message
  }
  if (addedCount === names.length) return { addedCount, message: null, reason: null }
  const message = addedCount === 0 ? PANTRY_MESSAGES.addNone : PANTRY_MESSAGES.addSeveral
  return { addedCount, message, reason: lastRefusal === PANTRY_MESSAGES.addSeveral ? null : lastRefusal }
}
