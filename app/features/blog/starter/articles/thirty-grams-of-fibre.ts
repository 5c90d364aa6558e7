import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const thirtyGramsOfFibre: StarterArticle = {
  slug: 'thirty-grams-of-fibre',
  title: 'Thirty grams of fibre, found in ordinary food',
  category: 'nutrition-basics',
  author: 'mealwright-nutrition',
  schemaType: 'Article',
  publishedAt: '2026-11-04T08:00:00Z',
  excerpt:
    'Most of us stop ten grams short. Four swaps take an everyday menu from 13 g of fibre to past 30, and not one of them is bran stirred into water.',
  seoTitle: 'How to eat 30 g of fibre a day: four swaps that do it',
  seoDescription:
    'What 30 g of fibre looks like in real meals, which foods carry the most, how to read the claims on a packet, and how to get there gently.',
  tags: ['fibre', 'wholegrains', 'pulses', 'swaps'],
  picture: {
    id: '00000000-0000-4000-8000-000000000003',
    alt: 'Drawing: wholemeal pasta with chickpeas and tomato, a bowl of oats, a pear, a carrot and raspberries',
  },
  body: `
Fibre is the part of a plant that your own digestion cannot take apart. It passes through to the large intestine, where bacteria make a meal of it. For something that is not quite eaten it does a great deal: the Scientific Advisory Committee on Nutrition (SACN), reviewing the evidence for the British government in 2015, linked diets rich in it with less heart disease, type 2 diabetes and bowel cancer.

It also found that adults should have about 30 g a day. The National Health Service puts what the average adult in Britain eats at around 20 g. Ten grams short, then, every day: the gap between a white roll and a bowl of lentil soup.

## One day, two ways

The easiest way to see where fibre hides is to change one ordinary day and leave the rest of it alone. Here is a menu nobody would call unhealthy, with what our food table finds in it:

| As it was | Fibre |
| --- | ---: |
| 30 g cornflakes with milk | 1.1 g |
| Ham sandwich on white bread | 2.3 g |
| A banana | 3.1 g |
| White pasta (75 g dry), tinned tomatoes, chicken | 6.2 g |
| **Day** | **12.7 g** |

And here is the same day after four swaps, none of which asks you to eat anything strange:

| After four swaps | Fibre |
| --- | ---: |
| 50 g porridge oats with milk | 5.1 g |
| Ham sandwich on wholemeal, and a raw carrot | 6.3 g |
| A pear, skin on | 5.5 g |
| Wholemeal pasta (75 g dry), tinned tomatoes, half a tin of chickpeas | 18.4 g |
| **Day** | **35.3 g** |

Nearly three times as much. Supper did most of it: wholemeal pasta has 6.9 g where white has 2.4 g, and 120 g of drained chickpeas bring another 7.7 g. If you make one change, make it there. If chickpeas in place of the chicken is a step too far, have half of each: 60 g of both still gives you 14.5 g on the plate, and the day ends above 31 g.

## Where it is, and where it isn't

### The heavy lifters

Pulses are far ahead of everything else. A half tin (120 g drained) of black beans has 10.4 g, butter beans 8.4 g, chickpeas 7.7 g. Cooked lentils are just behind the black beans at 9.5 g for the same weight. After them come the whole grains: 60 g of dry pearl barley holds 9.4 g and bulgur 7.5 g, where white rice has 0.8 g. Brown rice is a surprise at 2.2 g, better than white but no giant.

Among fruit, berries with seeds win. A handful of raspberries, 80 g, has 5.2 g, more than a whole medium apple at 4.4 g. Almonds bring 3.8 g in 30 g, and popcorn, to the delight of everyone, 3.8 g in 25 g.

### The light ones

Lettuce is mostly water: 0.9 g in a generous 80 g. Peeled and juiced fruit loses most of what it had, and a smoothie keeps it only if the whole fruit goes in. Meat, fish, eggs, milk and oil have none.

### The word on the packet

“Brown” and “multigrain” promise nothing. Two phrases do have a legal meaning. A “source of fibre” has at least 3 g in 100 g, and a “high fibre” food at least 6 g in 100 g. Turn the packet over and look for the line; it is voluntary in Britain, but most breads and cereals give it. We go through the rest of the panel in [how to read a food label](/blog/nutrition-basics/how-to-read-a-food-label).

## Getting there without regret

Go from 13 g to 35 g between Monday and Tuesday and you will hear about it. The bacteria that ferment fibre make gas, and they need time to adjust. Three habits make it easy.

Make one swap a week, beginning with breakfast. By the end of the month you have all four, and your gut has had notice.

Drink with it. Much of the good that fibre does depends on holding water, and a dry diet high in bran can do the opposite of what you hoped.

Spread it. Six grams at each of three meals and the rest in fruit and nuts sits better than one heroic bowl of beans.

And rinse tinned pulses. It takes away some of the salt and some of the sugars that ferment fastest.

### When to go carefully

Children need less: SACN gives 15 g a day for ages two to five, 20 g for five to eleven and 25 g for eleven to sixteen. Anyone with irritable bowel syndrome, inflammatory bowel disease, or an operation on the gut behind or before them should ask a doctor or dietitian first, because for some conditions more fibre is the wrong advice. A lasting change in how your bowels behave is a reason to see a doctor, not to buy bran flakes.

## Cook for it once

Fibre rewards the cook who boils a big pot. A bag of barley or lentils cooked on Sunday turns into salads and soups until Tuesday and, from the freezer, for weeks after; we have set out [how to do that safely](/blog/cooking-well/batch-cook-grains-and-pulses). Or give [the recipe generator](/upload) a tin of beans and whatever is in the vegetable drawer: every recipe it writes shows its fibre along with everything else.

## Sources

- Scientific Advisory Committee on Nutrition, *Carbohydrates and Health*, 2015.
- National Health Service, [Eat well](https://www.nhs.uk/live-well/eat-well/): advice on fibre and starchy foods.
- European Food Safety Authority, *Scientific Opinion on Dietary Reference Values for carbohydrates and dietary fibre*, EFSA Journal 8(3):1462, 2010. EFSA's figure for adults is 25 g.
- World Health Organization, *Carbohydrate intake for adults and children: WHO guideline*, 2023.
- Regulation (EC) No 1924/2006 on nutrition and health claims, Annex.
- Figures for foods: Mealwright's food table, from USDA [FoodData Central](https://fdc.nal.usda.gov/).
`,
  faqs: [
    {
      question: 'Is it 25 g or 30 g a day?',
      answer:
        '<p>Both are in use. Britain recommends 30 g for adults, EFSA calls 25 g adequate, and the World Health Organization says at least 25 g. Past either you are doing well.</p>',
    },
    {
      question: 'Do I have to peel fruit and vegetables?',
      answer:
        '<p>Mostly not. Wash them well and keep the skins of apples, pears, potatoes and carrots; a useful part of the fibre is there.</p>',
    },
    {
      question: 'Does blending destroy fibre?',
      answer: '<p>No, blending chops it. Straining and juicing remove it, because the pulp stays behind.</p>',
    },
    {
      question: 'Are fibre supplements as good?',
      answer:
        '<p>They have their uses, and a pharmacist can advise on them. But they bring one kind of fibre and nothing else, while beans and oats bring several kinds along with protein, minerals and supper.</p>',
    },
  ],
}
