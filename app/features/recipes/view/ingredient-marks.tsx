import styles from './ingredient-marks.module.css'

/** After an ingredient: that it is not among what was given, and that the figures leave it out. */
export function IngredientMarks({ isExtra, isUncounted }: { isExtra: boolean; isUncounted?: boolean }) {
  return (
    <>
      {isExtra && <span className={styles.extra}> extra</span>}
      {isUncounted && <span className={styles.uncounted}> not counted</span>}
    </>
  )
}
