import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

/** The whole URL map. Every route module says in `handle.access` who may use it. */
const coming = (path: string) => route(path, 'routes/coming.tsx', { id: `coming/${path}` })

export default [
  index('routes/landing.tsx'),
  route('upload', 'routes/upload.tsx'),
  route('recipe/:recipeId/picture', 'routes/draw-recipe.ts'),
  route('recipe/:recipeId/:slug?', 'routes/recipe.tsx'),
  route('recipes/:recipeId/edit', 'routes/edit-recipe.tsx'),
  route('recipes/import', 'routes/import-recipes.tsx'),
  route('recipes/export', 'routes/export-recipes.ts'),
  route('calories', 'routes/calories.tsx'),
  coming('pricing'),
  coming('success'),
  coming('about'),
  coming('terms'),
  coming('privacy'),
  coming('cookies'),
  coming('contact'),
  coming('help'),
  coming('blog'),
  coming('blog/all'),
  coming('blog/search'),
  coming('blog/author/:authorSlug'),
  coming('blog/:categorySlug'),
  coming('blog/:categorySlug/:postSlug'),

  layout('routes/members.tsx', [
    route('profile', 'routes/profile.tsx'),
    route('recipes', 'routes/recipes.tsx'),
    route('dashboard', 'routes/coming-member.tsx', { id: 'coming/dashboard' }),
    route('public-recipes', 'routes/coming-member.tsx', { id: 'coming/public-recipes' }),
    route('meal-planning', 'routes/coming-member.tsx', { id: 'coming/meal-planning' }),
  ]),

  route('auth/sign-up', 'routes/sign-up.tsx'),
  route('auth/sign-in', 'routes/sign-in.tsx'),
  route('auth/sign-out', 'routes/sign-out.ts'),
  route('auth/forgotten-password', 'routes/forgotten-password.tsx'),
  route('confirm-email', 'routes/confirm-email.tsx'),
  route('reset-password', 'routes/reset-password.tsx'),

  route('upload/generate', 'routes/generate.ts'),
  route('photos/ingredients', 'routes/read-photo.ts'),
  route('calories/estimate', 'routes/estimate-meal.ts'),
  route('calories/foods', 'routes/read-meal-foods.ts'),
  route('foods/suggest', 'routes/suggest-foods.ts'),
  route('foods/read', 'routes/read-foods.ts'),
  route('plates/:spec', 'routes/plate.ts'),
  route('pictures/:name', 'routes/picture.ts'),

  route('*', 'routes/anything-else.ts'),
] satisfies RouteConfig
