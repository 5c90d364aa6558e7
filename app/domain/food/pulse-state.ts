import { conditionsOf } from './condition.ts'
import type { Food } from './food.ts'
import { findFood } from './foods.ts'
import { PULSE_STATES } from './table/treatments.ts'

type States = { dried: Food | null; cooked: Food | null; canned: Food | null }

const statesById = new Map<string, States>()
for (const row of PULSE_STATES.trim().split('\n')) {
  const [dried, cooked, canned] = row.split('|').map((id) => findFood(id.trim()))
  const states = { dried: dried ?? null, cooked: cooked ?? null, canned: canned ?? null }
  for (const food of Object.values(states)) if (food) statesById.set(food.id, states)
}

/**
 * The row of a pulse that a line means: "kidney beans (uncooked)" are the dried ones, "raw", "soaked overnight" and "dry"
 * ones too, "dried beans, boiled" are weighed dry. The food itself where the words say nothing or the table has no such row.
 */
export function pulseInSaidState(food: Food, text: string): Food {
  const states = statesById.get(food.id)
  if (states === undefined) return food
  const conditions = conditionsOf(text)
  if (conditions.has('canned')) return states.canned ?? food
  const isDry = conditions.has('dried') || conditions.has('raw')
  // "cooked dried broad beans" names the cooked row; "dried beans, cooked" is weighed dry.
  if (isDry) return food.state === 'cooked' && conditions.has('cooked') ? food : (states.dried ?? food)
  if (conditions.has('cooked')) return states.cooked ?? food
  return conditions.has('soaked') || conditions.has('fresh') ? (states.dried ?? food) : food
}
