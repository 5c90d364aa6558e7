import { Form, Link } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { SelectField } from '#app/ui/field.tsx'
import type { FieldDiff, TextPart } from '#app/features/blog/admin/editor/field-diff.ts'
import { Moment, useMoments } from '#app/features/staff/moment.tsx'
import { StatusTag } from './status-tag.tsx'
import type { PostVersion } from './post-version.ts'
import textStyles from '#app/ui/text.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from '#app/features/staff/panel.tsx'
import { PageHead } from '#app/features/staff/page-head.tsx'
import filter from '#app/features/blog/admin/filter-form.module.css'
import styles from './versions-page.module.css'

type VersionsPageProps = {
  postId: string
  title: string
  versions: readonly PostVersion[]
  /** Sides of the comparison, from the address. */
  from: string
  to: string
  /** Null where one of them is not there. */
  diffs: readonly FieldDiff[] | null
  hasMine: boolean
}

/** Every state a post was saved in: to compare two, and to fill the editor with one. */
export function VersionsPage({ postId, title, versions, from, to, diffs, hasMine }: VersionsPageProps) {
  const { momentOf } = useMoments()
  const sides = [
    ...(hasMine ? [{ value: 'mine', label: 'My unsaved text' }] : []),
    ...versions.map(({ version, savedAt }) => ({
      value: String(version),
      label: `Version ${version}, ${momentOf(savedAt)}`,
    })),
  ]
  return (
    <>
      <PageHead
        title="Versions"
        back={{ to: `/blog-admin/posts/${postId}/edit`, label: 'Back to the post' }}
        note={title}
      />
      {versions.length === 0 ? (
        <EmptyState title="No versions yet">The next save makes the first one.</EmptyState>
      ) : (
        <>
          <Panel title="Compare">
            <Form method="get" className={filter.fields} key={`${from} ${to}`} preventScrollReset>
              <SelectField label="From" name="from" options={sides} defaultValue={from} />
              <SelectField label="To" name="to" options={sides} defaultValue={to} />
              <Button type="submit" variant="secondary" className={filter.submit}>
                Compare
              </Button>
            </Form>
            <Differences diffs={diffs} />
          </Panel>
          <Panel title="All versions">
            <p className={textStyles.muted}>
              Restoring fills the editor. Nothing changes for readers until you save there.
            </p>
            <ol className={staffPage.list}>
              {versions.map((each, index) => (
                <li key={each.version}>
                  <div className={staffPage.rowText}>
                    <strong>Version {each.version}</strong> <StatusTag status={each.status} />
                    {each.isStaged && <Tag tone="warn">Not yet public</Tag>}
                    <p className={classNames(textStyles.small, textStyles.muted)}>
                      <Moment at={each.savedAt} />
                      {each.savedBy && `, ${each.savedBy}`} · {each.title}
                    </p>
                  </div>
                  {index === 0 ? (
                    <span className={classNames(textStyles.small, textStyles.muted)}>Current</span>
                  ) : (
                    <LinkButton
                      as={Link}
                      to={`/blog-admin/posts/${postId}/edit?version=${each.version}`}
                      variant="secondary"
                      isSmall
                      aria-label={`Restore version ${each.version}`}
                    >
                      Restore
                    </LinkButton>
                  )}
                </li>
              ))}
            </ol>
          </Panel>
        </>
      )}
    </>
  )
}

function Differences({ diffs }: { diffs: readonly FieldDiff[] | null }) {
  if (!diffs) return <p className={textStyles.muted}>Choose two states that are there.</p>
  if (diffs.length === 0) return <p className={textStyles.muted}>These two say the same.</p>
  return (
    <dl className={styles.differences}>
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
  // Unchanged text is only context.
  return (
    <span>
      {text.slice(0, SHOWN_AROUND)}
      <span className={styles.skipped}> […] </span>
      {text.slice(-SHOWN_AROUND)}
    </span>
  )
}
