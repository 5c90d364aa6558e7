import { baseKeymap, chainCommands, exitCode, setBlockType, toggleMark } from 'prosemirror-commands'
import { dropCursor } from 'prosemirror-dropcursor'
import { gapCursor } from 'prosemirror-gapcursor'
import { history, redo, undo } from 'prosemirror-history'
import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  undoInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules'
import { keymap } from 'prosemirror-keymap'
import type { Node as DocumentNode } from 'prosemirror-model'
import { liftListItem, sinkListItem, splitListItem } from 'prosemirror-schema-list'
import { type Command, EditorState, type Transaction } from 'prosemirror-state'
import { goToNextCell, tableEditing } from 'prosemirror-tables'
import { EditorView } from 'prosemirror-view'
import { embedOf } from '#app/domain/blog/embed-sites.ts'
import { insertBlock } from './commands.ts'
import { serializeArticle, inertBody } from './article-document.ts'
import { articleSchema } from './article-schema.ts'
import { drawnBlockView } from './drawn-block-view.ts'
import { isMarkdown, readPastedHtml, type Pasted } from './pasted-html.ts'

const { nodes, marks } = articleSchema

export type ViewEvents = {
  /** The article was changed; its HTML. */
  onChange: (html: string) => void
  /** The selection or the article is another. */
  onState: (state: EditorState) => void
  /** Where what stood in the article stands now. */
  onMoved: (mapping: Transaction['mapping']) => void
  onPasted: (pasted: Pasted) => void
  onFiles: (files: File[], at: number) => void
  /** The writer wants to turn the selection into a link. */
  onLink: () => void
  /** A block's HTML as readers will see it; null when the server cannot be reached. */
  drawBlock: (html: string) => Promise<string | null>
  /** HTML of a text in Markdown; null when the server cannot be reached. */
  renderMarkdown: (text: string) => Promise<DocumentNode | null>
}

/** The visual editor in `place`. */
export function createView(place: HTMLElement, doc: DocumentNode, events: ViewEvents): EditorView {
  let pasted: Pasted | null = null
  const view = new EditorView(place, {
    state: stateOf(doc),
    attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': 'Article', id: 'article-text' },
    nodeViews: {
      // Cleaned by the server before it came here; no paste can make such a block.
      html_block: (node) => {
        const dom = document.createElement('div')
        dom.dataset['kept'] = ''
        dom.contentEditable = 'false'
        dom.append(...inertBody(String(node.attrs['html'])).childNodes)
        return { dom, ignoreMutation: () => true }
      },
      drawn_block: (node) => drawnBlockView(node, events.drawBlock),
    },
    dispatchTransaction(transaction: Transaction) {
      const state = view.state.apply(transaction)
      view.updateState(state)
      if (transaction.docChanged) events.onMoved(transaction.mapping)
      events.onState(state)
      if (transaction.docChanged && !transaction.getMeta('isLoaded'))
        events.onChange(serializeArticle(state.doc))
      if (transaction.getMeta('paste') && pasted) events.onPasted(pasted)
      if (transaction.docChanged) pasted = null
    },
    transformPastedHTML(html) {
      pasted = readPastedHtml(html)
      return pasted.html
    },
    handleKeyDown(_editor, event) {
      if (!isLinkKey(event)) return false
      event.preventDefault()
      events.onLink()
      return true
    },
    handlePaste(editor, event) {
      const data = event.clipboardData
      const files = picturesOf(data)
      const hasText = data?.types.includes('text/html') || data?.types.includes('text/plain')
      // Word processors also put a picture of the copied text on the clipboard: paste the text then.
      if (files.length > 0 && !hasText) {
        events.onFiles(files, editor.state.selection.from)
        return true
      }
      const text = data?.getData('text/plain') ?? ''
      const embed = isEmptyLine(editor.state) ? embedOf(text.trim()) : null
      if (embed) {
        const given = { href: embed.href, caption: embed.site }
        return insertBlock('embed', given)(editor.state, editor.dispatch)
      }
      if (data?.types.includes('text/html') || !isMarkdown(text) || isInCode(editor.state)) return false
      void pasteMarkdown(editor, text, events)
      return true
    },
    handleDrop(editor, event) {
      const files = picturesOf(event.dataTransfer)
      if (files.length === 0) return false
      event.preventDefault()
      const at = editor.posAtCoords({ left: event.clientX, top: event.clientY })?.pos
      events.onFiles(files, at ?? editor.state.selection.from)
      return true
    },
  })
  events.onState(view.state)
  return view
}

/** Ctrl+K, or ⌘K, which would otherwise focus the browser's address bar. */
const isLinkKey = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent) =>
  key.toLowerCase() === 'k' && (ctrlKey || metaKey) && !altKey && !shiftKey

async function pasteMarkdown(view: EditorView, text: string, events: ViewEvents): Promise<void> {
  const doc = await events.renderMarkdown(text)
  if (view.isDestroyed) return
  if (!doc) {
    view.pasteText(text)
    return
  }
  view.dispatch(view.state.tr.replaceSelection(doc.slice(0, doc.content.size)).scrollIntoView())
  events.onPasted({ html: '', source: 'Markdown', dropped: [] })
}

const picturesOf = (data: DataTransfer | null) =>
  [...(data?.files ?? [])].filter((file) => file.type.startsWith('image/') || /\.hei[cf]$/i.test(file.name))

const isEmptyLine = ({ selection: { $from, empty } }: EditorState) =>
  empty && $from.depth === 1 && $from.parent.isTextblock && $from.parent.content.size === 0

const isInCode = (state: EditorState) => state.selection.$from.parent.type.spec.code === true

/** A fresh state: undo does not lead back over it. */
export const stateOf = (doc: DocumentNode): EditorState =>
  EditorState.create({
    doc,
    plugins: [
      rules(),
      keymap(keys()),
      keymap(baseKeymap),
      history(),
      dropCursor({ color: false, class: 'drop-cursor' }),
      gapCursor(),
      tableEditing(),
    ],
  })

function rules() {
  return inputRules({
    rules: [
      wrappingInputRule(/^\s*>\s$/, nodes['blockquote']!),
      wrappingInputRule(/^\s*[-*]\s$/, nodes['bullet_list']!),
      wrappingInputRule(/^1\.\s$/, nodes['ordered_list']!),
      textblockTypeInputRule(/^```$/, nodes['code_block']!),
      textblockTypeInputRule(/^(#{2,6})\s$/, nodes['heading']!, (match) => ({ level: match[1]!.length })),
      new InputRule(/^---$/, (state, _, start, end) =>
        state.tr.replaceRangeWith(start, end, nodes['horizontal_rule']!.create()),
      ),
    ],
  })
}

const breakLine: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes['hard_break']!.create()).scrollIntoView())
  return true
}

function keys(): Record<string, Command> {
  const item = nodes['list_item']!
  return {
    'Mod-z': undo,
    'Mod-y': redo,
    'Shift-Mod-z': redo,
    Backspace: undoInputRule,
    'Mod-b': toggleMark(marks['strong']!),
    'Mod-i': toggleMark(marks['em']!),
    'Mod-`': toggleMark(marks['code']!),
    'Mod-Alt-f': toggleMark(marks['note']!),
    'Mod-Alt-0': setBlockType(nodes['paragraph']!),
    'Mod-Alt-2': setBlockType(nodes['heading']!, { level: 2 }),
    'Mod-Alt-3': setBlockType(nodes['heading']!, { level: 3 }),
    'Shift-Enter': chainCommands(exitCode, breakLine),
    Enter: splitListItem(item),
    'Mod-[': liftListItem(item),
    'Mod-]': sinkListItem(item),
    // Tab leaves the text unless it stands in a table.
    Tab: goToNextCell(1),
    'Shift-Tab': goToNextCell(-1),
  }
}
