import Bold from 'lucide-react/icons/bold'
import Code from 'lucide-react/icons/code'
import Heading2 from 'lucide-react/icons/heading-2'
import Heading3 from 'lucide-react/icons/heading-3'
import Superscript from 'lucide-react/icons/superscript'
import ImagePlus from 'lucide-react/icons/image-plus'
import Italic from 'lucide-react/icons/italic'
import LinkIcon from 'lucide-react/icons/link'
import List from 'lucide-react/icons/list'
import ListOrdered from 'lucide-react/icons/list-ordered'
import Minus from 'lucide-react/icons/minus'
import Quote from 'lucide-react/icons/quote'
import Redo from 'lucide-react/icons/redo-2'
import TableIcon from 'lucide-react/icons/table'
import Undo from 'lucide-react/icons/undo-2'
import type { Command, EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { type KeyboardEvent, type RefObject } from 'react'
import { POST_LIMITS } from '#app/domain/blog/post-fields.ts'
import { Button } from '#app/ui/button.tsx'
import { TextField } from '#app/ui/field.tsx'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import text from '#app/ui/text.module.css'
import { BlockForm, BLOCKS } from './block-form.tsx'
import {
  blockAt,
  type ButtonName,
  changeBlock,
  COMMANDS,
  describePicture,
  insertBlock,
  isInTable,
  linkAt,
  pictureAt,
  PRESSED,
  setLink,
  TABLE_COMMANDS,
} from './commands.ts'
import { LinkForm } from './link-form.tsx'
import styles from './visual-field.module.css'

const BLOCKS_ID = 'article-blocks'

type Tool = { name: ButtonName; label: string; Icon: typeof Bold; keys?: string }

const TOOLS: readonly Tool[] = [
  { name: 'heading', label: 'Heading', Icon: Heading2 },
  { name: 'smaller-heading', label: 'Smaller heading', Icon: Heading3 },
  { name: 'bold', label: 'Bold', Icon: Bold, keys: 'B' },
  { name: 'italic', label: 'Italic', Icon: Italic, keys: 'I' },
  { name: 'list', label: 'List', Icon: List },
  { name: 'numbered-list', label: 'Numbered list', Icon: ListOrdered },
  { name: 'quote', label: 'Quote', Icon: Quote },
  { name: 'code', label: 'Code', Icon: Code },
  { name: 'table', label: 'Table', Icon: TableIcon },
  { name: 'divider', label: 'Divider', Icon: Minus },
  { name: 'footnote', label: 'Footnote', Icon: Superscript },
  { name: 'undo', label: 'Undo', Icon: Undo, keys: 'Z' },
  { name: 'redo', label: 'Redo', Icon: Redo, keys: 'Y' },
]

type VisualToolbarProps = {
  view: RefObject<EditorView | null>
  state: EditorState
  picturesId: string
  /** Whether the link form is open; a keyboard shortcut in the article opens it too. */
  isLinking: boolean
  onLinking: (isLinking: boolean) => void
}

/** The tools of the visual editor; what belongs to the place of the cursor stands in a second row. */
export function VisualToolbar({ view, state, picturesId, isLinking, onLinking }: VisualToolbarProps) {
  const run = (command: Command) => {
    const editor = view.current
    if (!editor) return
    command(editor.state, editor.dispatch)
    editor.focus()
  }
  const picture = pictureAt(state)
  const block = blockAt(state)
  return (
    <div className={styles.tools}>
      <div
        role="toolbar"
        tabIndex={-1}
        aria-label="Formatting"
        aria-controls="article-text"
        className={styles.toolbar}
        onKeyDown={moveAlong}
      >
        {TOOLS.map(({ name, label, Icon, keys }, index) => (
          <button
            key={name}
            type="button"
            className={styles.tool}
            tabIndex={index === 0 ? 0 : -1}
            aria-label={label}
            aria-pressed={PRESSED[name]?.(state)}
            aria-disabled={!COMMANDS[name](state) || undefined}
            title={keys ? `${label} (Ctrl+${keys})` : label}
            aria-keyshortcuts={keys && `Control+${keys}`}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => run(COMMANDS[name])}
          >
            <Icon className={text.icon} aria-hidden />
          </button>
        ))}
        <button
          type="button"
          className={styles.tool}
          tabIndex={-1}
          aria-label="Link"
          title="Link (Ctrl+K)"
          aria-keyshortcuts="Control+K"
          aria-pressed={linkAt(state) !== ''}
          aria-expanded={isLinking}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onLinking(!isLinking)}
        >
          <LinkIcon className={text.icon} aria-hidden />
        </button>
        <button
          {...opensDialog(picturesId)}
          className={styles.tool}
          tabIndex={-1}
          aria-label="Picture"
          title="Picture"
        >
          <ImagePlus className={text.icon} aria-hidden />
        </button>
        <MenuButton menuId={BLOCKS_ID} className={styles.blocks} tabIndex={-1}>
          Insert
        </MenuButton>
      </div>
      <Menu id={BLOCKS_ID} label="Insert a block">
        {BLOCKS.map(({ kind, label }) => (
          <button
            key={kind}
            type="button"
            onClick={() => {
              const editor = view.current
              if (editor) insertBlock(kind)(editor.state, editor.dispatch)
            }}
          >
            {label}
          </button>
        ))}
      </Menu>
      {isLinking && (
        <LinkForm
          key={linkAt(state)}
          href={linkAt(state)}
          onSet={(href) => {
            onLinking(false)
            run(setLink(href))
          }}
          onClose={() => {
            onLinking(false)
            view.current?.focus()
          }}
        />
      )}
      {picture && (
        <TextField
          label="Alt text of the picture"
          hint={picture.alt === '' ? 'Say what it shows, for people who cannot see it.' : undefined}
          value={picture.alt}
          maxLength={POST_LIMITS.imageAlt}
          onChange={(event) => {
            const editor = view.current
            if (editor) describePicture(picture, event.currentTarget.value)(editor.state, editor.dispatch)
          }}
        />
      )}
      {block && (
        <BlockForm
          key={block.at}
          block={block}
          onChange={(part) => {
            const editor = view.current
            if (editor) changeBlock(block, part)(editor.state, editor.dispatch)
          }}
          onClose={() => view.current?.focus()}
        />
      )}
      {isInTable(state) && (
        <fieldset className={styles.actions}>
          <legend className={text.srOnly}>Table</legend>
          {TABLE_COMMANDS.map(({ label, command }) => (
            <Button key={label} variant="secondary" isSmall onClick={() => run(command)}>
              {label}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  )
}

/** Arrows, Home and End go along the tools; Tab leaves them. */
function moveAlong(event: KeyboardEvent<HTMLDivElement>): void {
  const tools = [...event.currentTarget.querySelectorAll('button')]
  const at = tools.findIndex((tool) => tool === document.activeElement)
  const to = {
    ArrowRight: (at + 1) % tools.length,
    ArrowLeft: (at - 1 + tools.length) % tools.length,
    Home: 0,
    End: tools.length - 1,
  }[event.key]
  if (at < 0 || to === undefined) return
  event.preventDefault()
  for (const [index, tool] of tools.entries()) tool.tabIndex = index === to ? 0 : -1
  tools[to]?.focus()
}
