import type { Food } from '#app/domain/food/food.ts'
import type { FoodId } from '#app/domain/food/food-id.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { type Random, seededRandom } from '#app/domain/random.ts'
import { RARE_FOODS, isKnown } from './adventure.ts'
import {
  FOODS,
  FOR_HARD_DAYS,
  type Group,
  KITCHENS,
  KITCHENS_A_WEEK,
  POWDER,
  PROTEINS,
  SEASONINGS,
} from './basket-groups.ts'
import type { Adventure, ProteinPowder } from './plan-bounds.ts'
import { KCAL_PER_G } from './macros.ts'
import type { WeekLimits } from './week-limits.ts'

/**
 * The few foods a plan is cooked from, beside those that are there: a basket one would buy for so many days, instead of
 * another purchase for every dish.
 */

/** Of the protein, as much comes with grain, vegetables and the rest. */
const PROTEIN_BY_THE_WAY = 0.1
/** As much of the energy comes with food that brings little protein, and as much protein it brings: what is lean makes up for it. */
const STARCH_SHARE = 0.4
const STARCH_PROTEIN_SHARE = 0.1
const MOST_PROTEINS = 6
/** Powder is needed where so much of the protein comes from no other food. */
const POWDER_FROM = 0.65

export type FoodBaseRequest = {
  /** Foods of the stock. */
  stocked: readonly Food[]
  isAllowed: (food: Food) => boolean
  days: number
  /** Share of the energy that should come from protein. */
  proteinShare: number
  /** Protein of a day, in grams. */
  proteinG: number
  limits: WeekLimits
  adventure: Adventure
  /** Whether protein powder may be bought: always, never, or where no other food brings enough protein. */
  proteinPowder: ProteinPowder
  /** For days that the usual basket does not meet: nothing of the stock stands in for what is bought. */
  isForHardDays?: boolean
  seed: number
}

const WEEK_DAYS = 7
const PLANT_LACK = 0.05
/** Made for whoever leaves out the food they stand in for: nobody else buys them. */
const STANDS_IN_FOR: Readonly<Partial<Record<FoodId, FoodId>>> = {
  'gluten-free-pasta': 'wholewheat-pasta',
  'gluten-free-bread': 'wholemeal-bread',
}

/** From this share of protein on, fat is scarce. */
const LEAN_FROM_SHARE = 0.34

function drawn(group: Group, from: readonly Food[], proteinShare: number, random: Random): Food[] {
  if (group.inOrder) return [...from]
  if (group.leanFirst && proteinShare >= LEAN_FROM_SHARE)
    return from.toSorted((one, other) => one.per100g.fatG - other.per100g.fatG)
  const rest = [...from]
  return from.map(() => rest.splice(Math.floor(random() * rest.length), 1)[0]!)
}

/** Ids of foods to buy for a plan beside the stock: of each group as many as its days want and the stock does not have. */
export function foodBase({
  stocked,
  isAllowed,
  days,
  proteinShare,
  proteinG,
  limits,
  adventure,
  proteinPowder,
  isForHardDays = false,
  seed,
}: FoodBaseRequest): ReadonlySet<string> {
  const random = seededRandom(seed)
  const standsIn = isForHardDays ? [] : stocked
  const stockedKinds = new Map<string, number>()
  for (const { kind } of standsIn) stockedKinds.set(kind, (stockedKinds.get(kind) ?? 0) + 1)
  const base = new Set<string>()
  // Plants bring other things with their protein: purer sources are needed sooner.
  const egg = findFood('egg')
  const plantLack = egg !== null && isAllowed(egg) ? 0 : PLANT_LACK
  const withoutStandIns = (foods: readonly Food[]) =>
    foods.filter(({ id }) => {
      const original = findFood(STANDS_IN_FOR[id as FoodId] ?? '')
      return original === null || !isAllowed(original)
    })
  const take = (group: Group) => {
    if (group.forPlants && plantLack === 0) return
    if (proteinShare + plantLack < (group.fromProteinShare ?? 0)) return
    const all = [...new Set(group.ids)].flatMap((id) => {
      const food = findFood(id)
      return food !== null && isAllowed(food) && !base.has(id) ? [food] : []
    })
    // What a diet leaves over is bought even where it is new.
    const known = all.filter((food) => isKnown(food, adventure))
    const allowed = withoutStandIns(known.length > 0 ? known : all)
    const share = 0.4 + (0.6 * days) / WEEK_DAYS
    let want = Math.max(group.least, Math.round(group.count * share))
    // Of the purest protein, only the very food will do.
    const kinds = new Set(group.fromProteinShare === undefined ? allowed.map(({ kind }) => kind) : [])
    for (const kind of kinds) want -= stockedKinds.get(kind) ?? 0
    for (const { id } of standsIn) if (kinds.size === 0 && allowed.some((food) => food.id === id)) want--
    for (const food of drawn(group, allowed, proteinShare, random).slice(0, Math.max(0, want)))
      base.add(food.id)
  }
  for (const group of isForHardDays ? [...SEASONINGS, ...FOR_HARD_DAYS, ...FOODS] : [...SEASONINGS, ...FOODS])
    take(group)
  if (proteinPowder === 'gladly' || (addProteins() && proteinPowder === 'if-needed')) take(POWDER)
  if (adventure === 'adventurous') addRare()
  const kitchens = [...KITCHENS]
  for (let index = 0; index < KITCHENS_A_WEEK; index++) {
    const [kitchen = []] = kitchens.splice(Math.floor(random() * kitchens.length), 1)
    for (const id of kitchen) {
      const food = findFood(id)
      if (food !== null && isAllowed(food)) base.add(id)
    }
  }
  return base

  /** Something to build a dish on and something to join it, that most have never cooked. */
  function addRare(): void {
    for (const ids of [RARE_FOODS.builds, RARE_FOODS.joins, RARE_FOODS.joins]) {
      const foods = ids.flatMap((id) => {
        const food = findFood(id)
        return food !== null && isAllowed(food) && !base.has(id) ? [food] : []
      })
      const food = foods[Math.floor(random() * foods.length)]
      if (food !== undefined) base.add(food.id)
    }
  }

  /** Enough different ones that none has to be eaten beyond its limit; whether so much is missing that powder is needed. */
  function addProteins(): boolean {
    const lean = (proteinShare - STARCH_PROTEIN_SHARE * STARCH_SHARE) / (1 - STARCH_SHARE)
    const isLean = ({ per100g }: Food) =>
      (per100g.proteinG * KCAL_PER_G.protein) / Math.max(1, per100g.kcal) >= lean
    const bringsG = (food: Food) => {
      const most = limits.of(food.id).map((limit) => limits.list[limit]!.planG)
      return (Math.min(Infinity, ...most) * food.per100g.proteinG) / 100
    }
    const known = [...stocked, ...[...base].flatMap((id) => findFood(id) ?? [])].filter(isLean)
    const needG = proteinG * days * (1 - PROTEIN_BY_THE_WAY)
    let lackG = needG
    for (const food of known) lackG -= Math.min(bringsG(food), lackG)
    const rest = PROTEINS.flatMap((id) => {
      const food = findFood(id)
      return food !== null && !base.has(id) && isAllowed(food) && isKnown(food, adventure) && isLean(food)
        ? [food]
        : []
    })
    for (let added = 0; added < MOST_PROTEINS && lackG > 0 && rest.length > 0; added++) {
      const food = rest.splice(Math.floor(random() * rest.length), 1)[0]!
      base.add(food.id)
      lackG -= bringsG(food)
    }
    return lackG > POWDER_FROM * needG
  }
}
