import { parseJson } from '#app/domain/bounded-json.ts'
import { z } from 'zod'
import { plainWords } from '#app/domain/plain-words.ts'
import { cardPictureOf, isOwnPicturePath } from './article-picture.ts'
import { CATEGORY_SCHEMA_TYPES, META_DESCRIPTION_LENGTH, POST_SCHEMA_TYPES, POST_STATUSES } from './blog.ts'
import { blogSlug } from './blog-slug.ts'
import { CONFIRMATIONS } from './live-questions.ts'
import { POST_LIMITS, type PostFields } from './post-fields.ts'
import { newTag } from './tags.ts'
import { oldPath, targetPath } from './redirect-paths.ts'

/** The forms of writing and publishing. Kept apart so that no page pulls zod into the browser. */

const atMost = (most: number) => z.string().max(most, `Use at most ${most} characters`).default('')
const line = (most: number) => atMost(most).transform((text) => text.replace(/\s+/g, ' ').trim())
const list = <Item extends z.ZodType>(item: Item) => z.preprocess((given) => given ?? [], z.array(item))
const valuesOf = <Value extends string>(choices: readonly { value: Value }[]) =>
  choices.map(({ value }) => value) as [Value, ...Value[]]

/** An id of a row; nothing chosen is null. */
const chosenIdSchema = z
  .string()
  .default('')
  .transform((id) => id.trim() || null)
  .refine((id) => id === null || z.uuid().safeParse(id).success, 'Choose one from the list')

const tickedSchema = z
  .union([z.literal('on'), z.literal('true'), z.literal('false'), z.literal(''), z.boolean()])
  .default(false)
  .transform((value) => value === 'on' || value === 'true' || value === true)

/** The address of one of our own pictures, whole or as a path; kept as a path. Pages load nothing from elsewhere. */
const PictureUrl = line(POST_LIMITS.imageUrl).transform((given, context) => {
  if (given === '') return null
  const path = /^https?:\/\//i.test(given) && URL.canParse(given) ? new URL(given).pathname : given
  if (isOwnPicturePath(path)) return path
  context.addIssue({
    code: 'custom',
    message: 'Upload the picture, or choose one from the library: pages show pictures from here only',
  })
  return z.NEVER
})

/** A picture that fills a card: an uploaded one, large enough. */
const CardPictureUrl = PictureUrl.refine(
  (path) => path === null || cardPictureOf(path) !== null,
  'Choose an uploaded picture of at least 600 × 315 pixels',
)

const Tags = list(z.string()).transform((tags) =>
  tags.reduce<string[]>((kept, typed) => {
    const tag = newTag(typed, kept)
    return tag ? [...kept, tag] : kept
  }, []),
)

const Faqs = list(z.object({ question: line(POST_LIMITS.question), answer: atMost(POST_LIMITS.answer) }))
  .transform((faqs) => faqs.filter(({ question, answer }) => question !== '' || answer.trim() !== ''))
  .refine((faqs) => faqs.length <= POST_LIMITS.faqs, `Use at most ${POST_LIMITS.faqs} questions`)
  .refine(
    (faqs) => faqs.every(({ question, answer }) => question !== '' && answer.trim() !== ''),
    'Every question needs an answer, and every answer a question',
  )

const redirectFromSchema = z
  .union([z.string().transform((text) => text.split('\n')), z.array(z.string())])
  .default([])
  .transform((lines, context) => {
    const paths = new Set<string>()
    for (const typed of lines) {
      if (typed.trim() === '') continue
      const path = oldPath(typed)
      if (path) paths.add(path)
      else
        context.addIssue({
          code: 'custom',
          message: `“${typed.trim().slice(0, 80)}” is no old address, such as /blog/category/post or /2019/soup`,
        })
    }
    if (paths.size > POST_LIMITS.redirects)
      context.addIssue({ code: 'custom', message: `Use at most ${POST_LIMITS.redirects} old addresses` })
    return [...paths]
  })

const FIELDS = {
  title: line(POST_LIMITS.title),
  slug: line(POST_LIMITS.title).transform((typed) =>
    blogSlug(typed).slice(0, POST_LIMITS.slug).replace(/-$/, ''),
  ),
  content: atMost(POST_LIMITS.content),
  contentFormat: z.enum(['markdown', 'html']).default('markdown'),
  excerpt: line(POST_LIMITS.excerpt),
  featuredImageUrl: PictureUrl,
  featuredImageAlt: line(POST_LIMITS.imageAlt),
  authorId: chosenIdSchema,
  categoryId: chosenIdSchema,
  seoTitle: line(POST_LIMITS.seoTitle),
  seoDescription: line(META_DESCRIPTION_LENGTH),
  socialTitle: line(POST_LIMITS.socialTitle),
  socialDescription: line(POST_LIMITS.socialDescription),
  socialImageUrl: CardPictureUrl,
  schemaType: z.enum(valuesOf(POST_SCHEMA_TYPES)).default('Article'),
  tags: Tags,
  isFeatured: tickedSchema,
  noIndex: tickedSchema,
  faqs: Faqs,
  redirectFrom: redirectFromSchema,
}

/**
 * What saving does with the state of the post. `stage` keeps the changes beside a live post, which stays as it is;
 * `schedule-update` does too and puts them in its place at a time; `submit` asks editors for a review, `return` ends one without publishing.
 */
export const POST_INTENTS = [
  'draft',
  'publish',
  'schedule',
  'schedule-update',
  'archive',
  'stage',
  'submit',
  'return',
] as const
export type PostIntent = (typeof POST_INTENTS)[number]

/** An instant, made in the browser from the writer's own time. */
const instantSchema = z
  .string()
  .default('')
  .transform((given) => (given.trim() === '' ? null : new Date(given)))
  .refine((at) => at === null || !Number.isNaN(at.getTime()), 'Choose a day and a time')

const postObjectSchema = z
  .object({
    ...FIELDS,
    /** Given by the editor, also to a new post: the same one sent twice is one post. */
    id: z.uuid(),
    intent: z.enum(POST_INTENTS, 'There is nothing to do.'),
    /** The answer to the question before a live article goes offline. */
    confirmed: z.enum(CONFIRMATIONS).default(''),
    /** The version that was opened; 0 for a new post. */
    version: z.coerce.number().int().min(0).default(0),
    /** Whose kept text this is: it goes with the save. Empty without scripts, where none is kept. */
    tabId: z.string().max(32).default(''),
    /** For `schedule` and `schedule-update`. */
    publishOn: instantSchema,
    /** For `publish`: the date of publication that readers see; empty keeps it, or makes it now. */
    publishedAt: instantSchema,
  })
  .superRefine(({ title, content, intent, publishOn }, context) => {
    const fault = (path: string, message: string) =>
      context.addIssue({ code: 'custom', path: [path], message })
    if (title === '') fault('title', 'Give the post a title')
    const isTimed = intent === 'schedule' || intent === 'schedule-update'
    if ((intent === 'publish' || isTimed) && content.trim() === '')
      fault('content', 'Write the post before you publish it')
    if (intent === 'submit' && content.trim() === '') fault('content', 'Write the post before you submit it')
    if (isTimed && publishOn === null) fault('publishOn', 'Choose a day and a time')
  })

/** The form of the editor. Its questions and answers come as two lists of fields. */
export const postSchema = z.preprocess((given: unknown) => {
  if (typeof given !== 'object' || given === null || !('faqQuestion' in given)) return given
  const { faqQuestion, faqAnswer, ...rest } = given as Record<string, unknown>
  const answers = Array.isArray(faqAnswer) ? faqAnswer : []
  const questions = Array.isArray(faqQuestion) ? faqQuestion : []
  return { ...rest, faqs: questions.map((question, index) => ({ question, answer: answers[index] ?? '' })) }
}, postObjectSchema)
export type PostValues = z.output<typeof postSchema>

const TAB_ID = /^[0-9a-f]{1,32}$/

/** Which kept text is not wanted any more; with a time, only as long as nothing was typed in it since. */
export const autosaveDiscardSchema = z.object({
  postKey: z.string(),
  tabId: z.string(),
  until: z.preprocess((given) => given || undefined, z.coerce.number().int().optional()),
})

/** What is kept of a text nobody has saved yet: anything goes but its size. */
export const autosaveSchema = z.object({
  postKey: z.string().regex(/^(?:new:)?[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/),
  tabId: z.string().regex(TAB_ID),
  baseVersion: z.coerce.number().int().min(0),
  fields: z
    .string()
    .max(450_000, 'This text is too long to be kept')
    .transform((json, context): Partial<PostFields> => {
      const fields = draftFieldsSchema.safeParse(parsedJson(json))
      if (fields.success) return fields.data
      context.addIssue({ code: 'custom', message: 'These are no fields of a post' })
      return z.NEVER
    }),
})

const loose = (most: number) => z.string().max(most)

/** Fields as they stand in the editor at any moment: half a slug and an empty title are fine. */
export const draftFieldsSchema = z.object({
  title: loose(2000),
  slug: loose(2000),
  content: loose(400_000),
  contentFormat: z.enum(['markdown', 'html']),
  excerpt: loose(5000),
  featuredImageUrl: loose(4000).nullable(),
  featuredImageAlt: loose(2000),
  authorId: loose(60).nullable(),
  categoryId: loose(60).nullable(),
  seoTitle: loose(2000),
  seoDescription: loose(2000),
  // Pages opened before these fields existed do not send them.
  socialTitle: loose(2000).default(''),
  socialDescription: loose(2000).default(''),
  socialImageUrl: loose(4000).nullable().default(null),
  schemaType: z.enum(valuesOf(POST_SCHEMA_TYPES)),
  tags: z.array(loose(200)).max(100),
  isFeatured: z.boolean(),
  noIndex: z.boolean(),
  faqs: z.array(z.object({ question: loose(2000), answer: loose(20_000) })).max(100),
  redirectFrom: z.array(loose(500)).max(200),
})

/** Texts inside JSON are as fit to be stored as those of other fields. */
function parsedJson(json: string): unknown {
  const asStored = (_name: string, value: unknown) => (typeof value === 'string' ? plainWords(value) : value)
  try {
    return parseJson(json, asStored)
  } catch {
    return null
  }
}

export const previewSchema = z.object({
  content: atMost(POST_LIMITS.content),
  contentFormat: z.enum(['markdown', 'html']).default('markdown'),
  /** Also gives the text in the other format. */
  isConverted: tickedSchema,
})

export const redirectSchema = z.object({
  fromPath: z.string().transform((typed, context) => {
    const path = oldPath(typed)
    if (path) return path
    context.addIssue({
      code: 'custom',
      message: 'Write an old address that begins with /, such as /2019/soup',
    })
    return z.NEVER
  }),
  toPath: z.string().transform((typed, context) => {
    const path = targetPath(typed)
    if (path) return path
    context.addIssue({ code: 'custom', message: 'Write an address on this site that begins with /' })
    return z.NEVER
  }),
})

export const SECTION_TYPES = [
  { value: 'text', label: 'Text' },
  { value: 'posts', label: 'Posts' },
  { value: 'newsletter', label: 'Newsletter' },
] as const

const MOST_SECTIONS = 30

const sectionSchema = z.object({
  sectionType: z.enum(valuesOf(SECTION_TYPES)),
  title: line(200),
  content: atMost(50_000),
  /** Posts of one category, or of all. */
  categoryId: chosenIdSchema,
  count: z.coerce.number().int().min(1).max(12).default(3),
})

export const blogPageSchema = z
  .object({
    title: line(POST_LIMITS.title),
    slug: FIELDS.slug,
    seoTitle: FIELDS.seoTitle,
    seoDescription: FIELDS.seoDescription,
    schemaType: z.enum(valuesOf(CATEGORY_SCHEMA_TYPES)).default('WebPage'),
    status: z.enum(POST_STATUSES).default('draft'),
    sections: z
      .string()
      .max(600_000, 'This page is too long')
      .default('[]')
      .transform((json, context) => {
        const sections = z.array(sectionSchema).max(MOST_SECTIONS).safeParse(parsedJson(json))
        if (sections.success) return sections.data
        context.addIssue({
          code: 'custom',
          message: sections.error.issues[0]?.message ?? 'Check the sections',
        })
        return z.NEVER
      }),
  })
  .refine(({ title }) => title !== '', { path: ['title'], message: 'Give the page a title' })
export type BlogPageValues = z.output<typeof blogPageSchema>

export const pictureAltSchema = z.object({ id: z.uuid(), alt: line(POST_LIMITS.imageAlt) })

export const pictureBinSchema = z.object({ id: z.uuid(), confirmed: z.enum(CONFIRMATIONS).default('') })
