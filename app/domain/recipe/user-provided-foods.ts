import { nameTokens } from '#app/domain/food/food-names.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { foodOfLine } from '#app/domain/food/line-food.ts'
import type { LeftOut } from '#app/domain/recipe/recipe.ts'

/** An ingredient line as one compares it: the food it means and the words that name it. */
type Named = { text: string; foodId: string | null; tokens: ReadonlySet<string> }

const named = (text: string): Named => {
  const line = readIngredientLine(text)
  const match = foodOfLine(line)
  return {
    text,
    foodId: match && match.confidence >= 0.7 ? match.food.id : null,
    tokens: new Set(nameTokens(line.name || text)),
  }
}

const within = (part: ReadonlySet<string>, whole: ReadonlySet<string>) =>
  part.size > 0 && [...part].every((token) => whole.has(token))

/** "chicken" is in "400 g chicken thighs", and "red onion" is what "1 onion" was. */
const isSame = (given: Named, used: Named) =>
  (given.foodId !== null && given.foodId === used.foodId) ||
  within(given.tokens, used.tokens) ||
  within(used.tokens, given.tokens)

/** Which lines of a recipe are what the person gave, and which of the given it does not use. Never throws. */
export function compareWithUserProvided(
  lines: readonly string[],
  given: readonly string[],
): { isGiven: boolean[]; leftOut: LeftOut[] } {
  const had = given.map(named)
  const used = lines.map(named)
  return {
    isGiven: used.map((line) => had.some((one) => isSame(one, line))),
    leftOut: had
      .filter((one) => !used.some((line) => isSame(one, line)))
      .map(({ text }) => ({ ingredient: text, reason: 'Not part of this dish.' })),
  }
}
