import { wordSet } from '#app/domain/food/line-words.ts'
import { ingredientsOf } from './dish-ingredients.ts'
import { type Draft, isMeasured } from './draft.ts'
import type { Phrase } from './phrase.ts'

/** "thali with dal, rice and two rotis", "buddha bowl: quinoa, chickpeas, kale": the parts are the meal, the container adds nothing. */

const CONTAINERS = wordSet(
  'thali platter bowl plate box board mezze meze buffet spread tray bento lunchbox hamper mealdeal deal grazing picnic ploughman smorgasbord charcuterie',
)
/** Words for what is only told by its parts. */
const ANNOUNCING = wordSet(
  'buddha grain power salad smoothie veggie vegetable breakfast lunch snack party deli',
)
const LEAST_PARTS = 2
/** Behind a comma only: "bento box, miso soup, tea" may be three things. */
const LEAST_IN_LIST = 3

/** The drafts without containers whose contents are told. */
export function withoutContainers(drafts: readonly Draft[]): Draft[] {
  return drafts.filter((draft, at) => {
    if (isMealDeal(draft)) return drafts.length - 1 < LEAST_PARTS
    if (!isContainer(draft)) return true
    const [next, ...others] = drafts.slice(at + 1)
    if (next === undefined) return true
    const [phrase] = next.phrases
    const isTied =
      phrase!.joint === 'weak' || phrase!.joint === 'inside' || phrase!.isAfterColon || phrase!.isBracketed
    const isListed = phrase!.joint === 'strong' && phrase!.isAfterComma
    return others.length + 1 < (isTied ? LEAST_PARTS : isListed ? LEAST_IN_LIST : Infinity)
  })
}

/** A sandwich, a snack and a drink at one price: what it was counts, wherever it is told. */
const isMealDeal = ({ phrases, food }: Draft): boolean =>
  food.id.startsWith('meal-deal') || phrases[0]!.words.at(-1)?.stem === 'deal'

/** "gyros plate", "cheese board": a dish that is known by what is in it; what of it is told again counts once there. */
const holdsNamedDish = (words: Phrase['words'], id: string): boolean =>
  ingredientsOf(id).length > 0 &&
  words.some(({ stem, role }) => role === 'food' && !CONTAINERS.has(stem) && !ANNOUNCING.has(stem))

/** "poha 1 bowl", "biryani one plate": something stands between the food and the container, which only measures it. */
const isAmountBehind = (named: Phrase['words']): boolean => {
  const [before, last] = named.slice(-2)
  return before !== undefined && last !== undefined && last.start - before.end > 1
}

/** Named by a container: its last word is one, and what it holds is not in the name. */
function isContainer(draft: Draft): boolean {
  const { phrases, food } = draft
  if (isMeasured(draft) || phrases.length > 1) return false
  const named = phrases[0]!.words.filter(({ isMeasure }) => isMeasure !== true)
  if (isAmountBehind(named) || holdsNamedDish(phrases[0]!.words, food.id)) return false
  return (
    CONTAINERS.has(named.at(-1)?.stem ?? '') && phrases[0]!.words.every(({ isMeasure }) => isMeasure !== true)
  )
}
