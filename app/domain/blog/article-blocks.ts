/**
 * Blocks of an article that are drawn when it is shown: recipe cards, foods and scales whose figures come from the
 * food table, and things on other sites. What is stored is plain HTML that reads well by itself:
 * `<figure data-block="recipe" data-serves="2"><figcaption>Title</figcaption><ul><li>50 g oats</li></ul></figure>`.
 */

export const BLOCK_KINDS = ['recipe', 'food', 'scale', 'embed'] as const
export type BlockKind = (typeof BLOCK_KINDS)[number]

export const SCALE_NUTRIENTS = {
  kcal: 'kcal',
  protein: 'g protein',
  carbs: 'g carbohydrate',
  sugar: 'g sugar',
  fat: 'g fat',
  saturates: 'g saturates',
  fibre: 'g fibre',
  salt: 'g salt',
} as const
export type ScaleNutrient = keyof typeof SCALE_NUTRIENTS

export type ArticleBlock = {
  kind: BlockKind
  /** The name of a recipe or a thing elsewhere; the words under a drawing. */
  caption: string
  /** Where the caption leads; '' for nowhere. A thing elsewhere always has an address. */
  href: string
  /** Foods with their amounts; on a scale `Label: 50 g oats + 200 ml milk`, one line for each bar. */
  lines: readonly string[]
  /** People a recipe serves. */
  serves: number
  nutrient: ScaleNutrient
  /** A pin on the scale; 0 for none. */
  pin: number
}

export const MOST_BLOCK_LINES = 30
export const MOST_SERVED = 24
const MOST_PIN = 9999

export const isBlockKind = (text: unknown): text is BlockKind => BLOCK_KINDS.some((kind) => kind === text)

export const isScaleNutrient = (text: unknown): text is ScaleNutrient =>
  typeof text === 'string' && Object.hasOwn(SCALE_NUTRIENTS, text)

const wholeUpTo = (text: string | undefined, most: number): number => {
  const value = /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0
  return value <= most ? value : 0
}

/** The attributes of a block's figure, as strict as they are stored; null where it is none. */
export function blockAttributes(
  given: Readonly<Record<string, string | undefined>>,
): Record<string, string> | null {
  const kind = given['data-block']
  if (!isBlockKind(kind)) return null
  const serves = wholeUpTo(given['data-serves'], MOST_SERVED)
  const nutrient = given['data-nutrient']
  const pin = wholeUpTo(given['data-pin'], MOST_PIN)
  return {
    'data-block': kind,
    ...(kind === 'recipe' && { 'data-serves': String(serves || 1) }),
    ...(kind === 'scale' && { 'data-nutrient': isScaleNutrient(nutrient) ? nutrient : 'kcal' }),
    ...(kind === 'scale' && pin > 0 && { 'data-pin': String(pin) }),
  }
}

/** A bar of a scale: its name, and the foods it adds up. Without a name the foods are it. */
export function barOf(line: string): { label: string; foods: string[] } {
  const [, named, rest] = /^([^:]{1,120}):\s+(.+)$/s.exec(line) ?? []
  const foods = (rest ?? line)
    .split(/\s+\+\s+/)
    .map((food) => food.trim())
    .filter((food) => food !== '')
  return { label: (named ?? line).trim(), foods }
}

const STEPS = [1, 2, 5]
const MOST_TICKS = 15

/** The end of a scale that holds these values, and what one of its ticks counts. */
export function scaleFor(values: readonly number[]): { end: number; tick: number } {
  const most = Math.max(0, ...values.filter(Number.isFinite))
  for (let power = 0; power < 9; power += 1)
    for (const step of STEPS) {
      const tick = step * 10 ** power
      if (most / tick <= MOST_TICKS) return { end: Math.max(1, Math.ceil(most / tick)) * tick, tick }
    }
  return { end: most, tick: most }
}
