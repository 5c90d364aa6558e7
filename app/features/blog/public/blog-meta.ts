import type { MetaDescriptor } from 'react-router'
import { articleDescription } from '#app/domain/blog/article-description.ts'
import { articlePictureAddress, cardPictureOf } from '#app/domain/blog/article-picture.ts'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import { authorPath, BLOG_PATH, blogPagePath, categoryPath } from '#app/domain/blog/blog-paths.ts'
import { tagPath } from '#app/domain/blog/tags.ts'
import { articleData, authorType, pageData } from '#app/domain/blog/structured-data.ts'
import { breadcrumbs, faqPage, type StructuredData } from '#app/domain/seo/structured-data.ts'
import { type PageHead, pageMeta } from '#app/features/page/page-meta.ts'
import { SOCIAL_HEIGHT_PX, SOCIAL_WIDTH_PX } from '#app/domain/seo/social-picture.ts'
import {
  authorLine,
  categoryLine,
  pageImage,
  type PictureOfPost,
  postImage,
  taxonomyImage,
} from '#app/features/page/social-image.ts'
import type {
  BlogAuthor,
  BlogCategory,
  BlogPage,
  BlogSettings,
  ShownPost,
} from '#app/features/blog/blog-types.ts'

export const BLOG_TITLE = 'Health & Nutrition Blog'
export const BLOG_DESCRIPTION =
  'Articles on food, health and cooking from the Mealwright kitchen, with figures you can check.'

const BLOG_CRUMB = { name: 'Blog', path: BLOG_PATH }

const feeds = (origin: string): MetaDescriptor[] =>
  [
    ['application/rss+xml', 'RSS', 'feed.xml'],
    ['application/atom+xml', 'Atom', 'atom.xml'],
  ].map(([type, name, file]) => ({
    tagName: 'link',
    rel: 'alternate',
    type,
    title: `${BLOG_TITLE} (${name})`,
    href: `${origin}/blog/${file}`,
  }))

const head = (page: PageHead): MetaDescriptor[] => [
  ...pageMeta({ image: pageImage('blog'), ...page }),
  ...feeds(page.origin),
]

const withPage = (path: string, page: number) => (page > 1 ? `${path}?page=${page}` : path)
const withPageTitle = (title: string, page: number) => (page > 1 ? `${title}, page ${page}` : title)

/** The post's social picture; its address changes with its content, because other sites cache it. */
export const socialImageOf = (post: Omit<PictureOfPost, 'changedAt'> & { updatedAt: Date }) =>
  postImage({ ...post, changedAt: post.updatedAt.toISOString() })

export function homeMeta(settings: BlogSettings, origin: string): MetaDescriptor[] {
  const title = settings.seoTitle || BLOG_TITLE
  const description = settings.seoDescription || BLOG_DESCRIPTION
  return head({
    title,
    description,
    path: BLOG_PATH,
    origin,
    structuredData: [
      pageData('Blog', { name: title, description, path: BLOG_PATH }, origin),
      breadcrumbs(origin, [BLOG_CRUMB]),
    ],
  })
}

/** Filtered lists and search results are not indexed. */
export function listMeta(
  list: { title: string; path: string; page: number; isFiltered: boolean },
  origin: string,
): MetaDescriptor[] {
  return head({
    title: withPageTitle(list.title, list.page),
    description: BLOG_DESCRIPTION,
    path: list.isFiltered ? list.path : withPage(list.path, list.page),
    origin,
    noIndex: list.isFiltered,
    structuredData: [breadcrumbs(origin, [BLOG_CRUMB, { name: list.title, path: list.path }])],
  })
}

export function categoryMeta(
  category: BlogCategory,
  { page, parent, origin }: { page: number; parent: { name: string; slug: string } | null; origin: string },
): MetaDescriptor[] {
  const path = categoryPath(category.slug)
  const title = category.seoTitle || category.name
  const description = category.seoDescription || category.description
  return head({
    title: withPageTitle(title, page),
    description,
    path: withPage(path, page),
    origin,
    image: taxonomyImage('category', {
      slug: category.slug,
      name: category.name,
      line: categoryLine(category.description),
      photoUrl: null,
    }),
    structuredData: [
      pageData(category.schemaType, { name: category.name, description, path }, origin),
      breadcrumbs(origin, [
        BLOG_CRUMB,
        ...(parent ? [{ name: parent.name, path: categoryPath(parent.slug) }] : []),
        { name: category.name, path },
      ]),
    ],
  })
}

/** A tag that one article has says no more than that article: it is not indexed. */
export function tagMeta(
  tag: { slug: string; name: string },
  { page, total, origin }: { page: number; total: number; origin: string },
): MetaDescriptor[] {
  const path = tagPath(tag.slug)
  const description = `Articles about ${tag.name} on the Mealwright blog.`
  return head({
    title: withPageTitle(`Articles about ${tag.name}`, page),
    description,
    path: withPage(path, page),
    origin,
    noIndex: total < 2,
    structuredData: [
      pageData('CollectionPage', { name: tag.name, description, path }, origin),
      breadcrumbs(origin, [BLOG_CRUMB, { name: tag.name, path }]),
    ],
  })
}

export function authorMeta(
  author: BlogAuthor,
  { page, origin }: { page: number; origin: string },
): MetaDescriptor[] {
  const path = authorPath(author.slug)
  const description = author.seoDescription || `Articles by ${author.name}.`
  const about = {
    '@type': authorType(author.name),
    name: author.name,
    url: origin + path,
    ...(author.profilePhotoUrl && { image: origin + author.profilePhotoUrl }),
    sameAs: [author.websiteUrl, ...Object.values(author.socialLinks)].filter(Boolean),
  }
  return head({
    title: withPageTitle(author.seoTitle || author.name, page),
    description,
    path: withPage(path, page),
    origin,
    type: 'profile',
    image: taxonomyImage('author', {
      slug: author.slug,
      name: author.name,
      line: authorLine,
      photoUrl: author.profilePhotoUrl,
    }),
    structuredData: [
      pageData('ProfilePage', { name: author.name, description, path, about }, origin),
      breadcrumbs(origin, [BLOG_CRUMB, { name: author.name, path }]),
    ],
  })
}

export function postMeta(post: ShownPost, origin: string): MetaDescriptor[] {
  const path = blogPostPath(post.category?.slug ?? null, post.slug)
  const description = articleDescription(post)
  const publishedAt = post.publishedAt ?? post.createdAt
  const faqs = faqPage(post.faqs)
  const image = socialImageOf(post)
  return head({
    title: post.seoTitle || post.title,
    description,
    path,
    origin,
    type: 'article',
    noIndex: post.noIndex,
    social: { title: post.socialTitle, description: post.socialDescription },
    image,
    published: { at: publishedAt.toISOString(), changedAt: post.updatedAt.toISOString() },
    structuredData: [
      articleData(
        {
          ...post,
          description,
          html: post.contentHtml,
          publishedAt,
          image: imageData(post, origin),
        },
        origin,
      ),
      breadcrumbs(origin, [
        BLOG_CRUMB,
        ...(post.category ? [{ name: post.category.name, path: categoryPath(post.category.slug) }] : []),
        { name: post.title, path },
      ]),
      ...(faqs ? [faqs] : []),
    ],
  })
}

/** For search engines: the featured picture without words on it where it is as large as they ask for; else the card. */
function imageData(post: ShownPost, origin: string): StructuredData {
  const picture = cardPictureOf(post.featuredImageUrl)
  const width = Math.min(picture?.widthPx ?? 0, LARGEST_WIDTH_PX)
  const height = picture ? Math.round((picture.heightPx * width) / picture.widthPx) : 0
  if (!picture || width < SOCIAL_WIDTH_PX || height < SOCIAL_HEIGHT_PX)
    return {
      '@type': 'ImageObject',
      url: origin + socialImageOf(post).path,
      width: SOCIAL_WIDTH_PX,
      height: SOCIAL_HEIGHT_PX,
    }
  return {
    '@type': 'ImageObject',
    url: origin + articlePictureAddress(picture, LARGEST_WIDTH_PX),
    width,
    height,
    ...(post.featuredImageAlt && { caption: post.featuredImageAlt }),
  }
}

const LARGEST_WIDTH_PX = 1600

export function blogPageMeta(page: BlogPage, origin: string): MetaDescriptor[] {
  const path = blogPagePath(page.slug)
  return head({
    title: page.seoTitle || page.title,
    description: page.seoDescription,
    path,
    origin,
    structuredData: [
      pageData(page.schemaType, { name: page.title, description: page.seoDescription, path }, origin),
      breadcrumbs(origin, [BLOG_CRUMB, { name: page.title, path }]),
    ],
  })
}

/** A page that is not there, or could not be had. */
export const noMeta = (title: string): MetaDescriptor[] => [
  { title: `${title} | Mealwright` },
  { name: 'robots', content: 'noindex' },
]
