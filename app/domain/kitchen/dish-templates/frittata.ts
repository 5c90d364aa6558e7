import { CORE_TEMPERATURES } from '#app/domain/food/core-temperatures.ts'
import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, the } from '#app/domain/kitchen/labels.ts'
import { attributives, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, render, seasoning, soften } from '#app/domain/kitchen/techniques/base.ts'
import { sour, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { EGG_CHEESE, EGG_EXTRAS } from './egg-base.ts'
import { FIRM_VEGETABLES, LEAVES, SAVOURY, givenIn, oil, onion, rule } from './slot-rules.ts'

export const frittata: DishTemplate = {
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
            `${cheese.length > 0 ? `Top with ${the(cheese)}; ` : ''}2 to 3 minutes under the grill, until just set (${CORE_TEMPERATURES.eggs.leastC} °C).`,
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
