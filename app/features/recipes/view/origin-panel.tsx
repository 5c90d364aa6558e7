import { useEnergy } from '#app/features/page/energy.tsx'
import type { EnergyWords } from '#app/features/page/energy-words.ts'
import type { RecipeSource } from '#app/domain/recipe/imported-recipe.ts'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import { formatAmount } from './figures.ts'
import styles from './origin-panel.module.css'

/** For the owner of an imported recipe: where it came from, with the tags and notes it had there. */
export function OriginPanel({ origin: { url, tags, notes, nutrition } }: { origin: RecipeSource }) {
  const energy = useEnergy()
  if (url === null && tags.length === 0 && notes === '' && nutrition === undefined) return null
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} aria-label="Imported from">
      <h2 className={text.heading3}>Imported</h2>
      {url !== null && (
        <p>
          From{' '}
          <a href={url} target="_blank" rel="noopener noreferrer nofollow" className={styles.link}>
            {new URL(url).hostname.replace(/^www\./, '')}
          </a>
        </p>
      )}
      {nutrition && <p className={text.small}>It says of a serving: {figuresInWords(nutrition, energy)}.</p>}
      {tags.length > 0 && (
        <ul className={layout.row} aria-label="Tags">
          {tags.map((tag) => (
            <li key={tag} className={styles.tag}>
              <Tag>{tag}</Tag>
            </li>
          ))}
        </ul>
      )}
      {notes !== '' && (
        <div>
          <h3 className={text.heading4}>Notes</h3>
          {notes.split('\n').map((line, index) => (
            <p key={index} className={classNames(text.small, styles.note)}>
              {line}
            </p>
          ))}
        </div>
      )}
    </section>
  )
}

function figuresInWords(
  { kcal, proteinG, carbsG, fatG }: NonNullable<RecipeSource['nutrition']>,
  energy: EnergyWords,
): string {
  const parts = [
    ['protein', proteinG],
    ['carbs', carbsG],
    ['fat', fatG],
  ] as const
  return [
    energy.words(kcal),
    ...parts.flatMap(([name, grams]) => (grams === null ? [] : [`${formatAmount(grams, 'g')} ${name}`])),
  ].join(', ')
}
