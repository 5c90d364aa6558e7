import type { ReactNode } from 'react'
import type { RecipeRowData } from '#app/features/recipes/present-recipe.server.ts'
import { RecipeRow } from './recipe-card.tsx'

/** A short list of recipes beside another one, with what leads further under it. */
export function RecipeRows({
  title,
  rows,
  children,
}: {
  title: string
  rows: readonly RecipeRowData[]
  children?: ReactNode
}) {
  if (rows.length === 0 && !children) return null
  return (
    <section aria-label={title}>
      <h2 className="text-lg">{title}</h2>
      <ul className="mt-2">
        {rows.map(({ recipe, note }) => (
          <li key={recipe.href}>
            <RecipeRow recipe={recipe} note={note} />
          </li>
        ))}
      </ul>
      {children}
    </section>
  )
}
