/** The top bar, in order. */
export const MAIN_LINKS = [
  { label: 'Create Recipes', href: '/upload' },
  { label: 'Estimate Calories', href: '/calories' },
  { label: 'Plan Meals', href: '/meal-planning' },
  { label: 'My Recipes', href: '/recipes' },
  { label: 'Community Recipes', href: '/public-recipes' },
  { label: 'Blog', href: '/blog' },
  { label: 'Pricing', href: '/pricing' },
] as const

export const FOOTER_LINKS = [
  { label: 'About', href: '/about' },
  { label: 'Contact', href: '/contact' },
  { label: 'Privacy', href: '/privacy' },
  { label: 'Terms', href: '/terms' },
  { label: 'Cookies', href: '/cookies' },
  { label: 'Blog', href: '/blog' },
] as const

/** Where a member's day begins: the wordmark leads there, and so does `/`. */
export const MEMBER_HOME = '/dashboard'

/** Whoever has Premium needs no prices in the bar. */
export const mainLinksFor = (isPremium: boolean) =>
  isPremium ? MAIN_LINKS.filter(({ href }) => href !== '/pricing') : MAIN_LINKS

/** Plans and the pantry share a path; a plan's query tells them apart. */
export function isPlansAddress(path: string, search: string): boolean {
  const query = new URLSearchParams(search)
  return path === '/meal-planning' && (query.get('tab') === 'plans' || query.has('plan') || query.has('new'))
}

/** For `aria-current`: the page itself, a page below it, or neither. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

const MEMBER_PATHS = [
  '/dashboard',
  '/recipes',
  '/profile',
  '/public-recipes',
  '/meal-planning',
  '/shopping',
  '/household',
]

/** Whether a page needs a signed-in member: those of the route table. */
export function isMemberPath(path: string): boolean {
  return MEMBER_PATHS.includes(path)
}
