import { Link } from 'react-router'
import {
  DIRECT,
  FIGURE_RANGES,
  type FigureRange,
  OTHER_SITES,
  OWN_SITE,
} from '#app/domain/blog/reading-figures.ts'
import { ListUnread } from '#app/features/blog/admin/posts/list-unread.tsx'
import { FigureCards } from '#app/features/staff/figure-cards.tsx'
import { figureOf } from '#app/features/staff/figures.ts'
import { PageHead } from '#app/features/staff/page-head.tsx'
import { Panel } from '#app/features/staff/panel.tsx'
import staffPage from '#app/features/staff/staff-page.module.css'
import { EmptyState } from '#app/ui/empty-state.tsx'
import table from '#app/ui/figure-table.module.css'
import { TabLinks } from '#app/ui/tabs.tsx'
import text from '#app/ui/text.module.css'
import { type BlogFigures, FIGURES_PATH, figuresPath, shareOf } from './figures.ts'
import styles from './figures-page.module.css'
import { ViewsChart } from './views-chart.tsx'

const ofViews = (part: number, views: number) => (views > 0 ? `${shareOf(part, views)} of views` : undefined)

/** How the blog, or one post, was read: per day, from where, how far. */
export function FiguresPage({ figures, range }: { figures: BlogFigures | null; range: FigureRange }) {
  if (!figures)
    return (
      <>
        <PageHead title="Figures" />
        <ListUnread what="figures" retry={FIGURES_PATH} />
      </>
    )
  const { post, totals, days, sources, posts } = figures
  return (
    <>
      <PageHead
        title={post ? post.title : 'Figures'}
        {...(post && { back: { to: figuresPath(range, null), label: 'Figures of the blog' } })}
        note="Counted once a page has loaded, without cookies and without anything about who reads. Robots, signed-in staff and browsers that ask not to be tracked do not count, so these views are fewer than the total beside a post."
      />
      <TabLinks
        label="Days"
        link={Link}
        links={FIGURE_RANGES.map((one) => ({
          href: figuresPath(one, post?.id ?? null),
          label: `${one} days`,
          isCurrent: one === range,
        }))}
      />
      <FigureCards
        figures={[
          { label: 'Views', value: totals.views },
          {
            label: 'Read half',
            value: totals.read50,
            note: ofViews(totals.read50, totals.views),
          },
          {
            label: 'Read to the end',
            value: totals.read100,
            note: ofViews(totals.read100, totals.views),
          },
        ]}
      />
      {totals.views === 0 ? (
        <EmptyState title="Nothing was read in these days" headingLevel={3}>
          Views appear here within seconds of a post being opened.
        </EmptyState>
      ) : (
        <>
          <Panel title="Views per day">
            <ViewsChart days={days} />
          </Panel>
          <Panel title="How far it was read">
            <SharesTable
              head="Read"
              views={totals.views}
              rows={[
                ['A quarter', totals.read25],
                ['Half', totals.read50],
                ['Three quarters', totals.read75],
                ['To the end', totals.read100],
              ]}
            />
          </Panel>
          <Panel title="Where readers came from">
            <SharesTable
              head="Site"
              views={totals.views}
              rows={sources.map(({ host, views }) => [SOURCE_LABELS[host] ?? host, views])}
            />
          </Panel>
          {posts.length > 0 && (
            <Panel title="Posts">
              <PostTable posts={posts} range={range} />
            </Panel>
          )}
        </>
      )}
    </>
  )
}

const SOURCE_LABELS: Readonly<Record<string, string>> = {
  [DIRECT]: 'Typed, bookmarked or not told',
  [OWN_SITE]: 'Pages of this site',
  [OTHER_SITES]: 'Other sites, beyond a day’s limit',
}

type SharesTableProps = {
  head: string
  rows: readonly (readonly [label: string, count: number])[]
  views: number
}

/** How many of the views each row is. */
function SharesTable({ head, rows, views }: SharesTableProps) {
  return (
    <table className={table.table}>
      <thead>
        <tr>
          <th scope="col">{head}</th>
          <th scope="col" className={table.figure}>
            Views
          </th>
          <th scope="col" className={table.figure}>
            Share
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([label, count]) => (
          <tr key={label}>
            <th scope="row" className={table.words}>
              {label}
            </th>
            <td className={table.figure}>{figureOf(count)}</td>
            <td className={table.figure}>{shareOf(count, views)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function PostTable({ posts, range }: { posts: BlogFigures['posts']; range: FigureRange }) {
  return (
    <>
      <table className={table.table}>
        <thead>
          <tr>
            <th scope="col">Post</th>
            <th scope="col" className={table.figure}>
              Views
            </th>
            <th scope="col" className={table.figure}>
              Half
            </th>
            <th scope="col" className={table.figure}>
              End
            </th>
          </tr>
        </thead>
        <tbody>
          {posts.map(({ id, title, views, read50, read100 }) => (
            <tr key={id}>
              <th scope="row" className={table.words}>
                <Link className={styles.post} to={figuresPath(range, id)}>
                  {title}
                </Link>
              </th>
              <td className={table.figure}>{figureOf(views)}</td>
              <td className={table.figure}>{shareOf(read50, views)}</td>
              <td className={table.figure}>{shareOf(read100, views)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className={text.small}>
        <span className={staffPage.note}>At most a hundred posts, those with most views first.</span>
      </p>
    </>
  )
}
