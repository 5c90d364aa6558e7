import { KCAL_PER_G, type Macros } from '#app/domain/planning/macros.ts'
import type { OwnTargets } from './diary-settings.ts'

/** What a day is to bring, as far as it is known; `macros` where all of it is. */
export type DayTargets = {
  /** Whose targets they are in part or whole; null where no plan has a share in them. */
  planName: string | null
  isOwn: boolean
  kcal: number | null
  proteinG: number | null
  carbsG: number | null
  fatG: number | null
  macros: Macros | null
}

type PlanTargets = { planName: string; kcal: number; macros: Macros | null }

/**
 * The targets of a day: the member's own before the plan's. Grams that are the plan's go along with an energy that is the
 * member's, and energy that nobody states is what three stated macronutrients come to. Null where there is no target.
 */
export function dayTargets(plan: PlanTargets | null, own: OwnTargets): DayTargets | null {
  const isOwn = Object.values(own).some((target) => target !== null)
  if (!isOwn && plan === null) return null
  const perPlanned = plan && own.kcal !== null ? own.kcal / plan.kcal : 1
  const planned = (name: 'proteinG' | 'carbsG' | 'fatG') =>
    plan?.macros ? plan.macros[name] * perPlanned : null
  const proteinG = own.proteinG ?? planned('proteinG')
  const carbsG = own.carbsG ?? planned('carbsG')
  const fatG = own.fatG ?? planned('fatG')
  const isWhole = proteinG !== null && carbsG !== null && fatG !== null
  const added = isWhole
    ? proteinG * KCAL_PER_G.protein + carbsG * KCAL_PER_G.carbs + fatG * KCAL_PER_G.fat
    : null
  const areOwnGrams = own.proteinG !== null && own.carbsG !== null && own.fatG !== null
  const kcal = own.kcal ?? (areOwnGrams ? added : (plan?.kcal ?? added))
  const usesPlan =
    plan !== null && ((own.kcal === null && !areOwnGrams) || (plan.macros !== null && !areOwnGrams))
  return {
    planName: usesPlan ? plan.planName : null,
    isOwn,
    kcal,
    proteinG,
    carbsG,
    fatG,
    macros: isWhole && kcal !== null ? { kcal, proteinG, carbsG, fatG } : null,
  }
}
