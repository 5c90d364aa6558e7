import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { Energy } from '#app/features/page/energy.tsx'
import type { RecipeRowData } from '#app/features/recipes/present-recipe.server.ts'
import { formatMinutes } from '#app/features/recipes/view/figures.ts'
import { RecipePicture } from '#app/features/recipes/view/recipe-picture.tsx'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import styles from './recipe-rows.module.css'

type RecipeRowsProps = {
  title: string
  rows: readonly RecipeRowData[]
  children?: ReactNode
}

/** A short list of recipes beside another one, with what leads further under it. */
export function RecipeRows({ title, rows, children }: RecipeRowsProps) {
  if (rows.length === 0 && !children) return null
  return (
    <section aria-label={title}>
      <h2 className={text.heading4}>{title}</h2>
      <ul className={styles.list}>
        {rows.map((row) => (
          <li key={row.recipe.href}>
            <RecipeRow recipe={row.recipe} note={<RowNote {...row} />} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}

export function SimilarRecipes({ rows }: { rows: readonly RecipeRowData[] }) {
  return (
    <RecipeRows title="Similar Community Recipes" rows={rows}>
      <p className={styles.further}>
        <Link to="/public-recipes">Explore More Community Recipes</Link>
      </p>
    </RecipeRows>
  )
}

function RowNote({ cookingTimeMin, kcal }: Pick<RecipeRowData, 'cookingTimeMin' | 'kcal'>) {
  return (
    <>
      {formatMinutes(cookingTimeMin)}, <Energy kcal={kcal} />
    </>
  )
}

type RecipeRowProps = {
  recipe: Pick<RecipeRowData['recipe'], 'href' | 'name' | 'picture' | 'backdrop'>
  note?: ReactNode
}

/** A small plate, the recipe's name and one line about it. */
export function RecipeRow({ recipe, note }: RecipeRowProps) {
  return (
    <Link className={styles.row} to={recipe.href}>
      <RecipePicture
        backdrop={recipe.backdrop}
        picture={recipe.picture && { ...recipe.picture, alt: '' }}
        isSquare
        isLazy
        className={styles.picture}
      />
      <span>
        <b>{recipe.name}</b>
        {note && (
          <>
            <br />
            <span className={classNames(text.small, text.muted)}>{note}</span>
          </>
        )}
      </span>
    </Link>
  )
}
