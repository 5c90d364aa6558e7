import { type DishTemplate, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { whisk, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { READY_MAINS, boilEggs, coldSlots, cookMain, dressingParts } from './bowl-base.ts'
import { LEAVES, givenIn, oil, rule } from './slot-rules.ts'

export const poke: DishTemplate = {
  id: 'rice-bowl',
  noun: 'rice bowl',
  plate: 'poke bowl',
  family: 'cold',
  taste: 'savoury',
  meals: { lunch: 0.9, dinner: 0.8 },
  only: ['Japanese', 'Chinese', 'Mexican', 'American'],
  cuisines: { Japanese: 1.8, Chinese: 0, Mexican: 0.6, American: -0.5 },
  style: 'dressing',
  slots: [
    ...coldSlots,
    rule('raw', 5, ['hard-root', 'quick', 'cabbage', 'pepper', 'soft-fruit'], 0.7),
    rule('leaf', 1, LEAVES, 0.6),
    rule('veg', 1, ['mushroom', 'firm', 'courgette'], 0.7),
    rule('starch', 1, ['rice', 'cooked-rice'], 1),
  ],
  fills: [
    { slot: 'starch', ids: (dish) => dish.cuisine.rice, must: true },
    {
      slot: 'raw',
      across: ['raw', 'leaf', 'veg'],
      need: 2,
      ids: ['cucumber', 'carrot', 'avocado'],
      must: true,
    },
    { slot: 'pulse', across: ['main', 'pulse', 'egg'], ids: (dish) => dish.cuisine.pulse, must: true },
    oil,
  ],
  cuts: { main: 'whole', egg: 'whole', raw: 'slice', garlic: 'juice', veg: 'slice' },
  suits: (dish) =>
    givenIn(dish, 'main', 'egg', 'pulse') > 0 && givenIn(dish, 'raw', 'leaf', 'veg', 'starch') > 0
      ? 0.6
      : false,
  cook: (dish) => {
    const rice = firstIn(dish, 'starch')!
    const boiled = boilStarch(dish, rice)
    const fat = partsIn(dish, 'fat')
    const hasMain = partsIn(dish, 'main').some((part) => !READY_MAINS.some((kind) => kind === part.item.kind))
    const veg = partsIn(dish, 'veg')
    const rest = partsIn(dish, 'main', 'bacon', 'pulse', 'raw', 'leaf')
    const tops = partsIn(dish, 'egg', 'cheese', 'topping', 'herb')
    return [
      starting(step(boiled.act), 'rice', boiled.waitMin),
      boilEggs(dish),
      cookMain(dish, true),
      veg.length > 0
        ? step(
            act(
              `Fry ${the(veg)} in ${hasMain ? 'the same pan' : the(fat)} for 4 to 5 minutes, until tender.`,
              5,
            ),
          )
        : step(NOTHING),
      step(
        whisk(
          dish,
          dressingParts(
            dish,
            ...(hasMain ? [] : partsIn(dish, 'spice')),
            ...(hasMain || veg.length > 0 ? [] : fat),
          ),
          'dressing',
        ),
        act(hasMain ? `Stir in the rest of ${the(fat)}.` : ''),
      ),
      awaiting(
        step(
          act(
            `Divide ${the([rice])} between ${dish.servings === 1 ? 'one bowl' : 'bowls'} and lay ${the([...rest, ...veg])} over it in separate heaps.`
              .replace('Divide the', dish.servings === 1 ? 'Put the' : 'Divide the')
              .replace('between one bowl', 'into a bowl'),
            3,
          ),
          act('Spoon the dressing over.'),
          tops.length > 0 ? act(`Finish with ${the(tops)}.`, 1) : NOTHING,
          withSide(dish),
        ),
        'rice',
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    return [
      flavoured(dish, `${attributive(first!)} rice bowl${second ? ` with ${plurals([second])}` : ''}`),
      flavoured(dish, `${attributives([first!, ...(second ? [second] : [])])} rice bowl`),
    ]
  },
  descriptions: (dish) => [
    `Warm rice with ${bare(leads(dish).slice(0, 3))} in separate heaps, so that every mouthful can be different.`,
    `Hot rice, cool vegetables and a salty-sharp dressing: a bowl that is put together rather than cooked.`,
  ],
}
