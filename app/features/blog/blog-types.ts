import type {
  CategorySchemaType,
  ContentFormat,
  PostSchemaType,
  PostStatus,
  SocialLinks,
} from '#app/domain/blog/blog.ts'

/** Types of the blog's pages. None has an author's e-mail address, which is not public. */

export type NamedSlug = { id: string; name: string; slug: string }

export type Faq = {
  id: string
  postId: string
  question: string
  /** Cleaned HTML. */
  answer: string
  sortOrder: number
  createdAt: Date
}

/** A post as lists have it: all but its text. */
export type ListedPost = {
  id: string
  title: string
  slug: string
  excerpt: string
  featuredImageUrl: string | null
  featuredImageAlt: string
  authorId: string | null
  author: NamedSlug | null
  categoryId: string | null
  category: NamedSlug | null
  status: PostStatus
  publishedAt: Date | null
  updatedAt: Date
  createdAt: Date
  timeToReadMin: number
  viewCount: number
  seoTitle: string
  seoDescription: string
  socialTitle: string
  socialDescription: string
  socialImageUrl: string | null
  schemaType: PostSchemaType
  tags: string[]
  isFeatured: boolean
  noIndex: boolean
  faqs: Faq[]
}

/** A post as its page shows it. */
export type ShownPost = ListedPost & {
  /** Cleaned HTML, headings with their ids. */
  contentHtml: string
  /** Of the author card under the text; cleaned HTML. */
  authorBio: string
  authorPhotoUrl: string | null
}

/** A post with all its fields, for staff. */
export type BlogPost = ShownPost & {
  /** As written. */
  content: string
  contentFormat: ContentFormat
  /** Old paths that lead here. */
  redirectFrom: string[]
}

export type BlogAuthor = NamedSlug & {
  /** Cleaned HTML. */
  bio: string
  profilePhotoUrl: string | null
  websiteUrl: string | null
  socialLinks: SocialLinks
  seoTitle: string
  seoDescription: string
  createdAt: Date
  updatedAt: Date
}

export type ListedCategory = NamedSlug & {
  description: string
  parentCategoryId: string | null
  /** Published posts in it. */
  postCount: number
}

export type BlogCategory = ListedCategory & {
  /** As written. */
  pillarContent: string
  /** Cleaned HTML of it. */
  pillarHtml: string
  featuredPosts: string[]
  seoTitle: string
  seoDescription: string
  schemaType: CategorySchemaType
  createdAt: Date
  updatedAt: Date
}

export type BlogPage = {
  id: string
  title: string
  slug: string
  type: string
  seoTitle: string
  seoDescription: string
  schemaType: CategorySchemaType
  status: PostStatus
  createdAt: Date
  updatedAt: Date
  sections: BlogPageSection[]
}

export type BlogPageSection = {
  id: string
  pageId: string
  sectionType: string
  title: string
  /** Cleaned HTML. */
  content: string
  settings: Readonly<Record<string, string>>
  sortOrder: number
  createdAt: Date
}

export type BlogSettings = { title: string; seoTitle: string; seoDescription: string }
