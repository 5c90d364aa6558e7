import { type FormEvent, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import { POST_LIMITS, type PostFields, withTitle } from '#app/domain/blog/post-fields.ts'
import { Field, TextArea } from '#app/ui/field.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { type AskedQuestion, questionIn } from '#app/features/blog/admin/posts/asked-question.tsx'
import { ContentField } from './content-field.tsx'
import { NO_CONNECTION, type Refusal, sendForm } from './send-form.ts'
import type { EditorData } from './editor-data.ts'
import { EditorBar } from './editor-bar.tsx'
import { EditorSide } from './editor-side.tsx'
import { EditorNotices } from './editor-notices.tsx'
import { FaqFields } from './faq-fields.tsx'
import { FEATURED_PICTURE_ID } from './featured-picture.tsx'
import { SENDS_DATE } from './publication-date-dialog.tsx'
import { SOCIAL_PICTURE_ID } from './social-card.tsx'
import { PictureDialog } from './picture-dialog.tsx'
import { insertAt, pictureSource } from './picture-source.ts'
import { SaveQuestion } from './save-question.tsx'
import { UndoNotice } from '#app/features/blog/admin/posts/undo-notice.tsx'
import type { UndoOffer } from '#app/features/blog/admin/posts/undo-offer.ts'
import type { UploadedPicture } from './upload-file.ts'
import { useDraft } from './use-draft.ts'
import { usePresence } from './use-presence.ts'
import { usePreview } from './use-preview.ts'
import { useUndo } from '#app/features/blog/admin/posts/use-undo.ts'
import styles from './post-editor.module.css'

const NOT_SAVED =
  'Failed to save post: there’s no connection. Your text is safe in this browser; save it again once you’re back online.'

const FORM_ID = 'post-form'
const PICTURES_ID = 'pictures-for-text'

/** Where a post is written. What is typed is kept all the time; saving leads back to the list. */
export function PostEditor({ data, offer = null }: { data: EditorData; offer?: UndoOffer | null }) {
  const { id, isNew, categories } = data
  const draft = useDraft({
    postKey: isNew ? `new:${id}` : id,
    version: data.version,
    saved: data.fields,
    kept: data.kept,
    isContinued: data.isContinued,
    filledWith: data.restored?.fields ?? null,
  })
  const present = usePresence(id, !isNew)
  const { fields, change } = draft
  const [own, setOwn] = useState({ slug: fields.slug !== '', seoTitle: fields.seoTitle !== '' })
  const [isSaving, setIsSaving] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  /** The form to send again once its question is confirmed. */
  const [asked, setAsked] = useState<{ sent: FormData; question: AskedQuestion } | null>(null)
  const offerUndo = useUndo()
  const { preview, isLate } = usePreview(fields.content, fields.contentFormat, data.preview)
  const navigate = useNavigate()
  const form = useRef<HTMLFormElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const inserter = useRef<((picture: UploadedPicture) => void) | null>(null)
  const set = <Name extends keyof PostFields>(name: Name, value: PostFields[Name]) =>
    change({ [name]: value })
  const faults = refusal?.fields ?? {}
  const category = categories.find((each) => each.id === fields.categoryId)?.slug ?? null

  const save = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSaving) return
    const submitter = (event.nativeEvent as SubmitEvent).submitter
    const sent = new FormData(event.currentTarget, submitter)
    // A date that was typed and left in its dialog is not for the other buttons.
    if (!submitter?.hasAttribute(SENDS_DATE)) sent.delete('publishedAt')
    for (const name of ['publishOn', 'publishedAt']) {
      const local = sent.get(name)
      if (typeof local === 'string' && local !== '') sent.set(name, instantOf(local))
    }
    sent.set('tabId', draft.tabId)
    await send(sent)
  }

  const send = async (sent: FormData) => {
    setIsSaving(true)
    setRefusal(null)
    await draft.pause(true)
    const result = await sendForm<{ offer: UndoOffer | null; told: string | null }>(
      '/blog-admin/posts/save',
      sent,
    )
    if (result.ok) {
      await draft.forget()
      await navigate('/blog-admin/posts')
      if (result.value.offer) offerUndo(result.value.offer)
      else if (result.value.told) showToast(result.value.told)
      return
    }
    await draft.pause(false)
    setIsSaving(false)
    const question = questionIn(result)
    setAsked(question && { sent, question })
    if (question) return
    setRefusal(result === NO_CONNECTION ? { ...result, message: NOT_SAVED } : result)
    form.current?.scrollIntoView({ block: 'start' })
  }

  return (
    <div className={styles.editor} data-width="full">
      <UndoNotice offer={offer} back={`/blog-admin/posts/${id}/edit`} />
      <EditorBar data={data} draft={draft} formId={FORM_ID} isSaving={isSaving} />
      <EditorNotices
        data={data}
        draft={draft}
        refusal={refusal}
        present={present}
        onOverwrite={(version) => {
          draft.setBaseVersion(version)
          setRefusal(null)
          showToast('Save again to put your text over it. The other one stays among the versions.')
        }}
      />
      <form
        id={FORM_ID}
        ref={form}
        method="post"
        action="/blog-admin/posts/save-form"
        className={styles.form}
        inert={draft.isUndecided}
        onSubmit={(event) => void save(event)}
        noValidate
      >
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={draft.baseVersion} />
        <input type="hidden" name="back" value="/blog-admin/posts" />
        <div className={styles.main}>
          <div>
            <Field label="Title" isLabelHidden error={faults['title']}>
              {(control) => (
                <textarea
                  {...control}
                  name="title"
                  rows={1}
                  className={styles.title}
                  placeholder="Title"
                  value={fields.title}
                  maxLength={POST_LIMITS.title}
                  onKeyDown={(event) => {
                    if (event.key === 'Enter') event.preventDefault()
                  }}
                  onChange={(event) => {
                    const title = event.currentTarget.value.replace(/\s*\n\s*/g, ' ')
                    change(withTitle(fields, title, own))
                  }}
                />
              )}
            </Field>
            <Field label={blogPostPath(category, '')} error={faults['slug']} className={styles.slug}>
              {(control) => (
                <input
                  {...control}
                  name="slug"
                  aria-label="Slug"
                  value={fields.slug}
                  maxLength={POST_LIMITS.slug}
                  spellCheck={false}
                  onChange={(event) => {
                    setOwn({ ...own, slug: event.currentTarget.value !== '' })
                    set('slug', event.currentTarget.value)
                  }}
                  onBlur={() => {
                    const tidy = blogSlug(fields.slug)
                    if (tidy !== fields.slug) set('slug', tidy)
                  }}
                />
              )}
            </Field>
          </div>
          <TextArea
            label="Excerpt"
            name="excerpt"
            rows={2}
            value={fields.excerpt}
            maxLength={POST_LIMITS.excerpt}
            error={faults['excerpt']}
            onChange={(event) => set('excerpt', event.currentTarget.value)}
          />
          <ContentField
            area={area}
            picturesId={PICTURES_ID}
            content={fields.content}
            contentFormat={fields.contentFormat}
            preview={preview}
            isLate={isLate}
            error={faults['content']}
            firstHtml={data.preview.html}
            isFirst={data.kept.length === 0 && fields.content === data.fields.content}
            inserter={inserter}
            onChange={change}
          />
          <FaqFields faqs={fields.faqs} error={faults['faqs']} onChange={(faqs) => set('faqs', faqs)} />
        </div>
        <EditorSide
          data={data}
          fields={fields}
          faults={faults}
          category={category}
          change={change}
          onSeoTitle={(seoTitle) => {
            setOwn({ ...own, seoTitle: seoTitle !== '' })
            set('seoTitle', seoTitle)
          }}
        />
      </form>
      <SaveQuestion
        question={asked?.question ?? null}
        onConfirm={(isStaging) => {
          if (!asked) return
          if (isStaging) asked.sent.set('intent', asked.question.stageIntent ?? 'stage')
          else asked.sent.set('confirmed', asked.question.confirmed)
          setAsked(null)
          void send(asked.sent)
        }}
        onCancel={() => setAsked(null)}
      />
      {/* Beside the form: a dialog has one of its own, and forms do not nest. */}
      <PictureDialog
        id={PICTURES_ID}
        mayDelete={data.mayPublish}
        onChoose={(picture) => {
          if (inserter.current) inserter.current(picture)
          else if (area.current) insertAt(area.current, pictureSource(picture, fields.contentFormat))
        }}
      />
      <PictureDialog
        id={FEATURED_PICTURE_ID}
        mayDelete={data.mayPublish}
        onChoose={(picture) =>
          change({ featuredImageUrl: data.origin + picture.address, featuredImageAlt: picture.alt })
        }
      />
      <PictureDialog
        id={SOCIAL_PICTURE_ID}
        mayDelete={data.mayPublish}
        onChoose={(picture) => change({ socialImageUrl: data.origin + picture.address })}
      />
    </div>
  )
}

/** What a date field says in the writer's own time, as an instant. */
function instantOf(local: string): string {
  const at = new Date(local)
  return Number.isNaN(at.getTime()) ? local : at.toISOString()
}
