import Share2 from 'lucide-react/icons/share-2'
import type { CSSProperties } from 'react'
import { authorPath, BLOG_PATH, categoryPath } from '#app/domain/blog/blog-paths.ts'
import { longDate } from '#app/domain/blog/post-dates.ts'
import { topicLook } from '#app/domain/blog/topic-look.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import blocks from '#app/features/blog/blocks/drawn-blocks.module.css'
import { AuthorPhoto } from './author-photo.tsx'
import { BackToTop, BlogSection, CleanHtml } from './blog-parts.tsx'
import type { ListedPost } from '#app/features/blog/blog-types.ts'
import { DateLine } from './post-card.tsx'
import { PostContents } from './post-contents.tsx'
import { PostGrid } from './post-lists.tsx'
import styles from './post-page.module.css'
import { PostTags } from './post-tags.tsx'
import { viewsInWords } from './post-views.ts'
import { PostPicture } from './post-picture.tsx'
import type { PresentedPost } from './present-post.server.ts'
import tag from '#app/ui/tag.module.css'
import prose from '#app/ui/prose.module.css'

type PostPageProps = { post: PresentedPost; related: readonly ListedPost[]; url: string }

/** An article, to be read. */
export function PostPage({ post, related, url }: PostPageProps) {
  const { author } = post
  return (
    <>
      <div className={classNames(styles.progress, layout.noPrint)} data-read-progress aria-hidden />
      <main data-article>
        <PostOpening post={post} />
        <div className={classNames(layout.wrap, styles.body)}>
          <PostContents items={post.contents} hasFaqs={post.faqs.length > 0} />
          <article className={styles.text}>
            <CleanHtml
              className={classNames(prose.prose, blocks.article, styles.prose)}
              html={post.contentHtml}
            />
            {post.faqs.length > 0 && (
              <section className={styles.questions} aria-labelledby="faq">
                <h2 id="faq">Questions</h2>
                {post.faqs.map(({ id, question, answer }) => (
                  <Fold key={id} summary={question}>
                    <CleanHtml className={classNames(prose.prose, styles.answer)} html={answer} />
                  </Fold>
                ))}
              </section>
            )}
            <footer className={classNames(layout.row, layout.spread)}>
              <PostTags tags={post.tags} isLinked />
              <ShareButton title={post.title} url={url} />
            </footer>
            {author && (
              <aside className={styles.author} aria-label="About the author">
                <AuthorPhoto name={author.name} url={post.authorPhotoUrl} isSmall />
                <div>
                  <a className={styles.authorName} href={authorPath(author.slug)}>
                    {author.name}
                  </a>
                  {post.authorBio && <CleanHtml className={text.muted} html={post.authorBio} />}
                </div>
              </aside>
            )}
          </article>
        </div>
        {related.length > 0 && (
          <BlogSection
            id="related"
            title="Related articles"
            className={classNames(layout.wrap, layout.sectionEnd, layout.noPrint)}
          >
            <PostGrid posts={related} hasExcerpts={false} />
          </BlogSection>
        )}
        <BackToTop />
      </main>
    </>
  )
}

/** The head of an article on its topic's cloth, with the picture to the edge of the page. */
function PostOpening({ post }: { post: PresentedPost }) {
  const { category } = post
  const style = { '--opening': `var(--${topicLook(category?.slug ?? null).cloth})` } as CSSProperties
  return (
    <header className={styles.opening} style={style}>
      <div className={styles.say}>
        <Breadcrumbs
          crumbs={[
            { label: 'Home', href: '/' },
            { label: 'Blog', href: BLOG_PATH },
            ...(category ? [{ label: category.name, href: categoryPath(category.slug) }] : []),
            { label: post.title },
          ]}
        />
        <div className={classNames(layout.stack, styles.words)}>
          {category && (
            <a className={classNames(tag.tag, styles.category)} href={categoryPath(category.slug)}>
              {category.name}
            </a>
          )}
          <h1>{post.title}</h1>
          {post.excerpt && <p className={text.lede}>{post.excerpt}</p>}
          <PostMeta post={post} />
        </div>
      </div>
      <PostPicture post={post} isCover className={styles.picture} sizes="(width >= 60rem) 59vw, 100vw" />
    </header>
  )
}

function PostMeta({ post }: { post: PresentedPost }) {
  const { author, publishedAt, updatedAt, createdAt, timeToReadMin, viewCount } = post
  const isUpdated = longDate(updatedAt) !== longDate(createdAt)
  return (
    <p className={classNames(layout.row, text.small, text.muted, styles.meta)}>
      {author && (
        <span>
          by <a href={authorPath(author.slug)}>{author.name}</a>
        </span>
      )}
      {publishedAt && (
        <span>
          <DateLine at={publishedAt}>{longDate(publishedAt)}</DateLine>
        </span>
      )}
      {isUpdated && (
        <span>
          Updated <DateLine at={updatedAt}>{longDate(updatedAt)}</DateLine>
        </span>
      )}
      <span>{timeToReadMin} min read</span>
      <span>{viewsInWords(viewCount)}</span>
    </p>
  )
}

/** Shares by what the device offers, else copies the address. Needs a script: without one there is no button. */
function ShareButton({ title, url }: { title: string; url: string }) {
  return (
    <span
      className={classNames(
        layout.row,
        layout.needsScript,
        layout.noPrint,
        text.small,
        text.muted,
        styles.share,
      )}
    >
      <Button variant="secondary" isSmall data-share={url} data-share-title={title}>
        <Share2 className={text.icon} aria-hidden />
        Share
      </Button>
      <output data-share-said />
    </span>
  )
}
