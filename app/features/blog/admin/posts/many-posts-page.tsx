import { Form, Link } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { PageHead } from '#app/features/staff/page-head.tsx'
import {
  type ChosenPost,
  type ManyChange,
  manyConsequence,
  manyLabel,
  type ManyResult,
  manyTold,
} from './change-many.ts'
import { StatusTag } from './status-tag.tsx'
import styles from './posts-page.module.css'

type ManyPostsPageProps = {
  change: ManyChange
  chosen: readonly ChosenPost[]
  result: ManyResult | null
  refusal: string | null
  isBusy: boolean
}

/** Says what would happen to the chosen posts and asks; afterwards what did. */
export function ManyPostsPage({ change, chosen, result, refusal, isBusy }: ManyPostsPageProps) {
  const back = { to: '/blog-admin/posts', label: 'Back to posts' }
  if (result) return <Told result={result} back={back} />
  if (chosen.length === 0)
    return (
      <>
        <PageHead title="No posts are chosen" back={back} />
        <p>Tick the posts in the list first. Those that are in the bin by now are left out.</p>
      </>
    )
  return (
    <>
      <PageHead title={`${manyLabel(change, chosen.length)}?`} back={back} />
      <p>{manyConsequence(change, chosen)}</p>
      {refusal !== null && <Notice tone="error">{refusal}</Notice>}
      <Form method="post" className={layout.stack}>
        <input type="hidden" name="change" value={change} />
        <ul className={styles.chosen}>
          {chosen.map(({ id, title, status }) => (
            <li key={id}>
              <input type="hidden" name="id[]" value={id} />
              <input type="hidden" name="status[]" value={status} />
              {title} <StatusTag status={status} />
            </li>
          ))}
        </ul>
        <div className={classNames(layout.row)}>
          <LinkButton as={Link} variant="secondary" to="/blog-admin/posts">
            Cancel
          </LinkButton>
          <Button type="submit" variant={change === 'restore' ? 'primary' : 'danger'} isBusy={isBusy}>
            {manyLabel(change, chosen.length)}
          </Button>
        </div>
      </Form>
    </>
  )
}

function Told({ result, back }: { result: ManyResult; back: { to: string; label: string } }) {
  const { change, refused } = result
  return (
    <>
      <PageHead title={manyTold(result)} back={back} />
      {change === 'delete' && result.done > 0 && (
        <p>
          <Link to="/blog-admin/bin">Open the bin</Link>
        </p>
      )}
      {refused.length > 0 && (
        <Notice tone="warn" title="These stayed as they were:">
          <ul>
            {refused.map(({ title, reason }) => (
              <li key={title}>
                “{title}”: {reason}
              </li>
            ))}
          </ul>
        </Notice>
      )}
    </>
  )
}
