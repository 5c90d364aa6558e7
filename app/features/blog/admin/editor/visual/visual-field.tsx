import type { EditorState } from 'prosemirror-state'
import type { EditorView } from 'prosemirror-view'
import { undo } from 'prosemirror-history'
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef, useState } from 'react'
import type { ContentFormat } from '#app/domain/blog/blog.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import field from '#app/ui/field.module.css'
import { Notice } from '#app/ui/notice.tsx'
import prose from '#app/ui/prose.module.css'
import { type UploadedPicture, uploadFile } from '#app/features/blog/admin/editor/upload-file.ts'
import { drawnHtml, renderedHtml } from '#app/features/blog/admin/editor/use-preview.ts'
import blocks from '#app/features/blog/blocks/drawn-blocks.module.css'
import { parseArticle } from './article-document.ts'
import { insertFigure } from './commands.ts'
import { createView, stateOf, type ViewEvents } from './create-view.ts'
import type { Pasted } from './pasted-html.ts'
import styles from './visual-field.module.css'
import { VisualToolbar } from './visual-toolbar.tsx'

type VisualFieldProps = {
  content: string
  contentFormat: ContentFormat
  /** The article as HTML, when the server has rendered it already. */
  firstHtml: string | null
  picturesId: string
  /** Puts a picture of the dialog into the text. */
  inserter: Ref<(picture: UploadedPicture) => void>
  onChange: (html: string) => void
  /** The text could not be read: the server cannot be reached. */
  onFault: () => void
}

/** The article as a document one writes in; what is stored is its HTML. */
export function VisualField({
  content,
  contentFormat,
  firstHtml,
  picturesId,
  inserter,
  onChange,
  onFault,
}: VisualFieldProps) {
  const place = useRef<HTMLDivElement>(null)
  const view = useRef<EditorView>(null)
  /** The content the document stands for. */
  const shown = useRef<string | null>(null)
  const [state, setState] = useState<EditorState | null>(null)
  const [isLinking, setIsLinking] = useState(false)
  const [pasted, setPasted] = useState<Pasted | null>(null)
  const [upload, setUpload] = useState({ isBusy: false, message: '' })

  const changed = useEffectEvent((html: string) => {
    shown.current = html
    onChange(html)
  })
  const failed = useEffectEvent(onFault)

  useEffect(() => {
    if (shown.current === content) return
    let isCurrent = true
    async function open() {
      const html =
        shown.current === null && firstHtml !== null ? firstHtml : await renderedHtml(content, contentFormat)
      if (!isCurrent || !place.current) return
      if (html === null) return failed()
      shown.current = content
      const doc = parseArticle(html)
      if (view.current) view.current.updateState(stateOf(doc))
      else view.current = createView(place.current, doc, events)
      setState(view.current.state)
    }
    /** Where pictures that are being uploaded go, whatever is written meanwhile. */
    const places = new Set<{ at: number }>()
    const events: ViewEvents = {
      onChange: (html) => changed(articleHtml(html)),
      onState: setState,
      onMoved: (mapping) => {
        for (const place of places) place.at = mapping.map(place.at)
      },
      onPasted: setPasted,
      onLink: () => setIsLinking(true),
      onFiles: (files, at) => void take(files, at),
      drawBlock: drawnHtml,
      renderMarkdown: async (text) => {
        const html = await renderedHtml(text, 'markdown')
        return html === null ? null : parseArticle(html)
      },
    }
    async function take(files: readonly File[], at: number) {
      const next = { at }
      places.add(next)
      setUpload({ isBusy: true, message: '' })
      let message = ''
      for (const file of files) {
        const result = await uploadFile(file)
        const editor = view.current
        if (!result.ok) message = result.message
        else if (editor) {
          insertFigure(result.value, next.at)(editor.state, editor.dispatch)
          // The next one follows this one, in whose caption the cursor is.
          next.at = editor.state.selection.$from.after(1)
        }
      }
      places.delete(next)
      setUpload({ isBusy: false, message })
    }
    void open()
    return () => {
      isCurrent = false
    }
  }, [content, contentFormat, firstHtml])

  useImperativeHandle(inserter, () => (picture: UploadedPicture) => {
    const editor = view.current
    if (!editor) return
    insertFigure(picture)(editor.state, editor.dispatch)
    editor.focus()
  })

  useEffect(() => {
    return () => {
      view.current?.destroy()
      view.current = null
      shown.current = null
    }
  }, [])

  return (
    <div className={styles.field}>
      {state && (
        <VisualToolbar
          view={view}
          state={state}
          picturesId={picturesId}
          isLinking={isLinking}
          onLinking={setIsLinking}
        />
      )}
      {pasted && (pasted.source !== null || pasted.dropped.length > 0) && (
        <Notice title={pasted.source ? `Pasted from ${pasted.source}.` : 'Pasted.'}>
          {pasted.dropped.length > 0 ? `Left out: ${pasted.dropped.join(', ')}. ` : 'Nothing was left out. '}
          <span className={styles.actions}>
            <Button
              variant="secondary"
              isSmall
              onClick={() => {
                const editor = view.current
                if (editor) undo(editor.state, editor.dispatch)
                setPasted(null)
                editor?.focus()
              }}
            >
              Undo paste
            </Button>
            <Button variant="quiet" isSmall onClick={() => setPasted(null)}>
              Keep
            </Button>
          </span>
        </Notice>
      )}
      <div ref={place} className={classNames(prose.prose, blocks.article, styles.article)} />
      {upload.isBusy && <output className={field.hint}>Uploading the picture…</output>}
      {upload.message && <Notice tone="error">{upload.message}</Notice>}
    </div>
  )
}

/** Without the empty lines at the end that one writes on in. */
const articleHtml = (html: string) => html.replace(/(?:^|\n)(?:<p><\/p>(?:\n|$))*<p><\/p>$/, '')
