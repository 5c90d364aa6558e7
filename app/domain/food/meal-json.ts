import { isRecord, jsonInReply, plainKey } from '#app/domain/model-reply/json-in-reply.ts'

/** A meal that a model returns as JSON, rewritten as the form it was asked for. */

const KEYS = {
  calories: [
    'totalcalories',
    'calories',
    'kcal',
    'totalkcal',
    'caloriestotal',
    'energykcal',
    'energy',
    'cal',
  ],
  protein: ['protein', 'proteing', 'proteins', 'proteingrams', 'totalprotein'],
  carbs: ['carbs', 'carbsg', 'carbohydrates', 'carbohydrate', 'carbohydratesg', 'totalcarbs'],
  fat: ['fat', 'fatg', 'fats', 'fatgrams', 'totalfat'],
  fiber: ['fiber', 'fiberg', 'fibre', 'fibreg', 'dietaryfiber', 'dietaryfibre'],
  confidence: ['confidence', 'confidencelevel'],
  notes: ['notes', 'note', 'assumptions', 'comment', 'comments', 'explanation'],
  meal: ['meal', 'mealname', 'dish', 'title', 'name'],
  foods: ['components', 'foods', 'items', 'ingredients', 'fooditems', 'breakdown', 'dishes', 'mealitems'],
  food: ['name', 'food', 'item', 'ingredient', 'component', 'dish'],
  portion: ['portion', 'serving', 'servingsize', 'amount', 'quantity', 'portionsize'],
  grams: ['grams', 'weight', 'weightg', 'weightgrams', 'g', 'portiongrams', 'portiong'],
} as const
type Key = keyof typeof KEYS

const MAX_DEPTH = 4

/** The reply as lines of the form; null if it contains no JSON about a meal. */
export function mealFormOfJson(reply: string): string | null {
  for (const value of jsonInReply(reply)) {
    const lines = formOf(value)
    if (lines.length > 0) return lines.join('\n')
  }
  return null
}

function formOf(value: unknown): string[] {
  const foods = Array.isArray(value) ? value : find(value, 'foods', 0, Array.isArray)
  const components = Array.isArray(foods) ? foods.flatMap(componentLine) : []
  const line = (label: string, key: Key, isIt = isFigure) => {
    const said = Array.isArray(value) ? undefined : find(value, key, 0, isIt)
    return said === undefined ? [] : [`${label}: ${asText(said)}`]
  }
  const figures = [
    ...line('TOTAL CALORIES', 'calories'),
    ...line('PROTEIN', 'protein'),
    ...line('CARBS', 'carbs'),
    ...line('FAT', 'fat'),
    ...line('FIBER', 'fiber'),
  ]
  if (figures.length + components.length === 0) return []
  return [
    ...line('MEAL', 'meal', isText),
    ...figures,
    ...(components.length > 0 ? ['COMPONENTS:', ...components] : []),
    ...line('CONFIDENCE', 'confidence', isText),
    ...line('NOTES', 'notes', isNotes),
  ]
}

const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== ''
const isFigure = (value: unknown): boolean =>
  (typeof value === 'number' && Number.isFinite(value)) || (typeof value === 'string' && /\d/.test(value))
const isNotes = (value: unknown): boolean => isText(value) || (Array.isArray(value) && value.every(isText))

const asText = (value: unknown): string =>
  (Array.isArray(value) ? value.join(' ') : String(value)).replace(/\s+/g, ' ').trim()

/** The nearest fitting value for a key: in the object itself, then in the objects inside it; never in its foods. */
function find(value: unknown, key: Key, depth: number, isIt: (value: unknown) => boolean): unknown {
  if (depth > MAX_DEPTH || !isRecord(value)) return undefined
  const names: readonly string[] = KEYS[key]
  const entries = Object.entries(value)
  const own = entries.find(([name, one]) => names.includes(plainKey(name)) && isIt(one))
  if (own) return own[1]
  for (const [, one] of entries) {
    const inside = find(one, key, depth + 1, isIt)
    if (inside !== undefined) return inside
  }
  return undefined
}

function componentLine(value: unknown): string[] {
  if (typeof value === 'string') return /\d/.test(value) ? [`- ${asText(value)}`] : []
  if (!isRecord(value)) return []
  const name = find(value, 'food', MAX_DEPTH, isText)
  const kcal = find(value, 'calories', 0, isFigure)
  const portion = find(value, 'portion', MAX_DEPTH, (one) => isText(one) || isFigure(one))
  const grams = find(value, 'grams', MAX_DEPTH, isFigure)
  if (name === undefined) return []
  return [
    `- ${asText(name).replaceAll(/[:|]/g, ' ')}: ${[
      kcal === undefined ? '' : `${asText(kcal).replace(/\s*k?cal\w*/i, '')} cal`,
      portion === undefined ? '' : asText(portion),
      grams === undefined ? '' : `(${asText(grams).replace(/\s*g\w*$/i, '')} g)`,
    ]
      .filter(Boolean)
      .join(', ')
      .replace(', (', ' (')}`,
  ]
}
