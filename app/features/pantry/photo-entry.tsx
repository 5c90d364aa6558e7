import { useState } from 'react'
import { PHOTO_MESSAGES } from '#app/features/photos/photo-messages.ts'
import { PhotoPicker } from '#app/features/photos/photo-picker.tsx'
import { PHOTO_REFUSALS } from '#app/features/photos/photo-refusals.ts'
import { type IngredientReading, usePhotoReading } from '#app/features/photos/use-photo-reading.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import styles from './add-dialog.module.css'
import { addSeenFoods, type SeenFoodsAdded } from './add-seen-foods.ts'
import type { UsedPantry } from './use-pantry.ts'
import field from '#app/ui/field.module.css'

type PhotoEntryProps = { isVisionSet: boolean; send: UsedPantry['send'] }

type Adding = { doneCount: number; count: number } | null

const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms)
  })

/** What cannot be made smaller cannot be processed: here the specification says it so. */
const inPantryWords = (reading: IngredientReading): IngredientReading =>
  reading.message === PHOTO_REFUSALS.cannotCompress
    ? { ...reading, message: PHOTO_MESSAGES.cannotProcess }
    : reading

/** Foods by a photo: read, then added one by one with amounts that are estimated. */
export function PhotoEntry({ isVisionSet, send }: PhotoEntryProps) {
  const [adding, setAdding] = useState<Adding>(null)
  const [outcome, setOutcome] = useState<SeenFoodsAdded | null>(null)
  const addAll = async (names: readonly string[]) => {
    const photoKey = crypto.randomUUID()
    setOutcome(null)
    const result = await addSeenFoods(names, {
      pause,
      onProgress: (doneCount) => setAdding({ doneCount, count: names.length }),
      add: (name, position) => {
        const form = new FormData()
        form.set('intent', 'add-seen')
        form.set('name', name)
        form.set('idempotencyKey', `${photoKey}-${position}`)
        return send(form)
      },
    })
    setAdding(null)
    setOutcome(result)
  }
  const photo = usePhotoReading((names) => void addAll(names))

  if (!isVisionSet) return <p className={classNames(field.hint, styles.entry)}>{PHOTO_MESSAGES.notSetUp}</p>
  const start = (file: File) => {
    setOutcome(null)
    photo.read(file)
  }
  return (
    <div className={classNames(layout.stack, styles.entry)}>
      <PhotoPicker
        reading={inPantryWords(photo.state)}
        onPhoto={start}
        onRetry={photo.retry}
        onRemoved={() => {
          setOutcome(null)
          photo.clear()
        }}
      />
      <output className={field.hint}>
        {adding
          ? `Adding ${adding.doneCount + 1} of ${adding.count}`
          : outcome && outcome.addedCount > 0
            ? `${outcome.addedCount} added. Their amounts are estimated: correct them in the list.`
            : ''}
      </output>
      {outcome?.message && (
        <Notice tone="error" title={outcome.message}>
          {outcome.reason}
        </Notice>
      )}
    </div>
  )
}
