import { type Dish, type DishForm, type Fill, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, starting, step } from '#app/domain/kitchen/techniques/act.ts'
import { jugMl } from '#app/domain/kitchen/techniques/starch.ts'
import { listOf } from '#app/domain/kitchen/words.ts'
import { givenIn, rule } from './slot-rules.ts'

const FRUIT = rule('fruit', 3, ['berry', 'soft-fruit', 'firm-fruit', 'sweet-citrus', 'canned-fruit'])
const SWEETENER = rule('sweet', 1, ['syrup', 'sugar', 'jam'])
const CRUNCH = [
  rule('topping', 2, ['nut', 'seed']),
  rule('topping', 1, ['coconut', 'dark-chocolate', 'treat']),
  rule('topping', 1, ['dried-fruit']),
  rule('topping', 1, ['nut-butter', 'tahini'], 0.8),
]
const SCENT = [
  rule('spice', 2, ['sweet-spice', 'vanilla', 'ginger']),
  rule('spice', 1, ['cocoa', 'protein-powder']),
]
const FRUIT_IDS = ['banana', 'blueberries', 'apple', 'strawberries']
const MILKS = ['semi-skimmed-milk', 'whole-milk', 'soya-milk']
const PLANT_FIRST: Fill['ids'] = (dish) =>
  dish.diet === 'Vegan' || dish.diet === 'Dairy-Free' ? ['soya-milk', 'almond-milk', 'oat-milk'] : MILKS
const SWEETENERS = ['honey', 'maple-syrup', 'golden-syrup']
const NUT_IDS = ['almonds', 'walnuts', 'flaked-almonds', 'pumpkin-seeds']

const fruitFill: Fill = { slot: 'fruit', ids: FRUIT_IDS, must: true }
const sweetMeals = { breakfast: 1, snack: 0.7 } as const

function fruits(dish: Dish) {
  return partsIn(dish, 'fruit')
}

export const porridge: DishForm = {
  id: 'porridge',
  standby: true,
  noun: 'porridge',
  plate: 'porridge',
  family: 'sweet',
  taste: 'sweet',
  meals: { breakfast: 1.1, snack: 0.2 },
  cuisines: { American: 1 },
  style: null,
  slots: [
    rule('base', 1, ['oats', 'quick-grain']),
    rule('liquid', 1, ['milk', 'coconut-milk'], 3.6),
    FRUIT,
    ...SCENT,
    SWEETENER,
    ...CRUNCH,
    rule('dairy', 1, ['yoghurt', 'cream']),
  ],
  fills: [
    {
      slot: 'base',
      ids: ['oats', 'millet', 'quinoa'],
      must: true,
      grams: 50,
    },
    { slot: 'liquid', ids: PLANT_FIRST, must: true, grams: 220 },
    fruitFill,
    { slot: 'sweet', ids: SWEETENERS },
    { slot: 'topping', ids: NUT_IDS },
  ],
  suits: (dish) =>
    givenIn(dish, 'base', 'fruit', 'liquid', 'sweet', 'topping', 'spice') > 0 &&
    !/couscous|bulgur/.test(firstIn(dish, 'base')?.item.name ?? '')
      ? givenIn(dish, 'base') * 2
      : false,
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const milk = firstIn(dish, 'liquid')!
    const isOats = base.item.kind === 'oats'
    const cooked = fruits(dish).filter((part) => part.item.kind === 'firm-fruit')
    const fresh = fruits(dish).filter((part) => part.item.kind !== 'firm-fruit')
    const inPot = [...cooked, ...partsIn(dish, 'spice')]
    const water = jugMl(base.grams * (isOats ? 1.2 : 2))
    const min = isOats ? 5 : 16
    const tops = [...partsIn(dish, 'dairy'), ...fresh, ...partsIn(dish, 'topping'), ...partsIn(dish, 'side')]
    return [
      step(
        act(
          bySkill(
            dish,
            `Put ${the([base])}, ${label(milk)} and ${water} water in ${dish.servings > 2 ? 'a large saucepan' : 'a saucepan'} with a pinch of salt${inPot.length > 0 ? ` and add ${the(inPot)}` : ''}. Bring slowly to a simmer over a medium heat, stirring so that nothing sticks.`,
            `Put ${the([base, milk, ...inPot])} in a saucepan with ${water} water and a pinch of salt and bring to a simmer, stirring.`,
            `Bring ${the([base, milk, ...inPot])}, ${water} water and a pinch of salt to a simmer, stirring.`,
          ),
          4,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Cook gently for ${min} to ${min + 2} minutes, stirring often, until thick and creamy${cooked.length > 0 ? ` and ${the(cooked)} soft` : ''}. It thickens more as it stands, so stop while it still runs.`,
            `Cook gently for ${min} to ${min + 2} minutes, stirring, until creamy.`,
            `${min} minutes over a low heat, stirring, until it just holds.`,
          ),
          min + 2,
        ),
      ),
      step(
        act(
          `Spoon into ${dish.servings === 1 ? 'a bowl' : 'bowls'}${tops.length > 0 ? ` and top with ${the(tops)}` : ''}.`,
          2,
        ),
        partsIn(dish, 'sweet').length > 0 ? act(`Finish with ${the(partsIn(dish, 'sweet'))}.`) : NOTHING,
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = fruits(dish)
    const spice = firstIn(dish, 'spice')
    const nut = firstIn(dish, 'topping')
    const grain =
      firstIn(dish, 'base')!.item.kind === 'oats'
        ? 'porridge'
        : `${attributive(firstIn(dish, 'base')!)} porridge`
    return [
      `${spice && spice.item.kind === 'sweet-spice' ? `${attributive(spice).replace('ground ', '')} ` : ''}${grain} with ${plurals([first!, ...(second ? [second] : [])])}`,
      `${attributive(first!)} ${grain}${nut ? ` with ${label(nut)}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `Creamy ${firstIn(dish, 'base')!.item.kind === 'oats' ? 'oats' : label(firstIn(dish, 'base')!)} with ${bare(fruits(dish).slice(0, 2))} on top, stirred until it is thick and soft.`,
    `A warm bowl for a slow start. Stir more than you think you need to; that is what makes it creamy.`,
  ],
}

export const overnightOats: DishForm = {
  ...porridge,
  id: 'overnight-oats',
  standby: false,
  noun: 'jar of overnight oats',
  plate: 'yoghurt bowl',
  meals: { breakfast: 0.9, snack: 0.5 },
  slots: [
    rule('base', 1, ['oats']),
    rule('liquid', 1, ['milk', 'coconut-milk', 'juice'], 1.9),
    rule('dairy', 1, ['yoghurt'], 1.6),
    FRUIT,
    ...SCENT,
    SWEETENER,
    ...CRUNCH,
  ],
  fills: [
    { slot: 'base', ids: ['oats'], must: true, grams: 50 },
    { slot: 'liquid', ids: PLANT_FIRST, must: true, grams: 120 },
    fruitFill,
    { slot: 'topping', ids: ['chia-seeds', ...NUT_IDS] },
    { slot: 'sweet', ids: SWEETENERS },
  ],
  suits: (dish) => (givenIn(dish, 'base') > 0 ? 1.4 : false),
  cook: (dish) => {
    const soak = [
      firstIn(dish, 'base')!,
      firstIn(dish, 'liquid')!,
      ...partsIn(dish, 'dairy', 'spice', 'sweet'),
      ...partsIn(dish, 'topping').filter((part) => /chia/.test(part.item.name)),
    ]
    const tops = [
      ...fruits(dish),
      ...partsIn(dish, 'topping').filter((part) => !/chia/.test(part.item.name)),
      ...partsIn(dish, 'side'),
    ]
    return [
      step(
        act(
          bySkill(
            dish,
            `Stir ${the(soak)} together in a ${dish.servings === 1 ? 'jar' : 'bowl'} with a small pinch of salt. Cover and leave in the fridge overnight, or for at least 4 hours: the oats soften without any cooking.`,
            `Stir ${the(soak)} together with a pinch of salt, cover and chill overnight.`,
            `Soak ${the(soak)} with a pinch of salt, covered, overnight.`,
          ),
          4,
        ),
      ),
      step(
        act(
          `In the morning, stir, and loosen with a splash of water if it is stiff.${tops.length > 0 ? ` Top with ${the(tops)}.` : ''}`,
          2,
        ),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = fruits(dish)
    return [
      `${attributives([first!, ...(second ? [second] : [])])} overnight oats`,
      `Overnight oats with ${plurals([first!, ...(second ? [second] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `Oats soaked overnight in ${label(firstIn(dish, 'liquid')!)}, with ${bare(fruits(dish).slice(0, 2))} in the morning. The fridge does the cooking.`,
    `Five minutes the evening before, nothing but a spoon the next day. It keeps for two days.`,
  ],
}

export const yoghurtBowl: DishForm = {
  id: 'yoghurt-bowl',
  standby: true,
  noun: 'yoghurt bowl',
  plate: 'yoghurt bowl',
  family: 'sweet',
  taste: 'sweet',
  meals: { ...sweetMeals, snack: 0.9 },
  cuisines: { Mediterranean: 1 },
  style: null,
  slots: [
    rule('base', 1, ['yoghurt', 'soft-cheese'], 3.4),
    rule('topping', 1, ['cereal', 'oats'], 0.8),
    FRUIT,
    ...SCENT,
    SWEETENER,
    ...CRUNCH,
  ],
  fills: [
    {
      slot: 'base',
      ids: ['greek-yoghurt', 'natural-yoghurt', 'soya-yoghurt', 'coconut-yoghurt'],
      must: true,
      grams: 170,
    },
    fruitFill,
    { slot: 'topping', ids: ['granola', ...NUT_IDS] },
    { slot: 'sweet', ids: SWEETENERS },
  ],
  suits: (dish) => (givenIn(dish, 'base', 'fruit', 'topping', 'sweet') > 0 ? givenIn(dish, 'base') : false),
  cook: (dish) => {
    const base = firstIn(dish, 'base')!
    const oats = partsIn(dish, 'topping').filter((part) => part.item.kind === 'oats')
    const nuts = partsIn(dish, 'topping').filter(
      (part) => part.item.kind === 'nut' || part.item.kind === 'seed',
    )
    const toasted = [...oats, ...nuts]
    const rest = partsIn(dish, 'topping').filter((part) => !toasted.includes(part))
    const stirred = [...partsIn(dish, 'spice')]
    const end = [...fruits(dish), ...rest, ...toasted, ...partsIn(dish, 'side')]
    return [
      toasted.length > 0
        ? step(
            act(
              bySkill(
                dish,
                `Toast ${the(toasted)} in a dry frying pan over a medium heat for 3 to 4 minutes, shaking the pan, until they smell nutty. Tip out at once, or they go on browning.`,
                `Toast ${the(toasted)} in a dry pan for 3 to 4 minutes and tip out.`,
                `Dry-toast ${the(toasted)}, 3 minutes.`,
              ),
              4,
            ),
          )
        : step(NOTHING),
      step(
        act(
          `Spoon ${the([base])} into ${dish.servings === 1 ? 'a bowl' : 'bowls'}${stirred.length > 0 ? ` and swirl in ${the(stirred)}` : ''}.`,
          1,
        ),
        act(
          `Arrange ${the(end)} on top${partsIn(dish, 'sweet').length > 0 ? ` and trickle over ${the(partsIn(dish, 'sweet'))}` : ''}.`,
          3,
        ),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = fruits(dish)
    const top = firstIn(dish, 'topping')
    const base = attributive(firstIn(dish, 'base')!)
    return [
      `${base} bowl with ${plurals([first!, ...(second ? [second] : [])])}`,
      `${attributives([first!, ...(second ? [second] : [])])} ${base} bowl${top ? ` with ${label(top)}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `Cold ${label(firstIn(dish, 'base')!)}, ${bare(fruits(dish).slice(0, 2))} and something crunchy. No cooking to speak of.`,
    `Put together in five minutes and eaten slowly. Add the crunchy things last, so that they stay so.`,
  ],
}

export const smoothie: DishForm = {
  id: 'smoothie',
  standby: true,
  noun: 'smoothie',
  plate: 'smoothie bowl',
  family: 'sweet',
  taste: 'sweet',
  meals: { breakfast: 0.8, snack: 0.9 },
  cuisines: { American: 1 },
  style: null,
  slots: [
    FRUIT,
    rule('fruit', 1, ['avocado'], 0.6),
    rule('leaf', 1, ['leaf'], 0.6),
    rule('liquid', 1, ['milk', 'juice', 'coconut-milk'], 2.6),
    rule('base', 1, ['yoghurt', 'silken-tofu'], 1.4),
    rule('topping', 1, ['oats'], 0.5),
    rule('topping', 1, ['nut-butter', 'tahini']),
    rule('topping', 1, ['seed', 'nut']),
    rule('topping', 1, ['dried-fruit', 'coconut']),
    ...SCENT,
    SWEETENER,
    rule('acid', 1, ['citrus']),
    rule('herb', 1, ['mint']),
  ],
  fills: [
    { slot: 'fruit', need: 2, across: ['fruit'], ids: FRUIT_IDS, must: true },
    { slot: 'liquid', ids: PLANT_FIRST, must: true, grams: 180 },
  ],
  cuts: { fruit: 'chunk', acid: 'juice' },
  suits: (dish) => (givenIn(dish, 'fruit') > 0 ? -0.6 : false),
  cook: (dish) => {
    const liquid = firstIn(dish, 'liquid')!
    const rest = [
      ...fruits(dish),
      ...partsIn(dish, 'leaf', 'base', 'topping', 'spice', 'sweet', 'herb', 'side'),
    ]
    const acids = partsIn(dish, 'acid')
    return [
      step(
        act(
          bySkill(
            dish,
            `Pour ${the([liquid])} into a blender first (it helps the blades turn), then add ${the(rest)}${acids.length > 0 ? ` and the ${acids.map((part) => `${label(part)} juice`).join(' and ')}` : ''}.`,
            `Put ${the([liquid, ...rest])}${acids.length > 0 ? ` and the ${acids.map((part) => `${label(part)} juice`).join(' and ')}` : ''} in a blender.`,
            `Blender: ${bare([liquid, ...rest])}${acids.length > 0 ? `, ${acids.map((part) => `${label(part)} juice`).join(', ')}` : ''}.`,
          ),
          3,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Blend for 1 to 2 minutes, until completely smooth. If it is too thick to pour, add a splash of water; pour into ${dish.servings === 1 ? 'a glass' : 'glasses'} and drink at once.`,
            `Blend until smooth, thin with a splash of water if you like and pour into ${dish.servings === 1 ? 'a glass' : 'glasses'}.`,
            `Blend until smooth; adjust with cold water and pour.`,
          ),
          2,
        ),
      ),
    ]
  },
  names: (dish) => {
    const [first, second] = fruits(dish)
    const leaf = firstIn(dish, 'leaf')
    const extra = partsIn(dish, 'topping', 'spice')[0]
    return [
      `${attributives([first!, ...(leaf ? [leaf] : second ? [second] : [])])} smoothie`,
      `${attributives([first!, ...(second ? [second] : [])])} smoothie${extra ? ` with ${label(extra).replace('ground ', '')}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `${bare(fruits(dish).slice(0, 2))} blended with ${label(firstIn(dish, 'liquid')!)} until smooth. Breakfast in a glass.`,
    `Ripe fruit needs no sugar. Freeze it the night before if you like it thick and cold.`,
  ],
}

export const pancakes: DishForm = {
  id: 'pancakes',
  standby: true,
  noun: 'pile of pancakes',
  plate: 'pancakes',
  family: 'sweet',
  taste: 'sweet',
  meals: { breakfast: 1, snack: 0.4 },
  cuisines: { American: 1.2 },
  style: null,
  slots: [
    rule('base', 1, ['flour', 'oats'], 1.2),
    rule('egg', 1, ['egg'], 0.5),
    rule('liquid', 1, ['milk', 'coconut-milk'], 1.7),
    rule('baking', 1, ['leavening'], 1),
    FRUIT,
    ...SCENT,
    SWEETENER,
    ...CRUNCH,
    rule('dairy', 1, ['yoghurt', 'soft-cheese', 'cream']),
    rule('fat', 1, ['butter', 'oil'], 0.8),
    rule('acid', 1, ['citrus']),
  ],
  fills: [
    {
      slot: 'base',
      ids: [
        'plain-flour',
        'self-raising-flour',
        'gluten-free-flour',
        'buckwheat-flour',
        'rice-flour',
        'chickpea-flour',
      ],
      must: true,
      grams: 60,
    },
    { slot: 'liquid', ids: PLANT_FIRST, must: true, grams: 110 },
    { slot: 'egg', ids: ['egg'], grams: 25 },
    { slot: 'baking', ids: ['baking-powder'], must: true, grams: 2 },
    { slot: 'fat', ids: ['butter', 'sunflower-oil', 'vegetable-oil', 'rapeseed-oil'], must: true, grams: 5 },
    { slot: 'sweet', across: ['sweet', 'fruit'], ids: ['maple-syrup', 'honey'] },
  ],
  cuts: { egg: 'beaten', acid: 'wedge' },
  suits: (dish) =>
    givenIn(dish, 'base', 'egg', 'liquid', 'fruit', 'sweet') > 1 || givenIn(dish, 'base') > 0
      ? givenIn(dish, 'base') * 1.5
      : false,
  cook: (dish) => {
    const batter = [firstIn(dish, 'base')!, ...partsIn(dish, 'baking'), ...partsIn(dish, 'spice')]
    const wet = [...partsIn(dish, 'egg'), firstIn(dish, 'liquid')!]
    const banana = fruits(dish).filter(
      (part) => /banana|apple/.test(part.item.name) && partsIn(dish, 'egg').length === 0,
    )
    const tops = [
      ...fruits(dish).filter((part) => !banana.includes(part)),
      ...partsIn(dish, 'dairy', 'topping', 'sweet', 'acid', 'side'),
    ]
    const fat = partsIn(dish, 'fat')
    const isOats = firstIn(dish, 'base')!.item.kind === 'oats'
    return [
      step(
        act(
          bySkill(
            dish,
            `${isOats ? `Grind ${the([firstIn(dish, 'base')!])} in a blender until fine. ` : ''}Stir ${the(batter)} together in a bowl with a pinch of salt, make a well in the middle and whisk in ${the([...wet, ...banana])} until just smooth; a few small lumps do no harm. Leave for 5 minutes to thicken.`,
            `${isOats ? `Grind ${the([firstIn(dish, 'base')!])} until fine. ` : ''}Whisk ${the(batter)} and a pinch of salt with ${the([...wet, ...banana])} to a thick batter and rest for 5 minutes.`,
            `${isOats ? `Mill ${the([firstIn(dish, 'base')!])}. ` : ''}Fold ${the(wet)} into ${the(batter)} with a pinch of salt${banana.length > 0 ? ` and ${the(banana)}, mashed` : ''}; rest 5 minutes. Do not overwork.`,
          ),
          8,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Heat a little of ${the(fat)} in a non-stick frying pan over a medium heat. Drop in 2 tbsp batter for each pancake and cook for 2 minutes, until bubbles open on top. Turn and cook for 1 to 2 minutes more, until golden. Repeat with the rest, keeping them warm in a low oven.`,
            `Heat a little of ${the(fat)} in a frying pan over a medium heat and cook spoonfuls of batter for 2 minutes, until bubbles show, then turn for 1 minute more. Repeat with the rest.`,
            `Cook in batches in a little of ${the(fat)}, medium heat, 2 minutes and 1 minute.`,
          ),
          6 + dish.servings * 2,
        ),
      ),
      step(act(tops.length > 0 ? `Pile up and serve with ${the(tops)}.` : 'Pile up and serve warm.', 2)),
    ]
  },
  names: (dish) => {
    const [first, second] = fruits(dish)
    const sweet = firstIn(dish, 'sweet')
    if (!first)
      return [
        `Pancakes with ${sweet ? label(sweet) : 'a squeeze of lemon'}`,
        `${attributive(firstIn(dish, 'base')!).replace(/^plain |^self-raising /, '')} pancakes`.replace(
          /^flour pancakes/,
          'Thick pancakes',
        ),
      ]
    return [
      `${attributive(first)} pancakes${second ? ` with ${plurals([second])}` : sweet ? ` with ${label(sweet)}` : ''}`,
      `Pancakes with ${plurals([first, ...(second ? [second] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `Thick, soft pancakes with ${bare([...fruits(dish), ...partsIn(dish, 'sweet')].slice(0, 2)) || 'whatever you like on top'}.`,
    `The batter wants only a few strokes of the whisk and five minutes' rest. The first pancake is always for the cook.`,
  ],
}

export const fruitBowl: DishForm = {
  id: 'fruit-bowl',
  standby: true,
  noun: 'fruit salad',
  plate: 'fruit bowl',
  family: 'sweet',
  taste: 'sweet',
  meals: { snack: 1, breakfast: 0.7 },
  cuisines: { Mediterranean: 1 },
  style: null,
  slots: [
    rule('fruit', 5, ['berry', 'soft-fruit', 'firm-fruit', 'sweet-citrus', 'canned-fruit'], 1.5),
    SWEETENER,
    rule('acid', 1, ['citrus', 'juice']),
    rule('herb', 1, ['mint']),
    rule('spice', 1, ['sweet-spice', 'ginger', 'vanilla']),
    ...CRUNCH,
    rule('dairy', 1, ['yoghurt', 'cream', 'soft-cheese']),
  ],
  fills: [
    { slot: 'fruit', need: 2, ids: ['orange', 'apple', 'banana', 'grapes'], must: true },
    { slot: 'acid', ids: ['lime', 'lemon'], must: true },
  ],
  suits: (dish) => (givenIn(dish, 'fruit') > 0 ? givenIn(dish, 'fruit') * 0.5 : false),
  cook: (dish) => {
    const acids = partsIn(dish, 'acid').map((part) =>
      part.item.kind === 'citrus' ? `the ${label(part).replace(/s$/, '')} juice` : `the ${label(part)}`,
    )
    const syrup = [...acids, ...partsIn(dish, 'sweet', 'spice').map((part) => `the ${label(part)}`)]
    const tops = partsIn(dish, 'dairy', 'topping', 'herb', 'side')
    return [
      step(
        act(
          bySkill(
            dish,
            `Stir ${listOf(syrup)} together in a large bowl. Add ${the(fruits(dish))} as you cut, so that nothing turns brown, and turn gently.`,
            `Stir ${listOf(syrup)} together and fold in ${the(fruits(dish))}.`,
            `Macerate ${the(fruits(dish))} in ${listOf(syrup)}.`,
          ),
          4,
        ),
      ),
      starting(step(act('Leave for 10 minutes, until some juice collects at the bottom.', 1)), 'rest', 10),
      step(
        act(
          `Spoon into ${dish.servings === 1 ? 'a bowl' : 'bowls'}${tops.length > 0 ? ` and finish with ${the(tops)}` : ''}.`,
          1,
        ),
      ),
    ]
  },
  names: (dish) => {
    const [first, second, third] = fruits(dish)
    const herb = firstIn(dish, 'herb', 'acid')
    return [
      `${attributives([first!, ...(second ? [second] : [])])} salad with ${herb ? attributive(herb) : 'its juice'}`,
      `Fruit salad of ${listOf([first!, second, third].filter((part) => part !== undefined).map(attributive))}`,
    ]
  },
  descriptions: (dish) => [
    `${bare(fruits(dish).slice(0, 3))}, left a few minutes in ${bare(partsIn(dish, 'acid'))} until they make their own dressing.`,
    `Only as good as the fruit: buy it ripe, cut it late, and let it sit for ten minutes.`,
  ],
}

export const bakedFruit: DishForm = {
  id: 'crumble',
  noun: 'crumble',
  plate: 'tray bake',
  family: 'oven',
  taste: 'sweet',
  meals: { snack: 0.7, breakfast: 0.2 },
  cuisines: { American: 1 },
  style: null,
  slots: [
    rule('fruit', 3, ['firm-fruit', 'berry', 'soft-fruit', 'canned-fruit'], 1.5),
    rule('base', 2, ['oats', 'flour'], 0.7),
    rule('sweet', 2, ['sugar', 'syrup'], 1.6),
    rule('fat', 1, ['butter', 'oil'], 2),
    rule('spice', 2, ['sweet-spice', 'vanilla', 'ginger']),
    rule('topping', 1, ['nut', 'seed', 'coconut']),
    rule('topping', 1, ['dried-fruit', 'dark-chocolate']),
    rule('dairy', 1, ['yoghurt', 'cream', 'soft-cheese']),
    rule('acid', 1, ['citrus']),
  ],
  fills: [
    { slot: 'fruit', ids: ['apple', 'pear'], must: true },
    {
      slot: 'base',
      ids: ['oats', 'plain-flour', 'ground-almonds', 'gluten-free-flour'],
      must: true,
      grams: 35,
    },
    {
      slot: 'sweet',
      ids: ['brown-sugar', 'sugar'],
      must: true,
      grams: 12,
    },
    { slot: 'fat', ids: ['butter', 'coconut-oil', 'sunflower-oil', 'vegetable-oil'], must: true, grams: 15 },
    { slot: 'spice', ids: ['cinnamon'] },
  ],
  suits: (dish) => (givenIn(dish, 'fruit') > 0 && givenIn(dish, 'base', 'fat', 'sweet') > 0 ? 0.5 : false),
  cook: (dish) => {
    const fat = partsIn(dish, 'fat')
    const crumble = [
      ...partsIn(dish, 'base'),
      ...partsIn(dish, 'sweet').slice(0, 1),
      ...partsIn(dish, 'topping').filter((part) => part.item.kind !== 'dried-fruit'),
    ]
    const under = [
      ...fruits(dish),
      ...partsIn(dish, 'sweet').slice(1),
      ...partsIn(dish, 'spice'),
      ...partsIn(dish, 'topping').filter((part) => part.item.kind === 'dried-fruit'),
    ]
    const acids = partsIn(dish, 'acid').map((part) => ` and the ${label(part).replace(/s$/, '')} juice`)
    return [
      step(
        act('Heat the oven to 180 °C (160 °C fan).', 1),
        act(`Toss ${the(under)}${acids.join('')} together in a baking dish.`, 3),
      ),
      step(
        act(
          bySkill(
            dish,
            `Rub ${the(fat)} into ${the(crumble)} with your fingertips until it looks like coarse breadcrumbs, then scatter over the fruit without pressing down.`,
            `Rub ${the(fat)} into ${the(crumble)} until crumbly and scatter over the fruit.`,
            `Rub ${the(fat)} into ${the(crumble)}; scatter loosely.`,
          ),
          5,
        ),
      ),
      step(act('Bake for 30 to 35 minutes, until the top is golden and juice bubbles at the edges.', 35)),
      step(
        act('Leave to cool for 10 minutes.', 10),
        partsIn(dish, 'dairy', 'side').length > 0
          ? act(`Serve with ${the(partsIn(dish, 'dairy', 'side'))}.`)
          : NOTHING,
      ),
    ]
  },
  names: (dish) => {
    const list = fruits(dish)
    return [
      `${attributives(list)} crumble`,
      `Baked ${plurals(list.slice(0, 1))} with ${firstIn(dish, 'base')!.item.kind === 'oats' ? 'an oat' : 'a crisp'} crumble`,
    ]
  },
  descriptions: (dish) => [
    `${bare(fruits(dish).slice(0, 2))} baked soft under a rough, crisp topping.`,
    `Ten minutes of work, half an hour of smell. Cold leftovers are a fair breakfast.`,
  ],
}
