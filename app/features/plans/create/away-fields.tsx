import { type MealSlot, mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { WEEKDAYS } from '#app/domain/planning/weekday-words.ts'
import { awayField, AWAY_SLOTS } from '#app/domain/planning/cooking-form.ts'
import type { PlanEntries } from '#app/domain/planning/plan-request.ts'
import { SelectField } from '#app/ui/field.tsx'
import styles from './create-plan.module.css'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import field from '#app/ui/field.module.css'

const CHOICES = [
  { value: 'home', label: 'At home' },
  { value: 'out', label: 'Out' },
  { value: 'skipped', label: 'Skipped' },
]
const SIZES = [
  { value: 'usual', label: 'About as much as at home' },
  { value: 'larger', label: 'A quarter more' },
  { value: 'much-larger', label: 'Half as much again' },
]

type Cooking = NonNullable<PlanEntries['cooking']>

/** Which meals of the week are eaten out or skipped, and how large those eaten out are. */
export function AwayFields({ away = [], outSize = 'usual' }: Pick<Cooking, 'away' | 'outSize'>) {
  const kindOf = (weekday: number, slot: MealSlot) =>
    away.find((one) => one.weekday === weekday && one.slot === slot)?.kind ?? 'home'
  return (
    <fieldset className={classNames(field.field, styles.apart)}>
      <legend className={field.label}>Meals eaten out or skipped</legend>
      <div className={styles.away}>
        <span />
        {AWAY_SLOTS.map((slot) => (
          <b key={slot} className={text.small} aria-hidden>
            {mealTypeLabel(slot)}
          </b>
        ))}
        {WEEKDAYS.map((name, weekday) => (
          <AwayDay key={name} name={name} weekday={weekday} kindOf={kindOf} />
        ))}
      </div>
      <SelectField
        label="A meal eaten out counts as"
        name="outSize"
        options={SIZES}
        defaultValue={outSize}
        hint="An estimate: as much of the day’s targets is set aside for it. After a skipped meal the others are larger."
      />
    </fieldset>
  )
}

type AwayDayProps = { name: string; weekday: number; kindOf: (weekday: number, slot: MealSlot) => string }

function AwayDay({ name, weekday, kindOf }: AwayDayProps) {
  return (
    <>
      <span className={text.small}>{name.slice(0, 3)}</span>
      {AWAY_SLOTS.map((slot) => (
        <select
          key={slot}
          className={classNames(field.input, styles.awaySelect)}
          name={awayField(weekday, slot)}
          aria-label={`${mealTypeLabel(slot)} on ${name}`}
          defaultValue={kindOf(weekday, slot)}
        >
          {CHOICES.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      ))}
    </>
  )
}
