import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import type { SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '#app/features/page/auth-context.ts'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import { communityPostPath } from './feed-address.ts'
import type { FeedPost } from './community.ts'
import { changeCachedPost } from './feed-page-cache.ts'
import styles from '#app/features/recipes/post-actions.module.css'
import { send } from './send.ts'
import { useToggle } from './use-toggle.ts'

export type ToggledPost = Pick<FeedPost, 'id' | 'title' | 'likesCount' | 'isLiked' | 'isFavorite'>

type ToggleProps = {
  post: ToggledPost
  /** A visitor is asked to sign in instead. */
  isMember: boolean
}

/** Likes a post or takes the like back; without scripts it is a form. */
export function LikeButton({ post, isMember }: ToggleProps) {
  const ask = async () => {
    const result = await send<{ isLiked: boolean; likesCount: number }>(communityPostPath(post.id), {
      intent: 'like',
    })
    return result.ok
      ? { ok: true as const, value: { isOn: result.value.isLiked, count: result.value.likesCount } }
      : result
  }
  const like = useToggle({ isOn: post.isLiked, count: post.likesCount }, ask, ({ isOn, count }) =>
    changeCachedPost(post.id, { isLiked: isOn, likesCount: count }),
  )
  return (
    <ToggleForm post={post} intent="like" isMember={isMember} onPress={like.press}>
      <button className={styles.action} aria-pressed={like.isOn}>
        <Heart className={text.icon} aria-hidden />
        <span className={text.srOnly}>Like {post.title},</span>
        <span className={text.num}>{like.count.toLocaleString('en-GB')}</span>
        <span className={text.srOnly}>{like.count === 1 ? 'like' : 'likes'}</span>
      </button>
    </ToggleForm>
  )
}

/** Keeps a post among the bookmarked ones, or takes it out. */
export function BookmarkButton({ post, isMember }: ToggleProps) {
  const ask = async () => {
    const result = await send<{ isFavorite: boolean }>(communityPostPath(post.id), { intent: 'favorite' })
    return result.ok ? { ok: true as const, value: { isOn: result.value.isFavorite, count: 0 } } : result
  }
  const keep = useToggle({ isOn: post.isFavorite, count: 0 }, ask, ({ isOn }) =>
    changeCachedPost(post.id, { isFavorite: isOn }),
  )
  return (
    <ToggleForm post={post} intent="favorite" isMember={isMember} onPress={keep.press}>
      <button className={classNames(styles.action, styles.bookmark)} aria-pressed={keep.isOn}>
        <Bookmark className={text.icon} aria-hidden />
        <span className={text.srOnly}>Bookmark {post.title}</span>
      </button>
    </ToggleForm>
  )
}

function ToggleForm({
  post,
  intent,
  isMember,
  onPress,
  children,
}: {
  post: ToggledPost
  intent: 'like' | 'favorite'
  isMember: boolean
  onPress: () => void
  children: React.ReactNode
}) {
  const openAuth = useAuth()
  const location = useLocation()
  const back = location.pathname + location.search
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (isMember) onPress()
    else openAuth?.('sign-in', back)
  }
  return (
    <form method="post" action={communityPostPath(post.id)} onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  )
}
