/** Addresses below `/blog/` that are pages of their own: no category may take them. */
export const RESERVED_CATEGORY_SLUGS: readonly string[] = [
  'all',
  'author',
  'page',
  'preview',
  'search',
  'tag',
  'uncategorized',
]

export const reservedSlugMessage = (slug: string): string =>
  `/blog/${slug} is a page of the blog itself. Choose another address, such as ${slug}-posts`

/**
 * The address part of a post, an author or a category, from its title or name: lower case, only a-z, 0-9, spaces and
 * hyphens kept, spaces to hyphens, hyphens collapsed, none at the ends. Empty where no such letter is left.
 */
export function blogSlug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9\s-]/g, '')
    .replace(/\s+/g, '-')
    .replace(/-+/g, '-')
    .replace(/^-|-$/g, '')
}

const BLOG_SLUG = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether a text is an address part as `blogSlug` makes them. */
export function isBlogSlug(text: string): boolean {
  return BLOG_SLUG.test(text)
}
