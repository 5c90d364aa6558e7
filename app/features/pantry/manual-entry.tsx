import { useRef, useState } from 'react'
import { useFormSender } from '#app/features/page/use-form-sender.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Fold } from '#app/ui/fold.tsx'
import { TextArea, TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import styles from './add-dialog.module.css'
import { IngredientFields } from './ingredient-fields.tsx'
import { PANTRY_PATH, type UsedPantry } from './use-pantry.ts'

type ManualEntryProps = { idempotencyKey: string; send: UsedPantry['send'] }

/** One food by its fields, or a whole list. The dialog stays open for the next one. */
export function ManualEntry({ idempotencyKey, send }: ManualEntryProps) {
  const one = useAdding(idempotencyKey, send)
  const list = useAdding(`${idempotencyKey}-list`, send)
  const listFold = useRef<HTMLDivElement>(null)
  const takeList = (text: string) => {
    const [fold, area] = ['details', 'textarea'].map((name) => listFold.current?.querySelector(name))
    if (!(fold instanceof HTMLDetailsElement) || !(area instanceof HTMLTextAreaElement)) return
    fold.open = true
    area.value = text
    area.focus()
  }
  return (
    <div className={classNames(layout.stack, styles.entry)} ref={listFold}>
      <form method="post" action={PANTRY_PATH} className={layout.stack} onSubmit={one.submit}>
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="idempotencyKey" value={one.key} />
        <IngredientFields errors={one.errors} onPasteList={takeList} />
        <TextField
          label="Price (optional)"
          name="price"
          maxLength={9}
          autoComplete="off"
          isFigure
          hint="Of all of it, in your own money: it shows what wasted food costs."
          error={one.errors['price']}
        />
        {one.problem && <Notice tone="error">{one.problem}</Notice>}
        <Button type="submit" isBlock isBusy={one.isBusy}>
          Add Ingredient
        </Button>
      </form>
      <Fold summary="Add a whole list">
        <form method="post" action={PANTRY_PATH} className={layout.stack} onSubmit={list.submit}>
          <input type="hidden" name="intent" value="add-list" />
          <input type="hidden" name="idempotencyKey" value={list.key} />
          <TextArea
            label="One food a line"
            name="list"
            required
            rows={5}
            placeholder={'500 g chicken\n2 tins of chickpeas\n1 l milk'}
            hint="Where a line names no amount, one is estimated."
            error={list.errors['list']}
          />
          {list.problem && <Notice tone="error">{list.problem}</Notice>}
          {list.refused.length > 0 && <Notice tone="warn">Left out: {list.refused.join(' ')}</Notice>}
          <Button type="submit" variant="secondary" isBlock isBusy={list.isBusy}>
            Add List
          </Button>
        </form>
      </Fold>
    </div>
  )
}

/** A form that adds: the same click sent twice adds once, and after each success it is empty for the next, or holds it. */
function useAdding(firstKey: string, send: UsedPantry['send']) {
  const [key, setKey] = useState(firstKey)
  const { answer, errors, problem, isBusy, submit } = useFormSender(send, (_, form, isAsSent) => {
    setKey(crypto.randomUUID())
    if (!isAsSent) return
    form.reset()
    form.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus()
  })
  return {
    key,
    isBusy,
    errors,
    problem,
    refused: answer?.ok ? (answer.value.refused ?? []) : [],
    submit,
  }
}
