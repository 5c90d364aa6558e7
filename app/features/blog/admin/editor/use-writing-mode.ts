import { useEffect, useRef, useState } from 'react'
import type { ContentFormat } from '#app/domain/blog/blog.ts'
import type { PostFields } from '#app/domain/blog/post-fields.ts'
import { convertText } from './use-preview.ts'

const KEPT_AS = 'editor-mode'

export type WritingMode = 'visual' | ContentFormat

type Text = Pick<PostFields, 'content' | 'contentFormat'>

/**
 * How the text is shown while it is written: as a document, as Markdown or as HTML. Another source is the same text
 * converted; one that was not changed since comes back as it was. Before the page's script runs the mode is null.
 */
export function useWritingMode({
  content,
  contentFormat,
  onChange,
}: Text & { onChange: (part: Partial<PostFields>) => void }) {
  const [mode, setMode] = useState<WritingMode | null>(null)
  const [view, setView] = useState('both')
  const [message, setMessage] = useState('')
  const before = useRef<{ from: Text; to: Text } | null>(null)
  const first = useRef(contentFormat)
  const latest = useRef(content)
  useEffect(() => {
    latest.current = content
  }, [content])

  useEffect(() => {
    const isVisual = keptMode() !== 'source'
    setMode(isVisual ? 'visual' : first.current)
    if (isVisual) setView('write')
  }, [])

  const choose = async (value: string) => {
    setMessage('')
    keepMode(value === 'visual' ? 'visual' : 'source')
    if (value === 'visual') {
      setMode('visual')
      return
    }
    const format: ContentFormat = value === 'html' ? 'html' : 'markdown'
    if (format !== contentFormat && content.trim() !== '') {
      const { from, to } = before.current ?? {}
      if (from && to?.content === content && from.contentFormat === format) onChange(from)
      else {
        const result = await convertText(content, contentFormat)
        if (!result.ok) {
          setMessage(result.message)
          return
        }
        // What was typed while the answer was under way is not in it.
        if (latest.current !== content) {
          setMessage('The text changed while it was being converted, so it stays as it is. Choose again.')
          return
        }
        const converted: Text = { content: result.value, contentFormat: format }
        before.current = { from: { content, contentFormat }, to: converted }
        onChange(converted)
      }
    } else if (format !== contentFormat) onChange({ contentFormat: format })
    setMode(format)
  }
  const toSource = () => {
    setMode(contentFormat)
    setMessage('No connection: the text is shown as it is kept.')
  }
  // A text that came from elsewhere, such as a kept one, may be in the other format.
  const shown = mode === null || mode === 'visual' ? mode : contentFormat
  return { mode: shown, view, message, setView, choose, toSource }
}

function keptMode(): string | null {
  try {
    return localStorage.getItem(KEPT_AS)
  } catch {
    return null
  }
}

function keepMode(mode: string): void {
  try {
    localStorage.setItem(KEPT_AS, mode)
  } catch {
    // A browser that keeps nothing opens the visual editor the next time.
  }
}
