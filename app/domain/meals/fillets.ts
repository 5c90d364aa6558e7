import { classOf } from './addition-classes.ts'
import { type Draft, isAmountSaid } from './draft.ts'
import { portionsOf, usualGrams } from './portions/food-portions.ts'

/** "catfish, 2 fillets": the fillets are those of the fish before them and no steak. */

const FILLET = 'fillet'

/** The drafts with fillets behind a fish counted as its own. */
export function withFilletsOfFish(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = []
  for (const draft of drafts) {
    const fish = out.at(-1)
    const isOfFish =
      fish !== undefined &&
      isOnlyFillets(draft) &&
      !isAmountSaid(fish) &&
      classOf(fish.food, 'added') === 'fish'
    if (!isOfFish) {
      out.push(draft)
      continue
    }
    const [amount] = draft.phrases[0]!.amounts
    const count = amount === undefined ? 1 : (amount.value + amount.most) / 2
    out[out.length - 1] = {
      ...fish,
      phrases: [...fish.phrases, ...draft.phrases],
      grams: count * filletOf(fish),
      said: `${fish.said}, ${draft.said}`,
    }
  }
  return out
}

function isOnlyFillets({ phrases }: Draft): boolean {
  const [phrase] = phrases
  const isCount = phrase!.amounts.every(({ measure }) => measure === null)
  return (
    phrases.length === 1 &&
    isCount &&
    phrase!.words.every(({ stem, role }) => stem === FILLET || role === 'size')
  )
}

function filletOf({ food }: Draft): number {
  const portions = portionsOf(food)
  return portions.find(({ stems }) => stems.has(FILLET))?.grams ?? usualGrams(portions)
}
