import type { StarterAuthor } from './starter-content.ts'

/** Desks of the house, and said to be: nobody is invented. */
export const STARTER_AUTHORS: readonly StarterAuthor[] = [
  {
    slug: 'mealwright-kitchen',
    name: 'Mealwright Kitchen',
    bio: '<p>The cooking desk of the house: not one person, but the name under which Mealwright writes about planning, cooking, storing and using up. Its dishes are worked out with the same food table as the recipes in the app. Where it gives a temperature or a time for safety, it follows the Food Standards Agency and names the source.</p>',
    photoUrl: '/blog-pictures/mealwright-kitchen.svg',
    seoDescription:
      'Articles by the cooking desk of Mealwright: planning a week, batch cooking, storing food and wasting less of it.',
  },
  {
    slug: 'mealwright-nutrition',
    name: 'Mealwright Nutrition',
    bio: '<p>The numbers desk of the house: not one person, but the name under which Mealwright writes about calories, nutrients and labels. Figures for foods come from the United States Department of Agriculture through our food table; recommendations come from the public bodies named under each article. It explains and does not treat. For advice about your own health, ask a doctor or a registered dietitian.</p>',
    photoUrl: '/blog-pictures/mealwright-nutrition.svg',
    seoDescription:
      'Articles by the numbers desk of Mealwright: calories, protein, fibre, salt and food labels, with sources under each.',
  },
]
