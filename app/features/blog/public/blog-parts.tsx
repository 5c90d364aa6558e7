import ArrowUp from 'lucide-react/icons/arrow-up'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { withReachableTables } from '#app/features/blog/reachable-tables.ts'
import { TextField } from '#app/ui/field.tsx'
import { FailureReference } from '#app/features/page/failure-reference.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './blog-parts.module.css'

/** Pieces that the pages of the blog share. None needs a script. */

/** HTML that staff wrote, cleaned when it was stored. */
export function CleanHtml({ html, className }: { html: string; className?: string }) {
  // oxlint-disable-next-line react/no-danger -- cleanHtml made it
  return <div className={className} dangerouslySetInnerHTML={{ __html: withReachableTables(html) }} />
}

export const articlesInWords = (count: number): string =>
  count === 1 ? '1 article' : `${count.toLocaleString('en-GB')} articles`

/** A missing post, author or category, with a link back. */
export function BlogMissing({ what }: { what: 'Post' | 'Category' | 'Author' | 'Page' | 'Tag' }) {
  return (
    <main className={classNames(layout.wrap, layout.pageHead, layout.pageHeadEmpty)}>
      <h1>{what} Not Found</h1>
      <p className={classNames(text.lede, styles.missing)}>{what} not found</p>
      <p>
        <LinkButton href={BLOG_PATH}>Back to Blog</LinkButton>
      </p>
    </main>
  )
}

/** A page whose data could not be read. */
export function BlogFailed({ message }: { message: string }) {
  const { pathname, search } = useLocation()
  return (
    <main className={classNames(layout.wrap, layout.pageHead)}>
      <h1>Something went wrong on our side</h1>
      <Notice tone="error">{message}</Notice>
      <p className={layout.row}>
        <LinkButton href={pathname + search}>Try again</LinkButton>
        <LinkButton variant="secondary" href={BLOG_PATH}>
          Back to Blog
        </LinkButton>
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
        className={classNames(layout.row, layout.noPrint, styles.search)}
        data-blog-search={isOnlyField ? 'needed' : 'any'}
      >
        <TextField
          label="Search articles"
          name="q"
          type="search"
          className={styles.words}
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

/** Appears by script after some scrolling. */
export function BackToTop() {
  return (
    <LinkButton
      variant="secondary"
      isIcon
      className={classNames(styles.toTop, layout.noPrint)}
      href="#top"
      data-back-to-top
      hidden
      aria-label="Back to top"
    >
      <ArrowUp className={text.icon} aria-hidden />
    </LinkButton>
  )
}

/** A page of the blog: its content, and the way back up. */
export function BlogMain({ isNarrow, children }: { isNarrow?: boolean; children: ReactNode }) {
  return (
    <main className={classNames(layout.wrap, styles.main, isNarrow && styles.narrow)}>
      {children}
      <BackToTop />
    </main>
  )
}

type BlogSectionProps = { id: string; title?: string; className?: string | undefined; children: ReactNode }

/** A part of a page under its heading. */
export function BlogSection({ id, title, className, children }: BlogSectionProps) {
  return (
    <section className={classNames(styles.section, className)} aria-labelledby={title ? id : undefined}>
      {title && <h2 id={id}>{title}</h2>}
      {children}
    </section>
  )
}
