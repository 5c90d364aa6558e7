import type { PantryItem } from './ingredients.server.ts'
import { useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { useDiaryDisplay } from '#app/features/page/diary-display.ts'
import { diaryDayHere } from '#app/features/page/use-today.ts'
import { showToast } from '#app/ui/toasts.ts'
import type { PantryChange } from './pantry-change.ts'
import { PANTRY_MESSAGES } from './pantry-messages.ts'
import { takenInWords } from './take-words.ts'

/** Where scripts send changes; without them the same forms go to the pantry's own page. */
export const INGREDIENTS_PATH = '/meal-planning/ingredients'
export const PANTRY_PATH = '/meal-planning/pantry'

export type PantryAnswer = FormResult<PantryChange>

/** Sends a change. Without a connection it answers like a refusal, so that the page stays and says so. */
export async function sendChange(form: FormData): Promise<PantryAnswer> {
  try {
    const response = await fetch(INGREDIENTS_PATH, { method: 'POST', body: form })
    return (await response.json()) as PantryAnswer
  } catch {
    return { ok: false, code: 'unavailable', message: PANTRY_MESSAGES.offline, fields: {} }
  }
}

function changeOf(intent: string, fields: Record<string, string> = {}, ids: readonly string[] = []) {
  const form = new FormData()
  form.set('intent', intent)
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  for (const id of ids) form.append('ids[]', id)
  return form
}

/**
 * The pantry as the page shows it: what is changed shows at once and goes back to what it was where the server refuses
 * or cannot be reached. Removals can be undone.
 */
export function usePantry(ingredients: readonly PantryItem[], isOwn: (item: PantryItem) => boolean) {
  const revalidator = useRevalidator()
  const { dayStartMin } = useDiaryDisplay()
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set())
  const [changed, setChanged] = useState<ReadonlyMap<string, Partial<PantryItem>>>(new Map())
  const [problem, setProblem] = useState<string | null>(null)
  const leaving = useRef<ReadonlySet<string>>(new Set())

  const send = async (form: FormData): Promise<PantryAnswer> => {
    const answer = await sendChange(form)
    setProblem(answer.ok || Object.keys(answer.fields).length > 0 ? null : answer.message)
    // What another tab took out is gone here as well.
    if (answer.ok || answer.code === 'not-found') await revalidator.revalidate()
    return answer
  }
  const take = async (form: FormData): Promise<PantryAnswer> => {
    form.set('day', diaryDayHere(dayStartMin))
    const answer = await send(form)
    const taken = answer.ok ? answer.value.taken : undefined
    if (taken)
      showToast(takenInWords(taken), {
        action: {
          label: 'Undo',
          onPress: () => void send(changeOf('undo', { idempotencyKey: taken.undoKey })),
        },
      })
    return answer
  }
  const restore = (ids: readonly string[]) => void send(changeOf('restore', {}, ids))
  const takeOut = async (ids: readonly string[], form: FormData) => {
    // The second click of a double click has nothing left to do.
    const news = ids.filter((id) => !leaving.current.has(id))
    if (news.length === 0) return
    leaving.current = new Set([...leaving.current, ...news])
    setHidden(leaving.current)
    const answer = await send(form)
    leaving.current = new Set([...leaving.current].filter((id) => !news.includes(id)))
    setHidden(leaving.current)
    const removed = answer.ok ? (answer.value.removedIds ?? []) : []
    if (!answer.ok || removed.length === 0) return
    showToast(answer.value.name ? `Removed ${answer.value.name}.` : 'All ingredients removed.', {
      action: { label: 'Undo', onPress: () => restore(removed) },
    })
  }
  const showAs = (id: string, change: Partial<PantryItem> | null) =>
    setChanged((before) => {
      const next = new Map(before)
      if (change) next.set(id, change)
      else next.delete(id)
      return next
    })

  return {
    items: ingredients
      .filter(({ id }) => !hidden.has(id))
      .map((item) => ({ ...item, ...changed.get(item.id) })),
    problem,
    send,
    take,
    remove: ({ id }: PantryItem) => takeOut([id], changeOf('remove', { id })),
    /** One portion of what is left of a dish, or what there is of one. */
    async eatPortion({ id, quantity }: PantryItem) {
      if (leaving.current.has(id)) return
      leaving.current = new Set([...leaving.current, id])
      const quantityEaten = String(Math.min(1, Number(quantity)))
      const fields = { id, use: 'eaten', quantity: quantityEaten, idempotencyKey: crypto.randomUUID() }
      await take(changeOf('take', fields))
      leaving.current = new Set([...leaving.current].filter((one) => one !== id))
    },
    clear: () =>
      takeOut(
        ingredients.filter(isOwn).map(({ id }) => id),
        changeOf('clear'),
      ),
    /** Gives what is wrong with the quantity, or null. */
    async changeQuantity({ id }: PantryItem, quantity: string): Promise<string | null> {
      showAs(id, { quantity, isEstimated: false })
      const answer = await send(changeOf('update-quantity', { id, quantity }))
      showAs(id, null)
      return answer.ok ? null : (answer.fields['quantity'] ?? null)
    },
    async confirm(ids: readonly string[]) {
      for (const id of ids) showAs(id, { isEstimated: false })
      await send(changeOf('confirm', {}, ids))
      for (const id of ids) showAs(id, null)
    },
  }
}

export type UsedPantry = ReturnType<typeof usePantry>
