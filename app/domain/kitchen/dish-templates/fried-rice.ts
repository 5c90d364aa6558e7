import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan } from '#app/domain/kitchen/techniques/base.ts'
import { serve, top } from '#app/domain/kitchen/techniques/finish.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import {
  FAT,
  FIRM_VEGETABLES,
  GARLIC,
  HERBS,
  LEAVES,
  NUTS,
  SEASON,
  SPICES,
  givenIn,
  oil,
  rule,
} from './slot-rules.ts'
import { stirFry } from './stir-fry.ts'
import { WOK_ACID, WOK_SAUCES, finishWok, fryMain, mixSauce, pourSauce } from './wok-base.ts'

export const friedRice: DishTemplate = {
  ...stirFry,
  id: 'fried-rice',
  standby: false,
  noun: 'fried rice',
  plate: 'fried rice',
  cuisines: {
    Chinese: 2,
    Japanese: 1.2,
    Indian: -1.5,
    American: -2,
    Italian: -4,
    Mexican: -3,
    Mediterranean: -3,
  },
  meals: { dinner: 0.9, lunch: 0.9 },
  slots: [
    rule(
      'main',
      1,
      [
        'poultry',
        'pork',
        'steak',
        'prawns',
        'tofu',
        'tempeh',
        'mince',
        'cooked-meat',
        'bacon',
        'cured-meat',
        'sausage',
      ],
      0.7,
    ),
    rule('egg', 1, ['egg'], 0.6),
    rule(
      'veg',
      4,
      [
        ...FIRM_VEGETABLES.filter((kind) => !['squash', 'beetroot', 'tomato', 'aubergine'].includes(kind)),
        'allium',
      ],
      0.8,
    ),
    rule('leaf', 1, LEAVES),
    ...GARLIC,
    WOK_SAUCES,
    SPICES,
    WOK_ACID,
    HERBS,
    rule('side', 1, ['pickle', 'condiment']),
    NUTS,
    FAT,
    SEASON,
    rule('starch', 1, ['cooked-rice', 'rice'], 1.05),
  ],
  fills: [
    { slot: 'starch', ids: (dish) => dish.cuisine.rice, must: true },
    oil,
    { slot: 'egg', ids: ['egg'], grams: 50 },
    { slot: 'herb', ids: ['spring-onion'], grams: 12 },
  ],
  cuts: { main: 'dice', veg: 'dice', egg: 'beaten' },
  suits: (dish) => givenIn(dish, 'starch') > 0 && givenIn(dish, 'main', 'egg', 'veg') > 0,
  cook: (dish) => {
    const rice = firstIn(dish, 'starch')!
    const egg = firstIn(dish, 'egg')
    const isCooked = rice.item.kind === 'cooked-rice'
    const boiled = isCooked ? null : boilStarch(dish, rice)
    const cool = isCooked
      ? NOTHING
      : act('Spread it on a tray to steam dry and cool: dry grains fry, damp ones clump.')
    return [
      ...(boiled ? [starting(step(boiled.act, cool), 'rice', boiled.waitMin + 5)] : []),
      step(mixSauce(dish)),
      awaiting(step(heatFat(dish, pan(dish, 'wok or frying pan'), 'high'), fryMain(dish)), 'rice'),
      step(fryVegetables(dish, partsIn(dish, 'veg')), bloom(dish), wilt(dish, partsIn(dish, 'leaf'))),
      step(
        act(
          bySkill(
            dish,
            `Add ${the([rice])}, press out any lumps and fry for 3 to 4 minutes, letting it sit between stirs, until steaming hot all through.`,
            `Add ${the([rice])} and fry for 3 to 4 minutes, until steaming hot.`,
            `Add ${the([rice])}; fry hard for 3 minutes, letting it catch.`,
          ),
          4,
        ),
        egg
          ? act(
              bySkill(
                dish,
                `Push everything to one side, pour ${the([egg])} into the space and stir for 1 to 2 minutes until set, then fold through the rice.`,
                `Push aside, scramble ${the([egg])} in the space for 1 to 2 minutes until set, and fold through.`,
                `Scramble ${the([egg])} in a cleared space until just set; fold through.`,
              ),
              2,
            )
          : NOTHING,
      ),
      step(finishWok(dish), pourSauce(dish), top(dish, 'topping', 'herb'), serve(dish, 'bowl')),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish).toSorted(
      (left, right) => Number(left.slot === 'egg') - Number(right.slot === 'egg'),
    )
    const both = first ? attributives([first, ...(second ? [second] : [])]) : 'egg'
    return [
      flavoured(dish, `${both} fried rice`),
      `${first ? attributive(first) : 'egg'} fried rice${second ? ` with ${plurals([second])}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `Rice fried hard with ${
      bare(
        leads(dish)
          .filter((part) => part.slot !== 'egg')
          .slice(0, 3),
      ) || 'spring onion'
    }${firstIn(dish, 'egg') ? ' and a ribbon of egg' : ''}. Rice from yesterday, kept cold, is even better.`,
    `Everything small, everything hot: a bowl that cooks in the time it takes to lay the table.`,
  ],
}
