import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, label, the } from '#app/domain/kitchen/labels.ts'
import { flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan, render, soften } from '#app/domain/kitchen/techniques/base.ts'
import { sharpen } from '#app/domain/kitchen/techniques/finish.ts'
import { fry } from '#app/domain/kitchen/techniques/protein.ts'
import { boilPolenta } from '#app/domain/kitchen/techniques/starch.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import {
  FIRM_VEGETABLES,
  LEAVES,
  MEATS,
  NUTS,
  SAVOURY,
  garlicClove,
  givenIn,
  oil,
  rule,
} from './slot-rules.ts'

/** Soft polenta under something from a hot pan. */
export const polentaBowl: DishTemplate = {
  id: 'polenta-bowl',
  noun: 'bowl of polenta',
  plate: 'polenta bowl',
  family: 'pan',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.8 },
  only: ['Italian', 'American', 'Mediterranean', 'Mexican'],
  cuisines: { Italian: 1 },
  style: 'pan',
  slots: [
    rule('starch', 1, ['polenta'], 1.1),
    rule('main', 1, ['sausage', 'mince', 'prawns', 'white-fish', ...MEATS], 0.8),
    rule('bacon', 1, ['bacon']),
    rule('pulse', 1, ['pulse-cooked'], 0.8),
    rule('veg', 3, FIRM_VEGETABLES, 1.1),
    rule('leaf', 1, LEAVES),
    ...SAVOURY,
    rule('tomato', 1, ['canned-tomato']),
    rule('liquid', 1, ['wine'], 0.6),
    rule('cheese', 1, ['hard-cheese', 'yeast-flakes'], 1.2),
    rule('cheese', 1, ['crumbly-cheese', 'melting-cheese', 'soft-cheese'], 0.9),
    rule('dairy', 1, ['milk', 'cream'], 1.2),
    rule('topping', 1, ['briny']),
    NUTS,
  ],
  fills: [
    { slot: 'starch', ids: ['polenta'], must: true },
    { slot: 'veg', across: ['veg', 'leaf', 'main', 'pulse'], ids: ['mushroom', 'courgette'], must: true },
    oil,
    garlicClove,
    { slot: 'cheese', ids: ['parmesan', 'vegetarian-hard-cheese', 'nutritional-yeast'] },
  ],
  cuts: { main: 'dice', veg: 'bite' },
  suits: (dish) => (givenIn(dish, 'starch') > 0 ? 2 : false),
  cook: (dish) => {
    const starch = firstIn(dish, 'starch')!
    const main = firstIn(dish, 'main')
    const rich = [...partsIn(dish, 'cheese'), ...partsIn(dish, 'dairy')]
    const saucy = [...partsIn(dish, 'tomato'), ...partsIn(dish, 'liquid'), ...partsIn(dish, 'pulse')]
    const tops = partsIn(dish, 'topping', 'herb')
    return [
      step(
        heatFat(dish, pan(dish), 'medium-high'),
        render(dish),
        main ? fry(dish, main) : NOTHING,
        soften(dish),
        fryVegetables(dish, partsIn(dish, 'veg')),
        bloom(dish),
      ),
      step(
        saucy.length > 0
          ? act(`Add ${the(saucy)} and let it bubble for 6 to 8 minutes, until thick.`, 8)
          : NOTHING,
        wilt(dish, partsIn(dish, 'leaf')),
        sharpen(dish),
        act('Keep warm.'),
      ),
      step(
        boilPolenta(dish, starch),
        rich.length > 0
          ? act(
              bySkill(
                dish,
                `Take off the heat and stir in ${the(rich)}. It should fall slowly from the spoon; loosen it with a little hot water if it is stiff.`,
                `Off the heat, stir in ${the(rich)}.`,
                `Beat in ${the(rich)} off the heat.`,
              ),
              1,
            )
          : NOTHING,
      ),
      step(
        act(
          `Spoon ${the([starch])} into ${dish.servings === 1 ? 'a bowl' : 'bowls'} and pile the contents of the pan on top.`,
          1,
        ),
        tops.length > 0 ? act(`Scatter with ${the(tops)}.`) : NOTHING,
        partsIn(dish, 'side').length > 0 ? act(`Serve with ${the(partsIn(dish, 'side'))}.`) : NOTHING,
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish).filter((part) => part.slot !== 'cheese')
    const what = first ? plurals([first, ...(second ? [second] : [])]) : 'parmesan'
    return [flavoured(dish, `${what} on soft polenta`), `Soft polenta with ${what}`]
  },
  descriptions: (dish) => [
    `${label(firstIn(dish, 'starch')!)} cooked until it falls from the spoon, under ${bare(leads(dish).slice(0, 2))} from a hot pan.`,
    `Polenta likes company and forgives waiting. Keep the pan hot and the stirring steady.`,
  ],
}
