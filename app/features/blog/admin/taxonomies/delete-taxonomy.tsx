import { Form, Link, useNavigation } from 'react-router'
import { DAYS_IN_BIN } from '#app/domain/blog/live-questions.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { figureOf } from '#app/features/staff/figures.ts'
import { type Faults, faultOf } from './taxonomy-fields.tsx'
import { TAXONOMY_WORDS, type Taxonomy } from './taxonomy-words.ts'
import layout from '#app/ui/layout.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import { classNames } from '#app/ui/class-names.ts'

type DeleteTaxonomyProps = {
  what: Taxonomy
  name: string
  posts: { all: number; published: number }
  /** Where the posts may go. */
  others: readonly { id: string; name: string }[]
  /** What else happens, in a sentence. */
  note?: string | null
  faults: Faults
}

const NOBODY = { author: 'No author', category: 'Uncategorized' } as const

/** Asks before an author or a category is deleted, says how many posts move, and where to. */
export function DeleteTaxonomy({ what, name, posts, others, note, faults }: DeleteTaxonomyProps) {
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <h1>
        Delete {what} “{name}”?
      </h1>
      {faults?.ok === false && <Notice tone="error">{faults.message}</Notice>}
      <Form method="post" className={classNames(layout.stack, staffPage.form)}>
        {posts.all === 0 ? (
          <p>It has no posts. You can restore it from the bin for {DAYS_IN_BIN} days.</p>
        ) : (
          <>
            <p>
              {posts.all === 1 ? '1 post moves' : `${figureOf(posts.all)} posts move`}
              {posts.published > 0 && `, ${figureOf(posts.published)} of them published`}. You can restore it
              from the bin for {DAYS_IN_BIN} days, with the posts that nobody moves meanwhile.
            </p>
            <SelectField
              label={`Move ${posts.all === 1 ? 'it' : 'them'} to`}
              name="moveTo"
              options={[
                { value: '', label: NOBODY[what] },
                ...others.map(({ id, name }) => ({ value: id, label: name })),
              ]}
              error={faultOf(faults, 'moveTo')}
            />
          </>
        )}
        {note && <p>{note}</p>}
        <div className={layout.row}>
          <Button type="submit" variant="danger" isBusy={isBusy}>
            Delete {what}
          </Button>
          <LinkButton as={Link} variant="quiet" to={TAXONOMY_WORDS[what].path}>
            Keep it
          </LinkButton>
        </div>
      </Form>
    </>
  )
}
