import {
  ALLERGENS,
  FOOD_GROUPS,
  HOUSEHOLD_UNITS,
  ROLES,
  type Allergen,
  type Food,
  type FoodGroup,
  type FoodState,
  type HouseholdUnit,
  type Nutrients,
  type Role,
} from '#app/domain/food/food.ts'
import { NUTRIENT_NAMES } from '#app/domain/food/nutrient-sum.ts'

/**
 * One food is one line of 15 columns between bars:
 *
 *   id | name | plural | other names | USDA id | state | figures | weights | edible | other | diet | allergens |
 *   roles | keeps | stand-in
 *
 * name      blank: the id with spaces
 * plural    blank: the regular plural of the name; `=`: the name itself
 * figures   per 100 g: kcal protein carbs fat fibre sugar sodium-mg saturated cholesterol-mg vitamin-C-mg calcium-mg
 *           iron-mg alcohol; `-` is unknown
 * weights   `cup 124, medium 196, piece 60~`: grams of one; `~` is our estimate, the rest is USDA's
 * edible    per cent of the bought food that is eaten
 * other     `white-rice-cooked 2.8`: the same food in its other state, grams of it per gram of this
 * diet      vegan, vegetarian or none
 * keeps     days in pantry/fridge/freezer; `-` where it should not be kept
 * stand-in  what the figures are of, when USDA has no row of this very food
 */
export const COLUMN_COUNT = 15

/** A file of the table: rows of one group. */
export type FoodTablePart = { group: FoodGroup; rows: string }

const STATES: readonly string[] = ['raw', 'dry', 'cooked', 'canned', 'frozen', 'ready'] satisfies FoodState[]
const UNITS: ReadonlyMap<string, HouseholdUnit> = new Map(HOUSEHOLD_UNITS.map((unit) => [unit, unit]))
const DIETS: readonly string[] = ['vegan', 'vegetarian', 'none']

/** The regular English plural of the last word: `chicken thigh` gives `chicken thighs`. */
export function regularPlural(name: string): string {
  if (/[^aeiou]y$/.test(name)) return `${name.slice(0, -1)}ies`
  return /(?:s|x|z|ch|sh)$/.test(name) ? `${name}es` : `${name}s`
}

/** The lines of a part that hold a food; blank lines and lines that begin with `#` are for the reader. */
export function rowLines(rows: string): string[] {
  return rows.split('\n').filter((line) => line.trim() !== '' && !line.startsWith('#'))
}

/** Reads every row of a part, in order. Throws with the row named when one is malformed. */
export function readFoodRows(part: FoodTablePart): Food[] {
  return rowLines(part.rows).map((line) => readFoodRow(part.group, line))
}

/** Reads one row of the table into a food of the group. Throws with the row named when it is malformed. */
export function readFoodRow(group: FoodGroup, line: string): Food {
  const columns = line.split('|')
  const [
    id = '',
    name = '',
    plural = '',
    otherNames = '',
    usdaId = '',
    state = '',
    figures = '',
    weights = '',
  ] = columns
  const [edible = '', other = '', diet = '', allergens = '', roles = '', keeps = '', standIn = ''] =
    columns.slice(8)
  function fail(problem: string): never {
    throw new Error(`Food table (${group}), row "${id || line}": ${problem}`)
  }
  if (columns.length !== COLUMN_COUNT) fail(`${columns.length} columns instead of ${COLUMN_COUNT}`)
  if (!FOOD_GROUPS.includes(group)) fail('no such group')
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(id)) fail('the id is not kebab-case')
  if (!/^(?:SR\d{5}|FN\d{8})$/.test(usdaId)) fail(`"${usdaId}" is no USDA id`)
  if (!STATES.includes(state)) fail(`no state "${state}"`)
  if (!DIETS.includes(diet)) fail(`no diet "${diet}"`)

  const fullName = name === '' ? id.replaceAll('-', ' ') : name
  const { household, estimatedWeights } = readWeights(weights, fail)
  const edibleShare = readNumber(edible, fail) / 100
  if (edibleShare <= 0 || edibleShare > 1) fail(`edible share ${edible} is not between 0 and 100`)
  const food: Food = {
    id,
    name: fullName,
    plural: plural === '' ? regularPlural(fullName) : plural === '=' ? fullName : plural,
    otherNames: otherNames === '' ? [] : otherNames.split(', '),
    usdaId,
    group,
    state: state as FoodState,
    per100g: readFigures(figures, fail),
    household,
    edibleShare,
    other: readOther(other, fail),
    isVegan: diet === 'vegan',
    isVegetarian: diet !== 'none',
    allergens: readWords<Allergen>(allergens, ALLERGENS, fail),
    roles: readWords<Role>(roles, ROLES, fail),
    keepsDays: readKeeps(keeps, fail),
  }
  if (food.roles.length === 0) fail('no role')
  if (estimatedWeights.length > 0) food.estimatedWeights = estimatedWeights
  if (standIn !== '') food.standIn = standIn
  return food
}

/** Writes a food back as the row it was read from: `readFoodRow(group, writeFoodRow(food))` is the same food. */
export function writeFoodRow(food: Food): string {
  const estimated = new Set(food.estimatedWeights)
  const weights = HOUSEHOLD_UNITS.filter((unit) => food.household[unit] !== undefined).map(
    (unit) => `${unit} ${food.household[unit]}${estimated.has(unit) ? '~' : ''}`,
  )
  const { pantry, fridge, freezer } = food.keepsDays
  return [
    food.id,
    food.name === food.id.replaceAll('-', ' ') ? '' : food.name,
    food.plural === food.name ? '=' : food.plural === regularPlural(food.name) ? '' : food.plural,
    food.otherNames.join(', '),
    food.usdaId,
    food.state,
    NUTRIENT_NAMES.map((column) => food.per100g[column] ?? '-').join(' '),
    weights.join(', '),
    String(Math.round(food.edibleShare * 100)),
    food.other === null ? '' : `${food.other.id} ${food.other.gramsPerGram}`,
    food.isVegan ? 'vegan' : food.isVegetarian ? 'vegetarian' : 'none',
    food.allergens.join(' '),
    food.roles.join(' '),
    [pantry, fridge, freezer].map((days) => days ?? '-').join('/'),
    food.standIn ?? '',
  ].join('|')
}

type Fail = (problem: string) => never

function readNumber(text: string, fail: Fail): number {
  const value = text === '' ? Number.NaN : Number(text)
  return Number.isFinite(value) && value >= 0 ? value : fail(`"${text}" is no number`)
}

function readFigures(text: string, fail: Fail): Nutrients {
  const values = text.split(' ').map((word) => (word === '-' ? null : readNumber(word, fail)))
  if (values.length !== NUTRIENT_NAMES.length)
    fail(`${values.length} figures instead of ${NUTRIENT_NAMES.length}`)
  const [kcal, proteinG, carbsG, fatG] = values
  if (kcal == null || proteinG == null || carbsG == null || fatG == null)
    fail('energy or a macronutrient is missing')
  const [fiberG = null, sugarG = null, sodiumMg = null, saturatedFatG = null, cholesterolMg = null] =
    values.slice(4)
  const [vitaminCMg = null, calciumMg = null, ironMg = null, alcoholG = null] = values.slice(9)
  return {
    kcal,
    proteinG,
    carbsG,
    fatG,
    fiberG,
    sugarG,
    sodiumMg,
    saturatedFatG,
    cholesterolMg,
    vitaminCMg,
    calciumMg,
    ironMg,
    alcoholG,
  }
}

function readWeights(text: string, fail: Fail) {
  const household: Partial<Record<HouseholdUnit, number>> = {}
  const estimatedWeights: HouseholdUnit[] = []
  for (const part of text === '' ? [] : text.split(', ')) {
    const [word = '', weight = '', ...rest] = part.split(' ')
    const unit = UNITS.get(word) ?? fail(`no household unit "${word}"`)
    if (weight === '' || rest.length > 0) fail(`"${part}" is no weight`)
    const isEstimate = weight.endsWith('~')
    household[unit] = readNumber(isEstimate ? weight.slice(0, -1) : weight, fail)
    if (isEstimate) estimatedWeights.push(unit)
  }
  return { household, estimatedWeights }
}

function readOther(text: string, fail: Fail): Food['other'] {
  if (text === '') return null
  const [id = '', gramsPerGram = '', ...rest] = text.split(' ')
  if (rest.length > 0) fail(`"${text}" is no other state`)
  return { id, gramsPerGram: readNumber(gramsPerGram, fail) }
}

function readWords<Word extends string>(text: string, known: readonly Word[], fail: Fail): Word[] {
  if (text === '') return []
  return text
    .split(' ')
    .map((word) => known.find((entry) => entry === word) ?? fail(`"${word}" is not known`))
}

function readKeeps(text: string, fail: Fail): Food['keepsDays'] {
  const [pantry = null, fridge = null, freezer = null, ...rest] = text
    .split('/')
    .map((word) => (word === '-' ? null : readNumber(word, fail)))
  if (rest.length > 0 || text.split('/').length !== 3) fail(`"${text}" does not say how long it keeps`)
  return { pantry, fridge, freezer }
}
