import { useRevalidator } from 'react-router'
import { dismissToast, showToast } from '#app/ui/toasts.ts'
import { formOf, sendForm } from '#app/features/blog/admin/editor/send-form.ts'
import type { UndoOffer } from './undo-offer.ts'

/** Long enough to be read and reached with the keyboard; it waits while it has the focus. */
const OFFERED_MS = 20_000

/** Only one offer at a time: an older one would be refused. */
let offeredId: number | null = null

/** Shows a toast with an Undo button, which survives navigation. */
export function useUndo(): (offer: UndoOffer) => void {
  const { revalidate } = useRevalidator()
  const undo = async (offer: UndoOffer) => {
    const { postId, version } = offer
    const result = await sendForm<{ text: string }>(
      '/blog-admin/posts/undo',
      formOf({ postId, version: String(version) }),
    )
    if (result.ok) {
      showToast(result.value.text)
      await revalidate()
      return
    }
    const canRetry = result.code === 'unavailable' || result.code === 'failed'
    showToast(result.message || 'No connection: nothing was undone.', {
      durationMs: OFFERED_MS,
      takesFocus: true,
      ...(canRetry && { action: { label: 'Try again', onPress: () => void undo(offer) } }),
    })
  }
  return (offer) => {
    if (offeredId !== null) dismissToast(offeredId)
    offeredId = showToast(offer.text, {
      action: { label: 'Undo', onPress: () => void undo(offer) },
      durationMs: OFFERED_MS,
      takesFocus: true,
    })
  }
}
