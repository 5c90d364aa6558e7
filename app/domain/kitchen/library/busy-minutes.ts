import type { Action, LibraryDish, Operation } from './types.ts'

/** What goes on by itself once it is set going: it is only looked after. */
const LEFT_TO_ITSELF: ReadonlySet<Operation> = new Set<Operation>([
  'soften',
  'boil',
  'simmer',
  'poach',
  'steam',
  'reduce',
  'bake',
  'roast',
])
/** Time passes and nobody is needed. */
const WAITED_FOR: ReadonlySet<Operation> = new Set<Operation>([
  'preheat',
  'soak',
  'marinate',
  'boilWater',
  'prove',
  'rest',
  'cool',
  'chill',
  'freeze',
])
const WASHING_MIN = 2
const CUT_MIN = 1.5
const LONG_STEP_MIN = 8
const LOOKED_AFTER_MIN = 3
const WAIT_MIN = 1

function handsMin({ do: operation, minutes = 1, starts }: Action): number {
  const takesMin = typeof minutes === 'number' ? minutes : (minutes[0] + minutes[1]) / 2
  if (WAITED_FOR.has(operation)) return Math.min(WAIT_MIN, takesMin)
  const isLeft = starts !== undefined || (LEFT_TO_ITSELF.has(operation) && takesMin >= LONG_STEP_MIN)
  return isLeft ? Math.min(LOOKED_AFTER_MIN, takesMin) : takesMin
}

/**
 * Minutes a cook is busy with a dish for one: washing, cutting and standing at the stove, counted as for the forms of the
 * kitchen (`activeMin`). `isIn` tells which slots are filled.
 */
export function busyMinutes(dish: LibraryDish, isIn: (slot: string) => boolean): number {
  const cut = Object.entries(dish.slots).filter(([name, { prep }]) => prep !== undefined && isIn(name)).length
  let minutes = WASHING_MIN + cut * CUT_MIN
  for (const action of dish.steps.flat())
    if (action.ifFood === undefined || isIn(action.ifFood)) minutes += handsMin(action)
  return Math.max(1, Math.round(minutes))
}
