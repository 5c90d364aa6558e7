import { foldWord } from '#app/domain/food/food-names.ts'
import { foodsInText } from '#app/domain/food/foods-in-text.ts'
import { breachOfDraft } from './dietary-gate.ts'
import { foodNamedAgainst, allWishesOf, type Wishes, listedWordsOf } from './named-foods-gate.ts'
import { sentencesOf } from './keeping.ts'
import type { DietaryPreferences, RecipeDraft, RecipeNotes } from './recipe.ts'
import { mayBeSaid, safetyFaultOf } from './safety-gate.ts'
import { keepsTooLong } from './storage-advice.ts'

/**
 * The notes of a recipe as far as this person may be told them, whoever wrote them; null when nothing is left. Left out are
 * sentences on keeping and variations that name what the person does not eat or nobody should, that leave food underdone or
 * keep it too long. For somebody with an allergen, a baby or a pregnancy, a variation has to list in `adds` what it
 * brings in, and pass the gates of a recipe with it; a variation without `adds` is left out.
 */
export function notesToTell(
  draft: Pick<RecipeDraft, 'name' | 'ingredients' | 'notes'>,
  request: Wishes,
): RecipeNotes | null {
  const { notes } = draft
  if (notes === undefined) return null
  const wishes = allWishesOf(request)
  const lines = draft.ingredients.map(({ text }) => text)
  const listed = listedWordsOf(lines)
  const isAgainst = (text: string, isStrict: boolean) =>
    wishes !== null && foodNamedAgainst(text, listed, wishes, { isStrict }) !== null
  const storage = sentencesOf(notes.storage).filter(
    (text) => !isAgainst(text, false) && mayBeSaid(text, lines) && !keepsTooLong(text, draft),
  )
  const isStrict = wishes !== null && wishes.allergens.length + wishes.eaters.length > 0
  const variations = notes.variations
    .filter((variation) => {
      const whole = `${variation.name}. ${variation.text}`
      if (isAgainst(whole, true) || !mayBeSaid(whole, lines)) return false
      return !isStrict || passesAsRecipe(variation, draft, wishes)
    })
    .map(({ name, text }) => ({ name, text }))
  return storage.length + variations.length === 0 ? null : { storage: storage.join(' '), variations }
}

/** Whether a variation lists everything it adds, respects the wishes and is safe for the eaters. */
function passesAsRecipe(
  { name, text, adds }: RecipeNotes['variations'][number],
  { ingredients }: Pick<RecipeDraft, 'ingredients'>,
  wishes: DietaryPreferences,
): boolean {
  if (adds === undefined) return false
  const added = adds.map((line) => ({ text: line, isExtra: true }))
  const { all } = listedWordsOf([...ingredients, ...added].map((line) => line.text))
  const isSaid = foodsInText(`${name}. ${text}`).every(({ words }) =>
    words.every((word) => all.has(foldWord(word))),
  )
  const words = { name, description: '', instructions: [text] }
  return (
    isSaid &&
    breachOfDraft({ ...words, ingredients: [...ingredients, ...added] }, wishes) === null &&
    (added.length === 0 ||
      safetyFaultOf({ ...words, servings: 1, ingredients: added }, wishes.eaters) === null)
  )
}

/** The draft with these notes, or with none. */
export function withNotes<T extends { notes?: RecipeNotes }>(
  draft: T,
  notes: RecipeNotes | null,
): Omit<T, 'notes'> & { notes?: RecipeNotes } {
  const { notes: _before, ...rest } = draft
  return notes === null ? rest : { ...rest, notes }
}
