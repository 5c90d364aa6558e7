import { Form, Link, useNavigation } from 'react-router'
import type { ImportStatus } from '#app/domain/blog/moving/import-plan.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { ListUnread } from '#app/features/blog/admin/posts/list-unread.tsx'
import { Moment } from '#app/features/staff/moment.tsx'
import { PageHead } from '#app/features/staff/page-head.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import staffPage from '#app/features/staff/staff-page.module.css'
import { Button } from '#app/ui/button.tsx'
import { Check } from '#app/ui/check.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'

type ImportPageProps = {
  /** Null where they could not be read. */
  imports: readonly { id: string; fileName: string; status: ImportStatus; createdAt: Date }[] | null
  canFetch: boolean
  refusal: Extract<FormResult<never>, { ok: false }> | null
}

const STATUS_WORDS: Readonly<Record<ImportStatus, string>> = {
  reading: 'Being read',
  read: 'Checked, not imported yet',
  refused: 'Could not be read',
  running: 'Being imported',
  done: 'Imported',
  failed: 'Stopped before it was finished',
}

/** Moving in and out: an export of another blog, and everything of this one. */
export function ImportPage({ imports, canFetch, refusal }: ImportPageProps) {
  const isBusy = useNavigation().state === 'submitting'
  const isOnField = refusal !== null && Object.keys(refusal.fields).length > 0
  return (
    <>
      <PageHead title="Import and export" />
      {refusal && !isOnField && <Notice tone="error">{refusal.message}</Notice>}
      <Panel title="Import from another blog">
        <Form
          method="post"
          encType="multipart/form-data"
          className={classNames(layout.stack, staffPage.form)}
        >
          <FileField
            label="Export"
            hint="The XML file of WordPress, the JSON file of Ghost, or the ZIP of this page; at most 40 MB, 10,000 posts and 5,000 pictures. A ZIP may also hold the pictures, in wp-content/uploads or content/images."
            accept=".xml,.json,.zip,application/zip,application/json,text/xml,application/xml"
            isRequired
            error={refusal?.fields['file']}
          />
          <TextField
            label="Address of the old site"
            name="site"
            inputMode="url"
            autoComplete="off"
            hint="Ghost leaves it out of its exports; it is needed to fetch pictures."
            error={refusal?.fields['site']}
          />
          {canFetch && (
            <Check name="fetch" label="Fetch pictures that are not in the file from the old site" />
          )}
          <Button type="submit" isBusy={isBusy}>
            Check the file
          </Button>
          <p className={text.muted}>
            Nothing is imported yet: you first see what will be imported and what will not.
          </p>
        </Form>
      </Panel>
      <Panel title="Imports so far">
        {imports === null ? (
          <ListUnread what="imports" retry="/blog-admin/import" headingLevel={3} />
        ) : imports.length === 0 ? (
          <p className={text.muted}>None yet.</p>
        ) : (
          <ul className={staffPage.list}>
            {imports.map(({ id, fileName, status, createdAt }) => (
              <li key={id}>
                <div className={staffPage.rowText}>
                  <p>
                    <Link to={`/blog-admin/import/${id}`}>{fileName}</Link>
                  </p>
                  <p className={text.small}>
                    {STATUS_WORDS[status]}, <Moment at={createdAt} />
                  </p>
                </div>
              </li>
            ))}
          </ul>
        )}
      </Panel>
      <Panel title="Export everything">
        <p className={staffPage.intro}>
          A ZIP of all posts and pages as Markdown with front matter, authors, categories, redirects and
          pictures. You can import it here again. Each export is recorded under Staff.
        </p>
        {/* A download: the browser asks for it itself. */}
        <form method="post" action="/blog-admin/export">
          <Button type="submit" variant="secondary">
            Export the blog
          </Button>
        </form>
      </Panel>
    </>
  )
}
