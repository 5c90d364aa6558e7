import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Form, Link } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { QuestionActs } from './act-question.tsx'
import type { FieldDiff, TextPart } from '#app/features/blog/admin/editor/field-diff.ts'
import { momentOf } from '#app/features/blog/admin/figures.ts'
import { StatusTag } from './status-tag.tsx'
import type { PostVersion } from './post-version.ts'
import { type RestoreResult, useRestoreVersion } from './use-restore-version.ts'

const QUESTION_ID = 'restore-question'

type VersionsPageProps = {
  postId: string
  title: string
  versions: readonly PostVersion[]
  /** Sides of the comparison as they stand in the address. */
  from: string
  to: string
  /** Null where one of them is not there. */
  diffs: readonly FieldDiff[] | null
  hasMine: boolean
  /** Of a form that was sent without scripts. */
  result: RestoreResult | undefined
}

/** Every state a post was saved in: to compare two, and to go back to one. */
export function VersionsPage({
  postId,
  title,
  versions,
  from,
  to,
  diffs,
  hasMine,
  result,
}: VersionsPageProps) {
  const restoring = useRestoreVersion({
    postId,
    title,
    isLive: versions[0]?.status === 'published',
    first: result,
  })
  const sides = [
    ...(hasMine ? [{ value: 'mine', label: 'My unsaved text' }] : []),
    ...versions.map(({ version, savedAt }) => ({
      value: String(version),
      label: `Version ${version}, ${momentOf(savedAt)}`,
    })),
  ]
  return (
    <>
      <div className="staff-head">
        <div>
          <LinkButton as={Link} to={`/blog-admin/posts/${postId}/edit`} variant="quiet" isSmall>
            <ArrowLeft className="icon" aria-hidden />
            Back to the post
          </LinkButton>
          <h1>Versions</h1>
          <p className="text-ink-2">{title}</p>
        </div>
      </div>
      {restoring.refusal && <Notice tone="error">{restoring.refusal}</Notice>}
      {versions.length === 0 ? (
        <EmptyState title="No versions yet">The next save makes the first one.</EmptyState>
      ) : (
        <>
          <section className="staff-panel" aria-labelledby="compare-title">
            <h2 id="compare-title">Compare</h2>
            <Form method="get" className="desk-filter" key={`${from} ${to}`} preventScrollReset>
              <SelectField label="From" name="from" options={sides} defaultValue={from} />
              <SelectField label="To" name="to" options={sides} defaultValue={to} />
              <Button type="submit" variant="secondary">
                Compare
              </Button>
            </Form>
            <Differences diffs={diffs} />
          </section>
          <section className="staff-panel" aria-labelledby="versions-title">
            <h2 id="versions-title">All versions</h2>
            <ol className="desk-rows">
              {versions.map((each, index) => (
                <li key={each.version}>
                  <div>
                    <strong>Version {each.version}</strong> <StatusTag status={each.status} />
                    <p className="text-sm text-ink-2">
                      {momentOf(each.savedAt)}
                      {each.savedBy && `, ${each.savedBy}`} · {each.title}
                    </p>
                  </div>
                  {index === 0 ? (
                    <span className="text-sm text-ink-2">Current</span>
                  ) : (
                    <Form method="post" onSubmit={(event) => restoring.choose(event, each.version)}>
                      <input type="hidden" name="version" value={each.version} />
                      <Button
                        type="submit"
                        variant="secondary"
                        isSmall
                        isBusy={restoring.busyVersion === each.version}
                        aria-label={`Restore version ${each.version}`}
                      >
                        Restore
                      </Button>
                    </Form>
                  )}
                </li>
              ))}
            </ol>
          </section>
        </>
      )}
      <Dialog
        id={QUESTION_ID}
        title={restoring.asked?.question.title ?? ''}
        isOpen={restoring.asked !== null}
        onClose={restoring.cancel}
      >
        {restoring.asked && (
          <Form method="post" className="stack" onSubmit={restoring.confirm}>
            <p>{restoring.asked.question.text}</p>
            <input type="hidden" name="version" value={restoring.asked.version} />
            <input type="hidden" name="confirmed" value={restoring.asked.question.confirmed} />
            <QuestionActs question={restoring.asked.question} isBusy={false} dialogId={QUESTION_ID} />
          </Form>
        )}
      </Dialog>
    </>
  )
}

function Differences({ diffs }: { diffs: readonly FieldDiff[] | null }) {
  if (!diffs) return <p className="text-ink-2">Choose two states that are there.</p>
  if (diffs.length === 0) return <p className="text-ink-2">These two say the same.</p>
  return (
    <dl className="desk-diff">
      {diffs.map(({ label, parts }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            {parts.map((part, index) => (
              <Part key={index} part={part} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  )
}

const SHOWN_AROUND = 200

function Part({ part: { kind, text } }: { part: TextPart }) {
  if (kind === 'added') return <ins>{text}</ins>
  if (kind === 'removed') return <del>{text}</del>
  if (text.length <= SHOWN_AROUND * 2 + 20) return <span>{text}</span>
  // What stayed the same is there for orientation only.
  return (
    <span>
      {text.slice(0, SHOWN_AROUND)}
      <span className="text-ink-3"> […] </span>
      {text.slice(-SHOWN_AROUND)}
    </span>
  )
}
