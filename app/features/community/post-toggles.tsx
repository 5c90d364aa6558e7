import Bookmark from 'lucide-react/icons/bookmark'
import Heart from 'lucide-react/icons/heart'
import type { SyntheticEvent } from 'react'
import { useLocation } from 'react-router'
import { useAuth } from '#app/features/site/auth-context.ts'
import { classNames } from '#app/ui/class-names.ts'
import { postPath } from './feed-address.ts'
import type { FeedPost } from './community.ts'
import { changeKept } from './kept-pages.ts'
import { send } from './send.ts'
import { useToggle } from './use-toggle.ts'

export type ToggledPost = Pick<FeedPost, 'id' | 'title' | 'likesCount' | 'isLiked' | 'isFavorite'>

type ToggleProps = {
  post: ToggledPost
  /** A visitor is asked to sign in instead. */
  isMember: boolean
  className?: string
}

/** Likes a post or takes the like back; without scripts it is a form. */
export function LikeButton({ post, isMember, className }: ToggleProps) {
  const ask = async () => {
    const result = await send<{ isLiked: boolean; likesCount: number }>(postPath(post.id), { intent: 'like' })
    return result.ok
      ? { ok: true as const, value: { isOn: result.value.isLiked, count: result.value.likesCount } }
      : result
  }
  const like = useToggle({ isOn: post.isLiked, count: post.likesCount }, ask, ({ isOn, count }) =>
    changeKept(post.id, { isLiked: isOn, likesCount: count }),
  )
  return (
    <ToggleForm post={post} intent="like" isMember={isMember} onPress={like.press}>
      <button className={classNames('act', className)} aria-pressed={like.isOn}>
        <Heart className="icon" aria-hidden />
        <span className="sr-only">Like {post.title},</span>
        <span className="num">{like.count.toLocaleString('en-GB')}</span>
        <span className="sr-only">{like.count === 1 ? 'like' : 'likes'}</span>
      </button>
    </ToggleForm>
  )
}

/** Keeps a post among the bookmarked ones, or takes it out. */
export function BookmarkButton({ post, isMember, className }: ToggleProps) {
  const ask = async () => {
    const result = await send<{ isFavorite: boolean }>(postPath(post.id), { intent: 'favorite' })
    return result.ok ? { ok: true as const, value: { isOn: result.value.isFavorite, count: 0 } } : result
  }
  const keep = useToggle({ isOn: post.isFavorite, count: 0 }, ask, ({ isOn }) =>
    changeKept(post.id, { isFavorite: isOn }),
  )
  return (
    <ToggleForm post={post} intent="favorite" isMember={isMember} onPress={keep.press}>
      <button className={classNames('act act-keep', className)} aria-pressed={keep.isOn}>
        <Bookmark className="icon" aria-hidden />
        <span className="sr-only">Bookmark {post.title}</span>
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
    <form method="post" action={postPath(post.id)} onSubmit={submit}>
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="back" value={back} />
      {children}
    </form>
  )
}
