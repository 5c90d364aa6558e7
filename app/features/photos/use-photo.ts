import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  NO_PHOTO,
  openPhotoUploader,
  type PhotoUploader,
  type PhotoUploaderHandlers,
  type PhotoReading,
} from './photo-uploader.ts'

export type UsedPhoto<Value> = {
  /** Give it to `PhotoPicker` as `reading`. */
  state: PhotoReading<Value>
  /** Compresses and reads a chosen file; replaces the photo before it. */
  read(file: Blob): void
  /** Reads the same photo once more. */
  retry(): void
  /** Takes the photo, its preview and what was read away. */
  clear(): void
}

/**
 * One photo of a page, looked at by `read`: ingredients, a meal. What it holds is freed with the component.
 * The generator's and the pantry's is `usePhotoReading`.
 */
export function usePhoto<Value>({ read, describe, onRead }: PhotoUploaderHandlers<Value>): UsedPhoto<Value> {
  const [used] = useState(() => usable(openPhotoUploader<Value>()))
  const { uploader } = used
  const state = useSyncExternalStore(
    uploader.subscribe,
    uploader.current,
    () => NO_PHOTO as PhotoReading<Value>,
  )
  useEffect(() => uploader.setHandlers({ read, describe, onRead }), [uploader, read, describe, onRead])
  useEffect(() => () => uploader.clear(), [uploader])
  return { state, read: used.read, retry: used.retry, clear: uploader.clear }
}

/** The same functions on every render, so that they can stand in lists of dependencies. */
function usable<Value>(uploader: PhotoUploader<Value>) {
  return {
    uploader,
    read: (file: Blob) => void uploader.choose(file),
    retry: () => void uploader.retry(),
  }
}
