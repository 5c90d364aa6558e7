import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const howMuchProtein: StarterArticle = {
  slug: 'how-much-protein-do-you-need',
  title: 'How much protein do you need, and what does it look like?',
  category: 'nutrition-basics',
  author: 'mealwright-nutrition',
  schemaType: 'Article',
  publishedAt: '2026-11-13T08:00:00Z',
  excerpt:
    'Less than the packets shout, and more than a salad gives you. The recommended figure, who may want more, and a day’s worth in eggs, oats and lentils.',
  seoTitle: 'How much protein do you need a day? Grams, foods and a worked day',
  seoDescription:
    'Protein recommendations in grams per kilogram, who may need more, what 20 g looks like in ordinary food, and a whole day added up.',
  tags: ['protein', 'eggs', 'lentils', 'older adults'],
  picture: {
    id: '00000000-0000-4000-8000-000000000002',
    alt: 'Drawing: a plate of salmon with green beans, dishes of lentils, chickpeas and yoghurt, and two eggs',
  },
  body: `
Protein has become a flavour. It is printed on the front of cereal, coffee and chocolate bars, generally next to a large number and a higher price. The amount you need is printed nowhere so loudly, perhaps because it is not very exciting. For most adults it fits into ordinary meals without a scoop of anything.

## The figure, and what it means

The European Food Safety Authority (EFSA) sets the reference intake for adults at 0.83 g of protein a day for each kilogram of body weight. The World Health Organization's expert consultation came to the same number. The British figure is a little lower: 0.75 g.

Multiply by what you weigh:

| You weigh | At 0.75 g | At 0.83 g |
| --- | ---: | ---: |
| 55 kg | 41 g | 46 g |
| 65 kg | 49 g | 54 g |
| 75 kg | 56 g | 62 g |
| 85 kg | 64 g | 71 g |

These numbers are not averages of what people need. They are set high enough to cover nearly everybody in good health, and so most people need somewhat less. They are also not a ceiling. Think of them as the floor you would like to be standing on most days of the week.

### Who may want more

**In pregnancy and while breastfeeding** needs go up. EFSA adds 1 g a day in the first three months, 9 g in the second and 28 g in the last; then 19 g a day for the first six months of breastfeeding.

**After sixty-five** muscle is harder to keep. EFSA leaves the figure as it is, but an international group of specialists in ageing, PROT-AGE, recommended in 2013 that healthy older people aim for 1.0 to 1.2 g per kilogram.

**If you train hard**, the International Society of Sports Nutrition gives a range of 1.4 to 2.0 g per kilogram for people who exercise. Three walks a week do not put you in that group, pleasant as they are.

**If you have kidney disease**, or have been told to limit protein for any reason, none of these ranges is for you. Ask your doctor or a dietitian for a figure of your own before you change anything.

## What twenty grams looks like

Numbers per kilogram are hard to cook with. It is easier to know what about 20 g looks like, since three such portions cover the day for most of us. From our food table:

| Food | Protein | kcal |
| --- | ---: | ---: |
| Chicken breast, 90 g raw | 20.3 g | 108 |
| Red lentils, 85 g dry | 20.3 g | 304 |
| Fat-free Greek yoghurt, 200 g | 20.4 g | 118 |
| Tinned tuna, 100 g drained | 19.4 g | 86 |
| Eggs, three large | 18.8 g | 215 |
| Tinned chickpeas, 240 g drained | 16.9 g | 334 |

The calories in the last column matter as much as the protein. Chickpeas bring starch and 15 g of fibre with them, so they are half your supper rather than an addition to it. And then there are the quiet contributors that nobody thinks of as protein at all: two slices of wholemeal bread hold 8.0 g, 50 g of oats 6.6 g, 80 g of frozen peas 4.2 g. By bedtime they have added up to one of your three portions.

## A whole day, added up

Here is a day of plain food for someone of 70 kg, who at 0.83 g needs 58 g:

- **Breakfast.** Porridge from 50 g oats and 200 ml semi-skimmed milk: 13.3 g.
- **Lunch.** Two boiled eggs on two slices of buttered wholemeal toast: 20.6 g.
- **Supper.** Dal from 60 g red lentils with 60 g rice, spinach and a tablespoon of oil: 20.9 g.
- **Later.** 150 g Greek yoghurt: 13.5 g.

That makes 68.3 g, comfortably past the mark, without meat and without trying. It comes to about 1,350 kcal, so there is room for fruit, a second helping and a biscuit, all of which would add a little more.

### Does it have to be spread out?

It is sensible, and for older people probably useful, to have some at each meal instead of all of it at night. But the day is what counts first. If breakfast is coffee and toast, put an egg on it before you worry about the clock.

## Plants do the job

Protein is built from amino acids, nine of which must come from food. Meat, fish, eggs and milk hold all nine in good proportion, and so does soya. Most other plants are short of one: pulses of methionine, grains of lysine. Eat both and each fills the other's gap, which is why rice and dal, beans on toast and hummus with flatbread turn up in so many kitchens. They need not be on the same plate. The same day is near enough.

A vegan who eats pulses, grains, nuts or soya every day will usually get enough protein. Vitamin B12 is the thing to plan for, since plants do not supply it.

## Should you buy the powder?

Powder is food with the water and the pleasure taken out. It is convenient after training or when appetite is poor, and it is not magic. Compare it by the price of 20 g, and put eggs, milk and lentils in the same column. The front of a packet may say “source of protein” when 12 % of its calories come from protein and “high protein” at 20 %: a boiled egg, at about a third, could wear the bigger badge.

To see what your own meals hold, describe one to [the calorie estimator](/calories). To build a week around a target, [the planner](/meal-planning) spreads it over the day for you. And if you wonder where these grams come from, we have shown [how the figures are worked out](/blog/nutrition-basics/how-calories-and-macros-are-worked-out).

## Sources

- European Food Safety Authority, *Scientific Opinion on Dietary Reference Values for protein*, EFSA Journal 10(2):2557, 2012.
- World Health Organization, *Protein and amino acid requirements in human nutrition*, WHO Technical Report Series 935, 2007.
- Department of Health, *Dietary Reference Values for Food Energy and Nutrients for the United Kingdom*, 1991.
- Bauer J and others, “Evidence-based recommendations for optimal dietary protein intake in older people” (PROT-AGE), *JAMDA* 14, 2013.
- Jäger R and others, “International Society of Sports Nutrition Position Stand: protein and exercise”, *JISSN* 14, 2017.
- Regulation (EC) No 1924/2006 on nutrition and health claims, Annex.
- Figures for foods: Mealwright's food table, from USDA [FoodData Central](https://fdc.nal.usda.gov/).
`,
  faqs: [
    {
      question: 'Can I eat too much protein?',
      answer:
        '<p>Healthy adults manage a good deal more than the reference intake. What it tends to push off the plate is the trouble: vegetables, fruit and fibre. With kidney disease the answer is different, and your clinic’s figure is the one to keep to.</p>',
    },
    {
      question: 'Does cooking destroy protein?',
      answer:
        '<p>No. Heat unfolds it, which makes it easier to digest. Meat looks richer in protein once cooked only because it has lost water.</p>',
    },
    {
      question: 'How much protein is in an egg?',
      answer:
        '<p>A large egg of 50 g without its shell has 6.3 g, and 72 kcal. British sizes run larger than American ones, so a British large egg holds a little more.</p>',
    },
    {
      question: 'Is plant protein worse?',
      answer:
        '<p>Weight for weight most of it is used a little less well, and soya is the exception. Eat a mixture of pulses and grains over the day and the difference is small.</p>',
    },
  ],
}
