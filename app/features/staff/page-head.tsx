import ArrowLeft from 'lucide-react/icons/arrow-left'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './staff-page.module.css'

type PageHeadProps = {
  title: string
  /** The page this one belongs to. */
  back?: { to: string; label: string }
  note?: string
  /** What can be done with the whole page. */
  action?: ReactNode
}

/** The heading of a staff page, with its action and the way back. */
export function PageHead({ title, back, note, action }: PageHeadProps) {
  return (
    <div className={classNames(layout.row, layout.spread)}>
      <div>
        {back && (
          <LinkButton as={Link} to={back.to} variant="quiet" isSmall className={styles.back}>
            <ArrowLeft className={text.icon} aria-hidden />
            {back.label}
          </LinkButton>
        )}
        <h1>{title}</h1>
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {action}
    </div>
  )
}
