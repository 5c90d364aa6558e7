import type { ReactNode } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { Moment } from '#app/features/staff/moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { TextArea } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { ContentReport } from './content-reports.server.ts'
import layout from '#app/ui/layout.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import { classNames } from '#app/ui/class-names.ts'
import styles from './reports-page.module.css'

type ReportsPageProps = {
  reports: readonly ContentReport[] | null
  answer: FormResult<string> | undefined
}

/** What members reported, with the words it is about: dismiss it, or take the content down. */
export function ReportsPage({ reports, answer }: ReportsPageProps) {
  const list = reports ?? []
  return (
    <>
      <h1>Reports ({list.length})</h1>
      {answer?.ok && <Notice tone="ok">{answer.value}</Notice>}
      {answer?.ok === false && <Notice tone="error">{answer.message}</Notice>}
      {list.length === 0 ? (
        <EmptyState title="Nothing is reported">
          Members report recipes and comments in the community.
        </EmptyState>
      ) : (
        <ul className={staffPage.list}>
          {list.map((report) => (
            <ReportRow key={report.id} report={report} />
          ))}
        </ul>
      )}
    </>
  )
}

function ReportRow({ report }: { report: ContentReport }) {
  const { comment } = report
  const { state, formData } = useNavigation()
  const isBusy = (intent: string) =>
    state !== 'idle' && formData?.get('reportId') === report.id && formData.get('intent') === intent
  return (
    <li>
      <div className={classNames(staffPage.rowText, layout.stack)}>
        <p className={staffPage.facts}>
          <Tag tone="bad">{comment ? 'Comment' : 'Recipe'}</Tag>
          <Moment at={report.createdAt} />
          <span>reported by {report.reportedBy}</span>
          {report.sameThing > 1 && <span>{report.sameThing} reports of this</span>}
        </p>
        <p>
          <strong>Reason:</strong> {report.reason}
        </p>
        {comment && (
          <blockquote className={styles.quote}>
            <p>{comment.text}</p>
            <footer>Comment by {comment.by}</footer>
          </blockquote>
        )}
        <blockquote className={styles.quote}>
          <p>
            <strong>{report.postTitle}</strong>
          </p>
          {report.postText && <p>{report.postText}</p>}
          <footer>Recipe shared by {report.postBy}</footer>
        </blockquote>
        <div className={layout.row}>
          <Form method="post">
            <input type="hidden" name="reportId" value={report.id} />
            <Button
              type="submit"
              name="intent"
              value="dismiss"
              variant="secondary"
              isSmall
              isBusy={isBusy('dismiss')}
            >
              Dismiss
            </Button>
          </Form>
          {comment && <RemoveForm reportId={report.id} label="Remove comment" isBusy={isBusy('remove')} />}
        </div>
        {!comment && (
          <Fold summary="Take recipe down">
            <RemoveForm reportId={report.id} label="Take recipe down" isBusy={isBusy('remove')}>
              <TextArea
                label="Why it is taken down"
                hint="The author reads this by email and on the recipe, and cannot share it again. Likes and comments are deleted."
                name="reason"
                rows={3}
                maxLength={500}
                required
              />
            </RemoveForm>
          </Fold>
        )}
      </div>
    </li>
  )
}

type RemoveFormProps = { reportId: string; label: string; isBusy: boolean; children?: ReactNode }

function RemoveForm({ reportId, label, isBusy, children }: RemoveFormProps) {
  return (
    <Form method="post" className={layout.stack}>
      <input type="hidden" name="reportId" value={reportId} />
      {children}
      <Button type="submit" name="intent" value="remove" variant="danger" isSmall isBusy={isBusy}>
        {label}
      </Button>
    </Form>
  )
}
