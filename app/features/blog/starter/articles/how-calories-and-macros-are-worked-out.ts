import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const howCaloriesAreWorkedOut: StarterArticle = {
  slug: 'how-calories-and-macros-are-worked-out',
  title: 'How calories and macros are worked out',
  category: 'nutrition-basics',
  author: 'mealwright-nutrition',
  schemaType: 'Article',
  publishedAt: '2026-11-18T08:00:00Z',
  isFeatured: true,
  excerpt:
    'Every calorie figure you have ever read came from a scale, a table and four multiplications. Here they are, worked through with one bowl of porridge.',
  seoTitle: 'How calories and macros are worked out, with a worked example',
  seoDescription:
    'From grams to kilocalories: the 4-4-9-7 factors, why fibre counts half, why raw and cooked weights differ, and how far to trust the sum.',
  tags: ['calories', 'macros', 'food tables', 'porridge'],
  picture: {
    id: '00000000-0000-4000-8000-000000000001',
    alt: 'Drawing: a kitchen scale with a bowl of porridge on it, beside a banana, a jug of milk and a notepad of sums',
  },
  body: `
A calorie figure looks like something measured. It almost never is. Nobody burned your breakfast in a laboratory; somebody weighed its parts, looked each one up in a table and added. Once you have seen the adding done, you can do it yourself, and you can tell a good figure from a hopeful one.

## Four numbers do most of the work

A kilocalorie is the heat that warms a kilogram of water by one degree. Food labels print kilocalories (kcal), and in everyday speech we call them calories. In Britain and the rest of Europe a label works them out from what the food is made of:

| In each gram | kcal |
| --- | ---: |
| Fat | 9 |
| Alcohol | 7 |
| Protein | 4 |
| Carbohydrate | 4 |
| Fibre | 2 |

These are averages, rounded so that people can use them. They descend from work Wilbur Atwater published in the 1890s, and the Food and Agriculture Organization reviewed them in 2003 in *Food energy: methods of analysis and conversion factors*. The tables of the United States Department of Agriculture (USDA), which our own figures come from, are finer. They often use a factor for the particular food, because the protein in an egg gives your body a little more than the protein in a bean.

Macros, short for macronutrients, are simply the first column measured in grams: how much protein, fat and carbohydrate there is. Calories are what you get when you multiply.

## One bowl, added up

Take a real breakfast: 50 g of porridge oats, 200 ml of semi-skimmed milk, a medium banana and 15 g of peanut butter. Our food table gives:

| Food | kcal | Protein | Carbs | Fat |
| --- | ---: | ---: | ---: | ---: |
| Oats, 50 g | 190 | 6.6 g | 33.9 g | 3.3 g |
| Milk, 200 ml | 102 | 6.7 g | 9.8 g | 4.0 g |
| Banana, 118 g peeled | 105 | 1.3 g | 27.0 g | 0.4 g |
| Peanut butter, 15 g | 90 | 3.3 g | 3.3 g | 7.7 g |
| **Bowl** | **486** | **17.9 g** | **73.9 g** | **15.4 g** |

Add the rows and you get 487 kcal, and a tenth of a gram too much carbohydrate. That is rounding: the total is added up from the exact figures and rounded once, at the end.

### Checking the answer

Now multiply the bottom row yourself: 17.9 × 4, plus 73.9 × 4, plus 15.4 × 9. You get 506 kcal, twenty more than the table. The difference has a name. American tables count fibre as part of the carbohydrate, and this bowl holds 8.9 g of it, which you have just charged at 4 kcal a gram when it yields about 2. Take off 8.9 × 2 and you have 488. The two methods meet.

It is a useful thing to know when you compare. A British label lists carbohydrate *without* fibre; our figures, being American, include it. Neither is wrong, but the same loaf will look starchier on one than on the other.

## Where sums go wrong

The multiplying is never the trouble. The weighing is.

### Raw or cooked

100 g of raw chicken breast has 120 kcal and 22.5 g of protein. 100 g of *cooked* chicken breast has 165 kcal and 31 g. Nothing was added; water left. Rice does the opposite: 365 kcal in 100 g dry, 130 kcal in 100 g cooked, because it drinks nearly twice its weight. Weigh raw and look up cooked, and your supper is wrong by a third or more. Decide which you are doing and say so. “60 g dry rice” is a fact; “some rice” is a mood.

### The spoon of oil

A tablespoon of olive oil weighs about 13.5 g and carries 119 kcal, the same as a slice and a half of wholemeal bread. It is also what everybody forgets to write down. If you log one thing carefully, log the fat in the pan.

### Spoons, cups and “a medium onion”

Household measures are guesses about weight. Ours are USDA's wherever it gives one, and an estimate of ours where it does not; recipes list what was assumed and print a range beside the figure. A range is not timidity. It tells you how much the guess could matter.

## How far to trust the sum

Food varies. One banana is riper than the next, one farm's oats are fatter. Tables hold averages, and labels in Britain and Europe may use averages too, within tolerances that the European Commission has published. So treat a daily total as you would a weather forecast: good enough to plan by, not worth arguing with over five kilocalories. We would be suspicious of anyone who reports your lunch to the decimal point.

What is worth your attention is the repeatable error. If you always forget the oil, or always weigh pasta cooked and read it as dry, you will be wrong in the same direction every day.

## From a bowl to a day

How much of this do you need? The usual starting point is a formula published by Mifflin, St Jeor and colleagues in 1990. For energy at rest it takes ten times your weight in kilograms, plus 6.25 times your height in centimetres, minus five times your age; then add 5 for a man or subtract 161 for a woman. A woman of 34 who is 168 cm tall and weighs 64 kg comes to 640 + 1,050 − 170 − 161, which is 1,359 kcal. Multiply by 1.375 for a lightly active life: about 1,870 kcal a day.

That is an estimate for a group of people like her, and she may differ from it by a few hundred either way. [The meal planner](/meal-planning) uses the same formula and shows its steps. If you are pregnant, under eighteen, living with an illness or an eating disorder, or have been given a target by a clinician, use their figure and not ours.

Try the adding on your own breakfast: [the calorie estimator](/calories) takes a sentence apart into foods and grams and lets you change every row. For the macro people ask about most, read [how much protein you need](/blog/nutrition-basics/how-much-protein-do-you-need) next.

## Sources

- Food and Agriculture Organization, *Food energy: methods of analysis and conversion factors*, Food and Nutrition Paper 77, 2003.
- Regulation (EU) No 1169/2011 on the provision of food information to consumers, Annex XIV: conversion factors.
- U.S. Department of Agriculture, [FoodData Central](https://fdc.nal.usda.gov/). All figures for foods above come from its SR Legacy data through Mealwright's food table.
- Mifflin MD, St Jeor ST and others, “A new predictive equation for resting energy expenditure in healthy individuals”, *American Journal of Clinical Nutrition* 51, 1990.
`,
  faqs: [
    {
      question: 'Are calories and kilocalories the same thing?',
      answer:
        '<p>In everyday speech, yes. A label’s “kcal” is a kilocalorie, a thousand of the small calories physicists use. One kcal is 4.184 kilojoules, the other unit on the label.</p>',
    },
    {
      question: 'Should I weigh food raw or cooked?',
      answer:
        '<p>Raw or dry is steadier, because how much water a food gains or loses depends on the cook. Either works as long as you look up the same state that you weighed.</p>',
    },
    {
      question: 'Why do two apps disagree about the same meal?',
      answer:
        '<p>Usually they assume different weights for a spoon, a slice or a medium fruit, or one uses raw figures and the other cooked. Enter grams in both and most of the gap closes.</p>',
    },
    {
      question: 'Does fibre have calories?',
      answer:
        '<p>Some. Bacteria in the gut ferment part of it, and European labels count it at 2 kcal a gram, half of what starch and sugar are counted at.</p>',
    },
  ],
}
