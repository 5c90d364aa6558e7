import { FOOD_GROUPS, type Food } from '#app/domain/food/food.ts'
import { findFood } from '#app/domain/food/foods.ts'
import { KINDS } from '#app/domain/kitchen/kinds.ts'

/**
 * Reads which foods a line of a table is about: "meat:mince; :egg; fruit; tuna-canned" is a kind within a group, a kind, a
 * group and a food. Throws, naming the place, for what the food table does not know.
 */
export function coverOf(text: string, place: string): (food: Food) => boolean {
  const tests = text.split('; ').map((one): ((food: Food) => boolean) => {
    const [group = '', kind] = one.split(':')
    const isGroup = FOOD_GROUPS.some((known) => known === group)
    if (kind !== undefined && Object.hasOwn(KINDS, kind) && (isGroup || group === ''))
      return (food) => food.kind === kind && (group === '' || food.group === group)
    if (kind === undefined && isGroup) return (food) => food.group === group
    if (findFood(one) === null) throw new Error(`${place}: there is no food, kind or group "${one}"`)
    return (food) => food.id === one
  })
  return (food) => tests.some((isCovered) => isCovered(food))
}
