import type { Food } from '#app/domain/food/food.ts'
import { GENERIC_HEADS, nameTokens } from '#app/domain/food/food-names.ts'
import { foodsInText } from '#app/domain/food/foods-in-text.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodsOfLine } from '#app/domain/food/line-food.ts'

/** Foods that only the steps of a recipe name: its ingredient list and its nutrition figures lack them. */

export type StepFoods = {
  /** With an amount, as lines for the list: "200 g paneer". */
  lines: string[]
  /** Without one: "naan". */
  names: string[]
}

const AMOUNT = String.raw`(?:\d+(?:[.,/]\d+)?|[½¼¾⅓⅔]|an?|one|two|three|four|half a|a few|another)`
const UNIT = String.raw`(?:kg|grams?|g|ml|millilitres?|litres?|l|tablespoons?|tbsp|teaspoons?|tsp|cups?|handfuls?|pinch(?:es)?|slices?|cloves?|knobs?|tins?|cans?|sprigs?|rashers?|dollops?|spoonfuls?|wedges?|pieces?|squeezes?|drizzles?|dash(?:es)?|splash(?:es)?|glass(?:es)?|bowls?)`
/** "serve with", "fry in": the food is added here, not just mentioned. */
const PUTS_IN =
  /\b(?:serve(?:d)?(?: it| them| warm| hot| at once)?(?: with| alongside| over| on)|(?:top|scatter|sprinkle|finish|garnish|drizzle|season|stuff|toss|brush)(?: \w+){0,2} with|fry(?: \w+){0,3} in|(?:add|stir in|fold in|beat in|grate over|crumble over|pour in)|heat(?= (?:the |some |a little )?(?:\w+ )?(?:oil|butter|ghee)))\s+/gi
const CLAUSE_END = /[.;:!?()]|\b(?:until|for|and then|then|over|into|in|on)\b/i
/** Herbs and spices: their energy does not matter. */
const FREE: ReadonlySet<Food['group']> = new Set(['herbs'])
const LEAST_KCAL = 15

/** The foods that the steps use but no line contains, each once. */
export function foodsOnlyInSteps(lines: readonly string[], instructions: readonly string[]): StepFoods {
  const listed = lines.map(readIngredientLine)
  const foods = listed.flatMap((line) => foodsOfLine(line).map(({ food }) => food))
  const ids = new Set(foods.map(({ id }) => id))
  const groups = new Set(foods.map(({ group }) => group))
  const words = new Set(lines.flatMap(nameTokens))
  const isListed = (food: Food, name: readonly string[]) => {
    const tokens = nameTokens(name.join(' '))
    const last = tokens.at(-1) ?? ''
    // "the cheese" may be the cheddar in the list, and "stock" its stock cube.
    return ids.has(food.id) || words.has(last) || (GENERIC_HEADS.has(last) && groups.has(food.group))
  }
  const found: StepFoods = { lines: [], names: [] }
  const seen = new Set<string>()
  for (const step of instructions)
    for (const { 0: lead, index } of step.matchAll(PUTS_IN)) {
      const [rest = ''] = step.slice(index + lead.length).split(CLAUSE_END)
      for (const part of rest.split(/,|\band\b|\bplus\b|\bor\b/)) {
        if (/^\s*(?:the|both|all|each|your|it|them|more|remaining|reserved)\b/i.test(part)) continue
        const [named] = foodsInText(part.replace(MEASURE_OF, ''))
        if (named === undefined || seen.has(named.food.id) || isListed(named.food, named.words)) continue
        seen.add(named.food.id)
        const line = lineIn(part, named.food)
        if (line !== null) found.lines.push(line)
        else if (named.food.per100g.kcal >= LEAST_KCAL && !FREE.has(named.food.group))
          found.names.push(named.words.join(' '))
      }
    }
  return found
}

/** "a wedge of lemon" counts as a lemon. */
const MEASURE_OF = new RegExp(
  String.raw`^\s*(?:${AMOUNT}\s*)?(?:(?:small|large|good|generous)\s+)?${UNIT}\s+of\s+`,
  'i',
)
const AMOUNT_IN_PART = new RegExp(String.raw`${AMOUNT}\s*(?:${UNIT}\b\s*(?:of\s+(?!the\b))?)?(?=\p{L})`, 'iu')

/** The part as an ingredient line, from its amount on; null where it has no amount that can be read. */
function lineIn(part: string, food: Food): string | null {
  const amount = AMOUNT_IN_PART.exec(part)
  if (amount === null) return null
  const line = part.slice(amount.index).replace(/\s+/g, ' ').trim()
  const read = readIngredientLine(line)
  if (read.quantity === null) return null
  return foodsOfLine(read).some((one) => one.food.id === food.id) ? line : null
}
