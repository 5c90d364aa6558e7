import { Link } from 'react-router'
import type { WasteMonth } from '#app/domain/pantry/waste-month.ts'
import { buttonClass } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './waste-page.module.css'

export const WASTE_PATH = '/pantry/waste'

type WastePageProps = {
  /** "2026-11" */
  month: string
  before: string
  /** Null in the month that is running. */
  after: string | null
  figures: WasteMonth
}

const inWords = new Intl.DateTimeFormat('en-GB', { month: 'long', year: 'numeric', timeZone: 'UTC' })
const monthInWords = (month: string) => inWords.format(Date.parse(`${month}-01`))

const kilos = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 1 })
const whole = new Intl.NumberFormat('en-GB', { maximumFractionDigits: 0 })
const weightInWords = (grams: number) =>
  grams >= 1000 ? `${kilos.format(grams / 1000)} kg` : `${whole.format(grams)} g`
const money = new Intl.NumberFormat('en-GB', { minimumFractionDigits: 2, maximumFractionDigits: 2 })

/** A month of the pantry: what came in, where it went, and what could be kept next time. */
export function WastePage({ month, before, after, figures }: WastePageProps) {
  const { boughtG, outG, frozenG, binnedCents, mealsSaved, unweighedCount, binned } = figures
  const ways = [
    ['Bought', boughtG],
    ['Cooked', outG.cooked],
    ['Eaten', outG.eaten],
    ['Frozen', frozenG],
    ['Given away', outG.given],
    ['Thrown away', outG.binned],
  ] as const
  const most = Math.max(...ways.map(([, grams]) => grams), 1)
  const isEmpty = ways.every(([, grams]) => grams < 1) && unweighedCount === 0
  return (
    <div className={classNames(layout.stack, styles.page)}>
      <nav className={classNames(layout.row, styles.months)} aria-label="Months">
        <Link to={`${WASTE_PATH}?month=${before}`}>{monthInWords(before)}</Link>
        <h2 className={text.heading3}>{monthInWords(month)}</h2>
        {after && <Link to={`${WASTE_PATH}?month=${after}`}>{monthInWords(after)}</Link>}
      </nav>
      {isEmpty ? (
        <EmptyState
          title="Nothing noted this month"
          action={
            <Link className={buttonClass()} to="/meal-planning">
              Open your pantry
            </Link>
          }
        >
          Cook from a recipe, or say in a food’s menu that it was used, frozen, given away or thrown away.
        </EmptyState>
      ) : (
        <>
          <section className={classNames(card.card, card.pad)} aria-label="Where it went">
            <ul className={styles.ways}>
              {ways.map(([label, grams]) => (
                <li key={label} className={styles.way}>
                  <span>{label}</span>
                  <span className={text.num}>{weightInWords(grams)}</span>
                  <meter className={styles.bar} min={0} max={most} value={grams} aria-label={label} />
                </li>
              ))}
            </ul>
            <p className={classNames(text.small, text.muted)}>
              {mealsSaved > 0 &&
                `${kilos.format(mealsSaved)} ${mealsSaved === 1 ? 'portion' : 'portions'} of cooked dishes eaten or given later. `}
              {binnedCents !== null && `What was thrown away had cost ${money.format(binnedCents / 100)}. `}
              {unweighedCount > 0 &&
                `${unweighedCount} ${unweighedCount === 1 ? 'entry' : 'entries'} without a known weight are not in these figures.`}
            </p>
          </section>
          <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="binned">
            <h2 id="binned" className={text.heading3}>
              Thrown away most
            </h2>
            {binned.length === 0 ? (
              <p className={text.muted}>Nothing was thrown away.</p>
            ) : (
              <>
                <p>{binned[0]?.advice}</p>
                <ol className={styles.binned}>
                  {binned.map(({ name, grams, count, cents }) => (
                    <li key={name}>
                      <b>{name}</b>{' '}
                      <span className={classNames(text.small, text.muted)}>
                        {grams > 0 ? weightInWords(grams) : 'weight not known'},{' '}
                        {count === 1 ? 'once' : `${count} times`}
                        {cents !== null && `, ${money.format(cents / 100)}`}
                      </span>
                    </li>
                  ))}
                </ol>
              </>
            )}
          </section>
        </>
      )}
    </div>
  )
}
