import { type ClipboardEvent, type DragEvent, type RefObject, useState } from 'react'
import type { ContentFormat } from '#app/domain/blog/blog.ts'
import { insertAt, pictureSource } from './picture-source.ts'
import { uploadFile } from './upload-file.ts'

/** Pictures pasted or dropped into a text: uploaded, then written where the cursor is. */
export function usePictureDrop(area: RefObject<HTMLTextAreaElement | null>, format: ContentFormat) {
  const [isOver, setIsOver] = useState(false)
  const [state, setState] = useState<'idle' | 'busy'>('idle')
  const [message, setMessage] = useState('')

  const take = async (files: readonly File[]) => {
    setState('busy')
    setMessage('')
    for (const file of files) {
      const result = await uploadFile(file)
      if (!result.ok) setMessage(result.message)
      else if (area.current) insertAt(area.current, `${pictureSource(result.value, format)}\n`)
    }
    setState('idle')
  }

  const handlers = {
    onPaste: (event: ClipboardEvent<HTMLTextAreaElement>) => {
      const files = picturesOf(event.clipboardData)
      // Word processors also put a picture of the copied text on the clipboard: paste the text then.
      if (files.length === 0 || event.clipboardData.types.includes('text/plain')) return
      event.preventDefault()
      void take(files)
    },
    onDragOver: (event: DragEvent<HTMLTextAreaElement>) => {
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      event.dataTransfer.dropEffect = 'copy'
      setIsOver(true)
    },
    onDragLeave: () => setIsOver(false),
    onDrop: (event: DragEvent<HTMLTextAreaElement>) => {
      setIsOver(false)
      if (!event.dataTransfer.types.includes('Files')) return
      event.preventDefault()
      void take(picturesOf(event.dataTransfer))
    },
  }
  return { isOver, state, message, handlers }
}

const picturesOf = (data: DataTransfer) => [...data.files].filter((file) => file.type.startsWith('image/'))
