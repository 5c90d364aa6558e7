import type { Db } from '#app/db/open.server.ts'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import { listBlogPosts } from '#app/features/blog/public/posts.server.ts'
import type { Services } from '#app/features/services.ts'

/** What is for members, staff or nobody: crawlers would find a door, an empty page or a form. */
export const PRIVATE_PATHS = [
  '/account-deleted',
  '/auth/',
  '/billing/',
  '/blog-admin',
  '/confirm-email',
  '/dashboard',
  '/meal-planning',
  '/newsletter/',
  '/profile',
  '/public-recipes',
  '/recipes',
  '/reset-password',
  '/success',
] as const

export function robotsText({ origin }: Services['site']): string {
  const lines = [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    // The same pages once more, with a dialog open or as data for scripts.
    'Disallow: /*?auth=',
    'Disallow: /*.data$',
    '',
    `Sitemap: ${origin}/sitemap.xml`,
  ]
  return `${lines.join('\n')}\n`
}

const NEWEST_POSTS = 10

/** For assistants that read instead of crawling: what this is, and where to read on (llmstxt.org). */
export async function llmsText({ db, site }: { db: Db; site: Services['site'] }): Promise<string> {
  const { posts } = await listBlogPosts(db, { limit: NEWEST_POSTS })
  const { origin } = site
  const link = (title: string, path: string, about: string) => `- [${title}](${origin}${path}): ${about}`
  const lines = [
    '# Mealwright',
    '',
    '> Cook what you have, know what is in it. Mealwright turns the food in a kitchen into recipes, calorie estimates and meal plans. Calories and nutrients are computed ingredient by ingredient from a food table, and what could not be counted is said.',
    '',
    'Recipes are written by a rule-based kitchen or by a connected model; diets and allergens are decided in code from the food table, never by a model. Energy is in kcal, weights in grams; figures are per serving unless said otherwise. A free trial needs no card.',
    '',
    '## Pages',
    '',
    link('Create recipes', '/upload', 'say what is in the kitchen, get a recipe with its numbers'),
    link(
      'Calorie estimator',
      '/calories',
      `${site.readsPhotos ? 'describe or photograph' : 'describe'} a meal, get its foods, calories and macros`,
    ),
    link('Pricing', '/pricing', 'the free trial, and Premium monthly or annual'),
    link('Help', '/help', 'how each feature works, and where the numbers come from'),
    link('About', '/about', 'why it is made this way'),
    link('Contact', '/contact', 'write to us'),
    '',
    '## Articles',
    '',
    link('Blog', '/blog', 'food and nutrition, written to be checked'),
    link('RSS', '/blog/feed.xml', 'the newest articles as a feed'),
    ...posts.map((post) =>
      link(
        post.title.replaceAll(/[[\]]/g, ''),
        blogPostPath(post.category?.slug ?? null, post.slug),
        post.excerpt.replaceAll(/\s+/g, ' ').slice(0, 200),
      ),
    ),
    '',
    '## Optional',
    '',
    link('Sitemap', '/sitemap.xml', 'every public page, shared recipes included'),
    link('Terms', '/terms', 'what you can expect'),
    link('Privacy', '/privacy', 'what is kept, why and for how long'),
    link('Cookies', '/cookies', 'what lies in the browser'),
  ]
  return `${lines.join('\n')}\n`
}
