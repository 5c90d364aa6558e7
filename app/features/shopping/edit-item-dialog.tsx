import type { SubmitEvent } from 'react'
import { typedPrice } from '#app/domain/shopping/price.ts'
import { CURRENCIES, MAX_ITEM_TEXT_LENGTH, MAX_NOTE_LENGTH } from '#app/domain/shopping/shopping-limits.ts'
import { useFormSender } from '#app/features/page/use-form-sender.ts'
import { Button } from '#app/ui/button.tsx'
import { closeDialog } from '#app/ui/close-dialog.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import dialog from '#app/ui/dialog.module.css'
import { SelectField, TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import styles from './shopping-dialogs.module.css'
import type { ShoppingItem } from './shopping-view.ts'
import type { UsedShopping } from './use-shopping.ts'

const EDIT_DIALOG = 'edit-line'

type EditItemDialogProps = {
  /** Null while it is closed. */
  item: ShoppingItem | null
  shopping: UsedShopping
  address: string
  onClose: () => void
}

/** One line in one's own words, with a note and what it costs. */
export function EditItemDialog({ item, shopping, address, onClose }: EditItemDialogProps) {
  return (
    <Dialog id={EDIT_DIALOG} title="Edit line" isOpen={item !== null} onClose={onClose}>
      {item && <EditForm key={item.id} item={item} shopping={shopping} address={address} />}
    </Dialog>
  )
}

type EditFormProps = Pick<EditItemDialogProps, 'shopping' | 'address'> & { item: ShoppingItem }

function EditForm({ item, shopping, address }: EditFormProps) {
  const { errors, problem, isBusy, submit } = useFormSender(shopping.send, () => closeDialog(EDIT_DIALOG))
  const remove = (event: SubmitEvent) => {
    event.preventDefault()
    closeDialog(EDIT_DIALOG)
    void shopping.change('remove', { itemId: item.id })
  }
  return (
    <>
      <form method="post" action={address} className={layout.stack} onSubmit={submit}>
        <input type="hidden" name="intent" value="edit" />
        <input type="hidden" name="itemId" value={item.id} />
        <TextField
          label="What to buy"
          name="text"
          required
          maxLength={MAX_ITEM_TEXT_LENGTH}
          defaultValue={item.text}
          error={errors['text']}
        />
        <TextField
          label="Note"
          name="note"
          maxLength={MAX_NOTE_LENGTH}
          defaultValue={item.note}
          placeholder="ripe ones"
          error={errors['note']}
        />
        <div className={styles.price}>
          <TextField
            label="Price, if you like"
            name="price"
            isFigure
            defaultValue={item.own?.price ? typedPrice(item.own.price.minor) : ''}
            hint="Remembered for this food."
            error={errors['price']}
          />
          <SelectField
            label="Currency"
            name="currency"
            options={CURRENCIES}
            defaultValue={item.own?.price?.currency ?? 'GBP'}
          />
        </div>
        {problem !== null && <Notice tone="error">{problem}</Notice>}
        <div className={dialog.actions}>
          <Button variant="secondary" type="submit" form="remove-line">
            Remove line
          </Button>
          <Button type="submit" isBusy={isBusy}>
            Save
          </Button>
        </div>
      </form>
      <form id="remove-line" method="post" action={address} onSubmit={remove}>
        <input type="hidden" name="intent" value="remove" />
        <input type="hidden" name="itemId" value={item.id} />
      </form>
    </>
  )
}
