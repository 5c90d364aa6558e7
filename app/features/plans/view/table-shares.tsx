import { Energy, useEnergy } from '#app/features/page/energy.tsx'
import { MOST_GUESTS } from '#app/domain/household/person.ts'
import { planDayAddress } from '#app/features/plans/plan-addresses.ts'
import { usePlanChange } from '#app/features/plans/change/use-plan-change.ts'
import { formatServings } from '#app/features/recipes/view/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField } from '#app/ui/field.tsx'
import figures from '#app/ui/figure-table.module.css'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import type { PersonDay, PlanDayView, PlanFacts, PlannedMealView } from './plan-view.ts'
import { counted, energyDifference } from './plan-words.ts'
import { VARIED_HINT } from './varied-hint.ts'
import styles from './table-shares.module.css'

const inWords = new Intl.ListFormat('en-GB', { type: 'conjunction' })

/** What everybody has of a dish, and how much of it is cooked. */
export function MealShares({ meal: { shares, serves, timesRecipe } }: { meal: PlannedMealView }) {
  if (shares.length === 0) return null
  const isVaried = shares.some(({ changes }) => changes.length > 0)
  return (
    <div className={classNames(text.small, styles.shares)} data-testid="shares">
      <ul>
        {shares.map(({ name, kcal, percent, changes }, index) => (
          <li key={index} className={changes.length > 0 ? styles.varied : undefined}>
            {name}{' '}
            <span className={text.num}>
              <Energy kcal={kcal} />
            </span>{' '}
            <span className={text.muted}>({percent} %)</span>
            {changes.length > 0 && `: ${inWords.format(changes)}`}
          </li>
        ))}
      </ul>
      {(serves !== null || timesRecipe !== null || isVaried) && (
        <p className={text.muted}>
          {serves !== null && (
            <>
              The recipe is for all of this: <span className={text.num}>{formatServings(serves)}</span>.{' '}
            </>
          )}
          {timesRecipe !== null && (
            <>
              Cook <span className={text.num}>{timesRecipe.toFixed(1)}</span> times the recipe.{' '}
            </>
          )}
          {isVaried && VARIED_HINT}
        </p>
      )}
    </div>
  )
}

/** Everybody's day against what they need. */
export function TableDay({ table }: { table: readonly PersonDay[] }) {
  const energy = useEnergy()
  if (table.length === 0) return null
  return (
    <table className={classNames(figures.table, figures.tight, text.small)} data-testid="table">
      <thead>
        <tr>
          <th scope="col">At the table</th>
          <th scope="col" className={figures.figure}>
            Planned
          </th>
          <th scope="col" className={figures.figure}>
            Needed
          </th>
          <th scope="col" className={figures.figure}>
            Off by
          </th>
        </tr>
      </thead>
      <tbody>
        {table.map(({ name, kcal, targetKcal }, index) => (
          <tr key={index}>
            <th scope="row" className={figures.words}>
              {name}
            </th>
            <td className={classNames(figures.figure, text.num)}>
              <Energy kcal={kcal} />
            </td>
            <td className={classNames(figures.figure, text.num)}>
              <Energy kcal={targetKcal} />
            </td>
            <td className={classNames(figures.figure, text.num)}>
              {energyDifference(kcal, targetKcal, energy)} {energy.unit}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const GUESTS = Array.from({ length: MOST_GUESTS + 1 }, (_, guests) => ({
  value: String(guests),
  label: guests === 0 ? 'No guests' : counted(guests, 'guest'),
}))

/** How many guests eat along on a day: each has an average portion. */
export function GuestsOfDay({ plan, day: { dayIndex, guests } }: { plan: PlanFacts; day: PlanDayView }) {
  const { Form, isBusy } = usePlanChange(plan.id)
  return (
    <Form
      method="post"
      action={planDayAddress(plan.id, dayIndex)}
      className={classNames(layout.row, styles.guests)}
    >
      <input type="hidden" name="planId" value={plan.id} />
      <input type="hidden" name="revision" value={plan.revision} />
      <input type="hidden" name="dayIndex" value={dayIndex} />
      <SelectField
        key={guests}
        label={`Guests on day ${dayIndex + 1}`}
        isLabelHidden
        name="guests"
        options={GUESTS}
        defaultValue={String(guests)}
      />
      <Button type="submit" variant="quiet" isSmall name="intent" value="guests" isBusy={isBusy}>
        Set guests<span className={text.srOnly}> of day {dayIndex + 1}</span>
      </Button>
    </Form>
  )
}
