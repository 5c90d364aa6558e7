import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import type { EditorData } from './editor-data.ts'
import { clockOf } from '#app/features/staff/figures.ts'
import { HandOverDialog } from './hand-over-dialog.tsx'
import { PreviewLinkDialog } from './preview-link-dialog.tsx'
import { PublicationDateDialog } from './publication-date-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { StatusTag } from '#app/features/blog/admin/posts/status-tag.tsx'
import type { useDraft } from './use-draft.ts'
import text from '#app/ui/text.module.css'
import styles from './editor-bar.module.css'

const MORE_ID = 'post-more'
const SCHEDULE_ID = 'post-schedule'
const DATE_ID = 'post-publication-date'
const LINK_ID = 'post-preview-link'
const HAND_OVER_ID = 'post-hand-over'

type EditorBarProps = {
  data: EditorData
  draft: ReturnType<typeof useDraft>
  formId: string
  isSaving: boolean
}

/** The link back, the post's status, the state of autosaving, and the buttons that save. */
export function EditorBar({ data, draft, formId, isSaving }: EditorBarProps) {
  const { isNew, status, mayPublish } = data
  const hasTitle = draft.fields.title.trim() !== ''
  const hasContent = draft.fields.content.trim() !== ''
  const undecided = draft.offered ? 'Decide about the unsaved changes first' : undefined
  const noDraft = undecided ?? (hasTitle ? undefined : 'Give the post a title first')
  const notPublishable =
    undecided ?? (hasTitle && hasContent ? undefined : 'A post needs a title and content to be published')
  const isLive = status === 'published'
  // Pressed most, the one that readers notice last: a writer never reaches them directly.
  const saves = mayPublish
    ? [
        { intent: 'draft', label: 'Save Draft', disabledReason: noDraft },
        { intent: 'publish', label: isLive ? 'Update' : 'Publish', disabledReason: notPublishable },
      ]
    : [
        {
          intent: isLive ? 'stage' : 'draft',
          label: isLive ? 'Save changes' : 'Save Draft',
          disabledReason: noDraft,
        },
        { intent: 'submit', label: 'Submit for review', disabledReason: notPublishable },
      ]
  return (
    <div className={styles.bar}>
      <LinkButton as={Link} to="/blog-admin/posts" variant="quiet" isSmall aria-label="Back to posts">
        <ArrowLeft className={text.icon} aria-hidden />
        Posts
      </LinkButton>
      <h1 className={styles.heading}>{isNew ? 'New Post' : 'Edit Post'}</h1>
      <StatusTag status={status} />
      {data.submittedAt && <Tag tone="warn">In review</Tag>}
      <KeptWhere draft={draft} />
      <div className={styles.actions}>
        {saves.map(({ intent, label, disabledReason }, index) => (
          <Button
            key={label}
            type="submit"
            form={formId}
            name="intent"
            value={intent}
            variant={index === 0 ? 'secondary' : 'primary'}
            isSmall
            isBusy={isSaving}
            disabledReason={disabledReason}
            isReasonHidden
          >
            {label}
          </Button>
        ))}
        <MenuButton menuId={MORE_ID} className={buttonClass({ variant: 'quiet', isSmall: true })}>
          More
        </MenuButton>
        <Menu id={MORE_ID} label="More for this post">
          {mayPublish && (
            <>
              <button {...opensDialog(SCHEDULE_ID)}>Schedule…</button>
              <button {...opensDialog(DATE_ID)}>Publication date…</button>
            </>
          )}
          {!isNew && (
            <>
              {mayPublish && <StatusChanges data={data} formId={formId} />}
              <button {...opensDialog(LINK_ID)}>Preview link…</button>
              <Link to={`/blog-admin/posts/${data.id}/versions`}>Versions</Link>
              <button {...opensDialog(HAND_OVER_ID)}>Hand over…</button>
            </>
          )}
        </Menu>
      </div>
      {mayPublish && (
        <PublicationDateDialog
          id={DATE_ID}
          formId={formId}
          isLive={isLive}
          publishedAt={data.publishedAt}
          disabledReason={notPublishable}
          isBusy={isSaving}
        />
      )}
      {mayPublish && (
        <ScheduleDialog
          id={SCHEDULE_ID}
          formId={formId}
          publishOn={data.publishOn}
          disabledReason={notPublishable}
          isBusy={isSaving}
        />
      )}
      {!isNew && <HandOverDialog id={HAND_OVER_ID} data={data} />}
      {!isNew && <PreviewLinkDialog id={LINK_ID} postId={data.id} hasLink={data.hasPreviewLink} />}
    </div>
  )
}

/** What an editor does with the state of a post beside saving it. */
function StatusChanges({ data: { status, submittedAt }, formId }: Pick<EditorBarProps, 'data' | 'formId'>) {
  const isLive = status === 'published'
  return (
    <>
      {isLive && (
        <>
          <button type="submit" form={formId} name="intent" value="stage">
            Save without updating
          </button>
          <button type="submit" form={formId} name="intent" value="draft">
            Unpublish…
          </button>
        </>
      )}
      {submittedAt && (
        <button type="submit" form={formId} name="intent" value="return">
          Return to the writer
        </button>
      )}
      {status !== 'archived' && (
        <button type="submit" form={formId} name="intent" value="archive">
          {isLive ? 'Archive…' : 'Archive'}
        </button>
      )}
    </>
  )
}

function KeptWhere({ draft: { state, keptAtMs, obstacle } }: { draft: ReturnType<typeof useDraft> }) {
  const words = {
    clean: '',
    waiting: 'Keeping what you type…',
    kept: keptAtMs ? `Kept ${clockOf(keptAtMs)}` : '',
    'here-only': `${obstacle}: kept in this browser`,
  }[state]
  // Announced once when the connection is lost or back, not at every keystroke.
  const [said, setSaid] = useState('')
  const worth =
    state === 'here-only' ? words : state === 'kept' && said !== '' ? 'Kept on the server again' : said
  if (worth !== said) setSaid(worth)
  return (
    <>
      <span className={styles.kept} data-state={state}>
        {words}
      </span>
      <output className={text.srOnly}>{said}</output>
    </>
  )
}
