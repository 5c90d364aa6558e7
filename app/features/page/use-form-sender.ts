import { type SubmitEvent, useEffect, useRef, useState } from 'react'
import type { FormResult } from '#app/domain/errors.ts'

/**
 * A form that its page sends by itself: one request at a time, however often the button is pressed. `errors` is what the
 * server says of each field, `problem` what it says of the whole.
 */
export function useFormSender<T>(
  send: (form: FormData) => Promise<FormResult<T>>,
  /** `isAsSent`: nothing was typed while the answer was on its way. */
  onDone: (value: T, form: HTMLFormElement, isAsSent: boolean) => void,
) {
  const [answer, setAnswer] = useState<FormResult<T> | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const isSending = useRef(false)
  const sentForm = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // What is wrong may be above the button, out of sight.
    if (answer?.ok === false) sentForm.current?.querySelector<HTMLElement>('[aria-invalid=true]')?.focus()
  }, [answer])
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    if (isSending.current) return
    isSending.current = true
    setIsBusy(true)
    const form = event.currentTarget
    const sent = new FormData(form)
    const result = await send(sent)
    isSending.current = false
    setIsBusy(false)
    sentForm.current = form
    setAnswer(result)
    if (result.ok) onDone(result.value, form, areEqual(sent, new FormData(form)))
  }
  const errors: Readonly<Record<string, string>> = answer?.ok === false ? answer.fields : {}
  return {
    answer,
    errors,
    problem: answer?.ok === false && Object.keys(errors).length === 0 ? answer.message : null,
    isBusy,
    submit: (event: SubmitEvent<HTMLFormElement>) => void submit(event),
  }
}

const areEqual = (one: FormData, other: FormData) => JSON.stringify([...one]) === JSON.stringify([...other])
