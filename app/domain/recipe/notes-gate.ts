import { foodNamedAgainst, allWishesOf, type Wishes, listedWordsOf } from './named-foods-gate.ts'
import type { RecipeDraft, RecipeNotes } from './recipe.ts'
import { mayBeSaid } from './safety-gate.ts'
import { keepsTooLong } from './storage-advice.ts'

/**
 * The notes of a recipe as far as this person may be told them, whoever wrote them; null when nothing is left. Left out are
 * sentences on keeping and variations that name what the person does not eat or nobody should, that leave food underdone or
 * keep it too long. Who has an allergen in their preferences is told no variations: what they bring in is in no line.
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
  // A variation brings in what no line has: nobody checked it for an allergy or a baby.
  const isUnchecked = wishes !== null && wishes.allergens.length + wishes.eaters.length > 0
  const variations = isUnchecked
    ? []
    : notes.variations.filter(({ name, text }) => {
        const whole = `${name}. ${text}`
        return !isAgainst(whole, true) && mayBeSaid(whole, lines)
      })
  return storage.length + variations.length === 0 ? null : { storage: storage.join(' '), variations }
}

const sentencesOf = (text: string): string[] =>
  text.split(/(?<=[.!?])\s+(?=\p{Lu}|\d)/u).filter((one) => one !== '')

/** The draft with these notes, or with none. */
export function withNotes<T extends { notes?: RecipeNotes }>(
  draft: T,
  notes: RecipeNotes | null,
): Omit<T, 'notes'> & { notes?: RecipeNotes } {
  const { notes: _before, ...rest } = draft
  return notes === null ? rest : { ...rest, notes }
}
