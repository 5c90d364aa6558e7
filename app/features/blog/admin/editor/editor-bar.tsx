import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { Link } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Menu, MenuButton } from '#app/ui/menu.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { opensDialog } from '#app/ui/invokers.ts'
import type { EditorData } from './editor-data.ts'
import { clockOf } from '#app/features/staff/figures.ts'
import { PreviewLinkDialog } from './preview-link-dialog.tsx'
import { ScheduleDialog } from './schedule-dialog.tsx'
import { StatusTag } from '#app/features/blog/admin/posts/status-tag.tsx'
import type { useDraft } from './use-draft.ts'
import text from '#app/ui/text.module.css'
import styles from './editor-bar.module.css'

const MORE_ID = 'post-more'
const SCHEDULE_ID = 'post-schedule'
const LINK_ID = 'post-preview-link'

type EditorBarProps = {
  data: EditorData
  draft: ReturnType<typeof useDraft>
  formId: string
  isSaving: boolean
}

/** The link back, the post's status, the state of autosaving, and the buttons that save. */
export function EditorBar({ data, draft, formId, isSaving }: EditorBarProps) {
  const { isNew, status } = data
  const hasTitle = draft.fields.title.trim() !== ''
  const hasContent = draft.fields.content.trim() !== ''
  const undecided = draft.offered ? 'Decide about the unsaved changes first' : undefined
  const noDraft = undecided ?? (hasTitle ? undefined : 'Give the post a title first')
  const notPublishable =
    undecided ?? (hasTitle && hasContent ? undefined : 'A post needs a title and content to be published')
  return (
    <div className={styles.bar}>
      <LinkButton as={Link} to="/blog-admin/posts" variant="quiet" isSmall aria-label="Back to posts">
        <ArrowLeft className={text.icon} aria-hidden />
        Posts
      </LinkButton>
      <h1 className={styles.heading}>{isNew ? 'New Post' : 'Edit Post'}</h1>
      <StatusTag status={status} />
      <KeptWhere draft={draft} />
      <div className={styles.actions}>
        <Button
          type="submit"
          form={formId}
          name="intent"
          value="draft"
          variant="secondary"
          isSmall
          isBusy={isSaving}
          disabledReason={noDraft}
          isReasonHidden
        >
          Save Draft
        </Button>
        <Button
          type="submit"
          form={formId}
          name="intent"
          value="publish"
          isSmall
          isBusy={isSaving}
          disabledReason={notPublishable}
          isReasonHidden
        >
          Publish
        </Button>
        <MenuButton menuId={MORE_ID} className={buttonClass({ variant: 'quiet', isSmall: true })}>
          More
        </MenuButton>
        <Menu id={MORE_ID} label="More for this post">
          <button {...opensDialog(SCHEDULE_ID)}>Schedule…</button>
          {!isNew && (
            <>
              {status === 'published' && (
                <button type="submit" form={formId} name="intent" value="draft">
                  Unpublish…
                </button>
              )}
              {status !== 'archived' && (
                <button type="submit" form={formId} name="intent" value="archive">
                  {status === 'published' ? 'Archive…' : 'Archive'}
                </button>
              )}
              <button {...opensDialog(LINK_ID)}>Preview link…</button>
              <Link to={`/blog-admin/posts/${data.id}/versions`}>Versions</Link>
            </>
          )}
        </Menu>
      </div>
      <ScheduleDialog
        id={SCHEDULE_ID}
        formId={formId}
        publishOn={data.publishOn}
        disabledReason={notPublishable}
        isBusy={isSaving}
      />
      {!isNew && <PreviewLinkDialog id={LINK_ID} postId={data.id} hasLink={data.hasPreviewLink} />}
    </div>
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
