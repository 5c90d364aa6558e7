import { useRef } from 'react'
import { WASTE_REASONS, type WasteReason } from '#app/domain/pantry/ledger.ts'
import type { LotUseKind } from '#app/domain/pantry/lot-uses.ts'
import { useFormSender } from '#app/features/page/use-form-sender.ts'
import { Button } from '#app/ui/button.tsx'
import { closeDialog } from '#app/ui/close-dialog.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import dialog from '#app/ui/dialog.module.css'
import { SelectField, TextField } from '#app/ui/field.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import type { PantryItem } from './ingredients.server.ts'
import { amountInWords, USE_LABELS } from './take-words.ts'
import { PANTRY_PATH, type UsedPantry } from './use-pantry.ts'

const TAKE_DIALOG = 'take-from-lot'

const REASON_LABELS: Readonly<Record<WasteReason, string>> = {
  expired: 'It was past its date',
  spoiled: 'It had gone off',
  'too much': 'There was too much',
  'did not like': 'Nobody liked it',
}

export type Taking = { item: PantryItem; use: LotUseKind }

type TakeDialogProps = {
  /** Null while it is closed. */
  taking: Taking | null
  /** For the first click of the page; later ones make their own. */
  idempotencyKey: string
  take: UsedPantry['take']
  onClose: () => void
}

/** How much of a food was used, frozen, given or thrown away, and why. */
export function TakeDialog({ taking, idempotencyKey, take, onClose }: TakeDialogProps) {
  const title = taking ? `${USE_LABELS[taking.use]}: ${taking.item.name}` : ''
  return (
    <Dialog id={TAKE_DIALOG} title={title} isOpen={taking !== null} onClose={onClose}>
      {taking && <TakeForm key={taking.item.id + taking.use} {...{ taking, idempotencyKey, take }} />}
    </Dialog>
  )
}

type TakeFormProps = Omit<TakeDialogProps, 'taking' | 'onClose'> & { taking: Taking }

function TakeForm({ taking: { item, use }, idempotencyKey, take }: TakeFormProps) {
  const key = useRef<string | null>(null)
  const takeOnce = (form: FormData) => {
    key.current ??= crypto.randomUUID()
    form.set('idempotencyKey', key.current)
    return take(form)
  }
  const { errors, problem, isBusy, submit } = useFormSender(takeOnce, () => closeDialog(TAKE_DIALOG))
  return (
    <form method="post" action={PANTRY_PATH} className={layout.stack} onSubmit={submit}>
      <input type="hidden" name="intent" value="take" />
      <input type="hidden" name="id" value={item.id} />
      <input type="hidden" name="use" value={use} />
      <input type="hidden" name="idempotencyKey" value={`${idempotencyKey}-take`} />
      <TextField
        label="How much"
        name="quantity"
        required
        maxLength={12}
        defaultValue={item.quantity}
        autoComplete="off"
        isFigure
        hint={`Of ${amountInWords(item)}.`}
        error={errors['quantity']}
      />
      {use === 'binned' && (
        <SelectField
          label="Why"
          name="reason"
          options={[
            { value: '', label: 'No reason given' },
            ...WASTE_REASONS.map((value) => ({ value, label: REASON_LABELS[value] })),
          ]}
          error={errors['reason']}
        />
      )}
      {problem !== null && <Notice tone="error">{problem}</Notice>}
      <div className={dialog.actions}>
        <Button variant="secondary" {...closesDialog(TAKE_DIALOG)}>
          Cancel
        </Button>
        <Button type="submit" isBusy={isBusy}>
          {USE_LABELS[use]}
        </Button>
      </div>
    </form>
  )
}
