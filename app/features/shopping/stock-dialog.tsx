import { useState } from 'react'
import { addDays, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { PANTRY_UNITS, quantityText } from '#app/domain/pantry/quantity.ts'
import { useFormSender } from '#app/features/page/use-form-sender.ts'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import { closeDialog } from '#app/ui/close-dialog.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import dialog from '#app/ui/dialog.module.css'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toasts.ts'
import text from '#app/ui/text.module.css'
import styles from './shopping-dialogs.module.css'
import type { ShoppingItem } from './shopping-view.ts'
import type { UsedShopping } from './use-shopping.ts'

const STOCK_DIALOG = 'into-pantry'

type StockDialogProps = {
  isOpen: boolean
  /** What lies in the basket. */
  items: readonly ShoppingItem[]
  shopping: UsedShopping
  address: string
  today: PlainDate
  onClose: () => void
}

/** What was bought, as rows of the pantry: amounts and dates are guesses, to be set right before they are saved. */
export function StockDialog({ isOpen, items, shopping, address, today, onClose }: StockDialogProps) {
  return (
    <Dialog id={STOCK_DIALOG} title="Into your pantry" isOpen={isOpen} onClose={onClose} isWide>
      {isOpen && <StockForm items={items} shopping={shopping} address={address} today={today} />}
    </Dialog>
  )
}

function StockForm({
  items,
  shopping,
  address,
  today,
}: Pick<StockDialogProps, 'items' | 'shopping' | 'address' | 'today'>) {
  // As it was opened: what somebody else ticks meanwhile must not shift the rows under the hand.
  const [rows] = useState(items)
  const { answer, isBusy, submit } = useFormSender(shopping.send, ({ change }) => {
    closeDialog(STOCK_DIALOG)
    showToast(change.said ?? '')
  })
  return (
    <form method="post" action={address} className={layout.stack} onSubmit={submit}>
      <input type="hidden" name="intent" value="stock" />
      <p className={text.muted}>
        Amounts and dates are guesses: whole packs, and how long such food usually keeps. Correct what is
        wrong.
      </p>
      <ul className={styles.bought}>
        {rows.map((item) => (
          <BoughtRow key={item.id} item={item} today={today} />
        ))}
      </ul>
      {answer?.ok === false && <Notice tone="error">{answer.message}</Notice>}
      <div className={dialog.actions}>
        <Button variant="secondary" {...closesDialog(STOCK_DIALOG)}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isBusy}>
          Put into pantry
        </Button>
      </div>
    </form>
  )
}

function BoughtRow({ item, today }: { item: ShoppingItem; today: PlainDate }) {
  const purchase = item.own?.purchase
  if (!purchase) return null
  const { name, quantity, unit, keepsDays } = purchase
  return (
    <li>
      <input type="hidden" name="itemIds[]" value={item.id} />
      <input type="hidden" name="names[]" value={name} />
      {/* What no food table knows is seldom food: foil, cat food. */}
      <Check label={name} name="chosen[]" value={item.id} defaultChecked={item.aisle !== 'Everything else'} />
      <TextField
        label={`Amount of ${name}`}
        isLabelHidden
        isFigure
        name="quantities[]"
        required
        defaultValue={quantityText(quantity)}
      />
      <SelectField
        label={`Unit of ${name}`}
        isLabelHidden
        name="units[]"
        options={PANTRY_UNITS}
        defaultValue={unit}
      />
      <TextField
        label={`${name} keeps until`}
        isLabelHidden
        type="date"
        name="expiryDates[]"
        defaultValue={keepsDays === null ? '' : addDays(today, keepsDays)}
      />
    </li>
  )
}
