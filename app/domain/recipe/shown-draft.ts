import { nameTokens } from '#app/domain/food/food-names.ts'
import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import { keepsDietaryPreferencesSoFar } from './dietary-gate.ts'
import type { DietaryPreferences, IngredientText, RecipeDraft } from './recipe.ts'
import { isSafeSoFar } from './safety-gate.ts'

/**
 * Which parts of an unfinished recipe may be shown: each line and step is judged on its own. A part that has to wait
 * for the check of the whole recipe is an empty text in its place, so that nothing moves when it arrives.
 */
export function openShownDrafts(
  preferences: DietaryPreferences,
): (draft: Partial<RecipeDraft>) => Partial<RecipeDraft> {
  const { eaters } = preferences
  const known = new Map<string, boolean>()
  const once = (kind: string, text: string, isFine: () => boolean): boolean => {
    const key = `${kind}|${text}`
    const before = known.get(key)
    if (before !== undefined) return before
    if (known.size > MOST_KEPT) known.clear()
    const now = isFine()
    known.set(key, now)
    return now
  }
  // The gates skip the last line of a list without steps, as it may be incomplete; this one is complete.
  const alone = (line: IngredientText) => ({ ingredients: [line], instructions: [''] })
  const isLineShown = (line: IngredientText) =>
    once(
      'line',
      line.text,
      () => keepsDietaryPreferencesSoFar(alone(line), preferences) && isSafeSoFar(alone(line)),
    )
  /** How an eater's food is cooked only shows in the steps together, so a step about it waits for them. */
  const isForEaters = (line: IngredientText) =>
    eaters.length > 0 && once('eaters', line.text, () => !isSafeSoFar(alone(line), eaters))

  return (draft) => {
    const { name, description, ingredients, instructions } = draft
    const isUnfinished = instructions === undefined
    const lines = ingredients?.map((line, at) =>
      (isUnfinished && at === ingredients.length - 1) || isLineShown(line) ? line : { ...line, text: '' },
    )
    const shown = lines?.filter(({ text }) => text !== '') ?? []
    const waiting = new Set(
      (ingredients ?? [])
        .filter((line) => !isLineShown(line) || isForEaters(line))
        .flatMap(({ text }) => nameTokens(readIngredientLine(text).name)),
    )
    const isTextShown = (text: string) =>
      keepsDietaryPreferencesSoFar(
        { description: text, ingredients: shown, instructions: [''] },
        preferences,
      ) && isSafeSoFar({ description: text, instructions: [text] })
    const steps = instructions?.map((step) =>
      isTextShown(step) && !nameTokens(step).some((token) => waiting.has(token)) ? step : '',
    )
    return {
      ...draft,
      ...(name !== undefined && { name: isTextShown(name) ? name : '' }),
      ...(description !== undefined && { description: isTextShown(description) ? description : '' }),
      ...(lines && { ingredients: lines }),
      ...(steps && { instructions: steps }),
    }
  }
}

const MOST_KEPT = 2000
