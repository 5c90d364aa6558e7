import {
  dayKcalOf,
  foodsOfOthers,
  guestDays,
  type MemberDay,
  portionAt,
  portionsFor,
  type TablePlan,
} from '#app/domain/planning/household.ts'
import { roundedServings } from '#app/domain/pantry/cook-forms.ts'
import { householdOf } from '#app/domain/planning/request-people.ts'
import { type Macros, sumMacros } from '#app/domain/planning/macros.ts'
import type { StoredMeal } from '#app/domain/planning/plan-undo.ts'
import { changeInWords, type PlateChange } from '#app/domain/planning/variations.ts'
import { mealsOfDays, type StoredPlan } from '#app/features/plans/stored-plan.server.ts'
import type { PersonDay, PersonShare, PlannedMealView } from './plan-view.ts'

/** Who eats a plan, and what each has of it. */
export type PlanTable = {
  plan: TablePlan
  people: readonly { name: string; dayKcal: number }[]
  /** What all but the plan's own person eat. */
  others: ReturnType<typeof foodsOfOthers>
  /** Everybody who eats a meal, the plan's own person first; guests together. */
  eatersOf(meal: StoredMeal, guests: number): Eater[]
  /** How many servings of the recipe each of them has, in the same order. */
  servingsOf(meal: StoredMeal, guests: number): number[]
  /** How many are cooked at once, for the meals that are left of it as well; guests are counted. */
  servingsCooked(meal: StoredMeal): number
  shareOf(meal: StoredMeal, guests: number): Pick<PlannedMealView, 'shares' | 'serves' | 'timesRecipe'>
  /** `ownKcal` is what the plan's own person has on that day. */
  dayOf(dayIndex: number, ownKcal: number): PersonDay[]
}

/** Portions a stored plan for everybody it is for. `maker` is the name of the plan's own person; null calls them "You". */
export function tableOf(stored: StoredPlan, maker: string | null): PlanTable {
  const { row, days } = stored
  const plan: TablePlan = {
    targets: { day: { kcal: row.targetCalories } },
    days: mealsOfDays(stored).map((meals, dayIndex) => ({ dayIndex, meals })),
  }
  const members = householdOf(row.request).map((member) => ({ ...member, days: portionsFor(member, plan) }))
  const daysOfMembers = members.map((member) => member.days)
  const guestsOfDays = days.map(({ guests }) => guests)
  const ofGuests = guestsOfDays.some((guests) => guests > 0) ? guestDays(plan, daysOfMembers) : []
  const self = maker ?? 'You'
  const eatersOf = ({ meal, dayIndex }: StoredMeal, guests: number): Eater[] => [
    { name: self, isSelf: true, portion: meal.portion, kcal: meal.kcal, macros: meal, changes: [] },
    ...members.flatMap(({ name, personId, days: own }) =>
      namedPortion({ name, personId }, own, dayIndex, meal),
    ),
    ...(guests > 0 ? guestShare(guests, ofGuests, dayIndex, meal) : []),
  ]
  const { isForAll, servingsOf, servingsCooked } = servingsAtTable(stored, members.length, eatersOf)
  return {
    plan,
    eatersOf,
    servingsOf,
    servingsCooked,
    people: [
      { name: self, dayKcal: row.targetCalories },
      ...members.map(({ name, day }) => ({ name, dayKcal: day.kcal })),
    ],
    others: foodsOfOthers(plan, daysOfMembers, guestsOfDays),
    shareOf(one, guests) {
      const { meal } = one
      const eaters = eatersOf(one, guests)
      if (eaters.length === 1) return { shares: [], serves: null, timesRecipe: null }
      const pot = eaters.reduce((sum, { portion }) => sum + portion, 0)
      const shares = eaters.map(({ name, kcal, portion, changes }): PersonShare => {
        const percent = Math.round((100 * portion) / pot)
        return { name, kcal, percent, changes: changes.map(changeInWords) }
      })
      if (meal.leftoverOf !== undefined) return { shares, serves: null, timesRecipe: null }
      if (isForAll(one)) return { shares, serves: servingsCooked(one), timesRecipe: null }
      const { servings = 1, meals = 1 } = meal.recipe.book ?? {}
      return { shares, serves: null, timesRecipe: (pot / meal.portion) * (meals / servings) }
    },
    dayOf(dayIndex, ownKcal) {
      if (members.length === 0) return []
      const meals = plan.days[dayIndex]?.meals ?? []
      const targetKcal = (dayKcal: number) => dayKcalOf(dayKcal, plan, meals)
      return [
        { name: self, kcal: ownKcal, targetKcal: targetKcal(row.targetCalories) },
        ...members.map(({ name, day, days: own }) => ({
          name,
          kcal: own.find((one) => one.dayIndex === dayIndex)?.kcal ?? 0,
          targetKcal: targetKcal(day.kcal),
        })),
      ]
    },
  }
}

export type Eater = {
  name: string
  /** The plan's own person. */
  isSelf?: boolean
  /** Who it is in the household; null for guests, and in plans from before it was kept. */
  personId?: string | undefined
  portion: number
  kcal: number
  macros: Macros
  /** What is different from the dish for them. */
  changes: readonly PlateChange[]
}

function namedPortion(
  who: Pick<Eater, 'name' | 'personId'>,
  days: readonly MemberDay[],
  dayIndex: number,
  meal: StoredMeal['meal'],
): Eater[] {
  const own = portionAt(days, dayIndex, meal)
  return own
    ? [{ ...who, portion: own.portion, kcal: own.kcal, macros: own.macros, changes: own.changes }]
    : []
}

/** How many servings of a plan's recipes everybody has, and how many are cooked. */
function servingsAtTable(
  { meals, days }: StoredPlan,
  others: number,
  eatersOf: PlanTable['eatersOf'],
): Pick<PlanTable, 'servingsOf' | 'servingsCooked'> & { isForAll(meal: StoredMeal): boolean } {
  // A model's recipe is written for one, those of older plans for a rounded number of plates.
  const isForAll = ({ meal: { recipe } }: StoredMeal) =>
    recipe.book !== undefined && (recipe.book.plates !== undefined || others === 0)
  const servingsOf = (one: StoredMeal, guests: number) => {
    const { recipe, portion: usual } = one.meal
    const plates = eatersOf(one, guests).map(({ portion }) => portion / usual)
    if (!isForAll(one)) return plates.map(roundedServings)
    const { servings = 1, meals: atMeals = 1 } = recipe.book ?? {}
    const people = servings / atMeals + guests
    const [, ...rest] = plates.map((own) => roundedServings((own / sumOf(plates)) * people))
    // One for everybody, to the last hundredth.
    return [roundedServings(people - sumOf(rest)), ...rest]
  }
  return {
    isForAll,
    servingsOf,
    servingsCooked(one) {
      const isLeftOfIt = ({ meal: { leftoverOf } }: StoredMeal) =>
        leftoverOf?.dayIndex === one.dayIndex && leftoverOf.slot === one.slot
      const all = [one, ...meals.filter(isLeftOfIt)]
      return roundedServings(sumOf(all.flatMap((at) => servingsOf(at, days[at.dayIndex]?.guests ?? 0))))
    },
  }
}

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

/** The guests of a day together. */
function guestShare(
  guests: number,
  days: readonly MemberDay[],
  dayIndex: number,
  meal: StoredMeal['meal'],
): Eater[] {
  const name = guests === 1 ? '1 guest' : `${guests} guests`
  return namedPortion({ name }, days, dayIndex, meal).map(({ portion, kcal, macros, changes }) => ({
    name,
    portion: portion * guests,
    kcal: kcal * guests,
    macros: sumMacros(Array.from({ length: guests }, () => macros)),
    changes,
  }))
}
