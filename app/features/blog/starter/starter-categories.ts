import type { StarterCategory } from './starter-content.ts'

export const STARTER_CATEGORIES: readonly StarterCategory[] = [
  {
    slug: 'nutrition-basics',
    name: 'Nutrition Basics',
    description: 'What the figures mean, where they come from, and which of them are worth your attention.',
    pillar: `
## Begin with the arithmetic

Nutrition has a reputation for changing its mind. The arithmetic underneath has hardly moved in a century: weigh the food, look up each part, multiply and add. [How calories and macros are worked out](/blog/nutrition-basics/how-calories-and-macros-are-worked-out) does it once, slowly, with a bowl of porridge.

After that come the three figures most people ask about. [Protein](/blog/nutrition-basics/how-much-protein-do-you-need), of which most of us eat enough; [fibre](/blog/nutrition-basics/thirty-grams-of-fibre), of which most of us do not; and [salt](/blog/nutrition-basics/six-grams-of-salt), which arrives without being asked. For everything that comes in a packet, [the label](/blog/nutrition-basics/how-to-read-a-food-label) has the answer, if you read it in the right order.

Every figure for a food on these pages is computed from the table that the app itself uses. Recommendations are quoted from the public bodies that made them, and named. If you have a condition or a diet given by a clinician, theirs comes first.
`,
    seoTitle: 'Nutrition basics: calories, protein, fibre, salt and labels',
    seoDescription:
      'Plain explanations of calories, macros, protein, fibre, salt and food labels, with worked examples and named sources.',
    featured: ['how-calories-and-macros-are-worked-out', 'how-much-protein-do-you-need'],
  },
  {
    slug: 'meal-planning',
    name: 'Meal Planning',
    description: 'Deciding what to eat before you are hungry, beginning with what is already at home.',
    pillar: `
## A plan is a list of dates

The best meal plans are dull on paper. They say which food goes first, what it will be eaten with, and which evening is left free for when things go otherwise. The dishes come last.

[Plan a week from what is in the fridge](/blog/meal-planning/plan-a-week-from-the-fridge) sets out the method in seven steps and works it through for two people and half a cabbage. For weeks when there is no cabbage, there are [ten suppers from a store cupboard](/blog/meal-planning/ten-store-cupboard-suppers).

When a plan has to meet a number of calories or a share of protein as well, [the planner](/meal-planning) does the sums: it uses what expires first, fits the portions, and says so when your wishes cannot all be met.
`,
    seoTitle: 'Meal planning: weeks that begin with what you have',
    seoDescription:
      'How to plan meals from the fridge and the cupboard, in steps and with worked weeks, so that food is eaten while it is good.',
    featured: ['plan-a-week-from-the-fridge', 'ten-store-cupboard-suppers'],
  },
  {
    slug: 'cooking-well',
    name: 'Cooking Well',
    description: 'Methods worth knowing by heart: measuring, cooking ahead, and feeding everyone safely.',
    pillar: `
## The habits behind good food

Good cooking is mostly judgement, and judgement can be learnt. Know [which foods repay the scales](/blog/cooking-well/portions-by-eye-or-by-scales) and which you may throw in by the handful. Know how to [cook grains and pulses ahead](/blog/cooking-well/batch-cook-grains-and-pulses), and why the cooling matters more than the cooking. Know how to [cook for a guest with an allergy](/blog/cooking-well/cooking-for-an-allergy) so that both of you enjoy the evening.

Times and temperatures for safety are those of the Food Standards Agency. Where we give a rule of thumb of our own, we call it that.

To put a habit to use tonight, tell [the recipe generator](/upload) what you have.
`,
    seoTitle: 'Cooking well: measuring, batch cooking, cooking for allergies',
    seoDescription:
      'Kitchen methods explained: when to weigh, how to batch cook and cool food safely, and how to cook for someone with an allergy.',
    featured: ['batch-cook-grains-and-pulses', 'portions-by-eye-or-by-scales'],
  },
  {
    slug: 'wasting-less',
    name: 'Wasting Less',
    description: 'Dates, fridges, freezers and limp leaves: how to eat what you bought.',
    pillar: `
## Food you do not throw away is the cheapest you will ever eat

Most waste at home is a matter of time. Food is bought in hope, put where nobody sees it, and found too late. Three things help more than any gadget: knowing [what the dates on a packet mean](/blog/wasting-less/use-by-best-before-and-the-freezer), using the freezer as a pause button, and giving ten minutes to [the greens](/blog/wasting-less/keep-greens-fresh) on the day you shop.

The fourth is a plan that begins with what goes off first; [that is a page of its own](/blog/meal-planning/plan-a-week-from-the-fridge). Or keep your food with its dates in [the pantry](/meal-planning), and the plans follow it.
`,
    seoTitle: 'Wasting less food: dates, storage and freezing',
    seoDescription:
      'What use by and best before mean, how to freeze and thaw safely, and how to keep greens and herbs fresh for longer.',
    featured: ['use-by-best-before-and-the-freezer', 'keep-greens-fresh'],
  },
]
