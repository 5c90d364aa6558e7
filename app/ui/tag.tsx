import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './tag.module.css'

export type TagTone = 'plain' | 'trial' | 'premium' | 'preview' | 'ok' | 'warn' | 'bad'

const TONES = {
  plain: null,
  trial: styles.trial,
  premium: styles.premium,
  preview: styles.preview,
  ok: styles.ok,
  warn: styles.warn,
  bad: styles.bad,
}

/** One or two words about a thing: its kind or its state. Never a control. */
export function Tag({
  tone = 'plain',
  className,
  children,
}: {
  tone?: TagTone
  className?: string
  children: ReactNode
}) {
  return <span className={classNames(styles.tag, TONES[tone], className)}>{children}</span>
}
