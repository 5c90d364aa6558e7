import { Link, useFetcher, useLocation } from 'react-router'
import { DAYS_IN_BIN } from '#app/domain/blog/live-questions.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { closesDialog, opensDialog } from '#app/ui/invokers.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { Bin, BinEntry } from './bin.ts'
import { figureOf } from '#app/features/staff/figures.ts'
import { Day } from '#app/features/staff/moment.tsx'
import { ListUnread } from '#app/features/blog/admin/posts/list-unread.tsx'
import text from '#app/ui/text.module.css'
import layout from '#app/ui/layout.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import { classNames } from '#app/ui/class-names.ts'
import dialog from '#app/ui/dialog.module.css'

/** Marks what a row sends: it is answered in passing, other forms by the page. */
export const FROM_ROW = 'fromRow'

export type BinResult = FormResult<{ text: string }>

type BinPageProps = {
  /** Null where it could not be read. */
  bin: Bin | null
  /** Of a form that was sent without scripts. */
  result: BinResult | undefined
}

/** What was deleted, to restore or to delete for good. */
export function BinPage({ bin, result }: BinPageProps) {
  const { pathname, search } = useLocation()
  if (!bin)
    return (
      <>
        <h1>Bin</h1>
        <ListUnread what="entries of the bin" retry={pathname + search} />
      </>
    )
  const { entries, total, page, pageCount } = bin
  return (
    <>
      <h1>Bin ({figureOf(total)})</h1>
      <p className={text.muted}>
        What is deleted stays here for {DAYS_IN_BIN} days. A restored post has its text, address, tags, views
        and versions again; one that was live is live again. Authors and categories get back the posts that
        nobody has moved since; pictures stay as long as anything shows them.
      </p>
      {result && <Notice tone={result.ok ? 'ok' : 'error'}>{wordsOf(result)}</Notice>}
      {entries.length === 0 ? (
        <EmptyState title="The bin is empty">What is deleted appears here.</EmptyState>
      ) : (
        <>
          <ul className={staffPage.list}>
            {entries.map((entry) => (
              <BinRow key={entry.id} entry={entry} />
            ))}
          </ul>
          {pageCount > 1 && (
            <Pager
              page={page}
              pageCount={pageCount}
              hrefOf={(to) => `/blog-admin/bin?page=${to}`}
              link={Link}
            />
          )}
        </>
      )}
    </>
  )
}

const wordsOf = (result: BinResult) => (result.ok ? result.value.text : result.message)

const KIND_LABELS = {
  post: 'Post',
  page: 'Page',
  author: 'Author',
  category: 'Category',
  picture: 'Picture',
} as const

function BinRow({ entry }: { entry: BinEntry }) {
  const { id, kind, title, status, deletedAt, deletedBy, goneOn } = entry
  const fetcher = useFetcher<BinResult>()
  const { data, state } = fetcher
  const isBusy = state !== 'idle'
  const dialogId = `purge-${id}`
  const hidden = (
    <>
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="kind" value={kind} />
      <input type="hidden" name={FROM_ROW} value="yes" />
    </>
  )
  return (
    <li>
      <div className={staffPage.rowText}>
        <strong>{title}</strong>
        <p className={classNames(text.small, text.muted)}>
          {KIND_LABELS[kind]}, {status && <>{status} until it was </>}deleted on <Day at={deletedAt} />
          {deletedBy && ` by ${deletedBy}`}. Deleted for good on <Day at={goneOn} />.
        </p>
        {data && !data.ok && <Notice tone="error">{data.message}</Notice>}
      </div>
      <div className={layout.row}>
        <fetcher.Form method="post">
          {hidden}
          <Button
            type="submit"
            name="intent"
            value="restore"
            variant="secondary"
            isSmall
            isBusy={isBusy}
            aria-label={`Restore ${title}`}
          >
            Restore
          </Button>
        </fetcher.Form>
        <Button {...opensDialog(dialogId)} variant="quiet" isSmall aria-label={`Delete for good: ${title}`}>
          Delete for good
        </Button>
      </div>
      <Dialog id={dialogId} title="Delete for good?">
        <fetcher.Form
          method="post"
          className={layout.stack}
          onSubmit={(event) => event.currentTarget.closest('dialog')?.close()}
        >
          <p>
            “{title}” {kind === 'post' && 'and all its versions '}
            {kind === 'post' ? 'are' : 'is'} deleted. This cannot be taken back.
          </p>
          {hidden}
          <input type="hidden" name="confirmed" value="yes" />
          <div className={dialog.actions}>
            <Button {...closesDialog(dialogId)} variant="secondary">
              Cancel
            </Button>
            <Button type="submit" name="intent" value="purge" variant="danger" isBusy={isBusy}>
              Delete for good
            </Button>
          </div>
        </fetcher.Form>
      </Dialog>
    </li>
  )
}
