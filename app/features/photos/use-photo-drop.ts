import { type DragEvent, type RefObject, useEffect, useState } from 'react'

/**
 * Photos dropped on an area, or pasted while it is under the pointer or holds the focus. A file that misses the area
 * does not make the browser leave the page. `onFile` gets the first file, or null for something that is no file.
 */
export function usePhotoDrop(area: RefObject<HTMLElement | null>, onFile: (file: File | null) => void) {
  const [isOver, setIsOver] = useState(false)

  useEffect(() => {
    const holdOn = (event: globalThis.DragEvent) => {
      if (carriesFiles(event.dataTransfer) && !isFileInput(event.target)) event.preventDefault()
    }
    document.addEventListener('dragover', holdOn)
    document.addEventListener('drop', holdOn)
    return () => {
      document.removeEventListener('dragover', holdOn)
      document.removeEventListener('drop', holdOn)
    }
  }, [])

  useEffect(() => {
    // Heard on the document: without a focus of its own, the area gets no paste event.
    const paste = (event: globalThis.ClipboardEvent) => {
      const element = area.current
      const file = event.clipboardData?.files[0]
      if (!element || !file || !(element.matches(':hover') || element.contains(document.activeElement)))
        return
      event.preventDefault()
      onFile(file)
    }
    document.addEventListener('paste', paste)
    return () => document.removeEventListener('paste', paste)
  }, [area, onFile])

  const dragOver = (event: DragEvent) => {
    event.preventDefault()
    event.dataTransfer.dropEffect = 'copy'
    setIsOver(true)
  }
  return {
    isOver,
    handlers: {
      onDragEnter: dragOver,
      onDragOver: dragOver,
      onDragLeave: (event: DragEvent) => {
        // Also sent on the way to a child of the area.
        if (!(event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget)))
          setIsOver(false)
      },
      onDrop: (event: DragEvent) => {
        event.preventDefault()
        setIsOver(false)
        onFile(event.dataTransfer.files[0] ?? null)
      },
    },
  }
}

function carriesFiles(transfer: DataTransfer | null): boolean {
  return transfer?.types.includes('Files') ?? false
}

function isFileInput(target: EventTarget | null): boolean {
  return target instanceof HTMLInputElement && target.type === 'file'
}
