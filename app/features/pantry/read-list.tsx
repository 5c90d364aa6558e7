import { useState } from 'react'
import { PANTRY_UNITS, quantityText } from '#app/domain/pantry/quantity.ts'
import { todayHere } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './list-entry.module.css'
import type { PantryChange } from './pantry-change.ts'
import { useAdding } from './use-adding.ts'
import { PANTRY_PATH, type UsedPantry } from './use-pantry.ts'

export type ReadEntries = NonNullable<PantryChange['read']>

type ReadListProps = {
  read: ReadEntries
  firstKey: string
  send: UsedPantry['send']
  /** Entries that are not ticked at first. */
  firstLeft?: readonly number[]
  backLabel?: string
  onBack: () => void
  onAdded: (refused: readonly string[]) => void
}

/** What was read from a list, line by line, to be corrected before it is added. */
export function ReadList({
  read,
  firstKey,
  send,
  firstLeft = [],
  backLabel = 'Back to the list',
  onBack,
  onAdded,
}: ReadListProps) {
  const [key] = useState(() => `${firstKey.slice(0, 20)}-${crypto.randomUUID()}`)
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set(firstLeft))
  const add: UsedPantry['send'] = (form) => {
    form.set('day', todayHere())
    return send(form)
  }
  const { errors, problem, isBusy, submit } = useAdding(key, add, onAdded)
  const count = read.entries.length - left.size
  const toggle = (index: number) =>
    setLeft((before) => {
      const next = new Set(before)
      if (!next.delete(index)) next.add(index)
      return next
    })
  return (
    <form method="post" action={PANTRY_PATH} className={layout.stack} onSubmit={submit}>
      <input type="hidden" name="intent" value="add-read" />
      <input type="hidden" name="idempotencyKey" value={key} />
      <div>
        <h3 tabIndex={-1} ref={focusOnce} className={text.heading3}>
          Check the list
        </h3>
        <p className={text.muted}>
          What we read: food, amount, use-by date, and whether it is frozen. Correct what is wrong, then add
          it.
        </p>
      </div>
      <ul className={styles.read}>
        {read.entries.map((entry, index) => (
          <EntryRow
            key={index}
            index={index}
            entry={entry}
            errors={errors}
            isChosen={!left.has(index)}
            onToggle={() => toggle(index)}
          />
        ))}
      </ul>
      {Object.entries(errors).map(
        ([field, error]) =>
          !isOfRow(field) && (
            <Notice key={field} tone="error">
              {error}
            </Notice>
          ),
      )}
      {problem && <Notice tone="error">{problem}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={onBack}>
          {backLabel}
        </Button>
        <Button
          type="submit"
          isBusy={isBusy}
          disabledReason={count === 0 ? 'Choose at least one food' : undefined}
        >
          Add {count} {count === 1 ? 'food' : 'foods'}
        </Button>
      </div>
    </form>
  )
}

/** What the server says of a row names its field and index: "quantities.3". */
const isOfRow = (field: string) => /^(?:names|quantities|expiryDates)\.\d+$/.test(field)

const focusOnce = (heading: HTMLElement | null) => heading?.focus()

const PLACE_CHOICES = [
  { value: '', label: 'Not frozen' },
  { value: 'freezer', label: 'Freezer' },
]

type EntryRowProps = {
  index: number
  entry: ReadEntries['entries'][number]
  errors: Readonly<Record<string, string>>
  isChosen: boolean
  onToggle: () => void
}

function EntryRow({ index, entry, errors, isChosen, onToggle }: EntryRowProps) {
  const { name, quantity, unit, expiryDate, isEstimated, isFrozen } = entry
  return (
    <li>
      <input type="hidden" name="guessed[]" value={isEstimated ? `${quantity} ${unit}` : ''} />
      <Check
        label={<span className={text.srOnly}>Add {name}</span>}
        name="chosen[]"
        value={String(index)}
        checked={isChosen}
        onChange={onToggle}
      />
      <TextField
        label={`Food ${index + 1}`}
        isLabelHidden
        name="names[]"
        required
        defaultValue={name}
        className={styles.name}
        error={errors[`names.${index}`]}
      />
      <TextField
        label={`Amount of ${name}`}
        isLabelHidden
        isFigure
        name="quantities[]"
        required
        className={styles.amount}
        defaultValue={quantityText(quantity)}
        hint={isEstimated ? 'estimated' : undefined}
        error={errors[`quantities.${index}`]}
      />
      <SelectField
        label={`Unit of ${name}`}
        isLabelHidden
        name="units[]"
        options={PANTRY_UNITS}
        defaultValue={unit}
      />
      <TextField
        label={`${name}: use by`}
        isLabelHidden
        type="date"
        name="expiryDates[]"
        className={styles.date}
        defaultValue={expiryDate ?? ''}
        error={errors[`expiryDates.${index}`]}
      />
      <SelectField
        label={`Where the ${name} is`}
        isLabelHidden
        name="places[]"
        options={PLACE_CHOICES}
        defaultValue={isFrozen ? 'freezer' : ''}
      />
    </li>
  )
}
