import { jugMl } from '#app/domain/kitchen/words.ts'
import { type Dish, type Part, type Step, bySkill, partsIn } from '#app/domain/kitchen/dish.ts'
import { isMinced, traitsOf } from '#app/domain/kitchen/kinds.ts'
import { be, the, they } from '#app/domain/kitchen/labels.ts'
import { type Act, NOTHING, act, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pot, render, soften } from '#app/domain/kitchen/techniques/base.ts'
import { brown, donenessOf, isDelicate, poach, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { simmerMinOf } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain, minutes } from '#app/domain/kitchen/words.ts'
import { rule } from './slot-rules.ts'

export const PULSES = rule('pulse', 1, ['pulse-cooked'])

export const TOMATO = rule('tomato', 1, ['canned-tomato'])

export const COCONUT = rule('liquid', 1, ['coconut-milk'])

function opening(dish: Dish): Part[] {
  return partsIn(dish, 'main').filter((part) => !isDelicate(part))
}

/** Browns the main food and sets it aside, then softens and blooms in the same pot. */
export function startPot(dish: Dish, where: string): ReturnType<typeof step>[] {
  const main = opening(dish)[0]
  const browned = main ? brown(dish, main, where) : NOTHING
  const isMince = main !== undefined && isMinced(main.item.kind)
  return [
    step(
      heatFat(dish, pot(dish), 'medium'),
      render(dish),
      isMince ? NOTHING : browned,
      main && !isMince ? act(`Lift ${they([main]) === 'it' ? 'it' : 'them'} out onto a plate.`, 1) : NOTHING,
      main && !isMince ? NOTHING : soften(dish),
    ),
    step(main && !isMince ? soften(dish) : NOTHING, isMince ? browned : NOTHING, bloom(dish)),
  ]
}

/** Minutes the pot has to bubble: the slowest of meat and vegetables. */
function bubbleMin(dish: Dish): readonly [number, number] {
  const main = opening(dish)[0]
  const [low, high] =
    main && !isMinced(main.item.kind) ? donenessOf(main, dish.eaters).simmerMin : main ? [20, 25] : [0, 0]
  const veg = simmerMinOf(partsIn(dish, 'veg'))
  const pulses = partsIn(dish, 'pulse').length > 0 ? 10 : 0
  const slowest = dish.form.id === 'chilli' || dish.form.id === 'stew' ? 25 : 12
  const isQuick = main === undefined && partsIn(dish, 'main').length > 0
  const least = Math.max(low, veg, pulses, isQuick ? 12 : slowest)
  return [least, Math.max(high, least + 3)]
}

/** Vegetables that would fall apart in a long simmer go in near its end. */
export function lateVegetables(
  dish: Dish,
  low: number,
): { soon: Part[]; late: { parts: Part[]; lastMin: number }[] } {
  const veg = [...partsIn(dish, 'veg'), ...partsIn(dish, 'pulse')]
  if (low < 25) return { soon: veg, late: [] }
  const quick = veg.filter((part) => traitsOf(part.item.kind).simmerMin <= 10)
  const medium =
    low >= 60 ? veg.filter((part) => ['potato', 'sweet-potato', 'squash'].includes(part.item.kind)) : []
  return {
    soon: veg.filter((part) => !quick.includes(part) && !medium.includes(part)),
    late: [
      { parts: medium, lastMin: 30 },
      { parts: quick, lastMin: 10 },
    ].filter((group) => group.parts.length > 0),
  }
}

export function bubble(dish: Dish, liquid: string, extra: readonly Part[]): Step {
  const main = opening(dish)[0]
  const [low, high] = bubbleMin(dish)
  const { soon, late } = lateVegetables(dish, low)
  const inPot = [...(main && !isMinced(main.item.kind) ? [main] : []), ...soon, ...extra]
  const what = `Add ${chain(the(inPot), liquid)}`
  const sign = main ? untilDone(dish, main) : ''
  const isMeat =
    main !== undefined &&
    !['mince', 'plant-mince', 'tofu', 'tempeh', 'frying-cheese'].includes(main.item.kind)
  const until =
    main && isMeat
      ? `until ${the([main])} ${be([main])} ${/^(?:no|the|it|a) /.test(sign) ? `done: ${sign}` : sign}`
      : main
        ? 'until the sauce has thickened a little'
        : 'until everything is tender'
  const text = bySkill(
    dish,
    `${what}. Bring to the boil, turn the heat down so that it only just bubbles, half cover and cook for ${minutes(low, high)}, stirring now and then, ${until}.`,
    `${what}, bring to the boil and simmer for ${minutes(low, high)}, ${until}.`,
    `${what}; simmer, half covered, for ${minutes(low, high)}, ${until}.`,
  )
  const additions = late.map(({ parts, lastMin }) => `Add ${the(parts)} for the last ${lastMin} minutes.`)
  return starting(step(act([text, ...additions].join(' '), 3)), 'pot', high)
}

/** The rice, told at the right moment of a long or a short simmer. */
export function riceMeanwhile(dish: Dish, boiled: { act: Act; waitMin: number } | null): Step[] {
  if (!boiled) return []
  const [, high] = bubbleMin(dish)
  const isLong = high > boiled.waitMin + 12
  const when = isLong
    ? `About ${Math.ceil((boiled.waitMin + 5) / 5) * 5} minutes before the pot is ready:`
    : 'Meanwhile:'
  return [
    isLong ? step(act(when), boiled.act) : starting(step(act(when), boiled.act), 'rice', boiled.waitMin),
  ]
}

export function lateMains(dish: Dish): Act {
  const delicate = partsIn(dish, 'main').find(isDelicate)
  return delicate ? poach(dish, delicate) : NOTHING
}

export function waterWords(dish: Dish, perServing: number): string {
  return `${jugMl(perServing * dish.servings)} water`
}
