import type { ReactNode } from 'react'
import { Link } from 'react-router'
import type { DishPicture } from '#app/ui/backdrop.tsx'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { RecipeFacts } from '#app/features/recipes/view/recipe-facts.tsx'
import { type PictureState, RecipePicture } from '#app/features/recipes/view/recipe-picture.tsx'

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
  isLazy?: boolean
}

const MOST_TAGS = 3

/** A recipe one can pick up, in a grid of others: wrap them in `<div className="cards">`. */
export function RecipeCard({
  recipe,
  mark,
  pictureState,
  by,
  actions,
  headingLevel = 3,
  isLazy,
}: RecipeCardProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const tags = recipe.tags ?? []
  return (
    <article className="card dish">
      <RecipePicture backdrop={recipe.backdrop} picture={recipe.picture} state={pictureState} isLazy={isLazy}>
        {mark && <Tag tone={mark.tone}>{mark.text}</Tag>}
      </RecipePicture>
      <div className="dish-body">
        <Heading className="dish-name">
          {recipe.href ? <Link to={recipe.href}>{recipe.name}</Link> : recipe.name}
        </Heading>
        {by && <p className="dish-by text-sm text-ink-2">by {by}</p>}
        {recipe.description && <p className="dish-text">{recipe.description}</p>}
        <RecipeFacts {...recipe} />
        {recipe.kcal !== undefined && (
          <p className="text-sm">
            <b className="num">{formatKcal(recipe.kcal)} kcal</b>
            {recipe.proteinG !== undefined && (
              <span className="num">, {Math.round(recipe.proteinG)} g protein</span>
            )}
          </p>
        )}
        {tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label="Tags">
            {tags.slice(0, MOST_TAGS).map((tag) => (
              <li key={tag} className="min-w-0">
                <Tag className="truncate">{tag}</Tag>
              </li>
            ))}
            {tags.length > MOST_TAGS && (
              <li>
                <Tag>+{tags.length - MOST_TAGS} more</Tag>
              </li>
            )}
          </ul>
        )}
        {actions && <div className="dish-acts">{actions}</div>}
      </div>
    </article>
  )
}

/** A recipe in a narrow list: a small plate, its name and one line about it. */
export function RecipeRow({ recipe, note }: { recipe: RecipeCardData & { href: string }; note: string }) {
  return (
    <Link className="mini" to={recipe.href}>
      <span className="cloth cloth-square" style={{ background: `var(--${recipe.backdrop})` }}>
        {recipe.picture && (
          <img
            src={recipe.picture.src}
            alt=""
            className={recipe.picture.isPhoto ? 'cloth-photo' : undefined}
            width="76"
            height="76"
            loading="lazy"
            decoding="async"
          />
        )}
      </span>
      <span className="min-w-0">
        <b>{recipe.name}</b>
        <br />
        <span className="text-sm text-ink-2">{note}</span>
      </span>
    </Link>
  )
}
