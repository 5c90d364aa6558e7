import { type Dish, type DishForm, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, isPlural, label, pluralLabel, the, them } from '#app/domain/kitchen/labels.ts'
import { attributives, flavoured, plurals } from '#app/domain/kitchen/naming.ts'
import { type Act, NOTHING, act, awaiting, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan, render, seasoning } from '#app/domain/kitchen/techniques/base.ts'
import { enrich, sour, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { donenessOf, fryWhole, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { boilStarch } from '#app/domain/kitchen/techniques/starch.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain, listOf } from '#app/domain/kitchen/words.ts'
import {
  FIRM_VEGETABLES,
  LEAVES,
  MEATS,
  NUTS,
  SAVOURY,
  VEGETARIAN_MAINS,
  WARM_SPICES,
  CONDIMENT,
  garlicClove,
  givenIn,
  oil,
  rule,
} from './slot-rules.ts'
import { coating, coldSauce } from './oven.ts'

const SIDE_STARCH = rule(
  'starch',
  1,
  ['potato', 'sweet-potato', 'rice', 'cooked-rice', 'quick-grain', 'slow-grain', 'pasta', 'polenta'],
  1,
)

/** The starch beside a main: mashed when it is potato and there is something to mash it with, boiled otherwise. */
function sideStarch(dish: Dish): { put: ReturnType<typeof step>[]; end: Act } {
  const starch = firstIn(dish, 'starch')
  if (!starch) return { put: [], end: NOTHING }
  const boiled = starch.item.kind === 'polenta' ? polenta(dish) : boilStarch(dish, starch)
  return {
    put: [starting(step(boiled.act), 'starch', boiled.waitMin)],
    end: act(`Serve with ${the([starch])}.`, 1),
  }
}

function polenta(dish: Dish): { act: Act; waitMin: number } {
  const part = firstIn(dish, 'starch')!
  const ml = Math.round((part.grams * 4.5) / 50) * 50
  return {
    act: act(
      bySkill(
        dish,
        `Bring ${ml} ml salted water to the boil, pour in ${the([part])} in a thin stream, whisking so that no lumps form, and cook over a low heat for 8 to 10 minutes, stirring often, until thick and soft.`,
        `Whisk ${the([part])} into ${ml} ml boiling salted water and cook gently for 8 to 10 minutes, stirring.`,
        `Rain ${the([part])} into ${ml} ml boiling salted water; low heat, 8 to 10 minutes, whisking.`,
      ),
      10,
    ),
    waitMin: 0,
  }
}

export const panMain: DishForm = {
  id: 'pan-main',
  noun: 'plate from the pan',
  plate: 'dinner plate',
  family: 'pan',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.6 },
  cuisines: {
    American: 0.8,
    Italian: 0.9,
    Mediterranean: 0.8,
    Japanese: 0.6,
    Mexican: -0.4,
    Indian: -0.3,
    Chinese: -0.4,
  },
  style: 'pan',
  slots: [
    rule('main', 1, [...MEATS, 'white-fish', 'oily-fish', 'prawns', 'sausage', ...VEGETARIAN_MAINS, 'squid']),
    rule('bacon', 1, ['bacon'], 0.6),
    rule(
      'veg',
      3,
      FIRM_VEGETABLES.filter((kind) => !['squash', 'beetroot'].includes(kind)),
      1.1,
    ),
    rule('leaf', 1, LEAVES),
    ...SAVOURY.filter((one) => one.slot !== 'aromatic'),
    rule('veg', 1, ['allium']),
    rule('veg', 1, ['sweet-citrus', 'firm-fruit'], 0.5),
    rule('dairy', 1, ['cream', 'yoghurt', 'soft-cheese']),
    rule('sauce', 3, [
      'soy',
      'asian-sauce',
      'miso',
      'mustard',
      'syrup',
      'hot-sauce',
      'sesame-oil',
      'pesto',
      'ketchup',
    ]),
    rule('liquid', 1, ['wine', 'stock'], 0.5),
    rule('topping', 1, ['briny', 'hard-cheese']),
    NUTS,
    CONDIMENT,
    SIDE_STARCH,
  ],
  fills: [
    {
      slot: 'veg',
      across: ['veg', 'leaf'],
      ids: (dish) => ['green-beans', 'broccoli', ...dish.cuisine.vegetable],
      must: true,
    },
    oil,
    {
      slot: 'starch',
      ids: (dish) =>
        ['American', 'Italian', 'Mediterranean'].includes(dish.cuisine.name)
          ? ['new-potato', 'potato']
          : dish.cuisine.rice,
      must: true,
    },
    garlicClove,
  ],
  cuts: { main: 'whole', veg: 'bite', starch: 'bite' },
  suits: (dish) => givenIn(dish, 'main') > 0,
  cook: (dish) => {
    const main = firstIn(dish, 'main')!
    const side = sideStarch(dish)
    const salt = seasoning(dish)
    const veg = partsIn(dish, 'veg')
    const acids = partsIn(dish, 'acid')
    const sauces = partsIn(dish, 'sauce')
    const liquid = partsIn(dish, 'liquid')
    const dairy = partsIn(dish, 'dairy')
    const pour = [...sauces, ...liquid]
    const hasSauce = pour.length + acids.length > 0
    const tops = partsIn(dish, 'topping', 'herb')
    const dry = bySkill(
      dish,
      `Pat ${the([main])} dry with kitchen paper: a dry surface browns, a wet one steams.${salt === '' ? '' : ` Season with ${salt}.`}`,
      salt === '' ? '' : `Season ${the([main])} with ${salt}.`,
      `Dry ${the([main])} well${salt === '' ? '' : ` and season with ${salt}`}.`,
    )
    const panSauce = hasSauce
      ? act(
          bySkill(
            dish,
            `Pour ${listOf([...(pour.length > 0 ? [the(pour)] : []), ...(acids.length > 0 ? [sour(acids)] : []), `${dish.servings + 1} tbsp water`])} into the empty pan and bubble for 1 to 2 minutes, scraping up the brown bits: they are the best of the sauce.`,
            `Add ${listOf([...(pour.length > 0 ? [the(pour)] : []), ...(acids.length > 0 ? [sour(acids)] : []), `${dish.servings + 1} tbsp water`])} to the pan and bubble for 1 minute, scraping up the brown bits.`,
            `Deglaze with ${listOf([...(pour.length > 0 ? [the(pour)] : []), ...(acids.length > 0 ? [sour(acids)] : []), `${dish.servings + 1} tbsp water`])}; reduce by half${dish.skill === 'Advanced' && ['Italian', 'American', 'Mediterranean'].includes(dish.cuisine.name) ? ', and swirl in any resting juices' : ''}.`,
          ),
          2,
        )
      : NOTHING
    return [
      ...side.put,
      step(
        act(dry, 1),
        heatFat(dish, pan(dish), 'medium-high'),
        render(dish),
        fryWhole(dish, main),
        act(`Keep ${them([main])} warm on a plate.`),
      ),
      step(
        act('Return the pan to the heat.'),
        fryVegetables(dish, veg),
        bloom(dish),
        wilt(dish, partsIn(dish, 'leaf')),
      ),
      awaiting(
        step(
          act(hasSauce && veg.length > 0 ? 'Move the vegetables to the plates.' : ''),
          panSauce,
          enrich(dish),
          act(
            hasSauce || dairy.length > 0
              ? `Spoon the sauce over ${the([main])}.`
              : `Put ${the([main])} with the vegetables.`,
            1,
          ),
          tops.length > 0 ? act(`Scatter with ${the(tops)}.`) : NOTHING,
          side.end,
          withSide(dish),
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const main = firstIn(dish, 'main')!
    const [veg] = partsIn(dish, 'leaf', 'veg')
    const starch = firstIn(dish, 'starch')
    const beside = [...(veg ? [veg] : []), ...(starch ? [starch] : [])]
    return [
      flavoured(dish, `${pluralLabel(main)} with ${plurals(beside)}`),
      flavoured(dish, `pan-fried ${pluralLabel(main)} with ${plurals(beside.slice(0, 1))}`),
    ]
  },
  descriptions: (dish) => {
    const main = firstIn(dish, 'main')!
    return [
      `${pluralLabel(main)} browned in a hot pan, with ${bare(partsIn(dish, 'veg', 'leaf').slice(0, 2))} and ${label(firstIn(dish, 'starch')!)} beside ${them([main])}.`,
      `A plain weeknight plate, done properly: a dry surface, a hot pan and a sauce from what sticks to it.`,
    ]
  },
}

export const skewers: DishForm = {
  id: 'skewers',
  noun: 'plate of skewers',
  plate: 'skewers plate',
  family: 'pan',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.7 },
  only: ['Mediterranean', 'Japanese', 'Indian', 'American', 'Mexican'],
  cuisines: { Mediterranean: 1, Japanese: 0.5, Indian: 0.4, American: 0.3, Mexican: -0.2 },
  style: 'roast',
  slots: [
    rule('main', 1, ['poultry', 'pork', 'steak', 'prawns', 'frying-cheese', 'tofu', 'tempeh', 'oily-fish']),
    rule('veg', 3, ['pepper', 'courgette', 'mushroom', 'tomato', 'aubergine', 'allium'], 0.9),
    ...SAVOURY.filter((one) => one.slot !== 'aromatic'),
    rule('sauce', 3, [
      'soy',
      'asian-sauce',
      'miso',
      'syrup',
      'mustard',
      'hot-sauce',
      'sesame-oil',
      'curry-paste',
      'ketchup',
    ]),
    rule('dairy', 1, ['yoghurt', 'tahini', 'hummus']),
    rule('raw', 2, ['raw-vegetable', 'salad-leaf'], 0.8),
    rule('topping', 1, ['seed']),
    CONDIMENT,
    rule('starch', 1, ['rice', 'cooked-rice', 'quick-grain', 'wrap', 'roll']),
  ],
  fills: [
    { slot: 'veg', ids: ['red-pepper', 'courgette', 'red-onion'], must: true },
    oil,
    {
      slot: 'starch',
      ids: (dish) => (dish.cuisine.name === 'Mediterranean' ? dish.cuisine.bread : dish.cuisine.rice),
      must: true,
    },
    {
      slot: 'dairy',
      ids: (dish) =>
        ['Mediterranean', 'Indian'].includes(dish.cuisine.name)
          ? ['greek-yoghurt', 'natural-yoghurt', 'hummus']
          : [],
    },
    garlicClove,
  ],
  cuts: { main: 'bite', veg: 'chunk', raw: 'slice' },
  suits: (dish) => (givenIn(dish, 'main') > 0 ? givenIn(dish, 'veg') * 0.4 : false),
  cook: (dish) => {
    const main = firstIn(dish, 'main')!
    const veg = partsIn(dish, 'veg')
    const starch = firstIn(dish, 'starch')
    const isBread = starch && ['wrap', 'roll'].includes(starch.item.kind)
    const boiled = starch && !isBread ? boilStarch(dish, starch) : null
    const acids = partsIn(dish, 'acid')
    const marinade = chain(coating(dish), sour(acids))
    const cold = partsIn(dish, 'dairy')
    const beside = [...partsIn(dish, 'raw'), ...partsIn(dish, 'side')]
    const tops = partsIn(dish, 'topping', 'herb')
    const [low, high] = donenessOf(main).bitesMin
    return [
      step(
        act(
          bySkill(
            dish,
            `Mix ${marinade} in a bowl. Turn ${the([main])} in it and leave for 15 minutes, so that the flavour goes in. If your skewers are wooden, soak them in water meanwhile so that they do not burn.`,
            `Mix ${marinade}, turn ${the([main])} in it and leave for 15 minutes.`,
            `Marinate ${the([main])} in ${marinade}, 15 minutes.`,
          ),
          17,
        ),
      ),
      boiled ? starting(step(boiled.act), 'starch', boiled.waitMin) : step(NOTHING),
      step(
        act(
          `Heat the grill to high, or a griddle pan until smoking. Thread ${the([main])} and ${the(veg)} onto skewers, not too tightly.`,
          6,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Grill for ${low + 4} to ${high + 5} minutes, turning every few minutes, until brown at the edges and ${isPlural([main]) ? 'done' : 'done'}: ${the([main])} must be cooked until ${untilDone(dish, main)}.`,
            `Grill for ${low + 4} to ${high + 5} minutes, turning, until ${the([main])} ${isPlural([main]) ? 'are' : 'is'} ${untilDone(dish, main)}.`,
            `Grill hard, ${low + 3} to ${high + 4} minutes, turning (${untilDone(dish, main)}).`,
          ),
          high + 5,
        ),
      ),
      awaiting(
        step(
          coldSauce(dish, cold),
          cold.length > 0 ? act(`Serve the skewers with ${the(cold)}.`) : NOTHING,
          tops.length > 0 ? act(`Scatter with ${the(tops)}.`) : NOTHING,
          starch
            ? act(isBread ? `Warm ${the([starch])} and serve alongside.` : `Serve over ${the([starch])}.`, 1)
            : NOTHING,
          beside.length > 0 ? act(`Put ${the(beside)} on the table.`) : NOTHING,
        ),
        'starch',
      ),
    ]
  },
  names: (dish) => {
    const main = attributive(firstIn(dish, 'main')!)
    const [veg] = partsIn(dish, 'veg')
    const sauce = firstIn(dish, 'dairy')
    return [
      flavoured(dish, `${main} skewers with ${veg ? plurals([veg]) : 'salad'}`),
      flavoured(
        dish,
        `${main} and ${veg ? attributive(veg) : 'onion'} skewers${sauce ? ` with ${label(sauce)}` : ''}`,
      ),
    ]
  },
  descriptions: (dish) => [
    `${bare(partsIn(dish, 'main'))} marinated for a quarter of an hour, threaded with ${bare(partsIn(dish, 'veg').slice(0, 2))} and grilled hot.`,
    `Under the grill in winter, over coals in summer: the same skewers do both.`,
  ],
}

export const hash: DishForm = {
  id: 'hash',
  noun: 'hash',
  plate: 'pan',
  family: 'pan',
  taste: 'savoury',
  meals: { breakfast: 1, lunch: 0.7, dinner: 0.5 },
  only: ['American', 'Mexican', 'Mediterranean', 'Indian'],
  cuisines: { American: 1.2, Mexican: 0.4, Mediterranean: 0, Indian: -0.4 },
  style: 'egg',
  slots: [
    rule('starch', 1, ['potato', 'sweet-potato']),
    rule('main', 1, ['sausage', 'cooked-meat', 'mince', 'tempeh', 'tofu', 'smoked-fish', 'cured-meat'], 0.7),
    rule('bacon', 1, ['bacon']),
    rule('egg', 1, ['egg'], 0.8),
    rule('pulse', 1, ['pulse-cooked'], 0.6),
    rule(
      'veg',
      3,
      ['pepper', 'mushroom', 'courgette', 'quick', 'cabbage', 'firm', 'tomato', 'hard-root', 'beetroot'],
      0.7,
    ),
    rule('leaf', 1, LEAVES, 0.8),
    ...SAVOURY,
    WARM_SPICES,
    rule('sauce', 1, ['hot-sauce', 'ketchup', 'salsa']),
    rule('cheese', 1, ['melting-cheese', 'crumbly-cheese'], 0.7),
    rule('raw', 1, ['avocado'], 0.6),
  ],
  fills: [
    { slot: 'starch', ids: ['potato', 'sweet-potato'], must: true },
    oil,
    { slot: 'aromatic', ids: (dish) => dish.cuisine.allium },
    { slot: 'egg', ids: ['egg'], when: (dish) => partsIn(dish, 'main', 'pulse').length === 0 },
    {
      slot: 'pulse',
      across: ['main', 'pulse', 'egg', 'bacon'],
      ids: (dish) => dish.cuisine.pulse,
      must: true,
    },
  ],
  cuts: { starch: 'dice', main: 'dice', veg: 'dice' },
  suits: (dish) =>
    givenIn(dish, 'starch', 'egg', 'bacon', 'main') > 0 &&
    givenIn(dish, 'starch', 'egg', 'bacon', 'main', 'veg', 'leaf') > 1
      ? givenIn(dish, 'starch')
      : false,
  cook: (dish) => {
    const starch = firstIn(dish, 'starch')!
    const main = firstIn(dish, 'main')
    const egg = firstIn(dish, 'egg')
    const tops = [
      ...partsIn(dish, 'cheese'),
      ...partsIn(dish, 'raw'),
      ...partsIn(dish, 'sauce'),
      ...partsIn(dish, 'herb'),
    ]
    const ready = main && ['cooked-meat', 'smoked-fish', 'cured-meat'].includes(main.item.kind)
    const salt = seasoning(dish)
    const acids = partsIn(dish, 'acid')
    return [
      step(
        act(
          bySkill(
            dish,
            `Put ${the([starch])} in a pan of cold salted water, bring to the boil and cook for 5 minutes, until you can just push a knife in. Drain and leave in the sieve to steam dry: dry pieces go crisp.`,
            `Boil ${the([starch])} in salted water for 5 minutes, drain and steam dry.`,
            `Parboil ${the([starch])} for 5 minutes; steam dry.`,
          ),
          9,
        ),
      ),
      step(
        heatFat(dish, pan(dish), 'medium-high'),
        render(dish),
        main && !ready
          ? act(
              `Add ${the([main])} and cook for ${donenessOf(main).bitesMin[0]} to ${donenessOf(main).bitesMin[1]} minutes, until ${untilDone(dish, main)}.`,
              donenessOf(main).bitesMin[1],
            )
          : NOTHING,
        act(
          bySkill(
            dish,
            `Add ${the([starch, ...partsIn(dish, 'aromatic')])} in one layer and fry for 8 to 10 minutes, turning only every few minutes, so that a brown crust forms.`,
            `Add ${the([starch, ...partsIn(dish, 'aromatic')])} and fry for 8 to 10 minutes, turning seldom, until crisp.`,
            `Fry ${the([starch, ...partsIn(dish, 'aromatic')])} for 8 to 10 minutes; leave it alone to crust.`,
          ),
          10,
        ),
      ),
      step(
        fryVegetables(dish, partsIn(dish, 'veg')),
        bloom(dish),
        [...partsIn(dish, 'pulse'), ...(ready && main ? [main] : [])].length > 0
          ? act(
              `Stir in ${the([...partsIn(dish, 'pulse'), ...(ready && main ? [main] : [])])} and heat through for 3 minutes, until steaming.`,
              3,
            )
          : NOTHING,
        wilt(dish, partsIn(dish, 'leaf')),
        acids.length > 0 || salt !== '' ? act(`Season with ${chain(salt, sour(acids))}.`) : NOTHING,
      ),
      egg
        ? step(
            act(
              bySkill(
                dish,
                `Make hollows in the hash, break ${the([egg])} into them, cover and cook over a low heat for 5 to 6 minutes, until the whites are set.`,
                `Break ${the([egg])} into hollows, cover and cook for 5 to 6 minutes, until the whites are set.`,
                `Set ${the([egg])} into it; lid on, 5 minutes.`,
              ),
              6,
            ),
          )
        : step(NOTHING),
      step(
        tops.length > 0 ? act(`Top with ${the(tops)}.`, 1) : NOTHING,
        act('Serve straight from the pan.', 1),
        withSide(dish),
      ),
    ]
  },
  names: (dish) => {
    const starch = attributive(firstIn(dish, 'starch')!)
    const first = firstIn(dish, 'main', 'bacon', 'pulse', 'veg', 'leaf')
    const egg = firstIn(dish, 'egg')
    return [
      `${first ? `${attributive(first)} and ` : ''}${starch} hash${egg ? ' with eggs' : ''}`,
      `${starch} hash with ${first ? pluralLabel(first) : 'onions'}`,
    ]
  },
  descriptions: (dish) => [
    `${attributives(partsIn(dish, 'starch'))} fried until it crusts, with ${bare(partsIn(dish, 'main', 'bacon', 'veg', 'leaf').slice(0, 2)) || 'onion'} through it.`,
    `Leave it alone in the pan: the crust is what you came for.`,
  ],
}
