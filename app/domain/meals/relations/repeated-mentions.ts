import { findFood } from '#app/domain/food/foods.ts'
import { classOf } from './classes.ts'
import { type DishIngredient, ingredientsOf } from '#app/domain/meals/dish-ingredients.ts'
import {
  type Draft,
  foodStems,
  headStems,
  isAmountSaid,
  isNextTo,
  remarked,
} from '#app/domain/meals/draft.ts'
import { isPowder } from '#app/domain/meals/made-with-water.ts'
import { portionsOf, usualGrams } from '#app/domain/meals/portions/food-portions.ts'
import { withoutWord, partLeftOut, WITHOUT } from '#app/domain/meals/consumption/left-out.ts'
import { isHeldByKind, isOfKind } from './kinds.ts'
import { wordsOfKind } from './words.ts'

/**
 * What a dish holds already and is told again: "ramen with an egg", "poke bowl with brown rice", "chole bhature (2
 * bhature)". Said without an amount, it is in the dish; with an amount or of another kind, it takes the place of the
 * dish's own.
 */

/** Less than this is left of a dish that was told as its parts. */
const NOTHING_LEFT = 0.03

/** The drafts without what is told twice. */
export function withPartsOnce(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = []
  let hostAt = -1
  let isBehindPart = false
  for (const draft of drafts) {
    const before = out.at(-1)
    if (before !== undefined && isDescription(draft, before)) {
      out[out.length - 1] = heldIn(before, draft)
      continue
    }
    const again = out.findIndex((one) => isRepeated(draft, one))
    if (again >= 0) {
      out[again] = refined(out[again]!, draft)
      continue
    }
    const host = out[hostAt]
    if (
      host === undefined ||
      isPowder(host.food.id) ||
      !isPartOf(draft, host, isBehindPart || opensParts(host))
    ) {
      isBehindPart = false
      hostAt = out.length
      out.push(draft)
      continue
    }
    isBehindPart = true
    const settled = hostAndPart(draft, host)
    out[hostAt] = settled.host
    out.push(...settled.part)
  }
  return out
    .filter(
      ({ food, item, grams }) => !food.id.includes(WITHOUT) || grams > NOTHING_LEFT * item.weighed.grams,
    )
    .filter((draft, at, all) => !isBreadOf(draft, all.slice(Math.max(0, at - 2), at)))
}

/** A dish and a part of it that is told behind it: the part is in it, or takes the place of the dish's own. */
function hostAndPart(draft: Draft, host: Draft): { host: Draft; part: readonly Draft[] } {
  if (isNamePart(draft, host)) return { host, part: [] }
  const ingredients = ingredientsOf(dishIdOf(host))
  if (!isAmountSaid(draft) && ingredientsOf(host.food.id).length === 0 && isHeldByKind(draft, host))
    return { host: heldIn(host, draft), part: [] }
  const ingredient = ingredientTold(draft, ingredients)
  if (ingredient === undefined) return { host, part: [draft] }
  if (isAmountSaid(draft)) return { host: withoutWord(host, ingredient.food.id), part: [draft] }
  if (isSame(draft, ingredient)) return { host, part: [] }
  const grams = (ingredient.grams * host.grams) / usualGrams(portionsOf(host.food))
  return { host: withoutWord(host, ingredient.food.id), part: [{ ...draft, grams }] }
}

const dishIdOf = ({ food }: Draft): string => food.id.split(WITHOUT)[0]!

const heldIn = (host: Draft, { said }: Draft): Draft => ({
  ...remarked(host, `${said} is taken to be in it`),
  said: `${host.said} with ${said}`,
})

/** USDA's categories of dishes. */
const OF_DISHES = /\b(?:mixed dish(?:es)?|soups?|stews?|chili)\b/i

/** "chili (beef, beans, tomato)", "Huel (banana)": a bracket without amounts says what is in a dish or which kind it is. */
function isDescription(draft: Draft, dish: Draft): boolean {
  const { isBracketed } = draft.phrases[0]!
  if (!isBracketed || isAmountSaid(draft) || classOf(dish.food, 'host') !== null) return false
  const { id, source, category } = dish.food
  return source === 'world' || findFood(id)?.group === 'dishes' || OF_DISHES.test(category)
}

/** "with an egg", "(2 eggs)", ", 250 g of steak"; "and an egg" behind one of these; "iced latte, oat milk". */
function isPartOf(draft: Draft, host: Draft, isBehindPart: boolean): boolean {
  const { joint, isBracketed, isAfterComma, amounts, hasDeterminer } = draft.phrases[0]!
  if (joint === 'weak' || joint === 'inside' || joint === 'remark' || isBracketed) return true
  // "chipotle bowl rice black beans cheese"
  if (joint === 'none' && amounts.length === 0 && !hasDeterminer) return true
  if (joint === 'strong' && (isBehindPart || (isAfterComma && amounts.length > 0))) return true
  const isMilk = classOf(draft.food, 'added') === 'milk' && isHeldByKind(draft, host)
  return isMilk && isNextTo(host, draft) && isAfterComma && !hasDeterminer
}

/** "roast dinner with chicken" has told its first part already: what stands behind may be others. */
const opensParts = ({ phrases, food }: Draft): boolean =>
  phrases.length > 1 && phrases.at(-1)!.joint === 'weak' && ingredientsOf(food.id).length > 0

/** Nouns of its name that few foods share: who says "sauce" may mean another than the dish's. */
const tellingHeads = (draft: Draft): string[] =>
  headStems(draft).filter((stem) => !wordsOfKind('common-noun').has(stem))

/** The ingredient of the dish that a food behind it is. */
function ingredientTold(draft: Draft, ingredients: readonly DishIngredient[]): DishIngredient | undefined {
  const heads = tellingHeads(draft).filter((stem) => !wordsOfKind('quality').has(stem))
  return (
    ingredients.find((one) => isSame(draft, one)) ??
    ingredients.find(({ stems }) => heads.some((head) => stems.has(head)))
  )
}

const isSame = ({ food: { id } }: Draft, { food }: DishIngredient): boolean =>
  food.id === id || food.other?.id === id

/** "chole bhature (2 bhature)": a part of the dish's own name, counted behind it. */
function isNamePart(draft: Draft, host: Draft): boolean {
  if (!draft.phrases[0]!.isBracketed) return false
  const named = host.item.entry.words.filter(({ isNaming }) => isNaming).map(({ stem }) => stem)
  const heads = tellingHeads(draft)
  return named.length > heads.length && heads.length > 0 && heads.every((head) => named.includes(head))
}

/** "I had chicken and rice. The chicken was grilled": the same food by name, with "the" before it. */
function isRepeated(draft: Draft, before: Draft): boolean {
  const { isDefinite, isMine, isAfterComma, joint, amounts } = draft.phrases[0]!
  const isSameFood = draft.food.id === before.food.id
  // "roti sabzi, 3 roti"
  if (isSameFood && isAfterComma && isAmountSaid(draft) && !isAmountSaid(before)) return true
  const isMineAgain = isMine === true && isOnlyHeadOf(draft, before)
  if ((!isDefinite && !isMineAgain) || joint === 'or') return false
  // "fish and chips, but only half the chips"
  if (!isSameFood && amounts.some(({ most }) => most < 1)) return false
  const isNamedAgain = tellingHeads(draft).some((head) => tellingHeads(before).includes(head))
  return isNamedAgain || (isDefinite && isKindOf(draft, before))
}

/** "clam chowder, finished the soup" */
function isKindOf(draft: Draft, before: Draft): boolean {
  const [word, ...others] = foodStems(draft)
  return others.length === 0 && isOfKind(word ?? '', before)
}

/** "sour cream to dip my burrito" */
function isOnlyHeadOf(draft: Draft, before: Draft): boolean {
  const [said, ...others] = foodStems(draft)
  return others.length === 0 && foodStems(before).includes(said!) && tellingHeads(before).includes(said!)
}

/** The amount of the second telling, where the first had none. */
const refined = (first: Draft, again: Draft): Draft =>
  isAmountSaid(first) || !isAmountSaid(again)
    ? first
    : { ...first, grams: again.grams, item: { ...first.item, weighed: again.item.weighed } }

/** Words for what a sandwich is held together by, as parts that one may leave out. */
const BREADS = ['bread', 'bun', 'roll', 'tortilla'] as const
const HAS_LOST_BREAD = /~without-(?:[a-z]+-)*(?:bread|bun|roll|toast|tortilla|bagel|pitta)/
const FLESH: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish'])

/** The bread of a sandwich before it: "a cheese sandwich on rye bread"; a beef burger by itself is the meat alone. */
function isBreadOf(draft: Draft, before: readonly Draft[]): boolean {
  const { joint, amounts } = draft.phrases[0]!
  const isTied = joint === 'weak' || joint === 'inside' || joint === 'remark'
  const isBread = headStems(draft).some((stem) => wordsOfKind('bread').has(stem))
  if (!isTied || !isBread || amounts.some(({ measure }) => measure !== null)) return false
  const host = before.findLast(({ food }) => BREADS.some((word) => partLeftOut(word, food) !== null))
  // "a sub on wheat": the bread has taken the place of the dish's own already.
  return (
    host !== undefined &&
    !HAS_LOST_BREAD.test(host.food.id) &&
    !FLESH.has(findFood(host.food.id)?.group ?? '')
  )
}
