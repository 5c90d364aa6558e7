import type { Db } from '#app/db/open.server.ts'
import { addDays, daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { expiryWords } from '#app/domain/pantry/expiry.ts'
import { leftoverKeeping } from '#app/domain/pantry/keeping.ts'
import { roundedServings } from '#app/domain/pantry/cook-forms.ts'
import { proposeCooking } from '#app/domain/pantry/propose-cooking.ts'
import type { PantryUnit } from '#app/domain/pantry/quantity.ts'
import { quantityText } from '#app/domain/pantry/quantity.ts'
import { changeInWords } from '#app/domain/planning/variations.ts'
import { scaleLine } from '#app/domain/recipe/scale-line.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { listIngredients } from '#app/features/pantry/ingredients.server.ts'
import { pantryShareOf } from '#app/features/pantry/joint-pantry.server.ts'
import type { Dish } from './dish.server.ts'
import { leftoverLots } from './eat-planned.server.ts'

/** A lot in the look before cooking: how much of it is taken. */
export type LotChoice = {
  id: string
  name: string
  unit: PantryUnit
  has: string
  /** "2 days left"; null without a date. */
  expiry: string | null
  isPast: boolean
  amount: string
}

export type CookView = {
  key: string
  name: string
  path: string
  servings: number
  isPlanned: boolean
  /** Portions in the pantry that it was planned to be eaten from; 0 where it is cooked by itself. */
  plannedPortions: number
  kcalPerServing: number
  /** Foods the dish needs with the lots they are taken from. */
  lines: { text: string; name: string; missingG: number | null; lots: LotChoice[] }[]
  /** Everything else in the pantry. */
  others: LotChoice[]
  /** Who eats it, where a plan has several at the table; `diary` says whose diary it goes to. */
  eaters: {
    key: string
    name: string
    portions: number
    kcal: number
    diary: 'own' | 'theirs' | null
    changes: string[]
  }[]
  keepsDays: number
  keepsBecause: string | null
  /** Of the portions, those that the plan freezes for later meals. */
  frozenPortions: number
  goodUntil: PlainDate
}

/** Everything the look before cooking shows, for a number of servings. */
export async function cookViewOf(
  db: Db,
  member: Member,
  dish: Dish,
  { servings, today }: { servings: number; today: PlainDate },
): Promise<CookView> {
  const { mayChangeAll } = await pantryShareOf(db, member)
  const rows = (await listIngredients(db, member)).filter(
    ({ cookingId, userId }) => cookingId === null && (mayChangeAll || userId === member.id),
  )
  const leftovers = dish.plannedMealId === null ? [] : await leftoverLots(db, member, dish.plannedMealId)
  const daysLeft = (date: PlainDate | null) => (date === null ? null : daysBetween(today, date))
  const factor = servings / dish.servings
  const proposed = proposeCooking(
    dish.needed.map((food) => ({ ...food, grams: food.grams === null ? null : food.grams * factor })),
    rows.toReversed().map(({ id, amount, unit, gramsPerUnit, foodId, expiryDate }) => ({
      id,
      amount,
      unit,
      gramsPerUnit,
      foodId,
      expiresInDays: daysLeft(expiryDate),
    })),
  )
  // A lot that two lines take from stands once, with the sum.
  const taken = new Map<string, number>()
  for (const { lotId, amount } of proposed.flatMap(({ takes }) => takes))
    taken.set(lotId, (taken.get(lotId) ?? 0) + amount)
  const shown = new Set<string>()
  const choiceOf = (row: (typeof rows)[number]): LotChoice => {
    const days = daysLeft(row.expiryDate)
    return {
      id: row.id,
      name: row.name,
      unit: row.unit,
      has: row.quantity,
      expiry: days === null ? null : days < 0 ? `expired ${expiryWords(days)}` : expiryWords(days),
      isPast: days !== null && days < 0,
      amount: quantityText(taken.get(row.id) ?? 0),
    }
  }
  const lines = proposed.map(({ text, name, missingG, takes }) => ({
    text: factor === 1 ? text : scaleLine(text, { factor, system: 'original', facts: null }),
    name,
    missingG,
    lots: takes.flatMap(({ lotId }) => {
      const row = rows.find(({ id }) => id === lotId)
      if (!row || shown.has(lotId)) return []
      shown.add(lotId)
      return [choiceOf(row)]
    }),
  }))
  const keeping = leftoverKeeping(dish.needed.flatMap(({ foodId }) => foodId ?? []))
  return {
    key: dish.key,
    name: dish.name,
    path: dish.path,
    servings,
    isPlanned: dish.plannedMealId !== null,
    plannedPortions: leftovers.reduce((sum, { amount }) => sum + amount, 0),
    kcalPerServing: dish.perServing.kcal,
    lines,
    others: rows.filter(({ id }) => !shown.has(id)).map(choiceOf),
    eaters: dish.eaters.map(({ key, name, portions, macros, memberId, isPremium, changes }) => ({
      key,
      name: memberId === member.id ? 'You' : name,
      portions,
      kcal: macros.kcal,
      diary: !isPremium ? null : memberId === member.id ? 'own' : dish.mayServe ? 'theirs' : null,
      changes: changes.map(changeInWords),
    })),
    keepsDays: keeping.days,
    keepsBecause: keeping.because,
    frozenPortions: roundedServings(servings * dish.frozenShare),
    goodUntil: addDays(today, keeping.days),
  }
}
