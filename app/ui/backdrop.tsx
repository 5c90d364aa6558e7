import type { CSSProperties, ReactNode } from 'react'
import styles from './backdrop.module.css'
import { classNames } from './class-names.ts'

/** `picture.isPhoto`: it fills the backdrop; otherwise it is a drawn plate and lies whole on it. */
export type DishPicture = { src: string; alt: string; isPhoto?: boolean }

type BackdropProps = {
  /** A token's name: `backdrop-sea`. */
  backdrop: string
  picture?: DishPicture | undefined
  /** Small and square, for lists. */
  isSquare?: boolean
  /** Below the fold: the browser may wait with it. */
  isLazy?: boolean
  className?: string
  /** What lies on the picture: a tag, a note. */
  children?: ReactNode
}

/** The coloured ground a dish lies on. The backdrop follows the theme, the plate does not change. */
export function Backdrop({ backdrop, picture, isSquare, isLazy, className, children }: BackdropProps) {
  const style = { '--backdrop': `var(--${backdrop})` } as CSSProperties
  return (
    <div className={classNames(styles.backdrop, isSquare && styles.square, className)} style={style}>
      {picture && (
        <img
          src={picture.src}
          alt={picture.alt}
          className={picture.isPhoto ? styles.photo : undefined}
          width="420"
          height="420"
          loading={isLazy ? 'lazy' : undefined}
          decoding="async"
        />
      )}
      {children}
    </div>
  )
}
