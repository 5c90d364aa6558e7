import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { scrollBehavior } from '#app/ui/scroll-behaviour.ts'

type Sent = { form: HTMLFormElement; focused: Element | null }

/**
 * When the answer to a form refuses it, the first field at fault gets the focus; without one, what the form says as a
 * whole comes into view. On a phone both may be screens above the button.
 */
export function useRefusalInView(): void {
  const { state } = useNavigation()
  const sent = useRef<Sent | null>(null)
  useEffect(() => {
    const remember = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement) sent.current = { form: target, focused: document.activeElement }
    }
    addEventListener('submit', remember, { capture: true })
    return () => removeEventListener('submit', remember, { capture: true })
  }, [])
  const isAnswering = useRef(false)
  useEffect(() => {
    if (state === 'submitting') isAnswering.current = true
    if (state !== 'idle' || !isAnswering.current) return
    isAnswering.current = false
    if (sent.current) show(sent.current)
    sent.current = null
  }, [state])
}

function show({ form, focused }: Sent): void {
  const field = form.querySelector<HTMLElement>('[aria-invalid=true]')
  const { activeElement } = document
  // Focus stays with a person who has moved on to another field.
  const hasStayed = activeElement === focused || activeElement === document.body
  if (field && hasStayed) field.focus()
  else if (!field)
    form.querySelector('[role=alert]')?.scrollIntoView({ block: 'nearest', behavior: scrollBehavior() })
}
