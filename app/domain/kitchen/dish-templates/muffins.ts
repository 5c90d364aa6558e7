import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, label, the } from '#app/domain/kitchen/labels.ts'
import { attributives, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { YEASTS, givenIn, rule } from './slot-rules.ts'
import { PLANT_FIRST, fruits } from './sweet-base.ts'

const CAKE_FLOURS: ReadonlySet<string> = new Set([
  'plain-flour',
  'self-raising-flour',
  'wholemeal-flour',
  'spelt-flour',
  'cake-flour',
  'gluten-free-flour',
  'oat-flour',
])

/** Two muffins for each person: a batter that bears whatever sweet thing is folded into it. */
export const muffins: DishTemplate = {
  id: 'muffins',
  noun: 'muffins',
  plate: 'muffins',
  family: 'sweet',
  taste: 'sweet',
  meals: { snack: 1, breakfast: 0.5 },
  cuisines: { American: 1.4, Italian: 0.3, Mediterranean: 0.3 },
  style: null,
  slots: [
    rule('base', 1, ['flour'], 1.3),
    rule('base', 1, ['oats'], 0.3),
    rule('egg', 1, ['egg'], 0.3),
    rule('liquid', 1, ['milk', 'coconut-milk'], 0.8),
    rule('baking', 1, ['leavening'], 1.6),
    rule('sweet', 2, ['sugar', 'syrup'], 4),
    rule('fat', 1, ['butter', 'oil'], 2.6),
    rule(
      'fruit',
      2,
      ['berry', 'soft-fruit', 'firm-fruit', 'canned-fruit', 'stone-fruit', 'sweet-citrus'],
      0.5,
    ),
    rule('veg', 1, ['hard-root', 'courgette'], 0.5),
    rule('topping', 1, ['dark-chocolate', 'treat'], 1.6),
    rule('topping', 1, ['coconut', 'nut', 'seed']),
    rule('topping', 1, ['dried-fruit']),
    rule('topping', 1, ['nut-butter']),
    rule('spice', 2, ['sweet-spice', 'vanilla', 'ginger']),
    rule('spice', 1, ['cocoa']),
    rule('dairy', 1, ['yoghurt', 'soft-cheese', 'cream'], 0.7),
    rule('acid', 1, ['citrus'], 0.5),
  ],
  fills: [
    { slot: 'base', ids: ['plain-flour', 'gluten-free-flour'], must: true, grams: 58 },
    { slot: 'sweet', ids: ['sugar', 'brown-sugar'], must: true, grams: 24 },
    { slot: 'fat', ids: ['butter', 'sunflower-oil', 'vegetable-oil'], must: true, grams: 18 },
    { slot: 'liquid', ids: PLANT_FIRST, must: true, grams: 45 },
    { slot: 'baking', ids: ['baking-powder'], must: true, grams: 2.4 },
    { slot: 'egg', ids: ['egg'], grams: 25 },
  ],
  cuts: { egg: 'beaten', veg: 'grate', fruit: 'dice' },
  suits: (dish) => {
    const base = firstIn(dish, 'base')
    if (
      !base ||
      givenIn(dish, 'base') === 0 ||
      partsIn(dish, 'baking').some((part) => YEASTS.has(part.item.key))
    )
      return false
    if (base.item.kind === 'flour' && !CAKE_FLOURS.has(base.item.key)) return false
    const made = givenIn(dish, 'sweet', 'egg', 'fat', 'baking')
    return made > 1 ? 1 + made * 0.8 : false
  },
  cook: (dish) => {
    const spice = partsIn(dish, 'spice')
    const dry = [...partsIn(dish, 'base'), ...partsIn(dish, 'baking'), ...partsIn(dish, 'sweet'), ...spice]
    const fat = partsIn(dish, 'fat')
    const wet = [...partsIn(dish, 'egg'), ...partsIn(dish, 'liquid'), ...partsIn(dish, 'dairy')]
    const acid = partsIn(dish, 'acid').map((part) => ` and the ${label(part).replace(/s$/, '')} juice`)
    const folded = [...fruits(dish), ...partsIn(dish, 'veg'), ...partsIn(dish, 'topping')]
    const count = dish.servings * 2
    return [
      step(
        act(
          `Heat the oven to 200 °C (180 °C fan) and line ${count} holes of a muffin tin with paper cases.`,
          2,
        ),
        fat.some((part) => part.item.kind === 'butter')
          ? act(`Melt ${the(fat)} and let it cool a little.`, 3)
          : NOTHING,
      ),
      step(
        act(
          bySkill(
            dish,
            `Stir ${the(dry)} together in a large bowl with a pinch of salt. In another bowl whisk ${the([...wet, ...fat])}${acid.join('')} together.`,
            `Stir ${the(dry)} together with a pinch of salt. Whisk ${the([...wet, ...fat])}${acid.join('')} in another bowl.`,
            `Dry: ${bare(dry)}, pinch of salt. Wet: ${bare([...wet, ...fat])}${acid.join('')}.`,
          ),
          5,
        ),
        act(
          bySkill(
            dish,
            `Pour the wet into the dry and fold ${folded.length > 0 ? `in ${the(folded)} ` : ''}with a big spoon, a dozen strokes and no more: lumps are right, and a batter beaten smooth bakes tough.`,
            `Fold the wet into the dry${folded.length > 0 ? ` with ${the(folded)}` : ''} in a few strokes; lumps are right.`,
            `Fold together${folded.length > 0 ? ` with ${the(folded)}` : ''}, barely.`,
          ),
          2,
        ),
      ),
      step(
        act(
          `Spoon into the cases and bake for 18 to 22 minutes, until risen and golden and a skewer pushed into the middle comes out clean.`,
          24,
        ),
        act('Leave in the tin for 5 minutes, then lift out onto a rack.', 5),
      ),
    ]
  },
  names: (dish) => {
    const told = [
      ...fruits(dish),
      ...partsIn(dish, 'veg'),
      ...partsIn(dish, 'topping'),
      ...partsIn(dish, 'spice'),
    ].filter((part) => part.item.isGiven)
    if (told.length === 0) return [`Plain muffins with ${label(firstIn(dish, 'sweet')!)}`]
    return [
      `${attributives(told)} muffins`,
      `${attributive(told[0]!)} muffins${told[1] ? ` with ${plurals([told[1]])}` : ''}`,
    ]
  },
  descriptions: (dish) => [
    `Two for each person, with ${bare([...fruits(dish), ...partsIn(dish, 'veg', 'topping', 'sweet')].slice(0, 2))}, best on the day they are baked.`,
    `Stirred, not beaten: the less the batter is worked, the softer they are. They freeze well.`,
  ],
}
