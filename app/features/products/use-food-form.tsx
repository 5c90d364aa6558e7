import { useRef, useState } from 'react'
import type { LabelValues } from '#app/domain/products/label.ts'
import { useDiaryToday, useToday } from '#app/features/page/use-today.ts'
import { useEnergy } from '#app/features/page/energy.tsx'
import { timeHere } from '#app/features/page/time-here.ts'
import { Button } from '#app/ui/button.tsx'
import { SelectField, TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { SecondLook } from '#app/ui/second-look.tsx'
import text from '#app/ui/text.module.css'
import { FOODS_PATH, type FoodUse } from './foods-answer.ts'
import type { LabelFetcher } from './label-form.tsx'
import styles from './products.module.css'

export type UseFoodFormProps = {
  fetcher: LabelFetcher
  /** Of an own food, or '' for a product that is none yet. */
  foodId: string
  barcode: string
  label: LabelValues
  use: FoodUse
  serverDay: string
  /** The day of the diary that the page shows; null is today. */
  chosenDay?: string | null
  idempotencyKey: string
}

const INTENTS = { diary: 'log', pantry: 'stock', meal: 'name' } as const
const BUTTONS = {
  diary: 'Add to the diary',
  pantry: 'Put it in the pantry',
  meal: 'Add to the meal',
} as const

/** How much of a food, and where it goes. */
export function UseFoodForm(props: UseFoodFormProps) {
  const { fetcher, foodId, barcode, label, use, serverDay, chosenDay = null, idempotencyKey } = props
  const { per, portionG } = label
  const clockDay = useToday(serverDay)
  const diaryDay = useDiaryToday(serverDay)
  const today = use === 'diary' ? diaryDay : clockDay
  const isByPortion = portionG !== null && use !== 'pantry'
  const [amount, setAmount] = useState(isByPortion ? '1' : '')
  const [unit, setUnit] = useState(isByPortion ? 'portion' : 'g')
  const intent = INTENTS[use]
  const energy = useEnergy()
  const answer = fetcher.data?.intent === intent ? fetcher.data.result : null
  const refusal = fetcher.state === 'idle' && answer?.ok === false ? answer : null
  const time = useRef<HTMLInputElement>(null)
  const [dismissed, setDismissed] = useState<unknown>(null)
  const confirm = refusal?.code === 'unconfirmed' ? refusal.details?.['confirm'] : undefined
  const isQuestion = typeof confirm === 'string'
  const isAsked = refusal !== null && typeof confirm === 'string' && confirm !== dismissed
  const grams = Number(amount.replace(',', '.')) * (unit === 'portion' ? (portionG ?? 0) : 1)
  const kcal = Math.round((label.kcal * grams) / 100)
  return (
    <fetcher.Form
      method="post"
      action={FOODS_PATH}
      className={layout.stack}
      onSubmit={(event) => {
        if (fetcher.state !== 'idle') event.preventDefault()
        // What the clock says now says nothing of a meal of another day.
        if (time.current) time.current.value = (chosenDay ?? today) === today ? timeHere() : ''
      }}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="foodId" value={foodId} />
      <input type="hidden" name="barcode" value={barcode} />
      <input type="hidden" name="day" value={chosenDay ?? today} />
      <input type="hidden" name="time" ref={time} defaultValue="" />
      <input type="hidden" name="idempotencyKey" value={idempotencyKey} suppressHydrationWarning />
      <div className={styles.pair}>
        <TextField
          label="Amount"
          name="amount"
          isFigure
          required
          maxLength={8}
          value={amount}
          onChange={(event) => setAmount(event.target.value)}
          autoComplete="off"
          hint={kcal > 0 && Number.isFinite(kcal) ? energy.words(kcal) : undefined}
          error={refusal?.fields['amount']}
        />
        <SelectField
          label="Of"
          name="unit"
          value={unit}
          onChange={(event) => setUnit(event.target.value)}
          options={[
            ...(portionG === null ? [] : [{ value: 'portion', label: 'portions' }]),
            { value: 'g', label: per === 'ml' ? 'millilitres' : 'grams' },
          ]}
          hint={portionG === null ? undefined : `A portion is ${portionG} ${per}`}
        />
      </div>
      {use === 'pantry' && (
        <TextField
          label="Expiry date (optional)"
          name="expiryDate"
          type="date"
          error={refusal?.fields['expiryDate']}
        />
      )}
      {refusal && !isQuestion && !refusal.fields['amount'] && <Notice tone="error">{refusal.message}</Notice>}
      {isAsked ? (
        <SecondLook
          key={confirm}
          question={refusal.message}
          confirm={confirm}
          isBusy={fetcher.state !== 'idle'}
          onChange={() => setDismissed(confirm)}
        />
      ) : (
        <Button type="submit" isBlock isBusy={fetcher.state !== 'idle'}>
          {BUTTONS[use]}
        </Button>
      )}
      <p className={text.small}>We don’t know its allergens or which diets it suits: read the label.</p>
    </fetcher.Form>
  )
}
