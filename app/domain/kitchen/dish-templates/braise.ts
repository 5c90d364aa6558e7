import { jugMl } from '#app/domain/kitchen/words.ts'
import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, be, label, pluralLabel, the, them } from '#app/domain/kitchen/labels.ts'
import { flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pot, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { sour } from '#app/domain/kitchen/techniques/finish.ts'
import { brown, donenessOf, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain, minutes } from '#app/domain/kitchen/words.ts'
import { lateVegetables } from './pot-base.ts'
import { FAT, GARLIC, HERBS, LEAVES, SEASON, SPICES, WARM_SPICES, givenIn, oil, rule } from './slot-rules.ts'

/** Meat cooked slowly in a little salty-sweet liquid until that liquid is a sauce. */
export const braise: DishTemplate = {
  id: 'braise',
  noun: 'braise',
  plate: 'stew',
  family: 'pot',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.5 },
  only: ['Chinese', 'Japanese'],
  cuisines: { Chinese: 0.6, Japanese: 0.4 },
  style: 'wok',
  slots: [
    rule('main', 1, ['stewing-meat', 'poultry-bone', 'pork', 'poultry']),
    rule(
      'veg',
      3,
      ['hard-root', 'mushroom', 'potato', 'squash', 'cabbage', 'firm', 'aubergine', 'celery'],
      1,
    ),
    rule('leaf', 1, LEAVES),
    rule('aromatic', 1, ['allium']),
    ...GARLIC,
    rule(
      'sauce',
      4,
      ['soy', 'asian-sauce', 'miso', 'syrup', 'sugar', 'hot-sauce', 'fish-sauce', 'sesame-oil'],
      1.3,
    ),
    rule('liquid', 2, ['wine', 'stock']),
    SPICES,
    WARM_SPICES,
    rule('acid', 1, ['citrus', 'vinegar']),
    HERBS,
    rule('topping', 1, ['seed', 'nut']),
    rule('egg', 1, ['egg'], 0.6),
    FAT,
    SEASON,
    rule('starch', 1, ['rice', 'cooked-rice', 'noodles', 'ready-noodles']),
  ],
  fills: [
    { slot: 'sauce', ids: ['soy-sauce', 'tamari'], grams: 15, must: true },
    oil,
    { slot: 'starch', ids: (dish) => dish.cuisine.rice, must: true },
    { slot: 'garlic', ids: ['ginger'], grams: 2.6 },
  ],
  cuts: { main: 'bite', veg: 'chunk' },
  suits: (dish) => {
    const kind = firstIn(dish, 'main')?.item.kind
    if (kind === undefined || givenIn(dish, 'main') === 0) return false
    return kind === 'stewing-meat' || kind === 'poultry-bone' ? 3 : -0.6
  },
  cook: (dish) => {
    const main = firstIn(dish, 'main')!
    const starch = firstIn(dish, 'starch')!
    const egg = firstIn(dish, 'egg')
    const boiled = boilStarch(dish, starch)
    const [low, high] = donenessOf(main, dish.eaters).simmerMin
    const { soon, late } = lateVegetables(dish, low)
    const water = jugMl(90 * dish.servings)
    const liquids = chain(the([...partsIn(dish, 'sauce'), ...partsIn(dish, 'liquid')]), `${water} water`)
    const additions = late
      .map(({ parts, lastMin }) => `Add ${the(parts)} for the last ${lastMin} minutes.`)
      .join(' ')
    const onions = partsIn(dish, 'aromatic')
    const isLong = high > boiled.waitMin + 12
    const acids = partsIn(dish, 'acid')
    const salt = seasoning(dish)
    const tops = partsIn(dish, 'topping', 'herb')
    const when = isLong
      ? `About ${Math.ceil((boiled.waitMin + 5) / 5) * 5} minutes before it is ready:`
      : 'Meanwhile:'
    return [
      step(
        heatFat(dish, pot(dish), 'medium-high'),
        brown(dish, main, 'in the sauce'),
        onions.length > 0 ? act(`Add ${the(onions)} for 3 minutes.`, 3) : NOTHING,
        bloom(dish),
      ),
      starting(
        step(
          act(
            bySkill(
              dish,
              `Add ${chain(the(soon), liquids)}, scraping up what sticks to the pot. Bring to the boil, cover, turn the heat to low and cook for ${minutes(low, high)}, turning ${them([main])} once or twice, until ${the([main])} ${be([main])} done: ${untilDone(dish, main)}. ${additions}`,
              `Add ${chain(the(soon), liquids)}. Bring to the boil, cover and cook gently for ${minutes(low, high)}, until ${the([main])} ${be([main])} ${untilDone(dish, main)}. ${additions}`,
              `Add ${chain(the(soon), liquids)}; cover and braise for ${minutes(low, high)}, to ${untilDone(dish, main)}. ${additions}`,
            ),
            3,
          ),
        ),
        'braise',
        high,
      ),
      egg
        ? step(
            act(
              `Boil ${the([egg])} for 8 minutes, cool in cold water and peel, then add to the pot for the last 10 minutes.`,
              3,
            ),
          )
        : step(NOTHING),
      isLong ? step(act(when), boiled.act) : starting(step(act(when), boiled.act), 'starch', boiled.waitMin),
      awaiting(
        step(
          act(
            bySkill(
              dish,
              'Take off the lid, turn up the heat and boil for 3 to 4 minutes, until the liquid is syrupy and coats everything.',
              'Uncover and boil for 3 to 4 minutes, until the sauce is glossy.',
              'Uncover and reduce to a glaze, 3 to 4 minutes.',
            ),
            4,
          ),
          wilt(dish, partsIn(dish, 'leaf')),
          acids.length > 0 ? act(`Stir in ${sour(acids)}.`) : NOTHING,
          salt === '' ? NOTHING : act(`Season with ${salt}.`),
        ),
        'braise',
      ),
      awaiting(
        step(
          tops.length > 0 ? act(`Scatter with ${the(tops)}.`, 1) : NOTHING,
          act(`Serve with ${the([starch])}.`, 1),
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const main = firstIn(dish, 'main')!
    const [veg] = leads(dish).filter((part) => part !== main)
    return [
      `Soy-braised ${attributive(main)} with ${veg ? plurals([veg]) : label(firstIn(dish, 'starch')!)}`,
      flavoured(dish, `braised ${pluralLabel(main)}${veg ? ` with ${plurals([veg])}` : ''}`),
    ]
  },
  descriptions: (dish) => [
    `${pluralLabel(firstIn(dish, 'main')!)} cooked slowly in soy sauce${partsIn(dish, 'garlic').length > 0 ? ` with ${bare(partsIn(dish, 'garlic').slice(0, 2))}` : ''} until the liquid turns to sauce.`,
    `Brown it well at the start and leave it alone after that. The sauce makes itself.`,
  ],
}
