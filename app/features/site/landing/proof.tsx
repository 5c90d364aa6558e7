import { type Stat, TESTIMONIALS, TESTIMONIALS_NOTE } from './marketing-stats.ts'

/** Four figures on the dark band. */
export function Stats({ stats }: { stats: readonly Stat[] }) {
  return (
    <section className="stats" aria-label="Mealwright in figures">
      <dl className="wrap">
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
    <section className="wrap" aria-labelledby="testimonials-title">
      <h2 id="testimonials-title">In three kitchens</h2>
      <p className="mt-2 text-sm text-ink-2">{TESTIMONIALS_NOTE}</p>
      <div className="said">
        {TESTIMONIALS.map(({ quote, by }) => (
          <figure key={by}>
            <blockquote>{quote}</blockquote>
            <figcaption>{by}</figcaption>
          </figure>
        ))}
      </div>
    </section>
  )
}
