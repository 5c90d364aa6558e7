import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { leads, plurals } from '#app/domain/kitchen/naming.ts'
import { act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pot, soften } from '#app/domain/kitchen/techniques/base.ts'
import { enrich, serve, sharpen, top } from '#app/domain/kitchen/techniques/finish.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain, minutes } from '#app/domain/kitchen/words.ts'
import { curry } from './curry.ts'
import { COCONUT, TOMATO, waterWords } from './pot-base.ts'
import { CONDIMENT, LEAVES, SAVOURY, WARM_SPICES, givenIn, oil, onion, rule } from './slot-rules.ts'

export const dal: DishTemplate = {
  ...curry,
  id: 'dal',
  standby: false,
  noun: 'dal',
  plate: 'dal',
  only: ['Indian'],
  cuisines: { Indian: 1.5 },
  slots: [
    rule('main', 1, ['pulse-quick']),
    rule('veg', 2, ['tomato', 'squash', 'hard-root', 'firm', 'courgette', 'aubergine', 'sweet-potato'], 0.7),
    rule('leaf', 1, LEAVES),
    ...SAVOURY,
    WARM_SPICES,
    COCONUT,
    TOMATO,
    rule('dairy', 1, ['yoghurt']),
    CONDIMENT,
    rule('starch', 1, ['rice', 'cooked-rice', 'wrap', 'roll'], 0.8),
  ],
  fills: [
    { slot: 'main', ids: ['red-lentils', 'lentils'], must: true },
    oil,
    { slot: 'starch', ids: (dish) => dish.cuisine.rice },
    onion,
  ],
  suits: (dish) => givenIn(dish, 'main') > 0,
  cook: (dish) => {
    const lentils = firstIn(dish, 'main')!
    const starch = firstIn(dish, 'starch')
    const isRice = starch && !['wrap', 'roll'].includes(starch.item.kind)
    const boiled = isRice ? boilStarch(dish, starch) : null
    const [low, high] = lentils.item.food?.boilMin ?? [28, 32]
    const slow = [...partsIn(dish, 'veg'), ...partsIn(dish, 'tomato'), ...partsIn(dish, 'liquid')]
    const water = waterWords(dish, (lentils.grams / dish.servings) * 4.2)
    return [
      starting(
        step(
          act(
            bySkill(
              dish,
              `Put ${chain(the([lentils, ...slow]), water)} in ${pot(dish)}. Bring to the boil, skim off the foam, then cook at a gentle bubble for ${minutes(low, high)}, stirring now and then, until the dal falls apart.`,
              `Put ${chain(the([lentils, ...slow]), water)} in ${pot(dish)}, bring to the boil, skim and simmer for ${minutes(low, high)}, until soft.`,
              `Simmer ${the([lentils])}${slow.length > 0 ? ` with ${bare(slow)}` : ''} in ${water} for ${minutes(low, high)}, skimming, until collapsed.`,
            ),
            5,
          ),
        ),
        'dal',
        high,
      ),
      ...(boiled ? [starting(step(boiled.act), 'rice', boiled.waitMin)] : []),
      step(heatFat(dish, 'a frying pan', 'medium'), soften(dish), bloom(dish)),
      awaiting(
        step(
          act(
            bySkill(
              dish,
              'Scrape the hot spiced oil from the pan into the dal and stir well: this is the tarka, and it gives the dish its taste.',
              'Stir the contents of the pan into the dal.',
              'Tip the sizzling tarka into the dal.',
            ),
            1,
          ),
          wilt(dish, partsIn(dish, 'leaf')),
          enrich(dish),
          sharpen(dish),
        ),
        'dal',
      ),
      awaiting(
        step(
          top(dish, 'topping', 'herb'),
          starch
            ? act(isRice ? `Serve with ${the([starch])}.` : `Warm ${the([starch])} and serve alongside.`, 1)
            : serve(dish, 'bowl'),
        ),
        'rice',
      ),
    ]
  },
  names: (dish) => {
    const second = leads(dish).find((part) => part.slot !== 'main')
    const lentils = attributive(firstIn(dish, 'main')!).replace(/^split | dal$/g, '')
    return [
      second ? `${lentils} dal with ${plurals([second])}` : `Everyday ${lentils} dal`,
      `${second ? `${attributive(second)} and ` : ''}${lentils} dal`,
    ]
  },
  descriptions: (dish) => [
    `Lentils cooked until they fall apart, finished with spices sizzled in oil${firstIn(dish, 'leaf') ? ` and ${label(firstIn(dish, 'leaf')!)}` : ''}.`,
    `Soft, warm and cheap, and better the next day. Loosen it with hot water when you reheat it.`,
  ],
}
