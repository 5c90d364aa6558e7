import { useCallback, useState } from 'react'
import { LABEL_FIGURES, type LabelValues } from '#app/domain/products/label.ts'
import { PhotoPicker } from '#app/features/photos/photo-picker.tsx'
import { sendPhoto } from '#app/features/photos/send-photo.ts'
import { TEXT_PHOTO_MESSAGES } from '#app/features/photos/text-photo-messages.ts'
import { usePhoto } from '#app/features/photos/use-photo.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import type { LabelReading } from './read-label-photo.server.ts'

const READ_PATH = '/photos/label'

type LabelPhotoProps = {
  /** Gets the figures of 100 g or 100 ml that could be read, and the text they were read from. */
  onRead(values: Partial<LabelValues>, text: string): void
}

/** A photo of a nutrition table: read on the server, given on to a form, and what could not be read is said. */
export function LabelPhoto({ onRead }: LabelPhotoProps) {
  const [unread, setUnread] = useState<readonly string[]>([])
  const photo = usePhoto<LabelReading>({
    read: readPhotoOfLabel,
    describe: describeLabel,
    onRead: useCallback(
      (label: LabelReading) => {
        setUnread(label.unread)
        onRead(label.values, label.text)
      },
      [onRead],
    ),
  })
  const start = (file: File) => {
    setUnread([])
    photo.read(file)
  }
  const clear = () => {
    setUnread([])
    photo.clear()
  }
  return (
    <div className={layout.stack}>
      <PhotoPicker
        label="Photograph the label"
        reading={photo.state}
        onPhoto={start}
        onRetry={photo.retry}
        onRemoved={clear}
      />
      {photo.state.state === 'read' && unread.length > 0 && (
        <Notice tone="warn" title="Not everything could be read">
          {unread.join(' ')}
        </Notice>
      )}
    </div>
  )
}

const readPhotoOfLabel = (jpeg: Blob, { signal }: { signal: AbortSignal }): Promise<LabelReading> =>
  sendPhoto(READ_PATH, jpeg, { signal, failure: TEXT_PHOTO_MESSAGES.failed })

function describeLabel({ values }: LabelReading): string {
  const count = LABEL_FIGURES.filter((name) => typeof values[name] === 'number').length
  return `${count} ${count === 1 ? 'figure' : 'figures'} read. Check ${count === 1 ? 'it' : 'them'} against the pack.`
}
