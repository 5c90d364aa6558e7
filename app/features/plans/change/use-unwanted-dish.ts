import { useFetcher, useSubmit } from 'react-router'
import type { UnwantedDish } from '#app/domain/planning/unwanted-dishes.ts'
import type { FormAnswer } from '#app/features/page/offline-answer.ts'

const ACTION = '/meal-planning'
/** Every part of the page that speaks of a dish sees the same answer. */
const keyOf = (dish: string) => `unwanted-${dish}`

/** Leaves a dish out of later plans, from a part of the page that shows nothing of it. */
export function useRefuseDish(): (of: UnwantedDish) => void {
  const send = useSubmit()
  return (of) =>
    void send(
      { intent: 'refuse-dish', ...of },
      { method: 'post', action: ACTION, navigate: false, fetcherKey: keyOf(of.dish) },
    )
}

/** Whether a dish was turned down on this page, and the ways to do so and to take it back. */
export function useUnwantedDish(of: UnwantedDish) {
  const { data, formData, state, submit } = useFetcher<FormAnswer>({ key: keyOf(of.dish) })
  const isBusy = state !== 'idle'
  const sent = isBusy ? formData?.get('intent') : undefined
  const isSaid = data !== undefined && data.intent === (data.result.ok ? 'refuse-dish' : 'allow-dish')
  const isRefused = sent ? sent === 'refuse-dish' : isSaid
  return {
    isRefused,
    failure: !isBusy && data?.result.ok === false ? data.result.message : null,
    toggle() {
      if (isBusy) return
      const fields = isRefused ? { intent: 'allow-dish', dish: of.dish } : { intent: 'refuse-dish', ...of }
      void submit(fields, { method: 'post', action: ACTION })
    },
  }
}
