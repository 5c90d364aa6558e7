import { useEffect, useEffectEvent } from 'react'
import type { BillingStanding } from './billing-events.server.ts'

const SETTLE_MS = 120

/** Calls back with how the member stands, now and whenever the server confirms something, while `isOn`. */
export function useBillingNews(isOn: boolean, onStanding: (standing: BillingStanding) => void): void {
  const hear = useEffectEvent(onStanding)
  useEffect(() => {
    if (!isOn) return
    const stream = new EventSource('/billing/events?follow=1')
    let timer: ReturnType<typeof setTimeout> | undefined
    stream.addEventListener('message', (event: MessageEvent<string>) => {
      // One payment is several confirmations within a moment: the page asks for its data once, after the last.
      clearTimeout(timer)
      timer = setTimeout(() => hear(JSON.parse(event.data) as BillingStanding), SETTLE_MS)
    })
    return () => {
      clearTimeout(timer)
      stream.close()
    }
  }, [isOn])
}
