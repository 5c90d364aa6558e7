import text from './text.module.css'
import { type ComponentPropsWithRef, type ElementType, type MouseEvent, type ReactNode, useId } from 'react'
import styles from './button.module.css'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  /** One primary button on a screen; `outline` takes the colour of a backdrop's words. */
  variant?: 'primary' | 'secondary' | 'quiet' | 'danger' | 'butter' | 'outline'
  isSmall?: boolean
  isBlock?: boolean
  /** Square, for a lone icon: give the button an `aria-label`. */
  isIcon?: boolean
}

const VARIANTS = {
  primary: null,
  secondary: styles.secondary,
  quiet: styles.quiet,
  danger: styles.danger,
  butter: styles.butter,
  outline: styles.outline,
}

/** The classes of a button, for whatever has to look like one. */
export function buttonClass(
  { variant = 'primary', isSmall, isBlock, isIcon }: ButtonLook = {},
  more?: string,
): string {
  return classNames(
    styles.button,
    VARIANTS[variant],
    isSmall && styles.small,
    isBlock && styles.block,
    isIcon && styles.square,
    more,
  )
}

type ButtonProps = ButtonLook &
  Omit<ComponentPropsWithRef<'button'>, 'disabled'> & {
    /** Work is under way: a spinner before the words, clicks do nothing. */
    isBusy?: boolean
    /** Why it cannot be pressed now. It stays focusable and the reason is read out with it. */
    disabledReason?: string | undefined
    /** The reason stands under the button unless the page says it elsewhere. */
    isReasonHidden?: boolean
  }

export function Button({
  variant,
  isSmall,
  isBlock,
  isIcon,
  isBusy,
  disabledReason,
  isReasonHidden,
  className,
  type = 'button',
  onClick,
  ...rest
}: ButtonProps) {
  const reasonId = useId()
  const isBlocked = Boolean(disabledReason) || Boolean(isBusy)
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isBlocked) event.preventDefault()
    else onClick?.(event)
  }
  const button = (
    <button
      {...rest}
      type={type}
      className={buttonClass({ variant, isSmall, isBlock, isIcon }, className)}
      aria-busy={isBusy || undefined}
      aria-disabled={isBlocked || undefined}
      aria-describedby={disabledReason ? reasonId : rest['aria-describedby']}
      onClick={press}
    />
  )
  if (!disabledReason) return button
  return (
    <>
      {button}
      <p id={reasonId} className={isReasonHidden ? text.srOnly : styles.reason}>
        {disabledReason}
      </p>
    </>
  )
}

type LinkButtonProps<Link extends ElementType> = ButtonLook & {
  /** What draws the link: `a` (the default) or a router's Link. Its own props pass through. */
  as?: Link
  className?: string
  children?: ReactNode
} & Omit<ComponentPropsWithRef<Link>, keyof ButtonLook | 'as' | 'className' | 'children'>

/** A link that looks like a button: it goes somewhere, it does not do something. */
export function LinkButton<Link extends ElementType = 'a'>({
  as,
  variant,
  isSmall,
  isBlock,
  isIcon,
  className,
  ...rest
}: LinkButtonProps<Link>) {
  const Element: ElementType = as ?? 'a'
  return <Element {...rest} className={buttonClass({ variant, isSmall, isBlock, isIcon }, className)} />
}
