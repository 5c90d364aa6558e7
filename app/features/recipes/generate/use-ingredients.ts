import { useEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { FormResult } from '#app/domain/errors.ts'
import type { IngredientList } from '#app/domain/food/pasted-list.ts'
import { loadAhead } from '#app/ui/load-script.ts'
import { MAX_INGREDIENTS } from '#app/domain/recipe/recipe-limits.ts'
import {
  type Ingredient,
  recallIngredients,
  rememberIngredients,
} from '#app/features/foods/remembered-ingredients.ts'
import type { FoodReading } from '#app/features/foods/read-food-names.ts'

/**
 * The chips of the generator. They survive a reload and signing in (this tab only); what the table does not
 * know is marked, what is no food is taken out again with the reason.
 */
export function useIngredients(initial: readonly string[]) {
  const [ingredients, setIngredients] = useState<readonly Ingredient[]>(() =>
    initial.map((text) => ({ text })),
  )
  const [problem, setProblem] = useState<string | null>(null)
  const latest = useRef(ingredients)
  const reading = useRef<Promise<unknown>>(Promise.resolve())
  const change = (next: readonly Ingredient[]) => {
    latest.current = next
    setIngredients(next)
    rememberIngredients(next)
  }

  useEffect(() => {
    const kept = recallIngredients()
    // What the address brings is the newest only where one has just come; a reload keeps what was changed since.
    if (kept.length > 0 && (latest.current.length === 0 || isComingBack())) {
      latest.current = kept
      setIngredients(kept)
    } else if (latest.current.length > 0) rememberIngredients(latest.current)
  }, [])

  /** Reads a list, and gives its items to `take`; whoever sends the form waits for that with `settled`. */
  const read = (text: string, take: (list: ReadList) => void) => {
    const list = readList(text)
    // In the order they were typed in: the first may wait for the reader's script longer than the second.
    reading.current = Promise.all([reading.current, list]).then(([, read]) => flushSync(() => take(read)))
  }

  const add = (texts: readonly string[], as: { isDetected?: boolean } = {}) =>
    read(texts.join('\n'), (list) => addItems(list, as))

  const addItems = ({ items, droppedCount }: ReadList, as: { isDetected?: boolean }) => {
    const have = new Set(latest.current.map((chip) => chip.text.toLowerCase()))
    const news = items.filter((text) => !have.has(text.toLowerCase()))
    const room = Math.max(0, MAX_INGREDIENTS - latest.current.length)
    const taken = news.slice(0, room)
    setProblem(
      droppedCount > 0 || taken.length < news.length
        ? `Only ${MAX_INGREDIENTS} ingredients fit. Keep the ones you want to cook with.`
        : null,
    )
    if (taken.length === 0) return
    change([...latest.current, ...taken.map((text) => ({ text, ...as }))])
    void mark(taken)
  }

  const mark = async (texts: readonly string[]) => {
    const readings = await readFoods(texts)
    const reasons = readings.flatMap((reading) => (reading.kind === 'refused' ? [reading.reason] : []))
    if (reasons.length > 0) setProblem([...new Set(reasons)].join(' '))
    const kindOf = new Map(readings.map((reading) => [reading.line, reading.kind]))
    change(
      latest.current
        .filter((chip) => kindOf.get(chip.text) !== 'refused')
        .map((chip) => (kindOf.get(chip.text) === 'unknown' ? { ...chip, isUnknown: true } : chip)),
    )
  }

  const remove = (index: number) => {
    setProblem(null)
    change(latest.current.filter((_, position) => position !== index))
  }

  /** Takes all away; the function that it returns puts them back before what came since. */
  const removeAll = () => {
    const removed = latest.current
    setProblem(null)
    change([])
    return () => {
      const texts = new Set(removed.map(({ text }) => text))
      change([...removed, ...latest.current.filter(({ text }) => !texts.has(text))].slice(0, MAX_INGREDIENTS))
    }
  }

  const rename = (index: number, text: string) => read(text, ({ items }) => putInPlace(index, items))

  const putInPlace = (index: number, items: readonly string[]) => {
    setProblem(null)
    const others = latest.current.filter((_, position) => position !== index)
    const have = new Set(others.map((chip) => chip.text.toLowerCase()))
    const room = MAX_INGREDIENTS - others.length
    const taken = items.filter((item) => !have.has(item.toLowerCase())).slice(0, room)
    change([...others.slice(0, index), ...taken.map((item) => ({ text: item })), ...others.slice(index)])
    void mark(taken)
  }

  /** What the photo showed is taken as if it had been typed. */
  const confirmDetected = () => change(latest.current.map((chip) => ({ ...chip, isDetected: false })))

  const removeDetected = () => change(latest.current.filter((chip) => !chip.isDetected))

  const settled = () => reading.current

  return { ingredients, settled, add, rename, remove, removeAll, confirmDetected, removeDetected, problem }
}

/** Whether the browser shows a page again that it had before: a reload, Back or Forward. */
function isComingBack(): boolean {
  const [entry] = performance.getEntriesByType('navigation')
  return entry instanceof PerformanceNavigationTiming && entry.type !== 'navigate'
}

type ReadList = Pick<IngredientList, 'items' | 'droppedCount'>

const loadReader = () =>
  Promise.all([import('#app/domain/food/pasted-list.ts'), import('#app/domain/pantry/date-in-line.ts')])

/** Fetches what reads a list: worth it when somebody turns to the field. */
export const readyForList = () => loadAhead(loadReader)

/** Without a connection the reader may be missing: then a comma and a new line part the items. */
async function readList(text: string): Promise<ReadList> {
  try {
    const [{ splitIngredientList }, { withoutDates }] = await loadReader()
    return splitIngredientList(withoutDates(text))
  } catch {
    const items = text.split(/[,;\n]/).map((item) => item.trim())
    return { items: [...new Set(items)].filter((item) => item !== ''), droppedCount: 0 }
  }
}

/** Asks the server, which has the table. Without an answer nothing is marked; generating checks everything again. */
async function readFoods(texts: readonly string[]): Promise<FoodReading[]> {
  const form = new FormData()
  for (const text of texts) form.append('lines[]', text)
  try {
    const response = await fetch('/foods/read', { method: 'POST', body: form })
    const result = (await response.json()) as FormResult<FoodReading[]>
    return result.ok ? result.value : []
  } catch {
    return []
  }
}
