import Globe from 'lucide-react/icons/globe'
import { authorPath, BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import { Avatar } from '#app/ui/avatar.tsx'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Pager } from '#app/ui/pager.tsx'
import type { PostListProps } from './blog-list-pages.tsx'
import { articlesInWords, BlogMain, CleanHtml, PostGrid } from './blog-parts.tsx'
import type { BlogAuthor } from '#app/features/blog/blog-types.ts'
import { listAddress } from './list-address.ts'
import { SocialLink } from './social-icons.tsx'

/** Who writes here, and what. */
export function AuthorPage({
  author,
  posts,
  total,
  page,
  pageCount,
}: PostListProps & { author: BlogAuthor }) {
  const socials = Object.entries(author.socialLinks).filter(([, href]) => isWebAddress(href))
  const website = author.websiteUrl && isWebAddress(author.websiteUrl) ? author.websiteUrl : null
  return (
    <BlogMain>
      <div className="page-head">
        <Breadcrumbs
          crumbs={[{ label: 'Home', href: '/' }, { label: 'Blog', href: BLOG_PATH }, { label: author.name }]}
        />
        <div className="author-head">
          <AuthorPhoto name={author.name} url={author.profilePhotoUrl} />
          <div>
            <h1>{author.name}</h1>
            <p className="text-ink-2">{articlesInWords(total)}</p>
          </div>
        </div>
        {author.bio && <CleanHtml className="prose author-bio" html={author.bio} />}
        {(website ?? socials.length > 0) && (
          <ul className="social-links">
            {website && (
              <li>
                <a className="social-link" href={website} rel="noopener">
                  <Globe className="icon" aria-hidden />
                  Website
                </a>
              </li>
            )}
            {socials.map(([network, href]) => (
              <li key={network}>
                <SocialLink network={network} href={href} />
              </li>
            ))}
          </ul>
        )}
      </div>
      <section aria-labelledby="articles">
        <h2 id="articles">Articles by {author.name}</h2>
        {posts.length > 0 ? (
          <PostGrid posts={posts} />
        ) : (
          <EmptyState title="No Articles Yet" headingLevel={3}>
            <p>Nothing has been published so far.</p>
          </EmptyState>
        )}
        <Pager
          page={page}
          pageCount={pageCount}
          hrefOf={(to) => listAddress(authorPath(author.slug), { page: to })}
        />
      </section>
    </BlogMain>
  )
}

/** The photo, or the first letters of the name. */
export function AuthorPhoto({ name, url }: { name: string; url: string | null }) {
  if (!url) return <Avatar name={name} className="author-photo" />
  return (
    <img className="author-photo" src={url} alt="" width="96" height="96" loading="lazy" decoding="async" />
  )
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text)
