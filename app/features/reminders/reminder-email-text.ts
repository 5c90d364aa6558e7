import { daysBetween, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { amountText, type PantryUnit } from '#app/domain/pantry/quantity.ts'
import type { ReminderFrequency } from '#app/domain/pantry/reminders.ts'
import { composeEmail, type EmailContent } from '#app/features/mail/compose-email.ts'

export type ExpiringFood = {
  name: string
  amount: number
  unit: PantryUnit
  expiryDate: PlainDate
  /** What is left of a dish: its pieces are portions. */
  isDish: boolean
}

/** Named in one mail; of the others it says how many. */
const MOST_NAMED = 12

/** Days by name: whoever reads it an ocean away has another "today". */
const dayInWords = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: 'UTC',
})

type UseUp = {
  /** At least one, soonest first. */
  foods: readonly ExpiringFood[]
  today: PlainDate
  frequency: Exclude<ReminderFrequency, 'off'>
  origin: string
  leaveUrl: string
}

/** What should be used up, until when, and the ways to do it. */
export function useUpEmail({
  foods,
  today,
  frequency,
  origin,
  leaveUrl,
}: UseUp): EmailContent & { leaveUrl: string } {
  const [first] = foods
  const others = foods.length - MOST_NAMED
  const hasFoods = foods.some(({ isDish }) => !isDish)
  const hasDishes = foods.some(({ isDish }) => isDish)
  return {
    ...composeEmail({
      subject: `${first?.name ?? 'Food'}${foods.length > 1 ? ` and ${foods.length - 1} more` : ''} to use up soon`,
      opening: 'This is in your pantry, still good, and should be eaten soon:',
      facts: [
        ...foods.slice(0, MOST_NAMED).map(factOf),
        ...(others > 0 ? [['And', `${others} more in your pantry`] as const] : []),
      ],
      action: hasFoods
        ? { label: 'Find recipes', href: `${origin}/upload` }
        : { label: 'Open your pantry', href: `${origin}/meal-planning` },
      notes: [
        ...(hasFoods ? ['On that page, “Use what expires first” finds recipes for these foods.'] : []),
        ...(hasDishes ? ['Portions that you will not eat in time can be frozen until then.'] : []),
        {
          words: `We send this at most ${frequency === 'daily' ? 'once a day' : 'once a week'}, and only when there is something to use up. Choose how often in your profile:`,
          link: { label: 'Reminders', href: `${origin}/profile#reminders` },
        },
        {
          words: 'Turn these off with one click:',
          link: { label: 'Turn off reminders', href: leaveUrl },
        },
      ],
    }),
    leaveUrl,
  }

  function factOf({ name, amount, unit, expiryDate, isDish }: ExpiringFood): readonly [string, string] {
    const much = isDish ? `${amount} ${amount === 1 ? 'portion' : 'portions'}` : amountText(amount, unit)
    const until = dayInWords.format(Date.parse(`${expiryDate}T00:00:00Z`))
    return [name, `${much}, ${daysBetween(today, expiryDate) === 0 ? 'until' : 'good until'} ${until}`]
  }
}
