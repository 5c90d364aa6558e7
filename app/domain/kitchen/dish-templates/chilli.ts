import { type DishTemplate, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, the } from '#app/domain/kitchen/labels.ts'
import { attributives, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, step } from '#app/domain/kitchen/techniques/act.ts'
import { serve, sharpen } from '#app/domain/kitchen/techniques/finish.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { TOMATO, bubble, riceMeanwhile, startPot, waterWords } from './pot-base.ts'
import { SAVOURY, WARM_SPICES, givenIn, oil, onion, rule } from './slot-rules.ts'

export const chilli: DishTemplate = {
  id: 'chilli',
  noun: 'chilli',
  plate: 'chili',
  family: 'pot',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.6 },
  only: ['Mexican', 'American'],
  cuisines: { Mexican: 1.2, American: 1 },
  style: 'simmer',
  slots: [
    rule('main', 1, ['mince', 'stewing-meat', 'tempeh', 'poultry', 'steak']),
    rule('bacon', 1, ['bacon'], 0.6),
    rule('pulse', 2, ['pulse-cooked']),
    rule(
      'veg',
      3,
      [
        'pepper',
        'quick',
        'squash',
        'sweet-potato',
        'mushroom',
        'courgette',
        'tomato',
        'hard-root',
        'celery',
        'aubergine',
      ],
      0.8,
    ),
    ...SAVOURY,
    WARM_SPICES,
    rule('spice', 1, ['tomato-paste']),
    TOMATO,
    rule('sauce', 1, ['hot-sauce']),
    rule('sauce', 1, ['dark-chocolate', 'cocoa'], 0.4),
    rule('cheese', 1, ['melting-cheese', 'crumbly-cheese'], 0.6),
    rule('dairy', 1, ['yoghurt'], 0.6),
    rule('raw', 1, ['avocado'], 0.6),
    rule('starch', 1, ['rice', 'cooked-rice', 'quick-grain', 'slow-grain'], 0.9),
    rule('side', 1, ['wrap', 'corn-wrap', 'crackers']),
  ],
  fills: [
    { slot: 'pulse', ids: (dish) => dish.cuisine.pulse, must: true },
    {
      slot: 'tomato',
      across: ['tomato'],
      ids: ['chopped-tomatoes', 'tomato-passata'],
      must: true,
    },
    oil,
    onion,
  ],
  suits: (dish) => (givenIn(dish, 'main', 'pulse') > 0 ? (givenIn(dish, 'pulse') > 0 ? 1.5 : 0) : false),
  cook: (dish) => {
    const wet = [...partsIn(dish, 'tomato'), ...partsIn(dish, 'sauce')]
    const starch = firstIn(dish, 'starch')
    const boiled = starch ? boilStarch(dish, starch) : null
    const toppings = [
      ...partsIn(dish, 'dairy'),
      ...partsIn(dish, 'cheese'),
      ...partsIn(dish, 'raw'),
      ...partsIn(dish, 'herb'),
    ]
    return [
      ...startPot(dish, 'in the chilli'),
      bubble(dish, waterWords(dish, 70), wet),
      ...riceMeanwhile(dish, boiled),
      awaiting(
        step(
          sharpen(dish),
          starch ? act(`Serve over ${the([starch])}.`, 1) : NOTHING,
          toppings.length > 0 ? act(`Top with ${the(toppings)}.`, 1) : NOTHING,
          starch ? NOTHING : serve(dish, 'bowl', 'Ladle into'),
          starch && firstIn(dish, 'side') ? act(`Put ${the(partsIn(dish, 'side'))} on the table.`) : NOTHING,
        ),
        'rice',
      ),
    ]
  },
  names: (dish) => {
    const main = firstIn(dish, 'main')
    const pulse = firstIn(dish, 'pulse')
    const veg = firstIn(dish, 'veg')
    return main
      ? [
          `${attributive(main)} and ${attributive(pulse ?? main)} chilli`,
          `${attributive(main)} chilli${veg ? ` with ${plurals([veg])}` : ''}`,
        ]
      : [`${attributives(partsIn(dish, 'pulse', 'veg'))} chilli`, `Smoky ${attributive(pulse!)} chilli`]
  },
  descriptions: (dish) => [
    `${bare(partsIn(dish, 'main', 'pulse').slice(0, 2))} in a thick tomato sauce with cumin and a warm, not fierce, heat.`,
    `Give it the full time on the stove and it turns from sauce with bits into chilli. The leftovers make a good lunch.`,
  ],
}
