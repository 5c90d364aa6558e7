import Archive from 'lucide-react/icons/archive'
import ArchiveRestore from 'lucide-react/icons/archive-restore'
import ExternalLink from 'lucide-react/icons/external-link'
import Pencil from 'lucide-react/icons/pencil'
import Star from 'lucide-react/icons/star'
import Trash from 'lucide-react/icons/trash-2'
import { Form, Link, useLocation } from 'react-router'
import { buttonClass, LinkButton } from '#app/ui/button.tsx'
import { EmptyState } from '#app/ui/empty-state.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { Pager } from '#app/ui/pager.tsx'
import { figureOf } from '#app/features/staff/figures.ts'
import { Day, Moment } from '#app/features/staff/moment.tsx'
import { ListUnread } from './list-unread.tsx'
import { MANY_FORM, ManyActions } from './many-actions.tsx'
import { isFiltered, type PostsFilter, postsHref } from './posts-filter.ts'
import { PostsFilterForm } from './posts-filter-form.tsx'
import { PostThumbnail } from './post-thumbnail.tsx'
import { RowQuestion } from './row-question.tsx'
import { type PostChoices, POSTS_PER_PAGE, type StaffPost, type StaffPosts } from './staff-posts.ts'
import { StatusTag } from './status-tag.tsx'
import { UndoNotice } from './undo-notice.tsx'
import type { UndoOffer } from './undo-offer.ts'
import { type RowActions, type RowResult, useRowActions } from './use-row-actions.ts'
import text from '#app/ui/text.module.css'
import { PageHead } from '#app/features/staff/page-head.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import styles from './posts-page.module.css'

type PostsPageProps = {
  filter: PostsFilter
  choices: PostChoices | null
  /** Null where it could not be read. */
  list: StaffPosts | null
  offer: UndoOffer | null
  /** False for a writer, who has their own posts only and publishes none. */
  isEditor: boolean
  /** How many posts wait for a review. */
  waiting: number
  /** Of a form that was sent without scripts. */
  result: RowResult | undefined
}

/** All posts of the blog, to search, edit, archive and delete. */
export function PostsPage(props: PostsPageProps) {
  const { filter, choices, list, offer, isEditor, waiting, result } = props
  const actions = useRowActions(result)
  const { pathname, search: query } = useLocation()
  if (!list)
    return (
      <>
        <h1>Blog Posts</h1>
        <ListUnread what="posts" retry={pathname + query} />
      </>
    )
  const { posts, page, pageCount } = list
  const total = figureOf(list.total) + (list.isTotalCapped ? '+' : '')
  const first = (page - 1) * POSTS_PER_PAGE + 1
  return (
    <>
      <PageHead
        title={`Blog Posts (${total})`}
        action={
          <LinkButton as={Link} to="/blog-admin/posts/new">
            New Post
          </LinkButton>
        }
      />
      <PostsFilterForm filter={filter} choices={choices} />
      <Waiting count={waiting} isShown={filter.isSubmitted} />
      <UndoNotice offer={offer} back="/blog-admin/posts" />
      {actions.refusal && !actions.asked && <Notice tone="error">{actions.refusal}</Notice>}
      {posts.length === 0 ? (
        <EmptyState title="No Posts Found">
          {isFiltered(filter) ? 'No post matches. Try again with fewer filters.' : 'Write the first one.'}
        </EmptyState>
      ) : (
        <>
          {isEditor && <ManyActions key={posts.map(({ id }) => id).join()} rowCount={posts.length} />}
          <table className={styles.table} data-width="wide">
            <thead>
              <tr>
                <th scope="col">Title</th>
                <th scope="col">Author</th>
                <th scope="col">Category</th>
                <th scope="col">Status</th>
                <th scope="col" className={styles.count}>
                  Views
                </th>
                <th scope="col">Updated</th>
                <th scope="col">
                  <span className={text.srOnly}>Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {posts.map((post) => (
                <PostRow key={post.id} post={post} actions={actions} isEditor={isEditor} />
              ))}
            </tbody>
          </table>
          <div className={classNames(layout.row, layout.spread, text.muted)}>
            <p>
              Showing {first} to {first + posts.length - 1} of {total} posts
            </p>
            <Pager
              page={page}
              pageCount={pageCount}
              hrefOf={(target) => postsHref(filter, target)}
              link={Link}
            />
          </div>
        </>
      )}
      <RowQuestion actions={actions} />
    </>
  )
}

/** What waits for the editors, and the way back from it. */
function Waiting({ count, isShown }: { count: number; isShown: boolean }) {
  if (count === 0 && !isShown) return null
  return (
    <Notice
      title={
        count === 1 ? 'One post is waiting for review.' : `${figureOf(count)} posts are waiting for review.`
      }
    >
      {isShown ? (
        <Link to="/blog-admin/posts">Show all posts</Link>
      ) : (
        <Link to="/blog-admin/posts?review=waiting">Show posts in review</Link>
      )}
    </Notice>
  )
}

type PostRowProps = { post: StaffPost; actions: RowActions; isEditor: boolean }

function PostRow({ post, actions, isEditor }: PostRowProps) {
  const edit = `/blog-admin/posts/${post.id}/edit`
  return (
    <tr>
      <td className={styles.title}>
        <div className={styles.post}>
          {isEditor && (
            <input
              type="checkbox"
              name="id"
              value={post.id}
              form={MANY_FORM}
              aria-label={`Choose ${post.title}`}
              className={styles.choose}
            />
          )}
          <PostThumbnail post={post} isSmall />
          <div className={styles.words}>
            <Link to={edit}>{post.title}</Link>
            {post.isFeatured && (
              <span className={styles.featured} title="Featured on the blog's home">
                <Star className={text.icon} aria-hidden />
                <span className={text.srOnly}>Featured</span>
              </span>
            )}
            {post.excerpt && <p>{post.excerpt}</p>}
          </div>
        </div>
      </td>
      <td>{post.author ?? 'No author'}</td>
      <td>{post.category ?? 'Uncategorized'}</td>
      <td>
        <StatusTag status={post.status} /> {post.submittedAt && <Tag tone="warn">In review</Tag>}{' '}
        {post.hasStaged && <Tag tone="warn">Changes not public</Tag>}
        {post.publishOn && (
          <p className={text.muted}>
            {post.status === 'published' ? 'update ' : ''}for <Moment at={post.publishOn} />
          </p>
        )}
      </td>
      <td className={styles.count}>{figureOf(post.viewCount)}</td>
      <td className={styles.date}>
        <Day at={post.updatedAt} />
      </td>
      <td>
        <div className={styles.actions}>
          {post.status === 'published' && (
            <a
              className={ICON_BUTTON}
              href={post.path}
              target="_blank"
              rel="noopener"
              aria-label={`View ${post.title}`}
            >
              <ExternalLink className={text.icon} aria-hidden />
            </a>
          )}
          <Link className={ICON_BUTTON} to={edit} aria-label={`Edit ${post.title}`}>
            <Pencil className={text.icon} aria-hidden />
          </Link>
          <RowForm post={post} actions={actions} isEditor={isEditor} />
        </div>
      </td>
    </tr>
  )
}

/** What is done with a post from its row; a writer deletes what is not live. */
function RowForm({ post, actions, isEditor }: PostRowProps) {
  return (
    <Form method="post" preventScrollReset onSubmit={(event) => actions.choose(event, post)}>
      <input type="hidden" name="id" value={post.id} />
      {!isEditor ? null : post.status === 'archived' ? (
        <button className={ICON_BUTTON} name="intent" value="restore" aria-label={`Restore ${post.title}`}>
          <ArchiveRestore className={text.icon} aria-hidden />
        </button>
      ) : (
        <button className={ICON_BUTTON} name="intent" value="archive" aria-label={`Archive ${post.title}`}>
          <Archive className={text.icon} aria-hidden />
        </button>
      )}
      {(isEditor || post.status !== 'published') && (
        <button className={ICON_BUTTON} name="intent" value="delete" aria-label={`Delete ${post.title}`}>
          <Trash className={text.icon} aria-hidden />
        </button>
      )}
    </Form>
  )
}

const ICON_BUTTON = buttonClass({ variant: 'quiet', isIcon: true, isSmall: true })
