/** What a page or an export itself says about one serving, read from its words; stored beside what we compute. */
export type SourceNutrition = {
  kcal: number
  proteinG: number | null
  carbsG: number | null
  fatG: number | null
}

type Said = { calories: string; protein: string; carbs: string; fat: string; servingSize?: string }

const KJ_A_KCAL = 4.184
const MOST_KCAL = 20_000
const NUMBER = /(\d[\d,]*(?:\.\d+)?|\d+,\d{1,2}(?!\d))/

function numberIn(text: string): number | null {
  const found = NUMBER.exec(text)?.[1]
  if (found === undefined) return null
  // "1,234" has a thousands separator, "8,5" a decimal comma.
  const plain = /^\d{1,3}(?:,\d{3})+/.test(found) ? found.replaceAll(',', '') : found.replace(',', '.')
  const number = Number(plain)
  return Number.isFinite(number) ? number : null
}

function kcalIn(text: string): number | null {
  const kcal = /([\d.,]+)\s*(?:k?cal)/i.exec(text)?.[1]
  const kilojoules = /([\d.,]+)\s*kj/i.exec(text)?.[1]
  const number = numberIn(kcal ?? kilojoules ?? text)
  if (number === null) return null
  return kcal === undefined && kilojoules !== undefined ? number / KJ_A_KCAL : number
}

/** The figures for a serving; null where no energy is given, or only that of 100 g. */
export function sourceNutrition({
  calories,
  protein,
  carbs,
  fat,
  servingSize = '',
}: Said): SourceNutrition | null {
  const kcal = kcalIn(calories)
  const isOf100 = /^\s*(?:per\s*)?100\s*(?:g|ml|grams?)\b/i.test(servingSize)
  if (kcal === null || kcal <= 0 || kcal > MOST_KCAL || isOf100) return null
  return {
    kcal: Math.round(kcal),
    proteinG: numberIn(protein),
    carbsG: numberIn(carbs),
    fatG: numberIn(fat),
  }
}

/** The same from free text, as Paprika stores it: "Calories: 252, Fat: 9 g". */
export function sourceNutritionInText(text: string): SourceNutrition | null {
  if (/per\s*100\s*(?:g|ml)/i.test(text)) return null
  const behind = (names: string) =>
    new RegExp(String.raw`\b(?:${names})\b[^\d\n]{0,20}(\d[\d.,]*\s*\w{0,4})`, 'i').exec(text)?.[1] ?? ''
  const before = /([\d.,]+\s*(?:kcal|cal(?:ories)?)\b)/i.exec(text)?.[1] ?? ''
  return sourceNutrition({
    calories: behind('calories|energy|kcal') || before,
    protein: behind('protein'),
    carbs: behind('total carbohydrates?|carbohydrates?|carbs'),
    fat: behind('total fat|fat'),
  })
}
