import ImageOff from 'lucide-react/icons/image-off'
import Palette from 'lucide-react/icons/palette'
import type { ReactNode } from 'react'
import { Backdrop, type DishPicture } from '#app/ui/backdrop.tsx'

/** `waiting`: nothing to see yet; `visualizing`: the drawn plate stands in; `failed`: it stays, with the message over it. */
export type PictureState = 'ready' | 'waiting' | 'visualizing' | 'failed'

type RecipePictureProps = {
  backdrop: string
  picture?: DishPicture | undefined
  state?: PictureState
  isLazy?: boolean
  children?: ReactNode
}

/** A dish on its backdrop, with what is going on with its picture. */
export function RecipePicture({ backdrop, picture, state = 'ready', isLazy, children }: RecipePictureProps) {
  return (
    <Backdrop backdrop={backdrop} picture={state === 'waiting' ? undefined : picture} isLazy={isLazy}>
      {state === 'waiting' && <span className="plate-outline" aria-hidden />}
      {children}
      {state === 'waiting' && (
        <p className="cloth-note">
          <Palette className="icon" aria-hidden />
          Picture follows when the text is done
        </p>
      )}
      {state === 'visualizing' && (
        <output className="cloth-note">
          <Palette className="icon" aria-hidden />
          Drawing the dish
        </output>
      )}
      {state === 'failed' && (
        <p className="cloth-note cloth-note-bad" role="alert">
          <ImageOff className="icon" aria-hidden />
          Failed to generate image. Please try again.
        </p>
      )}
    </Backdrop>
  )
}
