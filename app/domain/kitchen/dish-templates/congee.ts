import { jugMl } from '#app/domain/kitchen/words.ts'
import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { heatFat, pot, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { sour } from '#app/domain/kitchen/techniques/finish.ts'
import { fry, isDelicate, poach } from '#app/domain/kitchen/techniques/protein.ts'
import { isWholegrainRice } from '#app/domain/kitchen/techniques/starch.ts'
import { simmerVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import { FAT, GARLIC, HERBS, LEAVES, NUTS, SEASON, SPICES, givenIn, oil, rule } from './slot-rules.ts'

/** Rice cooked in much water until it breaks: breakfast over half the world. */
export const congee: DishTemplate = {
  id: 'congee',
  noun: 'congee',
  plate: 'congee',
  family: 'pot',
  taste: 'savoury',
  meals: { breakfast: 0.9, lunch: 0.4, dinner: 0.3 },
  only: ['Chinese', 'Japanese'],
  cuisines: { Chinese: 0.6, Japanese: 0.2 },
  style: 'broth',
  slots: [
    rule('starch', 1, ['rice'], 0.8),
    rule('main', 1, ['poultry', 'pork', 'mince', 'prawns', 'white-fish', 'tofu', 'cooked-meat'], 0.6),
    rule('egg', 1, ['egg'], 0.55),
    rule('veg', 2, ['mushroom', 'quick', 'hard-root', 'cabbage', 'firm', 'squash'], 0.6),
    rule('leaf', 1, LEAVES, 0.7),
    rule('aromatic', 1, ['allium'], 0.6),
    ...GARLIC,
    SPICES,
    rule('sauce', 3, ['soy', 'sesame-oil', 'fish-sauce', 'hot-sauce', 'miso']),
    rule('liquid', 1, ['stock', 'stock-cube'], 1.2),
    rule('acid', 1, ['citrus', 'vinegar']),
    HERBS,
    NUTS,
    rule('side', 1, ['pickle', 'condiment']),
    FAT,
    SEASON,
  ],
  fills: [
    { slot: 'starch', ids: (dish) => dish.cuisine.rice, must: true },
    oil,
    { slot: 'garlic', ids: ['ginger'], grams: 2.6 },
    { slot: 'herb', ids: ['spring-onion'], grams: 12 },
  ],
  cuts: { main: 'slice', veg: 'dice' },
  suits: (dish) =>
    givenIn(dish, 'starch') > 0 && givenIn(dish, 'main', 'egg', 'veg', 'leaf') > 0 ? 0.3 : false,
  cook: (dish) => {
    const rice = firstIn(dish, 'starch')!
    const main = firstIn(dish, 'main')
    const egg = firstIn(dish, 'egg')
    const stock = partsIn(dish, 'liquid')
    const stockG = stock
      .filter((part) => part.item.kind === 'stock')
      .reduce((sum, part) => sum + part.grams, 0)
    const water = jugMl(Math.max(200, rice.grams * 11 - stockG))
    const base = [...partsIn(dish, 'aromatic'), ...partsIn(dish, 'garlic'), ...partsIn(dish, 'spice')]
    const sauces = partsIn(dish, 'sauce')
    const acids = partsIn(dish, 'acid')
    const end = chain(the(sauces), sour(acids))
    const salt = seasoning(dish)
    const tops = [...partsIn(dish, 'topping'), ...partsIn(dish, 'herb')]
    const min = isWholegrainRice(rice.item) ? 55 : 35
    return [
      starting(
        step(
          act(
            bySkill(
              dish,
              `Rinse ${the([rice])} in a sieve and put it in ${pot(dish)} with ${chain(the([...base, ...stock]), `${water} water`)}. Bring to the boil, then turn the heat to low, half cover and cook for ${min} to ${min + 5} minutes. Stir now and then, more often near the end, until the grains have burst and it is as thick as porridge.`,
              `Put ${the([rice])}, rinsed, in ${pot(dish)} with ${chain(the([...base, ...stock]), `${water} water`)}. Bring to the boil and simmer, half covered, for ${min} to ${min + 5} minutes, stirring now and then, until thick.`,
              `Simmer ${the([rice])} with ${chain(the([...base, ...stock]), `${water} water`)}, half covered, for ${min} to ${min + 5} minutes, until the grains bloom.`,
            ),
            5,
          ),
        ),
        'rice',
        min,
      ),
      egg
        ? step(act(`Boil ${the([egg])} for 8 minutes, cool in cold water, peel and halve.`, 3))
        : step(NOTHING),
      main && !isDelicate(main)
        ? step(heatFat(dish, 'a frying pan', 'medium-high'), fry(dish, main))
        : step(NOTHING),
      awaiting(
        step(
          simmerVegetables(dish, partsIn(dish, 'veg')),
          main && isDelicate(main) ? poach(dish, main) : NOTHING,
          wilt(dish, partsIn(dish, 'leaf')),
          end === '' ? NOTHING : act(`Stir in ${end}.`, 1),
          salt === '' ? NOTHING : act(`Season with ${salt}.`),
          main && !isDelicate(main) ? NOTHING : act(`Finish with ${the(partsIn(dish, 'fat'))}.`),
        ),
        'rice',
      ),
      step(
        act(dish.servings === 1 ? 'Ladle into a bowl.' : 'Ladle into bowls.', 1),
        main && !isDelicate(main)
          ? act(`Top with ${the([main, ...(egg ? [egg] : [])])}.`)
          : egg
            ? act(`Top with ${the([egg])}.`)
            : NOTHING,
        tops.length > 0 ? act(`Scatter with ${the(tops)}.`) : NOTHING,
        partsIn(dish, 'side').length > 0 ? act(`Serve with ${the(partsIn(dish, 'side'))}.`) : NOTHING,
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish)
    return [
      flavoured(dish, `${attributives([first!, ...(second ? [second] : [])])} congee`),
      `Rice congee with ${plurals([first!, ...(second ? [second] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `${label(firstIn(dish, 'starch')!)} simmered until it turns to porridge, with ${bare(leads(dish).slice(0, 2))} on top.`,
    `Plain at the bottom, sharp and salty on top: a bowl that settles everything.`,
  ],
}
