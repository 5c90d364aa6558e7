import type { ReminderFrequency } from '#app/domain/pantry/reminders.ts'
import { fieldOf, ProfileForm, type ProfileResult } from '#app/features/account/profile-forms.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Segmented } from '#app/ui/segmented.tsx'
import text from '#app/ui/text.module.css'

const CHOICES: readonly { value: ReminderFrequency; label: string }[] = [
  { value: 'off', label: 'Never' },
  { value: 'weekly', label: 'Once a week' },
  { value: 'daily', label: 'Daily' },
]

type RemindersPanelProps = {
  frequency: ReminderFrequency
  isEmailConfirmed: boolean
  result: ProfileResult
}

/** How often mail says what should be used up. */
export function RemindersPanel({ frequency, isEmailConfirmed, result }: RemindersPanelProps) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} id="reminders">
      <h2 className={text.heading3}>Reminders to use up food</h2>
      <p className={text.muted}>
        An email listing the food in your pantry that expires soon. If there is nothing to use up, we send
        nothing.
      </p>
      {!isEmailConfirmed && (
        <p className={text.small}>
          They start once you have confirmed your address with the link we sent you.
        </p>
      )}
      <ProfileForm
        intent="save-reminders"
        result={result}
        done="Your choice is saved."
        submit="Save reminders"
      >
        <Segmented
          legend="How often at most"
          name="frequency"
          options={CHOICES}
          defaultValue={frequency}
          isRequired
          error={fieldOf(result, 'frequency')}
        />
      </ProfileForm>
    </section>
  )
}
