import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import type { RecipeDetailData } from '#app/features/recipes/present-recipe.server.ts'
import styles from './diet-panel.module.css'
import card from '#app/ui/card.module.css'

type DietPanelProps = Pick<RecipeDetailData, 'allergens' | 'unreadLines' | 'diets'>

/** Which of the 14 allergens are in it and which diets it keeps, with the foods that decide. */
export function DietPanel({ allergens, unreadLines, diets }: DietPanelProps) {
  const kept = diets.filter(({ verdict }) => verdict === 'fits')
  const rest = diets.filter(({ verdict }) => verdict !== 'fits')
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} aria-label="Allergens and diets">
      <h2 className={text.heading3}>Allergens and diets</h2>
      {allergens.length > 0 ? (
        <dl className={styles.allergens}>
          {allergens.map(({ allergen, foods }) => (
            <div key={allergen}>
              <dt>{allergen}</dt>
              <dd>{foods.join(', ')}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p>
          {unreadLines.length === 0
            ? 'None of the 14 allergens is in the ingredients.'
            : 'We couldn’t read every ingredient, so we can’t rule out any of the 14 allergens.'}
        </p>
      )}
      {kept.length > 0 && (
        <ul className={classNames(layout.row, styles.diets)} aria-label="Diets it keeps">
          {kept.map(({ diet }) => (
            <li key={diet}>
              <Tag tone="ok">{diet}</Tag>
            </li>
          ))}
        </ul>
      )}
      {rest.map(({ diet, verdict, because }) => (
        <p key={diet} className={classNames(text.small, text.muted)}>
          {verdict === 'breaks' ? `Not ${diet.toLowerCase()}` : `${diet}: not known`} (
          {because.slice(0, 5).join(', ')})
        </p>
      ))}
      {unreadLines.length > 0 && (
        <p className={text.small}>
          <b>We couldn’t read:</b> {unreadLines.join('; ')}. Check the label.
        </p>
      )}
      <p className={classNames(text.small, text.muted)}>
        Worked out from the ingredient names. Brands differ: with an allergy, read the label.
      </p>
    </section>
  )
}
