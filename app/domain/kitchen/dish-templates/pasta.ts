import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { isMinced } from '#app/domain/kitchen/kinds.ts'
import { attributive, bare, be, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan, render, soften } from '#app/domain/kitchen/techniques/base.ts'
import { serve, sharpen, top } from '#app/domain/kitchen/techniques/finish.ts'
import { brown, donenessOf, fry, isDelicate } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import {
  FIRM_VEGETABLES,
  LEAVES,
  MEATS,
  NUTS,
  SAVOURY,
  SEAFOOD,
  garlicClove,
  givenIn,
  oil,
  rule,
} from './slot-rules.ts'

const PASTA = rule('starch', 1, ['pasta', 'gnocchi', 'ready-noodles'])

export const pasta: DishTemplate = {
  id: 'pasta',
  standby: true,
  noun: 'pasta dish',
  plate: 'pasta',
  family: 'pasta',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.8 },
  only: ['Italian', 'Mediterranean', 'American'],
  cuisines: { Italian: 2, Mediterranean: 0.4, American: 0.3 },
  style: 'pasta',
  slots: [
    PASTA,
    rule(
      'main',
      1,
      [
        ...MEATS,
        ...SEAFOOD,
        'mussels',
        'mince',
        'sausage',
        'canned-fish',
        'smoked-fish',
        'cooked-meat',
        'cured-meat',
        'frying-cheese',
        'tempeh',
      ],
      0.75,
    ),
    rule('bacon', 1, ['bacon']),
    rule('pulse', 1, ['pulse-cooked'], 0.7),
    rule(
      'veg',
      3,
      FIRM_VEGETABLES.filter((kind) => kind !== 'beetroot'),
      0.9,
    ),
    rule('leaf', 1, [...LEAVES, 'salad-leaf'], 0.8),
    ...SAVOURY,
    rule('spice', 1, ['tomato-paste']),
    rule('tomato', 1, ['canned-tomato']),
    rule('sauce', 1, ['pesto']),
    rule('sauce', 1, ['briny']),
    rule('liquid', 1, ['wine']),
    rule('dairy', 1, ['cream', 'soft-cheese', 'yoghurt']),
    rule('cheese', 1, ['hard-cheese', 'yeast-flakes']),
    rule('cheese', 1, ['melting-cheese', 'crumbly-cheese'], 0.8),
    NUTS,
    rule('topping', 1, ['crumbs']),
  ],
  fills: [
    { slot: 'starch', ids: (dish) => dish.cuisine.pasta, must: true },
    oil,
    garlicClove,
    {
      slot: 'cheese',
      ids: ['parmesan', 'nutritional-yeast'],
      when: (dish) =>
        !['canned-fish', 'prawns', 'white-fish', 'oily-fish', 'squid', 'mussels', 'smoked-fish'].includes(
          firstIn(dish, 'main')?.item.kind ?? 'egg',
        ) &&
        partsIn(dish, 'cheese').length === 0 &&
        !dish.parts.some((part) => part.item.kind === 'pesto'),
    },
    {
      slot: 'veg',
      across: ['main', 'veg', 'leaf', 'tomato', 'pulse', 'sauce', 'bacon'],
      ids: (dish) => dish.cuisine.vegetable,
      must: true,
    },
  ],
  cuts: { main: 'dice', veg: 'dice' },
  suits: (dish) =>
    givenIn(dish, 'starch') > 0
      ? 2.5
      : givenIn(dish, 'main', 'veg', 'leaf', 'pulse', 'bacon', 'tomato') > 0
        ? -0.5
        : false,
  cook: (dish) => {
    const starch = firstIn(dish, 'starch')!
    const main = firstIn(dish, 'main')
    const boiled = boilStarch(dish, starch)
    const tomato = partsIn(dish, 'tomato')
    const wine = partsIn(dish, 'liquid')
    const late = main && isDelicate(main) ? main : null
    const early = main && !late ? main : null
    const saucy = [...partsIn(dish, 'sauce'), ...partsIn(dish, 'pulse')].filter(
      (part) => part.item.kind !== 'pesto',
    )
    const pesto = partsIn(dish, 'sauce').filter((part) => part.item.kind === 'pesto')
    const stirred = [...partsIn(dish, 'dairy'), ...pesto]
    const isReady =
      late && ['canned-fish', 'smoked-fish', 'cured-meat', 'cooked-meat'].includes(late.item.kind)
    const cooked = starting(
      step(act(tomato.length > 0 ? 'Meanwhile:' : ''), boiled.act),
      'pasta',
      boiled.waitMin,
    )
    const isSlow = main !== undefined && isMinced(main.item.kind)
    const simmer = isSlow ? '25 to 30 minutes' : '12 to 15 minutes'
    const cookedToo = early
      ? ` and ${the([early])} ${be([early])} cooked through${donenessOf(early, dish.eaters).safeC === null ? '' : ` (${donenessOf(early, dish.eaters).safeC} °C)`}`
      : ''
    const mixed = [...stirred, ...(isReady ? [late] : [])]
    const sauce =
      tomato.length > 0
        ? [
            starting(
              step(
                act(
                  bySkill(
                    dish,
                    `Add ${the(tomato)} and let the sauce bubble gently for ${simmer}, stirring now and then, until thick enough to coat a spoon${cookedToo}.`,
                    `Add ${the(tomato)} and simmer for ${simmer}, until thick${cookedToo}.`,
                    `Add ${the(tomato)}; reduce for ${simmer}${cookedToo.replace(' and ', ', until ')}.`,
                  ),
                  3,
                ),
              ),
              'sauce',
              isSlow ? 27 : 12,
            ),
            cooked,
          ]
        : []
    return [
      ...(tomato.length > 0 ? [] : [cooked]),
      step(
        heatFat(dish, pan(dish), 'medium'),
        render(dish),
        early ? (tomato.length > 0 ? brown(dish, early, 'in the sauce') : fry(dish, early)) : NOTHING,
        soften(dish),
      ),
      step(
        fryVegetables(dish, partsIn(dish, 'veg')),
        bloom(dish),
        wine.length > 0
          ? act(`Pour in ${the(wine)} and let it bubble for 3 minutes, until reduced by half.`, 3)
          : NOTHING,
        saucy.length > 0 ? act(`Stir in ${the(saucy)}.`, 1) : NOTHING,
      ),
      ...sauce,
      step(late && !isReady ? fry(dish, late) : NOTHING, wilt(dish, partsIn(dish, 'leaf'))),
      awaiting(
        step(
          act(
            bySkill(
              dish,
              `Tip ${the([starch])} into the pan with a small splash of the cooking water${mixed.length > 0 ? `, add ${the(mixed)}` : ''} and toss over a low heat for 1 minute: the starchy water makes the sauce cling.`,
              `Toss ${the([starch])} in the pan with a splash of the cooking water${mixed.length > 0 ? ` and ${the(mixed)}` : ''} for 1 minute.`,
              `Finish ${the([starch])} in the pan with cooking water${mixed.length > 0 ? ` and ${the(mixed)}` : ''}; emulsify.`,
            ),
            2,
          ),
          sharpen(dish),
          top(dish, 'cheese', 'topping', 'herb'),
          serve(dish, 'bowl'),
        ),
        'pasta',
      ),
    ]
  },
  names: (dish) => {
    const starch = label(firstIn(dish, 'starch')!)
    const [first, second] = leads(dish).filter((part) => part.slot !== 'cheese')
    const tomato = firstIn(dish, 'tomato')
    const sauce = firstIn(dish, 'sauce')
    if (!first) return [`${starch} with ${tomato ? 'tomato sauce' : sauce ? label(sauce) : 'garlic and oil'}`]
    return [
      `${starch} with ${plurals([first, ...(second ? [second] : [])])}`,
      flavoured(dish, `${attributives([first, ...(second ? [second] : [])])} ${starch}`),
      `${starch} with ${plurals([first])}${second ? `, ${plurals([second])}` : ''} and ${tomato ? 'tomato' : sauce ? label(sauce) : firstIn(dish, 'acid') ? attributive(firstIn(dish, 'acid')!) : 'garlic'}`,
    ]
  },
  descriptions: (dish) => [
    `${label(firstIn(dish, 'starch')!)} tossed with ${bare(leads(dish).slice(0, 2))} and a splash of its own cooking water, so the sauce holds on.`,
    `The sauce is ready by the time ${the([firstIn(dish, 'starch')!])} ${be([firstIn(dish, 'starch')!])}. Eat it at once.`,
  ],
}
