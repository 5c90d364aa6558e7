import type { ReactNode } from 'react'
import { blogPostPath } from '#app/domain/blog/blog.ts'
import { authorPath } from '#app/domain/blog/blog-paths.ts'
import { longDate, shortDate } from '#app/domain/blog/post-dates.ts'
import { LinkButton } from '#app/ui/button.tsx'
import backdrop from '#app/ui/backdrop.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import type { BlogPostCardData } from './post-card-data.ts'
import styles from './post-card.module.css'
import { PostPicture } from './post-picture.tsx'
import { PostTags } from './post-tags.tsx'
import { clothStyle, TopicLink } from './topic-link.tsx'

const MOST_TAGS = 3

const pathOf = (post: BlogPostCardData) => blogPostPath(post.category?.slug ?? null, post.slug)

type LayoutProps = {
  post: BlogPostCardData
  headingLevel?: 2 | 3
}

/** One of many in a `PostGrid`. Plain links, for pages without scripts. */
export function BlogPostCard({
  post,
  headingLevel = 3,
  hasExcerpt = true,
  hasPicture = true,
}: LayoutProps & { hasExcerpt?: boolean; hasPicture?: boolean }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const path = pathOf(post)
  return (
    <article className={classNames(styles.card, !hasPicture && styles.words)}>
      {hasPicture && <PostPicture post={post} className={styles.picture} isLazy />}
      <div className={styles.body}>
        <PostFacts post={post} dateOf={shortDate} />
        <Heading className={styles.name}>
          <a href={path}>{post.title}</a>
        </Heading>
        {hasExcerpt && post.excerpt && <p className={styles.excerpt}>{post.excerpt}</p>}
        <p className={classNames(layout.row, layout.spread, text.small, text.muted, styles.foot)}>
          <Byline post={post} />
          <a className={classNames(styles.link, styles.more)} href={path}>
            Read More<span className={text.srOnly}>: {post.title}</span>
          </a>
        </p>
      </div>
    </article>
  )
}

/** The large one: picture beside the words where there is room. */
export function FeaturedPost({
  post,
  isFirst = false,
  isCover = false,
  headingLevel = 3,
}: LayoutProps & { isFirst?: boolean; /** Across the page, and first on it. */ isCover?: boolean }) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  const path = pathOf(post)
  return (
    <article
      className={classNames(styles.card, styles.onCloth, isCover && styles.cover)}
      style={clothStyle(post.category?.slug ?? null)}
    >
      <PostPicture
        post={post}
        className={styles.picture}
        isCover={isCover}
        isLazy={!isFirst}
        sizes={isCover ? '(width >= 60rem) 62vw, 100vw' : undefined}
      >
        {post.isFeatured && (
          <Tag tone="premium" className={backdrop.mark}>
            Featured
          </Tag>
        )}
      </PostPicture>
      <div className={styles.body}>
        <PostFacts post={post} dateOf={longDate} />
        <Heading className={styles.name}>
          <a href={path}>{post.title}</a>
        </Heading>
        {post.excerpt && <p className={styles.lead}>{post.excerpt}</p>}
        <PostTags tags={post.tags} most={MOST_TAGS} />
        <p className={classNames(layout.row, layout.spread, text.small, text.muted, styles.foot)}>
          <Byline post={post} />
          <LinkButton
            variant="secondary"
            isSmall
            className={styles.button}
            href={path}
            aria-label={`Read Full Article: ${post.title}`}
          >
            Read Full Article
          </LinkButton>
        </p>
      </div>
    </article>
  )
}

/** A ruled row with a small picture. */
export function PostRow({ post, headingLevel = 3 }: LayoutProps) {
  const Heading = headingLevel === 2 ? 'h2' : 'h3'
  return (
    <article className={styles.row}>
      <PostPicture post={post} className={styles.picture} isSmall isLazy />
      <div>
        <PostFacts post={post} dateOf={shortDate} />
        <Heading className={styles.name}>
          <a href={pathOf(post)}>{post.title}</a>
        </Heading>
        {post.excerpt && <p className={styles.excerpt}>{post.excerpt}</p>}
        <p className={classNames(layout.row, layout.spread, text.small, text.muted, styles.foot)}>
          <Byline post={post} />
        </p>
      </div>
    </article>
  )
}

/** Category, date and minutes, in one line. */
function PostFacts({ post, dateOf }: { post: BlogPostCardData; dateOf: (at: Date) => string }) {
  return (
    <p className={classNames(layout.row, text.small, text.muted, styles.facts)}>
      {post.category && <TopicLink category={post.category} />}
      {post.publishedAt && <DateLine at={post.publishedAt}>{dateOf(post.publishedAt)}</DateLine>}
      <span>{post.timeToReadMin} min read</span>
    </p>
  )
}

export function DateLine({ at, children }: { at: Date; children: ReactNode }) {
  return <time dateTime={at.toISOString().slice(0, 10)}>{children}</time>
}

function Byline({ post }: { post: BlogPostCardData }) {
  return (
    <span>
      {post.author && (
        <>
          by{' '}
          <a className={styles.link} href={authorPath(post.author.slug)}>
            {post.author.name}
          </a>
        </>
      )}
    </span>
  )
}
