import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { whisk, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { roastMinOf } from '#app/domain/kitchen/techniques/vegetables.ts'
import { minutes } from '#app/domain/kitchen/words.ts'
import { READY_MAINS, boilEggs, coldSlots, cookMain, dressingParts } from './bowl-base.ts'
import { FIRM_VEGETABLES, LEAVES, givenIn, oil, rule } from './slot-rules.ts'

export const grainBowl: DishTemplate = {
  id: 'grain-bowl',
  standby: true,
  noun: 'grain bowl',
  plate: 'grain bowl',
  family: 'cold',
  taste: 'savoury',
  meals: { lunch: 1, dinner: 0.85 },
  cuisines: {
    Mediterranean: 1.3,
    American: 0.8,
    Mexican: 0.9,
    Japanese: 0.6,
    Italian: 0.2,
    Indian: 0.3,
    Chinese: -0.6,
  },
  style: 'dressing',
  slots: [
    ...coldSlots,
    rule('veg', 3, [...FIRM_VEGETABLES.filter((kind) => kind !== 'tomato'), 'sweet-potato', 'allium'], 0.9),
    rule('leaf', 1, LEAVES, 0.7),
    rule('starch', 1, ['quick-grain', 'slow-grain', 'cooked-grain', 'rice', 'cooked-rice'], 0.95),
  ],
  fills: [
    { slot: 'starch', ids: (dish) => dish.cuisine.grain, must: true },
    oil,
    {
      slot: 'raw',
      across: ['veg', 'raw', 'leaf'],
      need: 2,
      ids: (dish) => ['cucumber', 'carrot', 'tomato', ...dish.cuisine.vegetable],
      must: true,
    },
    {
      slot: 'pulse',
      across: ['main', 'pulse', 'egg', 'cheese'],
      ids: (dish) => dish.cuisine.pulse,
      must: true,
    },
  ],
  cuts: { main: 'whole', veg: 'chunk', egg: 'whole', raw: 'slice', garlic: 'juice' },
  suits: (dish) =>
    givenIn(dish, 'main', 'pulse', 'veg', 'raw', 'leaf', 'egg') > 0
      ? givenIn(dish, 'starch') > 0
        ? 1
        : 0
      : false,
  cook: (dish) => {
    const grain = firstIn(dish, 'starch')!
    const boiled = boilStarch(dish, grain)
    const veg = partsIn(dish, 'veg')
    const roastMin = Math.max(15, roastMinOf(veg))
    const spices = partsIn(dish, 'spice')
    const hasMain = partsIn(dish, 'main').some((part) => !READY_MAINS.some((kind) => kind === part.item.kind))
    const rest = [...partsIn(dish, 'main', 'bacon', 'pulse', 'raw')]
    const tops = partsIn(dish, 'egg', 'cheese', 'topping', 'herb')
    const fat = partsIn(dish, 'fat')
    const leaves = partsIn(dish, 'leaf')
    const salt = seasoning(dish)
    const roast =
      veg.length > 0
        ? [
            starting(
              step(
                act(
                  bySkill(
                    dish,
                    `Heat the oven to 200 °C (180 °C fan). Toss ${the(veg)} with half of ${the(fat)}${!hasMain && spices.length > 0 ? `, ${bare(spices)}` : ''}${salt === '' ? '' : ` and a little of the ${salt.split(' and ')[0]}`} on a baking tray, spread out, and roast for ${minutes(roastMin, roastMin + 5)}, until tender and brown at the edges.`,
                    `Toss ${the(veg)} with half of ${the(fat)}${!hasMain && spices.length > 0 ? ` and ${the(spices)}` : ''} and roast at 200 °C (180 °C fan) for ${minutes(roastMin, roastMin + 5)}, until brown at the edges.`,
                    `Roast ${the(veg)} in half of ${the(fat)}${!hasMain && spices.length > 0 ? ` with ${bare(spices)}` : ''}, 200 °C (180 °C fan), ${minutes(roastMin, roastMin + 5)}.`,
                  ),
                  4,
                ),
              ),
              'veg',
              roastMin + 5,
            ),
          ]
        : []
    const bareSpice = !hasMain && veg.length === 0 ? spices : []
    return [
      ...roast,
      starting(step(boiled.act), 'grain', boiled.waitMin),
      boilEggs(dish),
      cookMain(dish, true),
      step(
        whisk(dish, dressingParts(dish, ...bareSpice, ...(veg.length > 0 || hasMain ? [] : fat)), 'dressing'),
        act(
          veg.length > 0 || hasMain
            ? `Stir the rest of ${the(fat)} into ${dressingParts(dish).length > 0 ? 'it' : 'the grains'}.`
            : dressingParts(dish, ...bareSpice).length === 0
              ? `Have ${the(fat)} ready for dressing.`
              : '',
        ),
      ),
      awaiting(
        step(
          leaves.length > 0
            ? act(
                leaves.some((part) => part.item.kind === 'tough-leaf')
                  ? `Stir ${the(leaves)} into the hot grains, cover and leave for 5 minutes to soften.`
                  : `Turn ${the(leaves)} through the hot grains to wilt.`,
                3,
              )
            : NOTHING,
        ),
        'grain',
      ),
      awaiting(
        step(
          act(
            `Put ${the([grain])} into ${dish.servings === 1 ? 'a bowl' : 'bowls'} and arrange ${the([...veg, ...rest])} on top.`,
            2,
          ),
          dressingParts(dish).length > 0 || bareSpice.length > 0 ? act('Spoon the dressing over.') : NOTHING,
          tops.length > 0 ? act(`Finish with ${the(tops)}.`, 1) : NOTHING,
          withSide(dish),
        ),
        'veg',
      ),
    ]
  },
  names: (dish) => {
    const grain = attributive(firstIn(dish, 'starch')!)
    const [first, second] = leads(dish)
    if (!first) return [`${grain} bowl`]
    return [
      flavoured(dish, `${attributive(first)} ${grain} bowl${second ? ` with ${plurals([second])}` : ''}`),
      `${grain} bowl with ${plurals([first, ...(second ? [second] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `Warm ${label(firstIn(dish, 'starch')!)} under ${bare(leads(dish).slice(0, 3))}, with a dressing to pull it together.`,
    `Cooked and raw, soft and crisp in one bowl. It packs well for lunch if the dressing travels by itself.`,
  ],
}
