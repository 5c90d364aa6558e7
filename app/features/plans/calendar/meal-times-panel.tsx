import { MEAL_SLOTS, type MealSlot, mealTypeLabel } from '#app/domain/planning/meal-split.ts'
import { type MealClock, USUAL_MEAL_TIMES } from '#app/domain/planning/meal-times.ts'
import { fieldOf, ProfileForm, type ProfileResult } from '#app/features/account/profile-forms.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { type Choice, SelectField, TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './meal-times-panel.module.css'

type MealTimesPanelProps = {
  clock: MealClock
  /** The zone of this browser, as far as it has said so. */
  ownZone: string | null
  result: ProfileResult
}

const inOrderOfDay = (slots: readonly MealSlot[]) =>
  slots.toSorted((one, other) => USUAL_MEAL_TIMES[one].localeCompare(USUAL_MEAL_TIMES[other]))

/** When the member eats, and in which time zone: their calendar has the meals then. */
export function MealTimesPanel({ clock, ownZone, result }: MealTimesPanelProps) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} id="meal-times">
      <h2 className={text.heading3}>Meal times</h2>
      <p className={text.muted}>Your calendar shows planned meals at these times.</p>
      <ProfileForm
        intent="save-meal-times"
        result={result}
        done="Your meal times are saved. Your calendar follows the next time it refreshes."
        submit="Save meal times"
      >
        <div className={styles.times}>
          {inOrderOfDay(MEAL_SLOTS).map((slot) => (
            <TextField
              key={slot}
              label={mealTypeLabel(slot)}
              name={slot}
              type="time"
              required
              defaultValue={clock.times[slot]}
              error={fieldOf(result, slot)}
            />
          ))}
        </div>
        <SelectField
          label="Time zone"
          name="timeZone"
          options={zonesFor(clock.timeZone, ownZone)}
          defaultValue={clock.timeZone ?? ''}
          hint="With a time zone, meals keep their times there while you travel."
          error={fieldOf(result, 'timeZone')}
        />
      </ProfileForm>
    </section>
  )
}

function zonesFor(saved: string | null, own: string | null): Choice[] {
  const none = { value: '', label: 'None: the clock of each device' }
  const here = own === null ? [] : [{ value: own, label: `${own.replaceAll('_', ' ')} (this browser)` }]
  const elsewhere =
    saved === null || saved === own ? [] : [{ value: saved, label: saved.replaceAll('_', ' ') }]
  return [none, ...here, ...elsewhere]
}
