import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { withAmountsTimes } from './asked-for.ts'
import type { RecipeDraft } from './recipe.ts'

/** For how many a draft says that it is, in its headnote, lines and steps, and the draft for as many as were asked for. */

const NUMBER = String.raw`(\d{1,2}|one|two|three|four|five|six|seven|eight|nine|ten|twelve)`
/** "Serves 4", "for six people", "4 servings", "divide between four plates". */
const SAYS_SERVINGS = new RegExp(
  [
    String.raw`\b(?:serves|serving|feeds)\s+(?:about\s+)?${NUMBER}\b(?![^.]{0,12}\b(?:minutes?|hours?|g|ml|tbsp|tsp)\b)`,
    // "or half that for two people" is another size.
    String.raw`(?<!\bhalf[^.]{0,24})\bfor\s+${NUMBER}\s+(?:people|persons|servings|portions|diners)\b`,
    String.raw`\b${NUMBER}\s+(?:\p{L}+\s+)?(?:servings|portions)\b`,
    String.raw`\b(?:between|among|into|onto)\s+${NUMBER}\s+(?:\p{L}+\s+)?(?:plates|bowls|servings|portions)\b`,
  ].join('|'),
  'giu',
)
const MOST_SERVINGS = 24

const countIn = (found: RegExpMatchArray): string => found.slice(1).find((one) => one !== undefined) ?? ''
const numberOf = (said: string): number => readIngredientLine(`${said} things`).quantity ?? 0

/** How many a draft says that its amounts are for; null where it says nothing, or more than one number. */
function servingsInWords({ name, description, ingredients, instructions }: RecipeDraft): number | null {
  const texts = [name, description, ...ingredients.map(({ text }) => text), ...instructions]
  const said = new Set(
    texts.flatMap((text) => [...text.matchAll(SAYS_SERVINGS)].map((one) => numberOf(countIn(one)))),
  )
  const [count] = said
  return said.size === 1 && count !== undefined && count >= 1 && count <= MOST_SERVINGS ? count : null
}

/**
 * The draft for the servings it states, which were asked for. `saidFor` is what its own field says its amounts are for;
 * without it, its words are read. Amounts in lines and steps follow, and so does the number where it is said.
 */
export function forServingsAskedFor(draft: RecipeDraft, saidFor: number | null): RecipeDraft {
  const { servings } = draft
  const inWords = servingsInWords(draft)
  const written = saidFor ?? inWords ?? servings
  if (written === servings) return draft
  const scaled = withAmountsTimes({ ...draft, servings: written }, servings / written)
  const corrected = (text: string) =>
    text.replace(SAYS_SERVINGS, (found, ...groups: unknown[]) => {
      const said = groups.slice(0, 4).find((one) => typeof one === 'string') as string
      return numberOf(said) === written ? found.replace(said, String(servings)) : found
    })
  return {
    ...scaled,
    servings,
    name: corrected(scaled.name),
    description: corrected(scaled.description),
    ingredients: scaled.ingredients.map((line) => ({ ...line, text: corrected(line.text) })),
    instructions: scaled.instructions.map(corrected),
  }
}
