import { z } from 'zod'
import { CATEGORY_SCHEMA_TYPES, META_DESCRIPTION_LENGTH, SOCIAL_NETWORKS, type SocialLinks } from './blog.ts'
import { blogSlug, RESERVED_CATEGORY_SLUGS, reservedSlugMessage } from './blog-slug.ts'

/** The forms of what posts are filed under: authors, categories, and the blog's own head. */

export const TAXONOMY_LIMITS = {
  name: 100,
  slug: 100,
  bio: 10_000,
  url: 500,
  description: 500,
  pillarContent: 100_000,
  seoTitle: 120,
  featuredPosts: 12,
} as const

const atMost = (most: number) => z.string().max(most, `Use at most ${most} characters`).default('')
const line = (most: number) => atMost(most).transform((text) => text.replace(/\s+/g, ' ').trim())
/** Forms end lines with two characters, of which the first has become a space. */
const lines = (most: number) => atMost(most).transform((text) => text.replace(/([^ \n]) $/gm, '$1').trim())

const Slug = line(TAXONOMY_LIMITS.slug).transform((typed) => blogSlug(typed))

/** An address on the web, or nothing. Anything a browser would run instead of opening is no such address. */
const WebAddress = line(TAXONOMY_LIMITS.url).transform((given, context) => {
  if (given === '') return null
  const url = URL.canParse(given) ? new URL(given) : null
  if (url && /^https?:$/.test(url.protocol) && url.hostname.includes('.') && !url.username) return url.href
  context.addIssue({ code: 'custom', message: 'Write a whole address that begins with https://' })
  return z.NEVER
})

const Seo = {
  seoTitle: line(TAXONOMY_LIMITS.seoTitle),
  seoDescription: line(META_DESCRIPTION_LENGTH),
}

/** Nothing chosen is null. */
export const chosenIdSchema = z
  .string()
  .default('')
  .transform((id) => id.trim() || null)
  .refine((id) => id === null || z.uuid().safeParse(id).success, 'Choose one from the list')

const named = (missing: string) =>
  z
    .string(missing)
    .transform((text) => text.replace(/\s+/g, ' ').trim())
    .pipe(
      z.string().min(1, missing).max(TAXONOMY_LIMITS.name, `Use at most ${TAXONOMY_LIMITS.name} characters`),
    )

export const authorSchema = z
  .object({
    name: named('Author name is required'),
    slug: Slug,
    email: z
      .string()
      .default('')
      .transform((email) => email.trim() || null)
      .pipe(z.email('Enter the full address, such as anna@example.org').max(254).nullable()),
    bio: lines(TAXONOMY_LIMITS.bio),
    twitter: WebAddress,
    linkedin: WebAddress,
    instagram: WebAddress,
    facebook: WebAddress,
    /** Looked at by the command: it has to be a picture of ours. */
    profilePhotoUrl: line(2000),
    websiteUrl: WebAddress,
    ...Seo,
  })
  .transform(({ twitter, linkedin, instagram, facebook, ...rest }) => {
    const given = { twitter, linkedin, instagram, facebook }
    const socialLinks: SocialLinks = Object.fromEntries(
      SOCIAL_NETWORKS.flatMap((network) => {
        const address = given[network]
        return address === null ? [] : [[network, address]]
      }),
    )
    return { ...rest, socialLinks }
  })
export type AuthorValues = z.output<typeof authorSchema>

const schemaTypes = CATEGORY_SCHEMA_TYPES.map(({ value }) => value) as [
  (typeof CATEGORY_SCHEMA_TYPES)[number]['value'],
]

export const categorySchema = z.object({
  name: named('Category name is required'),
  slug: Slug.refine((slug) => !RESERVED_CATEGORY_SLUGS.includes(slug), {
    error: ({ input }) => reservedSlugMessage(String(input)),
  }),
  description: line(TAXONOMY_LIMITS.description),
  parentCategoryId: chosenIdSchema,
  pillarContent: lines(TAXONOMY_LIMITS.pillarContent),
  /** In the order shown. */
  featuredPosts: z
    .array(z.uuid('Choose posts from the list'))
    .max(TAXONOMY_LIMITS.featuredPosts, `Feature at most ${TAXONOMY_LIMITS.featuredPosts} posts`)
    .default([])
    .transform((ids) => [...new Set(ids)]),
  schemaType: z.enum(schemaTypes).default('CollectionPage'),
  ...Seo,
})
export type CategoryValues = z.output<typeof categorySchema>

/** Deleting an author or a category: where its posts go; nothing chosen leaves them without one. */
export const deleteTaxonomySchema = z.object({ moveTo: chosenIdSchema })

export const blogSettingsSchema = z.object({ title: line(TAXONOMY_LIMITS.name), ...Seo })
