/** Dishes whose contents people tell beside their name, and what those contents are. */
const CONTENTS: readonly (readonly [dish: RegExp, parts: RegExp])[] = [
  [/^porridge/, /^(?:rolled-|jumbo-)?oats/],
  [/^(?:omelette|egg-scrambled)/, /^egg(?:-(?:boiled|fried|poached|white.*|yolk.*))?$/],
  [
    /(?:smoothie|shake)/,
    /milk|^whey|yoghurt|^banana|berr(?:y|ies)$|^mango|^oats|^spinach|^peanut-butter|^protein/,
  ],
  [/^burrito-bowl/, /rice|beans|chicken|beef|guacamole|salsa|soured-cream|cheddar|lettuce|sweetcorn/],
]

const isMeasured = ({ line, kcal }: FoodMention) =>
  line.quantity !== null || line.unit !== null || kcal !== null
const isWeighed = (mention: FoodMention) =>
  mention.kcal !== null || mention.line.unit === 'gram' || mention.line.unit === 'millilitre'

/**
 * Counts nothing twice: of "omelette with 3 eggs" the eggs say how much it was, of "a burrito bowl with rice and beans"
 * rice and beans are in the bowl.
 */
export function withoutCountingTwice(mentions: readonly FoodMention[]): FoodMention[] {
  const dropped = new Set<FoodMention>()
  mentions.forEach((dish, at) => {
    const [, parts] = CONTENTS.find(([pattern]) => pattern.test(dish.match?.food.id ?? '')) ?? []
    if (parts === undefined) return
    const contents = mentions.slice(at + 1).filter((mention) => parts.test(mention.match?.food.id ?? ''))
    if (contents.length === 0) return
    if (contents.some(isMeasured) && !isWeighed(dish)) dropped.add(dish)
    else for (const mention of contents) dropped.add(mention)
  })
  return mentions.filter((mention) => !dropped.has(mention))
}
import type { FoodMention } from './food-mention.ts'
