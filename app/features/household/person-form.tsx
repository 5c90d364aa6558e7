import { useState } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { ALLERGENS } from '#app/domain/food/food.ts'
import { KCAL_BOUNDS, MAX_PERSON_NAME, YEARS_BOUNDS } from '#app/domain/household/person.ts'
import { ACTIVITY_LEVELS, PLAN_GOALS } from '#app/domain/planning/energy.ts'
import { LIFE_STAGES } from '#app/domain/planning/life-stage.ts'
import { PLAN_FIELD_NAMES } from '#app/domain/planning/plan-bounds.ts'
import { ACTIVITY_LABELS, GOAL_LABELS, LIFE_STAGE_LABELS } from '#app/domain/planning/plan-labels.ts'
import { CheckGroup, DIETS, Dislikes } from '#app/features/account/food-preferences.tsx'
import { BodyFigures, type BodyValues } from '#app/features/body/body-figures.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Segmented } from '#app/ui/segmented.tsx'
import text from '#app/ui/text.module.css'
import { HOUSEHOLD_PATH } from './household-addresses.ts'
import styles from './household.module.css'
import type { PersonFields } from './person-fields.ts'

type PersonFormProps = {
  /** What the fields begin with. */
  fields: PersonFields
  id: string | null
  /** What somebody new is stored under, also where the form is sent twice. */
  newId: string
  isSelf: boolean
  /** What the server says of each field. */
  errors: Record<string, string>
  address: string
}

/** Somebody at the table: who it is, what they need in a day, what they do not eat. */
export function PersonForm({ fields, id, newId, isSelf, errors, address }: PersonFormProps) {
  const isBusy = useNavigation().state === 'submitting'
  const words = isSelf ? OWN : THEIRS
  return (
    <Form method="post" action={address} noValidate className={classNames(layout.stack, styles.person)}>
      <input type="hidden" name="intent" value="save-person" />
      {isSelf && <input type="hidden" name="isSelf" value="yes" />}
      <input type="hidden" name="id" value={id ?? ''} />
      {id === null && <input type="hidden" name="newId" value={newId} />}
      <TextField
        label="Name"
        name="name"
        defaultValue={fields.name}
        maxLength={MAX_PERSON_NAME}
        autoComplete="off"
        required
        error={errors['name']}
      />
      <Figures fields={fields} errors={errors} words={words} />
      <CheckGroup legend="Diets" name="diets[]" options={DIETS} chosen={fields.diets} />
      <CheckGroup
        legend="Allergens to leave out"
        name="allergens[]"
        options={ALLERGENS}
        chosen={fields.allergens}
      />
      <Dislikes initial={fields.dislikes} error={errors['dislikes']} words={words.dislikes} />
      {isSelf && (
        <p className={classNames(text.small, text.muted)}>
          Your <Link to="/profile#food-preferences">food preferences</Link> count as well: you need not repeat
          them here.
        </p>
      )}
      <div className={layout.row}>
        <Button type="submit" isBusy={isBusy}>
          Save
        </Button>
        <LinkButton as={Link} variant="secondary" to={HOUSEHOLD_PATH}>
          Cancel
        </LinkButton>
      </div>
    </Form>
  )
}

const OWN = {
  how: 'What you need in a day',
  dislikes: { list: 'Foods you do not like', field: 'Add a food you do not like' },
}
const THEIRS = {
  how: 'What they need in a day',
  dislikes: { list: 'Foods they do not like', field: 'Add a food they do not like' },
}

type FiguresProps = { fields: PersonFields; errors: Record<string, string>; words: typeof OWN }

/** Energy in kcal, or what it is worked out from. */
function Figures({ fields, errors, words }: FiguresProps) {
  const [body, setBody] = useState<BodyValues>({
    ageYears: fields.age,
    sex: fields.gender,
    heightCm: fields.height,
    weightKg: fields.currentWeight,
  })
  return (
    <>
      <Segmented
        legend={words.how}
        name="how"
        options={[
          { value: 'body', label: 'Work it out' },
          { value: 'kcal', label: 'Enter kcal' },
        ]}
        defaultValue={fields.how}
      />
      <div className={classNames(styles.kcal, layout.stack)}>
        <TextField
          label="Energy a day (kcal)"
          name="kcal"
          type="number"
          isFigure
          min={KCAL_BOUNDS.min}
          max={KCAL_BOUNDS.max}
          defaultValue={fields.kcal}
          hint="For children, and for anyone who knows their figure."
          error={errors['kcal']}
        />
        <TextField
          label="How old, in years (optional)"
          name="years"
          type="number"
          isFigure
          min={YEARS_BOUNDS.min}
          max={YEARS_BOUNDS.max}
          defaultValue={fields.years}
          hint="For children: how much protein they need depends on it."
          error={errors['years']}
        />
      </div>
      <div className={classNames(styles.bodyFigures, layout.stack)}>
        <BodyFigures
          values={body}
          errors={{
            ageYears: errors[PLAN_FIELD_NAMES.ageYears],
            sex: errors[PLAN_FIELD_NAMES.sex],
            heightCm: errors[PLAN_FIELD_NAMES.heightCm],
            weightKg: errors[PLAN_FIELD_NAMES.weightKg],
          }}
          onChange={(change) => setBody((before) => ({ ...before, ...change }))}
          weightLabel="Weight"
        />
        <SelectField
          label="Activity level"
          name="activityLevel"
          options={ACTIVITY_LEVELS.map((level) => ({ value: level, label: ACTIVITY_LABELS[level] }))}
          defaultValue={fields.activityLevel}
          error={errors['activityLevel']}
        />
        <SelectField
          label="Goal"
          name="goal"
          options={PLAN_GOALS.map((goal) => ({ value: goal, label: GOAL_LABELS[goal] }))}
          defaultValue={fields.goal}
          error={errors['goal']}
        />
        <div className={styles.lifeStage}>
          <SelectField
            label="Pregnant or breastfeeding"
            name="lifeStage"
            options={LIFE_STAGES.map((stage) => ({ value: stage, label: LIFE_STAGE_LABELS[stage] }))}
            defaultValue={fields.lifeStage}
            hint="In pregnancy, every dish for the table keeps to the rules for it."
            error={errors['lifeStage']}
          />
        </div>
      </div>
    </>
  )
}
