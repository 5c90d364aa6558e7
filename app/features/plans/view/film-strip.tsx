import { Backdrop } from '#app/ui/backdrop.tsx'
import { classNames } from '#app/ui/class-names.ts'
import styles from './film-strip.module.css'
import type { PlanPlate } from './plan-view.ts'

type FilmStripProps = {
  meals: readonly PlanPlate[]
  /** As wide as there is room, instead of frames of one size. */
  isWide?: boolean
  className?: string | undefined
}

/** Plates edge to edge, for the eye alone: the dishes are named where they are shown large. */
export function FilmStrip({ meals, isWide, className }: FilmStripProps) {
  return (
    <span className={classNames(styles.film, isWide && styles.wide, className)} aria-hidden>
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
