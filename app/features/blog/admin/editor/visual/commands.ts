import { lift, setBlockType, toggleMark, wrapIn } from 'prosemirror-commands'
import { redo, undo } from 'prosemirror-history'
import type { Attrs, Node as DocumentNode, NodeType } from 'prosemirror-model'
import { liftListItem, wrapInList } from 'prosemirror-schema-list'
import { type Command, type EditorState, NodeSelection, TextSelection } from 'prosemirror-state'
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  isInTable,
} from 'prosemirror-tables'
import type { BlockKind } from '#app/domain/blog/article-blocks.ts'
import { articleSchema } from './article-schema.ts'
import { type BlockAttrs, newBlock } from './block-nodes.ts'

const { nodes, marks } = articleSchema

/** What the buttons of the visual editor do. */

const isInside = (state: EditorState, type: NodeType, attrs: Attrs = {}): boolean => {
  const { $from } = state.selection
  for (let depth = $from.depth; depth > 0; depth -= 1) {
    const node = $from.node(depth)
    if (node.type === type) return Object.entries(attrs).every(([name, value]) => node.attrs[name] === value)
  }
  return false
}

const isMarked = (state: EditorState, name: string): boolean => {
  const { from, $from, to, empty } = state.selection
  const type = marks[name]!
  return empty
    ? type.isInSet(state.storedMarks ?? $from.marks()) !== undefined
    : state.doc.rangeHasMark(from, to, type)
}

const heading =
  (level: number): Command =>
  (state, dispatch) =>
    isInside(state, nodes['heading']!, { level })
      ? setBlockType(nodes['paragraph']!)(state, dispatch)
      : setBlockType(nodes['heading']!, { level })(state, dispatch)

const list =
  (name: string): Command =>
  (state, dispatch) =>
    isInside(state, nodes[name]!)
      ? liftListItem(nodes['list_item']!)(state, dispatch)
      : wrapInList(nodes[name]!)(state, dispatch)

const quote: Command = (state, dispatch) =>
  isInside(state, nodes['blockquote']!)
    ? lift(state, dispatch)
    : wrapIn(nodes['blockquote']!)(state, dispatch)

const codeBlock: Command = (state, dispatch) =>
  state.selection.empty
    ? setBlockType(nodes[isInside(state, nodes['code_block']!) ? 'paragraph' : 'code_block']!)(
        state,
        dispatch,
      )
    : toggleMark(marks['code']!)(state, dispatch)

const divider: Command = (state, dispatch) => {
  dispatch?.(state.tr.replaceSelectionWith(nodes['horizontal_rule']!.create()).scrollIntoView())
  return true
}

const table: Command = (state, dispatch) => {
  if (isInTable(state)) return false
  const row = (cell: NodeType) =>
    nodes['table_row']!.create(
      null,
      [1, 2, 3].map(() => cell.createAndFill()!),
    )
  const made = nodes['table']!.create(null, [
    row(nodes['table_header']!),
    row(nodes['table_cell']!),
    row(nodes['table_cell']!),
  ])
  if (dispatch) {
    const at = state.selection.from
    const change = state.tr.replaceSelectionWith(made)
    change.setSelection(TextSelection.near(change.doc.resolve(Math.min(at + 1, change.doc.content.size))))
    dispatch(change.scrollIntoView())
  }
  return true
}

export type ButtonName =
  | 'heading'
  | 'smaller-heading'
  | 'bold'
  | 'italic'
  | 'list'
  | 'numbered-list'
  | 'quote'
  | 'code'
  | 'table'
  | 'divider'
  | 'footnote'
  | 'undo'
  | 'redo'

export const COMMANDS: Readonly<Record<ButtonName, Command>> = {
  heading: heading(2),
  'smaller-heading': heading(3),
  bold: toggleMark(marks['strong']!),
  italic: toggleMark(marks['em']!),
  list: list('bullet_list'),
  'numbered-list': list('ordered_list'),
  quote,
  code: codeBlock,
  table,
  divider,
  footnote: toggleMark(marks['note']!),
  undo,
  redo,
}

/** Whether a button is pressed where the selection stands; null for one that only acts. */
export const PRESSED: Readonly<Partial<Record<ButtonName, (state: EditorState) => boolean>>> = {
  heading: (state) => isInside(state, nodes['heading']!, { level: 2 }),
  'smaller-heading': (state) => isInside(state, nodes['heading']!, { level: 3 }),
  bold: (state) => isMarked(state, 'strong') || isMarked(state, 'b'),
  italic: (state) => isMarked(state, 'em') || isMarked(state, 'i'),
  list: (state) => isInside(state, nodes['bullet_list']!),
  'numbered-list': (state) => isInside(state, nodes['ordered_list']!),
  quote: (state) => isInside(state, nodes['blockquote']!),
  footnote: (state) => isMarked(state, 'note'),
  code: (state) => isInside(state, nodes['code_block']!) || isMarked(state, 'code'),
}

export const TABLE_COMMANDS: readonly { label: string; command: Command }[] = [
  { label: 'Add row', command: addRowAfter },
  { label: 'Add column', command: addColumnAfter },
  { label: 'Delete row', command: deleteRow },
  { label: 'Delete column', command: deleteColumn },
  { label: 'Delete table', command: deleteTable },
]

export { isInTable }

/** The address of the link at the selection; '' for none. */
export function linkAt(state: EditorState): string {
  const type = marks['link']!
  const { $from, from, to, empty } = state.selection
  const found = (empty ? $from.marks() : []).find((mark) => mark.type === type)
  if (found) return String(found.attrs['href'])
  let href = ''
  state.doc.nodesBetween(from, to, (node) => {
    const mark = type.isInSet(node.marks)
    if (mark) href = String(mark.attrs['href'])
  })
  return href
}

/** Sets the link of the selection, or of the link around the cursor; without an address it is taken away. */
export const setLink =
  (href: string): Command =>
  (state, dispatch) => {
    const type = marks['link']!
    let { from, to } = state.selection
    if (from === to) {
      const before = linkAt(state)
      if (before === '') {
        if (href !== '') dispatch?.(state.tr.insert(from, articleSchema.text(href, [type.create({ href })])))
        return href !== ''
      }
      state.doc.nodesBetween(state.selection.$from.start(), state.selection.$from.end(), (node, at) => {
        if (
          type.isInSet(node.marks) &&
          at <= state.selection.from &&
          at + node.nodeSize >= state.selection.to
        ) {
          from = at
          to = at + node.nodeSize
        }
      })
    }
    const change = state.tr.removeMark(from, to, type)
    if (href !== '') change.addMark(from, to, type.create({ href }))
    dispatch?.(change)
    return true
  }

export type ChosenPicture = { src: string; alt: string; at: number }

/** The picture that is chosen, or in whose caption the cursor stands. */
export function pictureAt({ selection }: EditorState): ChosenPicture | null {
  if (selection instanceof NodeSelection && /^(?:image|figure)$/.test(selection.node.type.name)) {
    const { src, alt } = selection.node.attrs
    return { src: String(src), alt: String(alt), at: selection.from }
  }
  const { $from } = selection
  if ($from.parent.type !== nodes['figure']) return null
  return {
    src: String($from.parent.attrs['src']),
    alt: String($from.parent.attrs['alt']),
    at: $from.before(),
  }
}

export const describePicture =
  ({ at }: ChosenPicture, alt: string): Command =>
  (state, dispatch) => {
    dispatch?.(state.tr.setNodeAttribute(at, 'alt', alt))
    return true
  }

export type ChosenBlock = BlockAttrs & { at: number }

/** The drawn block that is chosen. */
export function blockAt({ selection }: EditorState): ChosenBlock | null {
  if (!(selection instanceof NodeSelection) || selection.node.type !== nodes['drawn_block']) return null
  return { ...(selection.node.attrs as BlockAttrs), at: selection.from }
}

export const changeBlock =
  ({ at, ...block }: ChosenBlock, part: Partial<BlockAttrs>): Command =>
  (state, dispatch) => {
    const change = state.tr.setNodeMarkup(at, null, { ...block, ...part })
    dispatch?.(change.setSelection(NodeSelection.create(change.doc, at)))
    return true
  }

/** A drawn block after the one at the cursor, chosen so that its form is open. */
export const insertBlock =
  (kind: BlockKind, given: Partial<BlockAttrs> = {}): Command =>
  (state, dispatch) => {
    const { change, start } = withBlock(state, nodes['drawn_block']!.create({ ...newBlock(kind), ...given }))
    dispatch?.(change.setSelection(NodeSelection.create(change.doc, start)).scrollIntoView())
    return true
  }

/** A picture with room for a caption, after the block at a place. The cursor stands in the caption. */
export const insertFigure =
  ({ address, alt }: { address: string; alt: string }, place?: number): Command =>
  (state, dispatch) => {
    const { change, start } = withBlock(state, nodes['figure']!.create({ src: address, alt }), place)
    change.setSelection(TextSelection.near(change.doc.resolve(start + 1)))
    dispatch?.(change.scrollIntoView())
    return true
  }

/** Puts a block after the one at a place, or into an empty line there; a line to write on follows the last block. */
function withBlock(state: EditorState, block: DocumentNode, place = state.selection.from) {
  const at = state.doc.resolve(Math.min(place, state.doc.content.size))
  const isEmptyLine = at.depth === 1 && at.parent.type === nodes['paragraph'] && at.parent.content.size === 0
  const start = isEmptyLine ? at.before(1) : at.depth > 0 ? at.after(1) : at.pos
  const change = isEmptyLine ? state.tr.replaceWith(start, at.after(1), block) : state.tr.insert(start, block)
  if (start + block.nodeSize === change.doc.content.size)
    change.insert(change.doc.content.size, nodes['paragraph']!.create())
  return { change, start }
}
