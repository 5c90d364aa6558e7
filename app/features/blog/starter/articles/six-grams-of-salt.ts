import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const sixGramsOfSalt: StarterArticle = {
  slug: 'six-grams-of-salt',
  title: 'Six grams of salt, and where they go',
  category: 'nutrition-basics',
  author: 'mealwright-nutrition',
  schemaType: 'Article',
  publishedAt: '2026-10-21T08:00:00Z',
  excerpt:
    'A day’s limit of salt is a level teaspoon, and most of it is gone before you reach for the cellar. Where it hides, and how to cook well with half as much.',
  seoTitle: 'Six grams of salt a day: where salt hides and how to use less',
  seoDescription:
    'How much salt is too much, which foods carry most of it, a day with 7 g and the same day with 3.3 g, and how to keep the flavour.',
  tags: ['salt', 'sodium', 'blood pressure', 'seasoning'],
  picture: {
    id: '00000000-0000-4000-8000-000000000005',
    alt: 'Drawing: a bowl of salt with a wooden spoon, lemons, garlic, a bottle of soy sauce and a heap of herbs',
  },
  body: `
Fill a teaspoon with table salt and draw a knife across it. What is left in the spoon is about 6 g, and it is all an adult should eat in a day, according to the National Health Service. The World Health Organization is stricter and says less than 5 g. Both count everything: the pinch in the pasta water, the slice of bread, the olive.

The reason is blood pressure. Salt raises it, high blood pressure raises the risk of heart disease and stroke, and you cannot feel it while it does. Trials that lasted four weeks and longer show that eating less salt brings it down.

## Salt, sodium and the factor between

Salt is sodium chloride, and sodium is the part that matters here. One gram of sodium makes two and a half grams of salt. British labels print salt. American tables, and so our food table, print sodium in milligrams; multiply by 2.5 and divide by 1,000. The 6 g limit is 2,400 mg of sodium.

Children get less: 2 g of salt a day from one to three years old, 3 g from four to six, 5 g from seven to ten, and 6 g from eleven. Babies under one should have less than 1 g, which means no salt in their food at all and no stock cubes.

## Where it hides

Nobody is surprised by crisps. Oddly, a 25 g bag is among the milder entries:

| Food | Salt |
| --- | ---: |
| Fish sauce, 1 tablespoon | 3.5 g |
| Soy sauce, 1 tablespoon | 2.2 g |
| Parma ham, 30 g | 2.0 g |
| Ham, 60 g | 1.7 g |
| Baked beans, 200 g | 1.7 g |
| Miso, 1 tablespoon | 1.6 g |
| Feta, 50 g | 1.1 g |
| Halloumi, 60 g | 1.1 g |
| Smoked salmon, 50 g | 0.8 g |
| Wholemeal bread, 2 slices | 0.7 g |
| Capers, 10 g | 0.6 g |
| Cheddar, 30 g | 0.5 g |
| Crisps, 25 g | 0.3 g |

These are typical figures. Brands differ, British bacon and American bacon differ, and one stock cube can hold anything from a gram or two to nearly 6 g, so the packet has the last word. But the shape of the list is reliable. Salt comes in three kinds of thing: what was cured, what was fermented into a sauce, and what we eat so often that small amounts add up. Bread is the champion of the third kind.

## A day that nobody salted

Breakfast is a bacon sandwich with butter: 1.7 g. Lunch is a ham and cheddar sandwich: 2.9 g. Supper is chicken and egg noodles with a tablespoon of soy sauce: 2.3 g. The cook never touched the cellar, and the day stands at 7.0 g.

Now change three things. Two eggs and unsalted butter on the toast instead of the bacon: 1.1 g. Roast chicken instead of ham in the sandwich, and the cheddar stays: 1.3 g. In the noodles a teaspoon of soy sauce instead of a tablespoon, and the juice of a lime: 0.9 g. The new total is 3.3 g. That is less than half, and leaves enough to salt your vegetables and enjoy it.

### The order of attack

So begin with what carries most. Look at the cured meats first, then the bottles, then bread and cheese, and only then at your own hand. Giving up the pinch on a tomato in August, while keeping the ham, is suffering for very little.

## Cooking with less

Salt does more than taste salty. It mutes bitterness and makes other flavours louder, which is why food without it seems far away. If you take some out, put something in that does part of its work.

**Acid** comes closest. A squeeze of lemon or a spoon of vinegar at the end wakes a soup that you were about to salt. Taste, add acid, taste again, and only then decide.

**Browning** is flavour you make yourself. Onions taken to deep gold, mushrooms given room in the pan, tomato purée fried for two minutes until it darkens: each of them needs less help later.

**Savoury things in small amounts.** An anchovy fillet melted in oil, a teaspoon of miso, a grating of Parmesan. They contain salt, and they bring so much besides that the dish as a whole ends with less. Twenty grams of Parmesan over pasta for two is 0.7 g of salt between you.

**Salt late, and from above.** Salt on the surface meets the tongue first. Cook the pot nearly plain and finish it with a measured pinch, rather than seasoning at every stage by habit.

**Rinse.** Drain beans from a tin and run water over them; some of the salt leaves with the liquid. Better still, buy them in water.

### Measure, for one week

A pinch varies from cook to cook, and so does a “good pinch”. For a week, put a quarter of a level teaspoon, about 1.5 g, into a small dish in the morning and season your own plate from that. It is the quickest way to find out what you actually use. Tastes move, too: people who cut down slowly find after a few weeks that old favourites have become too salty.

## A word about substitutes

Low-sodium salts replace part of the sodium with potassium. They can help, and in 2025 the World Health Organization published a guideline on them. Extra potassium is dangerous for some people, though, among them those with kidney disease or on certain heart and blood-pressure medicines. Ask your doctor or pharmacist before you use one. Sea salt, pink salt and flakes, by contrast, are salt. Their larger crystals fill the spoon less tightly, and that is the whole of the difference.

If you have been told that your blood pressure is high, or have heart or kidney disease, follow the limit your own clinic gives you.

Every recipe in Mealwright shows its sodium: [write one from what you have](/upload) and look at the panel. On packets, the column to read is the one described in [how to read a food label](/blog/nutrition-basics/how-to-read-a-food-label).

## Sources

- National Health Service, [Eat well](https://www.nhs.uk/live-well/eat-well/): salt in your diet, with the limits for children.
- World Health Organization, *Guideline: sodium intake for adults and children*, 2012, and *Use of lower-sodium salt substitutes: WHO guideline*, 2025.
- Scientific Advisory Committee on Nutrition, *Salt and Health*, 2003.
- He FJ, Li J, MacGregor GA, “Effect of longer term modest salt reduction on blood pressure: Cochrane systematic review and meta-analysis of randomised trials”, *BMJ* 346, 2013.
- Figures for foods: Mealwright's food table, from USDA [FoodData Central](https://fdc.nal.usda.gov/); salt is sodium times 2.5.
`,
  faqs: [
    {
      question: 'Is sea salt better than table salt?',
      answer:
        '<p>For your blood pressure it is the same. Flakes fill a spoon more loosely, so a spoonful of them holds less salt by weight.</p>',
    },
    {
      question: 'Do I need to count the salt in pasta water?',
      answer:
        '<p>Only what the pasta takes up, which is a small part of it. Use less in the pot and season the sauce; the sauce is what you taste.</p>',
    },
    {
      question: 'How do I turn sodium on a label into salt?',
      answer: '<p>Multiply by 2.5. 400 mg of sodium is 1,000 mg, or 1 g, of salt.</p>',
    },
    {
      question: 'Can I take salt out of a dish that has too much?',
      answer:
        '<p>No, but you can spread it: more unsalted beans, grains, tomatoes or water. A potato in the pot takes up salty liquid like any other vegetable and works no wonders.</p>',
    },
  ],
}
