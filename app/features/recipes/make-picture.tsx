import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { useRecipePictures } from '#app/features/recipes/pictures/use-recipe-pictures.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import styles from './make-picture.module.css'

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
    <div className={classNames(styles.offer, layout.noPrint, layout.needsScript)}>
      <Button variant="outline" isSmall isBusy={state === 'visualizing'} onClick={() => retry(recipeId)}>
        {state === 'visualizing' ? 'Making the picture' : 'Make a picture'}
      </Button>
      {state === 'failed' && <Notice tone="error">Failed to generate image. Please try again.</Notice>}
    </div>
  )
}
