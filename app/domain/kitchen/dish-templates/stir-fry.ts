import { type DishTemplate, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan } from '#app/domain/kitchen/techniques/base.ts'
import { serve, top } from '#app/domain/kitchen/techniques/finish.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { givenIn, oil, rule } from './slot-rules.ts'
import { finishWok, fryMain, mixSauce, pourSauce, tossing, wokBase } from './wok-base.ts'

export const stirFry: DishTemplate = {
  id: 'stir-fry',
  standby: true,
  noun: 'stir-fry',
  plate: 'stir-fry',
  family: 'wok',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.8 },
  cuisines: {
    Chinese: 2.2,
    Japanese: 1.2,
    American: -1,
    Italian: -3,
    Mexican: -2.5,
    Indian: -2,
    Mediterranean: -2.5,
  },
  style: 'wok',
  slots: [
    ...wokBase,
    rule('starch', 1, ['rice', 'cooked-rice', 'quick-grain', 'slow-grain', 'cooked-grain']),
  ],
  fills: [
    { slot: 'veg', ids: (dish) => dish.cuisine.vegetable, must: true },
    oil,
    { slot: 'starch', ids: (dish) => dish.cuisine.rice, must: true },
    { slot: 'garlic', ids: ['garlic'] },
  ],
  cuts: { main: 'slice', veg: 'slice' },
  suits: (dish) => givenIn(dish, 'main', 'veg') > 0,
  cook: (dish) => {
    const starch = firstIn(dish, 'starch')
    const boiled = starch ? boilStarch(dish, starch) : null
    const { parts } = tossing(dish)
    return [
      ...(boiled ? [starting(step(boiled.act), 'starch', boiled.waitMin)] : []),
      step(mixSauce(dish)),
      step(heatFat(dish, pan(dish, 'wok or frying pan'), 'high'), fryMain(dish)),
      step(fryVegetables(dish, parts), bloom(dish), wilt(dish, partsIn(dish, 'leaf'))),
      awaiting(
        step(
          finishWok(dish),
          pourSauce(dish),
          top(dish, 'topping', 'herb'),
          starch ? act(`Serve with ${the([starch])}.`, 1) : serve(dish, 'bowl'),
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    if (!first) return ['Vegetable stir-fry']
    const both = attributives([first, ...(second ? [second] : [])])
    return [
      flavoured(dish, `${attributive(first)} stir-fry${second ? ` with ${plurals([second])}` : ''}`),
      flavoured(dish, `${both} stir-fry`),
    ]
  },
  descriptions: (dish) => {
    const isCrisp = partsIn(dish, 'veg', 'leaf').every(
      (part) => !['aubergine', 'mushroom', 'allium'].includes(part.item.kind),
    )
    const quick = bare([...partsIn(dish, 'veg'), ...partsIn(dish, 'leaf')].slice(0, 2))
    return [
      `A fast pan of ${bare(leads(dish).slice(0, 3))}, glossy with sauce, over plain ${label(firstIn(dish, 'starch') ?? dish.parts[0]!)}.`,
      isCrisp
        ? `Quick cooking over a fierce heat keeps the ${quick} crisp. Have everything cut before the pan is hot.`
        : `A fierce heat and a few minutes at the wok. Have everything cut before the pan is hot.`,
    ]
  },
}
