import Check from 'lucide-react/icons/check'
import { Link, useFetcher } from 'react-router'
import { Energy } from '#app/features/page/energy.tsx'
import { daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { planAddress } from '#app/features/plans/plan-addresses.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { rememberPlan } from '#app/features/plans/plan-context-storage.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { Backdrop } from '#app/ui/backdrop.tsx'
import { FieldError } from '#app/ui/field.tsx'
import type { MealOfDay, PlanOfDay } from './plan-of-day.server.ts'
import type { TrackAnswer } from './track-answer.ts'
import { RuledSection, SectionHead } from './ruled-section.tsx'
import styles from './planned-meals.module.css'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'

type PlannedMealsProps = { day: PlainDate; today: PlainDate; plan: PlanOfDay | null }

/** The meals a plan has for the day, each with one tap to say that it was eaten. */
export function PlannedMeals({ day, today, plan }: PlannedMealsProps) {
  const eaten = plan?.meals.filter(({ isEaten }) => isEaten).length ?? 0
  return (
    <RuledSection area="plan" headingId="plan">
      <SectionHead>
        <h2 id="plan" className={text.heading3}>
          Meal Plan
        </h2>
        {plan && plan.meals.length > 0 && (
          <p className={classNames(text.small, text.muted)}>
            {eaten} of {plan.meals.length} eaten
          </p>
        )}
      </SectionHead>
      {plan ? (
        <>
          <p className={classNames(text.small, text.muted)}>
            <Link to={planAddress(plan.planId)}>{plan.planName}</Link>
            {plan.maker !== null && `, shared by ${plan.maker}`}
            {day === today ? ', today' : `, ${dateInWords(day)}`}
          </p>
          <ul className={styles.meals}>
            {plan.meals.map((meal) => (
              <PlannedMeal key={meal.id} plan={plan} meal={meal} isToCome={daysBetween(today, day) > 0} />
            ))}
          </ul>
          {plan.thawing !== null && <p className={text.small}>{plan.thawing}</p>}
          {plan.openSlots.length > 0 && (
            <p className={classNames(text.small, text.muted)}>
              {plan.isBeingMade ? 'Still being made: ' : 'Without a meal: '}
              {plan.openSlots.map(mealTypeLabel).join(', ')}.{' '}
              <Link to={planAddress(plan.planId)}>Open the plan</Link>
            </p>
          )}
        </>
      ) : (
        <p className={text.muted}>
          {day === today ? 'No meals are planned.' : 'There was no plan for this day.'}
        </p>
      )}
    </RuledSection>
  )
}

function PlannedMeal({ plan, meal, isToCome }: { plan: PlanOfDay; meal: MealOfDay; isToCome: boolean }) {
  const fetcher = useFetcher<TrackAnswer>({ key: `meal-${meal.id}` })
  const sent = fetcher.formData?.get('intent')
  const isEaten = sent === 'eat' ? true : sent === 'uneat' ? false : meal.isEaten
  const refusal = fetcher.state === 'idle' && fetcher.data?.result.ok === false ? fetcher.data.result : null
  const errorId = `meal-${meal.id}-error`
  return (
    <li className={styles.meal} data-eaten={isEaten || undefined}>
      <Backdrop
        backdrop={meal.backdrop}
        picture={{ ...meal.picture, alt: '' }}
        isSquare
        isLazy
        className={styles.picture}
      />
      <div>
        <p className={classNames(text.small, text.muted)}>
          {mealTypeLabel(meal.slot)},{' '}
          <span className={text.num}>
            <Energy kcal={meal.kcal} />
          </span>
          {meal.isLeftover && ', leftover'}
        </p>
        <h3>
          <Link to={meal.href} onClick={() => rememberPlan({ planId: plan.planId, planName: plan.planName })}>
            {meal.recipeName}
          </Link>
        </h3>
        <p className={classNames(text.small, text.muted, text.num)}>
          P {formatKcal(meal.proteinG)} g, C {formatKcal(meal.carbsG)} g, F {formatKcal(meal.fatG)} g
        </p>
        {refusal && <FieldError id={errorId}>{refusal.message}</FieldError>}
      </div>
      {!isToCome && (
        <fetcher.Form
          method="post"
          action="/dashboard"
          onSubmit={(event) => {
            if (fetcher.state !== 'idle') event.preventDefault()
          }}
        >
          <input type="hidden" name="mealId" value={meal.id} />
          <input type="hidden" name="intent" value={isEaten ? 'uneat' : 'eat'} />
          <button
            className={styles.toggle}
            aria-pressed={isEaten}
            aria-describedby={refusal ? errorId : undefined}
            onClick={(event) => {
              // The second half of a double click would take back what the first did.
              if (event.detail > 1) event.preventDefault()
            }}
          >
            <Check className={text.icon} aria-hidden />
            <span>Eaten</span>
            <span className={text.srOnly}>: {meal.recipeName}</span>
          </button>
        </fetcher.Form>
      )}
    </li>
  )
}
