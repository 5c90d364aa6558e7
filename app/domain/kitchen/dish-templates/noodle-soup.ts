import { type DishTemplate, bySkill, firstIn, partsIn, hasFirmEggs } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pot, soften } from '#app/domain/kitchen/techniques/base.ts'
import { sour, top } from '#app/domain/kitchen/techniques/finish.ts'
import { donenessOf, isDelicate, poach, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { simmerVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain, minutes } from '#app/domain/kitchen/words.ts'
import {
  FAT,
  FIRM_VEGETABLES,
  GARLIC,
  HERBS,
  LEAVES,
  MEATS,
  SEAFOOD,
  SEASON,
  SPICES,
  VEGETARIAN_MAINS,
  garlicClove,
  givenIn,
  oil,
  rule,
} from './slot-rules.ts'
import { liquidWords } from './soup-base.ts'

export const noodleSoup: DishTemplate = {
  id: 'noodle-soup',
  standby: true,
  noun: 'noodle soup',
  plate: 'ramen',
  family: 'soup',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.9 },
  only: ['Chinese', 'Japanese', 'Indian'],
  cuisines: { Japanese: 2, Chinese: 1.6, Indian: -3 },
  style: 'broth',
  slots: [
    rule(
      'main',
      1,
      [
        ...MEATS,
        ...SEAFOOD,
        'mussels',
        ...VEGETARIAN_MAINS.filter((kind) => kind !== 'frying-cheese'),
        'silken-tofu',
        'cooked-meat',
        'mince',
      ],
      0.75,
    ),
    rule('egg', 1, ['egg'], 0.55),
    rule(
      'veg',
      3,
      FIRM_VEGETABLES.filter((kind) => !['beetroot', 'aubergine', 'squash', 'tomato'].includes(kind)),
      0.8,
    ),
    rule('leaf', 1, LEAVES),
    ...GARLIC,
    rule('aromatic', 1, ['allium']),
    SPICES,
    rule('spice', 1, ['curry-paste']),
    rule('sauce', 4, ['soy', 'miso', 'fish-sauce', 'hot-sauce', 'sesame-oil', 'asian-sauce']),
    rule('liquid', 1, ['stock', 'stock-cube'], 1.2),
    rule('liquid', 1, ['coconut-milk'], 0.7),
    rule('acid', 1, ['citrus', 'vinegar']),
    HERBS,
    rule('topping', 2, ['seed', 'nut', 'seaweed']),
    FAT,
    SEASON,
    rule('starch', 1, ['noodles', 'ready-noodles'], 0.9),
  ],
  fills: [
    { slot: 'starch', ids: (dish) => dish.cuisine.noodles, must: true },
    oil,
    { slot: 'liquid', ids: (dish) => dish.cuisine.stock, grams: 250, must: true },
    { slot: 'veg', across: ['veg', 'leaf'], ids: (dish) => dish.cuisine.vegetable, must: true },
    garlicClove,
  ],
  cuts: { main: 'slice', veg: 'slice' },
  suits: (dish) =>
    givenIn(dish, 'main', 'egg', 'veg', 'leaf') > 0 ? (givenIn(dish, 'starch') > 0 ? 1 : 0) : false,
  cook: (dish) => {
    const main = firstIn(dish, 'main')
    const egg = firstIn(dish, 'egg')
    const noodles = firstIn(dish, 'starch')!
    const boiled = boilStarch(dish, noodles)
    const late = main && isDelicate(main) ? main : null
    const early = main && !late ? main : null
    const sauces = partsIn(dish, 'sauce')
    const miso = sauces.filter((part) => part.item.kind === 'miso')
    const others = sauces.filter((part) => part.item.kind !== 'miso')
    const [low, high] = early ? donenessOf(early, dish.eaters).simmerMin : [5, 5]
    const simmerMin =
      early?.item.kind === 'steak'
        ? [3, 4]
        : early?.item.kind === 'pork'
          ? [6, 8]
          : early?.item.kind === 'tofu'
            ? [5, 6]
            : [Math.min(low, 10), Math.min(high, 12)]
    return [
      egg
        ? step(
            act(
              hasFirmEggs(dish)
                ? `Lower ${the([egg])} into a pan of boiling water and cook for 10 minutes, until the yolk is firm. Cool under the cold tap, peel and halve.`
                : bySkill(
                    dish,
                    `Lower ${the([egg])} into a pan of boiling water and cook for 8 minutes for a set yolk. Cool under the cold tap, peel and halve.`,
                    `Boil ${the([egg])} for 8 minutes, cool under cold water, peel and halve.`,
                    `Boil ${the([egg])} for 8 minutes, shock, peel and halve.`,
                  ),
              3,
            ),
          )
        : step(NOTHING),
      starting(step(boiled.act), 'noodles', boiled.waitMin),
      step(
        heatFat(dish, pot(dish), 'medium'),
        soften(dish),
        bloom(dish),
        act(`Pour in ${chain(liquidWords(dish, 420), the(others))} and bring to a simmer.`, 5),
      ),
      step(
        early
          ? act(
              bySkill(
                dish,
                `Add ${the([early])} and simmer gently for ${minutes(simmerMin[0]!, simmerMin[1])}, until ${untilDone(dish, early)}.`,
                `Add ${the([early])} and simmer for ${minutes(simmerMin[0]!, simmerMin[1])}, until cooked through${donenessOf(early, dish.eaters).safeC === null ? '' : ` (${donenessOf(early, dish.eaters).safeC} °C)`}.`,
                `Poach ${the([early])} in it for ${minutes(simmerMin[0]!, simmerMin[1])}${donenessOf(early, dish.eaters).safeC === null ? '' : ` (${donenessOf(early, dish.eaters).safeC} °C)`}.`,
              ),
              simmerMin[1],
            )
          : NOTHING,
        simmerVegetables(dish, partsIn(dish, 'veg')),
        late ? poach(dish, late) : NOTHING,
        wilt(dish, partsIn(dish, 'leaf')),
      ),
      step(
        miso.length > 0
          ? act(
              bySkill(
                dish,
                `Take the pot off the heat. Loosen ${the(miso)} with a ladle of the hot broth and stir it back in: boiling would dull its taste.`,
                `Off the heat, loosen ${the(miso)} with a little broth and stir in.`,
                `Off the heat, slake ${the(miso)} and stir in; do not boil.`,
              ),
              1,
            )
          : NOTHING,
        partsIn(dish, 'acid').length > 0 ? act(`Stir in ${sour(partsIn(dish, 'acid'))}.`) : NOTHING,
        partsIn(dish, 'season').length > 0 ? act(`Season with ${bare(partsIn(dish, 'season'))}.`) : NOTHING,
      ),
      awaiting(
        step(
          act(
            `Divide ${the([noodles])} between ${dish.servings === 1 ? 'a bowl' : 'the bowls'} and ladle the soup over.`
              .replace('between a bowl', 'into a bowl')
              .replace('Divide the', dish.servings === 1 ? 'Put the' : 'Divide the'),
            1,
          ),
          egg ? act(`Lay ${the([egg])} on top.`) : NOTHING,
          top(dish, 'topping', 'herb'),
          act('Serve at once.'),
        ),
        'noodles',
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    const noodle = label(firstIn(dish, 'starch')!)
    if (!first) return [`${noodle} in broth`]
    return [
      flavoured(dish, `${attributive(first)} noodle soup${second ? ` with ${plurals([second])}` : ''}`),
      flavoured(dish, `broth with ${plurals([first, ...(second ? [second] : [])])} and ${noodle}`),
    ]
  },
  descriptions: (dish) => [
    `${bare(leads(dish).slice(0, 2))} in a hot, savoury broth over ${label(firstIn(dish, 'starch')!)}.`,
    `A deep bowl, chopsticks for the noodles and a spoon for the rest. The noodles are cooked apart so that the broth stays clear.`,
  ],
}
