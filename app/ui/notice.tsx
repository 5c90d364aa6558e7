import CircleAlert from 'lucide-react/icons/circle-alert'
import CircleCheck from 'lucide-react/icons/circle-check'
import Info from 'lucide-react/icons/info'
import TriangleAlert from 'lucide-react/icons/triangle-alert'
import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'
import styles from './notice.module.css'
import text from './text.module.css'

export type NoticeTone = 'info' | 'ok' | 'warn' | 'error'

const SIGN = { info: Info, ok: CircleCheck, warn: TriangleAlert, error: CircleAlert }

const TONES = { info: null, ok: styles.ok, warn: styles.warn, error: styles.error }

type NoticeProps = {
  tone?: NoticeTone
  /** The first words, in bold. */
  title?: ReactNode
  children?: ReactNode
  className?: string
}

/** Says something on the page. An error is read out at once; the others when the reader pauses. */
export function Notice({ tone = 'info', title, children, className }: NoticeProps) {
  const Sign = SIGN[tone]
  return (
    <div
      className={classNames(styles.notice, TONES[tone], className)}
      role={tone === 'error' ? 'alert' : 'status'}
    >
      <Sign className={text.icon} aria-hidden />
      <div>
        {title && <strong>{title}</strong>}
        {title && children ? ' ' : null}
        {children}
      </div>
    </div>
  )
}
