import type { BlogPostCardData } from './post-card-data.ts'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { LatestPosts } from './latest-posts.tsx'
import { FeaturedPost, BlogPostCard, PostRow } from './post-card.tsx'

const POST: BlogPostCardData = {
  id: '018f0000-0000-7000-8000-000000000001',
  title: 'How much protein is in a bowl of dal?',
  slug: 'dal',
  excerpt: 'What reaches the bowl.',
  featuredImageUrl: '/pictures/dal.webp',
  featuredImageAlt: 'A bowl of dal',
  author: { id: 'a', name: 'Mealwright Kitchen', slug: 'mealwright-kitchen' },
  category: { id: 'c', name: 'Nutrition', slug: 'nutrition' },
  publishedAt: new Date('2026-11-21T08:00:00Z'),
  timeToReadMin: 6,
  tags: ['lentils', 'protein', 'pulses', 'rice', 'supper'],
  isFeatured: true,
}
const textOf = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
const bare: BlogPostCardData = {
  ...POST,
  featuredImageUrl: null,
  category: null,
  author: null,
  tags: [],
  isFeatured: false,
}

test('[BLOG-12] a card shows picture, category, short date, minutes, title, excerpt, author and Read More', () => {
  const html = renderToStaticMarkup(<BlogPostCard post={POST} />)
  expect(html).toMatch(/<img[^>]*src="\/pictures\/dal.webp"[^>]*alt="A bowl of dal"/)
  expect(html).toMatch(/<a[^>]* href="\/blog\/nutrition"[^>]*>Nutrition<\/a>/)
  expect(html).toContain('<a href="/blog/nutrition/dal">How much protein')
  expect(html).toMatch(/<a[^>]* href="\/blog\/author\/mealwright-kitchen">Mealwright Kitchen<\/a>/)
  expect(html).toMatch(/<a[^>]* href="\/blog\/nutrition\/dal">Read More<span[^>]*>: [^<]*<\/span><\/a>/)
  expect(textOf(html)).toBe(
    'Nutrition Nov 21, 2026 6 min read How much protein is in a bowl of dal? What reaches the bowl. by Mealwright Kitchen Read More : How much protein is in a bowl of dal?',
  )
})

test('[BLOG-12] [BLOG-02] without picture a card shows the initial letter; without category its address says so', () => {
  const html = renderToStaticMarkup(<BlogPostCard post={{ ...bare, title: '“¡dal!”' }} />)
  expect(html).toMatch(/<span[^>]* aria-hidden="true">D<\/span>/)
  expect(html).not.toContain('<img')
  expect(html).toContain('href="/blog/uncategorized/dal"')
})

test('[BLOG-13] the featured layout has badge, long date, three tags and the number of the others, Read Full Article', () => {
  const html = renderToStaticMarkup(<FeaturedPost post={POST} />)
  expect(textOf(html)).toBe(
    'Featured Nutrition 21 November 2026 6 min read How much protein is in a bowl of dal? What reaches the bowl. lentils protein pulses +2 more by Mealwright Kitchen Read Full Article',
  )
  const plain = textOf(renderToStaticMarkup(<FeaturedPost post={bare} />))
  expect(plain).not.toContain('Featured')
  expect(plain).not.toContain('more')
  expect(
    textOf(renderToStaticMarkup(<FeaturedPost post={{ ...POST, tags: ['a', 'b', 'c'] }} />)),
  ).not.toContain(' more')
})

test('[BLOG-14] the list layout has thumbnail, category, date, minutes, title, excerpt and author', () => {
  const html = renderToStaticMarkup(<PostRow post={POST} />)
  expect(html).toMatch(/<img[^>]*width="240"/)
  expect(textOf(html)).toBe(
    'Nutrition Nov 21, 2026 6 min read How much protein is in a bowl of dal? What reaches the bowl. by Mealwright Kitchen',
  )
})

test('[BLOG-36] related articles are cards without excerpt', () => {
  expect(renderToStaticMarkup(<BlogPostCard post={POST} hasExcerpt={false} />)).not.toContain(
    'What reaches the bowl',
  )
})

test('[LAND-04] the latest posts are one section, which is left out when there are none', () => {
  const html = renderToStaticMarkup(
    <LatestPosts posts={[1, 2, 3].map((id) => ({ ...POST, id: String(id), title: `Post ${id}` }))} />,
  )
  expect(html.match(/<article/g)).toHaveLength(3)
  expect(html.indexOf('Post 1')).toBeLessThan(html.indexOf('Post 3'))
  expect(renderToStaticMarkup(<LatestPosts posts={[]} />)).toBe('')
})

test('[BLOG-12] a large card for a post without a picture shows the dish of its topic, not just a letter', () => {
  const html = renderToStaticMarkup(<FeaturedPost post={bare} isFirst isCover />)
  expect(html).toMatch(/<img[^>]* src="\/plates\/[\w-]+\.svg" alt=""/)
})
