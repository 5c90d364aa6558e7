import { type Dish, type DishForm, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, be, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pot, render, soften } from '#app/domain/kitchen/techniques/base.ts'
import { enrich, serve, sharpen, sour, top } from '#app/domain/kitchen/techniques/finish.ts'
import { brown, donenessOf, isDelicate, poach, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch, jugMl } from '#app/domain/kitchen/techniques/starch.ts'
import { simmerMinOf, simmerVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain, minutes } from '#app/domain/kitchen/words.ts'
import {
  FIRM_VEGETABLES,
  GARLIC,
  HERBS,
  HOT,
  LEAVES,
  MEATS,
  NUTS,
  SAVOURY,
  SEAFOOD,
  SEASON,
  SPICES,
  VEGETARIAN_MAINS,
  FAT,
  freshHerb,
  garlicClove,
  givenIn,
  oil,
  onion,
  rule,
} from './slot-rules.ts'

const SOUP_VEGETABLES = rule('veg', 4, [...FIRM_VEGETABLES, 'potato', 'sweet-potato'], 1.3)

/** Water and stock for so many millilitres a serving, in words, counting the stock in the list. */
function liquidWords(dish: Dish, mlPerServing: number): string {
  const stock = partsIn(dish, 'liquid').filter(
    (part) =>
      part.item.kind === 'stock' || part.item.kind === 'stock-cube' || part.item.kind === 'coconut-milk',
  )
  const haveG = stock
    .filter((part) => part.item.kind !== 'stock-cube')
    .reduce((sum, part) => sum + part.grams, 0)
  const waterMl = mlPerServing * dish.servings - haveG
  const water = waterMl >= 50 ? `${jugMl(waterMl)} water` : ''
  return chain(the(stock), water)
}

export const soup: DishForm = {
  id: 'soup',
  standby: true,
  noun: 'soup',
  plate: 'soup',
  family: 'soup',
  taste: 'savoury',
  meals: { lunch: 1, dinner: 0.75 },
  only: ['Italian', 'Mediterranean', 'American', 'Mexican', 'Indian'],
  cuisines: { Italian: 0.4, Mediterranean: 0.3, American: 0.3 },
  style: 'soup',
  slots: [
    rule(
      'main',
      1,
      [
        'poultry',
        'cooked-meat',
        'white-fish',
        'prawns',
        'sausage',
        'mince',
        'tofu',
        'smoked-fish',
        'pulse-quick',
      ],
      0.6,
    ),
    rule('bacon', 1, ['bacon'], 0.8),
    rule('pulse', 1, ['pulse-cooked'], 0.8),
    SOUP_VEGETABLES,
    rule('leaf', 1, LEAVES),
    ...SAVOURY,
    rule('spice', 1, ['sweet-spice', 'tomato-paste', 'curry-paste']),
    rule('tomato', 1, ['canned-tomato']),
    rule('liquid', 1, ['stock', 'stock-cube']),
    rule('liquid', 1, ['coconut-milk'], 0.8),
    rule('dairy', 1, ['cream', 'yoghurt', 'soft-cheese', 'milk'], 0.8),
    rule('starch', 1, ['pasta', 'rice', 'slow-grain', 'risotto-rice', 'quick-grain'], 0.4),
    rule('cheese', 1, ['hard-cheese', 'melting-cheese', 'crumbly-cheese', 'yeast-flakes'], 0.6),
    rule('sauce', 1, ['pesto', 'hot-sauce'], 0.5),
    NUTS,
    rule('side', 1, ['bread', 'roll']),
  ],
  fills: [
    {
      slot: 'veg',
      across: ['veg', 'tomato', 'pulse', 'leaf'],
      need: 2,
      ids: ['carrot', 'potato', 'courgette'],
      must: true,
    },
    oil,
    onion,
    { slot: 'liquid', ids: (dish) => dish.cuisine.stock, grams: 220 },
    garlicClove,
    {
      slot: 'side',
      ids: (dish) => dish.cuisine.bread,
      when: (dish) =>
        partsIn(dish, 'starch', 'pulse', 'side').length === 0 &&
        !partsIn(dish, 'veg').some((part) => part.item.kind === 'potato'),
    },
  ],
  cuts: { veg: 'dice', main: 'dice' },
  suits: (dish) => givenIn(dish, 'veg', 'pulse', 'leaf', 'tomato') > 0,
  cook: (dish) => {
    const main = firstIn(dish, 'main')
    const lentils = main?.item.kind === 'pulse-quick' ? main : null
    const late = main && !lentils && isDelicate(main) ? main : null
    const early = main && !lentils && !late ? main : null
    const starch = firstIn(dish, 'starch')
    const veg = partsIn(dish, 'veg')
    const slow = [
      ...veg,
      ...partsIn(dish, 'tomato'),
      ...partsIn(dish, 'pulse'),
      ...(lentils ? [lentils] : []),
    ]
    const starchMin = starch
      ? starch.item.kind === 'pasta'
        ? 10
        : starch.item.kind === 'slow-grain'
          ? 30
          : 14
      : 0
    const low = Math.max(
      simmerMinOf(veg.filter((part) => part.item.kind !== 'beetroot')),
      lentils ? 22 : 0,
      early && early.item.kind !== 'mince' ? donenessOf(early).simmerMin[0] : 0,
      starchMin,
      12,
    )
    const smooth = isSmooth(dish)
    const quick = smooth
      ? []
      : veg.filter((part) => part.item.kind === 'quick' || part.item.kind === 'courgette')
    const inPot = slow.filter((part) => !quick.includes(part))
    const liquid = liquidWords(dish, smooth ? 260 : 330)
    return [
      step(
        heatFat(dish, pot(dish), 'medium'),
        render(dish),
        early ? brown(dish, early, 'in the soup') : NOTHING,
        soften(dish),
        bloom(dish),
      ),
      step(
        act(
          bySkill(
            dish,
            `Add ${chain(the([...inPot, ...(starch && !smooth ? [starch] : [])]), liquid)}. Bring to the boil, turn down the heat and cook at a gentle bubble for ${minutes(low, low + 3)}, until ${lentils ? 'the lentils are soft' : 'the vegetables are soft enough to crush against the side'}${early && early.item.kind !== 'mince' ? ` and ${the([early])} ${be([early])} cooked through (${donenessOf(early).safeC ?? 74} °C)` : ''}.`,
            `Add ${chain(the([...inPot, ...(starch && !smooth ? [starch] : [])]), liquid)}. Bring to the boil and simmer for ${minutes(low, low + 3)}, until tender${early && early.item.kind !== 'mince' ? ` and ${the([early])} ${be([early])} cooked through (${donenessOf(early).safeC ?? 74} °C)` : ''}.`,
            `Add ${chain(the([...inPot, ...(starch && !smooth ? [starch] : [])]), liquid)}; simmer for ${minutes(low, low + 3)}.`,
          ),
          low + 6,
        ),
        quick.length > 0 ? act(`Add ${the(quick)} for the last 4 minutes.`) : NOTHING,
      ),
      step(
        smooth
          ? act(
              bySkill(
                dish,
                'Take off the heat, let it stop bubbling and blend with a stick blender until smooth. If it is thicker than you like, add a little hot water.',
                'Blend until smooth, and thin with hot water if you like.',
                'Blend, pass if you want it fine, and adjust with hot water.',
              ),
              3,
            )
          : NOTHING,
        late ? poach(dish, late) : NOTHING,
        wilt(dish, partsIn(dish, 'leaf')),
        enrich(dish),
        sharpen(dish),
      ),
      step(
        partsIn(dish, 'sauce').length > 0 ? act(`Swirl in ${the(partsIn(dish, 'sauce'))}.`, 1) : NOTHING,
        top(dish),
        serve(dish, 'bowl', 'Ladle into'),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish).filter((part) => part.slot !== 'cheese')
    if (!first) return ['Vegetable soup']
    return [
      flavoured(dish, `${attributives([first, ...(second ? [second] : [])])} soup`),
      `${isSmooth(dish) ? 'Smooth' : 'Chunky'} ${attributive(first)} soup${second ? ` with ${plurals([second])}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    isSmooth(dish)
      ? `${bare(leads(dish).slice(0, 2))} simmered until soft and blended smooth: a bowl to hold in both hands.`
      : `A bowl to eat with a spoon and ${firstIn(dish, 'side') ? label(firstIn(dish, 'side')!) : 'nothing else'}: ${bare(leads(dish).slice(0, 3))} in a clear, well-seasoned broth.`,
    `Good today and better tomorrow. ${firstIn(dish, 'side') ? `The ${label(firstIn(dish, 'side')!)} ${be([firstIn(dish, 'side')!])} for the last of the bowl.` : 'A squeeze of something sour at the end wakes it up.'}`,
  ],
}

/** Blended when it is all vegetables that blend well; left chunky when there is something to bite. */
function isSmooth(dish: Dish): boolean {
  const bites = partsIn(dish, 'main', 'starch', 'bacon').filter((part) => part.item.kind !== 'pulse-quick')
  const veg = partsIn(dish, 'veg')
  return (
    bites.length === 0 &&
    partsIn(dish, 'leaf').length === 0 &&
    veg.length > 0 &&
    veg.every((part) => !['quick', 'pepper', 'aubergine'].includes(part.item.kind)) &&
    partsIn(dish, 'pulse').length === 0
  )
}

export const noodleSoup: DishForm = {
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
    const [low, high] = early ? donenessOf(early).simmerMin : [5, 5]
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
              bySkill(
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
                `Add ${the([early])} and simmer for ${minutes(simmerMin[0]!, simmerMin[1])}, until cooked through${donenessOf(early).safeC === null ? '' : ` (${donenessOf(early).safeC} °C)`}.`,
                `Poach ${the([early])} in it for ${minutes(simmerMin[0]!, simmerMin[1])}${donenessOf(early).safeC === null ? '' : ` (${donenessOf(early).safeC} °C)`}.`,
              ),
              simmerMin[1]!,
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
