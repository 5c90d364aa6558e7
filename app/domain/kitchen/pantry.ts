import { wordTable } from '#app/domain/word-table.ts'
import { AppError } from '#app/domain/errors.ts'
import { keepsDiet } from '#app/domain/food/diets.ts'
import type { Food, Role } from '#app/domain/food/food.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import { type FoodVerdict, verdictsOfLine } from '#app/domain/food/treatment.ts'
import {
  againstDiet,
  hasStrictDietaryPreferences,
  leftOutSentence,
  NO_DIETARY_PREFERENCES,
  whyAgainst,
  whyLineAgainst,
} from '#app/domain/planning/dietary-preferences.ts'
import type { DietaryRestriction, DietaryPreferences } from '#app/domain/recipe/recipe.ts'
import { readWords } from '#app/food-table.server.ts'
import type { Item } from './item.ts'
import { dietReason } from './diet-reasons.ts'
import { givenGrams } from './given-grams.ts'
import { isCupboard } from './heroes.ts'
import { judgeTyped, readTypedFood } from './typed-food.ts'
import { isManyName, listOf, singularOf } from './words.ts'

/** A given ingredient that is not in a dish, and why. */
export type LeftOut = { ingredient: string; reason: string }

export type Pantry = {
  items: Item[]
  refused: LeftOut[]
  /** What was named before anything usable and is a main food that no dish of ours takes. */
  missing: LeftOut | null
}

const DIET_WORDS: Readonly<Record<DietaryRestriction, string>> = {
  None: '',
  Vegan: 'vegan',
  Vegetarian: 'vegetarian',
  'Gluten-Free': 'gluten-free',
  'Dairy-Free': 'dairy-free',
}

const PROPER_NOUNS =
  /\b(?:greek|dijon|chinese|italian|mexican|thai|worcestershire|english|swiss|brussels|parma|cheshire|spanish|portuguese|korean|japanese|french|turkish|kashmiri|stilton)\b/g

/** Names that read better in a recipe than in a table, and that still read back to the same food. */
const RECIPE_NAMES = wordTable<string>({
  'coriander-seed': 'ground coriander',
  turmeric: 'ground turmeric',
  cinnamon: 'ground cinnamon',
  'semi-skimmed-milk': 'semi-skimmed milk',
})

function nameInRecipes(food: Food, name: string): string {
  return (
    (name === food.name || name === food.plural ? RECIPE_NAMES[food.id] : undefined) ?? name
  ).replaceAll(PROPER_NOUNS, (word) => word.charAt(0).toUpperCase() + word.slice(1))
}

/**
 * Pulses and mushrooms that are tinned in one recipe and dried in another: the line says which. "Kidney beans" without a
 * word are taken from a tin.
 */
const isNamedByState = (food: Food) =>
  (food.group === 'pulses' && food.state === 'canned') ||
  (food.state === 'dry' && /bean|chickpea|dried-mushroom/.test(food.treatmentId ?? ''))

const PLAIN_NAME = /^\p{L}[\p{L}’' -]{1,28}$/u

let foreignNames: ReadonlySet<string> | undefined

/** A name in another language (`foods/foreign-names.txt`): understood, but a recipe in English names the food in English. */
const isForeign = (name: string): boolean => (foreignNames ??= readWords('foods/foreign-names.txt')).has(name)

/**
 * The name the person used, where it is another name of the very same food ("courgette" for one, "zucchini" for
 * another) and lines written with it read back to that food; null where the table's name is better.
 */
function ownWords(food: Food, said: string): { name: string; plural: string } | null {
  const word = said.toLowerCase()
  if (word === food.name || word === food.plural || !PLAIN_NAME.test(said) || isForeign(word)) return null
  if (!food.otherNames.includes(word) && !food.otherNames.includes(singularOf(word))) return null
  if (singularOf(food.name) === word || singularOf(food.plural) === word) return null
  const name = singularOf(word)
  const isMass = food.plural === food.name
  const plural = isMass || name !== word ? word : /(?:s|x|ch|sh)$/.test(word) ? `${word}es` : `${word}s`
  const written = isMass ? word : name
  const lines = [`100 g ${plural}`, `1 ${written}`, `2 ${plural}`]
  const isSame = lines.every((line) => foodOfLine(readIngredientLine(line))?.food === food)
  return isSame ? { name: written, plural } : null
}

/** An item for a food of the table; `said` is what the person calls it. */
export function itemOf(
  food: Food,
  typed: string | null,
  givenG: number | null,
  said: string | null = null,
): Item {
  const own = said === null || isNamedByState(food) ? null : ownWords(food, said)
  return {
    key: food.id,
    typed: typed ?? food.name,
    food,
    kind: food.kind,
    name: nameInRecipes(food, own?.name ?? food.name),
    plural: nameInRecipes(food, own?.plural ?? food.plural),
    givenG,
  }
}

const extras = new Map<string, Item>()

/** The item of a food in a planned dish, made once. */
export function extraItem(food: Food): Item {
  const known = extras.get(food.id)
  if (known) return known
  const item = itemOf(food, null, null)
  extras.set(food.id, item)
  return item
}

/** Foods with a treatment that only their name tells, or that no dish of ours gives them. */
function isNotCookedHere({ food, treatment }: FoodVerdict, item: Item | null): boolean {
  return treatment.notHere !== undefined || food === null || item === null
}

function whyNotHere(name: string, { treatment }: FoodVerdict): string {
  if (treatment.notHere !== undefined) return `${capital(name)} ${treatment.notHere}.`
  return `${capital(name)}: ${treatment.why} We have no dish that does so, so it is left out.`
}

/**
 * Reads what the person has: foods of the table with the amounts given, and what cannot be cooked with, each with its
 * reason. Foods given twice are one item.
 */
export function readPantry(
  ingredients: readonly string[],
  diet: DietaryRestriction,
  dietaryPreferences: DietaryPreferences = NO_DIETARY_PREFERENCES,
): Pantry {
  const items = new Map<string, Item>()
  const refused: LeftOut[] = []
  let missing: LeftOut | null = null
  const refuse = (ingredient: string, reason: string): void => {
    refused.push({ ingredient, reason })
  }
  for (const raw of ingredients) {
    const typed = raw.trim().replaceAll(/\s+/g, ' ').slice(0, 300)
    if (typed === '') continue
    const read = readTypedFood(typed)
    const { line, food: found } = read
    const name = line.name.trim() || typed
    const judged = judgeTyped(typed, read)
    if (judged.verdict === 'not-food' || judged.verdict === 'unsafe') {
      refuse(typed, judged.reason)
      continue
    }
    const item = found === null ? null : itemOf(found.food, typed, givenGrams(line, found.food), name)
    const notHere = verdictsOfLine(line).find((verdict) => isNotCookedHere(verdict, item))
    if (notHere !== undefined) {
      refuse(typed, whyNotHere(name, notHere))
    } else if (item === null) {
      refuse(typed, whyUnknown(name, diet, dietaryPreferences))
    } else if (whyAgainstItem(item, diet, dietaryPreferences) !== null) {
      refuse(typed, whyAgainstItem(item, diet, dietaryPreferences) ?? '')
    } else if (item.kind === 'dish') {
      refuse(typed, `${capital(item.name)} is a finished dish already: eat it as it is.`)
    } else if (item.kind === 'water') {
      refuse(typed, 'Water needs no listing: the steps say where it goes.')
    } else if (item.kind === 'drink') {
      refuse(typed, `${capital(item.name)} is for drinking, not for cooking with.`)
    } else if (item.kind === 'unknown') {
      const reason = `We have no dish for ${item.plural} yet.`
      refuse(typed, reason)
      if (isMainFood(item) && [...items.values()].every((one) => isCupboard(one.kind)))
        missing ??= { ingredient: typed, reason }
    } else {
      const before = items.get(item.key)
      if (before === undefined) items.set(item.key, item)
      else if (before.givenG !== null && item.givenG !== null) before.givenG += item.givenG
    }
  }
  return { items: [...items.values()], refused, missing }
}

function whyUnknown(name: string, diet: DietaryRestriction, preferences: DietaryPreferences): string {
  const [be, it] = isManyName(name) ? ['are', 'they'] : ['is', 'it']
  const isUnknown = `${capital(name)} ${be} not in our food table, so`
  if (diet !== 'None') return `${isUnknown} we cannot say that ${it} ${be} ${DIET_WORDS[diet]}.`
  if (hasStrictDietaryPreferences(preferences))
    return `${isUnknown} we cannot say that ${it} ${it === 'it' ? 'keeps' : 'keep'} your food preferences.`
  return `${isUnknown} no recipe of ours uses it.`
}

/** Why the diet or the food preferences leave a food out, in a sentence; null where they don't. */
function whyAgainstItem(
  { food, typed, name, plural }: Item,
  diet: DietaryRestriction,
  preferences: DietaryPreferences,
): string | null {
  const madeWith = [diet, ...preferences.diets].filter((one) => !keepsDiet(food, one))
  const reason = madeWith.map((one) => dietReason(food, one)).find((one) => one !== null)
  const why = whyAgainst(food, preferences) ?? whyLineAgainst(typed, preferences)
  const isOfDiet = preferences.diets.some((one) => why === againstDiet(one))
  if (why !== null && !isOfDiet) return leftOutSentence(plural, why)
  if (reason !== undefined) return `${capital(plural)} ${reason}`
  if (why !== null) return leftOutSentence(plural, why)
  if (keepsDiet(food, diet)) return null
  return `${capital(plural)} ${plural === name && !isManyName(plural) ? 'is' : 'are'} not ${DIET_WORDS[diet]}.`
}

const MAIN_ROLES: ReadonlySet<Role> = new Set<Role>(['protein', 'starch', 'vegetable', 'leaf', 'fruit'])

function isMainFood({ food }: Item): boolean {
  const role = food?.roles[0]
  return role !== undefined && MAIN_ROLES.has(role)
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1)
}

/**
 * Stops with a message for the person when nothing given can be cooked: nothing at all, only what is refused, or only
 * seasonings, of which a dish would be nothing but bought food.
 */
export function requireUsable(pantry: Pantry): void {
  if (pantry.missing) {
    throw nothingToCook(`${pantry.missing.reason} Take that off the list and we cook with the rest.`)
  }
  const { items } = pantry
  if (items.some((item) => !isCupboard(item.kind))) return
  const first = pantry.refused[0]
  if (items.length === 0 && !first) throw nothingToCook('Please add at least one ingredient')
  const why = first
    ? first.reason
    : `${capital(listOf(items.slice(0, 4).map((item) => item.plural)))} only ${items.length > 1 || isManyName(items[0]?.plural ?? '') ? 'season' : 'seasons'} a dish.`
  throw nothingToCook(`There is nothing here to cook with. ${why} ${WHAT_TO_ADD}`)
}

/** Whether all that was given seasons a dish: such a list is a sauce that has a name, or no recipe at all. */
export function isOnlySeasoning({ items, missing }: Pantry): boolean {
  return missing === null && items.length > 0 && items.every((item) => isCupboard(item.kind))
}

const WHAT_TO_ADD = 'Add something to make a meal of: eggs, rice, pasta, vegetables, beans, fish or meat.'

function nothingToCook(message: string): AppError {
  return new AppError('invalid-input', message, { field: 'ingredients' })
}
