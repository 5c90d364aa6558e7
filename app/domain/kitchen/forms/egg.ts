import { type DishForm, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, isPlural, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, render, seasoning, soften } from '#app/domain/kitchen/techniques/base.ts'
import { sharpen, sour, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { fry } from '#app/domain/kitchen/techniques/protein.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import {
  FIRM_VEGETABLES,
  LEAVES,
  SAVOURY,
  WARM_SPICES,
  freshHerb,
  givenIn,
  oil,
  onion,
  rule,
} from './slot-rules.ts'

const EGG_CHEESE = rule('cheese', 2, ['crumbly-cheese', 'melting-cheese', 'hard-cheese', 'soft-cheese'], 0.8)
const EGG_EXTRAS = [
  rule('bacon', 1, ['bacon', 'cured-meat', 'smoked-fish', 'cooked-meat']),
  rule('pulse', 1, ['pulse-cooked'], 0.5),
]

export const frittata: DishForm = {
  id: 'frittata',
  standby: true,
  noun: 'frittata',
  plate: 'frittata',
  family: 'egg',
  taste: 'savoury',
  meals: { breakfast: 0.8, lunch: 1, dinner: 0.7 },
  only: ['Italian', 'Mediterranean', 'American', 'Mexican', 'Indian'],
  cuisines: { Italian: 1.2, Mediterranean: 1, American: 0.4, Mexican: 0, Indian: -1 },
  style: 'egg',
  givenOnly: ['acid'],
  slots: [
    rule('egg', 1, ['egg'], 1.1),
    ...EGG_EXTRAS,
    rule('veg', 3, [...FIRM_VEGETABLES, 'potato', 'sweet-potato'], 0.9),
    rule('leaf', 1, [...LEAVES, 'salad-leaf'], 0.8),
    ...SAVOURY,
    EGG_CHEESE,
    rule('dairy', 1, ['milk', 'cream', 'yoghurt'], 0.4),
    rule('topping', 1, ['briny']),
    rule('side', 1, ['bread', 'roll', 'wrap', 'condiment', 'pickle']),
  ],
  fills: [
    { slot: 'egg', ids: ['egg'], must: true },
    { slot: 'veg', across: ['veg', 'leaf', 'bacon'], ids: (dish) => dish.cuisine.vegetable, must: true },
    oil,
    onion,
    { slot: 'cheese', ids: ['feta', 'cheddar'] },
  ],
  cuts: { veg: 'dice', egg: 'beaten' },
  suits: (dish) => (givenIn(dish, 'egg') > 0 ? 1 : givenIn(dish, 'veg', 'leaf') > 1 ? -1.5 : false),
  cook: (dish) => {
    const mixed = [firstIn(dish, 'egg')!, ...partsIn(dish, 'dairy'), ...partsIn(dish, 'herb')]
    const salt = seasoning(dish)
    const inside = [...partsIn(dish, 'pulse'), ...partsIn(dish, 'topping')]
    const cheese = partsIn(dish, 'cheese')
    const cured = partsIn(dish, 'bacon').filter((part) => part.item.kind !== 'bacon')
    const hasBacon = partsIn(dish, 'bacon').some((part) => part.item.kind === 'bacon')
    const size =
      dish.servings <= 2
        ? 'a 20 cm ovenproof frying pan'
        : dish.servings <= 4
          ? 'a 28 cm ovenproof frying pan'
          : 'two 28 cm ovenproof frying pans'
    return [
      step(
        act(
          bySkill(
            dish,
            `Heat the grill to high. Beat ${the(mixed)} in a jug${salt === '' ? '' : ` with ${salt}`} until no streaks are left.`,
            `Heat the grill. Beat ${the(mixed)}${salt === '' ? '' : ` with ${salt}`}.`,
            `Grill on high. Beat ${bare(mixed)}${salt === '' ? '' : `, ${salt}`}; do not froth.`,
          ),
          2,
        ),
      ),
      step(
        heatFat(dish, size, 'medium'),
        hasBacon ? render(dish) : NOTHING,
        soften(dish),
        fryVegetables(dish, partsIn(dish, 'veg')),
        bloom(dish),
        wilt(dish, partsIn(dish, 'leaf')),
        inside.length + cured.length > 0 ? act(`Stir in ${the([...cured, ...inside])}.`, 1) : NOTHING,
      ),
      step(
        act(
          bySkill(
            dish,
            `Spread everything out evenly, pour in the eggs and turn the heat to low. Cook without stirring for 8 to 10 minutes, until the edges are set and only the middle still wobbles.`,
            `Pour in the eggs and cook over a low heat for 8 to 10 minutes, until nearly set.`,
            `Pour in the eggs; low heat, 8 minutes, until set but for the top.`,
          ),
          10,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `${cheese.length > 0 ? `Scatter ${the(cheese)} over the top and put` : 'Put'} the pan under the hot grill for 2 to 3 minutes, until puffed, golden and set all the way through (a knife in the middle comes out clean).`,
            `${cheese.length > 0 ? `Top with ${the(cheese)} and` : 'Then'} grill for 2 to 3 minutes, until golden and set.`,
            `${cheese.length > 0 ? `Top with ${the(cheese)}; ` : ''}2 to 3 minutes under the grill, until just set (71 °C).`,
          ),
          3,
        ),
        partsIn(dish, 'acid').length > 0 ? act(`Pour ${sour(partsIn(dish, 'acid'))} over.`) : NOTHING,
      ),
      step(
        act(
          bySkill(
            dish,
            'Leave for 5 minutes: it is easier to cut, and tastes of more, when it is not piping hot.',
            'Rest for 5 minutes.',
            'Rest 5 minutes.',
          ),
          5,
        ),
        act(
          dish.servings === 1
            ? 'Slide onto a plate.'
            : `Cut into ${dish.servings <= 2 ? 'halves' : 'wedges'} and serve.`,
          1,
        ),
        withSide(dish),
      ),
    ]
  },
  names: (dish) => {
    const parts = leads(dish).filter((part) => part.slot !== 'egg' && part.slot !== 'cheese')
    const cheese = firstIn(dish, 'cheese')
    const [first, second] = parts
    if (!first) return [`${cheese ? attributive(cheese) : 'Herb'} frittata`]
    return [
      `${attributives([first, ...(cheese ? [cheese] : second ? [second] : [])])} frittata`,
      `${attributive(first)} frittata${second ? ` with ${plurals([second])}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `Eggs set slowly around ${bare(
      leads(dish)
        .filter((part) => part.slot !== 'egg')
        .slice(0, 2),
    )}, then browned under the grill.`,
    `Good hot, better lukewarm, and the next day it is lunch in a box.`,
  ],
}

export const omelette: DishForm = {
  ...frittata,
  id: 'omelette',
  standby: false,
  noun: 'omelette',
  plate: 'omelette plate',
  meals: { breakfast: 1, lunch: 0.8, dinner: 0.3 },
  only: ['Italian', 'Mediterranean', 'American', 'Mexican', 'Indian', 'Chinese', 'Japanese'],
  cuisines: {
    American: 0.8,
    Mediterranean: 0.2,
    Italian: 0,
    Mexican: 0,
    Indian: 0,
    Chinese: -0.5,
    Japanese: 0,
  },
  slots: [
    rule('egg', 1, ['egg'], 1.2),
    ...EGG_EXTRAS,
    rule('veg', 2, ['mushroom', 'pepper', 'tomato', 'courgette', 'quick', 'firm'], 0.6),
    rule('leaf', 1, LEAVES, 0.6),
    ...SAVOURY,
    EGG_CHEESE,
    rule('sauce', 1, ['soy', 'hot-sauce', 'salsa']),
    rule('side', 1, ['bread', 'roll', 'condiment', 'pickle', 'salad-leaf']),
  ],
  fills: [
    { slot: 'egg', ids: ['egg'], must: true },
    {
      slot: 'fat',
      ids: (dish) =>
        ['Italian', 'American', 'Mediterranean'].includes(dish.cuisine.name)
          ? ['butter', ...dish.cuisine.oil]
          : dish.cuisine.oil,
      must: true,
    },
    freshHerb,
    {
      slot: 'side',
      ids: (dish) => dish.cuisine.bread,
      when: (dish) => !['Chinese', 'Japanese'].includes(dish.cuisine.name),
    },
  ],
  suits: (dish) =>
    givenIn(dish, 'egg') > 0 && dish.servings <= 2
      ? 0.4
      : givenIn(dish, 'egg') > 0 && dish.servings <= 4
        ? -0.8
        : false,
  cook: (dish) => {
    const egg = firstIn(dish, 'egg')!
    const salt = seasoning(dish)
    const filling = [...partsIn(dish, 'veg')]
    const fresh = [...partsIn(dish, 'leaf')]
    const cured = partsIn(dish, 'bacon').filter((part) => part.item.kind !== 'bacon')
    const inside = [...partsIn(dish, 'cheese'), ...cured, ...partsIn(dish, 'pulse')]
    const hasBacon = partsIn(dish, 'bacon').some((part) => part.item.kind === 'bacon')
    const hasFilling =
      filling.length + fresh.length + partsIn(dish, 'aromatic', 'garlic', 'spice').length > 0 || hasBacon
    const each = dish.servings === 1 ? '' : ' Make one omelette for each person in turn.'
    return [
      step(
        act(
          bySkill(
            dish,
            `Beat ${the([egg, ...partsIn(dish, 'herb')])}${salt === '' ? '' : ` with ${salt}`} with a fork until just mixed.`,
            `Beat ${the([egg, ...partsIn(dish, 'herb')])}${salt === '' ? '' : ` with ${salt}`}.`,
            `Beat ${bare([egg, ...partsIn(dish, 'herb')])}${salt === '' ? '' : `, ${salt}`}; no froth.`,
          ),
          2,
        ),
      ),
      hasFilling
        ? step(
            act(`Heat half of ${the(partsIn(dish, 'fat'))} in a non-stick frying pan over a medium heat.`, 1),
            hasBacon ? render(dish) : NOTHING,
            soften(dish),
            fryVegetables(dish, filling),
            bloom(dish),
            wilt(dish, fresh),
            act('Tip onto a plate and wipe out the pan.', 1),
          )
        : step(NOTHING),
      step(
        act(
          bySkill(
            dish,
            `Heat ${hasFilling ? 'the rest of ' : ''}${the(partsIn(dish, 'fat'))} in the pan over a medium heat. Pour in the eggs and, with a spatula, pull the set edges into the middle so that the runny egg flows underneath, for 2 to 3 minutes, until almost set.${each}`,
            `Heat ${hasFilling ? 'the rest of ' : ''}${the(partsIn(dish, 'fat'))} in the pan, pour in the eggs and draw the edges in for 2 to 3 minutes, until almost set.${each}`,
            `Foam ${hasFilling ? 'the rest of ' : ''}${the(partsIn(dish, 'fat'))}; add the eggs and draw them in, 2 minutes, until just set.${each}`,
          ),
          3 * dish.servings,
        ),
      ),
      step(
        act(
          `Put ${hasFilling ? `the filling${inside.length > 0 ? ` and ${the(inside)}` : ''}` : inside.length > 0 ? the(inside) : 'nothing else'} on one half, fold the other half over and cook for 1 minute more, until the egg is set.`.replace(
            'Put nothing else on one half, fold the other half over',
            'Fold in half',
          ),
          2,
        ),
        partsIn(dish, 'sauce', 'acid').length > 0
          ? act(
              `Season at the table with ${chain(the(partsIn(dish, 'sauce')), sour(partsIn(dish, 'acid')))}.`,
            )
          : NOTHING,
        act('Serve at once.'),
        withSide(dish),
      ),
    ]
  },
  names: (dish) => {
    const parts = leads(dish).filter((part) => part.slot !== 'egg')
    const [first, second] = parts
    if (!first) return [`${firstIn(dish, 'herb') ? attributive(firstIn(dish, 'herb')!) : 'Plain'} omelette`]
    return [
      `${attributives([first, ...(second ? [second] : [])])} omelette`,
      `Omelette with ${plurals([first, ...(second ? [second] : [])])}`,
    ]
  },
  descriptions: (dish) => [
    `A folded omelette${
      leads(dish).filter((part) => part.slot !== 'egg').length > 0
        ? ` with ${bare(
            leads(dish)
              .filter((part) => part.slot !== 'egg')
              .slice(0, 2),
          )} inside`
        : ' with nothing to hide behind'
    }. Five minutes at the stove.`,
    `Soft eggs, a hot pan and a quick hand. Have the plates warm before you begin.`,
  ],
}

export const shakshuka: DishForm = {
  id: 'shakshuka',
  noun: 'shakshuka',
  plate: 'shakshuka',
  family: 'egg',
  taste: 'savoury',
  meals: { breakfast: 0.9, lunch: 1, dinner: 0.7 },
  only: ['Mediterranean', 'Mexican', 'Indian', 'Italian'],
  cuisines: { Mediterranean: 1.5, Mexican: 0.2, Italian: -0.2, Indian: -0.6 },
  style: 'egg',
  givenOnly: ['acid'],
  slots: [
    rule('egg', 1, ['egg'], 1),
    rule('main', 1, ['sausage', 'mince', 'cooked-meat'], 0.6),
    rule('bacon', 1, ['bacon'], 0.7),
    rule('pulse', 1, ['pulse-cooked'], 0.6),
    rule('veg', 3, ['pepper', 'courgette', 'aubergine', 'tomato', 'mushroom', 'quick', 'squash'], 0.8),
    rule('leaf', 1, LEAVES, 0.8),
    ...SAVOURY,
    WARM_SPICES,
    rule('spice', 1, ['tomato-paste']),
    rule('tomato', 1, ['canned-tomato'], 1.3),
    rule('sauce', 1, ['hot-sauce']),
    rule('cheese', 1, ['crumbly-cheese'], 0.9),
    rule('dairy', 1, ['yoghurt'], 0.8),
    rule('topping', 1, ['briny']),
    rule('side', 1, ['bread', 'roll', 'wrap', 'corn-wrap']),
  ],
  fills: [
    { slot: 'egg', ids: ['egg'], must: true },
    {
      slot: 'tomato',
      ids: ['chopped-tomatoes', 'tomato-passata'],
      when: (dish) =>
        !partsIn(dish, 'veg').some(
          (part) => part.item.kind === 'tomato' && (part.item.givenG ?? 999) > 250 * dish.servings,
        ),
      must: true,
    },
    oil,
    onion,
    { slot: 'side', ids: (dish) => dish.cuisine.bread },
  ],
  cuts: { veg: 'dice', main: 'dice' },
  suits: (dish) => (givenIn(dish, 'egg') > 0 && givenIn(dish, 'tomato', 'veg') > 0 ? 1.2 : false),
  cook: (dish) => {
    const egg = firstIn(dish, 'egg')!
    const main = firstIn(dish, 'main')
    const wet = [...partsIn(dish, 'tomato'), ...partsIn(dish, 'pulse'), ...partsIn(dish, 'sauce')]
    const finish = [
      ...partsIn(dish, 'cheese'),
      ...partsIn(dish, 'dairy'),
      ...partsIn(dish, 'topping'),
      ...partsIn(dish, 'herb'),
    ]
    return [
      step(
        heatFat(dish, 'a wide frying pan with a lid', 'medium'),
        render(dish),
        main ? fry(dish, main) : NOTHING,
        soften(dish),
        fryVegetables(dish, partsIn(dish, 'veg')),
        bloom(dish),
      ),
      step(
        act(
          bySkill(
            dish,
            `${wet.length > 0 ? `Add ${the(wet)} and let` : 'Let'} it bubble for 10 to 12 minutes, stirring now and then, until a spoon dragged through leaves a gap for a moment.`,
            `${wet.length > 0 ? `Add ${the(wet)} and simmer` : 'Simmer'} for 10 to 12 minutes, until thick.`,
            `${wet.length > 0 ? `Add ${the(wet)}; reduce` : 'Reduce'} for 10 minutes, until a spoon leaves a trail.`,
          ),
          12,
        ),
        wilt(dish, partsIn(dish, 'leaf')),
        sharpen(dish),
      ),
      step(
        act(
          bySkill(
            dish,
            `Make a hollow for each egg with the back of a spoon and break ${the([egg])} in. Cover and cook over a low heat for 7 to 9 minutes, until the whites are set; leave the yolks soft, or cook them firm for anyone who has to be careful.`,
            `Make hollows, break in ${the([egg])}, cover and cook gently for 7 to 9 minutes, until the whites are set.`,
            `Break ${the([egg])} into hollows; lid on, low heat, 7 minutes, whites set.`,
          ),
          9,
        ),
      ),
      step(
        finish.length > 0 ? act(`Top with ${the(finish)}.`, 1) : NOTHING,
        act('Bring the pan to the table.', 1),
        withSide(dish),
      ),
    ]
  },
  names: (dish) => {
    const veg = partsIn(dish, 'leaf', 'main', 'veg').find((part) => part.item.kind !== 'tomato')
    const cheese = firstIn(dish, 'cheese')
    return [
      `${veg ? `${attributive(veg)} ` : ''}shakshuka${cheese ? ` with ${label(cheese)}` : ''}`,
      `Eggs in spiced tomato${veg ? ` with ${plurals([veg])}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `Eggs poached in a thick tomato sauce with ${
      bare(
        partsIn(dish, 'main', 'veg', 'leaf')
          .filter((part) => part.item.kind !== 'tomato')
          .slice(0, 2),
      ) || 'onion and spice'
    }, eaten from the pan.`,
    `Wait until the sauce is thick before the eggs go in; then they sit in it instead of sinking${firstIn(dish, 'side') ? `. The ${label(firstIn(dish, 'side')!)} ${isPlural([firstIn(dish, 'side')!]) ? 'are' : 'is'} your spoon` : ''}.`,
  ],
}
