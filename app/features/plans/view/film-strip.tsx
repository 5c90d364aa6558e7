import { Backdrop } from '#app/ui/backdrop.tsx'
import { classNames } from '#app/ui/class-names.ts'
import styles from './film-strip.module.css'
import type { DishPicture } from '#app/ui/backdrop.tsx'

type FilmStripProps = {
  meals: readonly { backdrop: string; picture: DishPicture; recipeId: string }[]
  className?: string | undefined
}

/** Plates edge to edge, for the eye alone: the dishes are named where they are shown large. */
export function FilmStrip({ meals, className }: FilmStripProps) {
  return (
    <span className={classNames(styles.film, className)} aria-hidden>
      {meals.map(({ recipeId, backdrop, picture }) => (
        <Backdrop
          key={recipeId}
          backdrop={backdrop}
          picture={{ ...picture, alt: '' }}
          isSquare
          isLazy
          className={styles.frame}
        />
      ))}
    </span>
  )
}
