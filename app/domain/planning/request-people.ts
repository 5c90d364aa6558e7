import { personTargets } from '#app/domain/household/person.ts'
import { type CookingWishes, cookingWishes } from './cooking-wishes.ts'
import type { DietaryPreferences } from './dietary-preferences.ts'
import type { Person } from './energy.ts'
import type { HouseholdMember } from './household.ts'
import { dayTargets } from './meals-away.ts'
import type { PlanRequest } from './plan-request.ts'
import { type PlanTargets, planTargets } from './targets.ts'
import { potPart } from './variations.ts'

/** What a request says of those who eat: who they are, what they leave out, what a day is to bring. Loads no dish. */

/** Whom a plan is for. */
export function personOf(request: Person): Person {
  const { sex, ageYears, heightCm, weightKg, activityLevel, lifeStage } = request
  return { sex, ageYears, heightCm, weightKg, activityLevel, ...(lifeStage && { lifeStage }) }
}

/** What a plan leaves out: plans of people who said that they are pregnant keep the rules for pregnancy without being told. */
export function preferencesOf(
  request: Pick<PlanRequest, 'diets' | 'allergens' | 'dislikes' | 'lifeStage'> & Partial<PlanRequest>,
): DietaryPreferences {
  // Requests stored before there were eaters have none.
  const { diets, allergens, dislikes, eaters = [], lifeStage } = request
  const all = lifeStage === 'pregnant' ? [...new Set([...eaters, 'pregnant' as const])] : eaters
  return { diets, allergens, dislikes, eaters: all }
}

/** What the dishes of a table leave out: what any of those who eat them leaves out. */
export function tablePreferencesOf(request: PlanRequest): DietaryPreferences {
  return unionOf([request, ...(request.household ?? [])].map(preferencesOf))
}

function unionOf(all: readonly DietaryPreferences[]): DietaryPreferences {
  return {
    diets: [...new Set(all.flatMap(({ diets }) => diets))],
    allergens: [...new Set(all.flatMap(({ allergens }) => allergens))],
    dislikes: [...new Set(all.flatMap(({ dislikes }) => dislikes))],
    eaters: [...new Set(all.flatMap(({ eaters }) => eaters))],
  }
}

/**
 * What the planner's dishes leave out for everybody, and what of the others' wishes may be met on their own plates: nothing
 * unless dishes may be varied.
 */
export function potOf(request: PlanRequest): {
  dietaryPreferences: DietaryPreferences
  varied: readonly DietaryPreferences[]
} {
  const { household = [], variesDishes } = request
  if (!variesDishes) return { dietaryPreferences: tablePreferencesOf(request), varied: [] }
  return {
    dietaryPreferences: unionOf([preferencesOf(request), ...household.map(preferencesOf).map(potPart)]),
    varied: household.map((member) => plateWishes(request, member)),
  }
}

/** What one of the others' plates is without: their own wishes, and on what takes a food's place also what nobody's pot may hold. */
function plateWishes(
  request: PlanRequest,
  member: NonNullable<PlanRequest['household']>[number],
): DietaryPreferences {
  const all = [request, ...(request.household ?? [])]
  return unionOf([preferencesOf(member), ...all.map(preferencesOf).map(potPart)])
}

/** The others at the table with their targets. */
export function householdOf(request: PlanRequest): HouseholdMember[] {
  const { household = [], variesDishes } = request
  return household.map((member, index) => ({
    ...(variesDishes && { varies: plateWishes(request, member) }),
    name: member.name ?? `Person ${index + 2}`,
    personId: member.personId,
    day: personTargets('kcal' in member ? { kind: 'kcal', ...member } : { kind: 'body', ...member }),
  }))
}

/** How a request wants its dishes cooked. */
export function wishesOf({
  cooking,
  maxMinutes,
  firstWeekday,
}: Pick<PlanRequest, 'cooking' | 'maxMinutes' | 'firstWeekday'>): CookingWishes {
  return cookingWishes({
    ...cooking,
    ...(firstWeekday !== undefined && { firstWeekday }),
    ...(maxMinutes !== undefined && { weekdayMinutes: maxMinutes, weekendMinutes: maxMinutes }),
  })
}

/** What a plan aims at, day by day. */
export function targetsOf(request: Omit<PlanRequest, 'pantry'>, wishes = wishesOf(request)): PlanTargets {
  const targets = planTargets(personOf(request), request.goal, request.mealsPerDay)
  const { awayChanges: changes = [], days } = request
  if (wishes.away.length === 0 && changes.length === 0) return targets
  return { ...targets, days: dayTargets(targets, { ...wishes, changes }, days) }
}
