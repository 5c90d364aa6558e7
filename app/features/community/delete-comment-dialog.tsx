import { useState } from 'react'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import styles from './comments.module.css'
import type { PostComment } from './community.ts'
import dialog from '#app/ui/dialog.module.css'

type DeleteCommentDialogProps = {
  id: string
  comment: PostComment
  onClose: () => void
  onDelete: () => void
}

/** Asks before a comment is deleted: it does not come back. */
export function DeleteCommentDialog({ id, comment, onClose, onDelete }: DeleteCommentDialogProps) {
  const [isBusy, setIsBusy] = useState(false)
  const remove = () => {
    setIsBusy(true)
    onDelete()
  }
  return (
    <Dialog id={id} title="Delete comment?" isOpen onClose={onClose}>
      <blockquote className={styles.quote}>{comment.content}</blockquote>
      <div className={dialog.actions}>
        <Button variant="secondary" {...closesDialog(id)}>
          Cancel
        </Button>
        <Button variant="danger" isBusy={isBusy} onClick={remove}>
          Delete
        </Button>
      </div>
    </Dialog>
  )
}
