import { expect, test } from 'vitest'
import { picturesIn, rewriteHtml } from './moved-html.ts'
import { readWordPress } from './read-wordpress.ts'

const item = (fields: string) => `<item>${fields}</item>`
const wxr = (items: string) =>
  `<?xml version="1.0" encoding="UTF-8"?><rss version="2.0"><channel><title>Soup</title><link>https://soup.example</link>
  <wp:wxr_version>1.2</wp:wxr_version><wp:base_blog_url>https://soup.example/</wp:base_blog_url>
  <wp:author><wp:author_login>anna</wp:author_login><wp:author_email>anna@soup.example</wp:author_email><wp:author_display_name><![CDATA[Anna & Co]]></wp:author_display_name></wp:author>
  <wp:category><wp:category_nicename>broth</wp:category_nicename><wp:category_parent></wp:category_parent><wp:cat_name><![CDATA[Broth]]></wp:cat_name></wp:category>
  ${items}</channel></rss>`
const post = (more: string, content = 'One.\n\nTwo\nlines.') =>
  item(`<title>A post</title><link>https://soup.example/2019/05/a-post/</link><dc:creator>anna</dc:creator>
  <content:encoded><![CDATA[${content}]]></content:encoded><excerpt:encoded><![CDATA[Short]]></excerpt:encoded>
  <wp:post_id>7</wp:post_id><wp:post_date_gmt>2019-05-02 10:00:00</wp:post_date_gmt><wp:post_name>a-post</wp:post_name>
  <wp:post_type>post</wp:post_type>${more}`)

test('a WordPress post keeps its text, address, dates, author, category and tags', () => {
  const blog = readWordPress(
    wxr(
      post(`<wp:status>publish</wp:status><wp:is_sticky>1</wp:is_sticky>
      <category domain="category" nicename="broth"><![CDATA[Broth]]></category>
      <category domain="category" nicename="cold"><![CDATA[Cold]]></category>
      <category domain="post_tag" nicename="leek"><![CDATA[Leek]]></category>
      <wp:comment><wp:comment_content>Buy <b>pills</b></wp:comment_content><title>no</title></wp:comment>
      <wp:postmeta><wp:meta_key>_thumbnail_id</wp:meta_key><wp:meta_value>9</wp:meta_value></wp:postmeta>`) +
        item(`<title>bowl</title><wp:post_id>9</wp:post_id><wp:post_type>attachment</wp:post_type>
        <wp:attachment_url>https://soup.example/wp-content/uploads/2019/05/bowl.jpg</wp:attachment_url>`),
    ),
  )
  expect(blog).toMatchObject({ source: 'WordPress', site: 'https://soup.example' })
  expect(blog.leftOut).toEqual([
    { what: '1 comment', why: 'Posts have no comments here: they stay in your export' },
  ])
  expect(blog.authors).toMatchObject([{ key: 'anna', name: 'Anna & Co', slug: 'anna-co' }])
  expect(blog.categories).toMatchObject([{ key: 'broth', name: 'Broth', slug: 'broth', parentKey: null }])
  expect(blog.posts).toMatchObject([
    {
      key: 'wordpress https://soup.example 7',
      title: 'A post',
      slug: 'a-post',
      content: '<p>One.</p>\n<p>Two<br>\nlines.</p>',
      excerpt: 'Short',
      status: 'published',
      publishedAt: new Date('2019-05-02T10:00:00Z'),
      authorKey: 'anna',
      categoryKey: 'broth',
      tags: ['Leek', 'Cold'],
      isFeatured: true,
      oldPaths: ['/2019/05/a-post/'],
      picture: { address: 'https://soup.example/wp-content/uploads/2019/05/bowl.jpg', alt: 'bowl' },
    },
  ])
})

test('private, locked and binned posts become drafts and are reported, as are items that are not posts', () => {
  const statuses = ['private', 'trash', 'draft', 'future'].map((status) =>
    post(`<wp:status>${status}</wp:status>`),
  )
  const locked = post('<wp:status>publish</wp:status><wp:post_password>x</wp:post_password>')
  const menu = item('<wp:post_type>nav_menu_item</wp:post_type><wp:status>publish</wp:status>')
  const blog = readWordPress(wxr(statuses.join('') + locked + menu + menu))
  expect(blog.posts.map(({ status }) => status)).toEqual(['draft', 'draft', 'draft', 'draft'])
  expect(blog.posts[2]?.publishOn).toEqual(new Date('2019-05-02T10:00:00Z'))
  expect(blog.leftOut).toEqual([
    { what: 'A post', why: 'Not everybody could read it: imported as a draft' },
    { what: 'A post', why: 'It is in the bin there' },
    { what: 'A post', why: 'Not everybody could read it: imported as a draft' },
    { what: 'Entry of a menu (2)', why: 'Not a post or a page' },
  ])
})

test('an export of posts alone lists no categories, so they are created from its posts', () => {
  const filed = (nicename: string, name: string) =>
    `<wp:status>publish</wp:status><category domain="category" nicename="${nicename}"><![CDATA[${name}]]></category>`
  const posts = [
    filed('stews', 'Stews & braises'),
    filed('stews', 'Stews & braises'),
    filed('broth', 'Broth'),
  ]
  const blog = readWordPress(wxr(posts.map((more) => post(more)).join('')))
  expect(blog.categories.map(({ key, name, slug }) => [key, name, slug])).toEqual([
    ['broth', 'Broth', 'broth'],
    ['stews', 'Stews & braises', 'stews'],
  ])
  expect(blog.posts.map(({ categoryKey }) => categoryKey)).toEqual(['stews', 'stews', 'broth'])
})

test('a video of the block editor becomes a link and is reported like any other iframe', () => {
  const text = `<!-- wp:embed {"url":"https://www.youtube.com/watch?v=abc123def45"} -->
<figure class="wp-block-embed is-type-video"><div class="wp-block-embed__wrapper">
https://www.youtube.com/watch?v=abc123def45
</div></figure>
<!-- /wp:embed -->`
  const blog = readWordPress(wxr(post('<wp:status>publish</wp:status>', text)))
  const written = rewriteHtml(blog.posts[0]!.content, { addressOf: () => null, linkOf: (address) => address })
  expect(written.html).toContain(
    '<a href="https://www.youtube.com/watch?v=abc123def45">https://www.youtube.com/watch?v=abc123def45</a>',
  )
  expect(written.embeds).toEqual(['https://www.youtube.com/watch?v=abc123def45'])
})

test('WordPress’s own shortcodes become HTML; plugin shortcodes stay and are reported', () => {
  const text = `[caption id="a"]<img src="/x.jpg"> A bowl[/caption]

[embed]https://video.example/1[/embed]

[contact-form to="x"]

https://video.example/2`
  const blog = readWordPress(wxr(post('<wp:status>publish</wp:status>', text)))
  expect(blog.posts[0]?.content).toBe(
    [
      '<figure><img src="/x.jpg"><figcaption>A bowl</figcaption></figure>',
      '<p><a href="https://video.example/1">https://video.example/1</a></p>',
      '<p>[contact-form to="x"]</p>',
      '<p><a href="https://video.example/2">https://video.example/2</a></p>',
    ].join('\n'),
  )
  expect(blog.leftOut).toMatchObject([{ what: '[contact-form]' }])
})

test.each([
  ['entities that grow', '<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;&a;">]><rss>&b;</rss>'],
  ['a file of the server', '<!DOCTYPE rss [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss>&x;</rss>'],
  ['deep nesting', '<rss>'.repeat(100_000)],
  ['no version', '<rss><channel><title>x</title></channel></rss>'],
  ['no XML', 'Dear reader'],
])('%s is refused', async (_, xml) => {
  expect(() => readWordPress(xml)).toThrow(expect.objectContaining({ code: 'malformed' }))
})

test('entities that a file of XML does not know stay as they are written', () => {
  const blog = readWordPress(wxr(post('<wp:status>draft</wp:status><foo>&lol;</foo>')))
  expect(blog.posts).toHaveLength(1)
})

test('pictures get new addresses; what is not brought, players and frames become links', () => {
  const html =
    '<div><p>Hi &amp; <img src="/a.jpg" alt="A"><img src="https://x.example/b%20c.png"></p></div><iframe src="https://v.example/1"></iframe><script>alert(1)</script>'
  expect(picturesIn(html)).toEqual(['/a.jpg', 'https://x.example/b%20c.png'])
  expect(
    rewriteHtml(html, {
      addressOf: (source) => (source === '/a.jpg' ? '/blog-pictures/a.webp' : null),
      linkOf: (address) => address,
    }),
  ).toEqual({
    html: '\n<p>Hi &amp; <img src="/blog-pictures/a.webp" alt="A"><a href="https://x.example/b%20c.png">b c.png</a></p>\n<p><a href="https://v.example/1">https://v.example/1</a></p>',
    embeds: ['https://v.example/1'],
  })
})
