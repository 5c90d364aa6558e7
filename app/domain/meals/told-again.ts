import { findFood } from '#app/domain/food/foods.ts'
import { wordSet } from '#app/domain/food/line-words.ts'
import { classOf } from './addition-classes.ts'
import { isOfKind } from './called-by-kind.ts'
import { type DishIngredient, ingredientsOf } from './dish-ingredients.ts'
import { type Draft, isAmountSaid } from './draft.ts'
import { portionsOf, usualGrams } from './portions/food-portions.ts'
import { isHeldByKind } from './held-by-kind.ts'
import { withoutWord, withShareOfPart } from './left-out.ts'
import { isVague } from './portions/spread.ts'
import { partLeftOut, WITHOUT } from './without.ts'

/**
 * What a dish holds already and is told again: "ramen with an egg", "poke bowl with brown rice", "chole bhature (2
 * bhature)". Said without an amount, it is in the dish; with an amount or of another kind, it takes the place of the
 * dish's own.
 */

/** Names of many foods: who says "sauce" may mean another than the dish's. */
const TOO_COMMON = wordSet('sauce oil powder juice paste seed leaf soup meat vegetable bean mix')

/** Words of names that are shared by unlike foods. */
const IS_QUALITY = wordSet('white brown red green black yellow dark sweet sour hot plain whole light long')

const LEAST_LISTED = 3

/** Less than this is left of a dish that was told as its parts. */
const NOTHING_LEFT = 0.03

/** "ham sandwich (2 slices of white, butter, 3 slices of ham)": the bracket weighs the dish by its parts. */
function withoutWeighedByParts(drafts: readonly Draft[]): Draft[] {
  return drafts.filter((draft, at) => {
    // What holds a dish together that was told by its parts is one of them.
    if (draft.isInDish === true || isAmountSaid(draft) || draft.phrases[0]!.isBracketed) return true
    // "beer, cheese and biscuits (5 crackers, 60 g cheddar)": the bracket is of what stands right before it.
    if (drafts[at + 1]?.item.first !== draft.item.last + 1) return true
    const end = drafts.findIndex(({ phrases: [phrase] }, next) => next > at && !phrase!.isBracketed)
    const parts = drafts.slice(at + 1, end < 0 ? drafts.length : end)
    const isSaidAgain = parts.some((part) => isAmountSaid(part) && isOfHead(part, draft))
    // "omelette (3 eggs, cheese, ham)"
    const isListed = isVague(draft) || parts.length >= LEAST_LISTED
    return !isSaidAgain && parts.filter(isAmountSaid).length < (isListed ? 1 : 2)
  })
}

/** "wine (2 large glasses of red)" */
const isOfHead = (part: Draft, whole: Draft): boolean => {
  const [said, ...others] = whole.phrases.flatMap(({ words }) => words.filter(({ role }) => role === 'food'))
  return said !== undefined && others.length === 0 && headsOf(part).includes(said.stem)
}

/** The drafts without what is told twice. */
export function withPartsOnce(all: readonly Draft[]): Draft[] {
  const drafts = withoutWeighedByParts(all)
  const out: Draft[] = []
  let hostAt = -1
  let isBehindPart = false
  for (const draft of drafts) {
    if (hostAt >= 0 && isCountedPart(draft, out[hostAt]!)) continue
    const dish: Draft | undefined = out.at(-1)
    if (dish !== undefined && isDescription(draft, dish)) {
      out[out.length - 1] = heldIn(dish, draft)
      continue
    }
    const shared = withShareEaten(out, draft)
    if (shared !== null) {
      out[shared.at] = shared.row
      continue
    }
    const again = out.findIndex((before) => isToldAgain(draft, before))
    if (again >= 0) {
      out[again] = refined(out[again]!, draft)
      continue
    }
    const host: Draft | undefined = out[hostAt]
    const isBehind: boolean = isBehindPart || (host !== undefined && opensParts(host))
    const isPart: boolean =
      host !== undefined && (isTied(draft, isBehind) || isUnsaidOf(draft, host) || isMilkOf(draft, host))
    const ingredient = isPart && host !== undefined ? ingredientTold(draft, host) : null
    isBehindPart = isPart
    if (isPart && host !== undefined && isHeld(draft, host)) {
      out[hostAt] = heldIn(host, draft)
      continue
    }
    if (host === undefined || ingredient === null) {
      if (!isPart) hostAt = out.length
      out.push(draft)
      continue
    }
    if (isSame(draft, ingredient) && !isAmountSaid(draft)) continue
    out[hostAt] = withoutWord(host, ingredient.food.id)
    out.push(isAmountSaid(draft) ? draft : { ...draft, grams: ingredient.grams * shareOfUsual(host) })
  }
  return out.filter(({ food, grams }) => !food.id.includes(WITHOUT) || grams > 0).filter(isWorthKeeping)
}

/** "ate the soup and half the bread": so much of a part of the dish before. */
function withShareEaten(before: readonly Draft[], { phrases, said }: Draft) {
  const [phrase, ...others] = phrases
  const [amount] = phrase!.amounts
  const word = phrase!.words.findLast(({ role }) => role === 'food')?.stem ?? ''
  const isShare = phrase!.isDefinite && amount !== undefined && amount.measure === null && amount.most < 1
  const at = before.findLastIndex(({ food }) => partLeftOut(word, food) !== null)
  if (!isShare || others.length > 0 || at < 0) return null
  const row = withShareOfPart(before[at]!, word, amount.most)
  return { at, row: { ...row, remarks: [...row.remarks, `of what is in it, ${said}`] } }
}

const heldIn = (host: Draft, { said }: Draft): Draft => ({
  ...host,
  said: `${host.said} with ${said}`,
  remarks: [...host.remarks, `${said} is taken to be in it`],
})

/** USDA's categories of dishes. */
const OF_DISHES = /\b(?:mixed dish(?:es)?|soups?|stews?|chili)\b/i

/** "chili (beef, beans, tomato)", "Huel (banana)": a bracket without amounts says what is in a dish or which kind it is. */
function isDescription(draft: Draft, dish: Draft): boolean {
  const [phrase] = draft.phrases
  if (!phrase!.isBracketed || isAmountSaid(draft) || classOf(dish.food, 'host') !== null) return false
  const { id, source, category } = dish.food
  return source === 'world' || findFood(id)?.group === 'dishes' || OF_DISHES.test(category)
}

/** "lasagne with beef mince": no table says what is in this lasagne, but some mince is. */
const isHeld = (draft: Draft, host: Draft): boolean =>
  !isAmountSaid(draft) && ingredientsOf(host.food.id).length === 0 && isHeldByKind(draft, host)

const shareOfUsual = ({ food, grams }: Draft): number => grams / usualGrams(portionsOf(food))

/** "250 g of steak" of the asado is the asado. */
function isWorthKeeping({ food, item, grams }: Draft): boolean {
  const isReduced = food.id.includes(WITHOUT)
  return !isReduced || grams > NOTHING_LEFT * item.weighed.grams
}

/** "with an egg", "(2 eggs)", ", 250 g of steak"; "and an egg" behind one of these. */
function isTied({ phrases: [phrase] }: Draft, isBehindPart: boolean): boolean {
  const { joint, isBracketed, isAfterComma, amounts, hasDeterminer } = phrase!
  if (joint === 'weak' || joint === 'inside' || joint === 'remark' || isBracketed) return true
  // "chipotle bowl rice black beans cheese"
  if (joint === 'none' && amounts.length === 0 && !hasDeterminer) return true
  return joint === 'strong' && (isBehindPart || (isAfterComma && amounts.length > 0))
}

/** "iced latte, oat milk": the milk of a drink that is made with it. */
const isMilkOf = (draft: Draft, host: Draft): boolean => {
  const { isAfterComma, hasDeterminer } = draft.phrases[0]!
  const isNext = draft.item.first === host.item.last + 1
  return (
    isNext && isAfterComma && !hasDeterminer && classOf(draft.food, 'added') === 'milk' && isHeld(draft, host)
  )
}

/** "roast dinner with chicken" has told its first part already: what stands behind may be others. */
const opensParts = ({ phrases, food }: Draft): boolean =>
  phrases.length > 1 && phrases.at(-1)!.joint === 'weak' && ingredientsOf(food.id).length > 0

/** "feijoada, rice and farofa": the rice of what is called feijoada with rice, where nobody had said rice yet. */
function isUnsaidOf(draft: Draft, host: Draft): boolean {
  const said = new Set(host.phrases.flatMap(({ words }) => words.map(({ stem }) => stem)))
  return headsOf(draft).some(
    (head) => !said.has(head) && host.item.entry.words.some(({ stem }) => stem === head),
  )
}

/** The ingredient of the dish that a food behind it is, or null. */
function ingredientTold(draft: Draft, host: Draft): DishIngredient | null {
  const [dishId = ''] = host.food.id.split(WITHOUT)
  const ingredients = ingredientsOf(dishId)
  const heads = headsOf(draft)
  return (
    ingredients.find((one) => isSame(draft, one)) ??
    ingredients.find(({ stems }) => heads.some((head) => !IS_QUALITY.has(head) && stems.has(head))) ??
    inPlaceOf(draft, ingredients)
  )
}

const FLESH: ReadonlySet<string> = new Set(['fish', 'poultry', 'meat'])
const LEAST_FLESH_GRAMS = 30

/** "poke bowl with tuna": the one fish of a dish gives way to another fish. */
function inPlaceOf({ food, phrases: [phrase] }: Draft, ingredients: readonly DishIngredient[]) {
  const group = findFood(food.id)?.group
  if (phrase!.joint !== 'weak' || !FLESH.has(group ?? '')) return null
  const alike = ingredients.filter(
    (one) => one.food.group === group && one.food.kind !== 'fish-sauce' && one.grams >= LEAST_FLESH_GRAMS,
  )
  return alike.length === 1 ? alike[0]! : null
}

const headsOf = ({ item }: Draft): string[] =>
  item.entry.words.flatMap(({ stem, isHead }) => (isHead && !TOO_COMMON.has(stem) ? [stem] : []))

const isSame = ({ food: { id } }: Draft, { food }: DishIngredient): boolean =>
  food.id === id || food.other?.id === id

/** "chole bhature (2 bhature)": a part of the dish's own name, counted behind it. */
function isCountedPart(draft: Draft, host: Draft): boolean {
  if (!draft.phrases[0]!.isBracketed) return false
  const named = host.item.entry.words.filter(({ isNaming }) => isNaming).map(({ stem }) => stem)
  const heads = headsOf(draft)
  return named.length > heads.length && heads.length > 0 && heads.every((head) => named.includes(head))
}

/** "I had chicken and rice. The chicken was grilled": the same food by name, with "the" before it. */
function isToldAgain(draft: Draft, before: Draft): boolean {
  const [phrase] = draft.phrases
  // "roti sabzi, 3 roti"
  if (
    draft.food.id === before.food.id &&
    isAmountSaid(draft) &&
    !isAmountSaid(before) &&
    phrase!.isAfterComma
  )
    return true
  const isMineAgain = phrase!.isMine === true && isOnlyHeadOf(draft, before)
  if ((!phrase!.isDefinite && !isMineAgain) || phrase!.joint === 'or') return false
  // "fish and chips, but only half the chips"
  if (draft.food.id !== before.food.id && phrase!.amounts.some(({ most }) => most < 1)) return false
  const heads = new Set(headsOf(before))
  return headsOf(draft).some((head) => heads.has(head)) || isKindAgain(draft, before)
}

/** "clam chowder, finished the soup" */
function isKindAgain({ phrases: [phrase, ...others] }: Draft, before: Draft): boolean {
  const [said, ...more] = phrase!.words.filter(({ role }) => role === 'food')
  return (
    phrase!.isDefinite &&
    others.length === 0 &&
    more.length === 0 &&
    said !== undefined &&
    isOfKind(said.stem, before)
  )
}

/** "sour cream to dip my burrito" */
function isOnlyHeadOf(draft: Draft, before: Draft): boolean {
  const said = draft.phrases.flatMap(({ words }) => words.filter(({ role }) => role === 'food'))
  const told = new Set(before.phrases.flatMap(({ words }) => words.map(({ stem }) => stem)))
  return (
    said.length === 1 && said.every(({ stem }) => told.has(stem)) && headsOf(before).includes(said[0]!.stem)
  )
}

/** The amount of the second telling, where the first had none. */
function refined(first: Draft, again: Draft): Draft {
  if (isAmountSaid(first) || !isAmountSaid(again)) return first
  return { ...first, grams: again.grams, item: { ...first.item, weighed: again.item.weighed } }
}
