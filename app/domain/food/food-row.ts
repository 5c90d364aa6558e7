import { KINDS, type Kind } from '#app/domain/kitchen/kinds.ts'
import { PLATE_SHAPES, type PlateRole, type PlateShape } from '#app/domain/plate/plate.ts'
import {
  ALLERGENS,
  FOOD_GROUPS,
  FOOD_STATES,
  type Food,
  type FoodGroup,
  type FoodLook,
  HOUSEHOLD_UNITS,
  type HouseholdUnit,
  ROLES,
} from './food.ts'
import { knownNutrients, NUTRIENT_NAMES, nutrientsBy } from './nutrients.ts'
import { RowReader, SEPARATOR } from './row-reader.ts'
import { TREATMENTS, type TreatmentId } from './treatments.ts'

/** The columns of the food table; docs/food-table.md tells what each holds. */
export const FOOD_COLUMNS = [
  'id',
  'name',
  'plural',
  'otherNames',
  'usdaId',
  'standIn',
  'group',
  'state',
  'roles',
  'diet',
  'allergens',
  'treatment',
  'kind',
  'boilMin',
  'plateRole',
  'plateShape',
  'colour',
  ...NUTRIENT_NAMES,
  'weights',
  'ediblePercent',
  'otherState',
  'otherGrams',
  'pantryDays',
  'fridgeDays',
  'freezerDays',
] as const
export type FoodColumn = (typeof FOOD_COLUMNS)[number]
export type FoodRow = Readonly<Record<FoodColumn, string>>

const DIETS = ['vegan', 'vegetarian', 'none'] as const
/** Says that somebody looked, and that the food needs nothing although it is raw. */
const NO_TREATMENT = 'none'
/** Of these groups nothing raw, dry or frozen goes without a word on how it is treated. */
const ALWAYS_JUDGED: ReadonlySet<FoodGroup> = new Set([
  'pulses',
  'meat',
  'poultry',
  'fish',
  'eggs',
  'vegetables',
  'fruit',
  'grains',
  'nuts',
])
const NOT_READY: ReadonlySet<Food['state']> = new Set(['raw', 'dry', 'frozen'])
const KIND_NAMES = Object.keys(KINDS) as readonly Kind[]
const TREATMENT_IDS = Object.keys(TREATMENTS) as readonly TreatmentId[]

/** Reads one row of the table. Throws with the place, the food and the column named when it is malformed. */
export function readFoodRow(row: FoodRow, place: string): Food {
  const read = new RowReader(row, place, row.id)
  const { household, estimatedWeights } = readWeights(read)
  const diet = read.word('diet', DIETS)
  const food: Food = {
    id: read.matching('id', /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not kebab-case'),
    name: read.text('name'),
    plural: read.text('plural'),
    otherNames: read.list('otherNames'),
    usdaId: read.matching('usdaId', /^(?:SR\d{5}|FN\d{8})$/, 'is no USDA id'),
    group: read.word('group', FOOD_GROUPS),
    state: read.word('state', FOOD_STATES),
    per100g: readFigures(read),
    household,
    edibleShare: readEdibleShare(read),
    other: readOther(read, row),
    isVegan: diet === 'vegan',
    isVegetarian: diet !== 'none',
    allergens: read.words('allergens', ALLERGENS),
    roles: read.words('roles', ROLES),
    treatmentId: null,
    kind: read.word('kind', KIND_NAMES),
    boilMin: readBoilMin(read),
    look: readLook(read),
    keepsDays: {
      pantry: read.numberOrNull('pantryDays'),
      fridge: read.numberOrNull('fridgeDays'),
      freezer: read.numberOrNull('freezerDays'),
    },
  }
  food.treatmentId = readTreatment(read, row, food)
  if (food.roles.length === 0) read.fail('roles', 'is blank')
  if (estimatedWeights.length > 0) food.estimatedWeights = estimatedWeights
  if (row.standIn !== '') food.standIn = row.standIn
  return food
}

/** Writes a food as a row: reading that row gives the same food. */
export function writeFoodRow(food: Food): FoodRow {
  const estimated = new Set(food.estimatedWeights)
  const weights = HOUSEHOLD_UNITS.filter((unit) => food.household[unit] !== undefined).map(
    (unit) => `${unit} ${food.household[unit]}${estimated.has(unit) ? '~' : ''}`,
  )
  const isJudged = ALWAYS_JUDGED.has(food.group) && NOT_READY.has(food.state)
  const figures = Object.fromEntries(
    Object.entries(nutrientsBy((name) => food.per100g[name])).map(([name, figure]) => [name, asText(figure)]),
  ) as Record<(typeof NUTRIENT_NAMES)[number], string>
  return {
    id: food.id,
    name: food.name,
    plural: food.plural,
    otherNames: food.otherNames.join(SEPARATOR),
    usdaId: food.usdaId,
    standIn: food.standIn ?? '',
    group: food.group,
    state: food.state,
    roles: food.roles.join(SEPARATOR),
    diet: food.isVegan ? 'vegan' : food.isVegetarian ? 'vegetarian' : 'none',
    allergens: food.allergens.join(SEPARATOR),
    treatment: food.treatmentId ?? (isJudged ? NO_TREATMENT : ''),
    kind: food.kind,
    boilMin: food.boilMin?.join('-') ?? '',
    plateRole: food.look.role,
    plateShape: food.look.shape ?? '',
    colour: [food.look.colour, food.look.inside].filter((colour) => colour !== undefined).join(SEPARATOR),
    ...figures,
    weights: weights.join(SEPARATOR),
    ediblePercent: String(Math.round(food.edibleShare * 100)),
    otherState: food.other?.id ?? '',
    otherGrams: asText(food.other?.gramsPerGram ?? null),
    pantryDays: asText(food.keepsDays.pantry),
    fridgeDays: asText(food.keepsDays.fridge),
    freezerDays: asText(food.keepsDays.freezer),
  }
}

const asText = (figure: number | null): string => (figure === null ? '' : String(figure))

function readFigures(read: RowReader<FoodColumn>): Food['per100g'] {
  const figures = knownNutrients(nutrientsBy((name) => read.numberOrNull(name)))
  return figures ?? read.fail('kcal', 'energy or a macronutrient is missing')
}

function readWeights(read: RowReader<FoodColumn>) {
  const household: Partial<Record<HouseholdUnit, number>> = {}
  const estimatedWeights: HouseholdUnit[] = []
  for (const part of read.list('weights')) {
    const [word = '', weight = '', ...rest] = part.split(' ')
    const unit = read.word('weights', HOUSEHOLD_UNITS, word)
    if (weight === '' || rest.length > 0) read.fail('weights', `"${part}" is no weight`)
    const isEstimate = weight.endsWith('~')
    household[unit] = read.number('weights', isEstimate ? weight.slice(0, -1) : weight)
    if (isEstimate) estimatedWeights.push(unit)
  }
  return { household, estimatedWeights }
}

function readEdibleShare(read: RowReader<FoodColumn>): number {
  const share = read.number('ediblePercent') / 100
  return share > 0 && share <= 1 ? share : read.fail('ediblePercent', 'is not between 0 and 100')
}

function readOther(read: RowReader<FoodColumn>, row: FoodRow): Food['other'] {
  if (row.otherState === '' && row.otherGrams === '') return null
  return { id: read.text('otherState'), gramsPerGram: read.number('otherGrams') }
}

function readBoilMin(read: RowReader<FoodColumn>): Food['boilMin'] {
  const [text] = read.list('boilMin')
  if (text === undefined) return null
  const [least, most, ...rest] = text.split('-').map((part) => read.number('boilMin', part))
  if (least === undefined || most === undefined || most < least || rest.length > 0)
    read.fail('boilMin', `"${text}" is not like 9-11`)
  return [least, most]
}

function readLook(read: RowReader<FoodColumn>): FoodLook {
  const role = read.word('plateRole', ['unseen', ...(Object.keys(PLATE_SHAPES) as PlateRole[])])
  const shapes: readonly PlateShape[] = role === 'unseen' ? [] : PLATE_SHAPES[role]
  return {
    role,
    shape: read.wordOrNull('plateShape', shapes),
    ...readColours(read),
  }
}

const COLOUR = /^#[0-9a-f]{6}(?:; #[0-9a-f]{6})?$/

/** The colour, or the skin's and the flesh's. */
function readColours(read: RowReader<FoodColumn>): Pick<FoodLook, 'colour' | 'inside'> {
  const [colour, inside] = read
    .matching('colour', COLOUR, 'is not like "#e2812f", or "#c4342c; #f8efcf" for skin and flesh')
    .split(SEPARATOR) as [string, string?]
  return inside === undefined ? { colour } : { colour, inside }
}

function readTreatment(
  read: RowReader<FoodColumn>,
  row: FoodRow,
  { group, state }: Food,
): TreatmentId | null {
  if (row.treatment === '' && ALWAYS_JUDGED.has(group) && NOT_READY.has(state))
    read.fail('treatment', `is blank; write "${NO_TREATMENT}" if the food needs none`)
  return row.treatment === NO_TREATMENT ? null : read.wordOrNull('treatment', TREATMENT_IDS)
}
