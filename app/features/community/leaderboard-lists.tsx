import type { MouseEvent } from 'react'
import { Link } from 'react-router'
import { RecipeRow } from '#app/features/recipes/saved/recipe-rows.tsx'
import { Avatar } from '#app/ui/avatar.tsx'
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
          <ol className={classNames(styles.list, styles.people)}>
            {topContributors.map(({ userId: id, label, recipeCount }) => (
              <li key={id}>
                <Link to={authorHref({ id, label })} onClick={openAuthor({ id, label })} preventScrollReset>
                  <Avatar name={label} />
                  <b>{label}</b>
                  <span className={classNames(text.num, text.muted)}>{recipesInWords(recipeCount)}</span>
                </Link>
              </li>
            ))}
          </ol>
        </section>
      )}
      {mostLiked.length > 0 && (
        <section aria-labelledby="most-liked">
          <h2 id="most-liked">Most Liked Recipes</h2>
          <ol className={styles.list}>
            {mostLiked.map(({ id, likesCount, label, ...recipe }) => (
              <li key={id}>
                <RecipeRow
                  recipe={{ ...recipe, name: recipe.title }}
                  note={likesInWords(likesCount, label)}
                />
              </li>
            ))}
          </ol>
        </section>
      )}
      {recentActivity.length > 0 && (
        <section aria-labelledby="recent-activity">
          <h2 id="recent-activity">Recent Activity</h2>
          <ul className={styles.list}>
            {recentActivity.map(({ createdAt, label, ...recipe }) => (
              <li key={recipe.recipeId}>
                <RecipeRow
                  recipe={{ ...recipe, name: recipe.title }}
                  note={
                    <>
                      {label},{' '}
                      <time dateTime={createdAt} title={`Shared on ${dayInWords(createdAt)}`}>
                        {shortDayInWords(createdAt)}
                      </time>
                    </>
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  )
}

const counted = (count: number, word: string) =>
  `${count.toLocaleString('en-GB')} ${word}${count === 1 ? '' : 's'}`

const recipesInWords = (count: number) => counted(count, 'recipe')
const likesInWords = (count: number, label: string) => `${counted(count, 'like')}, by ${label}`
