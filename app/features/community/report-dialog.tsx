import { type SyntheticEvent, useState } from 'react'
import { MAX_REASON_LENGTH } from '#app/domain/community/limits.ts'
import { closeDialog } from '#app/ui/close-dialog.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { TextArea } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { showToast } from '#app/ui/toasts.ts'
import { communityPostPath } from './feed-address.ts'
import { sayTakenBack, send } from './send.ts'

type ReportDialogProps = {
  postId: string
  /** Null reports the recipe itself. */
  commentId: string | null
  onClose: () => void
  onReported: () => void
}

/** Tells those who run the place what is wrong with a recipe or a comment. */
export function ReportDialog({ postId, commentId, onClose, onReported }: ReportDialogProps) {
  const [reason, setReason] = useState('')
  const [isSending, setIsSending] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const id = `report-${commentId ?? postId}`
  const what = commentId ? 'comment' : 'recipe'

  const submit = async (event: SyntheticEvent) => {
    event.preventDefault()
    if (isSending || reason.trim() === '') return
    setIsSending(true)
    const result = await send(communityPostPath(postId), {
      intent: 'report',
      commentId: commentId ?? '',
      reason: reason.trim(),
    })
    setIsSending(false)
    if (result.ok) {
      onReported()
      closeDialog(id)
      showToast('Thank you. We will look at it.')
    } else if (result.code === 'signed-out') {
      closeDialog(id)
      sayTakenBack(result)
    } else {
      setProblem(result.message || 'The report was not sent. Please try again.')
    }
  }
  return (
    <Dialog id={id} title={`Report this ${what}`} isOpen onClose={onClose}>
      <form className={layout.stack} onSubmit={(event) => void submit(event)}>
        {problem && <Notice tone="error">{problem}</Notice>}
        <TextArea
          label="What is wrong with it?"
          rows={3}
          maxLength={MAX_REASON_LENGTH}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          hint="Only the people who run this site read it."
        />
        <Button
          type="submit"
          isBlock
          isBusy={isSending}
          disabledReason={reason.trim() === '' ? 'Say what is wrong first.' : undefined}
        >
          Send report
        </Button>
      </form>
    </Dialog>
  )
}
