import { useEffect, useState } from 'react'
import { flushSync } from 'react-dom'
import { offlineRefusal } from '#app/features/page/offline-answer.ts'
import { recipesAddress, type RecipeText } from './printed-recipe.ts'

export const PRINT_DIALOG = 'print-plan'

const FAILED = 'The recipes could not be fetched. Please try again.'

/** What goes on paper: the shopping list, the week, or the week with its list and recipes, as they were at a revision. */
export type Printed =
  | { what: 'list' }
  | { what: 'week'; recipes: readonly RecipeText[] | null; revision: number }

type Answer = { recipes: readonly RecipeText[] } | { message: string }

async function fetchRecipes(planId: string): Promise<Answer> {
  try {
    const response = await fetch(recipesAddress(planId))
    return (await response.json()) as Answer
  } catch (error) {
    if (!(error instanceof TypeError)) return { message: FAILED }
    const refusal = offlineRefusal(error)
    return { message: refusal.ok ? FAILED : refusal.message }
  }
}

/** Prints a plan in the ways its page offers. What is printed stays in the page, unseen, as some browsers print later. */
export function usePlanPrint({ id, revision }: { id: string; revision: number }) {
  const [chosen, setChosen] = useState<Printed | null>(null)
  const [isFetching, setIsFetching] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  useEffect(() => {
    // Whoever prints by the browser's own menu gets the week.
    const asWeek = () => flushSync(() => setChosen((before) => before ?? weekOnly(revision)))
    window.addEventListener('beforeprint', asWeek)
    return () => window.removeEventListener('beforeprint', asWeek)
  }, [revision])
  const print = (what: Printed) => {
    flushSync(() => setChosen(what))
    document.querySelector<HTMLDialogElement>(`#${PRINT_DIALOG}`)?.close()
    window.print()
  }
  return {
    printed: chosen?.what === 'week' && chosen.revision !== revision ? weekOnly(revision) : chosen,
    isFetching,
    failure,
    printList: () => print({ what: 'list' }),
    printWeek: () => print(weekOnly(revision)),
    async printAll() {
      if (isFetching) return
      setIsFetching(true)
      setFailure(null)
      const answer = await fetchRecipes(id)
      setIsFetching(false)
      if ('message' in answer) setFailure(answer.message)
      else print({ what: 'week', recipes: answer.recipes, revision })
    },
  }
}

const weekOnly = (revision: number): Printed => ({ what: 'week', recipes: null, revision })
