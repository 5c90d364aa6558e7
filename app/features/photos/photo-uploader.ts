import { AppError, type ErrorCode } from '#app/domain/errors.ts'
import { PHOTO_MESSAGES } from './photo-messages.ts'

/** Where a photo is on its way from the file to what is in it. */
export type PhotoReading<Value> = {
  state: 'none' | 'compressing' | 'reading' | 'read' | 'failed' | 'not-set-up'
  /** Name of the chosen file; null when there is no photo. */
  name: string | null
  /** Object URL and size of the compressed photo, as soon as there is one. It stays when reading fails. */
  previewUrl: string | null
  sizeBytes: number | null
  /** What was read in it. */
  value: Value | null
  /** What to say: the result in a few words, or what went wrong. */
  message: string | null
  /** Why it failed: `signed-out` is for the page to answer with its sign-in dialog. */
  code: ErrorCode | null
}

export const NO_PHOTO: PhotoReading<never> = {
  state: 'none',
  name: null,
  previewUrl: null,
  sizeBytes: null,
  value: null,
  message: null,
  code: null,
}

export type PhotoUploaderHandlers<Value> = {
  /** Looks at a compressed photo; throws `AppError` with the sentence to show. */
  read(jpeg: Blob, options: { signal: AbortSignal }): Promise<Value>
  /** The result in a few words: "6 foods found". */
  describe(value: Value): string
  /** Called once for each photo that was read. */
  onRead?: ((value: Value) => unknown) | undefined
}

export type PhotoUploader<Value> = {
  current(): PhotoReading<Value>
  subscribe(listener: () => void): () => void
  setHandlers(handlers: PhotoUploaderHandlers<Value>): void
  /** Takes a photo in place of the one that is there; a run under way is ended. */
  choose(file: Blob): Promise<void>
  /** Reads the photo that is there once more. */
  retry(): Promise<void>
  clear(): void
}

type Outside = {
  compress: (file: Blob, options: { signal: AbortSignal }) => Promise<Blob>
  urls: Pick<typeof URL, 'createObjectURL' | 'revokeObjectURL'>
}

/** Its script comes with the first photo. */
const compressLate: Outside['compress'] = async (file, options) =>
  (await import('./compress-photo.ts')).compressPhoto(file, options)

/** Holds one photo at a time, apart from any component: compresses it, has it read, and frees what it made. */
export function openPhotoUploader<Value>(
  { compress, urls }: Outside = { compress: compressLate, urls: URL },
): PhotoUploader<Value> {
  let reading: PhotoReading<Value> = NO_PHOTO
  let jpeg: Blob | null = null
  let run = new AbortController()
  let handlers: PhotoUploaderHandlers<Value> | null = null
  const listeners = new Set<() => void>()

  const show = (next: PhotoReading<Value>) => {
    if (reading.previewUrl && reading.previewUrl !== next.previewUrl) urls.revokeObjectURL(reading.previewUrl)
    reading = next
    for (const listener of listeners) listener()
  }
  const startRun = () => {
    run.abort()
    run = new AbortController()
    return run.signal
  }
  const fail = (error: unknown, signal: AbortSignal) => {
    if (signal.aborted) return
    const refusal =
      error instanceof AppError
        ? error
        : new AppError('failed', PHOTO_MESSAGES.cannotProcess, { cause: error })
    show({
      ...reading,
      state: refusal.code === 'unavailable' ? 'not-set-up' : 'failed',
      name: jpeg ? reading.name : null,
      message: refusal.message,
      code: refusal.code,
    })
  }
  const look = async (photo: Blob, signal: AbortSignal) => {
    if (!handlers) return
    show({ ...reading, state: 'reading', value: null, message: null, code: null })
    const value = await handlers.read(photo, { signal })
    if (signal.aborted) return
    show({ ...reading, state: 'read', value, message: handlers.describe(value) })
    handlers.onRead?.(value)
  }

  return {
    current: () => reading,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    setHandlers(next) {
      handlers = next
    },
    async choose(file) {
      const signal = startRun()
      jpeg = null
      show({ ...NO_PHOTO, state: 'compressing', name: nameOf(file) })
      try {
        const compressed = await compress(file, { signal })
        if (signal.aborted) return
        jpeg = compressed
        show({ ...reading, previewUrl: urls.createObjectURL(compressed), sizeBytes: compressed.size })
        await look(compressed, signal)
      } catch (error) {
        fail(error, signal)
      }
    },
    async retry() {
      if (!jpeg) return
      const signal = startRun()
      try {
        await look(jpeg, signal)
      } catch (error) {
        fail(error, signal)
      }
    },
    clear() {
      startRun()
      jpeg = null
      show(NO_PHOTO)
    },
  }
}

/** Pasted pictures and those of some cameras have no name. */
function nameOf(file: Blob): string {
  return file instanceof File && file.name !== '' ? file.name : 'Photo'
}
