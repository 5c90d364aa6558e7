import { ACTIVITY_LEVELS, type ActivityLevel } from '#app/domain/planning/energy.ts'
import { LIFE_STAGES, type LifeStage } from '#app/domain/planning/life-stage.ts'
import { PLAN_BOUNDS, PLAN_FIELD_NAMES } from '#app/domain/planning/plan-bounds.ts'
import { SelectField } from '#app/ui/field.tsx'
import { WeightField } from '#app/features/body/body-fields.tsx'
import { BodyFigures } from '#app/features/body/body-figures.tsx'
import { type BodyProblems, goalProblemOf, type PlanFormValues, previewTargets } from './plan-entries.ts'
import { ACTIVITY_LABELS, LIFE_STAGE_LABELS } from '#app/domain/planning/plan-labels.ts'
import { TargetPreview } from './target-preview.tsx'
import styles from './create-plan.module.css'
import { classNames } from '#app/ui/class-names.ts'

type PersonStepProps = {
  values: PlanFormValues
  fields: Record<string, string>
  /** Figures that cannot be planned with, once they are to be pointed out. */
  problems: BodyProblems
  onChange: (change: Partial<PlanFormValues>) => void
}

/** The second step: the person's own data, and what follows from it. */
export function PersonStep({ values, fields, problems, onChange }: PersonStepProps) {
  const errorOf = (name: keyof BodyProblems) => (problems[name] ? 'invalid' : fields[PLAN_FIELD_NAMES[name]])
  const problem = goalProblemOf(values)
  return (
    <fieldset className={classNames(styles.step, styles.onStep2)} data-step="2">
      <legend className={styles.title} tabIndex={-1}>
        Personal Information
      </legend>
      <BodyFigures
        values={values}
        errors={{
          ageYears: errorOf('ageYears') && PLAN_BOUNDS.ageYears.message,
          sex: fields[PLAN_FIELD_NAMES.sex],
          heightCm: errorOf('heightCm'),
          weightKg: errorOf('weightKg'),
        }}
        onChange={onChange}
        weightLabel="Current weight"
      >
        {(units) =>
          values.goal !== 'maintain' && (
            <WeightField
              key={`target-${units}`}
              name={PLAN_FIELD_NAMES.targetWeightKg}
              label="Target weight"
              units={units}
              value={values.targetWeightKg}
              onChange={(next) => onChange({ targetWeightKg: next })}
              error={
                errorOf('targetWeightKg') ??
                (problem?.field === 'targetWeightKg' ? problem.message : undefined)
              }
            />
          )
        }
      </BodyFigures>
      <SelectField
        label="Activity level"
        name="activityLevel"
        options={ACTIVITY_LEVELS.map((level) => ({ value: level, label: ACTIVITY_LABELS[level] }))}
        value={values.activityLevel}
        onChange={(event) => onChange({ activityLevel: event.target.value as ActivityLevel })}
        error={fields['activityLevel']}
      />
      <div className={styles.lifeStage}>
        <SelectField
          label="Pregnant or breastfeeding"
          name="lifeStage"
          options={LIFE_STAGES.map((stage) => ({ value: stage, label: LIFE_STAGE_LABELS[stage] }))}
          value={values.lifeStage}
          onChange={(event) => onChange({ lifeStage: event.target.value as LifeStage })}
          hint="Optional. If you are, we only plan to keep your weight."
          error={fields['lifeStage']}
        />
      </div>
      <TargetPreview targets={previewTargets(values)} problem={problem} />
    </fieldset>
  )
}
