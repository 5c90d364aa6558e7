import type { Food } from '#app/domain/food/food.ts'
import { type IngredientLine, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { withoutMaker } from '#app/domain/food/makers.ts'
import { type FoodNameVerdict, judgeIngredient } from '#app/domain/food/only-food.ts'
import { readWords } from '#app/food-table.server.ts'
import { asInPouch } from './given-grams.ts'
import { cookedBefore, withoutRemark } from './remarks.ts'
import { usualFood } from './usual-foods.ts'

/** From this confidence on a line is the food that was found for it. */
export const SURE = 0.7
/** From here on it is a name of the food's own. */
const EXACT = 0.94

/** "lots of onions": as many as there need to be. */
const MANY = /^(?:(?:lots|loads|plenty|heaps|a lot) of|plenty) /i

/** "500 g minced beef, frozen" as "500 g frozen minced beef". */
const FROZEN_BEHIND = /^((?:\d[\d.,]*(?: ?(?:kg|g|ml|l))? )?)([^,]+), ?frozen$/i

const amountWords = readWords('foods/amount-words.txt')
/** "that jar of pesto" as "pesto". */
function withoutVagueAmount(text: string): string {
  const words = text.split(' ')
  const from = words.findIndex((word) => !amountWords.has(word.toLowerCase()))
  return from < 0 ? text : words.slice(from).join(' ')
}

const conditionWords = readWords('foods/condition-words.txt')
/** What the diet of the request settles anyway: "gluten-free oats" are oats, printed as the diet has them. */
const GLUTEN_FREE = /\b(?:gluten[ -]free|gf) /i

/** "very brown bananas" as "bananas". */
const withoutConditions = (text: string): string =>
  text
    .replace(GLUTEN_FREE, '')
    .split(' ')
    .filter((word) => !conditionWords.has(word.toLowerCase()))
    .join(' ')

/** "straight to wok noodles" as "straight-to-wok noodles": the words are one name. */
const withReadyInOne = (text: string): string =>
  text.replaceAll(/\b(straight|ready) to (wok|eat|cook|bake|roast|roll)\b/gi, '$1-to-$2')

/** "2 bits of salmon" as "2 salmon": how many there are, and not how much. */
const withoutBits = (text: string): string =>
  text.replace(/^((?:[2-9]|two|three|four|five|six) )bits of /i, '$1')

const CONTAINERS =
  'tins?|cans?|jars?|packets?|packs?|pouch|pouches|cartons?|bottles?|tubs?|bags?|sachets?|box'
const CONTAINER_BEHIND = new RegExp(`^(.+) (${CONTAINERS})$`, 'i')
/** "white sauce jar" as "jar of white sauce". */
const withContainerInFront = (text: string): string => text.replace(CONTAINER_BEHIND, '$2 of $1')

const isAny = (): boolean => true
const FROM_PLANTS: ReadonlySet<Food['group']> = new Set([
  'vegetables',
  'fruit',
  'herbs',
  'grains',
  'pulses',
  'nuts',
  'sweets',
])
const isFromPlants = ({ group }: Food): boolean => FROM_PLANTS.has(group)

/** What is left of a text, and the foods it may name then. */
type Reading = { text: string; mayBe: (food: Food) => boolean }

/** Ways to read what was typed, each only where the ones before name no food. */
const READINGS: readonly ((text: string) => string | Reading)[] = [
  (text) => withoutBits(withReadyInOne(text.replace(FROZEN_BEHIND, '$1frozen $2'))),
  (text) => text.replace(MANY, ''),
  (text) => {
    const { text: left, isOfPlants } = withoutRemark(text)
    return { text: left, mayBe: isOfPlants ? isFromPlants : isAny }
  },
  withContainerInFront,
  withoutMaker,
  withoutVagueAmount,
  withoutConditions,
  withoutVagueAmount,
]

export type TypedFood = {
  line: IngredientLine
  food: Food
  /** 0 to 1. */
  confidence: number
  /** "beef": the food is the usual cut, and any cut was meant. */
  isAnyCut: boolean
}

const isAnimal = ({ group }: Food) => group === 'meat' || group === 'poultry'

function foodIn(line: IngredientLine): TypedFood | null {
  const usual = usualFood(line)
  if (usual !== null) return { line, food: usual, confidence: 1, isAnyCut: isAnimal(usual) }
  const match = foodOfLine(line)
  return match === null ? null : { line, ...match, food: asInPouch(match.food, line), isAnyCut: false }
}

/** "beef and pork mince" as "beef mince" and "pork mince", where both are names of foods of one kind; else null. */
function withSharedEnd(parts: readonly string[]): string[] | null {
  const last = parts.at(-1) ?? ''
  const [food, kinds] = [readTypedFood(last).food?.food, last.split(' ')]
  if (food === undefined || kinds.length < 2 || food.kind === 'dish') return null
  const whole = parts.map((part) => (part === last ? part : `${part} ${kinds.at(-1)}`))
  const isOneKind = whole.every((part) => {
    const read = foodIn(readIngredientLine(part))
    return read !== null && read.confidence >= EXACT && read.food.kind === food.kind
  })
  return isOneKind ? whole : null
}

/** "leftover sprouts and cabbage" as two foods; what is one food ("peas and carrots") stays one. */
export function typedApart(typed: string): string[] {
  const parts = typed.split(/ (?:and|&) /)
  if (parts.length === 1 || readTypedFood(typed).food !== null) return [typed]
  const shared = withSharedEnd(parts)
  if (shared !== null) return shared
  const isEachFood = parts.every((part) => readTypedFood(part).food !== null)
  if (!isEachFood) return [typed]
  const state = /^(?:left ?overs?|cooked|frozen) /i.exec(typed)?.[0] ?? ''
  return parts.map((part, at) => (at === 0 ? part : `${state}${part}`))
}

/** The food a person typed and how it was read; `food` is null where no reading is sure of one. */
export function readTypedFood(typed: string): { line: IngredientLine; food: TypedFood | null } {
  let text = typed
  let first: IngredientLine | null = null
  const rules: ((food: Food) => boolean)[] = []
  for (const reading of READINGS) {
    const read = reading(text)
    text = typeof read === 'string' ? read : read.text
    if (typeof read !== 'string') rules.push(read.mayBe)
    const line = readIngredientLine(text)
    first ??= line
    const found = foodIn(line)
    if (found === null || found.confidence < SURE || !rules.every((mayBe) => mayBe(found.food))) continue
    const cooked = cookedBefore(typed, text, found.food)
    return { line, food: found, ...(cooked === null ? {} : readTypedFood(cooked)) }
  }
  return { line: first ?? readIngredientLine(typed), food: null }
}

/** Whether what was typed is food; the words left away to find it ("old", "open") may say that it is unsafe. */
export function judgeTyped(typed: string, { line, food }: ReturnType<typeof readTypedFood>): FoodNameVerdict {
  const asTyped = judgeIngredient(typed)
  return food === null || asTyped.verdict === 'unsafe' ? asTyped : judgeIngredient(line.text)
}
