import { expect, test } from 'vitest'
import { POST_SCHEMA_TYPES } from '#app/domain/blog/blog.ts'
import type { ShownPost } from '#app/features/blog/blog-types.ts'
import { problemsOf, type Thing } from '#tests/support/structured-data.ts'
import { authorMeta, postMeta } from './blog-meta.ts'

const ORIGIN = 'https://meals.example'
const AT = new Date('2026-03-04T08:00:00Z')
const PICTURE = '/blog-pictures/01999999-9999-7999-8999-999999999999-2000x1500-960.webp'
const POST: ShownPost = {
  id: '01999999-9999-7999-8999-000000000001',
  title: 'Three stick blenders, tried',
  slug: 'blenders',
  excerpt: 'Which one to keep.',
  featuredImageUrl: PICTURE,
  featuredImageAlt: 'Three blenders',
  authorId: 'a',
  author: { id: 'a', name: 'Ada Miller', slug: 'ada-miller' },
  categoryId: 'c',
  category: { id: 'c', name: 'Tools', slug: 'tools' },
  status: 'published',
  publishedAt: AT,
  updatedAt: AT,
  createdAt: AT,
  timeToReadMin: 3,
  viewCount: 0,
  seoTitle: '',
  seoDescription: '',
  socialTitle: '',
  socialDescription: '',
  socialImageUrl: null,
  schemaType: 'Article',
  tags: ['Stick blender'],
  isFeatured: false,
  noIndex: false,
  faqs: [{ id: 'f', postId: 'p', question: 'Loud?', answer: '<p>Yes.</p>', sortOrder: 0, createdAt: AT }],
  contentHtml: '<ol><li>Blend.</li></ol>',
  authorBio: '',
  authorPhotoUrl: null,
}

const thingsIn = (meta: ReturnType<typeof postMeta>) =>
  meta.flatMap((tag) => ('script:ld+json' in tag ? [tag['script:ld+json'] as Thing] : []))

/** Whatever an article can lack. */
const BARE: Partial<ShownPost> = {
  author: null,
  category: null,
  tags: [],
  contentHtml: '<p>Words.</p>',
  excerpt: '',
  featuredImageUrl: null,
  faqs: [],
  title: 'word '.repeat(40).trim(),
}

test.each(POST_SCHEMA_TYPES.map(({ value }) => value))(
  '[BLOG-40] [BLOG-41] an article of the type %s is described whole, however little of it there is',
  (schemaType) => {
    const full = thingsIn(postMeta({ ...POST, schemaType }, ORIGIN))
    expect(full.map((thing) => thing['@type'])).toEqual([
      schemaType === 'ProductReview' ? 'Review' : schemaType,
      'BreadcrumbList',
      'FAQPage',
    ])
    expect(full.flatMap(problemsOf)).toEqual([])
    for (const name of Object.keys(BARE) as (keyof ShownPost)[]) {
      const lacking = thingsIn(postMeta({ ...POST, schemaType, [name]: BARE[name] }, ORIGIN))
      expect(lacking.flatMap(problemsOf), name).toEqual([])
    }
    expect(thingsIn(postMeta({ ...POST, ...BARE, schemaType }, ORIGIN)).flatMap(problemsOf)).toEqual([])
  },
)

test('search engines get the featured picture without words on it, and the card where it is small', () => {
  const imageOf = (featuredImageUrl: string | null) =>
    thingsIn(postMeta({ ...POST, featuredImageUrl }, ORIGIN))[0]!['image']
  expect(imageOf(PICTURE)).toEqual({
    '@type': 'ImageObject',
    url: `${ORIGIN}${PICTURE.replace('-960', '-1600')}`,
    width: 1600,
    height: 1200,
    caption: 'Three blenders',
  })
  for (const url of [
    PICTURE.replace('2000x1500', '1000x900'),
    PICTURE.replace('2000x1500', '1300x400'),
    null,
  ])
    expect(imageOf(url)).toMatchObject({ url: expect.stringContaining('/og/post/blenders.'), width: 1200 })
})

test('an author is a person with an address', () => {
  const author = {
    id: 'a',
    name: 'Ada Miller',
    slug: 'ada-miller',
    bio: '',
    profilePhotoUrl: PICTURE,
    websiteUrl: null,
    socialLinks: {},
    seoTitle: '',
    seoDescription: '',
    createdAt: AT,
    updatedAt: AT,
  }
  const things = thingsIn(authorMeta(author, { page: 1, origin: ORIGIN }))
  expect(things.flatMap(problemsOf)).toEqual([])
  expect(things[0]).toMatchObject({
    '@type': 'ProfilePage',
    mainEntity: { '@type': 'Person', url: `${ORIGIN}/blog/author/ada-miller` },
  })
})
