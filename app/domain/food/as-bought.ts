import { readTable } from '#app/food-table.server.ts'
import type { Food } from './food.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { wordSet } from './line-words.ts'
import { unitKind } from './units.ts'

/** Peel, bone, shell and stones of what a line weighs as it is bought. */

const COLUMNS = ['foodId', 'isPeelEaten', 'peeledPercent'] as const

type Peel = { share: number; isPeelEaten: 'sometimes' | 'never' }

/** Foods with a peel, core or stone, and what is left without it. */
const peelById: ReadonlyMap<string, Peel> = new Map(
  readTable('foods/peel.csv', COLUMNS).map(({ row, place }) => {
    const share = Number(row.peeledPercent) / 100
    const { isPeelEaten } = row
    if ((isPeelEaten !== 'sometimes' && isPeelEaten !== 'never') || !(share > 0 && share < 1))
      throw new Error(`${place} (${row.foodId}): isPeelEaten or peeledPercent is not known`)
    return [row.foodId, { share, isPeelEaten }]
  }),
)

/** Every food with a peel; for the test that holds them to the table. */
export const foodsWithPeel = (): readonly string[] => [...peelById.keys()]

/** Weighed with bone or shell unless the line says otherwise. */
const BOUGHT_WITH_WASTE: ReadonlySet<string> = new Set(
  `beef-short-ribs veal-shank pork-ribs pork-trotter lamb-shank bone-marrow pork-knuckle oxtail chicken-drumstick
  chicken-leg chicken-wing duck-leg turkey-leg chicken-carcass lobster crayfish mussels clams oysters king-crab
  dungeness-crab`.split(/\s+/),
)

const WITHOUT_WASTE =
  /\b(?:bone(?:d|less)|deboned|meat|fillets?|shucked|shelled|peeled|picked|mince[d]?|ground|tails?)\b/i

const WITH_WASTE =
  /\bbone-?\s?in\b|\bon the bone\b|\bwhole (?:\w+ )?(?:chicken|turkey|duck|goose|fish|crab|lobster)\b|\bshells? on\b|\bin (?:the |their )?shells?\b|\bunshelled\b|\bunpeeled weight\b/i

/** What the cook does with it, where it stands behind the food: "1 kg potatoes, peeled". */
export const PEELED_AFTER = wordSet(
  'peeled cored stoned pitted destoned deseeded husked skinned hulled shelled',
)
/** Says that the weight is of what is left: "500 g peeled potatoes", "mango flesh", "(peeled weight)". */
const PREPARED = wordSet(`
  flesh seeds pulp puree purée segments chunks cubes arils hearts kernels prepared frozen dried tinned canned cooked
  mashed cubed diced sliced chopped grated weight net ready peeled cored stoned pitted destoned deseeded husked skinned
  shelled roasted boiled steamed leftover baby
`)

/** As bought and peeled this much is lost or more: where nothing is said, a whole fruit is meant. */
const MUCH_WASTE = 0.75
/** Nobody buys half a melon's flesh: so much of one is one as bought. */
/** Less than this may be weighed out of one that is cut already. */
const SURELY_BOUGHT_G = 500

/** Words in front of the first comma or bracket, and those behind it. */
function aroundComma(text: string): { front: string[]; behind: string[] } {
  const at = text.search(/[,(;]| - /)
  const words = (part: string) => part.toLowerCase().match(/\p{L}+/gu) ?? []
  return at < 0
    ? { front: words(text), behind: [] }
    : { front: words(text.slice(0, at)), behind: words(text.slice(at)) }
}

/** Said by the method: "peel the potatoes", "discard the bones", "drain the tuna"; what is served has no peel left. */
export type MadeReady = { isServed: boolean; isPeeled: boolean; isBoned: boolean; isDrained: boolean }

/** What of a weighed food is eaten, the least and most that may be meant, and what is said of it. */
export type BoughtShare = { share: number; low: number; high: number; said: string }

const percent = (share: number) => `${Math.round(share * 100)} %`

function withBone(line: IngredientLine, food: Food, isBoned: boolean): BoughtShare | null {
  const { edibleShare: share } = food
  if (share >= 0.95) return null
  const isUsual = BOUGHT_WITH_WASTE.has(food.id) && !WITHOUT_WASTE.test(line.text)
  if (!isUsual && !WITH_WASTE.test(line.text) && !(isBoned && !WITHOUT_WASTE.test(line.text))) return null
  return {
    share,
    low: share,
    high: share,
    said: `${percent(share)} of it is eaten, the rest is bone, shell or peel`,
  }
}

function withPeel(line: IngredientLine, food: Food, grams: number, isPeeled: boolean): BoughtShare | null {
  const peel = peelById.get(food.id)
  if (peel === undefined) return null
  const { front, behind } = aroundComma(line.text)
  if (front.some((word) => PREPARED.has(word)) || behind.includes('weight') || front.includes('unpeeled'))
    return null
  const { share } = peel
  const said = `${percent(share)} of it is left without peel, core or stones`
  if (isPeeled || behind.some((word) => PEELED_AFTER.has(word)))
    return { share, low: share * 0.95, high: 1, said }
  const isWhole = peel.isPeelEaten === 'never' && share < MUCH_WASTE && grams >= SURELY_BOUGHT_G
  return isWhole ? { share, low: share * 0.95, high: 1, said: `weighed as bought: ${said}` } : null
}

/**
 * What is eaten of a food that a line weighs as it is bought: less its bones or shell, and less its peel where the line
 * or the steps take it off, or where nobody eats it. Null where all of it is eaten. `grams` is the weight as written.
 */
export function boughtShareOf(
  line: IngredientLine,
  food: Food,
  grams: number,
  { isServed, isPeeled, isBoned }: MadeReady,
): BoughtShare | null {
  // Weights of pieces are edible weights already; what is weighed whole still has its bones.
  if (line.unit === null || unitKind(line.unit) !== 'mass') return null
  return withBone(line, food, isBoned) ?? (isServed ? null : withPeel(line, food, grams, isPeeled))
}
