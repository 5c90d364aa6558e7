import type { PantryItem } from './ingredients.server.ts'
import { useState } from 'react'
import { amountText } from '#app/domain/pantry/quantity.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { Tabs } from '#app/ui/tabs.tsx'
import styles from './add-dialog.module.css'
import { ManualEntry } from './manual-entry.tsx'
import { PhotoEntry } from './photo-entry.tsx'
import { ReceiptEntry } from './receipt-entry.tsx'
import type { UsedPantry } from './use-pantry.ts'
import field from '#app/ui/field.module.css'

export const ADD_DIALOG = 'add-ingredients'

type AddDialogProps = { isVisionSet: boolean; idempotencyKey: string; send: UsedPantry['send'] }

/** Adds foods by a photo of them, by hand or by a receipt; lists what has been added since it was opened. */
export function AddDialog({ isVisionSet, idempotencyKey, send }: AddDialogProps) {
  const [added, setAdded] = useState<readonly PantryItem[]>([])
  const add: UsedPantry['send'] = async (form) => {
    const answer = await send(form)
    const news = answer.ok ? (answer.value.added ?? []) : []
    setAdded((before) => [...news, ...before.filter(({ id }) => !news.some((one) => one.id === id))])
    return answer
  }
  const photo = {
    id: 'photo',
    label: 'Photo Upload',
    panel: <PhotoEntry isVisionSet={isVisionSet} send={add} />,
  }
  const manual = {
    id: 'manual',
    label: 'Manual Entry',
    panel: <ManualEntry idempotencyKey={idempotencyKey} send={add} />,
  }
  const receipt = { id: 'receipt', label: 'Receipt', panel: <ReceiptEntry send={add} /> }
  return (
    <Dialog id={ADD_DIALOG} title="Add Ingredients" onClose={() => setAdded([])}>
      <Tabs
        label="How to add them"
        // Typing works everywhere, also without scripts.
        initialId="manual"
        tabs={isVisionSet ? [photo, manual, receipt] : [manual, photo, receipt]}
      />
      {added.length > 0 && (
        <section className={styles.added} aria-labelledby="added-heading">
          <h3 id="added-heading">Added</h3>
          <ul>
            {added.map(({ id, name, quantity, unit, isEstimated }) => (
              <li key={id}>
                <span>{name}</span>
                <span className={field.hint}>
                  {isEstimated && 'about '}
                  {amountText(Number(quantity), unit)}
                </span>
              </li>
            ))}
          </ul>
        </section>
      )}
    </Dialog>
  )
}
