import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, isPlural, label, the } from '#app/domain/kitchen/labels.ts'
import { flavoured, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { sour } from '#app/domain/kitchen/techniques/finish.ts'
import { donenessOf, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import { coating, coldSauce } from './oven-base.ts'
import { CONDIMENT, SAVOURY, garlicClove, givenIn, oil, rule } from './slot-rules.ts'

export const skewers: DishTemplate = {
  id: 'skewers',
  noun: 'plate of skewers',
  plate: 'skewers',
  family: 'pan',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.7 },
  only: ['Mediterranean', 'Japanese', 'Indian', 'American', 'Mexican'],
  cuisines: { Mediterranean: 1, Japanese: 0.5, Indian: 0.4, American: 0.3, Mexican: -0.2 },
  style: 'roast',
  slots: [
    rule('main', 1, ['poultry', 'pork', 'steak', 'prawns', 'frying-cheese', 'tofu', 'tempeh', 'oily-fish']),
    rule('veg', 3, ['pepper', 'courgette', 'mushroom', 'tomato', 'aubergine', 'allium'], 0.9),
    ...SAVOURY.filter((one) => one.slot !== 'aromatic'),
    rule('sauce', 3, [
      'soy',
      'asian-sauce',
      'miso',
      'syrup',
      'mustard',
      'hot-sauce',
      'sesame-oil',
      'curry-paste',
      'ketchup',
    ]),
    rule('dairy', 1, ['yoghurt', 'tahini', 'hummus']),
    rule('raw', 2, ['raw-vegetable', 'salad-leaf'], 0.8),
    rule('topping', 1, ['seed']),
    CONDIMENT,
    rule('starch', 1, ['rice', 'cooked-rice', 'quick-grain', 'wrap', 'roll']),
  ],
  fills: [
    { slot: 'veg', ids: ['red-pepper', 'courgette', 'red-onion'], must: true },
    oil,
    {
      slot: 'starch',
      ids: (dish) => (dish.cuisine.name === 'Mediterranean' ? dish.cuisine.bread : dish.cuisine.rice),
      must: true,
    },
    {
      slot: 'dairy',
      ids: (dish) =>
        ['Mediterranean', 'Indian'].includes(dish.cuisine.name)
          ? ['greek-yoghurt', 'natural-yoghurt', 'hummus']
          : [],
    },
    garlicClove,
  ],
  cuts: { main: 'bite', veg: 'chunk', raw: 'slice' },
  suits: (dish) => (givenIn(dish, 'main') > 0 ? givenIn(dish, 'veg') * 0.4 : false),
  cook: (dish) => {
    const main = firstIn(dish, 'main')!
    const veg = partsIn(dish, 'veg')
    const starch = firstIn(dish, 'starch')
    const isBread = starch && ['wrap', 'roll'].includes(starch.item.kind)
    const boiled = starch && !isBread ? boilStarch(dish, starch) : null
    const acids = partsIn(dish, 'acid')
    const marinade = chain(coating(dish), sour(acids))
    const cold = partsIn(dish, 'dairy')
    const beside = [...partsIn(dish, 'raw'), ...partsIn(dish, 'side')]
    const tops = partsIn(dish, 'topping', 'herb')
    const [low, high] = donenessOf(main, dish.eaters).bitesMin
    return [
      step(
        act(
          bySkill(
            dish,
            `Mix ${marinade} in a bowl. Turn ${the([main])} in it and leave for 15 minutes, so that the flavour goes in. If your skewers are wooden, soak them in water meanwhile so that they do not burn.`,
            `Mix ${marinade}, turn ${the([main])} in it and leave for 15 minutes.`,
            `Marinate ${the([main])} in ${marinade}, 15 minutes.`,
          ),
          17,
        ),
      ),
      boiled ? starting(step(boiled.act), 'starch', boiled.waitMin) : step(NOTHING),
      step(
        act(
          `Heat the grill to high, or a griddle pan until smoking. Thread ${the([main])} and ${the(veg)} onto skewers, not too tightly.`,
          6,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Grill for ${low + 4} to ${high + 5} minutes, turning every few minutes, until brown at the edges and ${isPlural([main]) ? 'done' : 'done'}: ${the([main])} must be cooked until ${untilDone(dish, main)}.`,
            `Grill for ${low + 4} to ${high + 5} minutes, turning, until ${the([main])} ${isPlural([main]) ? 'are' : 'is'} ${untilDone(dish, main)}.`,
            `Grill hard, ${low + 3} to ${high + 4} minutes, turning (${untilDone(dish, main)}).`,
          ),
          high + 5,
        ),
      ),
      awaiting(
        step(
          coldSauce(dish, cold),
          cold.length > 0 ? act(`Serve the skewers with ${the(cold)}.`) : NOTHING,
          tops.length > 0 ? act(`Scatter with ${the(tops)}.`) : NOTHING,
          starch
            ? act(isBread ? `Warm ${the([starch])} and serve alongside.` : `Serve over ${the([starch])}.`, 1)
            : NOTHING,
          beside.length > 0 ? act(`Put ${the(beside)} on the table.`) : NOTHING,
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const main = attributive(firstIn(dish, 'main')!)
    const [veg] = partsIn(dish, 'veg')
    const sauce = firstIn(dish, 'dairy')
    return [
      flavoured(dish, `${main} skewers with ${veg ? plurals([veg]) : 'salad'}`),
      flavoured(
        dish,
        `${main} and ${veg ? attributive(veg) : 'onion'} skewers${sauce ? ` with ${label(sauce)}` : ''}`,
      ),
    ]
  },
  descriptions: (dish) => [
    `${bare(partsIn(dish, 'main'))} marinated, threaded with ${bare(partsIn(dish, 'veg').slice(0, 2))} and grilled hot.`,
    `Under the grill in winter, over coals in summer: the same skewers do both.`,
  ],
}
