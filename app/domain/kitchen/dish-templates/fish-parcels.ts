import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, be, isPlural, pluralLabel, the } from '#app/domain/kitchen/labels.ts'
import { flavoured, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { sour } from '#app/domain/kitchen/techniques/finish.ts'
import { untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import { coating } from './oven-base.ts'
import { LEAVES, SAVOURY, garlicClove, givenIn, oil, rule } from './slot-rules.ts'

/** Whole pieces in a parcel of baking paper: fish and vegetables steam in their own juice. */
export const parcels: DishTemplate = {
  id: 'fish-parcels',
  noun: 'fish parcel',
  plate: 'fish plate',
  family: 'oven',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.5 },
  cuisines: { Mediterranean: 1, Italian: 0.6, Chinese: 0.5, Japanese: 0.8 },
  only: ['Mediterranean', 'Italian', 'Chinese', 'Japanese', 'American'],
  style: 'roast',
  slots: [
    rule('main', 1, ['white-fish', 'oily-fish']),
    rule('veg', 3, ['tomato', 'courgette', 'firm', 'pepper', 'mushroom', 'quick', 'celery', 'cabbage'], 0.9),
    rule('leaf', 1, LEAVES, 0.8),
    ...SAVOURY.filter((one) => one.slot !== 'aromatic'),
    rule('sauce', 3, ['soy', 'miso', 'sesame-oil', 'syrup', 'mustard', 'pesto', 'asian-sauce']),
    rule('topping', 1, ['briny', 'seed']),
    rule('liquid', 1, ['wine'], 0.6),
    rule('starch', 1, ['rice', 'cooked-rice', 'quick-grain', 'potato', 'noodles']),
  ],
  fills: [
    { slot: 'veg', across: ['veg', 'leaf'], ids: ['courgette', 'cherry-tomato', 'green-beans'], must: true },
    oil,
    {
      slot: 'starch',
      ids: (dish) =>
        ['Chinese', 'Japanese'].includes(dish.cuisine.name) ? dish.cuisine.rice : ['new-potato', 'potato'],
      must: true,
    },
    garlicClove,
  ],
  cuts: { main: 'whole', veg: 'slice', starch: 'bite' },
  suits: (dish) => (givenIn(dish, 'main') > 0 ? 0.6 : false),
  cook: (dish) => {
    const fish = firstIn(dish, 'main')!
    const starch = firstIn(dish, 'starch')!
    const boiled = boilStarch(dish, starch)
    const bed = [...partsIn(dish, 'veg'), ...partsIn(dish, 'leaf'), ...partsIn(dish, 'topping')]
    const acids = partsIn(dish, 'acid')
    const wet = [...partsIn(dish, 'liquid')]
    const parcelWord =
      dish.servings === 1
        ? 'a sheet of baking paper'
        : `${['', '', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'][dish.servings] ?? dish.servings} large sheets of baking paper`
    return [
      step(act('Heat the oven to 200 °C (180 °C fan).', 1)),
      starting(step(boiled.act), 'starch', boiled.waitMin),
      step(
        act(
          bySkill(
            dish,
            `Lay out ${parcelWord}. Put ${the(bed)} in the middle, set ${the([fish])} on top and dress with ${chain(coating(dish), the(wet))}. Fold the paper over and crimp the edges tightly, so that the steam stays in.`,
            `Divide ${the(bed)} between ${parcelWord}, top with ${the([fish])}, dress with ${chain(coating(dish), the(wet))} and crimp shut.`,
            `En papillote: ${bare(bed)}, then ${the([fish])}, dressed with ${chain(coating(dish), the(wet))}, in ${parcelWord}, sealed.`,
          ),
          6,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Slide onto a baking tray and bake for 15 to 18 minutes. Open one parcel carefully (the steam is hot): the fish is done when ${untilDone(dish, fish)}.`,
            `Bake on a tray for 15 to 18 minutes, until ${the([fish])} ${be([fish])} ${untilDone(dish, fish)}.`,
            `Bake for 14 to 16 minutes, to ${untilDone(dish, fish)}.`,
          ),
          18,
        ),
      ),
      awaiting(
        step(
          acids.length > 0 ? act(`Open the parcels and pour ${sour(acids)} over.`, 1) : NOTHING,
          partsIn(dish, 'herb').length > 0 ? act(`Scatter with ${the(partsIn(dish, 'herb'))}.`) : NOTHING,
          act(`Serve with ${the([starch])}.`, 1),
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const fish = firstIn(dish, 'main')!
    const [veg] = partsIn(dish, 'veg', 'leaf')
    return [
      flavoured(
        dish,
        `${attributive(fish)} parcels with ${plurals(veg ? [veg] : [firstIn(dish, 'starch')!])}`,
      ),
      `${attributive(fish)} baked in paper with ${plurals([...(veg ? [veg] : []), firstIn(dish, 'starch')!])}`,
    ]
  },
  descriptions: (dish) => [
    `${pluralLabel(firstIn(dish, 'main')!)} ${isPlural([firstIn(dish, 'main')!]) ? 'steam' : 'steams'} in a closed paper parcel with ${bare(partsIn(dish, 'veg', 'leaf').slice(0, 2))}, so nothing dries out.`,
    `Everyone opens a parcel at the table. There is hardly anything to wash up.`,
  ],
}
