import { Form, useNavigation } from 'react-router'
import { Panel } from '#app/features/staff/panel.tsx'
import { figureOf } from '#app/features/staff/figures.ts'
import staffPage from '#app/features/staff/staff-page.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Button } from '#app/ui/button.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { FileField } from '#app/ui/file-field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import type { RedirectsDone } from './redirect-list.ts'

/** Many redirects at once, from a list of another program. */
export function ManyRedirects({ error }: { error: string | undefined }) {
  const isAdding = useNavigation().formData?.get('intent') === 'list'
  return (
    <Panel title="Add many from a CSV list">
      <Form
        method="post"
        encType="multipart/form-data"
        className={classNames(layout.stack, staffPage.form)}
        preventScrollReset
      >
        <TextArea
          label="List"
          name="list"
          rows={5}
          spellCheck={false}
          placeholder={'/2019/05/soup,/blog/food/soup\n/about-us,/blog/page/about-us'}
          hint="The old address and where it leads on each line, separated by commas, semicolons or tabs; at most 5,000 lines."
          error={error}
        />
        <FileField label="Or a file" accept=".csv,.tsv,.txt,text/csv" />
        <Button type="submit" name="intent" value="list" variant="secondary" isBusy={isAdding}>
          Add the list
        </Button>
      </Form>
    </Panel>
  )
}

/** What was done, and of a list each line that was left out. */
export function RedirectsToldDone({ done }: { done: RedirectsDone }) {
  if (done.kind === 'added')
    return <Notice tone="ok">{`${done.fromPath} leads to ${done.toPath} now.`}</Notice>
  if (done.kind === 'removed') return <Notice tone="ok">{`${done.fromPath} leads nowhere any more.`}</Notice>
  const { added, alreadyThere, refused, refusedCount } = done
  const there = alreadyThere > 0 ? ` ${figureOf(alreadyThere)} were there already.` : ''
  const left = refusedCount > 0 ? ` ${figureOf(refusedCount)} could not be added.` : ''
  return (
    <>
      <Notice tone={refusedCount > 0 ? 'warn' : 'ok'}>
        {`${added === 1 ? '1 redirect was' : `${figureOf(added)} redirects were`} added.${there}${left}`}
      </Notice>
      {refused.length > 0 && (
        <Fold
          summary={
            refused.length < refusedCount ? `The first ${refused.length} left out` : 'What was left out'
          }
          isOpen
        >
          <ul className={staffPage.list}>
            {refused.map(({ line, given, why }) => (
              <li key={`${line} ${given}`}>
                <div className={staffPage.rowText}>
                  <p>{`Line ${line}: ${given}`}</p>
                  <p className={text.small}>{why}</p>
                </div>
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </>
  )
}
