import { useSiteFacts } from '#app/features/page/site-facts.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Dial } from '#app/ui/dial.tsx'
import text from '#app/ui/text.module.css'
import styles from './preview-examples.module.css'
import { PreviewFrame } from './preview-frame.tsx'
import card from '#app/ui/card.module.css'
import figures from '#app/ui/figure-table.module.css'

export const SAMPLE_ESTIMATE = {
  name: 'Beef stir-fry with peppers and rice',
  plateUrl: '/plates/beef-stir-fry.svg',
  kcal: 614,
  kcalRange: { low: 540, high: 700 },
  proteinG: 41,
  carbsG: 63,
  fatG: 22,
  rows: [
    { food: 'Beef strips, fried', kcal: 282 },
    { food: 'White rice, cooked', kcal: 221 },
    { food: 'Soy glaze', kcal: 68 },
    { food: 'Red pepper', kcal: 22 },
    { food: 'Broccoli', kcal: 21 },
  ],
} as const

export function CaloriePreview() {
  const { readsPhotos } = useSiteFacts()
  return (
    <PreviewFrame
      type="calorie"
      title="Know what is in it"
      text={`Describe${readsPhotos ? ' or photograph' : ''} a meal. Get a figure, an honest range, and rows you can correct.`}
      backdrop="cloth-tomato"
    >
      <CalorieExample />
    </PreviewFrame>
  )
}

/** A meal taken apart: the dish in its dial, each food with its calories. */
function CalorieExample() {
  const { name, plateUrl, kcal, kcalRange, proteinG, carbsG, fatG, rows } = SAMPLE_ESTIMATE
  const shares = [
    { label: 'Protein', amount: proteinG * 4, tone: 'var(--protein)' },
    { label: 'Carbs', amount: carbsG * 4, tone: 'var(--carbs)' },
    { label: 'Fat', amount: fatG * 9, tone: 'var(--fat)' },
  ]
  return (
    <div className={classNames(card.card, card.pad, styles.estimate)}>
      <Dial
        label="Share of calories"
        shares={shares}
        picture={{ src: plateUrl, alt: `Drawn plate: ${name}` }}
        className={styles.dial}
      />
      <div>
        <h3 className={text.heading4}>{name}</h3>
        <p className={classNames(text.kcal, styles.kcal)}>
          {kcal} <small>kcal</small>
        </p>
        <p className={classNames(text.small, text.muted)}>
          {kcalRange.low} to {kcalRange.high} is likely
        </p>
        <table className={classNames(figures.table, figures.tight, styles.foods)}>
          <tbody>
            {rows.map((row) => (
              <tr key={row.food}>
                <th scope="row">{row.food}</th>
                <td className={figures.figure}>{row.kcal}</td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">Together</th>
              <td className={figures.figure}>{kcal} kcal</td>
            </tr>
          </tfoot>
        </table>
      </div>
    </div>
  )
}
