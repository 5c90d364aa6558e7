import { CATALOGUE, priceOf } from '#app/domain/billing/catalogue.ts'
import { formatMoney } from '#app/domain/billing/money.ts'
import { ASSUMED, savings, WASTE_PER_PERSON_PENCE, WASTE_SOURCE } from '#app/domain/billing/savings.ts'
import { classNames } from '#app/ui/class-names.ts'
import figures from '#app/ui/figure-table.module.css'
import text from '#app/ui/text.module.css'
import styles from './savings-sum.module.css'

const pounds = (pence: number) => formatMoney(pence, 'gbp')
const share = `${ASSUMED.shareCooked * 100} %`

/** Whether it pays for itself: the arithmetic, with what is known and what is assumed. */
export function SavingsSum() {
  const { wastedPence, cookedPence, leftPence, hoursAYear } = savings()
  const rows = [
    ['Food thrown away', `${ASSUMED.people} people × ${pounds(WASTE_PER_PERSON_PENCE)} a year`, wastedPence],
    ['Cooked instead', `${share} of it`, cookedPence],
    ['Premium for a year', 'annual plan', -CATALOGUE.annual.amount],
  ] as const
  return (
    <section className={styles.savings} aria-labelledby="savings-title">
      <div>
        <h2 id="savings-title">Does it pay for itself?</h2>
        <p className={classNames(text.lede, styles.lede)}>
          That depends on your kitchen. Here is the sum for {ASSUMED.people} people, so that you can do it
          again with your own figures.
        </p>
        <p className={classNames(text.small, text.muted, styles.source)}>
          Food worth about £1,000 a year is bought and not eaten by a household of four in the UK (
          <a href={WASTE_SOURCE.url} rel="noreferrer">
            {WASTE_SOURCE.title}
          </a>
          ). That {share} of it is cooked instead, and the time, are assumptions, not measurements of our
          members.
        </p>
      </div>
      <div className={styles.slip}>
        <table className={figures.table}>
          <tbody>
            {rows.map(([label, how, pence]) => (
              <tr key={label}>
                <th scope="row">
                  {label} <small className={text.muted}>{how}</small>
                </th>
                <td className={figures.figure}>
                  {pence < 0 ? `−${priceOf(CATALOGUE.annual)}` : pounds(pence)}
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Saved in a year, after paying for Premium</th>
              <td className={figures.figure}>{pounds(leftPence)}</td>
            </tr>
          </tfoot>
        </table>
        <p className={styles.time}>
          <b className={text.num}>{hoursAYear} hours</b> a year, if not having to decide what to cook saves{' '}
          {ASSUMED.minutesAWeek} minutes a week ({ASSUMED.minutesAWeek} × 52 ÷ 60).
        </p>
      </div>
    </section>
  )
}
