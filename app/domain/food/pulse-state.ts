import { conditionsOf } from './condition.ts'
import type { Food } from './food.ts'
import { findFood } from './foods.ts'

/** The same pulse dried, cooked and canned: a word beside its name says which is meant. `-` where the table has no such row. */
const PULSE_STATES = `
chickpeas-dried | chickpeas-cooked | chickpeas-canned
red-kidney-beans-dried | red-kidney-beans-cooked | red-kidney-beans-canned
black-beans-dried | black-beans-cooked | black-beans-canned
cannellini-beans-dried | cannellini-beans-cooked | cannellini-beans-canned
haricot-beans-dried | haricot-beans-cooked | haricot-beans-canned
butter-beans-dried | butter-beans-cooked | butter-beans-canned
pinto-beans-dried | pinto-beans-cooked | pinto-beans-canned
borlotti-beans-dried | borlotti-beans-cooked | borlotti-beans-canned
black-eyed-beans-dried | black-eyed-beans-cooked | black-eyed-beans-canned
adzuki-beans-dried | adzuki-beans-cooked | -
broad-beans-dried | broad-beans-dried-boiled | -
mung-beans-dried | mung-beans-cooked | -
soya-beans-dried | soya-beans-cooked | -
lentils | lentils-cooked | lentils-canned
split-peas | split-peas-cooked | -
urad-dal | urad-dal-cooked | -
toor-dal | toor-dal-cooked | -
`

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
