import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { TextField } from '#app/ui/field.tsx'
import { FailureReference } from '#app/features/site/failure-reference.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { PostCard, type PostCardData } from './post-card.tsx'

/** Pieces that the pages of the blog share. None needs a script. */

/** HTML that staff wrote, cleaned when it was stored. */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger -- cleanHtml made it
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
}

export const articlesInWords = (count: number): string =>
  count === 1 ? '1 article' : `${count.toLocaleString('en-GB')} articles`

/** A missing post, author or category, with a link back. */
export function BlogMissing({ what }: { what: 'Post' | 'Category' | 'Author' | 'Page' }) {
  return (
    <main className="wrap page-head text-center">
      <h1>{what} Not Found</h1>
      <p className="lede mx-auto">{what} not found</p>
      <p className="mt-8">
        <a className={buttonClass()} href={BLOG_PATH}>
          Back to Blog
        </a>
      </p>
    </main>
  )
}

/** A page whose data could not be read. */
export function BlogFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  return (
    <main className="wrap page-head">
      <h1>Something went wrong on our side</h1>
      <Notice tone="error">{message}</Notice>
      <p className="mt-8 flex flex-wrap gap-3">
        <a className={buttonClass()} href={pathname + search}>
          Try again
        </a>
        <a className={buttonClass({ variant: 'secondary' })} href={BLOG_PATH}>
          Back to Blog
        </a>
      </p>
      <FailureReference />
    </main>
  )
}

/** Searches all articles. The browser itself holds back an empty search. */
export function BlogSearch({
  action,
  search = '',
  children,
}: {
  action: '/blog/search' | '/blog/all'
  search?: string
  /** Further fields, before the button. */
  children?: ReactNode
}) {
  const isOnlyField = action === '/blog/search'
  return (
    <search>
      <form
        method="get"
        action={action}
        className="blog-search"
        data-blog-search={isOnlyField ? 'needed' : 'any'}
      >
        <TextField
          label="Search articles"
          name="q"
          type="search"
          className="grow"
          maxLength={100}
          defaultValue={search}
          {...(isOnlyField && { required: true, pattern: String.raw`.*\S.*` })}
        />
        {children}
        <Button type="submit" variant="secondary">
          Search
        </Button>
      </form>
    </search>
  )
}

export function PostGrid({ posts, headingLevel }: { posts: readonly PostCardData[]; headingLevel?: 2 | 3 }) {
  return (
    <div className="post-cards">
      {posts.map((post, position) => (
        <PostCard key={post.id} post={post} position={position} {...(headingLevel && { headingLevel })} />
      ))}
    </div>
  )
}

/** Appears by script after some scrolling. */
export function BackToTop() {
  return (
    <a className="to-top" href="#top" data-back-to-top hidden aria-label="Back to top">
      <ArrowUp className="icon" aria-hidden />
    </a>
  )
}

/** A page of the blog: its content, and the way back up. */
export function BlogMain({ className, children }: { className?: string; children: ReactNode }) {
  return (
    <main className={classNames('wrap blog', className)}>
      {children}
      <BackToTop />
    </main>
  )
}
