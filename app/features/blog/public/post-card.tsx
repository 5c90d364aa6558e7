import type { ReactNode } from 'react'
import { postPath } from '#app/domain/blog/blog.ts'
import { authorPath, categoryPath } from '#app/domain/blog/blog-paths.ts'
import { longDate, shortDate } from '#app/domain/blog/post-dates.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Tag } from '#app/ui/tag.tsx'
import type { ListedPost } from '#app/features/blog/blog-types.ts'
import { PostPicture } from './post-picture.tsx'

/** What the three layouts show of a post. */
export type PostCardData = Pick<
  ListedPost,
  | 'id'
  | 'title'
  | 'slug'
  | 'excerpt'
  | 'featuredImageUrl'
  | 'featuredImageAlt'
  | 'author'
  | 'category'
  | 'publishedAt'
  | 'timeToReadMin'
  | 'tags'
  | 'isFeatured'
>

const MOST_TAGS = 3

const pathOf = (post: PostCardData) => postPath(post.category?.slug ?? null, post.slug)

type LayoutProps = {
  post: PostCardData
  /** In a list: neighbours get different backdrops. */
  position?: number
  headingLevel?: 2 | 3
}

/** One of many in a grid: wrap them in `<div className="post-cards">`. Plain links, for pages without scripts. */
export function PostCard({
  post,
  position,
  headingLevel = 3,
  hasExcerpt = true,
}: LayoutProps & { hasExcerpt?: boolean }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const path = pathOf(post)
  return (
    <article className="card dish post-card">
      <PostPicture post={post} position={position} isLazy />
      <div className="dish-body">
        <PostFacts post={post} dateOf={shortDate} />
        <Heading className="dish-name">
          <a href={path}>{post.title}</a>
        </Heading>
        {hasExcerpt && post.excerpt && <p className="dish-text">{post.excerpt}</p>}
        <p className="post-foot">
          <Byline post={post} />
          <a className="read-more" href={path}>
            Read More<span className="sr-only">: {post.title}</span>
          </a>
        </p>
      </div>
    </article>
  )
}

/** The large one: picture beside the words where there is room. */
export function FeaturedPost({ post, position, headingLevel = 3 }: LayoutProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const path = pathOf(post)
  const more = post.tags.length - MOST_TAGS
  return (
    <article className="card dish post-featured">
      <PostPicture post={post} position={position} isLazy={position !== 0}>
        {post.isFeatured && <Tag tone="premium">Featured</Tag>}
      </PostPicture>
      <div className="dish-body">
        <PostFacts post={post} dateOf={longDate} />
        <Heading className="dish-name">
          <a href={path}>{post.title}</a>
        </Heading>
        {post.excerpt && <p className="post-lead">{post.excerpt}</p>}
        {post.tags.length > 0 && (
          <ul className="flex flex-wrap gap-1.5" aria-label="Tags">
            {post.tags.slice(0, MOST_TAGS).map((tag) => (
              <li key={tag} className="min-w-0">
                <Tag className="truncate">{tag}</Tag>
              </li>
            ))}
            {more > 0 && (
              <li>
                <Tag>+{more} more</Tag>
              </li>
            )}
          </ul>
        )}
        <p className="post-foot">
          <Byline post={post} />
          <a
            className={buttonClass({ variant: 'secondary', isSmall: true })}
            href={path}
            aria-label={`Read Full Article: ${post.title}`}
          >
            Read Full Article
          </a>
        </p>
      </div>
    </article>
  )
}

/** A ruled row with a small picture. */
export function PostRow({ post, position, headingLevel = 3 }: LayoutProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className="post-row dish">
      <PostPicture post={post} position={position} isSmall isLazy />
      <div className="min-w-0">
        <PostFacts post={post} dateOf={shortDate} />
        <Heading className="dish-name">
          <a href={pathOf(post)}>{post.title}</a>
        </Heading>
        {post.excerpt && <p className="dish-text">{post.excerpt}</p>}
        <p className="post-foot">
          <Byline post={post} />
        </p>
      </div>
    </article>
  )
}

/** Category, date and minutes, in one line. */
function PostFacts({ post, dateOf }: { post: PostCardData; dateOf: (at: Date) => string }) {
  return (
    <p className="facts post-facts">
      {post.category && (
        <a className="post-category" href={categoryPath(post.category.slug)}>
          {post.category.name}
        </a>
      )}
      {post.publishedAt && <DateLine at={post.publishedAt}>{dateOf(post.publishedAt)}</DateLine>}
      <span>{post.timeToReadMin} min read</span>
    </p>
  )
}

export function DateLine({ at, children }: { at: Date; children: ReactNode }) {
  return <time dateTime={at.toISOString().slice(0, 10)}>{children}</time>
}

function Byline({ post, className }: { post: PostCardData; className?: string }) {
  return (
    <span className={classNames('post-by', className)}>
      {post.author && (
        <>
          by <a href={authorPath(post.author.slug)}>{post.author.name}</a>
        </>
      )}
    </span>
  )
}
