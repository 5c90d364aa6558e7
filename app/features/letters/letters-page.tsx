import { Form, Link, useNavigation } from 'react-router'
import filter from '#app/features/blog/admin/filter-form.module.css'
import { ListUnread } from '#app/features/blog/admin/posts/list-unread.tsx'
import { figureOf, momentIn } from '#app/features/staff/figures.ts'
import { Moment } from '#app/features/staff/moment.tsx'
import { PageHead } from '#app/features/staff/page-head.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import staffPage from '#app/features/staff/staff-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { ListedLetter } from './letters.server.ts'
import { LetterStatusTag } from './letter-status-tag.tsx'

type LettersPageProps = {
  /** Null where they could not be read. */
  letters: readonly ListedLetter[] | null
  readers: number | null
  posts: readonly { id: string; title: string }[]
  refusal: string | null
}

/** Letters to the newsletter's readers: begun, on their way, sent. */
export function LettersPage({ letters, readers, posts, refusal }: LettersPageProps) {
  const isBusy = useNavigation().state === 'submitting'
  return (
    <>
      <PageHead
        title="Letters"
        note={
          readers === null
            ? 'By email to the newsletter’s readers.'
            : `By email to the newsletter’s readers: ${figureOf(readers)} get letters now.`
        }
      />
      {refusal && <Notice tone="error">{refusal}</Notice>}
      <Panel title="Write a letter">
        <Form method="post" className={classNames(filter.fields, filter.single)}>
          <SelectField
            label="Start from"
            name="postId"
            options={[
              { value: '', label: 'An empty page' },
              ...posts.map(({ id, title }) => ({ value: id, label: `Post: ${title}` })),
            ]}
          />
          <Button type="submit" className={filter.submit} isBusy={isBusy}>
            Write
          </Button>
        </Form>
      </Panel>
      <Panel title="All letters">
        {letters === null ? (
          <ListUnread what="letters" retry="/blog-admin/letters" headingLevel={3} />
        ) : letters.length === 0 ? (
          <EmptyState title="No letters yet" headingLevel={3}>
            Write one above. Nothing is sent until you have seen it and confirmed.
          </EmptyState>
        ) : (
          <ul className={staffPage.list}>
            {letters.map((letter) => (
              <Row key={letter.id} letter={letter} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

function Row({ letter }: { letter: ListedLetter }) {
  const { id, kind, subject, status, figures, sendAt, timeZone, startedAt, updatedAt } = letter
  const rest = [
    ['failed', figures.failed],
    ['unknown', figures.unknown],
    ['bounced', figures.bounced],
    ['complained', figures.complained],
    ['unsubscribed', figures.left],
  ] as const
  return (
    <li>
      <div className={staffPage.rowText}>
        <Link to={`/blog-admin/letters/${id}`}>{subject || 'Without a subject'}</Link>
        <div className={staffPage.facts}>
          <LetterStatusTag status={status} />
          {kind === 'digest' && <span>Weekly digest</span>}
          {status === 'scheduled' && sendAt ? (
            <span>for {momentIn(sendAt, timeZone ?? 'UTC')}</span>
          ) : (
            <Moment at={startedAt ?? updatedAt} />
          )}
          {startedAt && (
            <span>
              {figureOf(figures.sent)} of {figureOf(letter.readers)} sent
            </span>
          )}
          {rest.map(
            ([label, value]) => value > 0 && <span key={label}>{`${figureOf(value)} ${label}`}</span>,
          )}
        </div>
      </div>
    </li>
  )
}
