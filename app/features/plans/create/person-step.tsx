import { ACTIVITY_LEVELS, type ActivityLevel, type Sex, SEXES } from '#app/domain/planning/energy.ts'
import { LIFE_STAGES, type LifeStage } from '#app/domain/planning/life-stage.ts'
import { PLAN_BOUNDS, PLAN_FIELD_NAMES } from '#app/domain/planning/plan-bounds.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { HeightField, type Units, WeightField } from '#app/features/body/body-fields.tsx'
import { type BodyProblems, goalProblemOf, type PlanFormValues, previewTargets } from './plan-entries.ts'
import { ACTIVITY_LABELS, LIFE_STAGE_LABELS, SEX_LABELS } from '#app/domain/planning/plan-labels.ts'
import { TargetPreview } from './target-preview.tsx'
import { useUnits } from '#app/features/body/use-units.ts'
import styles from './create-plan.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'

const { ageYears: AGE } = PLAN_BOUNDS

type PersonStepProps = {
  values: PlanFormValues
  fields: Record<string, string>
  /** Figures that cannot be planned with, once they are to be pointed out. */
  problems: BodyProblems
  onChange: (change: Partial<PlanFormValues>) => void
}

/** The second step: the person's own data, and what follows from it. */
export function PersonStep({ values, fields, problems, onChange }: PersonStepProps) {
  const [units, setUnits] = useUnits()
  const errorOf = (name: keyof BodyProblems) => (problems[name] ? 'invalid' : fields[PLAN_FIELD_NAMES[name]])
  const problem = goalProblemOf(values)
  return (
    <fieldset className={classNames(styles.step, styles.onStep2)} data-step="2">
      <legend className={styles.title} tabIndex={-1}>
        Personal Information
      </legend>
      <div className={layout.needsScript}>
        <Segmented
          legend="Units"
          isLegendHidden
          name="units"
          options={[
            { value: 'metric', label: 'Metric' },
            { value: 'imperial', label: 'Imperial' },
          ]}
          value={units}
          onChoose={(next) => setUnits(next as Units)}
        />
      </div>
      <div className={styles.body}>
        <TextField
          label="Age"
          name={PLAN_FIELD_NAMES.ageYears}
          type="number"
          isFigure
          min={AGE.min}
          max={AGE.max}
          step={AGE.step}
          value={values.ageYears}
          onChange={(event) => onChange({ ageYears: event.target.value })}
          error={errorOf('ageYears') && AGE.message}
        />
        <Segmented
          legend="Gender"
          name={PLAN_FIELD_NAMES.sex}
          options={SEXES.map((sex) => ({ value: sex, label: SEX_LABELS[sex] }))}
          value={values.sex}
          onChoose={(sex) => onChange({ sex: sex as Sex })}
          error={fields[PLAN_FIELD_NAMES.sex]}
        />
        <HeightField
          key={`height-${units}`}
          name={PLAN_FIELD_NAMES.heightCm}
          label="Height"
          units={units}
          value={values.heightCm}
          onChange={(next) => onChange({ heightCm: next })}
          error={errorOf('heightCm')}
        />
        <WeightField
          key={`weight-${units}`}
          name={PLAN_FIELD_NAMES.weightKg}
          label="Current weight"
          units={units}
          value={values.weightKg}
          onChange={(next) => onChange({ weightKg: next })}
          error={errorOf('weightKg')}
        />
        {values.goal !== 'maintain' && (
          <WeightField
            key={`target-${units}`}
            name={PLAN_FIELD_NAMES.targetWeightKg}
            label="Target weight"
            units={units}
            value={values.targetWeightKg}
            onChange={(next) => onChange({ targetWeightKg: next })}
            error={
              errorOf('targetWeightKg') ?? (problem?.field === 'targetWeightKg' ? problem.message : undefined)
            }
          />
        )}
      </div>
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
