import Camera from 'lucide-react/icons/camera'
import ImagePlus from 'lucide-react/icons/image-plus'
import Trash from 'lucide-react/icons/trash-2'
import {
  type ChangeEvent,
  type Ref,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Bone } from '#app/ui/skeleton.tsx'
import text from '#app/ui/text.module.css'
import type { PhotoReading } from './photo-uploader.ts'
import { claimsToBeImage } from './image-claim.ts'
import { PHOTO_MESSAGES } from './photo-messages.ts'
import styles from './photo-picker.module.css'
import { PhotoStatus } from './photo-status.tsx'
import { usePhotoDrop } from './use-photo-drop.ts'
import dropArea from '#app/ui/drop-area.module.css'
import field from '#app/ui/field.module.css'

type PhotoPickerProps = {
  /** `state` of `usePhotoReading` or `usePhoto`. */
  reading: PhotoReading<unknown>
  /** Gets each image that is chosen, dropped, pasted or taken; a second one replaces the first. */
  onPhoto(photo: File): void
  onRemoved(): void
  /** Offered where reading failed and the photo is still there. */
  onRetry?(): void
  /** What the photo is to show. */
  label?: string
  /** `open()` brings up the browser's file picker; call it from a click. */
  ref?: Ref<PhotoPickerHandle>
}

export type PhotoPickerHandle = { open(): void }

/** A photo of food: choose, drop, paste or take it, see it, have it read, remove it. Knows nothing of what is read. */
export function PhotoPicker({
  reading,
  onPhoto,
  onRemoved,
  onRetry,
  label = 'Add a photo of your ingredients',
  ref,
}: PhotoPickerProps) {
  const area = useRef<HTMLFieldSetElement>(null)
  const input = useRef<HTMLInputElement>(null)
  const camera = useRef<HTMLInputElement>(null)
  const [refusal, setRefusal] = useState<string | null>(null)
  const isWorking = reading.state === 'compressing' || reading.state === 'reading'
  const hasPhoto = reading.name !== null

  const take = useCallback(
    (file: File | null | undefined) => {
      const isImage = file instanceof File && claimsToBeImage(file)
      setRefusal(isImage ? null : PHOTO_MESSAGES.notAnImageFile)
      if (isImage) onPhoto(file)
    },
    [onPhoto],
  )
  const takeFrom = useCallback(
    (element: HTMLInputElement) => {
      if (!element.files?.length) return
      take(element.files[0])
      // Otherwise the same file chosen again would be no change.
      element.value = ''
    },
    [take],
  )
  const change = (event: ChangeEvent<HTMLInputElement>) => takeFrom(event.currentTarget)
  const { isOver, handlers } = usePhotoDrop(area, take)

  // A photo chosen before this script ran is in the field already.
  useEffect(() => {
    if (input.current) takeFrom(input.current)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once, after hydration
  }, [])
  useImperativeHandle(ref, () => ({ open: () => input.current?.click() }), [])

  const remove = () => {
    setRefusal(null)
    onRemoved()
    input.current?.focus()
  }
  const retry = () => {
    onRetry?.()
    // The button goes as the work starts.
    input.current?.focus()
  }

  return (
    <fieldset
      ref={area}
      className={classNames(layout.stack, layout.needsScript, styles.picker)}
      aria-label="Photo"
      {...handlers}
    >
      {hasPhoto && (
        <div className={styles.photo} aria-busy={isWorking}>
          {reading.previewUrl ? (
            <img className={styles.preview} src={reading.previewUrl} alt={`Preview of ${reading.name}`} />
          ) : (
            <Bone className={styles.preview} />
          )}
          <div className={styles.words}>
            <p className={styles.name}>{reading.name}</p>
            {reading.sizeBytes !== null && (
              <p className={classNames(text.small, text.muted)}>{sizeInWords(reading.sizeBytes)}</p>
            )}
          </div>
          <Button variant="quiet" isIcon isSmall aria-label="Remove photo" onClick={remove}>
            <Trash className={text.icon} aria-hidden />
          </Button>
        </div>
      )}
      <PhotoStatus reading={reading} refusal={refusal} />
      <div className={hasPhoto ? layout.row : layout.stack}>
        {hasPhoto && reading.state === 'failed' && onRetry && (
          <Button variant="secondary" isSmall onClick={retry}>
            Try again
          </Button>
        )}
        {/* The same field in both looks, so that the focus stays on it while a photo is chosen. */}
        <label
          className={classNames(dropArea.area, hasPhoto ? styles.chooseAnother : styles.choose)}
          data-over={isOver}
        >
          <input ref={input} type="file" accept="image/*" onChange={change} />
          {hasPhoto ? (
            <span>Choose another</span>
          ) : (
            <>
              <ImagePlus className={text.icon} aria-hidden />
              <b>{label}</b>
              <span className={field.hint}>Choose one, drop it here, or paste it</span>
            </>
          )}
        </label>
        <input ref={camera} type="file" accept="image/*" capture="environment" onChange={change} hidden />
        <Button
          variant="secondary"
          isSmall={hasPhoto}
          isBlock={!hasPhoto}
          className={styles.camera}
          onClick={() => camera.current?.click()}
        >
          <Camera className={text.icon} aria-hidden />
          Take a photo
        </Button>
      </div>
    </fieldset>
  )
}

function sizeInWords(bytes: number): string {
  return bytes < 950_000 ? `${Math.max(1, Math.round(bytes / 1000))} KB` : '1 MB'
}
