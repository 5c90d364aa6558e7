import { blogSlug } from '#app/domain/blog/blog-slug.ts'
import { countedLeftOut, type LeftOut, type MovedBlog, type MovedPost, movedTime } from './moved-blog.ts'
import { type Attachment, withoutCodes, withParagraphs } from './wordpress-text.ts'
import { readWordPressItems, type WordPressItem } from './wordpress-items.ts'

const field = (item: WordPressItem, name: string): string => (item.fields.get(name) ?? '').trim()

/** What is no text of an author, by what WordPress calls it. */
const KIND_WORDS: Readonly<Record<string, string>> = {
  nav_menu_item: 'Entry of a menu',
  revision: 'Earlier version of a text',
  wp_global_styles: 'Style of a theme',
  wp_template: 'Template of a theme',
  wp_navigation: 'Menu',
  custom_css: 'Style of a theme',
}

/** The blog in a WordPress export (WXR 1.x). Throws `AppError` for what is none. */
export function readWordPress(xml: string): MovedBlog {
  const { channel, authors, categories, items, commentCount } = readWordPressItems(xml)
  const site = (channel.get('wp:base_blog_url') || channel.get('link') || '').replace(/\/+$/, '') || null
  const attachments = attachmentsOf(items)
  const leftOut: LeftOut[] = []
  const kinds = new Map<string, number>()
  const codes = new Map<string, number>()
  const posts: MovedPost[] = []
  const pages: MovedBlog['pages'] = []
  for (const item of items) {
    const kind = field(item, 'wp:post_type')
    if (kind === 'attachment') continue
    const status = field(item, 'wp:status')
    const title = field(item, 'title')
    if (kind !== 'post' && kind !== 'page') {
      const words = KIND_WORDS[kind] ?? `“${kind}” of a plugin or theme`
      kinds.set(words, (kinds.get(words) ?? 0) + 1)
      continue
    }
    if (status === 'trash' || status === 'auto-draft' || status === 'inherit') {
      leftOut.push({
        what: title || 'Untitled',
        why: status === 'trash' ? 'It is in the bin there' : 'It was never saved',
      })
      continue
    }
    const post = postOf(item, { site, attachments, codes })
    if (field(item, 'wp:post_password') || status === 'private')
      leftOut.push({ what: post.title, why: 'Not everybody could read it: imported as a draft' })
    if (kind === 'post') posts.push(post)
    else pages.push(pageOf(post))
  }
  if (commentCount > 0)
    leftOut.push({
      what: commentCount === 1 ? '1 comment' : `${commentCount.toLocaleString('en-GB')} comments`,
      why: 'Posts have no comments here: they stay in your export',
    })
  leftOut.push(...countedLeftOut(kinds, 'Not a post or a page'))
  leftOut.push(
    ...countedLeftOut(
      new Map([...codes].map(([name, count]) => [`[${name}]`, count])),
      'A shortcode of a plugin: it stays in the text as it is',
    ),
  )
  return {
    source: 'WordPress',
    site,
    authors: authors.map((item) => ({
      key: field(item, 'wp:author_login'),
      name: field(item, 'wp:author_display_name') || field(item, 'wp:author_login'),
      slug: blogSlug(field(item, 'wp:author_display_name')) || blogSlug(field(item, 'wp:author_login')),
      email: field(item, 'wp:author_email') || null,
      bio: '',
      photo: null,
      websiteUrl: null,
    })),
    categories: categoriesOf(categories, items),
    posts,
    pages,
    redirects: [],
    leftOut,
  }
}

/** The categories in the file, and those that only its posts name: an export of posts alone lists none. */
function categoriesOf(
  listed: readonly WordPressItem[],
  items: readonly WordPressItem[],
): MovedBlog['categories'] {
  const categories = listed.map((item) => ({
    key: field(item, 'wp:category_nicename'),
    name: field(item, 'wp:cat_name') || field(item, 'wp:category_nicename'),
    slug: blogSlug(field(item, 'wp:category_nicename')) || blogSlug(field(item, 'wp:cat_name')),
    description: field(item, 'wp:category_description'),
    parentKey: field(item, 'wp:category_parent') || null,
    text: '',
  }))
  const known = new Set(categories.map(({ key }) => key))
  for (const item of items) {
    const [first] = field(item, 'wp:post_type') === 'post' ? filedUnder(item) : []
    if (!first || known.has(first.slug)) continue
    known.add(first.slug)
    const name = first.name || first.slug
    const slug = blogSlug(safeDecoded(first.slug)) || blogSlug(name)
    categories.push({ key: first.slug, name, slug, description: '', parentKey: null, text: '' })
  }
  return categories
}

/** The categories of a post. */
const filedUnder = ({ terms }: WordPressItem) =>
  terms.filter(({ domain, slug }) => domain === 'category' && slug !== 'uncategorized')

function attachmentsOf(items: readonly WordPressItem[]): Map<string, Attachment> {
  return new Map(
    items
      .filter((item) => field(item, 'wp:post_type') === 'attachment')
      .map((item) => [
        field(item, 'wp:post_id'),
        {
          address: field(item, 'wp:attachment_url') || field(item, 'guid'),
          alt: (item.meta.get('_wp_attachment_image_alt') ?? '').trim() || field(item, 'title'),
          parentId: field(item, 'wp:post_parent'),
        },
      ]),
  )
}

type Around = {
  site: string | null
  attachments: ReadonlyMap<string, Attachment>
  codes: Map<string, number>
}

function postOf(item: WordPressItem, { site, attachments, codes }: Around): MovedPost {
  const id = field(item, 'wp:post_id')
  const status = field(item, 'wp:status')
  const isOpen = status === 'publish' && !field(item, 'wp:post_password')
  const at =
    movedTime(field(item, 'wp:post_date_gmt')) ??
    movedTime(field(item, 'wp:post_date')) ??
    movedTime(field(item, 'pubDate'))
  const { html, unknown } = withoutCodes(item.fields.get('content:encoded') ?? '', {
    postId: id,
    attachments,
  })
  for (const name of unknown) codes.set(name, (codes.get(name) ?? 0) + 1)
  const filed = filedUnder(item)
  const picture = attachments.get((item.meta.get('_thumbnail_id') ?? '').trim())
  return {
    key: `wordpress ${site ?? ''} ${id}`,
    title: field(item, 'title') || 'Untitled',
    slug: blogSlug(safeDecoded(field(item, 'wp:post_name'))),
    content: withParagraphs(html),
    contentFormat: 'html',
    excerpt: field(item, 'excerpt:encoded'),
    picture: picture ? { address: picture.address, alt: picture.alt } : null,
    authorKey: field(item, 'dc:creator') || null,
    categoryKey: filed[0]?.slug ?? null,
    // It has one category here: the others stay as tags.
    tags: [
      ...item.terms.filter(({ domain }) => domain === 'post_tag').map(({ name }) => name),
      ...filed.slice(1).map(({ name }) => name),
    ],
    isFeatured: field(item, 'wp:is_sticky') === '1',
    noIndex: (item.meta.get('_yoast_wpseo_meta-robots-noindex') ?? '').trim() === '1',
    seoTitle: ownWords(item.meta.get('_yoast_wpseo_title')),
    seoDescription: ownWords(item.meta.get('_yoast_wpseo_metadesc')),
    schemaType: 'Article',
    social: {
      title: ownWords(item.meta.get('_yoast_wpseo_opengraph-title')),
      description: ownWords(item.meta.get('_yoast_wpseo_opengraph-description')),
      picture: (item.meta.get('_yoast_wpseo_opengraph-image') ?? '').trim() || null,
    },
    faqs: [],
    status: isOpen ? 'published' : 'draft',
    publishedAt: isOpen ? at : null,
    publishOn: status === 'future' ? at : null,
    createdAt: at,
    updatedAt: movedTime(field(item, 'wp:post_modified_gmt')) ?? at,
    oldPaths: pathOf(field(item, 'link')),
  }
}

/** A pattern that a plugin fills in, such as %%title%%, is nobody's words. */
const ownWords = (text = '') => (text.includes('%%') ? '' : text.trim())

function pageOf({ content, title, ...post }: MovedPost): MovedBlog['pages'][number] {
  const { key, slug, seoTitle, seoDescription, status, createdAt, updatedAt, oldPaths } = post
  const sections = [{ sectionType: 'text' as const, title: '', content, settings: {} }]
  return { key, title, slug, seoTitle, seoDescription, status, createdAt, updatedAt, oldPaths, sections }
}

/** A draft's address is a number in the query: no path of its own. */
function pathOf(link: string): string[] {
  const url = URL.parse(link)
  return !url || url.pathname === '/' || url.search !== '' ? [] : [url.pathname]
}

function safeDecoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
