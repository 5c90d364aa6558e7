import { useEffect, useState, useSyncExternalStore } from 'react'
import {
  NO_PHOTO,
  openPhotoDesk,
  type PhotoDesk,
  type PhotoDeskHandlers,
  type PhotoReading,
} from './photo-desk.ts'

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
export function usePhoto<Value>({ read, describe, onRead }: PhotoDeskHandlers<Value>): UsedPhoto<Value> {
  const [used] = useState(() => usable(openPhotoDesk<Value>()))
  const { desk } = used
  const state = useSyncExternalStore(desk.subscribe, desk.current, () => NO_PHOTO as PhotoReading<Value>)
  useEffect(() => desk.setHandlers({ read, describe, onRead }), [desk, read, describe, onRead])
  useEffect(() => () => desk.clear(), [desk])
  return { state, read: used.read, retry: used.retry, clear: desk.clear }
}

/** The same functions on every render, so that they can stand in lists of dependencies. */
function usable<Value>(desk: PhotoDesk<Value>) {
  return {
    desk,
    read: (file: Blob) => void desk.choose(file),
    retry: () => void desk.retry(),
  }
}
