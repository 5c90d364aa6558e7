import type { MetaDescriptor } from 'react-router'
import { shortened } from '#app/domain/shortened.ts'
import type { StructuredData } from '#app/domain/seo/structured-data.ts'
import { SOCIAL_HEIGHT_PX, SOCIAL_WIDTH_PX } from '#app/domain/seo/social-picture.ts'
import type { SocialImage } from './social-image.ts'

const NAME = 'Mealwright'
const DESCRIPTION_LENGTH = 160

export const HOUSE_IMAGE: SocialImage = {
  path: '/brand/social-card.jpg',
  alt: 'A drawn plate inside a dial of its calories, and the Mealwright name',
}

export type PageHead = {
  /** Gets " | Mealwright" unless it holds the name. */
  title: string
  /** Cut at 160 signs. */
  description?: string
  /** The one address this page has, from the root on; other pages that show the same name it too. */
  path: string
  /** Scheme and host: crawlers take no relative addresses. */
  origin: string
  type?: 'website' | 'article' | 'profile'
  /** Words of its own where it is shared; empty for title and description. */
  social?: { title: string; description: string }
  /** What others show when this page is shared; the house's own without one. */
  image?: SocialImage
  /** Kept out of search engines; what is shared of it still looks right. */
  noIndex?: boolean
  /** schema.org objects, each its own script in the head; null is left out. */
  structuredData?: readonly (StructuredData | null)[]
  /** Times of an article, ISO 8601. */
  published?: { at: string; changedAt?: string }
}

/** The title as the tab and the search engine show it. */
export function fullTitle(title: string): string {
  return title.includes(NAME) ? title : `${title} | ${NAME}`
}

/**
 * Head of a page: title, description, canonical address, social card, structured data. Root's own fall away where
 * a page has this.
 */
export function pageMeta(page: PageHead): MetaDescriptor[] {
  const { path, origin, type = 'website', image = HOUSE_IMAGE, noIndex = false, published } = page
  const title = fullTitle(page.title)
  const url = origin + path
  const description = shortened(page.description ?? '', DESCRIPTION_LENGTH)
  const socialTitle = page.social?.title || title
  const socialDescription = page.social?.description || description
  const property = (name: string, content: string) => ({ property: name, content })
  return [
    { title },
    ...(description ? [{ name: 'description', content: description }] : []),
    ...(noIndex ? [{ name: 'robots', content: 'noindex' }] : []),
    { tagName: 'link', rel: 'canonical', href: url },
    property('og:type', type),
    property('og:site_name', NAME),
    property('og:locale', 'en_GB'),
    property('og:title', socialTitle),
    ...(socialDescription ? [property('og:description', socialDescription)] : []),
    property('og:url', url),
    property('og:image', origin + image.path),
    property('og:image:width', String(SOCIAL_WIDTH_PX)),
    property('og:image:height', String(SOCIAL_HEIGHT_PX)),
    property('og:image:alt', image.alt),
    ...(published ? [property('article:published_time', published.at)] : []),
    ...(published?.changedAt ? [property('article:modified_time', published.changedAt)] : []),
    { name: 'twitter:card', content: 'summary_large_image' },
    { name: 'twitter:title', content: socialTitle },
    ...(socialDescription ? [{ name: 'twitter:description', content: socialDescription }] : []),
    { name: 'twitter:image', content: origin + image.path },
    { name: 'twitter:image:alt', content: image.alt },
    ...(page.structuredData ?? []).flatMap((data) =>
      // The router writes it with `<`, `>`, `&` and line separators escaped.
      data ? [{ 'script:ld+json': { '@context': 'https://schema.org', ...data } }] : [],
    ),
  ]
}
