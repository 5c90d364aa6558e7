import { useState } from 'react'
import { PhotoPicker } from '#app/features/photos/photo-picker.tsx'
import { sendPhoto } from '#app/features/photos/send-photo.ts'
import { TEXT_PHOTO_MESSAGES } from '#app/features/photos/text-photo-messages.ts'
import { usePhoto } from '#app/features/photos/use-photo.ts'
import { classNames } from '#app/ui/class-names.ts'
import field from '#app/ui/field.module.css'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import styles from './add-dialog.module.css'
import { ReadList } from './read-list.tsx'
import { ReceiptChips } from './receipt-chips.tsx'
import { describeReceipt, type ReceiptReading } from './receipt-foods.ts'
import type { UsedPantry } from './use-pantry.ts'

const READ_PATH = '/photos/receipt'

type Receipt = ReceiptReading & { key: string }

/** Foods by a photo of a receipt: read, ticked, then added. Nothing is added before that. */
export function ReceiptEntry({ send }: { send: UsedPantry['send'] }) {
  const [receipt, setReceipt] = useState<Receipt | null>(null)
  /** Indexes of the foods that are not ticked, while they are corrected. */
  const [corrected, setCorrected] = useState<readonly number[] | null>(null)
  const [said, setSaid] = useState('')
  const photo = usePhoto<ReceiptReading>({
    read: readPhotoOfReceipt,
    describe: describeReceipt,
    onRead: (read) => setReceipt({ ...read, key: crypto.randomUUID() }),
  })
  const forget = () => {
    setReceipt(null)
    setCorrected(null)
    setSaid('')
  }
  const finish = (addedCount: number | null) => {
    forget()
    photo.clear()
    setSaid(addedCount === null ? 'Added.' : `${addedCount} ${addedCount === 1 ? 'food' : 'foods'} added.`)
  }
  return (
    <div className={classNames(layout.stack, styles.entry)}>
      <div hidden={corrected !== null}>
        <PhotoPicker
          label="Photo of a till receipt"
          reading={photo.state}
          onPhoto={(file) => {
            forget()
            photo.read(file)
          }}
          onRetry={photo.retry}
          onRemoved={() => {
            forget()
            photo.clear()
          }}
        />
      </div>
      <output className={field.hint}>{said}</output>
      {receipt && receipt.leftOut.length > 0 && (
        <Notice>Left out, because it isn’t food: {receipt.leftOut.join(', ')}.</Notice>
      )}
      {receipt && corrected === null && (
        <ReceiptChips
          key={receipt.key}
          foods={receipt.foods}
          idempotencyKey={receipt.key}
          send={send}
          onAdded={finish}
          onCorrect={setCorrected}
        />
      )}
      {receipt && corrected !== null && (
        <ReadList
          read={{
            entries: receipt.foods.map((food) => ({ ...food, expiryDate: null, isFrozen: false })),
            refused: [],
          }}
          firstKey={receipt.key}
          firstLeft={corrected}
          send={send}
          backLabel="Back to the receipt"
          onBack={() => setCorrected(null)}
          onAdded={() => finish(null)}
        />
      )}
    </div>
  )
}

const readPhotoOfReceipt = (jpeg: Blob, { signal }: { signal: AbortSignal }): Promise<ReceiptReading> =>
  sendPhoto(READ_PATH, jpeg, { signal, failure: TEXT_PHOTO_MESSAGES.failed })
