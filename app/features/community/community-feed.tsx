import { useEffect, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import text from '#app/ui/text.module.css'
import { AuthorDialog } from './author-dialog.tsx'
import styles from './community-feed.module.css'
import { type FeedFilter, feedAddress, feedFilterOf, feedQuery, COLLECTIONS } from './feed-address.ts'
import { FeedFilterForm } from './feed-filter.tsx'
import type { Author, AuthorRecipes, FeedPage, Leaderboards, PostDetails } from './community.ts'
import { LeaderboardLists } from './leaderboard-lists.tsx'
import { CommunityPostCard } from './community-post-card.tsx'
import { useHiddenAuthors } from './hidden-authors.ts'
import { PostBones } from './post-bones.tsx'
import { useFeedPages } from './use-feed-pages.ts'
import card from '#app/ui/card.module.css'

export type FeedData = {
  filter: FeedFilter
  page: FeedPage
  cuisines: readonly string[]
  /** Null where they could not be had: the feed is whole without them. */
  boards: Leaderboards | null
  me: Author
  /** The card the address says is open. */
  opened: PostDetails | null
  /** The author the address names. */
  author: AuthorRecipes | null
}

/** The community's feed: to find something in, like it, keep it and talk about it. */
export function Feed({ data }: { data: FeedData }) {
  const { filter, page, cuisines, boards, me, opened } = data
  const [author, setAuthor] = useState<Author | null>(data.author?.author ?? null)
  const authorHref = ({ id }: Author) => feedAddress(filter, { author: id })
  const closeAuthor = () => {
    setAuthor(null)
    const url = new URL(window.location.href)
    url.searchParams.delete('author')
    window.history.replaceState(window.history.state, '', url)
  }
  return (
    <>
      <FeedFilterForm filter={filter} cuisines={cuisines} />
      <div className={styles.columns}>
        <div>
          <TabLinks
            label="Collections"
            link={Link}
            links={COLLECTIONS.map(({ collection, label }) => ({
              href: feedAddress({ ...filter, collection }),
              label,
              isCurrent: collection === filter.collection,
            }))}
          />
          <FeedList
            key={feedQuery(filter)}
            page={page}
            filter={filter}
            me={me}
            opened={opened}
            authorHref={authorHref}
            onAuthor={setAuthor}
          />
        </div>
        {boards && (
          <aside className={styles.boards} aria-label="Leaderboards">
            <LeaderboardLists boards={boards} authorHref={authorHref} onAuthor={setAuthor} />
          </aside>
        )}
      </div>
      {author && (
        <AuthorDialog
          key={author.id}
          author={author}
          isOwn={author.id === me.id}
          initial={data.author?.author.id === author.id ? data.author : null}
          onClose={closeAuthor}
        />
      )}
    </>
  )
}

type FeedListProps = Pick<FeedData, 'page' | 'filter' | 'me' | 'opened'> & {
  authorHref: (author: Author) => string
  onAuthor: (author: Author) => void
}

function FeedList({ page, filter, me, opened, authorHref, onAuthor }: FeedListProps) {
  const { posts: loaded, hasMore, isLoading, problem, load } = useFeedPages(page, filter)
  const hidden = useHiddenAuthors()
  const posts = loaded.filter((post) => !hidden.has(post.author.id))
  const isSearching = useIsSearching(filter)
  const [firstNewId, setFirstNewId] = useState<string | null>(null)

  // The button moves down: the focus goes to the first recipe it brought.
  useEffect(() => {
    if (firstNewId) document.querySelector<HTMLElement>(`#post-${firstNewId} h2 a`)?.focus()
  }, [firstNewId])

  const more = async () => setFirstNewId((await load())?.id ?? null)
  const rest = new URLSearchParams(feedQuery(filter))
  rest.set('after', page.nextCursor ?? '')
  return (
    <div aria-busy={isSearching}>
      <p className={classNames(text.small, text.muted, styles.count)} aria-live="polite">
        {foundInWords(page)}
      </p>
      {isSearching ? (
        <PostBones count={6} />
      ) : posts.length === 0 ? (
        <EmptyFeed filter={filter} />
      ) : (
        <div className={classNames(card.grid, styles.cards)}>
          {posts.map((post, index) => (
            <CommunityPostCard
              key={post.id}
              post={post}
              me={me}
              opened={opened?.postId === post.id ? opened : null}
              authorHref={authorHref}
              onAuthor={onAuthor}
              isLazy={index > 5}
            />
          ))}
        </div>
      )}
      {isLoading && <PostBones count={3} />}
      {problem && (
        <Notice tone="error" className={styles.problem}>
          {problem}
        </Notice>
      )}
      {hasMore && !isSearching && (
        <p className={styles.more}>
          <Button
            variant="secondary"
            className={layout.needsScript}
            isBusy={isLoading}
            onClick={() => void more()}
          >
            More recipes
          </Button>
          <LinkButton
            as={Link}
            variant="secondary"
            className={styles.withoutScript}
            to={`/public-recipes?${rest}`}
          >
            More recipes
          </LinkButton>
        </p>
      )}
    </div>
  )
}

const BONES_AFTER_MS = 200

/** Another search, filter or collection is on its way, and not at once: until then the cards stay. */
function useIsSearching(filter: FeedFilter): boolean {
  const { state, location } = useNavigation()
  const [isLong, setIsLong] = useState(false)
  const isOnItsWay =
    state === 'loading' &&
    location.pathname === '/public-recipes' &&
    feedQuery(feedFilterOf(new URLSearchParams(location.search))) !== feedQuery(filter)

  useEffect(() => {
    if (!isOnItsWay) return
    const timer = setTimeout(() => setIsLong(true), BONES_AFTER_MS)
    return () => {
      clearTimeout(timer)
      setIsLong(false)
    }
  }, [isOnItsWay])
  return isOnItsWay && isLong
}

const foundInWords = ({ found, isFoundCapped }: FeedPage) =>
  `${found.toLocaleString('en-GB')}${isFoundCapped ? '+' : ''} recipe(s) found`

function EmptyFeed({ filter }: { filter: FeedFilter }) {
  const isFiltered = filter.search !== '' || filter.cuisine !== null
  if (isFiltered)
    return (
      <EmptyState
        title="No recipes found"
        action={
          <Link to={feedAddress({ ...filter, search: '', cuisine: null })} replace>
            Show all recipes
          </Link>
        }
      >
        Try adjusting your search or filter criteria
      </EmptyState>
    )
  if (filter.collection === 'all')
    return (
      <EmptyState
        title="No recipes found"
        action={
          <LinkButton as={Link} to="/recipes">
            My Recipes
          </LinkButton>
        }
      >
        Be the first to share a recipe with the community!
      </EmptyState>
    )
  return (
    <EmptyState title="No recipes found" action={<Link to="/public-recipes">Browse all recipes</Link>}>
      {filter.collection === 'liked'
        ? 'Recipes you like are kept here.'
        : 'Recipes you bookmark are kept here.'}
    </EmptyState>
  )
}
