import type { ReactNode } from 'react'
import type { Tier } from '#app/domain/allowance.ts'
import { PLAN_GOALS, type PlanGoal } from '#app/domain/planning/energy.ts'
import { MEALS_PER_DAY, type MealsPerDay } from '#app/domain/planning/meal-split.ts'
import { PLAN_CHOICES, PLAN_NAME_MAX } from '#app/domain/planning/plan-bounds.ts'
import { Check } from '#app/ui/check.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import field from '#app/ui/field.module.css'
import { Segmented } from '#app/ui/segmented.tsx'
import { CookingFields } from './cooking-fields.tsx'
import { TableFields } from './table-fields.tsx'
import type { FollowingPlan, TableChoice } from '#app/features/plans/view/plan-view.ts'
import { LONGEST_PLAN_DAYS, type PlanFormValues } from './plan-entries.ts'
import { GOAL_LABELS } from '#app/domain/planning/plan-labels.ts'
import styles from './create-plan.module.css'
import { classNames } from '#app/ui/class-names.ts'

type PlanStepProps = {
  values: PlanFormValues
  tier: Tier
  /** Who else may eat along; empty without a household. */
  people: readonly TableChoice[]
  /** The member has saved recipes that the plan may choose. */
  hasSavedRecipes: boolean
  /** Who of them ate along in the plan that this one follows; null: everybody is offered. */
  table: FollowingPlan['table'] | null
  /** What the server says of each field. */
  fields: Record<string, string>
  onChange: (change: Partial<PlanFormValues>) => void
  /** On which days it is: asked below how long it is. */
  children: ReactNode
}

/** The first step: what the plan is called, what it is for, when, how long and how many meals. */
export function PlanStep(props: PlanStepProps) {
  const { values, tier, people, hasSavedRecipes, table, fields, onChange, children } = props
  const longest = LONGEST_PLAN_DAYS[tier]
  return (
    <fieldset className={classNames(styles.step, styles.onStep1)} data-step="1">
      <legend className={styles.title} tabIndex={-1}>
        Plan Details
      </legend>
      <TextField
        label="Plan name"
        name="name"
        value={values.name}
        onChange={(event) => onChange({ name: event.target.value })}
        maxLength={PLAN_NAME_MAX}
        autoComplete="off"
        required
        error={fields['name']}
      />
      <SelectField
        label="Goal"
        name="goal"
        options={PLAN_GOALS.map((goal) => ({ value: goal, label: GOAL_LABELS[goal] }))}
        value={values.goal}
        onChange={(event) => onChange({ goal: event.target.value as PlanGoal })}
        error={fields['goal']}
      />
      <Segmented
        legend="Duration in days"
        name="days"
        options={PLAN_CHOICES.days.map((days) => ({
          value: String(days),
          label: String(days),
          isDisabled: days > longest,
        }))}
        value={String(values.days)}
        onChoose={(days) => onChange({ days: Number(days) })}
        hint={tier === 'free' ? 'Free trial limited to 1 day plans. Upgrade for multi-day plans.' : undefined}
        error={fields['days']}
      />
      {children}
      <Segmented
        legend="Meals per day"
        name="mealsPerDay"
        options={MEALS_PER_DAY.map(String)}
        value={String(values.mealsPerDay)}
        onChoose={(meals) => onChange({ mealsPerDay: Number(meals) as MealsPerDay })}
        error={fields['mealsPerDay']}
      />
      {hasSavedRecipes && <SavedField />}
      <TableFields people={people} table={table} error={fields['people']} />
      <CookingFields cooking={values.cooking} fields={fields} />
    </fieldset>
  )
}

/** Whether recipes of the member's own are chosen too. */
const SavedField = () => (
  <div className={field.field}>
    <Check
      name="includesSaved"
      value="yes"
      defaultChecked
      label="Include my saved recipes"
      aria-describedby="saved-hint"
    />
    <p className={field.hint} id="saved-hint">
      Your latest 60, bookmarked ones too, are considered beside the dishes of our book: those with
      ingredients we can count, and that everybody eats.
    </p>
  </div>
)
