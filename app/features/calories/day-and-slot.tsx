import { addDays, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { MOST_DAYS_BACK } from '#app/domain/diary/diary-limits.ts'
import { DIARY_SLOTS, type DiarySlot, slotLabel } from '#app/domain/diary/slots.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import styles from './day-and-slot.module.css'

type DayAndSlotProps = {
  day: PlainDate
  today: PlainDate
  /** Null is left open. */
  slot: DiarySlot | null
  /** What an open meal reads as. */
  openLabel?: string
  /** Where a page has several pairs, each says what it is for. */
  labels?: { day: string; slot: string }
  dayName?: string
  slotName?: string
  errors?: Readonly<Record<string, string>>
  onDay?: (day: string) => void
}

const SLOT_CHOICES = DIARY_SLOTS.map((slot) => ({ value: slot, label: slotLabel(slot) }))

/** The day a meal belongs to, and which meal of it. Both can be changed; what the page guessed stands in them. */
export function DayAndSlot({
  day,
  today,
  slot,
  openLabel = 'Not said',
  labels = { day: 'Day', slot: 'Meal' },
  dayName = 'day',
  slotName = 'slot',
  errors = {},
  onDay,
}: DayAndSlotProps) {
  return (
    <div className={styles.pair}>
      <TextField
        // Until it is changed it follows what the page finds out after it was rendered.
        key={`day-${day}`}
        label={labels.day}
        type="date"
        name={dayName}
        defaultValue={day}
        min={addDays(today, -MOST_DAYS_BACK)}
        max={today > day ? today : day}
        required
        error={errors[dayName]}
        {...(onDay && { onChange: (event) => onDay(event.target.value) })}
      />
      <SelectField
        key={`slot-${slot}`}
        label={labels.slot}
        name={slotName}
        defaultValue={slot ?? ''}
        options={[{ value: '', label: openLabel }, ...SLOT_CHOICES]}
        error={errors[slotName]}
      />
    </div>
  )
}
