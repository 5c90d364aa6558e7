import { useEffect, useState } from 'react'
import { communityPostPath } from './feed-address.ts'
import type { PostDetails } from './community.ts'
import { sayTakenBack, send } from './send.ts'

/** A card's details, asked for when it is opened; where they do not come the card closes again. */
export function usePostDetails(postId: string, initial: PostDetails | null) {
  const [isOpen, setIsOpen] = useState(initial !== null)
  const [details, setDetails] = useState(initial)
  const [turns, setTurns] = useState(0)

  // Opening and closing moves the card to another row: the eye follows it.
  useEffect(() => {
    if (turns > 0) document.getElementById(`post-${postId}`)?.scrollIntoView({ block: 'nearest' })
  }, [turns, postId])

  const show = async () => {
    setIsOpen(true)
    nameInAddress(postId)
    // Asked for each time: comments come in while a card is closed.
    const result = await send<PostDetails>(communityPostPath(postId))
    if (result.ok) {
      setDetails(result.value)
      return
    }
    setIsOpen(false)
    nameInAddress(null)
    sayTakenBack(result)
  }
  const hide = () => {
    setIsOpen(false)
    setDetails(null)
    nameInAddress(null)
  }
  const toggle = () => {
    setTurns(turns + 1)
    if (isOpen) hide()
    else void show()
  }
  return { isOpen, details, toggle }
}

/** The address names the card that is open, so that it can be kept and sent; it is no step in the history. */
function nameInAddress(postId: string | null): void {
  const url = new URL(window.location.href)
  if (postId) url.searchParams.set('open', postId)
  else url.searchParams.delete('open')
  window.history.replaceState(window.history.state, '', url)
}
