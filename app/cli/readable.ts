import type { COMMANDS } from './commands.ts'

/** The answers of the commands as a person reads them in a terminal. */

type Answer<Name extends keyof typeof COMMANDS> = ReturnType<(typeof COMMANDS)[Name]>

const g = (grams: number) => `${Math.round(grams * 10) / 10} g`

export function readableLine(answer: Answer<'parse'>): string {
  const amount =
    answer.quantity === null
      ? null
      : answer.quantity_max
        ? `${answer.quantity} to ${answer.quantity_max}`
        : String(answer.quantity)
  return rows([
    ['quantity', amount],
    ['unit', answer.unit],
    ['name', answer.name],
    ['size', answer.size],
    ['preparation', answer.preparation],
    ['comment', answer.comment],
    ['optional', answer.optional ? 'yes' : null],
    [
      'food',
      answer.food
        ? `${answer.food.name} (${answer.food.id}, ${Math.round(answer.food.confidence * 100)} % sure)`
        : 'not in the food table',
    ],
  ])
}

export function readableMeal(answer: Answer<'meal'>): string {
  const lines = answer.components.map(
    (one) =>
      `  ${one.name.padEnd(34)} ${one.portion.padEnd(26)} ${String(Math.round(one.kcal)).padStart(6)} kcal`,
  )
  const notes = [
    ...answer.notCounted.map((text) => `Not counted: ${text}`),
    ...answer.refused.map(({ reason }) => reason),
    ...(answer.question ? [answer.question] : []),
  ]
  // Nothing was read as food: zero calories would be an answer to another question.
  if (lines.length === 0) return notes.length > 0 ? notes.join('\n') : 'No food was found in that.'
  const { low, high } = answer.kcalRange
  return [
    ...lines,
    '',
    `${Math.round(answer.kcal)} kcal (likely ${Math.round(low)} to ${Math.round(high)})   protein ${g(answer.proteinG)}   carbs ${g(answer.carbsG)}   fat ${g(answer.fatG)}`,
    ...notes,
  ].join('\n')
}

export function readableRecipe(answer: Answer<'recipe'>): string {
  const lines = answer.counted.map(
    (one) =>
      `  ${one.text.padEnd(40)} ${g(one.grams).padStart(9)} ${String(Math.round(one.kcal)).padStart(6)} kcal  ${one.foodName}`,
  )
  return [
    ...lines,
    ...answer.uncounted.map((text) => `  ${text.padEnd(40)} not counted`),
    '',
    `Per serving (${answer.servings}): ${Math.round(answer.kcal)} kcal   protein ${g(answer.proteinG)}   carbs ${g(answer.carbsG)}   fat ${g(answer.fatG)}`,
    `Counted: ${Math.round(answer.coverage * 100)} % by weight`,
    `Allergens: ${answer.allergens.contains.map((one) => one.allergen).join(', ') || 'none of the 14 found'}${answer.allergens.unknown.length > 0 ? `; unknown: ${answer.allergens.unknown.join(', ')}` : ''}`,
  ].join('\n')
}

export function readableRecipes({ recipes }: Answer<'generate'>): string {
  return recipes
    .map((one) =>
      [
        one.name,
        '='.repeat(one.name.length),
        one.description,
        `${one.cookingTime}, ${one.difficulty}, ${one.cuisineType}, ${one.servings} ${one.servings === 1 ? 'serving' : 'servings'}`,
        '',
        ...one.ingredients.map((text) => `- ${text}${one.extras.includes(text) ? ' (extra)' : ''}`),
        '',
        ...one.instructions.map((step, index) => `${index + 1}. ${step}`),
        '',
        `Per serving: ${one.nutrition.calories} kcal, ${one.nutrition.protein} g protein, ${one.nutrition.carbs} g carbs, ${one.nutrition.fat} g fat (${Math.round(one.coverage * 100)} % counted)`,
        ...one.leftOut.map(({ ingredient, reason }) => `Left out: ${ingredient}. ${reason}`),
        `Written by ${one.writtenBy}.`,
      ].join('\n'),
    )
    .join('\n\n')
}

function rows(pairs: readonly (readonly [string, string | null])[]): string {
  return pairs
    .filter(([, value]) => value !== null)
    .map(([name, value]) => `${name.padEnd(12)} ${value}`)
    .join('\n')
}
