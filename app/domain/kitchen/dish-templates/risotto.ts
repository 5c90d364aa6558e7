import { jugMl } from '#app/domain/kitchen/words.ts'
import { type DishTemplate, bySkill, firstIn, partsIn } from '#app/domain/kitchen/dish.ts'
import { attributive, bare, be, the } from '#app/domain/kitchen/labels.ts'
import { attributives, leads, plurals } from '#app/domain/kitchen/naming.ts'
import { NOTHING, act, step } from '#app/domain/kitchen/techniques/act.ts'
import { bloom, heatFat, pan, render, soften } from '#app/domain/kitchen/techniques/base.ts'
import { serve, sharpen, top } from '#app/domain/kitchen/techniques/finish.ts'
import { brown, donenessOf, isDelicate, untilDone } from '#app/domain/kitchen/techniques/protein.ts'
import { fryVegetables, wilt } from '#app/domain/kitchen/techniques/vegetables.ts'
import { minutes } from '#app/domain/kitchen/words.ts'
import { LEAVES, NUTS, SAVOURY, givenIn, oil, onion, rule } from './slot-rules.ts'

export const risotto: DishTemplate = {
  id: 'risotto',
  standby: true,
  noun: 'risotto',
  plate: 'risotto',
  family: 'rice',
  taste: 'savoury',
  meals: { dinner: 1, lunch: 0.6 },
  only: ['Italian', 'Mediterranean'],
  cuisines: { Italian: 1.8, Mediterranean: 0.3 },
  style: null,
  slots: [
    rule(
      'main',
      1,
      ['poultry', 'prawns', 'squid', 'smoked-fish', 'cooked-meat', 'sausage', 'white-fish'],
      0.7,
    ),
    rule('bacon', 1, ['bacon'], 0.9),
    rule(
      'veg',
      2,
      [
        'mushroom',
        'squash',
        'firm',
        'courgette',
        'quick',
        'beetroot',
        'tomato',
        'pepper',
        'cabbage',
        'celery',
        'hard-root',
      ],
      0.9,
    ),
    rule('leaf', 1, LEAVES),
    ...SAVOURY,
    rule('liquid', 2, ['stock', 'stock-cube', 'wine']),
    rule('cheese', 1, ['hard-cheese', 'yeast-flakes'], 1.4),
    rule('cheese', 1, ['crumbly-cheese', 'melting-cheese'], 0.6),
    rule('dairy', 1, ['soft-cheese', 'cream'], 0.7),
    NUTS,
    rule('starch', 1, ['risotto-rice', 'slow-grain']),
  ],
  fills: [
    { slot: 'starch', ids: ['risotto-rice', 'risotto-rice', 'carnaroli-rice'], must: true },
    {
      slot: 'veg',
      across: ['main', 'bacon', 'veg', 'leaf'],
      ids: ['mushroom', 'courgette'],
      must: true,
    },
    oil,
    onion,
    {
      slot: 'liquid',
      ids: (dish) => dish.cuisine.stock,
      grams: 220,
      when: (dish) =>
        !dish.parts.some((part) => part.item.kind === 'stock' || part.item.kind === 'stock-cube'),
    },
    { slot: 'cheese', ids: ['parmesan', 'vegetarian-hard-cheese', 'nutritional-yeast'] },
    { slot: 'acid', ids: ['lemon'] },
  ],
  cuts: { main: 'dice', veg: 'dice' },
  suits: (dish) =>
    givenIn(dish, 'main', 'veg', 'leaf', 'bacon') > 0 ? (givenIn(dish, 'starch') > 0 ? 2 : 0) : false,
  cook: (dish) => {
    const rice = firstIn(dish, 'starch')!
    const main = firstIn(dish, 'main')
    const stock = partsIn(dish, 'liquid').filter((part) => part.item.kind !== 'wine')
    const wine = partsIn(dish, 'liquid').filter((part) => part.item.kind === 'wine')
    const stockMl = stock
      .filter((part) => part.item.kind === 'stock')
      .reduce((sum, part) => sum + part.grams, 0)
    const slow = rice.item.kind === 'slow-grain'
    const water = jugMl(Math.max(100, rice.grams * (slow ? 5 : 4.2) - stockMl))
    const [low, high] = slow ? [30, 35] : [18, 20]
    const quick = partsIn(dish, 'veg').filter((part) =>
      ['quick', 'courgette', 'firm', 'tomato'].includes(part.item.kind),
    )
    const slowVeg = partsIn(dish, 'veg').filter((part) => !quick.includes(part))
    const late = main && isDelicate(main) ? main : null
    const early = main && !late ? main : null
    const rich = [...partsIn(dish, 'cheese'), ...partsIn(dish, 'dairy')]
    return [
      step(
        act(
          bySkill(
            dish,
            `Bring ${stock.length > 0 ? `${the(stock)} and ` : ''}${water} water to a simmer in a saucepan and keep ${stock.length > 0 ? 'them' : 'it'} hot: cold liquid would stop the cooking.`,
            `Heat ${stock.length > 0 ? `${the(stock)} with ` : ''}${water} water and keep it at a simmer.`,
            `Hold ${stock.length > 0 ? `${the(stock)} and ` : ''}${water} water at a simmer.`,
          ),
          3,
        ),
      ),
      step(
        heatFat(dish, pan(dish, 'deep pan'), 'medium'),
        render(dish),
        early ? brown(dish, early, `with ${the([rice])}`) : NOTHING,
        soften(dish),
        fryVegetables(dish, slowVeg),
        bloom(dish),
      ),
      step(
        act(
          bySkill(
            dish,
            `Add ${the([rice])} and stir for 2 minutes, until the edges of the grains look glassy.${wine.length > 0 ? ` Pour in ${the(wine)} and let it bubble away.` : ''}`,
            `Stir in ${the([rice])} for 2 minutes.${wine.length > 0 ? ` Add ${the(wine)} and let it reduce to nothing.` : ''}`,
            `Toast ${the([rice])} for 2 minutes${wine.length > 0 ? `; deglaze with ${the(wine)}` : ''}.`,
          ),
          3,
        ),
      ),
      step(
        act(
          bySkill(
            dish,
            `Add a ladle of the hot liquid and stir until it is nearly gone, then the next. Go on for ${minutes(low, high)}, stirring often, until ${the([rice])} ${be([rice])} creamy outside and just firm in the middle; you may not need all of it.`,
            `Add the hot liquid a ladle at a time, stirring, for ${minutes(low, high)}, until ${the([rice])} ${be([rice])} creamy with a little bite.`,
            `Ladle in the hot liquid, stirring, ${minutes(low, high)}, to all'onda.`,
          ),
          high,
        ),
        quick.length > 0
          ? act(
              `${bySkill(dish, 'For the last 5 minutes, add', 'Add', 'Add')} ${the(quick)}${bySkill(dish, ' and cook until tender', ' for the last 5 minutes', ' 5 minutes before the end')}.`,
            )
          : NOTHING,
        late ? act(`Add ${the([late])} for the last 4 minutes, until ${untilDone(dish, late)}.`) : NOTHING,
        early
          ? act(
              `By now ${the([early])} must be cooked through${donenessOf(early, dish.eaters).safeC === null ? '' : ` (${donenessOf(early, dish.eaters).safeC} °C)`}.`,
            )
          : NOTHING,
      ),
      step(
        wilt(dish, partsIn(dish, 'leaf')),
        rich.length > 0
          ? act(
              bySkill(
                dish,
                `Take the pan off the heat, beat in ${the(rich)} and leave covered for 2 minutes.`,
                `Off the heat, beat in ${the(rich)} and rest for 2 minutes.`,
                `Mantecare off the heat with ${the(rich)}; rest 2 minutes.`,
              ),
              3,
            )
          : NOTHING,
        sharpen(dish),
      ),
      step(top(dish, 'topping', 'herb'), serve(dish, 'bowl', 'Spoon into')),
    ]
  },
  names: (dish) => {
    const [first, second] = leads(dish).filter((part) => part.slot !== 'cheese')
    if (!first) return ['Parmesan risotto']
    const grain =
      firstIn(dish, 'starch')!.item.kind === 'slow-grain'
        ? `${attributive(firstIn(dish, 'starch')!)} risotto`
        : 'risotto'
    const acid = firstIn(dish, 'acid')
    return [
      `${attributives([first, ...(second ? [second] : [])])} ${grain}`,
      `${attributive(first)} ${grain} with ${second ? plurals([second]) : acid ? attributive(acid) : 'parmesan'}`,
    ].filter(
      (name) => !/with (?:parmesan)$/.test(name) || dish.parts.some((part) => part.item.key === 'parmesan'),
    )
  },
  descriptions: (dish) => [
    `Rice stirred slowly until it turns creamy by itself, with ${bare(
      leads(dish)
        .filter((part) => part.slot !== 'cheese')
        .slice(0, 2),
    )} through it.`,
    `It wants company at the stove, and gives back a bowl you could eat with a spoon in the dark.`,
  ],
}
