import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { type Stat, TESTIMONIALS, TESTIMONIALS_NOTE } from './marketing-stats.ts'
import styles from './sections.module.css'

/** Four figures on the dark band. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <section className={styles.figures} aria-label="Mealwright in figures">
      <dl className={layout.wrap}>
        {stats.map(({ figure, label }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{figure}</dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

export function Testimonials() {
  return (
    <section className={layout.wrap} aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">In three kitchens</h2>
      <p className={classNames(styles.note, text.small, text.muted)}>{TESTIMONIALS_NOTE}</p>
      <div className={styles.columns}>
        {TESTIMONIALS.map(({ quote, by }) => (
          <figure key={by} className={styles.quote}>
            <blockquote>{quote}</blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
