import type { ComponentPropsWithRef, MouseEvent, ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './menu.module.css'

/** A button that opens the menu with this id. The browser does it, before hydration and with scripts off. */
export function MenuButton({ menuId, ...button }: { menuId: string } & ComponentPropsWithRef<'button'>) {
  return <button {...button} type="button" popoverTarget={menuId} />
}

type MenuProps = {
  id: string
  /** What the menu is, read out when it opens. */
  label: string
  /** Left edges meet instead of right ones. */
  opensToTheRight?: boolean
  className?: string
  children: ReactNode
}

/** Links and buttons in a popover under the button that opened it: closes by itself on a click beside it and on Escape. */
export function Menu({ id, label, opensToTheRight, className, children }: MenuProps) {
  const closeAfterChoice = (event: MouseEvent<HTMLElement>) => {
    const isChoice = event.target instanceof Element && event.target.closest('a, button')
    if (isChoice) event.currentTarget.hidePopover()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events -- hears of clicks of the controls inside
    <section
      id={id}
      className={classNames(styles.menu, opensToTheRight && styles.start, className)}
      popover="auto"
      aria-label={label}
      onClick={closeAfterChoice}
    >
      {children}
    </section>
  )
}
