import X from 'lucide-react/icons/x'
import { type ReactNode, type SyntheticEvent, useEffect, useRef, useState } from 'react'
import { buttonClass } from './button.tsx'
import { classNames } from './class-names.ts'
import styles from './dialog.module.css'
import { openProperly } from './invokers.ts'
import text from './text.module.css'

type DialogProps = {
  /** Buttons anywhere open it by this id: `<Button {...opensDialog(id)}>`. */
  id: string
  title: ReactNode
  /**
   * Left out, buttons alone open and close it. Given, it follows the page: `true` on the server renders it open, so
   * that a link with a query opens it with scripts off.
   */
  isOpen?: boolean
  /** After it has closed, however that came about. */
  onClose?: () => void
  isWide?: boolean
  className?: string
  children: ReactNode
}

/** The platform's modal dialog: focus stays in it, Escape and a click beside it close it; on a phone it rises from below. */
export function Dialog({ id, title, isOpen, onClose, isWide, className, children }: DialogProps) {
  const element = useRef<HTMLDialogElement>(null)
  const [isOpenAtFirst] = useState(isOpen === true)
  const isFollowing = useRef(false)

  useEffect(() => {
    const dialog = element.current
    if (!dialog || isOpen === undefined) return
    if (isOpen && !dialog.matches(':modal')) openProperly(dialog)
    // One that a button opened before the page's scripts had come stays open.
    else if (!isOpen && dialog.open && isFollowing.current) dialog.close()
    isFollowing.current = true
  }, [isOpen])

  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (event.target === event.currentTarget) onClose?.()
  }

  return (
    <dialog
      ref={element}
      id={id}
      className={classNames(styles.dialog, isWide && styles.wide, className)}
      aria-labelledby={`${id}-title`}
      closedby="any"
      open={isOpenAtFirst}
      onClose={closed}
      suppressHydrationWarning
    >
      <div className={styles.body}>
        <h2 className={styles.title} id={`${id}-title`}>
          {title}
        </h2>
        {children}
        {/* Last in the source so that focus starts in the content; a dialog form closes it with scripts off too. */}
        <form method="dialog" className={styles.close}>
          <button
            className={buttonClass({ variant: 'quiet', isIcon: true, isSmall: true })}
            aria-label="Close"
          >
            <X className={text.icon} aria-hidden />
          </button>
        </form>
      </div>
    </dialog>
  )
}
