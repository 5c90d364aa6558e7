import { figureOf } from './figures.ts'
import styles from './staff-page.module.css'

/** `value` is undefined where it could not be read. */
type Figure = { label: string; value: number | undefined; note?: string | undefined }

/** Counts side by side, a card each. */
export function FigureCards({ figures }: { figures: readonly Figure[] }) {
  return (
    <dl className={styles.cards}>
      {figures.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd className={styles.figure}>{value === undefined ? '–' : figureOf(value)}</dd>
          {note && <dd className={styles.figureNote}>{note}</dd>}
        </div>
      ))}
    </dl>
  )
}
