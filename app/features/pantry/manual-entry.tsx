import { useRef } from 'react'
import { todayHere } from '#app/features/page/use-today.ts'
import { ScanButton } from '#app/features/products/scan-button.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Fold } from '#app/ui/fold.tsx'
import { TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import styles from './add-dialog.module.css'
import { IngredientFields } from './ingredient-fields.tsx'
import { ListEntry } from './list-entry.tsx'
import { useAdding } from './use-adding.ts'
import { PANTRY_PATH, type UsedPantry } from './use-pantry.ts'

type ManualEntryProps = { idempotencyKey: string; send: UsedPantry['send'] }

/** One food by its fields, or a whole list. The dialog stays open for the next one. */
export function ManualEntry({ idempotencyKey, send }: ManualEntryProps) {
  const one = useAdding(idempotencyKey, send)
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
      <ScanButton uses={['pantry']} serverDay={todayHere()} />
      <Fold summary="Add a whole list">
        <ListEntry idempotencyKey={`${idempotencyKey}-list`} send={send} />
      </Fold>
    </div>
  )
}
