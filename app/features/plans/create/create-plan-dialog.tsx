import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher, useRevalidator } from 'react-router'
import type { Tier } from '#app/domain/allowance.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { type OverlapChoice, type PlannedDays, startProblem } from '#app/domain/planning/plan-dates.ts'
import type { PlanEntries } from '#app/domain/planning/plan-request.ts'
import { LimitDialog } from '#app/features/billing/limit-dialog.tsx'
import type { FormAnswer } from '#app/features/page/offline-answer.ts'
import { useToday } from '#app/features/page/use-today.ts'
import { Button } from '#app/ui/button.tsx'
import { Dialog } from '#app/ui/dialog.tsx'
import { closesDialog } from '#app/ui/invokers.ts'
import { Notice } from '#app/ui/notice.tsx'
import { Scale } from '#app/ui/scale.tsx'
import { PersonStep } from './person-step.tsx'
import { NEW_PLAN } from '#app/features/plans/plan-addresses.ts'
import { bodyProblems, type PlanFormValues, valuesOfEntries, withEntered } from './plan-entries.ts'
import { PlanStep } from './plan-step.tsx'
import { StartFields } from './start-fields.tsx'
import type { FollowingPlan, TableChoice } from '#app/features/plans/view/plan-view.ts'
import styles from './create-plan.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import dialog from '#app/ui/dialog.module.css'

export const PLAN_DIALOG = 'create-plan'
const FIRST_STEP_FIELDS = [
  'name',
  'goal',
  'days',
  'startDate',
  'overlap',
  'mealsPerDay',
  'people',
  'weekdayMinutes',
  'weekendMinutes',
  'breakfastMinutes',
  'cookDays',
  'adventure',
  'proteinPowder',
  'outSize',
  'cooking',
]

type CreatePlanDialogProps = {
  isOpen: boolean
  onClose: () => void
  tier: Tier
  entries: PlanEntries
  /** Who of the household may eat along. */
  people: readonly TableChoice[]
  /** The member has saved recipes that the plan may choose. */
  hasSavedRecipes: boolean
  /** The plan it follows: its name and day are offered. */
  following: FollowingPlan | null
  /** The person's other plans, with the days they have meals for. */
  planned: readonly PlannedDays[]
  idempotencyKey: string
  /** The server's day, until the browser says which one it is here. */
  serverDay: PlainDate
  /** What the server answered to the form sent without scripts. */
  answer: FormAnswer | undefined
  entered: Record<string, string> | undefined
}

/** Asks in two steps what a plan is to be. Without scripts both are one page. */
export function CreatePlanDialog(props: CreatePlanDialogProps) {
  const { isOpen, onClose, tier, entries, following, idempotencyKey, answer, entered } = props
  const fetcher = useFetcher<FormAnswer>({ key: 'create-plan' })
  const [chosenStep, setChosenStep] = useState<1 | 2>(1)
  const [leftAt, setLeftAt] = useState<unknown>(null)
  const [values, setValues] = useState(() =>
    withEntered({ ...valuesOfEntries(entries, tier), name: following?.name ?? '' }, entered),
  )
  // Until a day is chosen it is today, wherever the browser is.
  const [chosenStart, setChosenStart] = useState(entered?.['startDate'] ?? following?.startDate ?? null)
  const [overlapChoice, setOverlapChoice] = useState<OverlapChoice>('keep')
  const [areProblemsShown, setAreProblemsShown] = useState(false)
  const [dismissed, setDismissed] = useState<unknown>(null)
  const today = useToday(props.serverDay)
  const startDate = chosenStart ?? today
  const form = useRef<HTMLFormElement>(null)

  const result = (fetcher.data ?? answer)?.result
  const refusal = fetcher.state === 'idle' && result?.ok === false ? result : null
  const isLimitReached = refusal?.code === 'limit-reached'
  const fields = refusal?.fields ?? {}
  useFreshPlansAfter(refusal?.code === 'unconfirmed')
  const isFirstAtFault = FIRST_STEP_FIELDS.some((name) => fields[name] !== undefined)
  // What the server found at fault is shown, until the person goes on from there.
  const step = isFirstAtFault && leftAt !== refusal ? 1 : chosenStep

  const change = (next: Partial<PlanFormValues>) => setValues((before) => ({ ...before, ...next }))
  const go = (to: 1 | 2) => {
    flushSync(() => {
      setChosenStep(to)
      setLeftAt(refusal)
    })
    form.current?.querySelector<HTMLElement>(`[data-step="${to}"] legend`)?.focus()
  }
  const problems = areProblemsShown ? bodyProblems(values) : {}
  const isNameBlank = values.name.trim() === ''
  const goOn = () => {
    if (startProblem(startDate, today) === null) go(2)
    else form.current?.querySelector<HTMLElement>('[name="startDate"]')?.focus()
  }

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (step === 1) {
      // Enter in the name: on to the next step, not to the end.
      event.preventDefault()
      if (!isNameBlank) goOn()
    } else if (Object.keys(bodyProblems(values)).length > 0) {
      event.preventDefault()
      flushSync(() => setAreProblemsShown(true))
      form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
    } else if (fetcher.state !== 'idle') {
      event.preventDefault()
    }
  }

  return (
    <>
      <Dialog id={PLAN_DIALOG} title="Create Meal Plan" isOpen={isOpen} onClose={onClose} isWide>
        <Scale
          className={layout.needsScript}
          isFine
          kind="progress"
          label="Steps"
          value={step}
          max={2}
          valueText={`Step ${step} of 2`}
        />
        {refusal && !isLimitReached && <Notice tone="error">{refusal.message}</Notice>}
        <fetcher.Form
          method="post"
          action={NEW_PLAN}
          className={styles.form}
          data-shown-step={step}
          onSubmit={submit}
          noValidate
          ref={form}
        >
          <input type="hidden" name="intent" value="create" />
          <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
          <input type="hidden" name="today" value={today} />
          <div>
            <PlanStep
              values={values}
              tier={tier}
              people={props.people}
              hasSavedRecipes={props.hasSavedRecipes}
              table={following?.table ?? null}
              fields={fields}
              onChange={change}
            >
              <StartFields
                startDate={startDate}
                today={today}
                days={values.days}
                planned={props.planned}
                choice={overlapChoice}
                fields={fields}
                onStart={(date) => {
                  setChosenStart(date)
                  setOverlapChoice('keep')
                }}
                onChoose={setOverlapChoice}
              />
            </PlanStep>
            <PersonStep values={values} fields={fields} problems={problems} onChange={change} />
          </div>
          <div className={classNames(dialog.actions, styles.actions)}>
            <Button
              variant="secondary"
              {...closesDialog(PLAN_DIALOG)}
              className={classNames(layout.needsScript, styles.onStep1)}
            >
              Cancel
            </Button>
            <Button
              variant="secondary"
              className={classNames(layout.needsScript, styles.onStep2)}
              onClick={() => go(1)}
            >
              Back
            </Button>
            <div className={classNames(layout.needsScript, styles.onStep1)}>
              <Button
                isBlock
                onClick={goOn}
                disabledReason={isNameBlank ? 'Give your plan a name first.' : undefined}
                isReasonHidden
              >
                Next
              </Button>
            </div>
            <Button type="submit" className={styles.onStep2} isBusy={fetcher.state !== 'idle'}>
              Create Plan
            </Button>
          </div>
        </fetcher.Form>
      </Dialog>
      <LimitDialog
        feature={isLimitReached && dismissed !== refusal ? 'plans' : null}
        onClose={() => setDismissed(refusal)}
      />
    </>
  )
}

/** The server knows a plan that this page does not: the plans are asked for again. */
function useFreshPlansAfter(isOutdated: boolean): void {
  const { revalidate } = useRevalidator()
  useEffect(() => {
    if (isOutdated) void revalidate()
  }, [isOutdated, revalidate])
}
