import { Link } from 'react-router'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import type { ImportResult } from './import-recipes.server.ts'
import styles from './import-result.module.css'

const count = (number: number) => (number === 1 ? '1 recipe' : `${number} recipes`)

/** What an import brought: what is new, what was there already, what could not be read. */
export function ImportedRecipes({ saved, known, broken, moreBroken, leftOver }: ImportResult) {
  return (
    <section
      className={classNames(card.card, card.pad, layout.stack, styles.imported)}
      aria-label={saved.length > 0 ? 'Imported' : 'Import'}
    >
      <h2 className={text.heading3}>
        {saved.length > 0 ? `${count(saved.length)} imported` : 'Nothing new to import'}
      </h2>
      {saved.length > 0 && (
        <ul className={styles.list}>
          {saved.map(({ name, path, notes, uncounted }) => (
            <li key={path}>
              <Link to={path}>{name}</Link>
              {(notes.length > 0 || uncounted.length > 0) && (
                <p className={classNames(text.small, text.muted)}>
                  {notes.join(' ')}
                  {uncounted.length > 0 && ` Not counted: ${uncounted.join('; ')}.`}
                </p>
              )}
            </li>
          ))}
        </ul>
      )}
      {leftOver > 0 && (
        <p>
          {count(leftOver)} more in the file: import it again for the next ones. What you have is not added
          twice.
        </p>
      )}
      {known.length > 0 && (
        <div>
          <h3 className={text.heading4}>Already in My Recipes</h3>
          <ul className={styles.list}>
            {known.map(({ name, path }, index) => (
              <li key={index}>
                <Link to={path}>{name}</Link>
              </li>
            ))}
          </ul>
        </div>
      )}
      {broken.length > 0 && (
        <div>
          <h3 className={text.heading4}>Not read</h3>
          <ul className={styles.list}>
            {broken.map(({ name, reason }, index) => (
              <li key={index}>
                {name}: {reason}
              </li>
            ))}
            {moreBroken > 0 && <li>{moreBroken} more</li>}
          </ul>
        </div>
      )}
    </section>
  )
}
