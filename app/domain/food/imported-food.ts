import type { Food, FoodGroup, FoodLook, FoodState, Role } from './food.ts'
import { headOfName } from './food-index.ts'
import { isNegating, NOISE, nameTokens, plainName, STATES, TRANSFORMING, VARIETIES } from './food-names.ts'
import type { FoodMatch } from './match-food.ts'
import type { Nutrients } from './nutrients.ts'
import { householdFromPortions, type UsdaPortion } from './usda-portions.ts'

/** A food of USDA's own tables, outside the curated one: figures and weights, nothing about diets or allergens. */
export type ImportedFood = {
  id: string
  description: string
  category: string
  per100g: Nutrients
  portions: readonly UsdaPortion[]
}

/** Finds a food by name beyond the curated table; null where there is none. */
export type FoodLookup = (name: string) => FoodMatch | null

/** Below what a diet is promised on: an imported food counts, and vouches for nothing. */
const SUREST = 0.68
const LEAST_SURE = 0.5
const LESS_PER_EXTRA_WORD = 0.03

/** USDA's words that tell no food from another. */
const SILENT = new Set([
  'ns',
  'nfs',
  'as',
  'to',
  'all',
  'commercial',
  'varieties',
  'variety',
  'year',
  'round',
])

/** Parts of a plant are other foods here: "sweet potato leaves" are no sweet potato. */
const PARTS = new Set(['leaf', 'stem', 'stalk', 'head', 'tip', 'fillet'])

const isSilent = (token: string) => (NOISE.has(token) && !PARTS.has(token)) || SILENT.has(token)

/** The words of a name worth asking a table of descriptions for: without "fresh", "chopped" and the like. */
export function wordsToSearch(name: string): string[] {
  const words = plainName(name).split(' ').filter(Boolean)
  const saying = words.filter((word) => nameTokens(word).some((token) => !NOISE.has(token)))
  return saying.slice(0, 8)
}

/**
 * The description that says what the name says and the least beside it: its opening words name the food, and no word
 * makes another food of it ("apple" is no apple pie). Confidence is at most 0.68. Null when none will do.
 */
export function bestImportedFood(name: string, candidates: readonly ImportedFood[]): FoodMatch | null {
  const asked = nameTokens(name).filter((token) => !isSilent(token))
  if (asked.length === 0) return null
  const head = headOfName(name)
  let best: { food: ImportedFood; extra: number } | null = null
  for (const food of candidates) {
    const extra = extraWords(food.description, asked, head)
    if (extra === null) continue
    const isBetter =
      best === null ||
      extra < best.extra ||
      (extra === best.extra && food.description.length < best.food.description.length)
    if (isBetter) best = { food, extra }
  }
  const confidence = SUREST - LESS_PER_EXTRA_WORD * (best?.extra ?? 0)
  return best === null || confidence < LEAST_SURE ? null : { food: foodOfImported(best.food), confidence }
}

/** How many words it says that were not asked for; null when it is another food. */
function extraWords(description: string, asked: readonly string[], head: string): number | null {
  const said = nameTokens(description)
  if (!asked.every((token) => said.includes(token))) return null
  // "Fish, tuna, raw", "Spices, mace": the thing itself comes first or after its class.
  const opening = nameTokens(description.split(',').slice(0, 2).join(' '))
  if (!opening.includes(head)) return null
  const added = said.filter((token) => !asked.includes(token) && !isSilent(token))
  if (added.some((token) => isNegating(token) || TRANSFORMING.has(token))) return null
  return added.reduce((sum, token) => sum + (STATES.has(token) || VARIETIES.has(token) ? 0.5 : 1), 0)
}

const GROUP_OF_CATEGORY: readonly (readonly [RegExp, FoodGroup, Role])[] = [
  [/soup|meal|entree|dish|pizza|burger|sandwich|restaurant|fast food|mixed|baby ?food/i, 'dishes', 'dish'],
  [/spice|herb/i, 'herbs', 'spice'],
  [/\bnut|seed/i, 'nuts', 'nut'],
  [/poultry|chicken|turkey|duck/i, 'poultry', 'protein'],
  [/fish|seafood|shellfish|tuna|salmon|shrimp/i, 'fish', 'protein'],
  [/\beggs?\b(?!.*dairy)/i, 'eggs', 'protein'],
  [/beef|pork|lamb|veal|game|meat|sausage|frank|bacon|ham/i, 'meat', 'protein'],
  [/dairy|milk|cheese|yogurt/i, 'dairy', 'dairy'],
  [/legume|bean|pulse|soy/i, 'pulses', 'protein'],
  [/drink|beverage|juice|coffee|tea|water|beer|wine|liquor|soda/i, 'drinks', 'drink'],
  [/sweet|candy|chocolate|sugar|cookie|cake|ice cream|dessert|snack/i, 'sweets', 'sweet'],
  [/sauce|gravy|dressing|condiment|dip|spread/i, 'condiments', 'sauce'],
  [/\bfats?\b|\boils?\b|butter|margarine/i, 'fats', 'fat'],
  [/cereal|grain|pasta|bread|roll|tortilla|rice|baked|cracker|noodle/i, 'grains', 'starch'],
  [/fruit|berr|apple|citrus|melon|banana/i, 'fruit', 'fruit'],
  [/vegetable|potato|tomato|lettuce|carrot|onion|corn|green/i, 'vegetables', 'vegetable'],
]

function stateOf(description: string): FoodState {
  if (/\bcanned\b/i.test(description)) return 'canned'
  if (/\b(?:cooked|boiled|roasted|baked|fried|grilled|braised|broiled|steamed|stewed)\b/i.test(description))
    return 'cooked'
  if (/\bfrozen\b/i.test(description)) return 'frozen'
  if (/\braw\b/i.test(description)) return 'raw'
  return /\b(?:dry|dried|dehydrated|powder)\b/i.test(description) ? 'dry' : 'ready'
}

const look = (role: FoodLook['role'], colour: string): FoodLook => ({ role, shape: null, colour })

/** How a food cooks and looks of which only the group is known. */
const USUAL_OF_GROUP: Readonly<Record<FoodGroup, Pick<Food, 'kind' | 'look'>>> = {
  vegetables: { kind: 'firm', look: look('slices', '#86ad4a') },
  fruit: { kind: 'soft-fruit', look: look('slices', '#ef9536') },
  grains: { kind: 'slow-grain', look: look('grains', '#b98d5d') },
  pulses: { kind: 'unknown', look: look('balls', '#ddb268') },
  meat: { kind: 'steak', look: look('pieces', '#8a4a36') },
  poultry: { kind: 'poultry', look: look('pieces', '#dfa866') },
  fish: { kind: 'white-fish', look: look('pieces', '#f1e2c9') },
  eggs: { kind: 'egg', look: look('slices', '#f3c445') },
  dairy: { kind: 'melting-cheese', look: look('drizzle', '#f5ecd6') },
  nuts: { kind: 'nut', look: look('balls', '#c79a66') },
  fats: { kind: 'oil', look: look('unseen', '#e3c84f') },
  herbs: { kind: 'spice', look: look('unseen', '#a9803f') },
  condiments: { kind: 'condiment', look: look('sauce', '#d3a257') },
  baking: { kind: 'treat', look: look('unseen', '#d9a760') },
  sweets: { kind: 'treat', look: look('slices', '#d9a760') },
  drinks: { kind: 'drink', look: look('unseen', '#dfe9ea') },
  dishes: { kind: 'dish', look: look('slices', '#d3a257') },
}

/** An imported row in the table's shape, so that lines are weighed alike. Its flags promise nothing: ask no diet of it. */
export function foodOfImported(row: ImportedFood): Food {
  const [, group, role] = GROUP_OF_CATEGORY.find(([pattern]) => pattern.test(row.category)) ?? [
    null,
    'dishes' as const,
    'dish' as const,
  ]
  return {
    id: row.id,
    name: row.description,
    plural: row.description,
    otherNames: [],
    usdaId: row.id,
    group,
    state: stateOf(row.description),
    per100g: row.per100g,
    household: householdFromPortions(row.portions, row.description),
    edibleShare: 1,
    other: null,
    isVegan: false,
    isVegetarian: false,
    allergens: [],
    roles: [role],
    treatmentId: null,
    boilMin: null,
    ...USUAL_OF_GROUP[group],
    keepsDays: { pantry: null, fridge: null, freezer: null },
  }
}
