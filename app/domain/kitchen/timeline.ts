import type { Dish, Part, Step } from './dish.ts'

const CUT_MIN: Readonly<Record<string, number>> = { Beginner: 2, Intermediate: 1.5, Advanced: 1 }

function isCut(part: Part): boolean {
  return /chop|slice|dice|cut|peel|grate|crush|shred|halve|quarter|mash|cube|trim/.test(part.prep)
}

/** Minutes of washing, peeling and chopping: by the number of foods to cut, the amount and the cook. */
export function preparationMin(dish: Dish): number {
  const cut = dish.parts.filter(isCut).length
  const crowd = 1 + Math.max(0, dish.servings - 2) * 0.12
  return 2 + cut * (CUT_MIN[dish.skill] ?? 1.5) * crowd
}

/** Minutes from the first cut to the plate: preparation, the steps in order, and waits for what goes on meanwhile. */
export function totalMin(dish: Dish, steps: readonly Step[]): number {
  const readyAt = new Map<string, number>()
  let now = preparationMin(dish)
  for (const step of steps) {
    if (step.awaits !== undefined) now = Math.max(now, readyAt.get(step.awaits) ?? now)
    now += step.min
    if (step.starts) readyAt.set(step.starts.task, now + step.starts.min)
  }
  return Math.max(5, Math.ceil(Math.max(now, ...readyAt.values()) / 5) * 5)
}
