import { useState } from 'react'
import { useFormSender } from '#app/features/page/use-form-sender.ts'
import type { UsedPantry } from './use-pantry.ts'

/** A form that adds: a click that is sent twice adds once, and after each success the form is empty again. */
export function useAdding(
  firstKey: string,
  send: UsedPantry['send'],
  onAdded: (refused: readonly string[]) => void = () => {},
) {
  const [key, setKey] = useState(firstKey)
  const { answer, errors, problem, isBusy, submit } = useFormSender(send, (change, form, isAsSent) => {
    setKey(crypto.randomUUID())
    onAdded(change.refused ?? [])
    if (!isAsSent) return
    form.reset()
    form.querySelector<HTMLElement>('input:not([type=hidden]), textarea')?.focus()
  })
  return {
    key,
    isBusy,
    errors,
    problem,
    refused: answer?.ok ? (answer.value.refused ?? []) : [],
    submit,
  }
}
