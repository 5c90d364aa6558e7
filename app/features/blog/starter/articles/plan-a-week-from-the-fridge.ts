import type { StarterArticle } from '#app/features/blog/starter/starter-content.ts'

export const planAWeek: StarterArticle = {
  slug: 'plan-a-week-from-the-fridge',
  title: 'Plan a week from what is in the fridge',
  category: 'meal-planning',
  author: 'mealwright-kitchen',
  schemaType: 'HowTo',
  publishedAt: '2026-11-16T08:00:00Z',
  isFeatured: true,
  excerpt:
    'Most meal plans begin with recipes and end with a shopping list. Turn it round: begin with the half cabbage, and see how many suppers are already at home.',
  seoTitle: 'How to plan a week of meals from what is in your fridge',
  seoDescription:
    'Seven steps from a fridge of odds and ends to five suppers, with a worked week for two: amounts, order, calories and protein.',
  tags: ['meal planning', 'leftovers', 'fridge', 'how to'],
  picture: {
    id: '00000000-0000-4000-8000-000000000006',
    alt: 'Drawing: a sheet of paper with seven days, small plates on five of them, with a cabbage, carrots, eggs and a pencil',
  },
  body: `
There is a kind of meal plan that looks splendid on Sunday and is dead by Wednesday. It begins with five recipes from five places, each wanting half a bunch of something, and it takes no notice of the cabbage you already own. By Friday you have cooked three of them and bought the ingredients for eight.

A plan that begins at the fridge door is less glamorous and tends to survive. It needs a quarter of an hour, a pencil and a little ruthlessness.

## The method, in seven steps

1. **Look before you list.** Open the fridge, the freezer and the cupboard, in that order, and write down what is there, with rough amounts. “Cabbage, half, 500 g” is useful. “Veg” is not. Take the things at the back out and look at them.
2. **Put a date against everything fresh.** Copy the use-by dates; they are about safety and leave no room for argument. For the rest, judge: spinach has a day or two, cabbage a week or more, carrots longer still.
3. **Count the suppers you really need.** Not seven. Take off the night you are out, the night you are late, and one for leftovers. For most households four or five remain.
4. **Give the most urgent food the first nights.** Meat and fish at their date come first, then soft leaves and mushrooms, then firm vegetables. Eggs, roots, tins and the freezer wait until last. The order of the week is now decided, and you have not thought of a single dish.
5. **Give each night a partner from the cupboard.** Something fresh, something starchy, something with protein, something sharp. Spinach and mushrooms meet pasta and Parmesan. Cabbage meets noodles and eggs. A dish will suggest itself; if it does not, that is what recipe books, and [our generator](/upload), are for.
6. **Write down only the gaps.** Whatever a dish still lacks goes on the list, with the amount. If a recipe wants three things you do not have, change the recipe before you change the list.
7. **Leave one night empty, and pin the plan where you cook.** The empty night takes whatever slipped. A plan inside a closed notebook is a diary.

## A worked week for two

Here is a fridge on a Sunday evening: 300 g of boneless chicken thighs, use by Tuesday; a bag of spinach, 200 g, beginning to look tired; 250 g of mushrooms; half a white cabbage, about 500 g; six carrots; a little celery; six eggs; the last 40 g of a piece of Parmesan. In the cupboard are potatoes, onions, garlic, pasta, egg noodles, rice, a tin of white beans and one of tomatoes, oil and soy sauce.

By the method the chicken goes first, then the leaves and mushrooms, then the cabbage. The figures are for one of two servings, from our food table:

| Night | Supper | kcal | Protein |
| --- | --- | ---: | ---: |
| Monday | Chicken roast on a tray with 500 g potatoes and two carrots | 459 | 35.2 g |
| Tuesday | 160 g pasta with the mushrooms, 150 g spinach and the Parmesan | 484 | 23.8 g |
| Wednesday | 125 g noodles with 300 g cabbage, two carrots and two eggs | 438 | 18.3 g |
| Thursday | Soup of beans, tomatoes, celery, two carrots and the rest of the spinach | 319 | 15.5 g |
| Friday | Fried rice, 140 g dry, with the last 200 g cabbage and three eggs | 452 | 16.3 g |

Five suppers and nothing to buy. They average about 430 kcal and 22 g of protein each. That is modest, and it tells you what to add: bread with the soup, a piece of fruit after the noodles, a bigger helping for whoever ran ten kilometres. One egg is left over, and so is Saturday, which is the empty night.

### What the order bought you

Swap Monday and Friday and the chicken would be past its date on the night you want it. Swap Tuesday and Thursday and you would be making soup of slime. The same food, in another order, is a bin bag. That is the whole of the trick, and it is why the dates come before the dishes.

### If the chicken cannot be Monday

Freeze it on Sunday. Food can be frozen up to and including its use-by date, then thawed in the fridge and cooked within 24 hours. We have gone through [dates and the freezer](/blog/wasting-less/use-by-best-before-and-the-freezer) separately.

## Three habits that keep a plan alive

**Cook once, eat one and a half times.** Double Thursday's soup and it is Friday's lunch. Leftovers should be cooled and in the fridge within one to two hours, and eaten within two days; rice within one hour and by the next day. If you will not manage that, freeze them the same evening.

**Keep a “first out” shelf.** One place at eye level for whatever goes off next, the open half-tin and the end of the cream included. Everyone in the house learns where to look, and what to leave alone.

**Take stock before you shop, not after.** Five minutes with the list from step one saves the third jar of mustard. A photograph of the open fridge does it when you are already at the shop.

### When the plan meets a target

If you are eating towards a number of calories, or a share of protein, planning from the fridge becomes a puzzle: the portions have to give way as well as the dishes. You can do it with [the calorie estimator](/calories) and patience. Or let [the meal planner](/meal-planning) work it out: enter what you have with its dates in the pantry, and it uses what expires first, fits each day to your targets, and tells you when it cannot. If a doctor or dietitian has given you a diet to follow, theirs is the plan to keep.

When the fridge is bare, the cupboard is not: here are [ten suppers from a store cupboard](/blog/meal-planning/ten-store-cupboard-suppers), none of which needs anything fresher than an egg.

## Sources

- [Food Standards Agency](https://www.food.gov.uk/): advice on chilling, freezing, leftovers and dates.
- WRAP, [Love Food Hate Waste](https://www.lovefoodhatewaste.com/): planning, storing and using up food at home.
- Figures for the suppers: Mealwright's food table, from USDA [FoodData Central](https://fdc.nal.usda.gov/), each with a tablespoon of oil in the pan for two.
`,
  faqs: [
    {
      question: 'How far ahead should I plan?',
      answer:
        '<p>Until the next shop, and no further than a week. Soft leaves and fresh meat do not keep longer, and neither do intentions.</p>',
    },
    {
      question: 'What if I do not feel like Tuesday’s supper on Tuesday?',
      answer:
        '<p>Swap it with a night whose food is no more urgent. That is why it helps to have the dates on the plan as well as the dishes.</p>',
    },
    {
      question: 'Do I have to plan breakfast and lunch too?',
      answer:
        '<p>Not at first. Most people repeat two or three of each, so it is enough to keep those ingredients in. Plan lunch as leftovers from the night before and half the work is done.</p>',
    },
    {
      question: 'How long do leftovers keep?',
      answer:
        '<p>Two days in a fridge at 5°C or below, if they were cooled within one to two hours. Cooked rice is the exception: cool it within an hour and eat it within 24 hours.</p>',
    },
  ],
}
