import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const tenSuppers: StarterArticle = {
  slug: 'ten-store-cupboard-suppers',
  title: 'Ten suppers from a store cupboard',
  category: 'meal-planning',
  author: 'mealwright-kitchen',
  schemaType: 'Article',
  publishedAt: '2026-11-09T08:00:00Z',
  excerpt:
    'Tins, packets, eggs and the freezer drawer: ten suppers for two that need no shopping, each with its amounts, its method in a few lines and its figures.',
  seoTitle: 'Ten store-cupboard suppers for two, with calories and protein',
  seoDescription:
    'Ten dinners from tins, pasta, rice, eggs and frozen vegetables, with amounts for two and calories, protein and fibre per serving.',
  tags: ['store cupboard', 'suppers', 'tins', 'quick'],
  picture: {
    id: '00000000-0000-4000-8000-000000000007',
    alt: 'Drawing: open tins of tomatoes, beans and sardines, a bundle of spaghetti, onions, garlic, a lemon and eggs',
  },
  body: `
A good cupboard is a second fridge with better manners. Nothing in it wilts, and nothing in it asks to be eaten tonight. It will give you supper on the evening when the train was late, provided you stocked it with things that go together.

Here are ten that do. Each serves two. Nothing in them is fresher than an egg, an onion, a potato or a lemon, and none takes more than forty minutes. The figures are for one serving, from our food table; salt and pepper are up to you, and tins differ.

## With pulses

### 1. Red lentil soup with cumin and lemon

Soften a chopped onion in 1 tbsp olive oil, stir in 1 tsp ground cumin, then 150 g red lentils, a 400 g tin of chopped tomatoes and 700 ml water. Simmer for 20 minutes until the lentils fall apart. Squeeze in a lemon at the end; it does more than salt would. *395 kcal, 20.6 g protein, 13.8 g fibre.*

### 2. Smoky chickpeas with spinach

Fry an onion in 1 tbsp olive oil until it is properly golden. Add 2 tsp smoked paprika for half a minute, then a tin of chopped tomatoes and a drained tin of chickpeas (240 g). Give it 15 minutes, stir in 160 g frozen spinach until it is steaming hot, and serve each bowl with a slice of wholemeal toast. *391 kcal, 17.9 g protein, 17.4 g fibre.*

### 3. Garlic beans on toast

Warm two sliced cloves of garlic and 1 tsp dried rosemary in 2 tbsp olive oil without letting them colour. Add 240 g drained cannellini beans and a splash of water, crush a third of them with the spoon, and pile everything on four slices of wholemeal toast. *454 kcal, 19.9 g protein, 11.7 g fibre.*

### 4. Black bean chilli with rice

Onion in 1 tbsp oil, then 1 tsp each of cumin and smoked paprika, 240 g drained black beans and a tin of tomatoes; 25 minutes at a slow bubble. Cook 120 g rice meanwhile. A square of dark chocolate would not be wrong, nor would it be in the sum. *499 kcal, 17.4 g protein, 16.5 g fibre.*

### 5. Couscous with chickpeas, apricots and almonds

Pour 180 ml boiling water over 120 g couscous, 30 g chopped dried apricots and 1 tsp cumin; cover for five minutes. Fork in 240 g chickpeas, 1 tbsp olive oil and 30 g almonds that you have toasted in a dry pan and chopped. *579 kcal, 20.0 g protein, 13.8 g fibre.*

## With pasta and noodles

### 6. Tuna, tomato and caper pasta

Two cloves of garlic in 1 tbsp olive oil, a tin of tomatoes, 12 minutes of brisk simmering. Stir in 110 g drained tuna and 1 tbsp capers off the heat, so that the fish stays in pieces, and toss with 150 g pasta. *423 kcal, 22.3 g protein, 6.4 g fibre.*

### 7. Spaghetti with sardines, raisins and crumbs

A Sicilian idea, made from tins. Fry 40 g breadcrumbs in 1 tbsp olive oil until crisp and set them aside. Warm 120 g drained sardines with 30 g raisins and a ladle of pasta water, toss with 150 g spaghetti, and throw the crumbs on at the table. *587 kcal, 27.7 g protein, 3.9 g fibre.*

### 8. Peanut noodles with green beans

Boil 125 g egg noodles with 160 g frozen green beans in the same pan. Whisk 60 g peanut butter with 1 tbsp soy sauce, 1 tbsp vinegar and enough of the hot water to make a cream, and turn everything over in it. Chilli, if you have some. *456 kcal, 17.6 g protein, 5.7 g fibre.*

## With eggs

### 9. Egg fried rice with peas

Cook 140 g rice, spread it on a tray to steam dry, and use it straight away. Scramble three eggs in 1 tbsp hot oil and lift them out. Fry two cloves of garlic and 100 g frozen peas, add the rice and keep it moving until it is hot through and begins to catch; then the eggs and 1 tbsp soy sauce. *470 kcal, 17.9 g protein, 3.3 g fibre.*

### 10. Potato and onion tortilla

Slice 400 g potatoes and an onion thinly and cook them gently in 2 tbsp olive oil, covered, for 20 minutes. Tip them into four beaten eggs, then everything back into the pan. When only the middle is loose, turn it over with the help of a plate and set the other side. Better lukewarm than hot. *438 kcal, 17.3 g protein, 5.1 g fibre.*

## What the ten have in common

Read down them and a pattern appears: something that fries gently first, a tin or two, a starch, and an acid or a crunch at the end. Once you see it you can write the eleventh yourself. If supper tastes flat, it is nearly always the last part that is missing. Try lemon or vinegar first, and salt after.

The list that feeds all ten is short enough to keep on the inside of a door:

- **Tins:** chopped tomatoes, chickpeas, cannellini and black beans, tuna, sardines
- **Dry:** pasta, spaghetti, egg noodles, rice, couscous, red lentils, breadcrumbs
- **Jars and bottles:** olive oil, soy sauce, vinegar, peanut butter, capers
- **Sweet and crunchy:** raisins, dried apricots, almonds
- **Spices:** cumin, smoked paprika, rosemary
- **Freezer:** peas, spinach, green beans
- **Long keepers:** eggs, onions, potatoes, garlic, lemons

Replace one thing as you finish one thing, and the cupboard never has to be “done”.

### Two cautions

Canned fish, soy sauce and capers bring salt with them; if you are watching yours, [we have listed where it hides](/blog/nutrition-basics/six-grams-of-salt). And several of the ten contain gluten, egg, fish, nuts, peanuts or soya. Read every label if you cook for an allergy, and see [how we would set about it](/blog/cooking-well/cooking-for-an-allergy).

If your cupboard looks different from ours, type what is in it into [the recipe generator](/upload). It uses what you name first and marks anything it had to add. To turn the ten into a week with targets, begin with [the planner](/meal-planning).

## Sources

- Figures: Mealwright's food table, from USDA [FoodData Central](https://fdc.nal.usda.gov/). Beans are weighed drained; USDA's tinned tomatoes have a little salt.
- [Food Standards Agency](https://www.food.gov.uk/): advice on cooking, cooling and reheating rice.
`,
  faqs: [
    {
      question: 'How long do tins keep?',
      answer:
        '<p>They carry a best-before date, which is about quality. Undamaged and kept dry they are usually good beyond it. Throw away any tin that is bulging, leaking or badly dented at the seam.</p>',
    },
    {
      question: 'What do I do with half a tin?',
      answer:
        '<p>Move the rest into a lidded tub, since an opened tin is no place to store food, and eat it within two days or freeze it.</p>',
    },
    {
      question: 'Can I use dried beans instead of tins?',
      answer:
        '<p>Yes. About 100 g dried gives the 240 g of a drained tin. Red kidney beans must be soaked and boiled hard before anything else; our guide to batch cooking says how.</p>',
    },
    {
      question: 'Are tinned and frozen vegetables as good as fresh?',
      answer:
        '<p>For most purposes yes, and they count towards five a day. Choose tins in water, without added salt or sugar where you can.</p>',
    },
  ],
}
