import { Form } from 'react-router'
import { deleteQuestion } from '#app/domain/recipe/saved-list.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import text from '#app/ui/text.module.css'
import dialog from '#app/ui/dialog.module.css'

type DeleteDialogProps = {
  id: string
  count: number
  isBusy: boolean
  isOpen?: boolean | undefined
  onClose?: () => void
  /** Left out, the dialog sends a form of its own to the page it is on. */
  onDelete?: () => void
}

/** Asks before recipes are deleted. */
export function DeleteDialog({ id, count, isBusy, isOpen, onClose, onDelete }: DeleteDialogProps) {
  const cancel = (
    <Button variant="secondary" {...closesDialog(id)}>
      Cancel
    </Button>
  )
  return (
    <Dialog
      id={id}
      title={count === 1 ? 'Delete recipe' : 'Delete recipes'}
      {...(isOpen !== undefined && { isOpen })}
      {...(onClose && { onClose })}
    >
      <p>{deleteQuestion(count)}</p>
      <p className={classNames(text.small, text.muted)}>You can undo it for ten minutes.</p>
      {onDelete ? (
        <div className={dialog.actions}>
          {cancel}
          <Button variant="danger" isBusy={isBusy} onClick={onDelete}>
            Delete
          </Button>
        </div>
      ) : (
        <Form method="post" className={dialog.actions}>
          {cancel}
          <Button variant="danger" type="submit" name="intent" value="delete" isBusy={isBusy}>
            Delete
          </Button>
        </Form>
      )}
    </Dialog>
  )
}
