import type { Page } from '@playwright/test'
import { addAll, generate, results } from '#tests/support/generator-journey.ts'

/** Who looks at a page; `newcomer` has just signed up and has nothing yet. */
export type Looker = 'visitor' | 'newcomer' | 'free' | 'premium' | 'staff'

/**
 * A page by its path; `link` instead names the first link to follow from that page, for addresses with ids. `act` is
 * what is done on the page before it is photographed.
 */
export type PageToSee = { name: string; path: string; link?: RegExp; act?: (page: Page) => Promise<void> }

async function makeDish(page: Page): Promise<void> {
  await page.getByRole('textbox', { name: 'What is in the kitchen?' }).fill('eggs, spinach, feta')
  await page.getByRole('button', { name: 'Make a dish' }).click()
  await page.getByRole('link', { name: 'Keep this recipe' }).waitFor()
}

async function estimateMeal(page: Page): Promise<void> {
  await page
    .getByLabel('Describe the meal')
    .fill('two fried eggs, two slices of toast with butter, a glass of orange juice')
  await page.getByRole('button', { name: 'Analyze Meal' }).click()
  await page.getByRole('region', { name: 'Result', exact: true }).waitFor()
}

async function cookStep(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Start cooking' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'First step' }).click()
}

async function generateRecipe(page: Page): Promise<void> {
  await addAll(page, ['chicken thighs', 'basmati rice', 'spinach', 'yoghurt', 'lemon'])
  await generate(page)
  await results(page).getByText('kcal a serving').first().waitFor()
}

const PUBLIC: PageToSee[] = [
  { name: 'landing', path: '/' },
  { name: 'landing-dish', path: '/', act: makeDish },
  { name: 'upload', path: '/upload' },
  { name: 'calories', path: '/calories' },
  { name: 'pricing', path: '/pricing' },
  { name: 'about', path: '/about' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'cookies', path: '/cookies' },
  { name: 'contact', path: '/contact' },
  { name: 'help', path: '/help' },
  { name: 'help-search', path: '/help?q=refund' },
  { name: 'offline', path: '/offline' },
  { name: 'newsletter', path: '/newsletter' },
  { name: 'blog', path: '/blog' },
  { name: 'blog-all', path: '/blog/all' },
  { name: 'blog-search', path: '/blog/search?q=protein' },
  {
    name: 'blog-category',
    path: '/blog',
    link: /href="(\/blog\/(?!all|search|feed|atom|author|page)[\w-]+)"/,
  },
  { name: 'blog-post', path: '/blog', link: /href="(\/blog\/(?!author|page|tag)[\w-]+\/[\w-]+)"/ },
  { name: 'blog-post-long-title', path: '/blog/nutrition-basics/how-much-protein-do-you-need' },
  { name: 'blog-post-long-words', path: '/blog/wasting-less/use-by-best-before-and-the-freezer' },
  { name: 'blog-tag', path: '/blog/tag/how-to' },
  { name: 'blog-author', path: '/blog', link: /href="(\/blog\/author\/[\w-]+)"/ },
  { name: 'sign-in', path: '/auth/sign-in' },
  { name: 'sign-up', path: '/auth/sign-up' },
  { name: 'sign-in-dialog', path: '/?auth=sign-in' },
  { name: 'forgotten-password', path: '/auth/forgotten-password' },
  { name: 'reset-password', path: '/reset-password' },
  { name: 'confirm-email', path: '/confirm-email' },
  { name: 'account-deleted', path: '/account-deleted' },
  { name: 'success', path: '/success' },
  { name: 'not-found', path: '/no-such-page' },
  { name: 'members-only', path: '/recipes' },
  { name: 'staff-login', path: '/blog-admin/login' },
]

const MEMBER: PageToSee[] = [
  { name: 'upload', path: '/upload' },
  { name: 'calories', path: '/calories' },
  { name: 'pricing', path: '/pricing' },
  { name: 'recipes', path: '/recipes' },
  { name: 'meal-planning', path: '/meal-planning' },
  { name: 'community', path: '/public-recipes' },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'profile', path: '/profile' },
  { name: 'shopping', path: '/shopping' },
  { name: 'waste', path: '/pantry/waste' },
  { name: 'household', path: '/household' },
]

const PREMIUM: PageToSee[] = [
  ...MEMBER,
  { name: 'upload-result', path: '/upload', act: generateRecipe },
  { name: 'calories-result', path: '/calories', act: estimateMeal },
  { name: 'recipe', path: '/recipes', link: /href="(\/recipe\/[\w-]+(?:\/[\w-]+)?)"/ },
  { name: 'recipe-edit', path: '/recipes', link: /href="\/recipe(\/[\w-]+)/ },
  { name: 'recipes-import', path: '/recipes/import' },
  { name: 'plans', path: '/meal-planning?tab=plans' },
  { name: 'plan', path: '/meal-planning?tab=plans', link: /href="(\/meal-planning\?plan=[\w-]+)/ },
  { name: 'pantry', path: '/meal-planning/pantry' },
  { name: 'diary-month', path: '/dashboard', link: /href="(\/dashboard\?month=[\d-]+)"/ },
  { name: 'cook-mode', path: '/recipes', link: /href="(\/recipe\/[\w-]+(?:\/[\w-]+)?)"/, act: cookStep },
  { name: 'cooked-form', path: '/recipes', link: /href="\/recipe\/([\w-]+)/ },
  { name: 'delete-account', path: '/profile/delete' },
]

const STAFF: PageToSee[] = [
  { name: 'dashboard', path: '/blog-admin/dashboard' },
  { name: 'posts', path: '/blog-admin/posts' },
  { name: 'post-new', path: '/blog-admin/posts/new' },
  { name: 'post-edit', path: '/blog-admin/posts', link: /href="(\/blog-admin\/posts\/[\w-]+\/edit)"/ },
  { name: 'post-versions', path: '/blog-admin/posts', link: /href="(\/blog-admin\/posts\/[\w-]+\/)edit"/ },
  { name: 'authors', path: '/blog-admin/authors' },
  { name: 'author-new', path: '/blog-admin/authors/new' },
  { name: 'author-edit', path: '/blog-admin/authors', link: /href="(\/blog-admin\/authors\/[\w-]+\/edit)"/ },
  { name: 'categories', path: '/blog-admin/categories' },
  { name: 'category-new', path: '/blog-admin/categories/new' },
  {
    name: 'category-edit',
    path: '/blog-admin/categories',
    link: /href="(\/blog-admin\/categories\/[\w-]+\/edit)"/,
  },
  { name: 'settings', path: '/blog-admin/settings' },
  { name: 'newsletter', path: '/blog-admin/newsletter' },
  { name: 'letters', path: '/blog-admin/letters' },
  { name: 'system', path: '/blog-admin/system' },
  { name: 'mail', path: '/blog-admin/mail' },
  { name: 'reports', path: '/blog-admin/reports' },
  { name: 'messages', path: '/blog-admin/messages' },
  { name: 'people', path: '/blog-admin/staff' },
  { name: 'second-factor', path: '/blog-admin/second-factor' },
  { name: 'bin', path: '/blog-admin/bin' },
  { name: 'redirects', path: '/blog-admin/redirects' },
  { name: 'pages', path: '/blog-admin/pages' },
  { name: 'page-new', path: '/blog-admin/pages/new' },
]

export const PAGES: Record<Looker, readonly PageToSee[]> = {
  visitor: PUBLIC,
  newcomer: MEMBER.filter(({ name }) => name !== 'pricing'),
  free: MEMBER,
  premium: PREMIUM,
  staff: STAFF,
}

/** What follows the found link, where the page wanted lies behind it. */
const BEHIND_LINK: Record<string, (found: string) => string> = {
  'recipe-edit': (found) => `/recipes${found}/edit`,
  'cooked-form': (found) => `/pantry/cook?recipe=${found}`,
  'post-versions': (found) => `${found}versions`,
}

/** Where a page is now, with the id it has in these data; null where nothing leads to it. */
export async function addressOf(page: Page, { name, path, link }: PageToSee): Promise<string | null> {
  if (!link) return path
  const html = await (await page.context().request.get(path)).text()
  const found = link.exec(html)?.[1]
  return found === undefined ? null : (BEHIND_LINK[name]?.(found) ?? found)
}
