import ImageOff from 'lucide-react/icons/image-off'
import Palette from 'lucide-react/icons/palette'
import { Backdrop, type DishPicture } from '#app/ui/backdrop.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Tag, type TagTone } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import styles from './recipe-picture.module.css'
import backdropStyles from '#app/ui/backdrop.module.css'

/** `waiting`: nothing to see yet; `visualizing`: the drawn plate stands in; `failed`: it stays, with the message over it. */
export type PictureState = 'ready' | 'waiting' | 'visualizing' | 'failed'

type RecipePictureProps = {
  backdrop: string
  picture?: DishPicture | undefined
  state?: PictureState
  /** In its corner: "Premium Recipe", "Preview". */
  mark?: { text: string; tone: TagTone } | undefined
  isSquare?: boolean
  isLazy?: boolean
  className?: string | undefined
}

/** A dish on its backdrop, with what is going on with its picture. */
export function RecipePicture({
  backdrop,
  picture,
  state = 'ready',
  mark,
  isSquare,
  isLazy,
  className,
}: RecipePictureProps) {
  return (
    <Backdrop
      backdrop={backdrop}
      picture={state === 'waiting' ? undefined : picture}
      isSquare={isSquare}
      isLazy={isLazy}
      className={classNames(!picture?.isPhoto && styles.drawn, className)}
    >
      {state === 'waiting' && (
        <span className={classNames(backdropStyles.outline, styles.outline)} aria-hidden />
      )}
      {mark && (
        <Tag tone={mark.tone} className={backdropStyles.mark}>
          {mark.text}
        </Tag>
      )}
      {state === 'waiting' && (
        <p className={backdropStyles.note}>
          <Palette className={text.icon} aria-hidden />
          Picture follows when the text is done
        </p>
      )}
      {state === 'visualizing' && (
        <output className={backdropStyles.note}>
          <Palette className={text.icon} aria-hidden />
          Drawing the dish
        </output>
      )}
      {state === 'failed' && (
        <p className={classNames(backdropStyles.note, backdropStyles.noteError)} role="alert">
          <ImageOff className={text.icon} aria-hidden />
          Failed to generate image. Please try again.
        </p>
      )}
    </Backdrop>
  )
}
