import { useEffect, useState } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { PLAN_NAME_MAX } from '#app/domain/planning/plan-bounds.ts'
import {
  nextName,
  type OverlapChoice,
  type PlannedDays,
  startOfCopy,
} from '#app/domain/planning/plan-dates.ts'
import { LimitDialog } from '#app/features/billing/limit-dialog.tsx'
import type { FormAnswer } from '#app/features/page/offline-answer.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { planAddress } from '#app/features/plans/plan-addresses.ts'
import type { PlanDetail } from '#app/features/plans/view/plan-view.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import dialog from '#app/ui/dialog.module.css'
import { TextField } from '#app/ui/field.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { COPY_DIALOG } from './copy-dialog-id.ts'
import { StartFields } from './start-fields.tsx'

type CopyPlanDialogProps = {
  plan: Pick<PlanDetail, 'id' | 'name' | 'startDate' | 'endDate' | 'durationDays'>
  /** The person's plans, with the days they have meals for. */
  planned: readonly PlannedDays[]
  idempotencyKey: string
  /** The server's day, until the browser says which one it is here. */
  serverDay: PlainDate
}

/** Asks under what name and from which day a plan's meals are planned again. */
export function CopyPlanDialog({ plan, planned, idempotencyKey, serverDay }: CopyPlanDialogProps) {
  const fetcher = useFetcher<FormAnswer>({ key: 'copy-plan' })
  const today = useToday(serverDay)
  const [name, setName] = useState(nextName(plan.name, PLAN_NAME_MAX))
  const [chosenStart, setChosenStart] = useState<PlainDate | null>(null)
  const [choice, setChoice] = useState<OverlapChoice>('keep')
  const [dismissed, setDismissed] = useState<unknown>(null)
  const result = fetcher.data?.result
  const refusal = fetcher.state === 'idle' && result?.ok === false ? result : null
  const isLimitReached = refusal?.code === 'limit-reached'
  const { revalidate } = useRevalidator()
  useEffect(() => {
    // The server knows a plan that this page does not.
    if (refusal?.code === 'unconfirmed') void revalidate()
  }, [refusal?.code, revalidate])
  return (
    <>
      <Dialog id={COPY_DIALOG} title="Copy to another week">
        <p>
          The same meals from another day on. What is to be bought follows the pantry then; meals that
          somebody no longer eats are planned again.
        </p>
        {refusal && !isLimitReached && <Notice tone="error">{refusal.message}</Notice>}
        <fetcher.Form
          method="post"
          action={planAddress(plan.id)}
          className={layout.stack}
          onSubmit={(event) => {
            if (fetcher.state !== 'idle') event.preventDefault()
          }}
        >
          <input type="hidden" name="planId" value={plan.id} />
          <input type="hidden" name="idempotencyKey" value={`copy-${idempotencyKey}`} />
          <input type="hidden" name="today" value={today} />
          <TextField
            label="Plan name"
            name="name"
            value={name}
            onChange={(event) => setName(event.target.value)}
            maxLength={PLAN_NAME_MAX}
            autoComplete="off"
            required
            error={refusal?.fields['name']}
          />
          <StartFields
            startDate={chosenStart ?? startOfCopy(plan, today)}
            today={today}
            days={plan.durationDays}
            planned={planned}
            choice={choice}
            fields={refusal?.fields ?? {}}
            onStart={(date) => {
              setChosenStart(date)
              setChoice('keep')
            }}
            onChoose={setChoice}
          />
          <div className={dialog.actions}>
            <Button variant="secondary" {...closesDialog(COPY_DIALOG)}>
              Cancel
            </Button>
            <Button type="submit" name="intent" value="copy" isBusy={fetcher.state !== 'idle'}>
              Copy plan
            </Button>
          </div>
        </fetcher.Form>
      </Dialog>
      {/* The dialog for a new plan has one as well: there is never more than one of them to open. */}
      {isLimitReached && dismissed !== refusal && (
        <LimitDialog feature="plans" onClose={() => setDismissed(refusal)} />
      )}
    </>
  )
}
