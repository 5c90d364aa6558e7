import { eaterTreatmentOf } from '#app/domain/food/cautions.ts'
import { type DishTemplate, bySkill, firstIn, partsIn, hasFirmEggs } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, the } from '#app/domain/kitchen/labels.ts'
import { attributives, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, render, seasoning, soften } from '#app/domain/kitchen/techniques/base.ts'
import { sour, withSide } from '#app/domain/kitchen/techniques/finish.ts'
import { fry } from '#app/domain/kitchen/techniques/protein.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { chain } from '#app/domain/kitchen/words.ts'
import { EGG_CHEESE, EGG_EXTRAS } from './egg-base.ts'
import { frittata } from './frittata.ts'
import { LEAVES, SAVOURY, freshHerb, givenIn, rule } from './slot-rules.ts'

export const omelette: DishTemplate = {
  ...frittata,
  id: 'omelette',
  standby: false,
  noun: 'omelette',
  plate: 'omelette',
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
    // Cured and smoked food is only warmed in the fold, but for some eaters it has to be steaming hot.
    const steamed = cured.filter(
      (part) => part.item.food && eaterTreatmentOf(part.item.food, dish.eaters) !== null,
    )
    const inside = [
      ...partsIn(dish, 'cheese'),
      ...cured.filter((part) => !steamed.includes(part)),
      ...partsIn(dish, 'pulse'),
    ]
    const hasBacon = partsIn(dish, 'bacon').some((part) => part.item.kind === 'bacon')
    const hasFilling =
      filling.length + fresh.length + partsIn(dish, 'aromatic', 'garlic', 'spice').length > 0 ||
      hasBacon ||
      steamed.length > 0
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
            ...steamed.map((part) => fry(dish, part)),
            act('Tip onto a plate and wipe out the pan.', 1),
          )
        : step(NOTHING),
      step(
        act(
          hasFirmEggs(dish)
            ? `Heat ${hasFilling ? 'the rest of ' : ''}${the(partsIn(dish, 'fat'))} in the pan over a medium heat. Pour in the eggs and draw the edges in for 3 to 4 minutes, until set on top as well.${each}`
            : bySkill(
                dish,
                `Heat ${hasFilling ? 'the rest of ' : ''}${the(partsIn(dish, 'fat'))} in the pan over a medium heat. Pour in the eggs and, with a spatula, pull the set edges into the middle so that the runny egg flows underneath, for 2 to 3 minutes, until almost set.${each}`,
                `Heat ${hasFilling ? 'the rest of ' : ''}${the(partsIn(dish, 'fat'))} in the pan, pour in the eggs and draw the edges in for 2 to 3 minutes, until almost set.${each}`,
                `Foam ${hasFilling ? 'the rest of ' : ''}${the(partsIn(dish, 'fat'))}; add the eggs and draw them in, 2 minutes, until just set.${each}`,
              ),
          (hasFirmEggs(dish) ? 4 : 3) * dish.servings,
        ),
      ),
      step(
        act(
          `Put ${hasFilling ? `the filling${inside.length > 0 ? ` and ${the(inside)}` : ''}` : inside.length > 0 ? the(inside) : 'nothing else'} on one half, fold the other half over and cook for 1 minute more, until the egg is set${hasFirmEggs(dish) ? ' all the way through' : ''}.`.replace(
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
    `${hasFirmEggs(dish) ? 'Fresh' : 'Soft'} eggs, a hot pan and a quick hand. Have the plates warm before you begin.`,
  ],
}
