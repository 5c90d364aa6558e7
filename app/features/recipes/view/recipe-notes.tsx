import type { RecipeNotes } from '#app/domain/recipe/recipe.ts'
import { unbrokenFigures } from '#app/domain/recipe/unbroken-figures.ts'
import text from '#app/ui/text.module.css'
import styles from './recipe-notes.module.css'

/** What the notes of a recipe are called: not every recipe has both. */
export function notesTitle({ storage, variations }: RecipeNotes): string {
  if (storage === '') return 'Variations'
  return variations.length > 0 ? 'Keeping and variations' : 'Keeping it'
}

/** How the dish keeps, and what else can be made of it. */
export function RecipeNotesPanel({ notes }: { notes: RecipeNotes }) {
  const { storage, variations } = notes
  return (
    <section aria-label={notesTitle(notes)}>
      {storage !== '' && (
        <>
          <h2 className={text.heading3}>Keeping it</h2>
          <p className={styles.text}>{unbrokenFigures(storage)}</p>
        </>
      )}
      {variations.length > 0 && (
        <>
          <h2 className={text.heading3}>Variations</h2>
          <VariationList variations={variations} />
        </>
      )}
    </section>
  )
}

export function VariationList({ variations }: Pick<RecipeNotes, 'variations'>) {
  if (variations.length === 0) return null
  return (
    <ul className={styles.variations}>
      {variations.map(({ name, text: words }) => (
        <li key={name}>
          <b>{name}.</b> {unbrokenFigures(words)}
        </li>
      ))}
    </ul>
  )
}
