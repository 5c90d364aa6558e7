import type { Nutrients } from '#app/domain/food/nutrients.ts'
import type { LeftOut } from '#app/domain/recipe/recipe.ts'
import type { Share } from '#app/ui/split-bar.tsx'

/** An ingredient of a dish on the landing page; `kcal` per serving, null where it is not counted. */
export type ShownLine = { text: string; isExtra: boolean; kcal: number | null }

/** A dish of the kitchen as the landing page shows it: everything is computed, per serving. */
export type ShownDish = {
  name: string
  cookingTimeMin: number
  servings: number
  lines: readonly ShownLine[]
  instructions: readonly string[]
  /** The whole kilocalories of the lines add up to it. */
  totalKcal: number
  kcalRange: { low: number; high: number }
  nutrients: Pick<Nutrients, 'proteinG' | 'carbsG' | 'fatG' | 'fiberG' | 'alcoholG'>
  /** kcal from each macronutrient. */
  shares: Share[]
  plateUrl: string
  /** The drawing itself, for the dish that is the first thing to be seen on a page. */
  plateSvg?: string | undefined
  leftOut: readonly LeftOut[]
}
