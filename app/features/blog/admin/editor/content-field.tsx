import { type RefObject, useState } from 'react'
import { POST_LIMITS, type PostFields } from '#app/domain/blog/post-fields.ts'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { figureOf } from '#app/features/staff/figures.ts'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import { usePictureDrop } from './use-picture-drop.ts'
import type { ArticlePreview } from './use-preview.ts'
import text from '#app/ui/text.module.css'
import { classNames } from '#app/ui/class-names.ts'
import styles from './content-field.module.css'
import field from '#app/ui/field.module.css'
import prose from '#app/ui/prose.module.css'

const TEXT_ID = 'post-content'

type ContentFieldProps = {
  area: RefObject<HTMLTextAreaElement | null>
  /** The dialog that puts a picture into the text. */
  picturesId: string
  content: string
  contentFormat: PostFields['contentFormat']
  preview: ArticlePreview
  /** The preview is older than the text: the server cannot be reached. */
  isLate: boolean
  error: string | undefined
  onChange: (part: Partial<PostFields>) => void
}

const FORMATS = [
  { value: 'markdown', label: 'Markdown' },
  { value: 'html', label: 'HTML' },
]
const VIEWS = [
  { value: 'write', label: 'Write' },
  { value: 'both', label: 'Both' },
  { value: 'preview', label: 'Preview' },
]

/** The text in a native text area, with its preview. */
export function ContentField({
  area,
  picturesId,
  content,
  contentFormat,
  preview,
  isLate,
  error,
  onChange,
}: ContentFieldProps) {
  const [view, setView] = useState('both')
  const drop = usePictureDrop(area, contentFormat)
  return (
    <div className={styles.content} data-view={view}>
      <div className={styles.head}>
        <span className={classNames(text.small, text.muted)}>
          {figureOf(preview.words)} {preview.words === 1 ? 'word' : 'words'}, {preview.timeToReadMin} min read
        </span>
        <Segmented
          legend="Written in"
          isLegendHidden
          name="contentFormat"
          options={FORMATS}
          value={contentFormat}
          onChoose={(value) => onChange({ contentFormat: value === 'html' ? 'html' : 'markdown' })}
        />
        <Segmented legend="View" isLegendHidden name="view" options={VIEWS} value={view} onChoose={setView} />
      </div>
      <MarkdownToolbar
        textId={TEXT_ID}
        area={area}
        isMarkdown={contentFormat === 'markdown'}
        picturesId={picturesId}
        isHidden={view === 'preview'}
      />
      <div className={styles.panes}>
        <div className={styles.source} hidden={view === 'preview'}>
          <Field label="Content" isLabelHidden error={error} id={TEXT_ID}>
            {(control) => (
              <textarea
                {...control}
                ref={area}
                name="content"
                className={classNames(field.input, styles.text)}
                rows={20}
                maxLength={POST_LIMITS.content}
                value={content}
                data-over={drop.isOver || undefined}
                placeholder="Write here. Paste or drop pictures where they belong."
                onChange={(event) => onChange({ content: event.currentTarget.value })}
                {...drop.handlers}
              />
            )}
          </Field>
          {drop.state === 'busy' && <output className={field.hint}>Uploading the picture…</output>}
          {drop.message && <Notice tone="error">{drop.message}</Notice>}
        </div>
        <section className={styles.preview} aria-label="Preview" hidden={view === 'write'}>
          {isLate && <p className={field.hint}>No connection: the preview is that of an earlier text.</p>}
          {preview.html === '' ? (
            <p className={text.muted}>What readers will see appears here.</p>
          ) : (
            // Made by the server and clean; see render-article.server.ts.
            <div
              className={classNames(prose.prose, styles.article)}
              dangerouslySetInnerHTML={{ __html: preview.html }}
            />
          )}
        </section>
      </div>
      <Faults preview={preview} />
    </div>
  )
}

function Faults({ preview: { faults } }: { preview: ArticlePreview }) {
  if (faults.length === 0) return null
  return (
    <Notice
      tone="warn"
      title={faults.length === 1 ? 'One thing to look at:' : `${faults.length} things to look at:`}
    >
      <ul className={styles.faults}>
        {faults.map(({ message }, index) => (
          <li key={index}>{message}</li>
        ))}
      </ul>
    </Notice>
  )
}
