import type { Dish, DishTemplate, Step } from './dish.ts'
import { preparationMin } from './timeline.ts'

/** Forms whose long steps go on by themselves, in the oven or under a lid; the others are stood by to the end. */
const UNATTENDED: ReadonlySet<DishTemplate['family']> = new Set([
  'pot',
  'soup',
  'oven',
  'cold',
  'pasta',
  'rice',
  'sweet',
])
/** Nothing is cooked: cutting is what their steps are, and is not counted twice. */
const PUT_TOGETHER: ReadonlySet<DishTemplate['id']> = new Set([
  'fruit-bowl',
  'overnight-oats',
  'smoothie',
  'snack-plate',
  'sweet-toast',
  'yoghurt-bowl',
])
/** A step as long as this is left to itself: it is looked after for so many minutes. */
const LONG_STEP_MIN = 8
const LOOKED_AFTER_MIN = 3

/**
 * Minutes a cook is busy with a dish: washing and cutting, and the steps at the stove. What boils, simmers or bakes by
 * itself counts for the minutes it is looked after.
 */
export function activeMin(dish: Dish, steps: readonly Step[]): number {
  const isUnattended = UNATTENDED.has(dish.form.family)
  const preparing = preparationMin(dish)
  if (PUT_TOGETHER.has(dish.form.id)) {
    const inSteps = steps.reduce((sum, { min }) => sum + min, 0)
    return Math.max(1, Math.round(Math.max(inSteps, preparing)))
  }
  let minutes = preparing
  for (const { text, min } of steps) {
    const isLeft = min >= LONG_STEP_MIN && (isUnattended || /\b(?:oven|lid|covered)\b/i.test(text))
    minutes += isLeft ? LOOKED_AFTER_MIN : min
  }
  return Math.max(1, Math.round(minutes))
}
