import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const keepGreensFresh: StarterArticle = {
  slug: 'keep-greens-fresh',
  title: 'Keep greens and herbs fresh for longer',
  category: 'wasting-less',
  author: 'mealwright-kitchen',
  schemaType: 'HowTo',
  publishedAt: '2026-10-16T08:00:00Z',
  excerpt:
    'Leaves die of three things: drought, drowning and warmth. Ten minutes when you come home from the shop buys most of a week. Herbs, salad, spinach and kale.',
  seoTitle: 'How to store greens and herbs so that they last the week',
  seoDescription:
    'Seven steps to keep lettuce, spinach, kale and herbs fresh, why basil hates the fridge, how to revive limp leaves, and how to freeze the rest.',
  tags: ['greens', 'herbs', 'storage', 'freezing', 'how to'],
  picture: {
    id: '00000000-0000-4000-8000-000000000012',
    alt: 'Drawing: lettuce leaves on a tea towel, a bowl of leaves in cold water, a tub of spinach and half a lemon',
  },
  body: `
A bag of spinach is bought with the best of intentions, and found eight days later at the back of the fridge as a sort of soup. It need not be so. A leaf goes on living after it is picked. It breathes, it drinks if it can, and it loses water through its skin. Slow the breathing, keep the water in, keep puddles off, and it will last.

Warmth speeds up everything, so the fridge comes first: 5°C or below. Dry air wilts, so leaves want to be covered. But a wet leaf in a closed bag rots, so they must be dry *outside* while they are moist *inside*. Everything below follows from these three.

## The ten minutes after shopping

1. **Take off bands, ties and the worst leaves.** A rubber band bruises, and a bruise is where rot starts. One slimy leaf infects its neighbours.
2. **Separate what needs water from what needs cold.** Soft herbs with stems (parsley, coriander, mint, dill) are cut flowers. Leaves (lettuce, spinach, rocket, kale, chard) are laundry: wash, dry, fold away. Basil is neither, and stays out of the fridge.
3. **Wash leaves in a bowl, not under a jet.** Fill a bowl with cold water, put them in, swirl, and lift them *out*, so that the grit stays behind. Twice for spinach and leeks. Leave bags marked “washed and ready to eat” as they are.
4. **Dry them properly.** A salad spinner in small batches, then ten minutes spread out on a tea towel. This step decides how long they last.
5. **Line a box or a bag with a dry cloth or kitchen paper, and fill it loosely.** The cloth takes up whatever moisture comes off. Close the lid but do not press. Change the cloth when it is wet.
6. **Stand soft herbs in a glass.** Trim a centimetre from the stems, put two or three centimetres of water in the glass, cover the tops loosely with a bag, and place it in the fridge door. Change the water every other day.
7. **Keep them away from fruit, and at eye level.** Apples, pears, ripe bananas and tomatoes give off ethylene, a gas that ripens fruit and yellows leaves. And food that you see is food that you eat.

## How long it buys

These are kitchen rules of thumb for sound leaves at 5°C, treated as above. Your eyes and nose outrank them.

| Greens | How | About |
| --- | --- | --- |
| Rocket, young spinach | Dry, in a lined box | 4–5 days |
| Lettuce leaves | Dry, in a lined box | 5–7 days |
| Whole hearts of lettuce | Unwashed, in a bag | 7–10 days |
| Kale, chard, spring greens | Dry, in a lined bag | 5–7 days |
| Parsley, coriander, dill | Glass of water, covered | 7–10 days |
| Rosemary, thyme, sage | Wrapped in a barely damp cloth | 10–14 days |
| Basil | Glass of water, in the room, out of the sun | 5–7 days |
| White or red cabbage, whole | Unwashed, in the salad drawer | 3 weeks and more |

### Why basil sulks

It comes from warm places. Below about 10°C its cells are damaged and the leaves turn black, and no cloth will help. Keep it on the worktop in a glass like the flower it nearly is.

### Unwashed or washed?

If you never get round to washing salad at supper time, wash it on the day you shop. If you do not dry it well, do not wash it at all until you use it, because wet leaves go faster than dirty ones. Either way, rinse before eating unless the packet says that somebody has done so.

## Bringing limp leaves back

A leaf that is merely limp has lost water and can take it up again. Cut a sliver from the base, put it into very cold water for 15 to 30 minutes, then dry it. Lettuce, celery, herbs and even broccoli recover in a way that feels like cheating. What is yellow, slimy or smells of the pond does not come back, and belongs on the compost.

Limp greens that you do not care to revive should be cooked. Heat takes the structure out of them in any case: a 200 g bag of spinach, a mountain raw, wilts to a few forkfuls with 46 kcal and 5.7 g of protein. Eighty grams of kale, one portion of the five a day, has 39 kcal and about 96 mg of vitamin C before cooking. Some of the vitamin goes into the water, which is a reason to steam it or to drink the soup.

## Freezing what you cannot eat

Tender leaves do not survive freezing as salad, and do very well as an ingredient.

**Spinach, kale and chard** keep their colour if you blanch them. Boil a large pan of water, put the leaves in for two minutes (three for tough stems and collards), lift them into iced water for as long again, squeeze them out, and freeze in balls the size of a fist. The National Center for Home Food Preservation gives those times.

**Herbs** go into ice-cube trays, chopped, covered with oil or water; freeze them at once, and use the cubes straight from the freezer in soups and sauces. Do not keep fresh herbs or garlic in oil at room temperature: that is how botulism grows.

**Stems** of parsley and coriander are the most fragrant part. Chop them finely and fry them with the onion.

## Eat the drawer in order

The order follows from the table: rocket and young spinach in the first days, lettuce and soft herbs next, kale after them, cabbage last. Bunch your suppers to match, as in [planning a week from the fridge](/blog/meal-planning/plan-a-week-from-the-fridge). If three kinds are going at once, put them all into [the recipe generator](/upload) and ask for a soup or a frittata. Green things are good company for one another.

A last word about safety. Leaves are often eaten raw, so they get no second chance in the pan. Wash your hands and the board, keep salad away from raw meat, and throw out bags past their use-by date; [what the dates mean](/blog/wasting-less/use-by-best-before-and-the-freezer) is a page of its own. In pregnancy or with a weakened immune system, wash even bought salad with care and ask your midwife or doctor if in doubt.

## Sources

- [Food Standards Agency](https://www.food.gov.uk/): how to chill food, and how to wash fruit and vegetables.
- WRAP, [Love Food Hate Waste](https://www.lovefoodhatewaste.com/): storing salads, herbs and vegetables.
- National Center for Home Food Preservation, University of Georgia: [freezing greens](https://nchfp.uga.edu/), blanching times; and its advice on garlic and herbs in oil.
- Figures for foods: Mealwright's food table, from USDA [FoodData Central](https://fdc.nal.usda.gov/).
`,
  faqs: [
    {
      question: 'Should I keep greens in the bag they came in?',
      answer:
        '<p>A sealed bag of washed leaves, yes, until you open it; the air inside was chosen for them. After that add a piece of kitchen paper, close it loosely and use it within the days the bag names.</p>',
    },
    {
      question: 'Is bagged salad clean enough to eat?',
      answer:
        '<p>If it says “washed and ready to eat”, it needs no more washing. If it does not say so, wash it.</p>',
    },
    {
      question: 'Can I eat yellow leaves?',
      answer:
        '<p>A yellow edge on kale or parsley is old and not dangerous. Cut it off. Slime or a bad smell means the whole leaf goes.</p>',
    },
    {
      question: 'Do silver spoons, bread or special discs in the drawer help?',
      answer:
        '<p>Dry paper or cloth does what most of them promise. Temperature and dryness matter far more than gadgets.</p>',
    },
  ],
}
