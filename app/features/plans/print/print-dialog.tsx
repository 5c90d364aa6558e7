import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import dialog from '#app/ui/dialog.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { PRINT_DIALOG, type usePlanPrint } from './use-plan-print.ts'

type PrintDialogProps = Pick<
  ReturnType<typeof usePlanPrint>,
  'isFetching' | 'failure' | 'printWeek' | 'printAll'
>

/** Asks how much of a plan goes on paper. */
export function PrintDialog({ isFetching, failure, printWeek, printAll }: PrintDialogProps) {
  return (
    <Dialog id={PRINT_DIALOG} title="Print this plan">
      <p>The week alone is one page. The shopping list and the recipes add about a page a day.</p>
      {failure && <Notice tone="error">{failure}</Notice>}
      <div className={dialog.actions}>
        <Button variant="secondary" onClick={printWeek}>
          Week only
        </Button>
        <Button isBusy={isFetching} onClick={() => void printAll()}>
          Week, list and recipes
        </Button>
      </div>
    </Dialog>
  )
}
