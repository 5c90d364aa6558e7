import { useEffect, useState } from 'react'
import { Link, useNavigation } from 'react-router'
import { Button, buttonClass } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { TabLinks } from '#app/ui/tabs.tsx'
import { AuthorDialog } from './author-dialog.tsx'
import { type FeedFilter, feedAddress, feedFilterOf, feedQuery, SHELVES } from './feed-address.ts'
import { FeedFilterForm } from './feed-filter.tsx'
import type { Author, AuthorRecipes, FeedPage, Leaderboards, PostDetails } from './community.ts'
import { LeaderboardLists } from './leaderboard-lists.tsx'
import { PostCard } from './post-card.tsx'
import { PostBones } from './post-bones.tsx'
import { useFeedPages } from './use-feed-pages.ts'

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
      <div className="book">
        <div className="min-w-0">
          <TabLinks
            label="Shelves"
            link={Link}
            links={SHELVES.map(({ shelf, label }) => ({
              href: feedAddress({ ...filter, shelf }),
              label,
              isCurrent: shelf === filter.shelf,
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
          <aside className="book-side" aria-label="Leaderboards">
            <LeaderboardLists boards={boards} authorHref={authorHref} onAuthor={setAuthor} />
          </aside>
        )}
      </div>
      {author && (
        <AuthorDialog
          key={author.id}
          author={author}
          given={data.author?.author.id === author.id ? data.author : null}
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
  const { posts, hasMore, isLoading, problem, load } = useFeedPages(page, filter)
  const isSearching = useIsSearching(filter)
  const [firstNewId, setFirstNewId] = useState<string | null>(null)

  // The button moves down: the focus goes to the first recipe it brought.
  useEffect(() => {
    if (firstNewId) document.querySelector<HTMLElement>(`#post-${firstNewId} .dish-name a`)?.focus()
  }, [firstNewId])

  const more = async () => setFirstNewId((await load())?.id ?? null)
  const rest = new URLSearchParams(feedQuery(filter))
  rest.set('after', page.nextCursor ?? '')
  return (
    <div className="book-list" aria-busy={isSearching}>
      <p className="book-count" aria-live="polite">
        {foundInWords(page)}
      </p>
      {isSearching ? (
        <PostBones count={6} />
      ) : posts.length === 0 ? (
        <EmptyFeed filter={filter} />
      ) : (
        <div className="cards">
          {posts.map((post, index) => (
            <PostCard
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
        <Notice tone="error" className="mt-6">
          {problem}
        </Notice>
      )}
      {hasMore && !isSearching && (
        <p className="mt-8 text-center">
          <Button variant="secondary" className="needs-script" isBusy={isLoading} onClick={() => void more()}>
            More recipes
          </Button>
          <Link
            className={buttonClass({ variant: 'secondary' }, 'without-script')}
            to={`/public-recipes?${rest}`}
          >
            More recipes
          </Link>
        </p>
      )}
    </div>
  )
}

const BONES_AFTER_MS = 200

/** Another search, filter or shelf is on its way, and not at once: until then the cards stay. */
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
  if (filter.shelf === 'all')
    return (
      <EmptyState
        title="No recipes found"
        action={
          <Link className={buttonClass()} to="/recipes">
            My Recipes
          </Link>
        }
      >
        Be the first to share a recipe with the community!
      </EmptyState>
    )
  return (
    <EmptyState title="No recipes found" action={<Link to="/public-recipes">Look through the book</Link>}>
      {filter.shelf === 'liked'
        ? 'Recipes whose heart you press are kept here.'
        : 'Recipes you bookmark are kept here.'}
    </EmptyState>
  )
}
