import { useRef } from 'react'
import { useRevalidator } from 'react-router'
import { showToast } from '#app/ui/toasts.ts'
import type { Author } from './community.ts'
import { authorPath } from './feed-address.ts'
import { setHidden } from './hidden-authors.ts'
import { sayTakenBack, send } from './send.ts'

/** Blocks a member and unblocks them again; the pages loaded so far follow, and a toast offers the way back. */
export function useBlock() {
  const { revalidate } = useRevalidator()
  const isAsked = useRef(false)

  const tell = async ({ id }: Author, intent: 'block' | 'unblock') => {
    if (isAsked.current) return false
    isAsked.current = true
    const result = await send(authorPath(id), { intent })
    isAsked.current = false
    if (!result.ok) {
      sayTakenBack(result)
      return false
    }
    setHidden(id, intent === 'block')
    void revalidate()
    return true
  }
  const block = async (author: Author): Promise<boolean> => {
    const isDone = await tell(author, 'block')
    if (isDone)
      showToast(`You blocked ${author.label}: their recipes and comments are hidden from you.`, {
        action: { label: 'Undo', onPress: () => void tell(author, 'unblock') },
      })
    return isDone
  }
  const unblock = (author: Author) => tell(author, 'unblock')
  return { block, unblock }
}
