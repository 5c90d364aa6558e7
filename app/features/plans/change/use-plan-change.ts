import { useEffect, useRef } from 'react'
import { useFetcher, useRevalidator } from 'react-router'
import type { MealSlot } from '#app/domain/planning/meal-split.ts'
import type { FormAnswer } from '#app/features/page/offline-answer.ts'
import { planAddress } from '#app/features/plans/plan-addresses.ts'

/** A change on its way: which it is and what it is about. */
type PendingChange = {
  intent: string | null
  mealId: string | null
  dayIndex: number | null
  slot: MealSlot | null
}

type Fields = Record<string, string | number>
/** `revision` is the plan's after the change. */
type OnDone = (done: {
  intent: string
  /** The meal it was about. */
  mealId: string | null
  /** The place it was about, where the form names one. */
  place: { dayIndex: number; slot: MealSlot } | null
  revision: number | null
  submit: (fields: Fields) => void
}) => void

/**
 * Changes to a plan, one at a time; every part of the page that asks for the same plan sees the same one. `onDone` hears
 * of each that was made. Another tab may have been first: then the page is read again.
 */
export function usePlanChange(planId: string, onDone?: OnDone) {
  const fetcher = useFetcher<FormAnswer<{ revision?: number } | undefined>>({ key: `plan-${planId}` })
  const { revalidate } = useRevalidator()
  const { data, state, formData, submit: send } = fetcher
  const told = useRef(data)
  const tell = useRef(onDone)
  const lastSent = useRef<FormData | null>(null)
  useEffect(() => {
    tell.current = onDone
    if (formData) lastSent.current = formData
  })
  useEffect(() => {
    if (!tell.current || !data || state !== 'idle' || told.current === data) return
    told.current = data
    const submit = (fields: Fields) => void send(fields, { method: 'post', action: planAddress(planId) })
    if (data.result.ok)
      tell.current({
        intent: data.intent,
        mealId: textOf(lastSent.current?.get('mealId') ?? null),
        place: placeOf(lastSent.current),
        revision: data.result.value?.revision ?? null,
        submit,
      })
    else if (data.result.code === 'conflict' || data.result.code === 'not-found') void revalidate()
  }, [data, state, revalidate, send, planId])

  const isBusy = state !== 'idle'
  const pending: PendingChange | null =
    isBusy && formData
      ? {
          intent: textOf(formData.get('intent')),
          mealId: textOf(formData.get('mealId')),
          dayIndex: formData.has('dayIndex') ? Number(formData.get('dayIndex')) : null,
          slot: placeOf(formData)?.slot ?? null,
        }
      : null
  return {
    Form: fetcher.Form,
    submit(fields: Fields) {
      if (!isBusy) void send(fields, { method: 'post', action: planAddress(planId) })
    },
    isBusy,
    pending,
    refusal: !isBusy && data?.result.ok === false ? data.result : null,
  }
}

function placeOf(sent: FormData | null): { dayIndex: number; slot: MealSlot } | null {
  const slot = textOf(sent?.get('slot') ?? null)
  return slot === null ? null : { dayIndex: Number(sent?.get('dayIndex')), slot: slot as MealSlot }
}

const textOf = (value: FormDataEntryValue | null) => (typeof value === 'string' ? value : null)
