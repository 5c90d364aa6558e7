import { BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { SelectField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Pager } from '#app/ui/pager.tsx'
import text from '#app/ui/text.module.css'
import { articlesInWords, BlogMain, BlogSearch } from './blog-parts.tsx'
import type { ListedPost } from '#app/features/blog/blog-types.ts'
import { listAddress } from './list-address.ts'
import { PostRow } from './post-card.tsx'
import { PostGrid } from './post-lists.tsx'
import type { BlogTopic } from './topic-card.tsx'

export type PostListProps = {
  posts: readonly ListedPost[]
  total: number
  page: number
  pageCount: number
}

type AllPostsProps = PostListProps & {
  search: string
  /** The slug of the one category shown; empty for all. */
  category: string
  categories: readonly BlogTopic[]
}

const CRUMBS = [
  { label: 'Home', href: '/' },
  { label: 'Blog', href: BLOG_PATH },
]

/** Everything published, to search, to filter and to page through. */
export function AllPostsPage(list: AllPostsProps) {
  const { posts, total, page, pageCount, search, category, categories } = list
  const isFiltered = search !== '' || category !== ''
  return (
    <BlogMain>
      <div className={layout.pageHead}>
        <Breadcrumbs crumbs={[...CRUMBS, { label: 'All Articles' }]} />
        <h1>All Articles</h1>
        <BlogSearch action="/blog/all" search={search}>
          <SelectField
            label="Category"
            name="category"
            defaultValue={category}
            options={[
              { value: '', label: 'All Categories' },
              ...categories.map(({ slug, name, parentName }) => ({
                value: slug,
                label: parentName === null ? name : `${parentName}: ${name}`,
              })),
            ]}
          />
        </BlogSearch>
        <p className={text.muted}>{articlesInWords(total)} published</p>
      </div>
      {posts.length > 0 ? (
        <PostGrid posts={posts} headingLevel={2} />
      ) : (
        <EmptyState title="No Articles Found">
          <p>
            {isFiltered
              ? 'Try adjusting your search or filter criteria'
              : 'No articles have been published yet'}
          </p>
        </EmptyState>
      )}
      <Pager
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => listAddress('/blog/all', { q: search, category, page: to })}
      />
    </BlogMain>
  )
}

/** What a search found; before one, only the box. */
export function SearchPage({ posts, total, page, pageCount, search }: PostListProps & { search: string }) {
  return (
    <BlogMain isNarrow>
      <div className={layout.pageHead}>
        <Breadcrumbs crumbs={[...CRUMBS, { label: 'Search' }]} />
        <h1>{search === '' ? 'Search the blog' : `Results for “${search}”`}</h1>
        <BlogSearch action="/blog/search" search={search} />
        {search !== '' && (
          <p className={text.muted}>
            {total === 0 ? 'No article contains this.' : `${articlesInWords(total)} found`}
          </p>
        )}
      </div>
      {posts.length > 0 && (
        <div>
          {posts.map((post) => (
            <PostRow key={post.id} post={post} headingLevel={2} />
          ))}
        </div>
      )}
      {search !== '' && posts.length === 0 && (
        <EmptyState title="No Articles Found">
          <p>Try adjusting your search or filter criteria</p>
          <p>
            <a href="/blog/all">View All Articles</a>
          </p>
        </EmptyState>
      )}
      <Pager
        page={page}
        pageCount={pageCount}
        hrefOf={(to) => listAddress('/blog/search', { q: search, page: to })}
      />
    </BlogMain>
  )
}
