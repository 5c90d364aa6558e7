import { type Dish, type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { serve } from '#app/domain/kitchen/techniques/finish.ts'
import { donenessOf, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { minutes } from '#app/domain/kitchen/words.ts'
import { LEAVES, SAVOURY, garlicClove, givenIn, oil, rule } from './slot-rules.ts'

/** Milk alone would stay thin: it is thickened with flour. */
function needsWhiteSauce(dish: Dish): boolean {
  const dairy = partsIn(dish, 'dairy')
  return (
    dairy.length > 0 &&
    dairy.every((part) => part.item.kind === 'milk') &&
    partsIn(dish, 'tomato').length === 0
  )
}

export const gratin: DishTemplate = {
  id: 'bake',
  noun: 'bake',
  plate: 'gratin',
  family: 'oven',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.6 },
  only: ['Italian', 'American', 'Mediterranean'],
  cuisines: { Italian: 0.9, American: 0.9, Mediterranean: 0.3 },
  style: null,
  slots: [
    rule('base', 1, ['pasta', 'gnocchi', 'potato', 'sweet-potato']),
    rule(
      'main',
      1,
      ['cooked-meat', 'poultry', 'canned-fish', 'smoked-fish', 'mince', 'sausage', 'tempeh'],
      0.6,
    ),
    rule('bacon', 1, ['bacon'], 0.8),
    rule('pulse', 1, ['pulse-cooked'], 0.6),
    rule(
      'veg',
      3,
      ['firm', 'mushroom', 'courgette', 'pepper', 'aubergine', 'squash', 'quick', 'tomato', 'cabbage'],
      0.9,
    ),
    rule('leaf', 1, LEAVES),
    ...SAVOURY.filter((one) => one.slot !== 'acid'),
    rule('spice', 1, ['sweet-spice'], 0.3),
    rule('tomato', 1, ['canned-tomato'], 1.2),
    rule('dairy', 1, ['cream', 'soft-cheese'], 1.3),
    rule('dairy', 1, ['milk'], 2.2),
    rule('baking', 1, ['flour', 'thickener'], 0.2),
    rule('sauce', 1, ['mustard', 'pesto']),
    rule('cheese', 2, ['melting-cheese', 'hard-cheese', 'crumbly-cheese']),
    rule('topping', 1, ['crumbs']),
  ],
  fills: [
    { slot: 'base', ids: ['pasta', 'pasta', 'potato'], must: true },
    {
      slot: 'veg',
      across: ['veg', 'leaf', 'main', 'pulse', 'bacon'],
      ids: (dish) => dish.cuisine.vegetable,
      must: true,
    },
    { slot: 'cheese', ids: ['cheddar', 'mozzarella'], must: true },
    {
      slot: 'dairy',
      across: ['dairy', 'tomato'],
      ids: ['creme-fraiche', 'double-cream', 'single-cream'],
      must: true,
    },
    oil,
    { slot: 'baking', ids: ['plain-flour', 'cornflour'], grams: 8, when: needsWhiteSauce, must: true },
    { slot: 'aromatic', ids: (dish) => dish.cuisine.allium },
    garlicClove,
  ],
  cuts: { base: 'slice', main: 'dice', veg: 'dice' },
  suits: (dish) =>
    givenIn(dish, 'base', 'cheese', 'dairy') > 0 &&
    givenIn(dish, 'veg', 'main', 'leaf', 'base', 'bacon', 'pulse') > 0
      ? givenIn(dish, 'cheese') * 0.8
      : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const isPotato = base.item.kind === 'potato' || base.item.kind === 'sweet-potato'
    const main = firstIn(dish, 'main')
    const boiled = isPotato ? null : boilStarch(dish, base)
    const flour = partsIn(dish, 'baking')
    const milk = flour.length > 0 ? partsIn(dish, 'dairy').filter((part) => part.item.kind === 'milk') : []
    const creamy = [...partsIn(dish, 'dairy'), ...partsIn(dish, 'tomato'), ...partsIn(dish, 'sauce')].filter(
      (part) => !milk.includes(part),
    )
    const whiteSauce =
      flour.length > 0
        ? act(
            bySkill(
              dish,
              `Sprinkle in ${the(flour)} and stir for 1 minute, then add ${the(milk)} a splash at a time, stirring each in before the next, and let it bubble for 3 minutes, until thick enough to coat a spoon.`,
              `Stir in ${the(flour)} for 1 minute, add ${the(milk)} little by little, stirring, and simmer for 3 minutes, until thick.`,
              `Make a roux with ${the(flour)}, 1 minute; let down with ${the(milk)} and cook out for 3 minutes.`,
            ),
            5,
          )
        : NOTHING
    const ready = main && ['cooked-meat', 'canned-fish', 'smoked-fish'].includes(main.item.kind)
    const inside = [...partsIn(dish, 'pulse'), ...(ready && main ? [main] : [])]
    const veg = partsIn(dish, 'veg')
    const potted = isPotato
      ? act(
          bySkill(
            dish,
            `Put ${the([base])} in a pan of cold salted water, bring to the boil and cook for 5 minutes, until just bending but not soft. Drain.`,
            `Parboil ${the([base])} for 5 minutes and drain.`,
            `Blanch ${the([base])} for 4 to 5 minutes; drain.`,
          ),
          9,
        )
      : boiled!.act
    return [
      step(act('Heat the oven to 200 °C (180 °C fan).', 1)),
      isPotato ? step(potted) : starting(step(potted), 'base', Math.max(0, boiled!.waitMin - 2)),
      step(
        act(`Heat ${the(partsIn(dish, 'fat'))} in a large frying pan over a medium heat.`, 1),
        partsIn(dish, 'bacon').length > 0
          ? act(`Fry ${the(partsIn(dish, 'bacon'))} for 5 minutes, until browned.`, 5)
          : NOTHING,
        main && !ready
          ? act(
              `Add ${the([main])} and cook for ${minutes(...donenessOf(main, dish.eaters).bitesMin)}, until ${untilDone(dish, main)}.`,
              donenessOf(main, dish.eaters).bitesMin[1],
            )
          : NOTHING,
        partsIn(dish, 'aromatic').length + veg.length > 0
          ? act(
              bySkill(
                dish,
                `Add ${the([...partsIn(dish, 'aromatic'), ...veg])} and cook for 7 to 8 minutes, stirring now and then, until soft.`,
                `Add ${the([...partsIn(dish, 'aromatic'), ...veg])} and soften for 7 minutes.`,
                `Sweat ${the([...partsIn(dish, 'aromatic'), ...veg])}, 7 minutes.`,
              ),
              8,
            )
          : NOTHING,
        [...partsIn(dish, 'garlic'), ...partsIn(dish, 'spice')].length > 0
          ? act(`Stir in ${the([...partsIn(dish, 'garlic'), ...partsIn(dish, 'spice')])} for 1 minute.`, 1)
          : NOTHING,
        partsIn(dish, 'leaf').length > 0
          ? act(`Wilt in ${the(partsIn(dish, 'leaf'))}, 2 minutes.`, 2)
          : NOTHING,
        whiteSauce,
      ),
      awaiting(
        step(
          act(
            `${[...creamy, ...inside, ...(isPotato ? [] : [base])].length > 0 ? `Stir in ${the([...creamy, ...inside, ...(isPotato ? [] : [base])])}` : 'Take off the heat'}${seasoning(dish) === '' ? '' : ` and season with ${seasoning(dish)}`}.${isPotato ? ` Layer with ${the([base])} in a baking dish.` : ' Tip into a baking dish.'}`,
            3,
          ),
        ),
        'base',
      ),
      step(
        act(
          bySkill(
            dish,
            `Cover with ${the([...partsIn(dish, 'cheese'), ...partsIn(dish, 'topping')])} and bake for ${isPotato ? '30 to 35' : '20 to 25'} minutes, until brown on top and bubbling at the edges${isPotato ? ', and a knife goes through without resistance' : ''}.`,
            `Top with ${the([...partsIn(dish, 'cheese'), ...partsIn(dish, 'topping')])} and bake for ${isPotato ? '30 to 35' : '20 to 25'} minutes, until brown and bubbling.`,
            `Gratinate under ${the([...partsIn(dish, 'cheese'), ...partsIn(dish, 'topping')])}, ${isPotato ? '30 to 35' : '20 to 25'} minutes.`,
          ),
          isPotato ? 35 : 25,
        ),
      ),
      step(
        act('Leave to settle for 5 minutes.', 5),
        partsIn(dish, 'herb').length > 0 ? act(`Scatter with ${the(partsIn(dish, 'herb'))}.`) : NOTHING,
        serve(dish, 'plate'),
      ),
    ]
  },
  names: (dish) => {
    const base = firstIn(dish, 'base')!
    const [first, second] = leads(dish).filter((part) => part.slot !== 'cheese' && part.slot !== 'egg')
    const cheese = firstIn(dish, 'cheese')!
    if (!first) return [`${attributive(base)} and ${attributive(cheese)} bake`]
    return [
      `${attributives([first, ...(second ? [second] : [])])} ${attributive(base)} bake`,
      `Baked ${label(base)} with ${plurals([first])} and ${label(cheese)}`,
    ]
  },
  descriptions: (dish) => [
    `${label(firstIn(dish, 'base')!)} and ${bare(leads(dish).slice(0, 1))} under a lid of browned ${attributive(firstIn(dish, 'cheese')!)}.`,
    `The corners are the best part. It can be built in the morning and baked at night.`,
  ],
}
