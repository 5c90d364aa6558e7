import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import type { Author, Leaderboards } from './community.ts'
import { dayInWords, shortDayInWords } from './dates.ts'
import styles from './leaderboard-lists.module.css'

type LeaderboardListsProps = {
  boards: Leaderboards
  authorHref: (author: Author) => string
  onAuthor: (author: Author) => void
}

/** Who shares most, what is liked most, what came last. */
export function LeaderboardLists({ boards, authorHref, onAuthor }: LeaderboardListsProps) {
  const { topContributors, mostLiked, recentActivity } = boards
  const openAuthor = (author: Author) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onAuthor(author)
  }
  return (
    <>
      {topContributors.length > 0 && (
        <section aria-labelledby="top-contributors">
          <h2 id="top-contributors">Top Contributors</h2>
          <ol className={classNames(styles.list, styles.numbered)}>
            {topContributors.map(({ userId: id, label, recipeCount }) => (
              <li key={id}>
                <Link to={authorHref({ id, label })} onClick={openAuthor({ id, label })} preventScrollReset>
                  {label}
                </Link>
                <span className={classNames(text.num, text.muted)}>{recipesInWords(recipeCount)}</span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {mostLiked.length > 0 && (
        <section aria-labelledby="most-liked">
          <h2 id="most-liked">Most Liked Recipes</h2>
          <ol className={styles.list}>
            {mostLiked.map(({ id, title, href, likesCount }) => (
              <li key={id}>
                <Link to={href}>{title}</Link>
                <span className={classNames(text.num, text.muted)}>
                  {likesCount.toLocaleString('en-GB')}
                  <span className={text.srOnly}>{likesCount === 1 ? ' like' : ' likes'}</span>
                </span>
              </li>
            ))}
          </ol>
        </section>
      )}
      {recentActivity.length > 0 && (
        <section aria-labelledby="recent-activity">
          <h2 id="recent-activity">Recent Activity</h2>
          <ul className={styles.list}>
            {recentActivity.map(({ recipeId, title, href, createdAt }) => (
              <li key={recipeId}>
                <Link to={href}>{title}</Link>
                <time
                  className={classNames(text.num, text.muted)}
                  dateTime={createdAt}
                  title={`Shared on ${dayInWords(createdAt)}`}
                >
                  {shortDayInWords(createdAt)}
                </time>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const recipesInWords = (count: number) =>
  `${count.toLocaleString('en-GB')} ${count === 1 ? 'recipe' : 'recipes'}`
