import type { Confirmation } from '#app/domain/blog/live-questions.ts'
import { Moment } from '#app/features/staff/moment.tsx'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import type { Refusal } from '#app/features/blog/admin/editor/send-form.ts'
import dialog from '#app/ui/dialog.module.css'

/** A question of the server, or one the page asks itself before it sends anything. */
export type AskedQuestion = {
  title: string
  text: string
  confirmLabel: string
  confirmed: Confirmation
  /** The words on the button that keeps the article live and saves beside it. */
  stageLabel?: string | undefined
  /** What that button asks the server to do. */
  stageIntent?: 'stage' | 'schedule-update' | undefined
  /** When what is asked about ends by itself. */
  until?: Date | undefined
}

/** The question in a refusal that asks first; null in any other. */
export function questionIn(refusal: Refusal | null | undefined): AskedQuestion | null {
  if (refusal?.code !== 'unconfirmed') return null
  const {
    title = '',
    confirmLabel = 'Go on',
    confirmed = 'yes',
    stageLabel,
    stageIntent,
    until,
  } = refusal.details ?? {}
  return {
    title: String(title),
    text: refusal.message,
    confirmLabel: String(confirmLabel),
    confirmed: confirmed === 'live' ? 'live' : 'yes',
    stageLabel: stageLabel === undefined ? undefined : String(stageLabel),
    stageIntent: stageIntent === 'schedule-update' ? 'schedule-update' : 'stage',
    until: until === undefined ? undefined : new Date(until),
  }
}

/** What happens, in words, and when it ends. */
export function QuestionText({ question: { text, until } }: { question: AskedQuestion }) {
  return (
    <>
      <p>{text}</p>
      {until && (
        <p>
          The time is <Moment at={until} />.
        </p>
      )}
    </>
  )
}

type QuestionActionsProps = {
  question: AskedQuestion
  isBusy: boolean
  dialogId: string
}

/** The answers in the dialog's form. The safe one comes first: the dialog puts the focus on it. */
export function QuestionActions({ question, isBusy, dialogId }: QuestionActionsProps) {
  return (
    <div className={dialog.actions}>
      <button {...closesDialog(dialogId)} className={buttonClass({ variant: 'secondary' })}>
        Cancel
      </button>
      {question.stageLabel !== undefined && (
        <Button type="submit" name="intent" value={question.stageIntent ?? 'stage'} isBusy={isBusy}>
          {question.stageLabel}
        </Button>
      )}
      <Button type="submit" variant="danger" isBusy={isBusy}>
        {question.confirmLabel}
      </Button>
    </div>
  )
}
