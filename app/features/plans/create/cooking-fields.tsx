import { type Adventure, COOKING_DEFAULTS, type ProteinPowder } from '#app/domain/planning/plan-bounds.ts'
import { COOKING_FIELDS } from '#app/domain/planning/cooking-form.ts'
import type { PlanEntries } from '#app/domain/planning/plan-request.ts'
import { Check } from '#app/ui/check.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { AwayFields } from './away-fields.tsx'
import { CookDayFields } from './cook-day-fields.tsx'
import styles from './create-plan.module.css'

const minutes = (...choices: readonly number[]) =>
  choices.map((count) => ({ value: String(count), label: `${count} minutes` }))
const DAY_MINUTES = minutes(20, 30, 45, 60, 75, 90, 120)
const BREAKFAST_MINUTES = minutes(5, 10, 15, 20, 30)

const ADVENTURES: readonly { value: Adventure; label: string }[] = [
  { value: 'familiar', label: 'Familiar dishes' },
  { value: 'some-new', label: 'Some new dishes' },
  { value: 'adventurous', label: 'As many new dishes as possible' },
]
const POWDERS: readonly { value: ProteinPowder; label: string }[] = [
  { value: 'if-needed', label: 'Only if targets need it' },
  { value: 'gladly', label: 'Happy to use it' },
  { value: 'never', label: 'Never' },
]

type CookingFieldsProps = {
  cooking: PlanEntries['cooking']
  /** What the server says of each field. */
  fields: Record<string, string>
}

/** How somebody cooks: closed, for whoever is content with what most people are. */
export function CookingFields({ cooking = {}, fields }: CookingFieldsProps) {
  const valueOf = (entry: 'weekdayMinutes' | 'weekendMinutes' | 'breakfastMinutes') =>
    String(cooking[entry] ?? COOKING_DEFAULTS[entry])
  const lacks = cooking.lacks ?? []
  return (
    <Fold summary="How you cook" isOpen={COOKING_FIELDS.some((name) => fields[name] !== undefined)}>
      <input type="hidden" name="cooking" value="asked" />
      <div className={styles.body}>
        <SelectField
          label="Cooking on weekdays"
          name="weekdayMinutes"
          options={DAY_MINUTES}
          defaultValue={valueOf('weekdayMinutes')}
          error={fields['weekdayMinutes']}
        />
        <SelectField
          label="Cooking on weekends"
          name="weekendMinutes"
          options={DAY_MINUTES}
          defaultValue={valueOf('weekendMinutes')}
          error={fields['weekendMinutes']}
        />
        <SelectField
          label="Breakfast"
          name="breakfastMinutes"
          options={BREAKFAST_MINUTES}
          defaultValue={valueOf('breakfastMinutes')}
          error={fields['breakfastMinutes']}
        />
      </div>
      <Check
        label="Cook once, eat twice: leftovers for lunch"
        name="cooksAhead"
        defaultChecked={cooking.cooksAhead ?? COOKING_DEFAULTS.cooksAhead}
      />
      <CookDayFields cookDays={cooking.cookDays} error={fields['cookDays']} />
      <div className={styles.body}>
        <SelectField
          label="How adventurous"
          name="adventure"
          options={ADVENTURES}
          defaultValue={cooking.adventure ?? COOKING_DEFAULTS.adventure}
          error={fields['adventure']}
        />
        <SelectField
          label="Protein powder"
          name="proteinPowder"
          options={POWDERS}
          defaultValue={cooking.proteinPowder ?? COOKING_DEFAULTS.proteinPowder}
          error={fields['proteinPowder']}
        />
      </div>
      <AwayFields {...cooking} />
      <Check label="I have no oven" name="noOven" defaultChecked={lacks.includes('oven')} />
      <Check label="I have no blender" name="noBlender" defaultChecked={lacks.includes('blender')} />
    </Fold>
  )
}
