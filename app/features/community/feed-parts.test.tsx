import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { expect, test } from 'vitest'
import { Feed, type FeedData } from './community-feed.tsx'
import { feedAddress, feedFilterOf } from './feed-address.ts'
import { CommentList } from './comment-list.tsx'
import type { FeedPost, PostComment } from './community.ts'
import { PostDetailsView } from './post-details.tsx'
import { PostControls, RecipeComments } from './recipe-community.tsx'
import { FeedTeaser } from './teaser.tsx'

const render = (node: ReactNode) => {
  const router = createMemoryRouter([{ path: '*', element: node }], { initialEntries: ['/public-recipes'] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}
const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, ' ')
    .replaceAll('&#x27;', "'")
    .replace(/\s+/g, ' ')

const ME = { id: 'me', label: 'ann' }
const post = (change: Partial<FeedPost> = {}): FeedPost => ({
  id: 'p1',
  recipeId: 'r1',
  title: 'Weeknight tikka',
  description: 'Sauce in one pan.',
  tags: ['rice', 'quick', 'hot', 'cheap', 'freezes'],
  author: { id: 'ben-id', label: 'ben' },
  likesCount: 128,
  commentsCount: 14,
  createdAt: '2026-03-08T10:00:00.000Z',
  isLiked: true,
  isFavorite: false,
  card: {
    href: '/recipe/r1/weeknight-tikka',
    name: 'Weeknight tikka',
    cookingTimeMin: 40,
    difficulty: 'Intermediate',
    cuisineType: 'Indian',
    backdrop: 'cloth-leaf',
    picture: { src: '/plates/x.svg', alt: 'Drawn plate: Weeknight tikka' },
  },
  ...change,
})
const comment = (change: Partial<PostComment> = {}): PostComment => ({
  id: 'c1',
  author: { id: 'eve-id', label: 'eve' },
  content: 'Lovely.\nTwice now.',
  createdAt: '2026-03-09T10:00:00.000Z',
  canDelete: false,
  isReported: false,
  ...change,
})
const TIKKA = {
  recipeId: 'r1',
  title: 'Tikka',
  href: '/recipe/r1/tikka',
  picture: { src: '/plates/x.svg', alt: 'Drawn plate: Tikka' },
  backdrop: 'cloth-leaf',
}
const feed = (change: Partial<FeedData> = {}, page: Partial<FeedData['page']> = {}): FeedData => ({
  filter: feedFilterOf(new URLSearchParams()),
  page: { posts: [post()], nextCursor: null, found: 1, isFoundCapped: false, ...page },
  cuisines: ['Indian', 'Japanese'],
  boards: {
    topContributors: [{ userId: 'ben-id', label: 'ben', recipeCount: 34 }],
    mostLiked: [{ id: 'p1', ...TIKKA, label: 'ben', likesCount: 128 }],
    mostCommented: [
      { id: 'p2', recipeId: 'r2', title: 'Hidden', href: '/recipe/r2/x', label: 'ben', commentsCount: 2 },
    ],
    recentActivity: [{ ...TIKKA, label: 'ben', createdAt: '2026-03-08T10:00:00.000Z' }],
  },
  me: ME,
  opened: null,
  author: null,
  ...change,
})

test('[COMM-01] [COMM-02] the teaser names what Premium brings and leads to the prices', () => {
  const html = render(<FeedTeaser />)
  const text = words(html)
  expect(text).toContain('Upgrade from £9.99/month')
  for (const benefit of [
    'Browse 1000+ community recipes',
    'Like and comment',
    'Save favourites',
    'Share your own',
  ])
    expect(text).toContain(benefit)
  expect(html).toMatch(/href="\/pricing"[^>]*>Upgrade to Premium</)
  // What lies behind is decoration: neither read out nor reached.
  expect(html).toMatch(/<div[^>]* aria-hidden="true" inert=""/)
  expect(html.slice(html.indexOf('teaser-title'))).not.toContain('<article')
})

test('[COMM-04] [COMM-06] [COMM-07] search, cuisines and three orders, in a form that needs no script', () => {
  const html = render(<Feed data={feed()} />)
  expect(html).toMatch(
    /<form[^>]*method="get"[^>]*action="\/public-recipes"|action="\/public-recipes"[^>]*method="get"/,
  )
  expect(html).toContain('placeholder="Search recipes, ingredients, or tags..."')
  const options = [...html.matchAll(/<option value="([^"]*)"( selected="")?>([^<]*)</g)].map(
    ([, value, selected, label]) => [value, label, selected !== undefined],
  )
  expect(options).toEqual([
    ['', 'All Cuisines', true],
    ['Indian', 'Indian', false],
    ['Japanese', 'Japanese', false],
    ['recent', 'Most Recent', true],
    ['top_rated', 'Top Rated', false],
    ['most_commented', 'Most Commented', false],
  ])
})

test('[COMM-08] the count, and that there are more than were counted', () => {
  expect(words(render(<Feed data={feed({}, { found: 12 })} />))).toContain('12 recipe(s) found')
  const capped = render(<Feed data={feed({}, { found: 500, isFoundCapped: true })} />)
  expect(words(capped)).toContain('500+ recipe(s) found')
})

test('[COMM-09] an empty feed says what to do, by whether something is filtered', () => {
  const empty = { posts: [], found: 0 }
  const all = words(render(<Feed data={feed({}, empty)} />))
  expect(all).toContain('No recipes found')
  expect(all).toContain('Be the first to share a recipe with the community!')
  const filter = feedFilterOf(new URLSearchParams({ q: 'zzz' }))
  const filtered = words(render(<Feed data={feed({ filter }, empty)} />))
  expect(filtered).toContain('Try adjusting your search or filter criteria')
  expect(filtered).not.toContain('Be the first')
})

test('[COMM-10] [COMM-11] [COMM-12] [COMM-13] a card shows the dish, who shared it, and the controls', () => {
  const html = render(<Feed data={feed()} />)
  const card = /<article.*?<\/article>/s.exec(html)![0]
  const text = words(card)
  for (const part of ['Weeknight tikka', 'by ben', 'Sauce in one pan.', '40 min', 'Intermediate', 'Indian'])
    expect(text).toContain(part)
  expect(card).toContain('src="/plates/x.svg"')
  expect(card).toMatch(/<h2[^>]*><a href="\/recipe\/r1\/weeknight-tikka"/)
  expect(text).toMatch(/rice quick hot \+2 more|rice quick hot \+ ?2 ?more/)
  expect(text).not.toContain('cheap')
  expect(card).toMatch(/aria-pressed="true">.*?Like Weeknight tikka,.*?128/s)
  expect(card).toMatch(/aria-expanded="false"[^>]*>.*?14/s)
  expect(card).toMatch(/aria-pressed="false">.*?Bookmark Weeknight tikka/s)
  expect(card).toMatch(/href="\/recipe\/r1\/weeknight-tikka"[^>]*>View Recipe/)
  expect(card).toContain('href="/public-recipes?author=ben-id"')
})

test('[COMM-24] [COMM-25] the sidebar: contributors by rank, liked recipes, what came last; most commented stays data', () => {
  const html = render(<Feed data={feed()} />)
  const text = words(/<aside.*<\/aside>/s.exec(html)![0])
  expect(text).toContain('Top Contributors BE ben 34 recipes')
  expect(text).toContain('Most Liked Recipes Tikka 128 likes, by ben')
  expect(text).toContain('Recent Activity Tikka ben, 8 Mar')
  expect(html.match(/<aside.*<\/aside>/s)![0].match(/src="\/plates\/x\.svg"/g)).toHaveLength(2)
  expect(text).not.toContain('Hidden')
  expect(render(<Feed data={feed({ boards: null })} />)).not.toContain('<aside')
})

test('[COMM-28] three collections, each with an address of its own that keeps the filter', () => {
  const filter = feedFilterOf(new URLSearchParams({ collection: 'liked', q: 'rice', sort: 'top_rated' }))
  const html = render(<Feed data={feed({ filter })} />)
  expect(html).toContain('href="/public-recipes?q=rice&amp;sort=top_rated"')
  expect(html).toContain('href="/public-recipes?collection=bookmarked&amp;q=rice&amp;sort=top_rated"')
  expect(html).toMatch(/aria-current="page"[^>]*>Liked</)
})

test('an address says what is shown and nothing else; what it does not know is left out', () => {
  const read = (query: string) => feedFilterOf(new URLSearchParams(query))
  expect(read('q=%20soup%20&cuisine=Thai&sort=nonsense&collection=?')).toEqual({
    search: 'soup',
    cuisine: 'Thai',
    sort: 'recent',
    collection: 'all',
  })
  expect(feedAddress(read(''))).toBe('/public-recipes')
  for (const query of [
    '?q=soup',
    '?collection=liked&sort=top_rated',
    '?collection=bookmarked&q=a&cuisine=Thai',
  ])
    expect(feedAddress(read(query))).toBe(`/public-recipes${query}`)
  expect(read(`q=${'x'.repeat(500)}`).search).toHaveLength(100)
})

test('[COMM-15] [COMM-16] an open card shows lines, numbered steps, four figures and the comments, oldest first', () => {
  const html = render(
    <PostDetailsView
      details={{
        postId: 'p1',
        ingredients: ['2 eggs', '10 g butter'],
        instructions: ['Whisk.', 'Fry.'],
        nutrition: { kcal: 1210, proteinG: 14, carbsG: 1.2, fatG: null, coverage: 0.8 },
        comments: {
          comments: [comment(), comment({ id: 'c2', author: ME, content: 'Later' })],
          nextCursor: null,
        },
        canComment: true,
      }}
      commentsCount={2}
      me={ME}
      onCount={() => {}}
    />,
  )
  const text = words(html)
  expect(text).toContain('2 eggs 10 g butter')
  expect(html).toMatch(/<ol[^>]*><li>Whisk\.<\/li><li>Fry\.<\/li><\/ol>/)
  expect(text).toContain('Calories 1,210 kcal Protein 14 g Carbs 1.2 g Fat not known')
  expect(text).toContain('80% of what goes in is counted')
  expect(text.indexOf('Lovely.')).toBeLessThan(text.indexOf('Later'))
  expect(text).toContain('eve 9 March 2026')
})

test('[COMM-17] [COMM-18] the line to write in; empty it says why it cannot be sent', () => {
  const html = render(
    <CommentList postId="p1" page={{ comments: [], nextCursor: null }} count={0} me={ME} canComment />,
  )
  expect(html).toContain('placeholder="Add a comment..."')
  expect(html).toContain('maxLength="2000"')
  expect(html).toMatch(/<button[^>]*aria-disabled="true"[^>]*>Send</)
  expect(words(html)).toContain('Write a comment first.')
})

test('who may delete a comment is offered it; everybody may report what others wrote, once', () => {
  const comments = [
    comment({ id: 'own', author: ME, canDelete: true }),
    comment({ id: 'other' }),
    comment({ id: 'told', isReported: true }),
  ]
  const html = render(
    <CommentList postId="p1" page={{ comments, nextCursor: 'c' }} count={9} me={ME} canComment />,
  )
  const of = (id: string) => words(new RegExp(`<li id="comment-${id}".*?</li>`, 's').exec(html)![0])
  expect(of('own')).toMatch(/Delete/)
  expect(of('own')).not.toMatch(/Report/)
  expect(of('other')).toMatch(/Report/)
  expect(of('other')).not.toMatch(/Delete/)
  expect(of('told')).toMatch(/Reported/)
  expect(words(html)).toContain('More comments')
})

test('[DETAIL-26] [COMM-21] a visitor meets the controls on a public recipe, each leading to signing in', () => {
  const data = {
    post: post(),
    comments: { comments: [comment()], nextCursor: null },
    author: { id: 'a1', label: 'eve' },
    canComment: true,
    me: null,
  }
  const html = render(
    <>
      <PostControls {...data} />
      <RecipeComments {...data} isOwner={false} />
    </>,
  )
  expect(html).toContain('Lovely.')
  expect(html).toMatch(/href="\/\?auth=sign-in&amp;to=[^"]*comments"[^>]*>Add a comment\.\.\.</)
  expect(html).not.toContain('placeholder="Add a comment..."')
  expect([...html.matchAll(/<form action="\/public-recipes\/p1" method="post"/g)]).toHaveLength(2)
})

test('what people wrote is shown as text', () => {
  const evil = '<img src=x onerror=alert(1)>'
  const html = render(
    <CommentList
      postId="p1"
      page={{ comments: [comment({ content: evil, author: { id: 'x', label: evil } })], nextCursor: null }}
      count={1}
      me={ME}
      canComment
    />,
  )
  expect(html).not.toContain('<img')
})
