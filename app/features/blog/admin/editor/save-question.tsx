import { Dialog } from '#app/ui/dialog.tsx'
import {
  type AskedQuestion,
  QuestionActions,
  QuestionText,
} from '#app/features/blog/admin/posts/asked-question.tsx'
import layout from '#app/ui/layout.module.css'

const ID = 'save-question'

type SaveQuestionProps = {
  question: AskedQuestion | null
  onConfirm: (isStaging: boolean) => void
  onCancel: () => void
}

/** What the server asks before a save takes a live article offline; saving beside it is an answer too. */
export function SaveQuestion({ question, onConfirm, onCancel }: SaveQuestionProps) {
  return (
    <Dialog id={ID} title={question?.title ?? ''} isOpen={question !== null} onClose={onCancel}>
      {question && (
        <form
          className={layout.stack}
          onSubmit={(event) => {
            event.preventDefault()
            const { submitter } = event.nativeEvent
            onConfirm(submitter?.getAttribute('value') === (question.stageIntent ?? 'stage'))
          }}
        >
          <QuestionText question={question} />
          <QuestionActions question={question} isBusy={false} dialogId={ID} />
        </form>
      )}
    </Dialog>
  )
}
