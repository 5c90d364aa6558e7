import { eaterTreatmentOf } from './cautions.ts'
import { conditionsOf } from './condition.ts'
import type { Eater } from './eaters.ts'
import type { Food } from './food.ts'
import { isOneSlipApart, sortedKey } from './food-index.ts'
import { NOISE, nameTokens } from './food-names.ts'
import { type IngredientLine, readIngredientLine } from './ingredient-line.ts'
import { choicesOfLine } from './line-food.ts'
import { isWordOfTable } from './match-food.ts'
import {
  HARMLESS_NAMES,
  NEVER_EATEN,
  PICKED_ORIGIN,
  SAYS_NOTHING,
  SOLD_WILD,
  TREATED_NAMES,
  UNKNOWN_ORIGIN,
  WILD_ORIGIN,
  WILD_THINGS,
} from './hazard-names.ts'
import { TREATMENTS, type Treatment, type TreatmentId } from './treatments.ts'

/** What has to be done with a food of a line, or that it may not be eaten. */
export type FoodVerdict = {
  /** What the line calls it. */
  name: string
  /** Null where only the name is known. */
  food: Food | null
  /** `for-eaters`: asked by who eats along, over what the table asks for everybody. */
  id: TreatmentId | 'for-eaters'
  treatment: Treatment
}

/** How a food has to be treated; null when it is eaten as it is or cooked like any other. */
export function treatmentOf(food: Food): Treatment | null {
  return food.treatmentId === null ? null : TREATMENTS[food.treatmentId]
}

const tokensOfNames = (names: string): string[][] => names.split(',').map((name) => nameTokens(name))
const words = (list: string): ReadonlySet<string> => new Set(list.split(/\s+/).flatMap(nameTokens))

type Phrase<T> = { tokens: readonly string[]; meaning: T }
type Phrases<T> = {
  byFirst: ReadonlyMap<string, readonly Phrase<T>[]>
  /** In any order, for names that are nothing else: "potatoes green". */
  bySorted: ReadonlyMap<string, T>
}

function phraseList<T>(entries: readonly (readonly [T, string])[]): Phrases<T> {
  const byFirst = new Map<string, Phrase<T>[]>()
  const bySorted = new Map<string, T>()
  for (const [meaning, names] of entries) {
    for (const all of tokensOfNames(names)) {
      const tokens = withoutFillers(all)
      const [first] = tokens
      if (first === undefined) continue
      byFirst.set(first, [...(byFirst.get(first) ?? []), { tokens, meaning }])
      bySorted.set(sortedKey(tokens), meaning)
    }
  }
  return { byFirst, bySorted }
}

const FILLERS = words('of the from that are is with gone turned a an my our some in on')
const withoutFillers = (tokens: readonly string[]) => tokens.filter((token) => !FILLERS.has(token))

const SLIP_LETTERS = 6

const BUILT = {
  never: phraseList(NEVER_EATEN.map(([reason, names]) => [reason, names] as const)),
  treated: phraseList(Object.entries(TREATED_NAMES) as [TreatmentId, string][]),
  harmless: phraseList([['', HARMLESS_NAMES]]),
  unknownOrigin: words(UNKNOWN_ORIGIN),
  wildOrigin: words(WILD_ORIGIN),
  pickedOrigin: words(PICKED_ORIGIN),
  wildThings: words(WILD_THINGS),
  soldWild: words(SOLD_WILD),
  saysNothing: words(SAYS_NOTHING),
}

/** Long words of names of several words: a slip in one of them alone says nothing yet. */
const HAZARD_WORDS: ReadonlySet<string> = new Set(
  [BUILT.never, BUILT.treated]
    .flatMap(({ byFirst }) => [...byFirst.values()].flat())
    .flatMap(({ tokens }) => (tokens.length > 1 ? tokens : []))
    .filter((word) => word.length >= SLIP_LETTERS),
)

/** One slip of the keyboard hides no poison: "bittter almonds", "apricot kernals". Words of the food table are not slips. */
function withoutSlip(token: string): string {
  if (token.length < SLIP_LETTERS || HAZARD_WORDS.has(token)) return token
  if (isWordOfTable(token) || NOISE.has(token)) return token
  return HAZARD_WORDS.values().find((word) => word[0] === token[0] && isOneSlipApart(word, token)) ?? token
}

function startingAt<T>(
  tokens: readonly string[],
  at: number,
  { byFirst }: Phrases<T>,
): Phrase<T> | undefined {
  return byFirst
    .get(tokens[at] ?? '')
    ?.find((phrase) => phrase.tokens.every((token, index) => tokens[at + index] === token))
}

/** Blanks out harmless names, so that nothing is found across or in them. */
function withoutHarmless(tokens: readonly string[]): string[] {
  const kept = [...tokens]
  for (let at = 0; at < kept.length; at++) {
    const harmless = startingAt(kept, at, BUILT.harmless)
    if (harmless) kept.fill('', at, at + harmless.tokens.length)
  }
  return kept
}

function phraseWithin<T>(wordings: readonly (readonly string[])[], phrases: Phrases<T>): T | undefined {
  for (const tokens of wordings) {
    const anyOrder = phrases.bySorted.get(sortedKey(tokens))
    if (anyOrder !== undefined) return anyOrder
    for (let at = 0; at < tokens.length; at++) {
      const found = startingAt(tokens, at, phrases)
      if (found) return found.meaning
    }
  }
  return undefined
}

/** Said of what is cut away: "4 plums, stones removed". */
const TAKEN_AWAY =
  /\b(?:remov(?:ed|ing)|discard(?:ed|ing)?|without|trimmed|taken (?:out|off)|cut (?:off|out)|no|free|stoned|pitted|cored)\b/i
const NOISE_OF_CONDITION =
  words(`raw fresh dried dry whole ground uncooked frozen organic chopped sliced crushed roasted toasted blanched
  large small big old powdered cooked boiled pickled minced peeled baby young`)

const AMOUNT =
  /[\d½¼¾⅓⅔⅛][\d½¼¾⅓⅔⅛.,/\s]*(?:(?:kg|g|grams?|oz|ounces?|lbs?|pounds?|ml|l|cups?|tbsps?|tsps?|tablespoons?|teaspoons?|handfuls?|pinch(?:es)?)\b)?\s*(?:of\b)?/gi

/** A name as written and turned around at commas, brackets and "of": "almonds (bitter)" is "bitter almonds". */
function wordingsOf(text: string): string[][] {
  const plain = text
    .replace(AMOUNT, ' ')
    .replace(
      /[–—:;|]|\s-\s|\b(?:(?:that|which) (?:are|is|have|has)|gone|turned|going|turning|starting to)\b/g,
      ',',
    )
  const brackets = [...plain.matchAll(/[([]([^)\]]*)[)\]]?/g)].map(([, inside = '']) => inside)
  const clauses = plain.replace(/[([][^)\]]*[)\]]?/g, ' ').split(',')
  const [first = '', ...rest] = clauses
  const behind = [...brackets, ...rest]
  const turned = [
    ...behind.map((clause) => `${clause} ${first}`),
    ...behind.map((clause) => `${first} ${clause}`),
  ]
  const ofParts = /^(.*?)\b(?:of|from)\b(.*)$/i.exec(first)
  if (ofParts) turned.push(`${ofParts[2]} ${ofParts[1]}`)
  return [...clauses, ...brackets, ...turned].flatMap((wording) => {
    const tokens = withoutHarmless(withoutFillers(nameTokens(wording).map(withoutSlip)))
    const bare = tokens.filter((token) => !NOISE_OF_CONDITION.has(token))
    return bare.length === tokens.length ? [tokens] : [tokens, bare]
  })
}

const PICKED_THERE = /\b(?:from|in|found|picked|by)\b.*\b(?:forest|woods?|woodland|hedge\w*|roadside|park)\b/i

/** "unknown mushrooms", "wild berries", "leaves from the woods": of these nobody can say what they are. */
function isOfUnknownKind(text: string): boolean {
  const tokens = nameTokens(text.replace(AMOUNT, ' '))
  const isUnknown = tokens.some((token) => BUILT.unknownOrigin.has(token))
  const isWild = tokens.some((token) => BUILT.wildOrigin.has(token))
  if (!isUnknown && !isWild) return false
  const things = tokens.filter((token) => BUILT.wildThings.has(token))
  if (things.length === 0) return false
  const rest = tokens.filter(
    (token) =>
      !BUILT.wildThings.has(token) &&
      !BUILT.unknownOrigin.has(token) &&
      !BUILT.wildOrigin.has(token) &&
      !BUILT.saysNothing.has(token),
  )
  if (rest.length > 0) return false
  const isFungus = things.some((token) => BUILT.soldWild.has(token))
  const isPicked = isFungus && tokens.some((token) => BUILT.pickedOrigin.has(token))
  if (isUnknown || isPicked || PICKED_THERE.test(text)) return true
  return tokens.some((token) => token === 'wild') && !isFungus
}

/** Why the food of a line may never be eaten: the rest of a sentence after its name; null when it may. */
export function neverEaten(text: string): string | null {
  const said = text.slice(0, 300)
  const reason = phraseWithin(wordingsOf(said), BUILT.never)
  if (reason !== undefined && !TAKEN_AWAY.test(said)) return reason
  return isOfUnknownKind(said)
    ? 'not safe to cook with as long as nobody knows which kind it is: many wild ones are poisonous. Name the kind'
    : null
}

const SURE_OF_FOOD = 0.7
const BEAN = words('bean pulse legume')
/** Beans in name only, or eaten fresh. */
const NO_DRIED_BEAN = words('vanilla cocoa cacao coffee jelly tonka green runner string french broad edamame')

function isOtherDriedBean(line: IngredientLine, food: Food | null): boolean {
  if (food !== null && (food.group !== 'pulses' || food.state === 'dry' || food.state === 'ready'))
    return false
  const conditions = conditionsOf(line.text)
  const isSaidDry = conditions.has('dried') || conditions.has('raw') || conditions.has('soaked')
  if (!isSaidDry || conditions.has('canned') || conditions.has('cooked')) return false
  const tokens = nameTokens(line.name)
  const isBean = food?.group === 'pulses' ? /bean/.test(food.id) : tokens.some((token) => BEAN.has(token))
  return isBean && !tokens.some((token) => NO_DRIED_BEAN.has(token))
}

/**
 * What the foods of an ingredient line need before they may be eaten: by the row of the table they are, state included, or by
 * name where the table has no row. Empty for what needs nothing. Foods never eaten are `neverEaten`'s business.
 */
export function verdictsOfLine(said: string | IngredientLine): FoodVerdict[] {
  const line = typeof said === 'string' ? readIngredientLine(said) : said
  const byName = TAKEN_AWAY.test(line.text) ? undefined : phraseWithin(wordingsOf(line.text), BUILT.treated)
  const foods = choicesOfLine(line).foods.filter(({ confidence }) => confidence >= SURE_OF_FOOD)
  if (byName !== undefined) {
    const row = foods.find(({ food }) => food.treatmentId === byName)?.food ?? null
    return [verdictOf(byName, line.name || line.text, row)]
  }
  const seen = new Set<string>()
  const verdicts = foods.flatMap(({ food }): FoodVerdict[] => {
    const id = food.treatmentId
    if (id === null || seen.has(food.id)) return []
    seen.add(food.id)
    return [verdictOf(id, food.name, food)]
  })
  if (verdicts.length === 0 && isOtherDriedBean(line, foods[0]?.food ?? null))
    return [verdictOf('dried-bean', line.name, null)]
  return verdicts
}

/** What the foods of a line need besides where infants or pregnant people eat along. */
export function eaterVerdictsOfLine(line: IngredientLine, eaters: readonly Eater[]): FoodVerdict[] {
  return choicesOfLine(line).foods.flatMap(({ food, confidence }): FoodVerdict[] => {
    const treatment = confidence < SURE_OF_FOOD ? null : eaterTreatmentOf(food, eaters)
    return treatment === null ? [] : [{ name: food.name, food, id: 'for-eaters', treatment }]
  })
}

const verdictOf = (id: TreatmentId, name: string, food: Food | null): FoodVerdict => ({
  name,
  food,
  id,
  treatment: TREATMENTS[id],
})

const DRY_STATES = new Set<Food['state']>(['dry'])

/** Whether a food is sold frozen, or the line says so, and has to thaw before it is cooked. */
export function hasToThaw(food: Food, text: string): boolean {
  if (treatmentOf(food)?.isThawed !== true || DRY_STATES.has(food.state)) return false
  const conditions = conditionsOf(text)
  return (conditions.has('frozen') || food.state === 'frozen') && !conditions.has('thawed')
}
