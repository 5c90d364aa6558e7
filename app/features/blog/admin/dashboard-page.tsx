import { Fragment } from 'react'
import { Link } from 'react-router'
import { STAFF_SECOND_FACTOR, STAFF_SYSTEM } from '#app/features/staff/staff-paths.ts'
import { mayDo, type StaffCommand, type StaffRank } from '#app/domain/staff/ranks.ts'
import { LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { DashboardCounts, RecentPost } from './dashboard.server.ts'
import { figureOf } from '#app/features/staff/figures.ts'
import { Day } from '#app/features/staff/moment.tsx'
import { ListUnread } from './posts/list-unread.tsx'
import { PostThumbnail } from './posts/post-thumbnail.tsx'
import { StatusTag } from './posts/status-tag.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import staffPage from '#app/features/staff/staff-page.module.css'
import { FIGURES_PATH, type DayViews } from '#app/features/blog/figures/figures.ts'
import { ViewsChart } from '#app/features/blog/figures/views-chart.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import { FigureCards } from '#app/features/staff/figure-cards.tsx'
import styles from './dashboard-page.module.css'

const SHORTCUTS: readonly { href: string; label: string; needs?: StaffCommand }[] = [
  { href: '/blog-admin/posts/new', label: 'New Post' },
  { href: '/blog-admin/posts', label: 'Manage Posts' },
  { href: '/blog-admin/authors', label: 'Authors', needs: 'write-content' },
  { href: '/blog-admin/categories', label: 'Categories', needs: 'write-content' },
]

/** Something that waits for somebody: "2 messages to answer". */
export type Waiting = { href: string; words: string }

type DashboardPageProps = {
  counts: DashboardCounts | null
  posts: readonly RecentPost[] | null
  hasSecondFactor: boolean
  /** A writer sees the figures of their own posts. */
  rank: StaffRank
  /** What somebody of this rank should look at; empty where nothing waits. */
  waiting: readonly Waiting[]
  /** Of each of the last days; null where they could not be read. */
  views: readonly DayViews[] | null
  /** Names of settings that a public site needs and this one lacks; null for who does not run the system. */
  missing: readonly string[] | null
}

/** What waits, counts, shortcuts, how the blog was read, and the posts published last. */
export function DashboardPage(props: DashboardPageProps) {
  const { counts, posts, hasSecondFactor, rank, missing, waiting, views } = props
  return (
    <>
      <h1>Dashboard</h1>
      {!hasSecondFactor && (
        <Notice tone="warn" title="Your password is all that protects this area.">
          <Link to={STAFF_SECOND_FACTOR}>Set up a second factor</Link>: it takes a minute and a phone.
        </Notice>
      )}
      {missing !== null && missing.length > 0 && (
        <Notice tone="warn" title="This site is public, and settings are missing:">
          {missing.join(', ')}. <Link to={STAFF_SYSTEM}>What that means</Link>
        </Notice>
      )}
      {waiting.length > 0 && (
        <Notice title="Waiting for you:">
          {waiting.map(({ href, words }, index) => (
            <Fragment key={href}>
              {index > 0 && ', '}
              <Link to={href}>{words}</Link>
            </Fragment>
          ))}
        </Notice>
      )}
      <FigureCards
        figures={[
          { label: 'Total posts', value: counts?.posts, note: counts ? statusesOf(counts) : undefined },
          { label: 'Total views', value: counts?.views },
          { label: 'Authors', value: counts?.authors },
        ]}
      />
      <nav className={layout.row} aria-label="Shortcuts">
        {SHORTCUTS.filter(({ needs }) => !needs || mayDo(rank, needs)).map(({ href, label }, index) => (
          <LinkButton key={href} as={Link} to={href} variant={index === 0 ? 'primary' : 'secondary'}>
            {label}
          </LinkButton>
        ))}
      </nav>
      <Panel title="Views in 30 days" action={<Link to={FIGURES_PATH}>All figures</Link>}>
        {views === null ? (
          <ListUnread what="figures" retry="/blog-admin/dashboard" headingLevel={3} />
        ) : views.every((day) => day.views === 0) ? (
          <p className={text.muted}>Nothing was read in these days.</p>
        ) : (
          <ViewsChart days={views} />
        )}
      </Panel>
      <Panel title="Recently published">
        {posts === null ? (
          <ListUnread what="posts" retry="/blog-admin/dashboard" headingLevel={3} />
        ) : posts.length === 0 ? (
          <EmptyState title="Nothing is published yet" headingLevel={3}>
            The five latest posts appear here.
          </EmptyState>
        ) : (
          <ul className={styles.posts}>
            {posts.map((post) => (
              <RecentPostRow key={post.id} post={post} />
            ))}
          </ul>
        )}
      </Panel>
    </>
  )
}

const statusesOf = ({ published, drafts }: DashboardCounts) =>
  `${figureOf(published)} published, ${figureOf(drafts)} ${drafts === 1 ? 'draft' : 'drafts'}`

function RecentPostRow({ post }: { post: RecentPost }) {
  return (
    <li>
      <Link className={styles.post} to={`/blog-admin/posts/${post.id}/edit`}>
        <PostThumbnail post={post} />
        <span className={styles.text}>
          <strong>{post.title}</strong>
          <span className={staffPage.facts}>
            <StatusTag status={post.status} />
            <span>{post.author ?? 'No author'}</span>
            <span>{post.category ?? 'Uncategorized'}</span>
            <span>
              {figureOf(post.viewCount)} {post.viewCount === 1 ? 'view' : 'views'}
            </span>
            <span>
              Updated <Day at={post.updatedAt} />
            </span>
          </span>
        </span>
      </Link>
    </li>
  )
}
