import { type SubmitEvent, useState } from 'react'
import { Form, useNavigation } from 'react-router'
import { COOKED_POT_G, EATEN_G, PORTIONS } from '#app/domain/diary/diary-limits.ts'
import { portionsOfWeight } from '#app/domain/diary/portions-of-weight.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { DayAndSlot } from '#app/features/calories/day-and-slot.tsx'
import { useSlotHere } from '#app/features/calories/slot-here.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { useEnergy } from '#app/features/page/energy.tsx'
import { useDiaryToday } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { SecondLook } from '#app/ui/second-look.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import text from '#app/ui/text.module.css'
import styles from './cooking.module.css'
import { LOG_PATH } from './log-path.ts'

type LogFormProps = {
  dish: { key: string; servings: number; kcal: number; ingredientsG: number }
  idempotencyKey: string
  serverDay: string
  refusal: Extract<FormResult<never>, { ok: false }> | null
}

/** How much of a recipe was eaten: portions, or grams of the pot. */
export function LogForm({ dish, idempotencyKey, serverDay, refusal }: LogFormProps) {
  const navigation = useNavigation()
  const energy = useEnergy()
  const today = useDiaryToday(serverDay)
  const slot = useSlotHere()
  const [by, setBy] = useState('portions')
  const [portions, setPortions] = useState('1')
  const [eatenG, setEatenG] = useState('')
  const [cookedPotG, setCookedPotG] = useState('')
  const errors = refusal?.fields ?? {}
  const isBusy = navigation.state !== 'idle'
  const [dismissed, setDismissed] = useState<unknown>(null)
  const confirm = refusal?.code === 'unconfirmed' ? refusal.details?.['confirm'] : undefined
  const isAsked = refusal !== null && typeof confirm === 'string' && confirm !== dismissed
  const counted =
    by === 'portions'
      ? Number(portions)
      : portionsOfWeight({
          eatenG: Number(eatenG),
          cookedPotG: Number(cookedPotG) > 0 ? Number(cookedPotG) : null,
          ingredientsG: dish.ingredientsG,
          servings: dish.servings,
        })
  return (
    <div className={classNames(layout.stack, styles.page)}>
      {refusal && typeof confirm !== 'string' && Object.keys(errors).length === 0 && (
        <Notice tone="error">{refusal.message}</Notice>
      )}
      <Form
        method="post"
        action={LOG_PATH}
        className={classNames(card.card, card.pad, layout.stack)}
        onSubmit={(event: SubmitEvent<HTMLFormElement>) => {
          if (isBusy) event.preventDefault()
        }}
      >
        <input type="hidden" name="recipe" value={dish.key} />
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Segmented
          legend="Say how much by"
          name="by"
          options={[
            { value: 'portions', label: 'Portions' },
            { value: 'grams', label: 'Grams' },
          ]}
          defaultValue="portions"
          onChoose={setBy}
        />
        {/* Without scripts both ways are there, and the choice above decides. */}
        <div className={layout.stack} data-by={by}>
          <TextField
            className={styles.byPortions}
            label="Portions"
            name="portions"
            isFigure
            type="number"
            min={PORTIONS.min}
            max={PORTIONS.max}
            step={PORTIONS.step}
            value={portions}
            onChange={(event) => setPortions(event.target.value)}
            hint={`The recipe makes ${dish.servings}.`}
            error={errors['portions']}
          />
          <TextField
            className={styles.byGrams}
            label="Grams you ate"
            name="eatenG"
            isFigure
            autoComplete="off"
            maxLength={7}
            value={eatenG}
            onChange={(event) => setEatenG(event.target.value)}
            hint={`${EATEN_G.min} to ${formatKcal(EATEN_G.max)} g`}
            error={errors['eatenG']}
          />
          <TextField
            className={styles.byGrams}
            label="Weight after cooking, of the whole pot (optional)"
            name="cookedPotG"
            isFigure
            autoComplete="off"
            maxLength={8}
            value={cookedPotG}
            onChange={(event) => setCookedPotG(event.target.value)}
            hint={
              dish.ingredientsG > 0
                ? `In grams, without the pot itself, at most ${formatKcal(COOKED_POT_G.max)}. If you leave it out, we use the weight of the ingredients, about ${formatKcal(dish.ingredientsG)} g. Most dishes weigh less once they are cooked.`
                : 'In grams, without the pot itself.'
            }
            error={errors['cookedPotG']}
          />
        </div>
        <DayAndSlot day={today} today={today} slot={slot} errors={errors} />
        <p className={classNames(text.small, text.muted)} aria-live="polite">
          {counted !== null && counted > 0
            ? `${energy.words(dish.kcal * counted)}, ${formatPortions(counted)} ${counted === 1 ? 'portion' : 'portions'}.`
            : `A portion is ${energy.words(dish.kcal)}.`}
        </p>
        {isAsked && (
          <SecondLook
            key={confirm}
            question={refusal.message}
            confirm={confirm}
            isBusy={isBusy}
            onChange={() => setDismissed(confirm)}
          />
        )}
        {!isAsked && (
          <Button type="submit" isBusy={isBusy}>
            Add to diary
          </Button>
        )}
      </Form>
    </div>
  )
}

const formatPortions = (portions: number) => String(Math.round(portions * 100) / 100)
