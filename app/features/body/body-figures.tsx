import type { ReactNode } from 'react'
import { type Sex, SEXES } from '#app/domain/planning/energy.ts'
import { PLAN_BOUNDS, PLAN_FIELD_NAMES } from '#app/domain/planning/plan-bounds.ts'
import { SEX_LABELS } from '#app/domain/planning/plan-labels.ts'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Segmented } from '#app/ui/segmented.tsx'
import styles from './body-figures.module.css'
import { HeightField, type Units, WeightField } from './body-fields.tsx'
import { useUnits } from './use-units.ts'

/** What stands in the fields, as it was typed: whole years, centimetres, kilograms. */
export type BodyValues = { ageYears: string; sex: string; heightCm: string; weightKg: string }

type BodyFiguresProps = {
  values: BodyValues
  errors: { [name in keyof BodyValues]?: string | undefined }
  onChange: (change: Partial<{ ageYears: string; sex: Sex; heightCm: string; weightKg: string }>) => void
  weightLabel: string
  /** Further fields beside these, in the units that are chosen. */
  children?: (units: Units) => ReactNode
}

const { ageYears: AGE } = PLAN_BOUNDS

/** Age, gender, height and weight, in metric or imperial units; they are sent in metric ones. */
export function BodyFigures({ values, errors, onChange, weightLabel, children }: BodyFiguresProps) {
  const [units, setUnits] = useUnits()
  return (
    <>
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
      <div className={styles.figures}>
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
          error={errors.ageYears}
        />
        <Segmented
          legend="Gender"
          name={PLAN_FIELD_NAMES.sex}
          options={SEXES.map((sex) => ({ value: sex, label: SEX_LABELS[sex] }))}
          value={values.sex}
          onChoose={(sex) => onChange({ sex: sex as Sex })}
          error={errors.sex}
        />
        <HeightField
          key={`height-${units}`}
          name={PLAN_FIELD_NAMES.heightCm}
          label="Height"
          units={units}
          value={values.heightCm}
          onChange={(heightCm) => onChange({ heightCm })}
          error={errors.heightCm}
        />
        <WeightField
          key={`weight-${units}`}
          name={PLAN_FIELD_NAMES.weightKg}
          label={weightLabel}
          units={units}
          value={values.weightKg}
          onChange={(weightKg) => onChange({ weightKg })}
          error={errors.weightKg}
        />
        {children?.(units)}
      </div>
    </>
  )
}
