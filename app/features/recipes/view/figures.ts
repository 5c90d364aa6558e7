import type { Nutrients } from '#app/domain/food/nutrients.ts'
import type { Share } from '#app/ui/split-bar.tsx'

const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const tenths = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })

/** "1,711": whole kilocalories. */
export const formatKcal = (kcal: number): string => whole.format(kcal)

/** "8.1" under ten, "48" above; what the source does not say reads "not known". */
export function formatAmount(amount: number | null, unit: 'g' | 'mg'): string {
  if (amount === null) return 'not known'
  return `${(amount < 10 ? tenths : whole).format(amount)} ${unit}`
}

/** "30 min", "1 h 20 min". */
export function formatMinutes(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const rest = Math.round(minutes % 60)
  if (hours === 0) return `${rest} min`
  return rest === 0 ? `${hours} h` : `${hours} h ${rest} min`
}

/** "2 servings". */
export const formatServings = (servings: number): string =>
  `${servings} ${servings === 1 ? 'serving' : 'servings'}`

const KCAL_PER_G = { protein: 4, carbs: 4, fat: 9, alcohol: 7 }

/** kcal from each macronutrient, in the order and the colours every chart shows them. */
export function macroShares(
  nutrients: Pick<Nutrients, 'proteinG' | 'carbsG' | 'fatG' | 'alcoholG'>,
): Share[] {
  const shares = [
    { label: 'Protein', amount: nutrients.proteinG * KCAL_PER_G.protein, tone: 'var(--protein)' },
    { label: 'Carbs', amount: nutrients.carbsG * KCAL_PER_G.carbs, tone: 'var(--carbs)' },
    { label: 'Fat', amount: nutrients.fatG * KCAL_PER_G.fat, tone: 'var(--fat)' },
  ]
  const alcoholKcal = (nutrients.alcoholG ?? 0) * KCAL_PER_G.alcohol
  return alcoholKcal >= 1
    ? [...shares, { label: 'Alcohol', amount: alcoholKcal, tone: 'var(--alcohol)' }]
    : shares
}
