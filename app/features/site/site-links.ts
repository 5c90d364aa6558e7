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

/** For `aria-current`: the page itself, a page below it, or neither. */
export function currentOf(href: string, path: string): 'page' | 'true' | undefined {
  if (path === href) return 'page'
  return path.startsWith(`${href}/`) ? 'true' : undefined
}

const MEMBER_PATHS = ['/dashboard', '/recipes', '/profile', '/public-recipes', '/meal-planning', '/shopping']

/** Whether a page needs a signed-in member: those of the route table. */
export function isMemberPath(path: string): boolean {
  return MEMBER_PATHS.includes(path)
}
