import { useRef, useState } from 'react'
import { communityPostPath } from './feed-address.ts'
import type { Author, CommentPage, PostComment } from './community.ts'
import { changeCachedPost } from './feed-page-cache.ts'
import { sayTakenBack, send } from './send.ts'

export type ShownComment = PostComment & {
  /** Written here and not yet with the server. */
  isPending?: boolean
}

type Options = {
  postId: string
  page: CommentPage
  count: number
  /** Whoever writes here; null is a visitor. */
  me: Author | null
  onCount?: ((count: number) => void) | undefined
}

/** The comments of a post: shown as written at once, and put back as they were where the server does not follow. */
export function useComments({ postId, page, count, me, onCount }: Options) {
  const [comments, setComments] = useState<readonly ShownComment[]>(page.comments)
  const [cursor, setCursor] = useState(page.nextCursor)
  const total = useRef(count)
  const [isLoading, setIsLoading] = useState(false)
  const isAsked = useRef(false)
  /** One key per text: a second click, or a retry after an answer that got lost, is the same comment. */
  const keys = useRef(new Map<string, string>())

  const countBy = (change: 1 | -1) => {
    total.current = Math.max(0, total.current + change)
    changeCachedPost(postId, { commentsCount: total.current })
    onCount?.(total.current)
  }

  /** Says whether it is with the server; if not, the text goes back into the field. */
  const add = async (content: string): Promise<boolean> => {
    if (!me) return false
    const key = keys.current.get(content) ?? crypto.randomUUID()
    keys.current.set(content, key)
    if (comments.some(({ id }) => id === key)) return true
    const pending: ShownComment = {
      id: key,
      author: me,
      content,
      createdAt: new Date().toISOString(),
      canDelete: false,
      isReported: false,
      isPending: true,
    }
    setComments((now) => [...now, pending])
    countBy(1)
    const result = await send<PostComment>(communityPostPath(postId), { intent: 'comment', content, key })
    if (!result.ok) {
      setComments((now) => now.filter(({ id }) => id !== key))
      countBy(-1)
      sayTakenBack(result)
      return false
    }
    keys.current.delete(content)
    setComments((now) => now.map((one) => (one.id === key ? result.value : one)))
    return true
  }

  const remove = async (comment: PostComment): Promise<boolean> => {
    setComments((now) => now.filter(({ id }) => id !== comment.id))
    countBy(-1)
    const result = await send(communityPostPath(postId), { intent: 'delete-comment', commentId: comment.id })
    // Gone already, by another tab or by whoever else may: that is what was wanted.
    if (result.ok || result.code === 'not-found') return true
    setComments((now) => inOrder([...now, comment]))
    countBy(1)
    sayTakenBack(result)
    return false
  }

  const markReported = (commentId: string) =>
    setComments((now) => now.map((one) => (one.id === commentId ? { ...one, isReported: true } : one)))

  /** Gives the first comment that is new, for the focus to go to. */
  const loadMore = async (): Promise<PostComment | undefined> => {
    if (isAsked.current || cursor === null) return
    isAsked.current = true
    setIsLoading(true)
    const after = new URLSearchParams({ after: cursor })
    const result = await send<CommentPage>(`${communityPostPath(postId)}/comments?${after}`)
    isAsked.current = false
    setIsLoading(false)
    if (!result.ok) {
      sayTakenBack(result)
      return
    }
    const { comments: next, nextCursor } = result.value
    const ids = new Set(next.map(({ id }) => id))
    setComments((now) => inOrder([...now.filter(({ id }) => !ids.has(id)), ...next]))
    setCursor(nextCursor)
    return next[0]
  }

  return { comments, hasMore: cursor !== null, isLoading, add, remove, markReported, loadMore }
}

/** Oldest first, as the server lists them. */
const inOrder = (comments: readonly ShownComment[]): readonly ShownComment[] =>
  comments.toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : a.createdAt > b.createdAt ? 1 : 0))
