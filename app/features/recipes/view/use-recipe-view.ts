import { useMemo, useState, useSyncExternalStore } from 'react'
import { isHeading } from '#app/domain/food/ingredient-line.ts'
import { formatSmallMetric } from '#app/domain/recipe/kitchen-figures.ts'
import { withLengths } from '#app/domain/recipe/lengths.ts'
import { headedSteps } from '#app/domain/recipe/list-headings.ts'
import type { MeasureSystem } from '#app/domain/recipe/measure-systems.ts'
import { lineInColumns, scaleLine } from '#app/domain/recipe/scale-line.ts'
import { stepsWithAmounts } from '#app/domain/recipe/step-amounts.ts'
import { viewStep } from '#app/domain/recipe/scale-step.ts'
import { functionalStorage } from '#app/features/page/cookie-preferences.ts'
import { rememberMeasures } from '#app/features/page/local-measures.ts'
import { formatServings } from './figures.ts'
import type { RecipeDetailData } from '#app/features/recipes/present-recipe.server.ts'

type Viewed = Pick<RecipeDetailData, 'ingredients' | 'lineFacts' | 'instructions' | 'servings' | 'nutrition'>

export type RecipeView = ReturnType<typeof useRecipeView>

/** A recipe for a chosen number of servings, in chosen measures. */
export function useRecipeView(recipe: Viewed, initial: { servings: number; system: MeasureSystem }) {
  const [servings, setServings] = useState(initial.servings)
  const [system, setSystem] = useState(initial.system)
  const factor = servings / recipe.servings
  const lines = recipe.ingredients.map(({ text, isExtra }, index) => {
    const facts = recipe.lineFacts[index] ?? null
    const whole = withLengths(scaleLine(text, { factor, system, facts }), system)
    return { ...lineInColumns(whole), whole, isExtra, original: text, isHeading: isHeading(text), facts }
  })
  const gramsOf = new Map(recipe.nutrition.counted.map(({ text, grams }) => [text, grams]))
  const amounts = lines.map(({ amount, rest, original, facts }) => {
    const grams = facts?.isProduce && system !== 'us' ? gramsOf.get(original) : undefined
    return { amount, rest, facts, gramsText: grams ? `${formatSmallMetric(grams * factor)} g` : null }
  })
  const headed = headedSteps(recipe.instructions)
  const steps = headed.map(({ text }) =>
    viewStep(text, { factor, system, servings: recipe.servings, facts: recipe.lineFacts }),
  )
  return {
    servings,
    setServings,
    system,
    setSystem: (chosen: MeasureSystem) => {
      setSystem(chosen)
      rememberMeasures(chosen)
    },
    lines,
    /** A step's text, the same text with the amounts of its foods, and the heading above it. */
    steps: stepsWithAmounts(steps, amounts).map((parts, index) => ({
      said: steps[index]!,
      parts,
      heading: headed[index]!.heading,
    })),
    timesNote: timesNote(recipe.servings, servings),
  }
}

/** Times cannot be multiplied: what to do instead. Null for as many as the recipe is written for. */
function timesNote(written: number, shown: number): string | null {
  if (shown === written) return null
  const times = `Times are for ${formatServings(written)}.`
  return shown > written
    ? `${times} A fuller pan takes longer: cook in batches where it is crowded, and go by how the food looks.`
    : `${times} Less in the pan takes less time: look early.`
}

/** Which lines are ticked off; kept in this browser, under the recipe's id. */
export function useTicks(recipeId: string) {
  const key = `ticked:${recipeId}`
  const stored = useSyncExternalStore(
    subscribeToTicks,
    () => readStored(key),
    () => '',
  )
  const ticked = useMemo(() => ticksIn(stored), [stored])
  const toggle = (index: number) => {
    const next = new Set(ticked)
    if (!next.delete(index)) next.add(index)
    store(key, next)
  }
  return { ticked, toggle, clear: () => store(key, new Set()) }
}

const listeners = new Set<() => void>()
/** Where the browser forbids storage, ticks last as long as the page. */
const inMemory = new Map<string, string>()

function subscribeToTicks(listener: () => void): () => void {
  listeners.add(listener)
  window.addEventListener('storage', listener)
  return () => {
    listeners.delete(listener)
    window.removeEventListener('storage', listener)
  }
}

function readStored(key: string): string {
  try {
    return functionalStorage().getItem(key) ?? ''
  } catch {
    return inMemory.get(key) ?? ''
  }
}

function store(key: string, ticked: ReadonlySet<number>): void {
  const text = [...ticked].join(' ')
  try {
    if (text === '') functionalStorage().removeItem(key)
    else functionalStorage().setItem(key, text)
  } catch {
    inMemory.set(key, text)
  }
  for (const listener of listeners) listener()
}

const ticksIn = (stored: string): ReadonlySet<number> =>
  new Set(
    stored
      .split(' ')
      .filter((part) => /^\d{1,3}$/.test(part))
      .map(Number),
  )
