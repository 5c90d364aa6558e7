import type { MouseEvent } from 'react'
import { Link, useLocation } from 'react-router'
import { useAuth } from '#app/features/page/auth-context.ts'
import { classNames } from '#app/ui/class-names.ts'
import styles from './comments.module.css'
import field from '#app/ui/field.module.css'

/** In place of the field, for a visitor: it looks like it, and opens the sign-in dialog. */
export function SignInToComment() {
  const openAuth = useAuth()
  const { pathname } = useLocation()
  const back = `${pathname}#comments`
  const open = (event: MouseEvent) => {
    if (!openAuth) return
    event.preventDefault()
    openAuth('sign-in', back)
  }
  return (
    <p className={styles.form}>
      <Link
        className={classNames(field.input, styles.wide, styles.signIn)}
        to={`/?${new URLSearchParams({ auth: 'sign-in', to: back })}`}
        onClick={open}
      >
        Add a comment...
      </Link>
    </p>
  )
}
