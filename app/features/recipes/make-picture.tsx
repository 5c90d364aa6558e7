import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useRecipePictures } from '#app/features/pictures/use-recipe-pictures.ts'
import { Button } from '#app/ui/button.tsx'
import { Notice } from '#app/ui/notice.tsx'

const NONE: readonly string[] = []

/** For a recipe that has only its drawn plate: has a picture made by the model when it is asked for. */
export function MakePicture({ recipeId }: { recipeId: string }) {
  const { progress, retry } = useRecipePictures(NONE)
  const { revalidate } = useRevalidator()
  const state = progress[recipeId]?.state

  useEffect(() => {
    if (state === 'ready') void revalidate()
  }, [state, revalidate])

  return (
    <div className="no-print needs-script mt-3 grid justify-items-center gap-3">
      <Button variant="outline" isSmall isBusy={state === 'visualizing'} onClick={() => retry(recipeId)}>
        {state === 'visualizing' ? 'Making the picture' : 'Make a picture'}
      </Button>
      {state === 'failed' && <Notice tone="error">Failed to generate image. Please try again.</Notice>}
    </div>
  )
}
