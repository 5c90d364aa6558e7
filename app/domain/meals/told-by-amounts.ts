import { findFood } from '#app/domain/food/foods.ts'
import { wordSet } from '#app/domain/food/line-words.ts'
import { classOf } from './addition-classes.ts'
import { ingredientsOf } from './dish-ingredients.ts'
import { dishOfParts } from './dishes-of-parts.ts'
import { type Draft, foodStems, isAmountSaid, isMeasured } from './draft.ts'
import { isHeldByKind } from './held-by-kind.ts'

/**
 * "quinoa bowl, 1 cup cooked quinoa, half a cup black beans": a dish with amounts of what is in it behind it is told by
 * them, whatever mark stands between. What shows it: a part that the dish is named by, is known to hold or is held by.
 */

const LEAST_WITH_AMOUNTS = 2

/** The foods behind a dish that tell what was in it, with amounts; none where it is a dish beside them. */
export function partsWithAmounts(drafts: readonly Draft[], at: number): readonly Draft[] {
  const header = drafts[at]!
  const next = drafts[at + 1]
  if (next === undefined || !isDish(header) || isMeasured(header)) return []
  if (!isListed(header, next)) return []
  const rest = drafts.slice(at + 1)
  const end = rest.findIndex(({ phrases: [phrase] }, place) => place > 0 && isOwnClause(phrase!))
  const list = rest.slice(0, end < 0 ? rest.length : end)
  if (holdsOtherPart(header, list)) return []
  return isShown(header, list) && isHeldTogether(header, list) ? list : []
}

/**
 * True where the dish says of a part what no food of the list does: the beef of "Sunday roast: beef, 3 roast potatoes",
 * which was read into the dish, or the turkey of "turkey sub, provolone, bread".
 */
export function holdsOtherPart(header: Draft, list: readonly Draft[]): boolean {
  const told = new Set(
    list.flatMap((part) => [...foodStems(part), ...part.item.entry.words.map(({ stem }) => stem)]),
  )
  const ingredients = ingredientsOf(header.food.id)
  return header.phrases.some(({ joint, words }, at) =>
    words.some(({ stem, role }) => {
      if (role !== 'food' || told.has(stem)) return false
      const isJoined = at > 0 && (joint === 'strong' || joint === 'none')
      return (
        isJoined || ingredients.some(({ food, stems }) => FLESH_GROUPS.has(food.group) && stems.has(stem))
      )
    }),
  )
}

const FLESH_GROUPS = wordSet('meat poultry fish')

function isShown(header: Draft, list: readonly Draft[]): boolean {
  const showing = list.filter((part) => showsDish(part, header))
  const measured = list.filter(hasMeasure).length
  if (measured >= LEAST_WITH_AMOUNTS && showing.some(hasMeasure)) return true
  if (isTiedPart(header, list[0]!)) return true
  if (measured > 0 && showing.filter(isAmountSaid).length >= LEAST_WITH_AMOUNTS) return true
  // "burger, 150 g beef patty, brioche bun", "hot dog, 1 bun, 1 frankfurter"
  const holder = list.find((part) => isHolder(part, header))
  if (holder === undefined) return false
  const fillings = isAmountSaid(holder) ? FILLINGS : FLESH
  return list.some(
    (part) => part !== holder && isAmountSaid(part) && fillings.has(classOf(part.food, 'added') ?? ''),
  )
}

const FLESH = wordSet('meat fish pulse')
const FILLINGS = wordSet('meat fish pulse cheese egg nut-butter avocado')

const SPOONS_AND_CUPS = wordSet('cup tablespoon teaspoon')

/** "1 cup", "30 g": no count of pieces. */
const hasMeasure = (part: Draft): boolean =>
  isMeasured(part) ||
  (isAmountSaid(part) &&
    part.phrases[0]!.words.some(({ stem, role }) => role === 'unit' && SPOONS_AND_CUPS.has(stem)))

/** Hosts that are told beside what went into them rather than by it. */
const NO_DISHES = wordSet('drink pancake yogurt cracker fried cake')

/** Dishes, sandwiches, salads and bowls; a cake is no list of what went into it. */
function isDish({ food, phrases }: Draft): boolean {
  const host = classOf(food, 'host')
  if (dishOfParts(phrases.at(-1)!.words.at(-1)?.stem ?? '') !== undefined) return true
  if (host === 'sandwich' || host === 'salad' || host === 'cereal') return true
  return !NO_DISHES.has(host ?? '') && (food.source === 'world' || findFood(food.id)?.group === 'dishes')
}

/** Behind a comma, a colon, a dash or a bracket; what is tied by "with" is in the dish or beside it. */
function isListed(header: Draft, next: Draft): boolean {
  const {
    phrases: [phrase],
    item,
  } = next
  const { isAfterColon, isAfterComma, isAfterDash, isBracketed, isAfterVerb } = phrase!
  // "chicken roll from the deli: …" is told of the roll, too.
  const isNext = item.first === header.item.last + 1 || isAfterColon
  if (!isNext || isAfterVerb) return false
  return isAfterComma || isAfterColon || isAfterDash || isBracketed || isTiedPart(header, next)
}

/** "chicken wrap with 100 g chicken, lettuce": the wrap has its tortilla by itself, and its chicken is weighed. */
function isTiedPart(header: Draft, next: Draft): boolean {
  const row = dishOfParts(header.phrases.at(-1)!.words.at(-1)?.stem ?? '')
  const named = foodStems(header)
  return (
    row !== undefined &&
    row.baseId !== null &&
    next.phrases[0]!.joint === 'weak' &&
    isMeasured(next) &&
    foodStems(next).some((stem) => named.includes(stem))
  )
}

const isOwnClause = ({ isAfterVerb, isAfterBreak, isAfterColon }: Draft['phrases'][number]): boolean =>
  isAfterVerb || isAfterBreak === true || isAfterColon

/** True of a part that names the dish, that the dish is known to hold, or that it is held together by. */
function showsDish(part: Draft, header: Draft): boolean {
  const named = foodStems(header)
  const ingredients = ingredientsOf(header.food.id)
  const heads = part.item.entry.words.flatMap(({ stem, isHead }) => (isHead ? [stem] : []))
  return (
    foodStems(part).some((stem) => named.includes(stem)) ||
    ingredients.some(
      ({ food, stems }) => food.id === part.food.id || heads.some((head) => stems.has(head)),
    ) ||
    isHeldByKind(part, header) ||
    isHolder(part, header)
  )
}

const isBread = ({ food }: Draft): boolean =>
  classOf(food, 'host') === 'bread' || classOf(food, 'added') === 'bread'

/** The bread of a sandwich, the eggs of an omelette. */
function isHolder(part: Draft, header: Draft): boolean {
  const row = dishOfParts(header.phrases.at(-1)!.words.at(-1)?.stem ?? '')
  if (row === undefined) return classOf(header.food, 'host') === 'sandwich' && isBread(part)
  return row.insteadOf.has(isBread(part) ? 'bread' : (classOf(part.food, 'added') ?? ''))
}

/** A burger whose bun nobody told is more than the list; a wrap has its tortilla by itself. */
function isHeldTogether(header: Draft, list: readonly Draft[]): boolean {
  const row = dishOfParts(header.phrases.at(-1)!.words.at(-1)?.stem ?? '')
  const isOfHolder = row === undefined ? classOf(header.food, 'host') === 'sandwich' : false
  const isItself = row !== undefined && row.baseId === null && !row.isDropped
  return (!isOfHolder && !isItself) || list.some((part) => isHolder(part, header))
}
