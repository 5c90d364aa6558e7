import type { PantryItem } from './ingredients.server.ts'
import { useFormSender } from '#app/features/page/use-form-sender.ts'
import { closeDialog } from '#app/ui/close-dialog.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { CATEGORY_CHOICES } from './category-look.tsx'
import { IngredientFields } from './ingredient-fields.tsx'
import { PANTRY_PATH, type UsedPantry } from './use-pantry.ts'
import dialog from '#app/ui/dialog.module.css'

const EDIT_DIALOG = 'edit-ingredient'

type EditDialogProps = {
  /** Null while it is closed. */
  item: PantryItem | null
  send: UsedPantry['send']
  onClose: () => void
}

/** Every field of one ingredient. */
export function EditDialog({ item, send, onClose }: EditDialogProps) {
  return (
    <Dialog id={EDIT_DIALOG} title="Edit Ingredient" isOpen={item !== null} onClose={onClose}>
      {item && <EditForm key={item.id} item={item} send={send} />}
    </Dialog>
  )
}

function EditForm({ item, send }: { item: PantryItem; send: UsedPantry['send'] }) {
  const { errors, problem, isBusy, submit } = useFormSender(send, () => closeDialog(EDIT_DIALOG))
  return (
    <form method="post" action={PANTRY_PATH} className={layout.stack} onSubmit={submit}>
      <input type="hidden" name="intent" value="update" />
      <input type="hidden" name="id" value={item.id} />
      <IngredientFields item={item} errors={errors} />
      <SelectField
        label="Category"
        name="category"
        options={[{ value: '', label: 'By its name' }, ...CATEGORY_CHOICES]}
        defaultValue={item.category}
        error={errors['category']}
      />
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <div className={dialog.actions}>
        <Button variant="secondary" {...closesDialog(EDIT_DIALOG)}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isBusy}>
          Save
        </Button>
      </div>
    </form>
  )
}
