import styles from './ingredient-marks.module.css'

type IngredientMarksProps = {
  isExtra: boolean
  isUncounted?: boolean
  /** The pantry has it: all of it, or too little. */
  stock?: 'enough' | 'short' | undefined
}

/** After an ingredient: that the pantry has it, that it is not among what was given, that the figures leave it out. */
export function IngredientMarks({ isExtra, isUncounted, stock }: IngredientMarksProps) {
  return (
    <>
      {stock === 'enough' && <span className={styles.stocked}> in your pantry</span>}
      {stock === 'short' && <span className={styles.short}> not enough in your pantry</span>}
      {isExtra && !stock && <span className={styles.extra}> extra</span>}
      {isUncounted && <span className={styles.uncounted}> not counted</span>}
    </>
  )
}
