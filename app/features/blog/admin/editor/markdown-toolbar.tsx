import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import Link from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Quote from 'lucide-react/icons/quote'
import { createElement, type RefObject, useEffect, useRef } from 'react'
import { opensDialog } from '#app/ui/invokers.ts'
import textStyles from '#app/ui/text.module.css'
import styles from './markdown-toolbar.module.css'

type MarkdownToolbarProps = {
  textId: string
  area: RefObject<HTMLTextAreaElement | null>
  /** For HTML only the picture button is shown. */
  isMarkdown: boolean
  picturesId: string
  isHidden: boolean
}

const BUTTONS = [
  { tag: 'md-header', label: 'Heading', Icon: Heading2, level: 2 },
  { tag: 'md-header', label: 'Smaller heading', Icon: Heading3, level: 3 },
  { tag: 'md-bold', label: 'Bold', Icon: Bold, key: 'b' },
  { tag: 'md-italic', label: 'Italic', Icon: Italic, key: 'i' },
  { tag: 'md-link', label: 'Link', Icon: Link, key: 'k' },
  { tag: 'md-unordered-list', label: 'List', Icon: List },
  { tag: 'md-ordered-list', label: 'Numbered list', Icon: ListOrdered },
  { tag: 'md-quote', label: 'Quote', Icon: Quote },
  { tag: 'md-code', label: 'Code', Icon: Code },
] as const

/** Buttons that write Markdown into the text; Ctrl or Cmd with B, I and K press three of them. */
export function MarkdownToolbar({ textId, area, isMarkdown, picturesId, isHidden }: MarkdownToolbarProps) {
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The element works in the browser only: no page but this one loads it.
    void import('@github/markdown-toolbar-element')
  }, [])
  useEffect(() => {
    const text = area.current
    if (!text || !isMarkdown) return
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return
      const button = BUTTONS.find((each) => 'key' in each && each.key === event.key.toLowerCase())
      const element = button && bar.current?.querySelector<HTMLElement>(button.tag)
      if (!element) return
      event.preventDefault()
      element.click()
    }
    text.addEventListener('keydown', press)
    return () => text.removeEventListener('keydown', press)
  }, [area, isMarkdown])

  return (
    <div className={styles.toolbar} ref={bar} hidden={isHidden}>
      {isMarkdown &&
        createElement(
          'markdown-toolbar',
          {
            class: styles.formatting,
            for: textId,
            role: 'toolbar',
            'aria-label': 'Formatting',
            'aria-controls': textId,
          },
          BUTTONS.map((button) =>
            createElement(
              button.tag,
              {
                key: button.label,
                class: styles.tool,
                role: 'button',
                tabIndex: 0,
                'aria-label': button.label,
                title: 'key' in button ? `${button.label} (Ctrl+${button.key.toUpperCase()})` : button.label,
                ...('key' in button && { 'aria-keyshortcuts': `Control+${button.key.toUpperCase()}` }),
                ...('level' in button && { level: button.level }),
              },
              <button.Icon className={textStyles.icon} aria-hidden />,
            ),
          ),
        )}
      <button {...opensDialog(picturesId)} className={styles.tool} aria-label="Picture" title="Picture">
        <ImagePlus className={textStyles.icon} aria-hidden />
      </button>
    </div>
  )
}
