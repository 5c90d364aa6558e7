import { findFood } from '#app/domain/food/foods.ts'
import { readTable } from '#app/food-table.server.ts'
import { classOf } from './classes.ts'
import { type DishIngredient, ingredientsOf } from '#app/domain/meals/dish-ingredients.ts'
import {
  countSaid,
  type Draft,
  foodStems,
  headStems,
  isAmountSaid,
  isMeasured,
  isNextTo,
  lastFoodStem,
  meanOf,
  remarked,
} from '#app/domain/meals/draft.ts'
import { findMealFood } from '#app/domain/meals/vocabulary/meal-vocabulary.ts'
import { MEAL_NAMES, STATES } from '#app/domain/meals/lexicon.ts'
import type { VocabularyFood } from '#app/domain/meals/vocabulary/vocabulary.ts'
import { dishOfParts, type DishOfParts } from './dishes-of-parts.ts'
import { dishToldByParts, isHeldByKind } from './kinds.ts'
import { wordsOfKind } from './words.ts'

/**
 * A dish told by the list behind it: "full English - 2 eggs, 2 bacon, beans", "wrap with chicken and lettuce". With amounts
 * the list and what holds it together take the place of the dish; without, the list is in the dish.
 */

type Listed = { rows: readonly Draft[]; settled: number }

/** How much a list has to show, from `foods/dishes-told-by-lists.csv`. */
type ListRule = { cue: string; least: Facts }
type Facts = Readonly<Record<(typeof FACTS)[number], number>>

/** Foods; of them shown to be in the dish, with an amount, by weight or cup, what holds it together; percent of its energy. */
const FACTS = ['parts', 'shown', 'amounts', 'measured', 'holders', 'shownMeasured', 'energy'] as const

let rules: readonly ListRule[] | undefined

const listRules = (): readonly ListRule[] =>
  (rules ??= readTable('foods/dishes-told-by-lists.csv', ['cue', ...FACTS, 'example'] as const).map(
    ({ row }) => ({
      cue: row.cue,
      least: Object.fromEntries(FACTS.map((fact) => [fact, Number(row[fact])])) as Facts,
    }),
  ))

/** The dish as the list behind it tells it; null where the foods behind it are foods beside it. */
export function dishFromList(header: Draft, behind: readonly Draft[]): Listed | null {
  if (isWeighed(header)) return null
  return byFacts(header, behind) ?? byKind(header, behind)
}

const isWeighed = ({ item }: Draft): boolean =>
  item.weighed.basis === 'weight' || item.weighed.basis === 'energy'

function byFacts(header: Draft, behind: readonly Draft[]): Listed | null {
  const cues = cuesOf(header, behind[0]!)
  if (cues.length === 0) return null
  const list = listBehind(behind)
  const facts = factsOf(header, list)
  const rule = listRules().find(
    ({ cue, least }) => cues.includes(cue) && FACTS.every((fact) => facts[fact] >= least[fact]),
  )
  if (rule === undefined || (!ANNOUNCED.has(rule.cue) && holdsOtherPart(header, list))) return null
  const rest = behind.slice(list.length)
  // A list over commas that gives few amounts only says what is in the dish.
  const given = list.filter((part) => isAmountSaid(part) || part.phrases[0]!.joint === 'weak')
  const isDescribed = rule.cue === 'comma' && given.length * 2 < list.length
  if (isDescribed) {
    const isInside = (part: Draft): boolean => !isAmountSaid(part) && ingredientIn(header, part) !== undefined
    const inside = list.filter(isInside).map(({ said }) => `${said} is taken to be in it`)
    const beside = list.filter((part) => !isInside(part))
    return { rows: [remarked(header, ...inside), ...beside, ...rest], settled: 1 }
  }
  if (!ANNOUNCED.has(rule.cue) && !isHeldTogether(header, list)) return null
  const row = dishToldByParts(header)
  const base = row === undefined ? [] : baseOf(header, list, row, countOf(header, row))
  // "tea with milk" holds less milk than the dish holds tea.
  const parts = list.map((part) =>
    part.phrases[0]!.joint === 'weak' ? part : asInDish(part, ingredientIn(header, part)?.grams),
  )
  return { rows: [...base, ...parts, ...rest], settled: base.length }
}

const ANNOUNCED: ReadonlySet<string> = new Set(['announced', 'bracket'])

/** Behind a comma, a colon, a dash or a bracket right behind the dish; "chicken roll from the deli: …", too. */
function cuesOf(header: Draft, next: Draft): string[] {
  const { isAfterColon, isAfterComma, isAfterDash, isBracketed, isAfterVerb } = next.phrases[0]!
  const isAnnounced = isAfterColon || isAfterDash || isBracketed
  if ((isAfterVerb && !isAnnounced) || !(isNextTo(header, next) || isAfterColon)) return []
  return [
    ...(isAfterComma ? ['comma'] : []),
    ...(isAnnounced ? ['announced'] : []),
    ...(isBracketed ? ['bracket'] : []),
    ...((isAnnounced || isAfterComma) && isDish(header) ? ['listed'] : []),
  ]
}

/** The foods behind a dish up to the first that begins a clause of its own. */
function listBehind(behind: readonly Draft[]): readonly Draft[] {
  const {
    isBracketed: isInBracket,
    isAfterColon: isBehindColon,
    isAfterDash: isBehindDash,
  } = behind[0]!.phrases[0]!
  const isAnnounced = isInBracket || isBehindColon || isBehindDash
  const end = behind.findIndex(({ phrases: [phrase] }, at) => {
    const { isAfterVerb, isAfterBreak, isAfterColon, isAfterDash, isBracketed } = phrase!
    const isOwn = isAfterVerb || isAfterDash || (!isAnnounced && (isAfterColon || isAfterBreak === true))
    return at > 0 && (isOwn || (isInBracket && !isBracketed))
  })
  return behind.slice(0, end < 0 ? behind.length : end)
}

/** Hosts that are told beside what went into them rather than by it. */
const NO_DISHES: ReadonlySet<string> = new Set(['drink', 'pancake', 'yogurt', 'cracker', 'fried', 'cake'])
const ALWAYS_DISHES: ReadonlySet<string> = new Set(['sandwich', 'salad', 'cereal'])

/** Dishes, sandwiches, salads and bowls; a cake is no list of what went into it. */
function isDish(header: Draft): boolean {
  const { food } = header
  const host = classOf(food, 'host') ?? ''
  if (dishToldByParts(header) !== undefined || ALWAYS_DISHES.has(host)) return true
  return !NO_DISHES.has(host) && (food.source === 'world' || findFood(food.id)?.group === 'dishes')
}

function factsOf(header: Draft, list: readonly Draft[]): Facts {
  const shown = list.filter((part) => showsDish(part, header))
  const named = new Set(list.flatMap((part) => ingredientsIn(header, part)))
  const all = energyOf(ingredientsOf(header.food.id))
  return {
    parts: list.length,
    shown: shown.length,
    amounts: list.filter(isAmountSaid).length,
    measured: list.filter(hasMeasure).length,
    holders: list.filter((part) => isHolder(part, header)).length,
    shownMeasured: shown.filter(hasMeasure).length,
    energy: all > 0 ? (100 * energyOf([...named])) / all : 0,
  }
}

const energyOf = (ingredients: readonly DishIngredient[]): number =>
  ingredients.reduce((sum, { food, grams }) => sum + food.per100g.kcal * grams, 0)

const SPOONS_AND_CUPS: ReadonlySet<string> = new Set(['cup', 'tablespoon', 'teaspoon'])

/** "1 cup", "30 g": no count of pieces. */
const hasMeasure = (part: Draft): boolean =>
  isMeasured(part) ||
  (isAmountSaid(part) &&
    part.phrases[0]!.words.some(({ stem, role }) => role === 'unit' && SPOONS_AND_CUPS.has(stem)))

/** True of a part that names the dish, that the dish is known to hold, or that it is held together by. */
const showsDish = (part: Draft, header: Draft): boolean =>
  foodStems(part).some((stem) => foodStems(header).includes(stem)) ||
  ingredientIn(header, part) !== undefined ||
  isHeldByKind(part, header) ||
  isHolder(part, header)

const ingredientIn = (header: Draft, part: Draft): DishIngredient | undefined =>
  ingredientsIn(header, part)[0]

/** The ingredients of a dish that a part is, by its nouns: "scone with jam" is two of them, "chicken curry" no chicken. */
function ingredientsIn(header: Draft, part: Draft): readonly DishIngredient[] {
  const said = part.phrases.flatMap((phrase) => lastFoodStem(phrase) ?? [])
  const isNoun = (stem: string): boolean => !STATES.has(stem) && !wordsOfKind('quality').has(stem)
  const nouns = [...headStems(part), ...said.filter(isNoun)]
  return ingredientsOf(header.food.id).filter(
    ({ food, stems }) => food.id === part.food.id || nouns.some((noun) => stems.has(noun)),
  )
}

const FLESH_GROUPS: ReadonlySet<string> = new Set(['meat', 'poultry', 'fish'])

/**
 * True where the dish says of a part what no food of the list does: the beef of "Sunday roast: beef, 3 roast potatoes",
 * which was read into the dish, or the turkey of "turkey sub, provolone, bread".
 */
function holdsOtherPart(header: Draft, list: readonly Draft[]): boolean {
  const named = new Set(
    list.flatMap((part) => [...foodStems(part), ...part.item.entry.words.map(({ stem }) => stem)]),
  )
  const flesh = ingredientsOf(header.food.id).filter(({ food }) => FLESH_GROUPS.has(food.group))
  return header.phrases.some(({ joint, words }, at) =>
    words.some(({ stem, role }) => {
      if (role !== 'food' || named.has(stem)) return false
      const isJoined = at > 0 && (joint === 'strong' || joint === 'none')
      return isJoined || flesh.some(({ stems }) => stems.has(stem))
    }),
  )
}

/** The bread of a sandwich, the eggs of an omelette. */
function isHolder(part: Draft, header: Draft): boolean {
  const row = dishToldByParts(header)
  if (row === undefined)
    return classOf(header.food, 'host') === 'sandwich' && classOfPart(part.food) === 'bread'
  return row.insteadOf.has(classOfPart(part.food) ?? '')
}

/** A burger whose bun nobody told is more than the list; a wrap has its tortilla by itself. */
function isHeldTogether(header: Draft, list: readonly Draft[]): boolean {
  const row = dishToldByParts(header)
  const needsHolder =
    row === undefined ? classOf(header.food, 'host') === 'sandwich' : row.baseId === null && !row.isDropped
  return !needsHolder || list.some((part) => isHolder(part, header))
}

const LEAST_PARTS = 2
/** "2 tacos with salsa" have a filling that nobody named. */
const TOPPINGS: ReadonlySet<string> = new Set(['sauce', 'fat', 'cream', 'sugar', 'vegetable', 'avocado'])

/** A dish of which only the kind was named, told by what goes into such dishes: "wrap with chicken and lettuce". */
function byKind(header: Draft, behind: readonly Draft[]): Listed | null {
  const row = dishToldByParts(header)
  if (row === undefined || !isNextTo(header, behind[0]!)) return null
  const { joint, isAfterComma, isAfterColon, isAfterDash, isBracketed } = behind[0]!.phrases[0]!
  const isList = isAfterColon || isAfterDash || isBracketed
  const parts = partsOf(row, listBehind(behind), isList)
  const isFilled = parts.some(({ food }) => !TOPPINGS.has(classOfPart(food) ?? ''))
  const isTied = joint === 'weak' || joint === 'inside'
  // "salad with seeds" is more than the seeds.
  const least = isList || row.isDropped || !isTied ? LEAST_PARTS : 1
  const isNamedSo = isNamedOnlyByKind(header, row)
  const isSentence = isList
    ? isNamedSo || isNameTold(header, parts)
    : isNamedSo && isFilled && (isTied || isAfterComma)
  if (!isSentence || parts.length < least) return null
  const { base, weighed } = asParts(header, parts, row)
  return { rows: [...base, ...weighed, ...behind.slice(parts.length)], settled: base.length }
}

function asParts(header: Draft, parts: readonly Draft[], row: DishOfParts) {
  const count = countOf(header, row)
  const weighed = parts.map((part) => {
    const grams = row.gramsByClass.get(classOfPart(part.food) ?? '')
    return asInDish(part, grams === undefined ? undefined : grams * count)
  })
  return { base: baseOf(header, parts, row, count), weighed }
}

/** "tofu wrap": a dish with a base that is named by a part of it, as both; null for other dishes. */
export function asBaseAndPart(dish: Draft, part: Draft): readonly Draft[] | null {
  const row = dishToldByParts(dish)
  if (typeof row?.baseId !== 'string' || partsOf(row, [part], false).length === 0) return null
  const { base, weighed } = asParts(dish, [part], row)
  return [...base, ...weighed]
}

/** The foods from the first on that are parts of one such dish. */
function partsOf(row: DishOfParts, list: readonly Draft[], isList: boolean): readonly Draft[] {
  const end = list.findIndex((part, at) => {
    const name = classOfPart(part.food)
    const isPart = name !== null && (row.gramsByClass.has(name) || row.insteadOf.has(name))
    const { hasDeterminer, amounts } = part.phrases[0]!
    const isOwnDish = at > 0 && !isList && hasDeterminer && amounts.length === 0
    return isOwnDish || !(isPart || (isList && row.holdsAny))
  })
  return list.slice(0, end < 0 ? list.length : end)
}

const classOfPart = (food: VocabularyFood): string | null =>
  classOf(food, 'host') === 'bread' ? 'bread' : classOf(food, 'added')

/** "a big homemade wrap": nothing is said but what kind of dish it is; a "breakfast burrito" is one of its own. */
function isNamedOnlyByKind(header: Draft, row: DishOfParts): boolean {
  const { entry } = header.item
  if (entry.isOwn && entry.words.some(({ stem }) => MEAL_NAMES.has(stem))) return false
  const foods = foodStems(header)
  return foods.length === 1 && dishOfParts(foods[0]!) === row
}

/** "chicken salad: 120 g chicken, lettuce": what names the dish is among its parts, or it is a container only. */
function isNameTold(header: Draft, parts: readonly Draft[]): boolean {
  const named = new Set(
    parts.flatMap(({ phrases }) => phrases.flatMap(({ words }) => words.map(({ stem }) => stem))),
  )
  return foodStems(header).some((stem) => named.has(stem))
}

function countOf(header: Draft, { usualCount }: DishOfParts): number {
  const counted = countSaid(header)
  // Three eggs make one omelette.
  if (counted !== undefined && !header.item.entry.words.some(({ stem }) => stem === 'egg'))
    return meanOf(counted)
  return header.phrases[0]!.words.at(-1)?.isPlural === true ? usualCount : 1
}

/** What holds the parts together, unless one of them does. */
function baseOf(header: Draft, parts: readonly Draft[], row: DishOfParts, count: number): Draft[] {
  const isReplaced = parts.some(({ food }) => row.insteadOf.has(classOfPart(food) ?? ''))
  if (isReplaced || row.isDropped) return []
  const base = row.baseId === null ? null : findMealFood(row.baseId)
  if (base === null) return [header]
  const held = remarked(header, 'counted by its parts')
  return [{ ...held, food: base, grams: row.baseGrams * count, isInDish: true }]
}

/** A part as much as the dish holds of it where nobody said how much. */
function asInDish(part: Draft, grams: number | undefined): Draft {
  const { basis } = part.item.weighed
  const isSaid = isAmountSaid(part) || (basis !== 'usual' && basis !== 'guess')
  return isSaid || grams === undefined ? part : { ...part, grams, isInDish: true }
}
