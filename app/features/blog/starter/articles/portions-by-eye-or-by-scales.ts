import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const portionsByEye: StarterArticle = {
  slug: 'portions-by-eye-or-by-scales',
  title: 'Portions: by eye, or by the scales?',
  category: 'cooking-well',
  author: 'mealwright-kitchen',
  schemaType: 'Article',
  publishedAt: '2026-10-30T08:00:00Z',
  excerpt:
    'For spinach your eye is good enough. For oil, nuts, cheese and granola it can be out by a meal’s worth a day. When to weigh, and how to train the eye.',
  seoTitle: 'Portion sizes by eye or by scales: when weighing matters',
  seoDescription:
    'Which foods are worth weighing and which are not, what common portions weigh, and a week’s practice that makes your eye a better measure.',
  tags: ['portions', 'scales', 'measuring', 'calories'],
  picture: {
    id: '00000000-0000-4000-8000-000000000009',
    alt: 'Drawing: two bowls of granola, one twice as full as the other, with a spoon of oil, a piece of cheese and scales',
  },
  body: `
A set of kitchen scales costs less than a good dinner and settles most arguments about food. It also has a way of taking the pleasure out of one. So the question worth asking is not whether to weigh, but *what*. For most of the plate your eye is accurate enough. For a handful of foods it is hopeless, and those are the ones that count.

## A mistake has a price, and you can work it out

Misjudge spinach by half and nothing happens: 80 g more is 18 kcal. Pour twice the olive oil you meant and you have eaten another slice and a half of bread. What matters is how much energy is packed into the gram you got wrong. Here are some honest helpings beside generous ones that look, on the plate, very much alike:

| Food | Modest | kcal | Generous | kcal | Apart |
| --- | ---: | ---: | ---: | ---: | ---: |
| Olive oil | 1 tbsp, 13.5 g | 119 | 2 tbsp, 27 g | 239 | 120 |
| Granola | 45 g | 220 | 90 g | 440 | 220 |
| Pasta, dry | 75 g | 278 | 120 g | 445 | 167 |
| Rice, dry | 60 g | 219 | 90 g | 329 | 110 |
| Cheddar | 20 g | 81 | 50 g | 202 | 121 |
| Peanut butter | 15 g | 90 | 30 g | 179 | 89 |

One generous pour, one full bowl and one heaped spoon put 429 kcal on top of the modest ones, about as much as a plate of pasta. Nobody who eats them feels that they had an extra supper. That is the case for scales in one line.

## What to weigh, and what to leave alone

### Worth the scales

Weigh what is dry, fatty or both: oil, butter, nuts and nut butters, cheese, granola and muesli, pasta, rice, couscous, flour. They are also the easiest to forget: a tablespoon is hard to see once it is in the pan.

### A spoon or a count will do

Eggs come in sizes, bread comes in slices, milk in a measuring jug. A medium banana is about 118 g without its skin and a medium apple about 182 g; whether yours is ten grams off hardly shows. A household measure is good when the thing measured is much the same every time. It is bad for anything that heaps.

### Leave it to the eye

Leaves, tomatoes, cucumber, courgettes, mushrooms, cabbage, berries: put on as much as you like. The five-a-day portion is 80 g of fresh, frozen or tinned fruit and vegetables, and it is easy to know by sight once you have weighed it a few times. Dried fruit counts at 30 g and juice at 150 ml, once a day at most.

## How to weigh without becoming a bore

**Put the bottle on the scales.** Set the oil on the platform, press zero, pour what you need and set it back. The display shows what left. The same works for peanut butter, honey and cream, and there is no spoon to wash.

**Weigh the pan once.** Write the empty weight of your two favourite pans on the inside of a cupboard door. When the stew is finished, weigh it in the pan, take off the pan, and divide by the number of servings. Now “a quarter of it” is a number.

**Weigh dry, write dry.** 75 g of dry pasta is about 176 g on the plate, and 60 g of rice becomes 169 g. Raw and cooked figures differ by so much that mixing them is the largest mistake in most food diaries. We explain it in [how calories are worked out](/blog/nutrition-basics/how-calories-and-macros-are-worked-out).

**Mind the small end.** Ordinary kitchen scales show whole grams, and many are unsure of the first two or three. For 2 g of yeast or spice use a teaspoon. For 200 g of flour nothing beats the scales, since a cup of it can vary by a fifth with how it was filled.

## Training the eye

You do not have to weigh for ever. The aim is to know what 45 g of granola looks like *in your bowl*, and that can be learnt in a week.

On Monday guess, then weigh, and write both down: for oil, for rice, for cheese, for cereal. Do the same each day with the same bowls and spoons. If you begin well under, you are in good company. Watch the gap narrow by Thursday. After that a check once a month keeps the eye honest. Buying a new set of bowls puts you back to Monday.

A smaller bowl helps for the plainest of reasons: it is full sooner. So does a good spoon. A level tablespoon in British and European recipes is 15 ml; the spoon you eat soup with may hold anything from 10 ml to 20 ml, and deserves to be measured once with water.

### Hands, matchboxes and tennis balls

Comparisons of this kind are for restaurants. A palm of fish, a fist of rice and a thumb of cheese are rough, but they have the advantage of being with you, and of growing with the person they belong to. Treat them as what they are, which is better than nothing, and write down the range rather than the point.

## When not to weigh

Some people find that numbers take over. If weighing makes you anxious, if you cannot eat what you have not measured, or if you have ever had an eating disorder, leave the scales in the drawer and speak to your doctor; in Britain the charity Beat also listens. For children, offer good food and let them decide how much of it. And on a birthday, cut the cake by eye.

For the days in between, describe the plate to [the calorie estimator](/calories) in your own words. Where you give no weight it says which one it assumed, and shows how far the answer could move. Change a row to what the scales said and the sum follows. [The help page](/help) explains the ranges.

## Sources

- National Health Service, [Eat well](https://www.nhs.uk/live-well/eat-well/): five a day and portion sizes.
- British Nutrition Foundation, *Find your balance: get portion wise!*, a guide to portion sizes.
- Figures, weights of pieces and cooking yields: Mealwright's food table, from USDA [FoodData Central](https://fdc.nal.usda.gov/).
`,
  faqs: [
    {
      question: 'Which scales should I buy?',
      answer:
        '<p>Flat digital ones with a zero (tare) button, up to 5 kg in steps of 1 g. Anything finer is for bread and coffee.</p>',
    },
    {
      question: 'Is a tablespoon the same everywhere?',
      answer:
        '<p>No. It is 15 ml in Britain and Europe, close to that in America, and 20 ml in Australia.</p>',
    },
    {
      question: 'How do I estimate a restaurant meal?',
      answer:
        '<p>Name the parts, guess each by hand or spoon, and assume a tablespoon more fat than you can see. Then take the answer as a range.</p>',
    },
    {
      question: 'What does a portion of vegetables weigh?',
      answer:
        '<p>80 g towards your five a day, whether fresh, frozen or tinned. Potatoes do not count; they are a starchy food.</p>',
    },
  ],
}
