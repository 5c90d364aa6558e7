import { BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import { tagPath } from '#app/domain/blog/tags.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import layout from '#app/ui/layout.module.css'
import { Pager } from '#app/ui/pager.tsx'
import text from '#app/ui/text.module.css'
import type { PostListProps } from './blog-list-pages.tsx'
import { articlesInWords, BlogMain } from './blog-parts.tsx'
import { listAddress } from './list-address.ts'
import { PostGrid } from './post-lists.tsx'

/** All articles with one tag, however it is spelt in them. */
export function TagPage({
  tag,
  posts,
  total,
  page,
  pageCount,
}: PostListProps & { tag: { slug: string; name: string } }) {
  return (
    <BlogMain>
      <div className={layout.pageHead}>
        <Breadcrumbs
          crumbs={[{ label: 'Home', href: '/' }, { label: 'Blog', href: BLOG_PATH }, { label: tag.name }]}
        />
        <h1>{tag.name}</h1>
        <p className={text.muted}>{articlesInWords(total)} with this tag</p>
      </div>
      <PostGrid posts={posts} headingLevel={2} />
      <Pager
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => listAddress(tagPath(tag.slug), { page: to })}
      />
    </BlogMain>
  )
}
