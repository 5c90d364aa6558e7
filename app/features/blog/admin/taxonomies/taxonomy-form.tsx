import type { ReactNode } from 'react'
import { Form, Link, useNavigation } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import type { Faults } from './taxonomy-fields.tsx'
import styles from './taxonomy-pages.module.css'
import { TAXONOMY_WORDS, type Taxonomy } from './taxonomy-words.ts'

type TaxonomyFormProps = {
  what: Taxonomy
  /** Null for a new one. */
  id: string | null
  /** What stands in the field of the name. */
  name: string
  faults: Faults
  /** The fields, and beside them what is set less often. */
  children: ReactNode
  side: ReactNode
}

/** The page of one author or category around its fields: the way back, what is wrong, saving and deleting. */
export function TaxonomyForm({ what, id, name, faults, children, side }: TaxonomyFormProps) {
  const { one, many, path } = TAXONOMY_WORDS[what]
  const isBusy = useNavigation().state !== 'idle'
  return (
    <>
      <Link to={path}>Back to {many.toLowerCase()}</Link>
      <h1>
        {id === null ? 'New' : 'Edit'} {what}
      </h1>
      {faults?.ok === false && <Notice tone="error">{faults.message}</Notice>}
      <Form method="post" className={styles.columns} data-width="wide">
        <div className={layout.stack}>{children}</div>
        <div className={layout.stack}>
          {side}
          <div className={layout.row}>
            <Button
              type="submit"
              isBusy={isBusy}
              disabledReason={name.trim() === '' ? `${one} name is required` : undefined}
            >
              {id === null ? 'Create' : 'Update'} {one}
            </Button>
            {id !== null && (
              <LinkButton as={Link} variant="quiet" to={`${path}/${id}/delete`}>
                Delete …
              </LinkButton>
            )}
          </div>
        </div>
      </Form>
    </>
  )
}
