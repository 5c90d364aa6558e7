import type { CSSProperties } from 'react'
import styles from './avatar.module.css'
import { classNames } from './class-names.ts'

const GROUNDS = ['leaf', 'butter', 'plum', 'tomato', 'sea', 'sky'] as const

/** The first two letters of a name (or of what stands before the at-sign), in upper case. */
export function initialsOf(name: string): string {
  return [...(name.split('@')[0] ?? '')].slice(0, 2).join('').toUpperCase()
}

/** A ground that stays with the name, so that people can be told apart in a list. */
export function avatarStyle(name: string): CSSProperties {
  let sum = 0
  for (const letter of name) sum = (sum * 31 + (letter.codePointAt(0) ?? 0)) % 997
  return { '--avatar': `var(--cloth-${GROUNDS[sum % GROUNDS.length] ?? 'leaf'})` } as CSSProperties
}

/** Two letters on a backdrop. Decoration: the name stands beside it. */
export function Avatar({ name, className }: { name: string; className?: string }) {
  return (
    <span className={classNames(styles.avatar, className)} style={avatarStyle(name)} aria-hidden>
      {initialsOf(name)}
    </span>
  )
}
