import { type Dish, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { the } from '#app/domain/kitchen/labels.ts'
import { type Act, NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import {
  bloom,
  heatFat,
  pan,
  render,
  season,
  seasoning,
  soften,
} from '#app/domain/kitchen/techniques/base.ts'
import { sour } from '#app/domain/kitchen/techniques/finish.ts'
import { fry } from '#app/domain/kitchen/techniques/protein.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { FIRM_VEGETABLES, LEAVES, MEATS, SAVOURY, VEGETARIAN_MAINS, rule } from './slot-rules.ts'

export const READY = ['cooked-meat', 'cured-meat', 'canned-fish', 'smoked-fish'] as const

const FILLING_MAIN = rule(
  'main',
  1,
  [...MEATS, 'mince', 'prawns', 'white-fish', 'oily-fish', ...VEGETARIAN_MAINS, 'sausage', ...READY],
  0.8,
)

const COOL = rule('dairy', 1, ['yoghurt', 'mayonnaise', 'hummus', 'soft-cheese', 'salsa', 'tahini'], 0.8)

const RAW = rule('raw', 3, ['avocado', 'salad-leaf', 'tomato', 'raw-vegetable', 'cabbage'], 0.6)

const FILLING_VEG = rule(
  'veg',
  2,
  [...FIRM_VEGETABLES.filter((kind) => !['tomato', 'cabbage', 'beetroot'].includes(kind)), 'sweet-potato'],
  0.7,
)

export const filled = [
  FILLING_MAIN,
  rule('bacon', 1, ['bacon']),
  rule('egg', 1, ['egg'], 0.8),
  rule('pulse', 1, ['pulse-cooked'], 0.7),
  FILLING_VEG,
  RAW,
  rule('leaf', 1, LEAVES, 0.5),
  ...SAVOURY,
  rule('spice', 1, ['tomato-paste']),
  COOL,
  rule('sauce', 2, ['hot-sauce', 'ketchup', 'mustard', 'soy', 'asian-sauce', 'condiment', 'pesto'], 0.8),
  rule('topping', 1, ['pickle', 'briny']),
  rule('topping', 1, ['nut', 'seed'], 0.5),
  rule('cheese', 1, ['melting-cheese', 'crumbly-cheese', 'hard-cheese'], 0.8),
]

/** The hot filling: main food, vegetables, pulses, spices and sauces in one pan; none where all may stay cold. */
export function hotFilling(dish: Dish, { mayBeCold = true } = {}): ReturnType<typeof step>[] {
  const main = firstIn(dish, 'main')
  const ready = main && READY.some((kind) => kind === main.item.kind)
  const egg = firstIn(dish, 'egg')
  const pulses = partsIn(dish, 'pulse')
  const sauces = partsIn(dish, 'sauce').filter(
    (part) => !['mustard', 'condiment', 'pesto'].includes(part.item.kind),
  )
  const hot =
    partsIn(dish, 'bacon', 'aromatic', 'garlic', 'spice', 'veg', 'pulse', 'leaf').length > 0 ||
    egg ||
    (main && !ready)
  if (!hot && mayBeCold) return []
  const crush = pulses.length > 0 && !main
  return [
    step(
      heatFat(dish, pan(dish), 'medium-high'),
      render(dish),
      main && !ready ? fry(dish, main) : NOTHING,
      soften(dish),
      fryVegetables(dish, partsIn(dish, 'veg')),
    ),
    step(
      bloom(dish),
      pulses.length > 0
        ? act(
            `Add ${the(pulses)}${main ? '' : ' with a splash of water'} and cook for 4 minutes, ${crush ? 'crushing about half of them with a fork' : 'until hot'}.`,
            4,
          )
        : NOTHING,
      ready ? act(`Add ${the([main])} and heat through for 3 minutes, until steaming.`, 3) : NOTHING,
      wilt(dish, partsIn(dish, 'leaf')),
      sauces.length > 0 ? act(`Stir in ${the(sauces)}.`, 1) : NOTHING,
      egg
        ? act(
            bySkill(
              dish,
              `Push everything aside, pour in ${the([egg])}, beaten, and stir for 2 to 3 minutes, until softly set, then fold together.`,
              `Pour in ${the([egg])}, beaten, and stir for 2 minutes, until set.`,
              `Scramble in ${the([egg])}, beaten, until just set.`,
            ),
            3,
          )
        : NOTHING,
      seasonHot(dish),
    ),
  ]
}

export function seasonHot(dish: Dish): Act {
  const acids = partsIn(dish, 'acid')
  const salt = seasoning(dish)
  if (acids.length === 0) return season(dish)
  return act(salt === '' ? `Stir in ${sour(acids)}.` : `Stir in ${sour(acids)} and season with ${salt}.`, 1)
}

export function cold(dish: Dish) {
  return [
    ...partsIn(dish, 'raw'),
    ...partsIn(dish, 'cheese'),
    ...partsIn(dish, 'topping'),
    ...partsIn(dish, 'herb'),
  ]
}
