import { expect, test } from 'vitest'
import { howToStepsOf } from './how-to-steps.ts'
import { articleData, type PostFacts } from './structured-data.ts'

const ORIGIN = 'https://meals.example'
const POST: PostFacts = {
  title: 'Lentils',
  slug: 'lentils',
  description: 'What reaches the bowl.',
  html: '<ol><li>Rinse <b>them</b>.</li><li><p>Simmer:</p><ul><li>low</li><li>long</li></ul></li></ol><ul><li>no step</li></ul><ol><li>Eat</li></ol>',
  schemaType: 'Article',
  image: { '@type': 'ImageObject', url: 'https://meals.example/og/post/lentils.png' },
  publishedAt: new Date('2026-03-04T08:00:00Z'),
  updatedAt: new Date('2026-03-05T08:00:00Z'),
  timeToReadMin: 6,
  tags: ['protein', 'pulses'],
  author: { name: 'Mealwright Kitchen', slug: 'mealwright-kitchen' },
  category: { name: 'Nutrition', slug: 'nutrition' },
}

test('[BLOG-40] [BLOG-41] an article says what it is, when, by whom, and its reading time in minutes', () => {
  expect(articleData(POST, ORIGIN)).toMatchObject({
    '@type': 'Article',
    url: 'https://meals.example/blog/nutrition/lentils',
    headline: 'Lentils',
    datePublished: '2026-03-04T08:00:00.000Z',
    dateModified: '2026-03-05T08:00:00.000Z',
    timeRequired: 'PT6M',
    articleSection: 'Nutrition',
    keywords: 'protein, pulses',
    author: {
      '@type': 'Organization',
      name: 'Mealwright Kitchen',
      url: 'https://meals.example/blog/author/mealwright-kitchen',
    },
  })
  const person = { ...POST, author: { name: 'Ada', slug: 'ada' } }
  expect(articleData(person, ORIGIN)).toMatchObject({ author: { '@type': 'Person', name: 'Ada' } })
  expect(articleData({ ...POST, schemaType: 'NewsArticle' }, ORIGIN)['@type']).toBe('NewsArticle')
  const bare = articleData({ ...POST, category: null, author: null, tags: [] }, ORIGIN)
  expect(bare).toMatchObject({
    url: 'https://meals.example/blog/uncategorized/lentils',
    author: { '@type': 'Organization' },
  })
  expect(bare).not.toHaveProperty('articleSection')
  expect(bare).not.toHaveProperty('keywords')
})

test('[BLOG-41] a how-to has the items of its ordered lists as steps', () => {
  expect(howToStepsOf(POST.html)).toEqual(['Rinse them.', 'Simmer: low long', 'Eat'])
  expect(articleData({ ...POST, schemaType: 'HowTo' }, ORIGIN)).toMatchObject({
    '@type': 'HowTo',
    name: 'Lentils',
    timeRequired: 'PT6M',
    step: [
      { '@type': 'HowToStep', position: 1, text: 'Rinse them.' },
      { '@type': 'HowToStep', position: 2, text: 'Simmer: low long' },
      { '@type': 'HowToStep', position: 3, text: 'Eat' },
    ],
  })
  const stepless = articleData({ ...POST, schemaType: 'HowTo', html: '<p>x</p>' }, ORIGIN)
  expect(stepless['@type']).toBe('Article')
  expect(stepless).not.toHaveProperty('step')
  expect(howToStepsOf('<ul><li>a<ol><li>inner</li></ol></li></ul></li><li>')).toEqual(['inner'])
})

test('[BLOG-41] a product review is a review, and claims no product but one its title and tags name', () => {
  const review = articleData(
    {
      ...POST,
      schemaType: 'ProductReview',
      title: 'Three stick blenders, tried',
      tags: ['tools', 'Stick blender'],
    },
    ORIGIN,
  )
  expect(review).toMatchObject({
    '@type': 'Review',
    additionalType: 'ProductReview',
    itemReviewed: { '@type': 'Product', name: 'Stick blender' },
    timeRequired: 'PT6M',
  })
  for (const tags of [[], ['pulses'], ['Lentils']]) {
    const unnamed = articleData({ ...POST, schemaType: 'ProductReview', tags }, ORIGIN)
    expect(unnamed).toMatchObject({ '@type': 'Article', headline: 'Lentils' })
    expect(JSON.stringify(unnamed)).not.toMatch(/itemReviewed|reviewRating/)
  }
})
