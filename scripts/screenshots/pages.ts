/** Who looks at a page. */
export type Looker = 'visitor' | 'free' | 'premium' | 'staff'

/** A page by its path; `link` instead names the first link to follow from that page, for addresses with ids. */
export type PageToSee = { name: string; path: string; link?: RegExp }

const PUBLIC: PageToSee[] = [
  { name: 'landing', path: '/' },
  { name: 'upload', path: '/upload' },
  { name: 'calories', path: '/calories' },
  { name: 'pricing', path: '/pricing' },
  { name: 'about', path: '/about' },
  { name: 'terms', path: '/terms' },
  { name: 'privacy', path: '/privacy' },
  { name: 'cookies', path: '/cookies' },
  { name: 'contact', path: '/contact' },
  { name: 'help', path: '/help' },
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
  { name: 'blog-post', path: '/blog', link: /href="(\/blog\/(?!author|page)[\w-]+\/[\w-]+)"/ },
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
  { name: 'landing', path: '/' },
  { name: 'upload', path: '/upload' },
  { name: 'calories', path: '/calories' },
  { name: 'pricing', path: '/pricing' },
  { name: 'recipes', path: '/recipes' },
  { name: 'meal-planning', path: '/meal-planning' },
  { name: 'community', path: '/public-recipes' },
  { name: 'dashboard', path: '/dashboard' },
  { name: 'profile', path: '/profile' },
]

const PREMIUM: PageToSee[] = [
  ...MEMBER,
  { name: 'recipe', path: '/recipes', link: /href="(\/recipe\/[\w-]+(?:\/[\w-]+)?)"/ },
  { name: 'recipe-edit', path: '/recipes', link: /href="\/recipe(\/[\w-]+)/ },
  { name: 'recipes-import', path: '/recipes/import' },
  { name: 'plans', path: '/meal-planning?tab=plans' },
  { name: 'plan', path: '/meal-planning?tab=plans', link: /href="(\/meal-planning\?plan=[\w-]+)/ },
  { name: 'pantry', path: '/meal-planning/pantry' },
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
  free: MEMBER,
  premium: PREMIUM,
  staff: STAFF,
}

/** What follows the found link, where the page wanted lies behind it. */
export const BEHIND_LINK: Record<string, (found: string) => string> = {
  'recipe-edit': (found) => `/recipes${found}/edit`,
  'post-versions': (found) => `${found}versions`,
}
