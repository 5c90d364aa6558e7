import { useCallback, useEffect, useEffectEvent, useRef } from 'react'
import type { Tier } from '#app/domain/allowance.ts'
import { editMeal, type MealEdit } from '#app/domain/calories/edit-meal.ts'
import type { MealEstimate, MealRow } from '#app/domain/calories/meal-estimate.ts'
import { scrollBehavior } from '#app/ui/scroll-behaviour.ts'
import { MealResult } from './meal-result.tsx'
import { SaveMeal } from './save-meal.tsx'
import type { MealChange } from './use-estimate.ts'

type EstimatedMealProps = {
  estimate: MealEstimate
  description: string
  /** The fat an answer adds, as a row without an amount. */
  fat: MealRow
  onChange(change: MealChange): void
  /** Made on this page: it is scrolled to and takes the focus. */
  isNew: boolean
  tier: Tier | null
  serverDay: string
  chosenDay: string | null
  isSaved: boolean
}

/** The result of an estimate: what can be set right in it, and keeping it in the diary. */
export function EstimatedMeal({ estimate, fat, onChange, isNew, ...saving }: EstimatedMealProps) {
  const edit = useCallback(
    (...edits: MealEdit[]) => onChange((before) => edits.reduce<MealEstimate>(editMeal, before)),
    [onChange],
  )
  const heading = useRef<HTMLHeadingElement>(null)
  const announce = useEffectEvent(() => {
    if (!isNew) return
    window.scrollTo({ top: 0, behavior: scrollBehavior() })
    heading.current?.focus({ preventScroll: true })
  })
  useEffect(() => announce(), [])

  return (
    <MealResult
      estimate={estimate}
      fat={fat}
      onEdit={edit}
      headingRef={heading}
      saving={<SaveMeal estimate={estimate} {...saving} />}
    />
  )
}
