import Share2 from 'lucide-react/icons/share-2'
import { authorPath, BLOG_PATH, categoryPath } from '#app/domain/blog/blog-paths.ts'
import { longDate } from '#app/domain/blog/post-dates.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { AuthorPhoto } from './author-page.tsx'
import { BackToTop, CleanHtml } from './blog-parts.tsx'
import type { ListedPost } from '#app/features/blog/blog-types.ts'
import { DateLine } from './post-card.tsx'
import { PostContents } from './post-contents.tsx'
import { viewsInWords } from './post-views.ts'
import { PostPicture } from './post-picture.tsx'
import type { PresentedPost } from './present-post.server.ts'
import { RelatedPosts } from './related-posts.tsx'

type PostPageProps = { post: PresentedPost; related: readonly ListedPost[]; url: string }

/** An article, to be read. */
export function PostPage({ post, related, url }: PostPageProps) {
  const { category, author } = post
  return (
    <>
      <div className="read-progress" data-read-progress aria-hidden />
      <main className="wrap post" data-article>
        <div className="post-crumbs">
          <Breadcrumbs
            crumbs={[
              { label: 'Home', href: '/' },
              { label: 'Blog', href: BLOG_PATH },
              ...(category ? [{ label: category.name, href: categoryPath(category.slug) }] : []),
              { label: post.title },
            ]}
          />
        </div>
        <header className="post-head">
          <div>
            {category && (
              <a className="tag tag-ok post-badge" href={categoryPath(category.slug)}>
                {category.name}
              </a>
            )}
            <h1>{post.title}</h1>
            {post.excerpt && <p className="lede">{post.excerpt}</p>}
            <PostMeta post={post} />
          </div>
          <PostPicture post={post} className="post-head-picture" />
        </header>
        <div className={post.contents.length > 0 ? 'post-body' : 'post-body post-body-alone'}>
          <PostContents items={post.contents} hasFaqs={post.faqs.length > 0} />
          <article className="post-text">
            <CleanHtml className="prose" html={post.contentHtml} />
            {post.faqs.length > 0 && (
              <section className="post-faq" aria-labelledby="faq">
                <h2 id="faq">Questions</h2>
                {post.faqs.map(({ id, question, answer }) => (
                  <Fold key={id} summary={question}>
                    <CleanHtml className="prose" html={answer} />
                  </Fold>
                ))}
              </section>
            )}
            <footer className="post-end">
              {post.tags.length > 0 && (
                <ul className="flex min-w-0 flex-wrap gap-1.5" aria-label="Tags">
                  {post.tags.map((tag) => (
                    <li key={tag} className="min-w-0">
                      <Tag className="truncate">{tag}</Tag>
                    </li>
                  ))}
                </ul>
              )}
              <ShareButton title={post.title} url={url} />
            </footer>
            {author && (
              <aside className="author-card" aria-label="About the author">
                <AuthorPhoto name={author.name} url={post.authorPhotoUrl} />
                <div>
                  <a href={authorPath(author.slug)}>{author.name}</a>
                  {post.authorBio && <CleanHtml html={post.authorBio} />}
                </div>
              </aside>
            )}
          </article>
        </div>
        <RelatedPosts posts={related} />
        <BackToTop />
      </main>
    </>
  )
}

function PostMeta({ post }: { post: PresentedPost }) {
  const { author, publishedAt, updatedAt, createdAt, timeToReadMin, viewCount } = post
  const isUpdated = longDate(updatedAt) !== longDate(createdAt)
  return (
    <p className="post-meta">
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
    <span className="share needs-script">
      <button
        type="button"
        className={buttonClass({ variant: 'secondary', isSmall: true })}
        data-share={url}
        data-share-title={title}
      >
        <Share2 className="icon" aria-hidden />
        Share
      </button>
      <output data-share-said />
    </span>
  )
}
