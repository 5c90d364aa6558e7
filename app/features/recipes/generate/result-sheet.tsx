import type { ComponentProps, ReactNode } from 'react'
import { formatServings } from '#app/features/recipes/view/figures.ts'
import { RecipePicture } from '#app/features/recipes/view/recipe-picture.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './recipe-result.module.css'
import card from '#app/ui/card.module.css'

type ResultSheetProps = {
  picture: Omit<ComponentProps<typeof RecipePicture>, 'className'>
  /** Beside the picture: name, facts, figures. */
  summary: ReactNode
  ingredients: ReactNode
  /** For how many they are; left out until it is known. */
  servings: number | undefined
  instructions: ReactNode
  /** It is still being written. */
  isBusy?: boolean
  /** Further parts, each ruled off: `<ResultPart>`. */
  children?: ReactNode
}

/** A generated recipe on one sheet: picture and summary, then ingredients beside the method. */
export function ResultSheet({
  picture,
  summary,
  ingredients,
  servings,
  instructions,
  isBusy,
  children,
}: ResultSheetProps) {
  return (
    <article className={classNames(card.card, styles.sheet)} aria-busy={isBusy}>
      <div className={styles.top}>
        <RecipePicture {...picture} className={styles.picture} />
        <ResultPart className={layout.stack}>{summary}</ResultPart>
      </div>
      <ResultPart className={styles.columns}>
        <section>
          <div className={styles.ingredientsHead}>
            <h4>Ingredients</h4>
            {servings !== undefined && (
              <span className={classNames(text.small, text.muted)}>for {formatServings(servings)}</span>
            )}
          </div>
          {ingredients}
        </section>
        <section>
          <h4>Instructions</h4>
          {instructions}
        </section>
      </ResultPart>
      {children}
    </article>
  )
}

export function ResultPart({ className, children }: { className?: string | undefined; children: ReactNode }) {
  return <div className={classNames(styles.part, className)}>{children}</div>
}
