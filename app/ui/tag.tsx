import type { ReactNode } from 'react'
import { classNames } from './class-names.ts'

export type TagTone = 'plain' | 'trial' | 'premium' | 'preview' | 'ok' | 'warn' | 'bad'

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
  return <span className={classNames('tag', tone !== 'plain' && `tag-${tone}`, className)}>{children}</span>
}
