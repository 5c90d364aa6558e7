import { type MealSlot, mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Bone, BoneLines } from '#app/ui/skeleton.tsx'
import text from '#app/ui/text.module.css'
import styles from './plan-meal.module.css'

/** A meal still to come. */
export function ComingMeal({ slot }: { slot: MealSlot }) {
  return (
    <li className={styles.meal} data-testid="meal" aria-busy>
      <Bone className={styles.bone} />
      <div className={styles.what}>
        <p className={classNames(text.small, text.muted)}>
          {mealTypeLabel(slot)}
          <span className={text.srOnly}>, on its way</span>
        </p>
        <BoneLines widths={['80%', '55%']} />
      </div>
    </li>
  )
}

/** A slot that stayed empty. */
export function OpenSlot({ slot }: { slot: MealSlot }) {
  return (
    <li className={classNames(styles.meal, styles.noMeal)} data-testid="meal">
      <div className={styles.what}>
        <p className={classNames(text.small, text.muted)}>{mealTypeLabel(slot)}</p>
        <p>No meal yet</p>
      </div>
    </li>
  )
}
