import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import styles from './product-scenes.module.css'
import type { SampleWeek } from './sample-week.ts'
import { BuySlip, TargetChart } from './scene-parts.tsx'

/** What Premium looks like from inside: a day, the week and the list, of one week that the planner made. */
export function ProductScenes({ week }: { week: SampleWeek }) {
  return (
    <section className={styles.scenes} aria-label="What you get, drawn from a real plan">
      <figure className={classNames(styles.scene, styles.today)}>
        <figcaption>Today, and what it adds up to</figcaption>
        <TodayPart week={week} />
      </figure>
      <figure className={styles.scene}>
        <figcaption>The week, around its target</figcaption>
        <div className={styles.paper}>
          <TargetChart week={week} />
        </div>
      </figure>
      <figure className={styles.scene}>
        <figcaption>The list, ready to shop</figcaption>
        <BuySlip week={{ ...week, toBuy: week.toBuy.slice(0, 5) }} />
      </figure>
    </section>
  )
}

function TodayPart({ week: { today, days, targetKcal } }: { week: SampleWeek }) {
  const totalKcal = days[0]?.totalKcal ?? 0
  return (
    <div className={styles.paper}>
      <p className={styles.total}>
        <span className={text.kcal}>
          {formatKcal(totalKcal)} <small>of {formatKcal(targetKcal)} kcal planned</small>
        </span>
      </p>
      <ul className={styles.meals}>
        {today.map(({ slot, name, kcal, plateUrl, backdrop }) => (
          <li key={slot}>
            <span className={styles.cloth} style={{ background: `var(--${backdrop})` }}>
              <img src={plateUrl} alt="" width="420" height="420" loading="lazy" decoding="async" />
            </span>
            <span>
              <small className={text.muted}>{slot}</small>
              <strong>{name}</strong>
            </span>
            <b className={text.num}>{formatKcal(kcal)}</b>
          </li>
        ))}
      </ul>
    </div>
  )
}
