import Globe from 'lucide-react/icons/globe'
import { authorPath, BLOG_PATH } from '#app/domain/blog/blog-paths.ts'
import { Breadcrumbs } from '#app/ui/breadcrumbs.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import layout from '#app/ui/layout.module.css'
import { Pager } from '#app/ui/pager.tsx'
import text from '#app/ui/text.module.css'
import styles from './author.module.css'
import { AuthorPhoto } from './author-photo.tsx'
import type { PostListProps } from './blog-list-pages.tsx'
import { articlesInWords, BlogMain, BlogSection, CleanHtml } from './blog-parts.tsx'
import type { BlogAuthor } from '#app/features/blog/blog-types.ts'
import { listAddress } from './list-address.ts'
import { PostGrid } from './post-lists.tsx'
import { SocialLink } from './social-icons.tsx'
import prose from '#app/ui/prose.module.css'

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
      <div className={layout.pageHead}>
        <Breadcrumbs
          crumbs={[{ label: 'Home', href: '/' }, { label: 'Blog', href: BLOG_PATH }, { label: author.name }]}
        />
        <div className={layout.row}>
          <AuthorPhoto name={author.name} url={author.profilePhotoUrl} />
          <div className={styles.name}>
            <h1>{author.name}</h1>
            <p className={text.muted}>{articlesInWords(total)}</p>
          </div>
        </div>
        {author.bio && <CleanHtml className={classNames(prose.prose, styles.bio)} html={author.bio} />}
        {(website ?? socials.length > 0) && (
          <ul className={layout.row}>
            {website && (
              <li>
                <a className={styles.link} href={website} rel="noopener">
                  <Globe className={text.icon} aria-hidden />
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
      <BlogSection id="articles" title={`Articles by ${author.name}`}>
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
      </BlogSection>
    </BlogMain>
  )
}

const isWebAddress = (text: string) => /^https?:\/\//i.test(text)
