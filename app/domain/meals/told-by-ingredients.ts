import { type DishIngredient, ingredientsOf } from './dish-ingredients.ts'
import { type Draft, isAmountSaid } from './draft.ts'
import { STATES } from './lexicon.ts'
import { holdsOtherPart } from './told-by-amounts.ts'

/**
 * "full English, eggs, bacon, sausage, beans, toast": a dish of known ingredients is told by a list over commas that
 * names most of what is in it. A few of its ingredients behind a comma may be more of them.
 */

/** Of the energy of the dish, where two of its ingredients are named, and where more are. */
const LEAST_OF_TWO = 0.6
const LEAST_OF_MORE = 0.45
const TWO = 2

/** Words of names that are shared by unlike foods. */
const isTelling = (stem: string): boolean => !STATES.has(stem) && !SHARED.has(stem)
const SHARED: ReadonlySet<string> = new Set(['with', 'of', 'in', 'white', 'brown', 'red', 'green', 'and'])

/** How many foods behind a dish tell most of its ingredients; 0 where they are foods beside it. */
function listedBehind(header: Draft, behind: readonly Draft[]): number {
  const ingredients = ingredientsOf(header.food.id)
  const end = behind.findIndex(({ phrases: [phrase], item }, at) => {
    const isNext = item.first === (at === 0 ? header : behind[at - 1]!).item.last + 1
    return !isNext || phrase!.isAfterVerb || (at === 0 && !phrase!.isAfterComma)
  })
  const list = behind.slice(0, end < 0 ? behind.length : end)
  const named = new Set<DishIngredient>()
  let last = 0
  list.forEach((part, at) => {
    for (const ingredient of ingredients.filter((one) => isNamedBy(one, part))) {
      named.add(ingredient)
      last = at + 1
    }
  })
  const least = named.size > TWO ? LEAST_OF_MORE : LEAST_OF_TWO
  const isMost = named.size >= TWO && energyOf([...named]) >= least * energyOf(ingredients)
  return isMost && last >= TWO && !holdsOtherPart(header, list.slice(0, last)) ? last : 0
}

const energyOf = (ingredients: readonly DishIngredient[]): number =>
  ingredients.reduce((sum, { food, grams }) => sum + food.per100g.kcal * grams, 0)

/** The nouns of a food that is several count one by one: "scone with jam and cream"; "chicken curry" is no chicken. */
const isNamedBy = ({ stems, food }: DishIngredient, part: Draft): boolean =>
  food.id === part.food.id ||
  part.phrases.some(({ words }) => {
    const noun = words.findLast(({ role, stem }) => role === 'food' && !STATES.has(stem))?.stem
    return noun !== undefined && isTelling(noun) && stems.has(noun)
  })

/** Behind a colon, a dash or a bracket. */
export const opensList = ({ phrases: [phrase] }: Draft): boolean =>
  phrase!.isAfterColon || phrase!.isAfterDash || phrase!.isBracketed

/** True of a dish of which a weight or the energy was said. */
export const isWeighed = ({ item }: Draft): boolean =>
  item.weighed.basis === 'weight' || item.weighed.basis === 'energy'

const LEAST_PARTS = 2
const LEAST_LISTED = 3
const LEAST_MATCHED = 2

/** "full English - 2 eggs, 2 bacon, beans, 1 toast": the foods of a list that tells what was in a known dish. */
export function ingredientsListed(drafts: readonly Draft[], at: number): Draft[] {
  const header = drafts[at]!
  const next = drafts[at + 1]
  const ingredients = ingredientsOf(header.food.id)
  if (next === undefined || isWeighed(header)) return []
  if (next.item.first !== header.item.last + 1) return []
  const overCommas = drafts.slice(at + 1, at + 1 + listedBehind(header, drafts.slice(at + 1)))
  if (overCommas.length > 0 && areAmountsSaid(overCommas)) return inItsDish(overCommas, ingredients)
  if (!opensList(next)) return []
  const { isBracketed } = next.phrases[0]!
  const rest = drafts.slice(at + 1)
  const end = rest.findIndex(
    ({ phrases: [phrase] }, place) =>
      place > 0 && (phrase!.isAfterVerb || phrase!.isAfterDash || (isBracketed && !phrase!.isBracketed)),
  )
  const list = rest.slice(0, end < 0 ? rest.length : end)
  const matched = list.filter((part) => ingredientOf(part, ingredients) !== undefined).length
  const isWellKnown = list.length >= LEAST_LISTED && matched >= LEAST_MATCHED && matched * 2 >= list.length
  // "carbonara: 100 g spaghetti, 50 g guanciale": amounts of parts are a recipe.
  const isRecipe = matched > 0 && list.filter(isAmountSaid).length >= LEAST_PARTS
  if (!isWellKnown && !isRecipe && !areNamesTold(header, list)) return []
  return inItsDish(list, ingredients)
}

const areAmountsSaid = (list: readonly Draft[]): boolean =>
  list.filter((part) => isAmountSaid(part) || part.phrases[0]!.joint === 'weak').length * 2 >= list.length

/**
 * The foods over commas behind a dish that only say what is in it, by whether they are: "full English, eggs, bacon,
 * sausage, beans, toast". Without amounts the dish tells how much of them there was.
 */
export function describedBy(
  drafts: readonly Draft[],
  at: number,
): { inside: Draft[]; beside: Draft[] } | null {
  const header = drafts[at]!
  const list = drafts.slice(at + 1, at + 1 + listedBehind(header, drafts.slice(at + 1)))
  if (list.length === 0 || areAmountsSaid(list)) return null
  const ingredients = ingredientsOf(header.food.id)
  const isInside = (part: Draft): boolean =>
    !isAmountSaid(part) && ingredients.some((one) => isNamedBy(one, part))
  return { inside: list.filter(isInside), beside: list.filter((part) => !isInside(part)) }
}

/** The parts as much as the dish holds of them where nobody said how much. */
const inItsDish = (list: readonly Draft[], ingredients: readonly DishIngredient[]): Draft[] =>
  list.map((part) => {
    const ingredient = ingredientOf(part, ingredients)
    // "tea with milk" holds less milk than the dish holds tea.
    return isAmountSaid(part) || ingredient === undefined || part.phrases[0]!.joint === 'weak'
      ? part
      : { ...part, grams: ingredient.grams, isInDish: true }
  })

function ingredientOf({ food, item }: Draft, ingredients: readonly DishIngredient[]) {
  const heads = item.entry.words.flatMap(({ stem, isHead }) => (isHead ? [stem] : []))
  return ingredients.find((one) => one.food.id === food.id || heads.some((head) => one.stems.has(head)))
}

/** "chole bhature - 2 bhature, chole, onion": every word of the dish's name is a food of the list. */
function areNamesTold(header: Draft, list: readonly Draft[]): boolean {
  const said = header.phrases.flatMap(({ words }) => words.filter(({ role }) => role === 'food'))
  const listed = new Set(
    list.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words.map(({ stem }) => stem))),
  )
  return (
    said.length >= LEAST_PARTS && list.length >= LEAST_PARTS && said.every(({ stem }) => listed.has(stem))
  )
}
