import type { LucideIcon } from 'lucide-react'
import styles from './icon-sheet.module.css'
import text from './text.module.css'

const idOf = (name: string) => `icon-${name}`

/** Icons that a page shows in every row: drawn here once, so that each row only points at them. */
export function IconSheet({ icons }: { icons: Readonly<Record<string, LucideIcon>> }) {
  return (
    <svg className={styles.sheet} aria-hidden>
      {Object.entries(icons).map(([name, Icon]) => (
        <symbol key={name} id={idOf(name)} viewBox="0 0 24 24">
          <Icon strokeWidth={1.75} />
        </symbol>
      ))}
    </svg>
  )
}

/** An icon of the page's sheet. */
export function SheetIcon({ name }: { name: string }) {
  return (
    <svg className={text.icon} aria-hidden>
      <use href={`#${idOf(name)}`} />
    </svg>
  )
}
