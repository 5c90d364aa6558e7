import { type DishTemplate, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan } from '#app/domain/kitchen/techniques/base.ts'
import { serve, top } from '#app/domain/kitchen/techniques/finish.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { oil, rule } from './slot-rules.ts'
import { stirFry } from './stir-fry.ts'
import { fryMain, mixSauce, pourSauce, tossing, wokBase } from './wok-base.ts'

export const noodleStirFry: DishTemplate = {
  ...stirFry,
  id: 'noodle-stir-fry',
  standby: false,
  noun: 'noodle stir-fry',
  plate: 'noodle stir-fry',
  slots: [...wokBase, rule('starch', 1, ['noodles', 'ready-noodles', 'pasta'])],
  fills: [
    { slot: 'veg', ids: (dish) => dish.cuisine.vegetable, must: true },
    oil,
    { slot: 'starch', ids: (dish) => dish.cuisine.noodles, must: true },
    { slot: 'garlic', ids: ['garlic'] },
  ],
  cook: (dish) => {
    const starch = firstIn(dish, 'starch')
    const boiled = starch ? boilStarch(dish, starch) : null
    return [
      ...(boiled ? [starting(step(boiled.act), 'starch', Math.max(0, boiled.waitMin - 2))] : []),
      step(mixSauce(dish)),
      step(heatFat(dish, pan(dish, 'wok or frying pan'), 'high'), fryMain(dish)),
      step(fryVegetables(dish, partsIn(dish, 'veg')), bloom(dish), wilt(dish, partsIn(dish, 'leaf'))),
      awaiting(
        step(
          starch
            ? act(
                `Add ${the([starch])}${tossing(dish).main ? ` and ${the([tossing(dish).main!])}` : ''} to the pan.`,
                1,
              )
            : NOTHING,
          pourSauce(dish),
          top(dish, 'topping', 'herb'),
          serve(dish, 'bowl'),
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    const noodle = label(firstIn(dish, 'starch')!)
    if (!first) return [`Stir-fried ${noodle}`]
    return [
      flavoured(dish, `${attributive(first)} ${noodle}${second ? ` with ${plurals([second])}` : ''}`),
      `Stir-fried ${noodle} with ${plurals([first, ...(second ? [second] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `${bare(partsIn(dish, 'starch'))} tossed in a hot pan with ${bare(leads(dish).slice(0, 3))}, until the sauce clings.`,
    `One pan for the noodles and everything that goes with them. The edges should catch a little: that is where the taste is.`,
  ],
}
