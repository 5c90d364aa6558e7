import { expect, test } from 'vitest'
import { htmlOfMobiledoc } from './ghost-documents.ts'
import { readGhost } from './read-ghost.ts'

const lexical = JSON.stringify({
  root: {
    type: 'root',
    children: [
      {
        type: 'extended-heading',
        tag: 'h2',
        children: [{ type: 'extended-text', text: 'Stock <2 l>', format: 0 }],
      },
      {
        type: 'paragraph',
        children: [
          { type: 'extended-text', text: 'Bold', format: 3 },
          { type: 'linebreak' },
          { type: 'link', url: 'https://x.example/', children: [{ type: 'extended-text', text: 'there' }] },
        ],
      },
      {
        type: 'list',
        listType: 'number',
        children: [{ type: 'listitem', children: [{ type: 'text', text: 'Peel' }] }],
      },
      { type: 'image', src: '__GHOST_URL__/content/images/2024/01/pot.jpg', alt: 'A pot', caption: 'Mine' },
      { type: 'bookmark', url: 'https://b.example/', metadata: { title: 'Bones' } },
      { type: 'markdown', markdown: '*Salt* it.' },
    ],
  },
})

/** By the format Ghost documents: one database, its tables as lists, joined by ids. */
const ghost = (change: Record<string, unknown> = {}) =>
  JSON.stringify({
    db: [
      {
        meta: { exported_on: 1700000000000, version: '5.75.0' },
        data: {
          posts: [
            {
              id: 'p1',
              uuid: 'u1',
              title: 'Broth',
              slug: 'broth',
              html: '<p>Hi <img src="__GHOST_URL__/content/images/2024/01/bowl.jpg"></p>',
              lexical,
              feature_image: '__GHOST_URL__/content/images/2024/01/bowl.jpg',
              featured: 1,
              type: 'post',
              status: 'published',
              visibility: 'public',
              created_at: '2024-01-01T10:00:00.000Z',
              updated_at: '2024-02-01T10:00:00.000Z',
              published_at: '2024-01-02T10:00:00.000Z',
              custom_excerpt: 'Slow',
              ...change,
            },
            {
              id: 'p2',
              uuid: 'u2',
              title: 'Draft',
              slug: 'draft',
              lexical,
              type: 'post',
              status: 'draft',
              visibility: 'public',
            },
            {
              id: 'p3',
              uuid: 'u3',
              title: 'About',
              slug: 'about',
              html: '<p>Us</p>',
              type: 'page',
              status: 'published',
              visibility: 'public',
              published_at: '2024-01-02 10:00:00',
            },
            {
              id: 'p4',
              uuid: 'u4',
              title: 'Secret',
              slug: 'secret',
              html: '<p>x</p>',
              type: 'post',
              status: 'published',
              visibility: 'paid',
              codeinjection_head: '<script>',
            },
          ],
          tags: [
            { id: 't1', name: 'Soups', slug: 'soups', description: 'Hot', visibility: 'public' },
            { id: 't2', name: '#import', slug: 'hash-import', visibility: 'internal' },
            { id: 't3', name: 'Leek', slug: 'leek', visibility: 'public' },
          ],
          posts_tags: [
            { post_id: 'p1', tag_id: 't3', sort_order: 2 },
            { post_id: 'p1', tag_id: 't2', sort_order: 0 },
            { post_id: 'p1', tag_id: 't1', sort_order: 1 },
          ],
          users: [
            { id: 'a1', name: 'Anna', slug: 'anna', email: 'anna@soup.example', bio: 'Cooks & <counts>' },
          ],
          posts_authors: [{ post_id: 'p1', author_id: 'a1', sort_order: 0 }],
          posts_meta: [
            {
              post_id: 'p1',
              meta_title: 'Broth, slowly',
              feature_image_alt: 'A bowl',
              og_title: 'Eight hours of broth',
              twitter_description: 'Worth it',
              og_image: '__GHOST_URL__/content/images/card.jpg',
            },
          ],
        },
      },
    ],
  })

test('a post of Ghost keeps its text, address, dates, author, first tag as category, and its pictures’ addresses', () => {
  const blog = readGhost(ghost(), 'https://soup.example')
  expect(blog.authors).toMatchObject([{ name: 'Anna', bio: '<p>Cooks &amp; &lt;counts></p>' }])
  expect(blog.categories).toMatchObject([{ key: 't1', name: 'Soups', slug: 'soups', description: 'Hot' }])
  expect(blog.posts[0]).toMatchObject({
    key: 'ghost u1',
    slug: 'broth',
    content: '<p>Hi <img src="https://soup.example/content/images/2024/01/bowl.jpg"></p>',
    picture: { address: 'https://soup.example/content/images/2024/01/bowl.jpg', alt: 'A bowl' },
    status: 'published',
    publishedAt: new Date('2024-01-02T10:00:00Z'),
    updatedAt: new Date('2024-02-01T10:00:00Z'),
    authorKey: 'a1',
    categoryKey: 't1',
    tags: ['Leek'],
    isFeatured: true,
    excerpt: 'Slow',
    seoTitle: 'Broth, slowly',
    social: {
      title: 'Eight hours of broth',
      description: 'Worth it',
      picture: expect.stringMatching(/^https?:.*card\.jpg$/),
    },
    oldPaths: ['/broth/'],
  })
  expect(blog.pages).toMatchObject([
    { title: 'About', sections: [{ content: '<p>Us</p>' }], status: 'published' },
  ])
  expect(blog.posts[2]).toMatchObject({ title: 'Secret', status: 'draft', publishedAt: null })
  expect(blog.leftOut.map(({ what }) => what)).toEqual(['Secret', 'Code added to “Secret”'])
})

test('a draft that was never rendered is made from Lexical', () => {
  expect(readGhost(ghost(), null).posts[1]?.content).toBe(
    [
      '<h2>Stock &lt;2 l&gt;</h2>',
      '<p><em><strong>Bold</strong></em><br><a href="https://x.example/">there</a></p>',
      '<ol><li>Peel</li></ol>',
      '<figure><img src="__GHOST_URL__/content/images/2024/01/pot.jpg" alt="A pot"><figcaption>Mine</figcaption></figure>',
      '<p><a href="https://b.example/">Bones</a></p>',
      '<p><em>Salt</em> it.</p>\n',
    ].join('\n'),
  )
})

test('and from Mobiledoc, also where its marks do not close', () => {
  const document = {
    markups: [['strong'], ['a', ['href', 'https://x.example/']], ['script']],
    atoms: [['soft-return', '', {}]],
    cards: [['image', { src: '/a.jpg', alt: 'A' }]],
    sections: [
      [1, 'h2', [[0, [], 0, 'Head & more']]],
      [
        1,
        'p',
        [
          [0, [0, 1], 1, 'bold link'],
          [1, [], 0, 0],
          [0, [2], 0, 'x'],
        ],
      ],
      [3, 'ul', [[[0, [], 0, 'one']]]],
      [10, 0],
      [99],
    ],
  }
  expect(htmlOfMobiledoc(JSON.stringify(document))).toBe(
    [
      '<h2>Head &amp; more</h2>',
      '<p><strong><a href="https://x.example/">bold link</a><br><script>x</script></strong></p>',
      '<ul><li>one</li></ul>',
      '<figure><img src="/a.jpg" alt="A"></figure>',
      '',
    ].join('\n'),
  )
})

test.each(['{}', '[]', '{"db":[{}]}', '{"db":[{"data":{"posts":1}}]}', 'x', '['.repeat(100_000)])(
  '%.20s is no export of Ghost',
  (json) => {
    expect(() => readGhost(json, null)).toThrow(expect.objectContaining({ code: 'malformed' }))
  },
)

test('rows of other kinds than expected harm nothing', () => {
  const odd = ghost({
    title: 5,
    slug: null,
    html: {},
    lexical: '{"root":{"children":[null,{"children":7}]}}',
    tags: 'x',
  })
  expect(readGhost(odd, null).posts[0]).toMatchObject({ title: '5', slug: '', oldPaths: [] })
})
