import { wordSet } from '#app/domain/food/line-words.ts'
import { type Draft, foodStems, startOf } from './draft.ts'
import { CUISINES } from './places-named.ts'

/** "korma, rice and naan - usual indian": a meal called by its kitchen is what was told of it, and no other meal. */

const MEALS = wordSet('takeaway takeout meal food order dish buffet')
/** Where another meal may begin. */
const SENTENCE_ENDS = /[.;!?\n]/
/** "usual chinese: …", "… (usual chinese)", "… - usual chinese" */
const ANNOUNCES = /[-–—:(]/
const LEAST_DISHES = 2
/** Where several meals are named, one of them may be called by its kitchen. */
const NAMES_OF_MEALS = [/\b(?:breakfast|brekkie)\b/, /\blunch\b/, /\b(?:dinner|supper|tea)\b/]

const isDrink = ({ food }: Draft): boolean => food.category === 'drinks' || food.category === 'drink'

/** True where only the kitchen was named: "a Chinese", "Indian takeaway". */
function namesOnlyKitchen(draft: Draft): boolean {
  const foods = foodStems(draft)
  return (
    foods.some((stem) => CUISINES.has(stem)) && foods.every((stem) => CUISINES.has(stem) || MEALS.has(stem))
  )
}

const endOf = ({ phrases }: Draft): number => phrases.at(-1)!.end

function textBetween(one: Draft, other: Draft, text: string): string {
  const [first, second] = startOf(one) < startOf(other) ? [one, other] : [other, one]
  return text.slice(endOf(first), startOf(second))
}

/** The drafts without meals that are called by their kitchen beside the dishes they were. */
export function withoutCuisines(drafts: readonly Draft[], text: string): Draft[] {
  const isDay = NAMES_OF_MEALS.filter((name) => name.test(text)).length > 1
  return drafts.filter((draft) => {
    if (isDay || !namesOnlyKitchen(draft)) return true
    const dishes = drafts.filter(
      (other) => other !== draft && !isDrink(other) && !SENTENCE_ENDS.test(textBetween(draft, other, text)),
    )
    const isAnnounced = dishes.some((dish) => ANNOUNCES.test(textBetween(draft, dish, text)))
    return dishes.length < (isAnnounced ? 1 : LEAST_DISHES)
  })
}
