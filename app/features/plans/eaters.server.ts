import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { householdPeople, profiles } from '#app/db/schema/index.ts'
import type { PersonTargets } from '#app/domain/household/person.ts'
import type { Macros } from '#app/domain/planning/macros.ts'
import { householdOf } from '#app/domain/planning/request-people.ts'
import { changeInWords, type PlateChange } from '#app/domain/planning/variations.ts'
import type { StoredMeal } from '#app/domain/planning/plan-undo.ts'
import type { Member } from '#app/features/account/viewer.ts'
import type { RecipeTable } from './recipe-table.ts'
import { readPlan, type StoredPlan } from './stored-plan.server.ts'
import { tableOf } from './view/plan-table.server.ts'

/** Somebody who eats a planned meal. */
export type MealEater = {
  /** Tells them apart in a form. */
  key: string
  name: string
  /** Whose account it is; null for whoever has none, and for guests. */
  memberId: string | null
  isPremium: boolean
  /** Servings of the recipe, to a hundredth. */
  portions: number
  /** Of what they have. */
  macros: Macros
  /** What is different from the dish for them. */
  changes: readonly PlateChange[]
}

/** Everybody who eats a meal of a plan, with their portions; just the plan's own person where it is for one. */
export async function eatersOfMeal(db: Db | Tx, stored: StoredPlan, meal: StoredMeal): Promise<MealEater[]> {
  const guests = stored.days[meal.dayIndex]?.guests ?? 0
  const table = tableOf(stored, null)
  const eaters = table.eatersOf(meal, guests)
  const portions = table.servingsOf(meal, guests)
  const accounts = await accountsOf(
    db,
    eaters.flatMap(({ personId }) => personId ?? []),
  )
  const [maker] = await db
    .select({ name: profiles.displayName, subscription: profiles.subscription })
    .from(profiles)
    .where(eq(profiles.id, stored.row.userId))
  return eaters.map(({ name, isSelf, personId, macros, changes }, index) => {
    const account = personId === undefined ? undefined : accounts.get(personId)
    return {
      key: isSelf ? 'maker' : (personId ?? `place-${index}`),
      name: isSelf ? (maker?.name ?? '') : name,
      memberId: isSelf ? stored.row.userId : (account?.memberId ?? null),
      isPremium: (isSelf ? maker?.subscription : account?.subscription) === 'premium',
      portions: portions[index] ?? 0,
      macros: isSelf ? macrosOf(meal) : macros,
      changes,
    }
  })
}

/** The table of a plan's recipe; null where it is for one alone. */
export async function tableOfRecipe(
  db: Db,
  member: Member,
  { planId, recipeId }: { planId: string; recipeId: string },
): Promise<RecipeTable | null> {
  const stored = await readPlan(db, member, planId)
  const meal = stored?.meals.find((one) => one.recipeId === recipeId)
  const eaters = stored && meal ? await eatersOfMeal(db, stored, meal) : []
  if (!stored || !meal || eaters.length < 2) return null
  return {
    servingsCooked: tableOf(stored, null).servingsCooked(meal),
    eaters: eaters.map(({ name, memberId, portions, macros, changes }) => ({
      name: memberId === member.id ? 'You' : name,
      servings: portions,
      kcal: macros.kcal,
      changes: changes.map(changeInWords),
    })),
  }
}

/** The accounts of people at a household's table, as they are now. */
async function accountsOf(db: Db | Tx, personIds: readonly string[]) {
  if (personIds.length === 0) return new Map<string, { memberId: string; subscription: string }>()
  const rows = await db
    .select({ id: householdPeople.id, memberId: profiles.id, subscription: profiles.subscription })
    .from(householdPeople)
    .innerJoin(profiles, eq(profiles.id, householdPeople.memberId))
    .where(and(inArray(householdPeople.id, [...personIds]), isNull(householdPeople.removedAt)))
  return new Map(rows.map(({ id, ...account }) => [id, account]))
}

const macrosOf = ({ meal: { kcal, proteinG, carbsG, fatG } }: StoredMeal): Macros => ({
  kcal,
  proteinG,
  carbsG,
  fatG,
})

/** What a member has of a plan they may see. */
export type OwnShare = {
  /** What their day is to bring; null where the plan's own targets are theirs. */
  day: PersonTargets | null
  /** What they have of a meal: of somebody else's plan their own portion, where they are at its table. */
  macrosOf(meal: StoredMeal): Macros
}

/** The member's own share of a plan: of their own, and of one that they are not at the table of, the plan's figures. */
export async function ownShareOf(
  db: Db | Tx,
  { id: memberId }: Pick<Member, 'id'>,
  stored: StoredPlan,
): Promise<OwnShare> {
  const planned = { day: null, macrosOf }
  if (stored.row.userId === memberId) return planned
  const [person] = await db
    .select({ id: householdPeople.id })
    .from(householdPeople)
    .where(and(eq(householdPeople.memberId, memberId), isNull(householdPeople.removedAt)))
  const place = householdOf(stored.row.request).find(({ personId }) => personId === person?.id)
  if (!person || !place) return planned
  const table = tableOf(stored, null)
  return {
    day: place.day,
    macrosOf: (meal) => {
      const own = table.eatersOf(meal, 0).find(({ personId }) => personId === person.id)
      return own?.macros ?? macrosOf(meal)
    },
  }
}
