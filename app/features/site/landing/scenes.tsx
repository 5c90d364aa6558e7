import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import type { SampleWeek } from './sample-week.ts'
import { BuySlip, TargetChart, furthestInWords, withSign } from './scene-parts.tsx'
import styles from './scenes.module.css'

/** How it works, as three scenes of one week that the planner made: the fridge, the target, the shop. */
export function HowItWorks({ week }: { week: SampleWeek }) {
  return (
    <section aria-labelledby="how-title">
      <h2 id="how-title" className={classNames(layout.wrap, styles.title)}>
        How It Works
      </h2>
      <ol>
        <li>
          <FridgeScene week={week} />
        </li>
        <li className={styles.sunk}>
          <TargetScene week={week} />
        </li>
        <li>
          <ShopScene week={week} />
        </li>
      </ol>
    </section>
  )
}

function FridgeScene({ week: { fridge, days } }: { week: SampleWeek }) {
  return (
    <div className={classNames(layout.wrap, styles.scene)}>
      <div className={styles.head}>
        <h3>A fridge becomes a week</h3>
        <p className={text.lede}>
          Seven foods with a date on them. Each is in a meal on or before its day, and what spoils first is
          cooked first.
        </p>
      </div>
      <ul className={styles.fridge} aria-label="In the fridge on Monday">
        {fridge.map(({ name, useBy, cookedOn }) => (
          <li key={name}>
            {name}{' '}
            <small>
              use by {useBy}
              <span className={styles.cooked}>, cooked {cookedOn}</span>
            </small>
          </li>
        ))}
      </ul>
      <ol className={styles.strip} aria-label="The week's dinners">
        {days.map(({ day, dinner, uses }) => (
          <li key={day}>
            <div className={styles.cloth} style={{ background: `var(--${dinner.backdrop})` }}>
              <img src={dinner.plateUrl} alt="" width="420" height="420" loading="lazy" decoding="async" />
            </div>
            <p className={styles.day}>{day}</p>
            <h4>{dinner.name}</h4>
            <p className={styles.uses}>
              {uses.length > 0 ? `With the ${inWords(uses)}` : `${formatKcal(dinner.kcal)} kcal`}
            </p>
          </li>
        ))}
      </ol>
    </div>
  )
}

function TargetScene({ week }: { week: SampleWeek }) {
  const { days, targetKcal, totalKcal } = week
  const differenceKcal = totalKcal - days.length * targetKcal
  return (
    <div className={classNames(layout.wrap, styles.scene, styles.beside)}>
      <div>
        <h3>The week meets its target</h3>
        <p className={classNames(text.lede, styles.below)}>
          The target here is {formatKcal(targetKcal)} kcal a day. The plan chooses dishes and portions so that
          every day lands within 5% of it.
        </p>
        <dl className={styles.sum}>
          {[
            ['the week', formatKcal(totalKcal)],
            ['target', formatKcal(days.length * targetKcal)],
            ['difference', withSign(differenceKcal)],
          ].map(([label, figure]) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{figure}</dd>
            </div>
          ))}
        </dl>
      </div>
      <figure className={styles.chart}>
        <TargetChart week={week} />
        <figcaption className={classNames(text.small, text.muted)}>{furthestInWords(week)}</figcaption>
      </figure>
    </div>
  )
}

function ShopScene({ week }: { week: SampleWeek }) {
  return (
    <div className={classNames(layout.wrap, styles.scene, styles.beside, styles.shop)}>
      <div className={styles.stage}>
        <BuySlip week={week} />
      </div>
      <div>
        <h3>You buy what a shop sells</h3>
        <p className={classNames(text.lede, styles.below)}>
          A carton, a bag, a bunch: not 59 grams of banana. What is already in the kitchen is left off, and
          you tick the rest as it goes into the basket.
        </p>
      </div>
    </div>
  )
}

const inWords = (foods: readonly string[]) => new Intl.ListFormat('en-GB').format(foods)
