import { addDays } from '#app/domain/pantry/plain-date.ts'
import { mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import type { COMMANDS } from './commands.ts'

type Answer = ReturnType<(typeof COMMANDS)['plan']>
type Macros = { kcal: number; proteinG: number; fatG: number; carbsG: number }

const figures = ({ kcal, proteinG, fatG, carbsG }: Macros) =>
  `${Math.round(kcal)} kcal   protein ${Math.round(proteinG)} g   fat ${Math.round(fatG)} g   carbs ${Math.round(carbsG)} g`

const signed = (percent: number) => `${percent > 0 ? '+' : ''}${percent} %`

/**
 * A plan as a person reads it in a terminal: days, meals with their lines, how near the targets, what to buy. Days have
 * dates where the first one is known.
 */
export function readablePlan(answer: Answer, startDate?: string): string {
  return [
    `Each day: ${figures(answer.targets)}`,
    ...answer.notes,
    ...answer.days.flatMap((day, index) => ['', ...readableDay(day, nameOf(index, startDate))]),
    '',
    ...answer.health.flatMap(({ isMet, text }) => (isMet ? [] : [text])),
    ...(answer.shopping.length > 0
      ? ['To buy:', ...answer.shopping.map(({ text }) => `- ${text}`)]
      : ['Nothing to buy.']),
    ...answer.leftOut.map(({ reason }) => `Left out: ${reason}`),
  ].join('\n')
}

const nameOf = (dayIndex: number, startDate: string | undefined) =>
  `Day ${dayIndex + 1}${startDate ? `, ${addDays(startDate, dayIndex)}` : ''}`

function readableDay(
  { meals, total, deviationPercent, reasons, away, thawing }: Answer['days'][number],
  name: string,
) {
  const { kcal, protein, fat, carbs } = deviationPercent
  const heading = `${name}: ${figures(total)}`
  return [
    heading,
    '='.repeat(heading.length),
    `Against the targets: energy ${signed(kcal)}, protein ${signed(protein)}, fat ${signed(fat)}, carbs ${signed(carbs)}`,
    ...reasons,
    ...away.map(({ slot, kind, estimatedKcal }) =>
      kind !== 'skipped'
        ? `${mealTypeLabel(slot)}: ${kind === 'out' ? 'eaten out' : 'takeaway'}, about ${Math.round(estimatedKcal)} kcal set aside (an estimate)`
        : `${mealTypeLabel(slot)}: skipped`,
    ),
    ...meals.flatMap((meal) => [
      `${mealTypeLabel(meal.slot)}: ${meal.name}, ${meal.isFromFreezer ? 'from the freezer, ' : meal.isLeftover ? 'left over, ' : meal.servings > 1 ? `for ${meal.servings}, ` : ''}${meal.cookingTimeMin} min, ${figures(meal)}`,
      ...meal.ingredients.map((line) => `  - ${line}`),
    ]),
    ...(thawing === null ? [] : [thawing]),
  ]
}
