import { useState } from 'react'
import { showToast } from '#app/ui/toasts.ts'
import { formOf, sendForm } from './send-form.ts'
import type { UploadedPicture } from './upload-file.ts'

const ADDRESS = '/blog-admin/pictures'

type Options = {
  onGone: (picture: UploadedPicture) => void
  onBack: () => void
  onFault: (message: string) => void
}

/** Puts a picture of the library into the bin after the server's question, with a toast that brings it back. */
export function useDeletePicture({ onGone, onBack, onFault }: Options) {
  const [question, setQuestion] = useState<string | null>(null)

  const undo = async (id: string) => {
    const result = await sendForm<{ text: string }>(ADDRESS, formOf({ id, intent: 'restore' }))
    showToast(result.ok ? result.value.text : result.message || 'No connection: nothing was undone.')
    if (result.ok) onBack()
  }
  return {
    /** What has to be answered first, in words. */
    question,
    forget: () => setQuestion(null),
    async deletePicture(picture: UploadedPicture) {
      const { id } = picture
      const confirmed = question === null ? '' : 'yes'
      const result = await sendForm<{ text: string }>(ADDRESS, formOf({ id, intent: 'delete', confirmed }))
      if (!result.ok && result.code === 'unconfirmed') return setQuestion(result.message)
      setQuestion(null)
      if (!result.ok) return onFault(result.message || 'No connection: the picture was not deleted.')
      onGone(picture)
      showToast(result.value.text, { action: { label: 'Undo', onPress: () => void undo(id) } })
    },
  }
}
