import { Link } from 'react-router'
import type { AwayMeal } from '#app/domain/planning/meals-away.ts'
import { type MealSlot, mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { caloriesAddress } from '#app/features/page/diary-day.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
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

/** A meal that is eaten out or skipped: what is set aside for it, and the way to note what it was. */
export function MealAwayRow({ meal, date }: { meal: AwayMeal; date: string }) {
  const isToCome = date > useToday(date)
  const isOut = meal.kind === 'out'
  return (
    <li className={classNames(styles.meal, styles.noMeal)} data-testid="meal-away">
      <div className={styles.what}>
        <p className={classNames(text.small, text.muted)}>{mealTypeLabel(meal.slot)}</p>
        <p>{isOut ? 'Eaten out' : 'Skipped'}</p>
        {isOut && (
          <>
            <p className={classNames(text.small, text.muted)}>
              About {Math.round(meal.share * 100)} % of the day is set aside for it (
              <span className={text.num}>{formatKcal(meal.kcal)} kcal</span>, an estimate).
            </p>
            {isToCome ? (
              <p className={classNames(layout.noPrint, text.small, text.muted)}>
                What you ate can be noted on the day.
              </p>
            ) : (
              <Link to={caloriesAddress(date)} className={classNames(layout.noPrint, text.small)}>
                Note what you ate
              </Link>
            )}
          </>
        )}
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
