import { useFetcher } from 'react-router'
import type { WeightUnit } from '#app/domain/diary/diary-settings.ts'
import type { TrendPoint } from '#app/domain/weights/weight-trend.ts'
import { weightInWords } from '#app/domain/weights/weight-units.ts'
import { RemoveEntry } from '#app/features/calories/remove-entry.tsx'
import type { TrackAnswer } from '#app/features/dashboard/track-answer.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { Fold } from '#app/ui/fold.tsx'
import { Notice } from '#app/ui/notice.tsx'
import type { WeightEntry } from './weights.server.ts'
import styles from './weights.module.css'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import figures from '#app/ui/figure-table.module.css'

type WeightTableProps = {
  weights: readonly WeightEntry[]
  points: readonly TrendPoint[]
  unit: WeightUnit
}

/** Every weighing with its trend: what the chart shows, to read and to put right. */
export function WeightTable({ weights, points, unit }: WeightTableProps) {
  const fetcher = useFetcher<TrackAnswer>({ key: 'weight-entry' })
  const leaving = fetcher.formData?.get('intent') === 'remove-weight' ? fetcher.formData.get('entryId') : null
  const failed = fetcher.state === 'idle' && fetcher.data?.result.ok === false ? fetcher.data.result : null
  const trendOf = new Map(points.map(({ measuredOn, trendKg }) => [measuredOn, trendKg]))
  return (
    <Fold summary={`All weighings (${weights.length})`}>
      {failed && <Notice tone="error">{failed.message}</Notice>}
      <p className={classNames(text.small, text.muted)}>
        To change one, enter its day again with the right weight.
      </p>
      <div className={styles.table}>
        <table className={figures.table}>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col" className={figures.figure}>
                Weight
              </th>
              <th scope="col" className={figures.figure}>
                Trend
              </th>
              <th scope="col">
                <span className={text.srOnly}>Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {weights
              .filter(({ id }) => id !== leaving)
              .map(({ id, measuredOn, weightKg }) => (
                <tr key={id}>
                  <th scope="row">
                    <time dateTime={measuredOn}>{dateInWords(measuredOn)}</time>
                  </th>
                  <td className={classNames(figures.figure, text.num)}>{weightInWords(weightKg, unit)}</td>
                  <td className={classNames(figures.figure, text.num)}>
                    {weightInWords(trendOf.get(measuredOn) ?? weightKg, unit)}
                  </td>
                  <td className={styles.remove}>
                    <RemoveEntry
                      fetcher={fetcher}
                      action="/dashboard"
                      intents={{ remove: 'remove-weight', putBack: 'put-weight-back' }}
                      entryId={id}
                      name={`the weight of ${dateInWords(measuredOn)}`}
                      focusId="weight"
                    />
                  </td>
                </tr>
              ))}
          </tbody>
        </table>
      </div>
    </Fold>
  )
}
