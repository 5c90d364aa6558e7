import { useEffect, useState } from 'react'
import { offlineRefusal } from '#app/features/page/offline-answer.ts'
import { offersAddress, type SwapOffer } from './swap-offers.ts'

type Answer = { offers: readonly SwapOffer[] } | { message: string }

const FAILED = 'No dishes could be found. Please try again.'

async function askFor(address: string, signal: AbortSignal): Promise<Answer> {
  try {
    const response = await fetch(address, { signal })
    return (await response.json()) as Answer
  } catch (error) {
    return { message: error instanceof TypeError ? refusedOffline(error) : FAILED }
  }
}

function refusedOffline(error: TypeError): string {
  const refusal = offlineRefusal(error)
  return refusal.ok ? FAILED : refusal.message
}

/** Dishes for a meal's place, five at a time: none comes twice. */
export function useSwapOffers(planId: string, mealId: string) {
  const [asked, setAsked] = useState<{ shown: readonly string[]; tries: number }>({ shown: [], tries: 0 })
  const [answer, setAnswer] = useState<Answer | null>(null)
  useEffect(() => {
    const controller = new AbortController()
    const ask = async () => {
      const found = await askFor(offersAddress(planId, mealId, asked.shown), controller.signal)
      if (!controller.signal.aborted) setAnswer(found)
    }
    void ask()
    return () => controller.abort()
  }, [planId, mealId, asked])
  const offers = answer && 'offers' in answer ? answer.offers : []
  return {
    offers,
    isLoading: answer === null,
    failure: answer && 'message' in answer ? answer.message : null,
    /** Nothing was shown before these. */
    areFirst: asked.shown.length === 0,
    showOthers() {
      setAnswer(null)
      setAsked(({ shown }) => ({ shown: [...shown, ...offers.map(({ dish }) => dish)], tries: 0 }))
    },
    tryAgain() {
      setAnswer(null)
      setAsked(({ shown, tries }) => ({ shown, tries: tries + 1 }))
    },
  }
}
