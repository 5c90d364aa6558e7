import { useSyncExternalStore } from 'react'
import { Link } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { Refusal } from './send-form.ts'
import type { EditorData, Offer } from './editor-data.ts'
import { Clock } from './clock.tsx'
import { Moment } from '#app/features/staff/moment.tsx'
import { localNewDrafts } from './local-drafts.ts'
import type { useDraft } from './use-draft.ts'
import text from '#app/ui/text.module.css'
import layout from '#app/ui/layout.module.css'
import { classNames } from '#app/ui/class-names.ts'
import staffPage from '#app/features/staff/staff-page.module.css'
import styles from './post-editor.module.css'

const listOf = new Intl.ListFormat('en-GB')

type EditorNoticesProps = {
  data: EditorData
  draft: ReturnType<typeof useDraft>
  refusal: Refusal | null
  /** Who else has the post open. */
  present: readonly string[]
  /** Saves over the version that somebody saved meanwhile. */
  onOverwrite: (version: number) => void
}

/** Notices above the form: unsaved text, another open tab, a failed save, a conflicting save. */
export function EditorNotices({ data, draft, refusal, present, onOverwrite }: EditorNoticesProps) {
  const reading = present.filter((name) => !draft.others.includes(name))
  const isConflict = refusal?.code === 'conflict'
  return (
    <div className={styles.notices}>
      {draft.offered && (
        <Notice
          tone="warn"
          title={
            <>
              Unsaved changes from <Clock atMs={draft.offered.savedAtMs} />
            </>
          }
        >
          <p>You typed them and left without saving.</p>
          <div className={classNames(layout.row, staffPage.noticeActions)}>
            <Button isSmall onClick={draft.restore}>
              Restore
            </Button>
            <Button isSmall variant="secondary" onClick={draft.discard}>
              Discard
            </Button>
          </div>
        </Notice>
      )}
      {draft.isElsewhere && (
        <Notice title="This post is also open in another tab.">
          Each tab keeps what is typed in it. Whichever saves second is shown the other one’s text first.
        </Notice>
      )}
      {draft.others.length > 0 && (
        <Notice
          title={`${listOf.format(draft.others)} ${draft.others.length === 1 ? 'is' : 'are'} writing here too.`}
        >
          Whoever saves second is shown the other’s text first: nothing is lost.
        </Notice>
      )}
      {reading.length > 0 && (
        <Notice
          title={`${listOf.format(reading)} ${reading.length === 1 ? 'has' : 'have'} this post open too.`}
        />
      )}
      {data.isNew && !data.isContinued && <BegunPosts id={data.id} offers={data.offers} />}
      {data.status === 'published' && <LiveNotice data={data} />}
      {data.status !== 'published' && data.staged && (
        <Notice title="These changes were saved beside the article while it was live." />
      )}
      {data.submittedAt && (
        <Notice
          title={
            <>
              Submitted for review on <Moment at={data.submittedAt} />.
            </>
          }
        >
          {data.mayPublish
            ? 'Publishing or returning it ends the review and emails its writer.'
            : 'The editors have been emailed. Saving it again takes the submission back.'}
        </Notice>
      )}
      {data.restored && (
        <Notice
          title={
            <>
              Version {data.restored.version} of <Moment at={data.restored.savedAt} /> fills the editor.
            </>
          }
        >
          Nothing is saved yet, and readers see no change. The address stays as it is.
        </Notice>
      )}
      {data.publishOn && (
        <Notice
          title={
            <>
              {data.status === 'published' ? 'Updated automatically on' : 'Scheduled for'}{' '}
              <Moment at={data.publishOn} />.
            </>
          }
        >
          {data.status === 'published'
            ? 'These changes replace the live article then. Saving without updating cancels that.'
            : 'Save Draft cancels the schedule.'}
        </Notice>
      )}
      {refusal && (
        <Notice tone="error">
          {refusal.message || 'Failed to save post'}
          {isConflict && (
            <Conflict data={data} tabId={draft.tabId} refusal={refusal} onOverwrite={onOverwrite} />
          )}
        </Notice>
      )}
    </div>
  )
}

function LiveNotice({ data: { staged, mayPublish } }: Pick<EditorNoticesProps, 'data'>) {
  return (
    <Notice title={staged ? 'This article is live; these changes are not yet.' : 'This article is live.'}>
      {staged && (
        <p>
          {staged.savedBy || 'Somebody'} saved them on <Moment at={staged.savedAt} />. Readers see the article
          as it was published.
        </p>
      )}
      <p>
        {mayPublish
          ? 'Update shows readers what is written here. Save Draft asks whether to keep the article live.'
          : 'Readers see your changes once an editor has reviewed and published them.'}
      </p>
    </Notice>
  )
}

function Conflict({
  data,
  tabId,
  refusal,
  onOverwrite,
}: Pick<EditorNoticesProps, 'data' | 'onOverwrite'> & { tabId: string; refusal: Refusal }) {
  const { version, by, at } = refusal.details ?? {}
  const who = by ? `${by} saved it` : 'It was saved'
  return (
    <>
      <p>
        {who}
        {typeof at === 'string' && (
          <>
            {' '}
            at <Clock atMs={new Date(at).getTime()} />
          </>
        )}
        . Your text is kept.
      </p>
      <div className={classNames(layout.row, staffPage.noticeActions)}>
        <a
          className={buttonClass({ variant: 'secondary', isSmall: true })}
          href={`/blog-admin/posts/${data.id}/versions?from=mine&tab=${tabId}&to=${version}`}
          target="_blank"
          rel="noopener"
        >
          Compare
        </a>
        <Button isSmall variant="danger" onClick={() => onOverwrite(Number(version))}>
          Keep mine
        </Button>
      </div>
    </>
  )
}

/** New posts begun and never saved, on the server or in this browser. */
function BegunPosts({ id, offers }: { id: string; offers: readonly Offer[] }) {
  // A string, because useSyncExternalStore compares snapshots by identity.
  const kept = useSyncExternalStore(
    never,
    () => JSON.stringify(localNewDrafts().map(offerOf)),
    () => '[]',
  )
  const here = (JSON.parse(kept) as Offer[]).filter((offer) => offers.every((each) => each.id !== offer.id))
  const all = [...offers, ...here].filter((offer) => offer.id !== id)
  if (all.length === 0) return null
  return (
    <Notice
      title={
        all.length === 1
          ? 'One post was begun and not saved.'
          : `${all.length} posts were begun and not saved.`
      }
    >
      <ul className={styles.unsavedPosts}>
        {all.map((offer) => (
          <li key={offer.id}>
            <Link to={`/blog-admin/posts/new?draft=${offer.id}`}>
              {offer.title.trim() || 'Without a title'}
            </Link>{' '}
            <span className={text.muted}>
              <Moment at={new Date(offer.savedAtMs)} />
            </span>
          </li>
        ))}
      </ul>
    </Notice>
  )
}

const never = () => () => {}

const offerOf = ({ postKey, draft }: ReturnType<typeof localNewDrafts>[number]): Offer => ({
  id: postKey.slice('new:'.length),
  title: draft.fields.title,
  savedAtMs: draft.savedAtMs,
})
