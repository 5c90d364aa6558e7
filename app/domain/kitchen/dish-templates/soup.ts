import { type Dish, type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { isMinced } from '#app/domain/kitchen/kinds.ts'
import { attributive, bare, be, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pot, render, soften } from '#app/domain/kitchen/techniques/base.ts'
import { enrich, serve, sharpen, top } from '#app/domain/kitchen/techniques/finish.ts'
import { brown, donenessOf, isDelicate, poach } from '#app/domain/kitchen/techniques/protein.ts'
import { simmerMinOf, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain, minutes } from '#app/domain/kitchen/words.ts'
import {
  FIRM_VEGETABLES,
  LEAVES,
  NUTS,
  SAVOURY,
  garlicClove,
  givenIn,
  oil,
  onion,
  rule,
} from './slot-rules.ts'
import { liquidWords } from './soup-base.ts'

const SOUP_VEGETABLES = rule('veg', 4, [...FIRM_VEGETABLES, 'potato', 'sweet-potato'], 1.3)

export const soup: DishTemplate = {
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
      across: ['veg', 'tomato', 'pulse', 'leaf', 'aromatic'],
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
      early && !isMinced(early.item.kind) ? donenessOf(early, dish.eaters).simmerMin[0] : 0,
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
            `Add ${chain(the([...inPot, ...(starch && !smooth ? [starch] : [])]), liquid)}. Bring to the boil, turn down the heat and cook at a gentle bubble for ${minutes(low, low + 3)}, until ${lentils ? `${the([lentils])} ${be([lentils])} soft` : 'the vegetables are soft enough to crush against the side'}${early && !isMinced(early.item.kind) ? ` and ${the([early])} ${be([early])} cooked through (${donenessOf(early, dish.eaters).safeC ?? 74} °C)` : ''}.`,
            `Add ${chain(the([...inPot, ...(starch && !smooth ? [starch] : [])]), liquid)}. Bring to the boil and simmer for ${minutes(low, low + 3)}, until tender${early && !isMinced(early.item.kind) ? ` and ${the([early])} ${be([early])} cooked through (${donenessOf(early, dish.eaters).safeC ?? 74} °C)` : ''}.`,
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
    `Good today and better tomorrow. ${firstIn(dish, 'side') ? `The ${label(firstIn(dish, 'side')!)} ${be([firstIn(dish, 'side')!])} for the last of the bowl.` : firstIn(dish, 'acid') ? 'The sour note at the end wakes it up.' : 'Serve it very hot.'}`,
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
