import type { MetaDescriptor } from 'react-router'

/** Every legal page carries the date its text was last changed. */
export const LAST_UPDATED = 'last updated January 13, 2025'

type Page = { title: string; description: string; path: string; origin: string }

/** Title, description, canonical address and social card of a page that everybody may find. */
export function pageMeta({ title, description, path, origin }: Page): MetaDescriptor[] {
  const url = `${origin}${path}`
  const full = title.includes('Mealwright') ? title : `${title} | Mealwright`
  return [
    { title: full },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: 'Mealwright' },
    { property: 'og:locale', content: 'en_GB' },
    { property: 'og:title', content: full },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: `${origin}/brand/social-card.jpg` },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    {
      property: 'og:image:alt',
      content: 'A drawn plate inside a dial of its calories, and the Mealwright name',
    },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
