import { jugMl } from '#app/domain/kitchen/words.ts'
import { type Dish, type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import {
  attributive,
  bare,
  be,
  isPlural,
  label,
  pluralLabel,
  the,
  them,
  they,
} from '#app/domain/kitchen/labels.ts'
import { attributives, flavourTitle, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan, render, seasoning, soften } from '#app/domain/kitchen/techniques/base.ts'
import { serve, sharpen, sour } from '#app/domain/kitchen/techniques/finish.ts'
import { brown, isDelicate, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { isOnlySoaked, isWholegrainRice } from '#app/domain/kitchen/techniques/starch.ts'
import { fryVegetables } from '#app/domain/kitchen/techniques/vegetables.ts'
import { minutes } from '#app/domain/kitchen/words.ts'
import {
  CONDIMENT,
  FIRM_VEGETABLES,
  LEAVES,
  MEATS,
  NUTS,
  SAVOURY,
  VEGETARIAN_MAINS,
  WARM_SPICES,
  garlicClove,
  givenIn,
  oil,
  onion,
  rule,
} from './slot-rules.ts'

function riceMin(dish: Dish): readonly [number, number] {
  const rice = firstIn(dish, 'starch')
  if (!rice) return [12, 14]
  if (isWholegrainRice(rice.item)) return [28, 32]
  if (rice.item.kind === 'slow-grain') return [30, 35]
  return firstIn(dish, 'main')?.item.kind === 'poultry' || firstIn(dish, 'main')?.item.kind === 'pork'
    ? [15, 18]
    : [12, 14]
}

/** Yoghurt and the like, stirred with the lemon and spooned over: never cooked with the rice. */
function yoghurtSauce(dish: Dish): Act {
  const dairy = partsIn(dish, 'dairy')
  const acids = partsIn(dish, 'acid')
  if (dairy.length === 0) return sharpen(dish)
  const salt = seasoning(dish)
  return act(
    bySkill(
      dish,
      `Meanwhile, stir ${the(dairy)}${acids.length > 0 ? ` with ${sour(acids)}` : ''}${salt === '' ? '' : ` and ${salt}`} to a loose sauce. It stays cold: heat would make it split.`,
      `Stir ${the(dairy)}${acids.length > 0 ? ` with ${sour(acids)}` : ''}${salt === '' ? '' : `, season with ${salt}`} and keep it cold.`,
      `Let down ${the(dairy)}${acids.length > 0 ? ` with ${sour(acids)}` : ' with a little water'}${salt === '' ? '' : `; season with ${salt}`}.`,
    ),
    2,
  )
}

export const ricePan: DishTemplate = {
  id: 'rice-pan',
  noun: 'pilaf',
  plate: 'pilaf',
  family: 'rice',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.7 },
  only: ['Mediterranean', 'Indian', 'Mexican', 'American', 'Italian'],
  cuisines: { Mediterranean: 1.5, Indian: 1.2, Mexican: 0.8, American: 0.2, Italian: -2 },
  style: 'rice',
  slots: [
    rule('main', 1, [
      ...MEATS,
      'prawns',
      'white-fish',
      'oily-fish',
      'sausage',
      ...VEGETARIAN_MAINS,
      'cooked-meat',
    ]),
    rule('bacon', 1, ['bacon'], 0.8),
    rule('pulse', 1, ['pulse-cooked'], 0.8),
    rule('veg', 3, FIRM_VEGETABLES, 0.8),
    rule('leaf', 1, LEAVES),
    ...SAVOURY,
    WARM_SPICES,
    rule('spice', 1, ['tomato-paste', 'curry-paste']),
    rule('tomato', 1, ['canned-tomato'], 0.5),
    rule('dairy', 1, ['yoghurt']),
    rule('liquid', 1, ['stock', 'stock-cube']),
    NUTS,
    rule('topping', 1, ['dried-fruit'], 0.8),
    rule('topping', 1, ['crumbly-cheese'], 0.6),
    rule('topping', 1, ['briny'], 0.8),
    CONDIMENT,
    rule('starch', 1, ['rice', 'quick-grain']),
  ],
  fills: [{ slot: 'starch', ids: (dish) => dish.cuisine.rice, must: true }, oil, onion, garlicClove],
  cuts: { main: 'whole', veg: 'dice' },
  suits: (dish) =>
    givenIn(dish, 'main', 'pulse', 'veg', 'leaf') > 0 && !partsIn(dish, 'starch').some(isOnlySoaked)
      ? givenIn(dish, 'starch') > 0
        ? 1
        : -0.5
      : false,
  cook: (dish) => {
    const main = firstIn(dish, 'main')
    const rice = firstIn(dish, 'starch')!
    const [low, high] = riceMin(dish)
    const late = main && isDelicate(main) ? main : null
    const early = main && !late ? main : null
    const wet = [...partsIn(dish, 'liquid'), ...partsIn(dish, 'tomato')]
    const haveMl = partsIn(dish, 'liquid')
      .filter((part) => part.item.kind === 'stock')
      .reduce((sum, part) => sum + part.grams, 0)
    const water = jugMl(Math.max(50, rice.grams * (rice.item.kind === 'quick-grain' ? 2 : 1.75) - haveMl))
    const into = [
      ...partsIn(dish, 'pulse'),
      ...partsIn(dish, 'topping').filter((part) => part.item.kind === 'dried-fruit'),
    ]
    const leaves = partsIn(dish, 'leaf')
    const rinse =
      rice.item.kind === 'quick-grain'
        ? ''
        : bySkill(
            dish,
            `Rinse ${the([rice])} in a sieve under the cold tap until the water runs almost clear. `,
            '',
            '',
          )
    const lid =
      early &&
      early.item.kind !== 'tempeh' &&
      early.item.kind !== 'tofu' &&
      early.item.kind !== 'frying-cheese'
        ? `Lay ${the([early])} on top, with any juices, `
        : ''
    const crispy = early && ['tofu', 'tempeh', 'frying-cheese'].includes(early.item.kind) ? early : null
    return [
      step(
        heatFat(dish, pan(dish, 'frying pan with a lid'), early ? 'medium-high' : 'medium'),
        render(dish),
        early
          ? crispy
            ? brown(dish, early, `with ${the([rice])}`)
            : brown(dish, early, `on top of ${the([rice])}`)
          : NOTHING,
        early ? act(`Lift ${them([early])} out onto a plate.`, 1) : NOTHING,
      ),
      step(
        act(early ? 'Turn the heat down to medium.' : ''),
        soften(dish),
        fryVegetables(dish, partsIn(dish, 'veg')),
        bloom(dish),
      ),
      step(
        act(rinse),
        act(
          bySkill(
            dish,
            `Stir in ${the([rice, ...into])} until every grain shines, then add ${wet.length > 0 ? `${the(wet)} and ` : ''}${water} water${early ? '' : ' and a pinch of salt'}. Bring to the boil. ${lid === '' ? 'Cover' : `${lid}cover`}, turn the heat to low and cook for ${minutes(low, high)} without lifting the lid, until the liquid is gone${early && !crispy ? ` and ${the([early])} ${be([early])} done: ${untilDone(dish, early)}` : ''}.`,
            `Stir in ${the([rice, ...into])}${rice.item.kind === 'rice' ? ' (rinsed)' : ''} to coat, add ${wet.length > 0 ? `${the(wet)} and ` : ''}${water} water and bring to the boil. ${lid === '' ? 'Cover' : `${lid}cover`} and cook over a low heat for ${minutes(low, high)}${early && !crispy ? `, until the liquid is gone and ${the([early])} ${be([early])} ${untilDone(dish, early)}` : ', until the liquid is gone'}.`,
            `Toast ${the([rice, ...into])} for 1 minute, add ${wet.length > 0 ? `${bare(wet)} and ` : ''}${water} water, boil. ${lid === '' ? 'Cover' : `${lid}cover`}: low heat, ${minutes(low, high)}${
              early && !crispy
                ? `, ${the([early])} to ${untilDone(dish, early)
                    .replace(/^.*?\(/, '')
                    .replace(')', '')}`
                : ''
            }.`,
          ),
          high + 5,
        ),
      ),
      step(
        late
          ? act(
              bySkill(
                dish,
                `Lay ${the([late])} on top, cover again and leave over a low heat for 5 to 7 minutes, until ${untilDone(dish, late)}.`,
                `Lay ${the([late])} on top, cover and steam for 5 to 7 minutes, until ${untilDone(dish, late)}.`,
                `Steam ${the([late])} on top, lid on, 5 to 7 minutes (${untilDone(dish, late)}).`,
              ),
              7,
            )
          : NOTHING,
        leaves.length > 0
          ? act(
              bySkill(
                dish,
                `Take off the heat, pile ${the(leaves)} on top, cover and leave for 5 minutes: the steam wilts ${them(leaves)}. ${late || (early && !crispy) ? `Lift off ${the([(late ?? early)!])} and fork` : 'Fork'} ${the(leaves)} through ${the([rice])}.`,
                `Off the heat, put ${the(leaves)} on top, cover for 5 minutes to wilt, then fork through ${the([rice])}.`,
                `Off the heat, wilt ${the(leaves)} under the lid, 5 minutes; fork through.`,
              ),
              6,
            )
          : act(`Take off the heat and leave covered for 5 minutes, then fork ${the([rice])} loose.`, 5),
        yoghurtSauce(dish),
      ),
      step(
        crispy ? act(`Return ${the([crispy])} to the pan.`) : NOTHING,
        firstIn(dish, 'dairy') ? act(`Spoon ${the(partsIn(dish, 'dairy'))} over.`) : NOTHING,
        ((): Act => {
          const tops = [
            ...partsIn(dish, 'topping').filter((part) => part.item.kind !== 'dried-fruit'),
            ...partsIn(dish, 'herb'),
          ]
          return tops.length > 0 ? act(`Scatter with ${the(tops)}.`, 1) : NOTHING
        })(),
        serve(dish, 'plate'),
      ),
    ]
  },
  names: (dish) => {
    const main = firstIn(dish, 'main')
    const green = firstIn(dish, 'leaf') ?? firstIn(dish, 'veg') ?? firstIn(dish, 'pulse')
    const grain = firstIn(dish, 'starch')!.item.kind === 'rice' ? 'rice' : label(firstIn(dish, 'starch')!)
    const [first, second] = leads(dish)
    if (main && green)
      return [
        flavoured(dish, `${pluralLabel(main)} with ${attributive(green)} ${grain}`),
        flavoured(dish, `${attributive(main)} and ${attributive(green)} pilaf`),
      ]
    if (main)
      return [
        flavoured(
          dish,
          `${pluralLabel(main)} with ${flavourTitle(dish, '') === '' ? 'spiced ' : ''}${grain}`,
        ),
        `One-pan ${attributive(main)} ${grain}`,
      ]
    return [
      flavoured(dish, `${attributives([first!, ...(second ? [second] : [])])} pilaf`),
      `${grain} with ${plurals([first!, ...(second ? [second] : [])])}`,
    ]
  },
  descriptions: (dish) => {
    const main = firstIn(dish, 'main')
    const greens = bare(partsIn(dish, 'veg', 'leaf', 'pulse').slice(0, 2))
    const rice = label(firstIn(dish, 'starch')!)
    const sauce = firstIn(dish, 'dairy')
      ? `, with ${firstIn(dish, 'acid') ? `${attributive(firstIn(dish, 'acid')!)} ` : ''}${attributive(firstIn(dish, 'dairy')!)} spooned over`
      : ''
    return main
      ? [
          `One pan: ${pluralLabel(main)} ${isPlural([main]) ? 'cook' : 'cooks'} on top of the ${rice}, which ${they([firstIn(dish, 'starch')!]) === 'it' ? 'takes' : 'take'} up all the juices${sauce}.`,
          `${rice} cooked with ${greens === '' ? 'onion and spice' : greens} under a lid, and ${pluralLabel(main)} on top${sauce}.`,
        ]
      : [`${rice} cooked under a lid with ${greens}${sauce}. The pan does most of the work.`]
  },
}
