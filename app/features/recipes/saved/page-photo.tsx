import { PhotoPicker } from '#app/features/photos/photo-picker.tsx'
import { sendPhoto } from '#app/features/photos/send-photo.ts'
import { TEXT_PHOTO_MESSAGES } from '#app/features/photos/text-photo-messages.ts'
import { usePhoto } from '#app/features/photos/use-photo.ts'
import { describePage, type RecipePage } from './recipe-page.ts'

const READ_PATH = '/photos/recipe-page'

/** A photo of a page with a recipe; its text goes to `onText`, to be looked at before anything is imported. */
export function PagePhoto({ onText }: { onText(text: string): void }) {
  const photo = usePhoto<RecipePage>({
    read: readPhotoOfPage,
    describe: describePage,
    onRead: ({ text }) => onText(text),
  })
  return (
    <PhotoPicker
      label="Photo of a recipe page"
      reading={photo.state}
      onPhoto={photo.read}
      onRetry={photo.retry}
      onRemoved={photo.clear}
    />
  )
}

const readPhotoOfPage = (jpeg: Blob, { signal }: { signal: AbortSignal }): Promise<RecipePage> =>
  sendPhoto(READ_PATH, jpeg, { signal, failure: TEXT_PHOTO_MESSAGES.failed })
