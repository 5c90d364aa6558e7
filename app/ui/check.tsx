import type { ComponentPropsWithRef, ReactNode } from 'react'
import styles from './check.module.css'
import { classNames } from './class-names.ts'

type CheckProps = Omit<ComponentPropsWithRef<'input'>, 'type'> & { label: ReactNode }

/** A native checkbox with its label as one 44 px target. */
export function Check({ label, className, ...input }: CheckProps) {
  return (
    <label className={classNames(styles.check, className)}>
      <input {...input} type="checkbox" />
      <span>{label}</span>
    </label>
  )
}

/** A checkbox that takes effect at once: on or off. */
export function Switch({ label, className, ...input }: CheckProps) {
  return (
    <label className={classNames(styles.check, className)}>
      {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox says itself whether it is on */}
      <input {...input} type="checkbox" role="switch" className={styles.switch} />
      <span>{label}</span>
    </label>
  )
}
