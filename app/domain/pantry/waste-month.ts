import { findFood } from '#app/domain/food/foods.ts'
import type { WasteReason, WayOut } from './ledger.ts'

/** What moved in a month, summed up by food and way: `grams` and `cents` are above zero. */
export type MonthRow = {
  name: string
  foodId: string | null
  /** `bought` is what was added less what was set right; `left` is what was put by of a dish. */
  way: WayOut | 'bought' | 'left' | 'frozen'
  /** Null where the food table cannot weigh it. */
  grams: number | null
  /** Null where no price is known. */
  cents: number | null
  /** Portions of a dish; 0 for foods. */
  portions: number
  reason: WasteReason | null
  count: number
}

export type BinnedFood = { name: string; grams: number; count: number; cents: number | null; advice: string }

export type WasteMonth = {
  boughtG: number
  outG: Record<WayOut, number>
  frozenG: number
  /** Money in what was thrown away, of the foods that have a price. */
  binnedCents: number | null
  /** Portions of cooked dishes that were eaten or given away later. */
  mealsSaved: number
  /** Movements of foods that cannot be weighed: they are not in the grams. */
  unweighedCount: number
  /** Most of it first. */
  binned: BinnedFood[]
}

const MOST_BINNED = 5

/** A month in grams: where the food of a pantry went, and what is thrown away most. */
export function wasteMonth(rows: readonly MonthRow[]): WasteMonth {
  const sumOf = (way: MonthRow['way']) =>
    rows.reduce((sum, row) => sum + (row.way === way ? (row.grams ?? 0) : 0), 0)
  const priced = rows.filter(({ way, cents }) => way === 'binned' && cents !== null)
  return {
    boughtG: Math.max(sumOf('bought'), 0),
    outG: { cooked: sumOf('cooked'), eaten: sumOf('eaten'), given: sumOf('given'), binned: sumOf('binned') },
    frozenG: sumOf('frozen'),
    binnedCents: priced.length === 0 ? null : priced.reduce((sum, { cents }) => sum + (cents ?? 0), 0),
    mealsSaved: rows.reduce(
      (sum, { way, portions }) => sum + (way === 'eaten' || way === 'given' ? portions : 0),
      0,
    ),
    unweighedCount: rows.reduce((sum, { grams, count }) => sum + (grams === null ? count : 0), 0),
    binned: binnedFoods(rows),
  }
}

function binnedFoods(rows: readonly MonthRow[]): BinnedFood[] {
  const binned = rows.filter(({ way }) => way === 'binned')
  const byFood = Map.groupBy(binned, ({ foodId, name }) => foodId ?? name.toLowerCase())
  return [...byFood.values()]
    .map((own) => {
      const [first] = own
      const priced = own.flatMap(({ cents }) => cents ?? [])
      return {
        name: first!.name,
        grams: own.reduce((sum, { grams }) => sum + (grams ?? 0), 0),
        count: own.reduce((sum, { count }) => sum + count, 0),
        cents: priced.length === 0 ? null : priced.reduce((sum, one) => sum + one, 0),
        advice: adviceFor(own),
      }
    })
    .toSorted((one, other) => other.grams - one.grams || other.count - one.count)
    .slice(0, MOST_BINNED)
}

/** One thing to do about a food that is thrown away, by the reason named most. */
function adviceFor(rows: readonly MonthRow[]): string {
  const [{ name, foodId, portions }] = rows as [MonthRow]
  const times = new Map<WasteReason | null, number>()
  for (const { reason, count } of rows) times.set(reason, (times.get(reason) ?? 0) + count)
  const [reason] = [...times].toSorted(([, one], [, other]) => other - one)[0] ?? [null]
  if (portions > 0) return `Cook a smaller pot of ${name}, or freeze the portions on the day you cook.`
  if (reason === 'too much') return `A smaller pack of ${name} would do.`
  if (reason === 'did not like') return `Try ${name} in another dish, or leave it off the list.`
  const keeps = foodId === null ? null : (findFood(foodId)?.keepsDays ?? null)
  if (keeps?.freezer && keeps.fridge && keeps.fridge > 1)
    return `Freeze what you have left of ${name} by day ${keeps.fridge - 1} after buying it.`
  return `Plan ${name} into the first meals after you buy it.`
}
