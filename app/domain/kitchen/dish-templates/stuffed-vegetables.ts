import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { isMinced } from '#app/domain/kitchen/kinds.ts'
import { attributive, bare, be, label, pluralLabel, the, them } from '#app/domain/kitchen/labels.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { serve, sour } from '#app/domain/kitchen/techniques/finish.ts'
import { donenessOf, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { listOf, minutes } from '#app/domain/kitchen/words.ts'
import { coldSauce, trays } from './oven-base.ts'
import { LEAVES, SAVOURY, WARM_SPICES, givenIn, oil, rule } from './slot-rules.ts'

export const stuffed: DishTemplate = {
  id: 'stuffed-vegetables',
  noun: 'tray of stuffed vegetables',
  plate: 'tray',
  family: 'oven',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.6 },
  only: ['Mediterranean', 'Italian', 'Mexican', 'American', 'Indian'],
  cuisines: { Mediterranean: 0.8, Mexican: 0.5, Italian: 0.3, Indian: -0.8 },
  style: 'filling',
  slots: [
    rule('base', 1, ['pepper', 'aubergine', 'courgette'], 2),
    rule('main', 1, ['mince', 'sausage', 'tempeh', 'cooked-meat', 'canned-fish'], 0.7),
    rule('pulse', 1, ['pulse-cooked'], 0.8),
    rule('starch', 1, ['quick-grain', 'rice', 'cooked-rice', 'cooked-grain'], 0.6),
    rule('veg', 2, ['tomato', 'mushroom', 'quick', 'courgette', 'celery'], 0.5),
    rule('leaf', 1, LEAVES, 0.6),
    ...SAVOURY,
    WARM_SPICES,
    rule('spice', 1, ['tomato-paste']),
    rule('tomato', 1, ['canned-tomato'], 0.6),
    rule('cheese', 1, ['crumbly-cheese', 'melting-cheese', 'hard-cheese']),
    rule('topping', 2, ['nut', 'seed', 'briny'], 0.8),
    rule('topping', 1, ['dried-fruit'], 0.8),
    rule('dairy', 1, ['yoghurt', 'tahini'], 0.8),
  ],
  fills: [
    { slot: 'starch', ids: (dish) => dish.cuisine.grain, must: true },
    oil,
    { slot: 'aromatic', ids: (dish) => dish.cuisine.allium },
    {
      slot: 'cheese',
      ids: ['feta', 'cheddar'],
      when: (dish) => !dish.parts.some((part) => part.item.kind === 'yeast-flakes'),
    },
  ],
  cuts: { base: 'whole', veg: 'dice' },
  suits: (dish) =>
    givenIn(dish, 'base') > 0 && givenIn(dish, 'main', 'pulse', 'starch', 'cheese', 'veg') > 0 ? 0.8 : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const grain = firstIn(dish, 'starch')!
    const main = firstIn(dish, 'main')
    const boiled = boilStarch(dish, grain)
    const hollow =
      base.item.kind === 'pepper'
        ? ''
        : ' Scoop out a little of the soft flesh, chop it and add it to the filling.'
    const mixed = [grain, ...partsIn(dish, 'pulse'), ...partsIn(dish, 'topping')]
    const wet = [...partsIn(dish, 'tomato'), ...partsIn(dish, 'veg')]
    const cold = partsIn(dish, 'dairy')
    const fryMain = main
      ? act(
          bySkill(
            dish,
            `Add ${the([main])}${isMinced(main.item.kind) ? `, break ${them([main])} up` : ''} and cook for ${minutes(...donenessOf(main, dish.eaters).bitesMin)}, until ${untilDone(dish, main)}.`,
            `Add ${the([main])} and cook for ${minutes(...donenessOf(main, dish.eaters).bitesMin)}, until ${untilDone(dish, main)}.`,
            `Brown ${the([main])}, ${minutes(...donenessOf(main, dish.eaters).bitesMin)}.`,
          ),
          donenessOf(main, dish.eaters).bitesMin[1],
        )
      : NOTHING
    const garlicky = [...partsIn(dish, 'garlic'), ...partsIn(dish, 'spice')]
    return [
      starting(step(boiled.act), 'grain', boiled.waitMin),
      starting(
        step(
          act(
            `Heat the oven to 200 °C (180 °C fan). Put ${the([base])} cut side up on ${trays(dish)}, brush with a little of the oil and roast for 15 minutes while you make the filling.${hollow}`,
            3,
          ),
        ),
        'shells',
        15,
      ),
      step(
        act(
          `Heat ${partsIn(dish, 'fat').length > 0 ? `the rest of ${the(partsIn(dish, 'fat'))}` : 'a pan'}${partsIn(dish, 'fat').length > 0 ? ' in a frying pan' : ''} over a medium heat.`,
          1,
        ),
        partsIn(dish, 'aromatic').length > 0
          ? act(
              bySkill(
                dish,
                `Add ${the(partsIn(dish, 'aromatic'))} and cook gently for 6 to 7 minutes, until soft.`,
                `Soften ${the(partsIn(dish, 'aromatic'))} for 6 minutes.`,
                `Sweat ${the(partsIn(dish, 'aromatic'))}, 6 minutes.`,
              ),
              6,
            )
          : NOTHING,
        fryMain,
        garlicky.length > 0 ? act(`Stir in ${the(garlicky)} for 1 minute.`, 1) : NOTHING,
        wet.length > 0 ? act(`Add ${the(wet)} and cook for 5 minutes, until thick.`, 5) : NOTHING,
        partsIn(dish, 'leaf').length > 0
          ? act(`Wilt in ${the(partsIn(dish, 'leaf'))}, 2 minutes.`, 2)
          : NOTHING,
      ),
      awaiting(
        step(
          act(
            `Off the heat, stir in ${the(mixed)}${partsIn(dish, 'acid').length > 0 ? ` and ${sour(partsIn(dish, 'acid'))}` : ''}${seasoning(dish) === '' ? '' : `, and season with ${seasoning(dish)}`}.`,
            2,
          ),
        ),
        'grain',
      ),
      awaiting(
        step(
          act(
            `Pile the filling into ${the([base])}${partsIn(dish, 'cheese').length > 0 ? `, top with ${the(partsIn(dish, 'cheese'))}` : ''} and bake for 15 to 20 minutes, until ${the([base])} ${be([base])} soft and the top is brown.`,
            20,
          ),
        ),
        'shells',
      ),
      step(
        coldSauce(dish, cold),
        cold.length > 0 ? act(`Spoon ${the(cold)} over.`) : NOTHING,
        partsIn(dish, 'herb').length > 0 ? act(`Scatter with ${the(partsIn(dish, 'herb'))}.`) : NOTHING,
        serve(dish, 'plate'),
      ),
    ]
  },
  names: (dish) => {
    const base = pluralLabel(firstIn(dish, 'base')!)
    const inside = [...partsIn(dish, 'main', 'pulse', 'starch')]
    const cheese = firstIn(dish, 'cheese')
    return [
      `Stuffed ${base} with ${listOf(inside.slice(0, 1).map(attributive))} and ${cheese ? label(cheese) : inside[1] ? attributive(inside[1]) : 'herbs'}`,
      `${base} filled with ${listOf(inside.slice(0, 2).map(attributive))}`,
    ]
  },
  descriptions: (dish) => [
    `${pluralLabel(firstIn(dish, 'base')!)} roasted until soft, filled with ${bare([...partsIn(dish, 'main', 'pulse'), ...partsIn(dish, 'starch')].slice(0, 2))} and browned on top.`,
    `The filling is made while the shells roast, so it is less work than it looks.`,
  ],
}
