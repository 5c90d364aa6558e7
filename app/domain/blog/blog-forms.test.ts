import { expect, test } from 'vitest'
import { autosaveSchema, blogPageSchema, postSchema, redirectSchema } from './blog-forms.ts'
import { NEW_POST } from './post-fields.ts'

const ID = '01999999-9999-7999-8999-999999999999'
const parsed = (given: Record<string, unknown>) =>
  postSchema.parse({ id: ID, intent: 'draft', title: 'Dal', ...given })
const faultsOf = (given: Record<string, unknown>) =>
  Object.fromEntries(
    postSchema
      .safeParse({ id: ID, intent: 'draft', ...given })
      .error?.issues.map(({ path, message }) => [path.join('.'), message]) ?? [],
  )

test('[ADMIN-41] [ADMIN-29] [DATA-24] only a title given, all else has its default: draft, Article, no tags, not featured', () => {
  const {
    id: _id,
    intent,
    version,
    publishOn,
    publishedAt,
    tabId,
    confirmed,
    ...fields
  } = postSchema.parse({ id: ID, intent: 'draft', title: '  Dal   and rice ' })
  expect({ intent, version, publishOn, publishedAt, tabId, confirmed }).toEqual({
    intent: 'draft',
    version: 0,
    publishOn: null,
    publishedAt: null,
    tabId: '',
    confirmed: '',
  })
  expect(fields).toEqual({ ...NEW_POST, title: 'Dal and rice' })
})

test('[ADMIN-28] an empty author or category selection becomes null', () => {
  expect(parsed({ authorId: '', categoryId: ' ' })).toMatchObject({ authorId: null, categoryId: null })
  expect(faultsOf({ title: 'a', authorId: 'x' })).toEqual({ authorId: 'Choose one from the list' })
})

test('[ADMIN-21] tags are trimmed, not empty and not there twice', () => {
  expect(parsed({ tags: [' lentils ', '', 'protein', 'lentils', '  '] }).tags).toEqual(['lentils', 'protein'])
})

test('a social picture is an uploaded one that is large enough for a card', () => {
  const picture = (size: string) => `/blog-pictures/01999999-9999-7999-8999-999999999999-${size}-960.webp`
  expect(parsed({ socialImageUrl: `https://meals.example${picture('600x315')}` }).socialImageUrl).toBe(
    picture('600x315'),
  )
  expect(parsed({ socialImageUrl: '' }).socialImageUrl).toBeNull()
  for (const socialImageUrl of [picture('599x400'), '/plates/dal.svg'])
    expect(faultsOf({ title: 'a', socialImageUrl })).toEqual({
      socialImageUrl: 'Choose an uploaded picture of at least 600 × 315 pixels',
    })
})

test('[ADMIN-22] a meta description has at most 160 characters', () => {
  expect(parsed({ seoDescription: 'a'.repeat(160) }).seoDescription).toHaveLength(160)
  expect(faultsOf({ title: 'a', seoDescription: 'a'.repeat(161) })).toEqual({
    seoDescription: 'Use at most 160 characters',
  })
})

test('[ADMIN-24] [ADMIN-25] a draft needs a title, publishing a title and a text, scheduling also a time', () => {
  expect(faultsOf({ title: '  ' })).toEqual({ title: 'Give the post a title' })
  expect(faultsOf({ title: ' ', content: ' \n ', intent: 'publish' })).toEqual({
    title: 'Give the post a title',
    content: 'Write the post before you publish it',
  })
  expect(faultsOf({ title: 'a', content: 'b', intent: 'schedule' })).toEqual({
    publishOn: 'Choose a day and a time',
  })
  expect(faultsOf({ title: 'a', content: 'b', intent: 'schedule', publishOn: 'soon' })).toEqual({
    publishOn: 'Choose a day and a time',
  })
})

test('pictures lie with us, whole address or path; others are refused with what to do', () => {
  expect(parsed({ featuredImageUrl: 'https://mealwright.example/plates/dal.svg' }).featuredImageUrl).toBe(
    '/plates/dal.svg',
  )
  expect(parsed({ featuredImageUrl: '' }).featuredImageUrl).toBeNull()
  for (const url of [
    'https://evil.test/x.png',
    'javascript:alert(1)',
    '/plates/../x',
    'data:image/svg+xml,x',
  ])
    expect(faultsOf({ title: 'a', featuredImageUrl: url })['featuredImageUrl']).toContain(
      'Upload the picture',
    )
})

test('[DATA-25] questions come as two lists of fields; half a pair is refused, an empty one left out', () => {
  expect(parsed({ faqQuestion: ['Why?', '', 'How?'], faqAnswer: ['So.', ' ', '<p>Thus.</p>'] }).faqs).toEqual(
    [
      { question: 'Why?', answer: 'So.' },
      { question: 'How?', answer: '<p>Thus.</p>' },
    ],
  )
  expect(faultsOf({ title: 'a', faqQuestion: ['Why?'], faqAnswer: [''] })['faqs']).toContain(
    'needs an answer',
  )
})

test('old addresses come one per line; what is none is named', () => {
  expect(
    parsed({ redirectFrom: '/blog/a/b\n\n https://x.example/blog/a/c/ \n/blog/a/b' }).redirectFrom,
  ).toEqual(['/blog/a/b', '/blog/a/c'])
  expect(faultsOf({ title: 'a', redirectFrom: 'about' })['redirectFrom']).toContain('“about”')
})

test('[ADMIN-31] the slug is made fit to be an address', () => {
  expect(parsed({ slug: ' Dal & Rice -- 2 ' }).slug).toBe('dal-rice-2')
})

test('unsaved text is taken as it stands, but nothing else', () => {
  const postKey = 'new:01999999-9999-7999-8999-999999999999'
  const tabId = '0123456789abcdef'
  const fields = JSON.stringify({ ...NEW_POST, tags: ['', ''], seoDescription: 'x'.repeat(500) })
  expect(autosaveSchema.safeParse({ postKey, tabId, baseVersion: '0', fields }).success).toBe(true)
  for (const bad of ['', '{', '[]', '{"title":1}', 'x'.repeat(500_000)])
    expect(autosaveSchema.safeParse({ postKey, tabId, baseVersion: '0', fields: bad }).success).toBe(false)
  const hostile = JSON.stringify({ ...NEW_POST, title: 'a\u0000b\ud800', content: 'c\nd' })
  expect(autosaveSchema.parse({ postKey, tabId, baseVersion: '0', fields: hostile }).fields).toMatchObject({
    title: 'a b\ufffd',
    content: 'c\nd',
  })
  expect(autosaveSchema.safeParse({ postKey: '../x', tabId, baseVersion: '0', fields }).success).toBe(false)
  expect(autosaveSchema.safeParse({ postKey, tabId: '~', baseVersion: '0', fields }).success).toBe(false)
})

test('a redirect has an old address and a page of ours', () => {
  expect(redirectSchema.parse({ fromPath: '/blog/a/b/', toPath: '/help' })).toEqual({
    fromPath: '/blog/a/b',
    toPath: '/help',
  })
  expect(redirectSchema.safeParse({ fromPath: 'about', toPath: '//evil.test' }).error?.issues).toHaveLength(2)
})

test('[DATA-28] [DATA-29] a custom page has a title and sections of three kinds', () => {
  const section = { sectionType: 'text', title: 'A', content: 'b' }
  const page = blogPageSchema.parse({ title: 'Us', sections: JSON.stringify([section]) })
  expect(page).toMatchObject({ status: 'draft', schemaType: 'WebPage', slug: '' })
  expect(page.sections).toEqual([{ ...section, categoryId: null, count: 3 }])
  expect(blogPageSchema.safeParse({ title: '', sections: '[]' }).success).toBe(false)
  expect(blogPageSchema.safeParse({ title: 'a', sections: '[{"sectionType":"script"}]' }).success).toBe(false)
})
