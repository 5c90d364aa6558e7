import { lazy, type Ref, type RefObject, Suspense } from 'react'
import { POST_LIMITS, type PostFields } from '#app/domain/blog/post-fields.ts'
import { Field } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Segmented } from '#app/ui/segmented.tsx'
import { figureOf } from '#app/features/staff/figures.ts'
import blocks from '#app/features/blog/blocks/drawn-blocks.module.css'
import { MarkdownToolbar } from './markdown-toolbar.tsx'
import type { UploadedPicture } from './upload-file.ts'
import { usePictureDrop } from './use-picture-drop.ts'
import type { ArticlePreview } from './use-preview.ts'
import { useWritingMode } from './use-writing-mode.ts'
import { withReachableTables } from '#app/features/blog/reachable-tables.ts'
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
  /** The text as the server rendered it for this page, and whether it still is that text. */
  firstHtml: string
  isFirst: boolean
  /** Set by the visual editor while it is open. */
  inserter: Ref<(picture: UploadedPicture) => void>
  onChange: (part: Partial<PostFields>) => void
}

const FORMATS = [
  { value: 'markdown', label: 'Markdown' },
  { value: 'html', label: 'HTML' },
]
const MODES = [{ value: 'visual', label: 'Visual' }, ...FORMATS]

/** Its library is loaded by whoever writes, and by no page readers open. */
const VisualField = lazy(async () => {
  const { VisualField: Loaded } = await import('./visual/visual-field.tsx')
  return { default: Loaded }
})
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
  firstHtml,
  isFirst,
  inserter,
  onChange,
}: ContentFieldProps) {
  const { mode, view, message, setView, choose, toSource } = useWritingMode({
    content,
    contentFormat,
    onChange,
  })
  const isVisual = mode === 'visual'
  const drop = usePictureDrop(area, contentFormat)
  return (
    <div className={styles.content} data-view={view}>
      <div className={styles.head}>
        <span className={classNames(text.small, text.muted)}>
          {figureOf(preview.words)} {preview.words === 1 ? 'word' : 'words'}, {preview.timeToReadMin} min read
        </span>
        {mode === null ? (
          <Segmented
            legend="Written in"
            isLegendHidden
            name="contentFormat"
            options={FORMATS}
            defaultValue={contentFormat}
          />
        ) : (
          <>
            <input type="hidden" name="contentFormat" value={contentFormat} />
            <Segmented
              legend="Written in"
              isLegendHidden
              name="writtenIn"
              options={MODES}
              value={mode}
              onChoose={(value) => void choose(value)}
            />
          </>
        )}
        <Segmented legend="View" isLegendHidden name="view" options={VIEWS} value={view} onChoose={setView} />
      </div>
      <MarkdownToolbar
        textId={TEXT_ID}
        area={area}
        isMarkdown={contentFormat === 'markdown'}
        picturesId={picturesId}
        isHidden={isVisual || view === 'preview'}
      />
      {message && <Notice tone="error">{message}</Notice>}
      <div className={styles.panes}>
        {isVisual && (
          <div className={styles.source} hidden={view === 'preview'}>
            <Suspense fallback={<p className={text.muted}>Opening the editor…</p>}>
              <VisualField
                content={content}
                contentFormat={contentFormat}
                firstHtml={isFirst ? firstHtml : null}
                picturesId={picturesId}
                inserter={inserter}
                onChange={(html) => onChange({ content: html, contentFormat: 'html' })}
                onFault={toSource}
              />
            </Suspense>
            {error && <p className={field.error}>{error}</p>}
          </div>
        )}
        <div className={styles.source} hidden={isVisual || view === 'preview'}>
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
          {preview.shown === '' ? (
            <p className={text.muted}>What readers will see appears here.</p>
          ) : (
            // Made by the server and clean; see render-article.server.ts.
            <div
              className={classNames(prose.prose, blocks.article, styles.article)}
              dangerouslySetInnerHTML={{ __html: withReachableTables(preview.shown) }}
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
