import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Energy } from '#app/features/page/energy.tsx'
import type { InPantry } from '#app/domain/shopping/in-pantry.ts'
import type { DishPicture } from '#app/ui/backdrop.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import { StockLine } from '#app/features/recipes/view/stock-line.tsx'
import { RecipeFacts } from '#app/features/recipes/view/recipe-facts.tsx'
import { type PictureState, RecipePicture } from '#app/features/recipes/view/recipe-picture.tsx'
import styles from './recipe-card.module.css'
import card from '#app/ui/card.module.css'

export type RecipeCardData = {
  /** Address of the recipe's page; the whole card leads there. Without it the card is only looked at. */
  href?: string
  name: string
  description?: string
  cookingTimeMin: number
  difficulty: string
  cuisineType?: string
  servings?: number
  /** Per serving. */
  kcal?: number
  proteinG?: number
  picture?: DishPicture
  /** A token's name: `backdrop-sea`. */
  backdrop: string
  tags?: readonly string[]
  /** How much of it the member has; left out for visitors and empty pantries. */
  stock?: InPantry
}

type RecipeCardProps = {
  recipe: RecipeCardData
  /** On the picture: "Premium Recipe", "Preview". */
  mark?: { text: string; tone: TagTone }
  pictureState?: PictureState
  /** "by anna": the label of who shared it, or a link of that name. */
  by?: ReactNode
  /** A checkbox, likes, a menu: controls stay above the card's own link. */
  actions?: ReactNode
  headingLevel?: 2 | 3
  /** On a phone the picture stands beside the words: for long lists, two recipes a screen. */
  isRowOnPhone?: boolean
  isLazy?: boolean
}

const MOST_TAGS = 3

/** A recipe one can pick up, in a grid of others: wrap them in the card grid. */
export function RecipeCard({
  recipe,
  mark,
  pictureState,
  by,
  actions,
  headingLevel = 3,
  isRowOnPhone,
  isLazy,
}: RecipeCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const tags = recipe.tags ?? []
  // With what a serving has: behind the cuisine it would stand alone on a second line.
  const { kcal, servings, ...facts } = recipe
  return (
    <article className={classNames(card.card, styles.card, isRowOnPhone && styles.row)}>
      <RecipePicture
        className={styles.picture}
        backdrop={recipe.backdrop}
        picture={recipe.picture}
        state={pictureState}
        mark={mark}
        isLazy={isLazy}
      />
      <div className={styles.body}>
        <Heading className={styles.name}>
          {recipe.href ? <Link to={recipe.href}>{recipe.name}</Link> : recipe.name}
        </Heading>
        {by && <p className={classNames(text.small, text.muted, styles.by)}>by {by}</p>}
        {recipe.description && <p className={styles.description}>{recipe.description}</p>}
        <RecipeFacts {...facts} {...(kcal === undefined && { servings })} />
        {kcal !== undefined && (
          <p className={text.small}>
            <b className={text.num}>
              <Energy kcal={kcal} />
            </b>
            {recipe.proteinG !== undefined && (
              <span className={text.num}>, {Math.round(recipe.proteinG)} g protein</span>
            )}
            {servings !== undefined && (
              <span className={classNames(text.num, text.muted)}>, serves {servings}</span>
            )}
          </p>
        )}
        {recipe.stock && <StockLine stock={recipe.stock} mostNamed={2} />}
        {tags.length > 0 && (
          <ul className={classNames(layout.row, styles.tags)} aria-label="Tags">
            {tags.slice(0, MOST_TAGS).map((tag) => (
              <li key={tag}>
                <Tag className={styles.tag}>{tag}</Tag>
              </li>
            ))}
            {tags.length > MOST_TAGS && (
              <li>
                <Tag>+{tags.length - MOST_TAGS} more</Tag>
              </li>
            )}
          </ul>
        )}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
    </article>
  )
}
