import ArrowLeftRight from 'lucide-react/icons/arrow-left-right'
import CookingPot from 'lucide-react/icons/cooking-pot'
import { Link } from 'react-router'
import { EnergyFigure, EnergyUnitName } from '#app/features/page/energy.tsx'
import { mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { NEW_PLAN, planAddress } from '#app/features/plans/plan-addresses.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { rememberPlan } from '#app/features/plans/plan-context-storage.ts'
import { formatKcal, formatMinutes } from '#app/features/recipes/view/figures.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import text from '#app/ui/text.module.css'
import { classNames } from '#app/ui/class-names.ts'
import type { MealOfDay, PlanOfDay, PlanToCome } from './plan-of-day.server.ts'
import styles from './next-meal.module.css'

/** The meal that comes next, large, with what one does now: cook it or have another instead. */
export function NextMeal({ plan, toCome }: { plan: PlanOfDay | null; toCome: PlanToCome | null }) {
  if (!plan) {
    return (
      <EmptyState
        title="No plan for today"
        headingLevel={2}
        action={
          <Link className={buttonClass()} to={NEW_PLAN}>
            Create a meal plan
          </Link>
        }
      >
        {toCome ? (
          <>
            <Link to={planAddress(toCome.planId)}>{toCome.planName}</Link> begins on{' '}
            {dateInWords(toCome.startDate)}. Its meals appear here on their day.
          </>
        ) : (
          'A plan makes meals from your pantry that meet your targets, and they appear here on their day.'
        )}
      </EmptyState>
    )
  }
  const next = plan.meals.find(({ isEaten }) => !isEaten)
  return next ? <LargeMeal plan={plan} meal={next} /> : null
}

function LargeMeal({ plan, meal }: { plan: PlanOfDay; meal: MealOfDay }) {
  const { slot, recipeName, href, kcal, proteinG, cookingTimeMin, isLeftover, picture, backdrop } = meal
  const remember = () => rememberPlan({ planId: plan.planId, planName: plan.planName })
  return (
    <section className={styles.next} style={{ background: `var(--${backdrop})` }} aria-labelledby="next-meal">
      <img className={styles.picture} src={picture.src} alt={picture.alt} width="420" height="420" />
      <div className={styles.words}>
        <p className={text.small}>{mealTypeLabel(slot)}, next</p>
        <h2 id="next-meal">
          <Link to={href} onClick={remember}>
            {recipeName}
          </Link>
        </h2>
        <p className={classNames(styles.facts, text.num)}>
          <span>
            <b>
              <EnergyFigure kcal={kcal} />
            </b>{' '}
            <EnergyUnitName />
          </span>
          <span>
            <b>{formatKcal(proteinG)} g</b> protein
          </span>
          <span>{isLeftover ? 'leftover, just reheat' : formatMinutes(cookingTimeMin)}</span>
        </p>
        <p className={styles.actions}>
          <Link className={buttonClass()} to={href} onClick={remember}>
            <CookingPot className={text.icon} aria-hidden />
            {isLeftover ? 'Open' : 'Cook'}
            <span className={text.srOnly}> {recipeName}</span>
          </Link>
          <Link className={buttonClass({ variant: 'secondary' })} to={planAddress(plan.planId)}>
            <ArrowLeftRight className={text.icon} aria-hidden />
            Swap
            <span className={text.srOnly}> it in the plan</span>
          </Link>
        </p>
      </div>
    </section>
  )
}
