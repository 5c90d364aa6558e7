import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import { planAddress } from '#app/features/plans/plan-addresses.ts'
import { usePlanChange } from './use-plan-change.ts'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import dialog from '#app/ui/dialog.module.css'

export const deleteDialogOf = (planId: string) => `delete-${planId}`

/** Asks before a plan is deleted. */
export function DeletePlanDialog({ plan }: { plan: { id: string; name: string } }) {
  const { Form, isBusy } = usePlanChange(plan.id)
  const id = deleteDialogOf(plan.id)
  return (
    <Dialog id={id} title="Delete meal plan">
      <p>Are you sure you want to delete “{plan.name}”? Its recipes and its shopping list go with it.</p>
      <p className={classNames(text.small, text.muted)}>You can undo it for ten minutes.</p>
      <Form method="post" action={planAddress(plan.id)} className={dialog.actions}>
        <input type="hidden" name="planId" value={plan.id} />
        <Button variant="secondary" {...closesDialog(id)}>
          Cancel
        </Button>
        <Button variant="danger" type="submit" name="intent" value="delete" isBusy={isBusy}>
          Delete
        </Button>
      </Form>
    </Dialog>
  )
}
