import { closeDialog } from '#app/ui/close-dialog.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import text from '#app/ui/text.module.css'
import { PANTRY_MESSAGES } from './pantry-messages.ts'
import { PANTRY_PATH } from './use-pantry.ts'
import dialog from '#app/ui/dialog.module.css'

export const CLEAR_DIALOG = 'clear-pantry'

/** Asks before everything is taken out. */
export function ClearDialog({ isJoint, onClear }: { isJoint: boolean; onClear: () => void }) {
  return (
    <Dialog id={CLEAR_DIALOG} title="Clear All">
      <p>{PANTRY_MESSAGES.clearQuestion}</p>
      <p className={classNames(text.small, text.muted)}>
        {isJoint && 'What others put in stays. '}You can undo it for ten minutes.
      </p>
      <form
        method="post"
        action={PANTRY_PATH}
        className={dialog.actions}
        onSubmit={(event) => {
          event.preventDefault()
          closeDialog(CLEAR_DIALOG)
          onClear()
        }}
      >
        <Button variant="secondary" {...closesDialog(CLEAR_DIALOG)}>
          Cancel
        </Button>
        <Button variant="danger" type="submit" name="intent" value="clear">
          Clear All
        </Button>
      </form>
    </Dialog>
  )
}
