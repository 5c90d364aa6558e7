import type { Share } from '#app/ui/split-bar.tsx'
import type { CountedTable } from './counted-rows.ts'

/** The recipe in the hero, as small as the page needs it: it travels in the page twice. */
export type Showcase = CountedTable & {
  name: string
  cookingTimeMin: number
  plateUrl: string
  /** kcal from each macronutrient. */
  shares: Share[]
}
