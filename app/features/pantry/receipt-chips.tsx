import { useState } from 'react'
import { amountText, quantityText } from '#app/domain/pantry/quantity.ts'
import { todayHere } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import chip from '#app/ui/chip.module.css'
import { classNames } from '#app/ui/class-names.ts'
import field from '#app/ui/field.module.css'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import type { ReceiptFood } from './receipt-foods.ts'
import styles from './receipt-chips.module.css'
import { useAdding } from './use-adding.ts'
import { PANTRY_PATH, type UsedPantry } from './use-pantry.ts'

type ReceiptChipsProps = {
  foods: readonly ReceiptFood[]
  idempotencyKey: string
  send: UsedPantry['send']
  onAdded(count: number): void
  /** Gets the indexes of the foods that are not ticked. */
  onCorrect(left: readonly number[]): void
}

/** The foods of a receipt as chips to tick: those that our tables know are ticked, the others wait to be looked at. */
export function ReceiptChips({ foods, idempotencyKey, send, onAdded, onCorrect }: ReceiptChipsProps) {
  const [left, setLeft] = useState<ReadonlySet<number>>(
    () => new Set(foods.flatMap(({ isKnown }, index) => (isKnown ? [] : index))),
  )
  const count = foods.length - left.size
  const add: UsedPantry['send'] = (form) => {
    form.set('day', todayHere())
    return send(form)
  }
  const { errors, problem, isBusy, submit } = useAdding(idempotencyKey, add, () => onAdded(count))
  const toggle = (index: number) =>
    setLeft((before) => {
      const next = new Set(before)
      if (!next.delete(index)) next.add(index)
      return next
    })
  const refusal = problem ?? Object.values(errors)[0]
  return (
    <form method="post" action={PANTRY_PATH} className={layout.stack} onSubmit={submit}>
      <input type="hidden" name="intent" value="add-read" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
      <ul className={chip.list} aria-label="Foods on the receipt">
        {foods.map((food, index) => (
          <li key={index}>
            <FoodTick food={food} index={index} isTicked={!left.has(index)} onToggle={() => toggle(index)} />
          </li>
        ))}
      </ul>
      {foods.some(({ isKnown }) => !isKnown) && (
        <p className={field.hint}>
          We don’t know the foods with a dashed edge. Tick them if they are right, or correct them first.
        </p>
      )}
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => onCorrect([...left])}>
          Correct first
        </Button>
        <Button
          type="submit"
          isBusy={isBusy}
          disabledReason={count === 0 ? 'Tick at least one food' : undefined}
        >
          Add {count} {count === 1 ? 'food' : 'foods'}
        </Button>
      </div>
    </form>
  )
}

type FoodTickProps = { food: ReceiptFood; index: number; isTicked: boolean; onToggle: () => void }

function FoodTick({ food, index, isTicked, onToggle }: FoodTickProps) {
  const { name, quantity, unit, isEstimated, isKnown, printed } = food
  const amount = `${isEstimated ? 'about ' : ''}${amountText(quantity, unit)}`
  return (
    <label className={classNames(chip.chip, styles.tick, !isKnown && chip.unknown)}>
      <input type="checkbox" name="chosen[]" value={index} checked={isTicked} onChange={onToggle} />
      <span>
        {name} <small>{isKnown ? amount : `${amount}, printed as “${printed}”`}</small>
      </span>
      <input type="hidden" name="names[]" value={name} />
      <input type="hidden" name="quantities[]" value={quantityText(quantity)} />
      <input type="hidden" name="units[]" value={unit} />
      <input type="hidden" name="expiryDates[]" value="" />
      <input type="hidden" name="places[]" value="" />
      <input type="hidden" name="guessed[]" value={isEstimated ? `${quantity} ${unit}` : ''} />
    </label>
  )
}
