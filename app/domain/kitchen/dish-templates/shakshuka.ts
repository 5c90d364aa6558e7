import { type DishTemplate, bySkill, firstIn, partsIn, hasFirmEggs } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, isPlural, label, the } from '#app/domain/kitchen/labels.ts'
import { plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, render, soften } from '#app/domain/kitchen/techniques/base.ts'
import { sharpen, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { fry } from '#app/domain/kitchen/techniques/protein.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { LEAVES, SAVOURY, WARM_SPICES, givenIn, oil, onion, rule } from './slot-rules.ts'

export const shakshuka: DishTemplate = {
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
          hasFirmEggs(dish)
            ? `Make a hollow for each egg with the back of a spoon and break ${the([egg])} in. Cover and cook over a low heat for 11 to 13 minutes, until white and yolk are firm.`
            : bySkill(
                dish,
                `Make a hollow for each egg with the back of a spoon and break ${the([egg])} in. Cover and cook over a low heat for 7 to 9 minutes, until the whites are set; leave the yolks soft, or cook them firm for anyone who has to be careful.`,
                `Make hollows, break in ${the([egg])}, cover and cook gently for 7 to 9 minutes, until the whites are set.`,
                `Break ${the([egg])} into hollows; lid on, low heat, 7 minutes, whites set.`,
              ),
          hasFirmEggs(dish) ? 13 : 9,
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
