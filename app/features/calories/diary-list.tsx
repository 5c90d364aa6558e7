import { useFetcher } from 'react-router'
import { Energy, EnergyFigure, EnergyUnitName } from '#app/features/page/energy.tsx'
import { useDiaryDisplay } from '#app/features/page/diary-display.ts'
import { withNetCarbs } from '#app/domain/diary/net-carbs.ts'
import { dateInWords } from '#app/features/page/date-in-words.ts'
import { useDiaryToday } from '#app/features/page/use-today.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import type { FormResult } from '#app/domain/errors.ts'
import { CALORIES_PATH, caloriesAddress } from '#app/features/page/diary-day.ts'
import type { DiaryEntry } from './diary.server.ts'
import styles from './meal-table.module.css'
import { RemoveEntry } from './remove-entry.tsx'
import figures from '#app/ui/figure-table.module.css'

type DiaryListProps = {
  /** Meals of every day that is today somewhere. */
  entries: readonly DiaryEntry[]
  /** The server's day, until the browser says which one it is here. */
  serverDay: string
  /** The day that is shown; null is today. */
  chosenDay: string | null
}

export type DiaryAnswer = { diary: FormResult<{ id: string }> }

/** A day's meals and their sum; each can be taken out and put back. */
export function DiaryList({ entries, serverDay, chosenDay }: DiaryListProps) {
  const today = useDiaryToday(serverDay)
  const day = chosenDay ?? today
  const isToday = day === today
  const fetcher = useFetcher<DiaryAnswer>()
  const leaving = fetcher.formData?.get('intent') === 'remove' ? fetcher.formData.get('entryId') : null
  const { countsNetCarbs } = useDiaryDisplay()
  const ofDay = entries.filter(({ eatenOn, id }) => eatenOn === day && id !== leaving)
  const meals = countsNetCarbs ? ofDay.map(withNetCarbs) : ofDay
  const carbs = countsNetCarbs ? 'net carbs' : 'carbs'
  const failed = fetcher.state === 'idle' && fetcher.data?.diary.ok === false ? fetcher.data.diary : null
  const total = (pick: (entry: DiaryEntry) => number) => meals.reduce((sum, meal) => sum + pick(meal), 0)
  return (
    <section className={classNames(layout.stack, styles.diary)} aria-labelledby="diary-today">
      <h2 id="diary-today" className={text.heading3} tabIndex={-1}>
        {isToday ? 'Today’s diary' : `Diary for ${dateInWords(day)}`}
      </h2>
      {failed && <Notice tone="error">{failed.message}</Notice>}
      {meals.length === 0 ? (
        <p className={text.muted}>
          Nothing saved {isToday ? 'today' : 'on this day'}. An estimate you save appears here.
        </p>
      ) : (
        <table className={figures.table}>
          <thead>
            <tr>
              <th scope="col">Meal</th>
              <th scope="col" className={figures.figure}>
                <EnergyUnitName />
              </th>
              <th scope="col">
                <span className={text.srOnly}>Remove</span>
              </th>
            </tr>
          </thead>
          <tbody>
            {meals.map((meal) => (
              <tr key={meal.id}>
                <th scope="row">
                  {meal.mealName}
                  <p className={classNames(text.small, text.muted)}>{macrosInWords(meal, carbs)}</p>
                </th>
                <td className={figures.figure}>
                  <EnergyFigure kcal={meal.totalKcal} />
                </td>
                <td className={styles.remove}>
                  <RemoveEntry
                    fetcher={fetcher}
                    action={chosenDay ? caloriesAddress(chosenDay) : CALORIES_PATH}
                    intents={{ remove: 'remove', putBack: 'put-back' }}
                    entryId={meal.id}
                    name={meal.mealName}
                    focusId="diary-today"
                  />
                </td>
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row">
                {isToday ? 'Today' : 'The day'}
                <p className={classNames(text.small, text.muted)}>
                  {macrosInWords(
                    {
                      proteinG: total(({ proteinG }) => proteinG),
                      carbsG: total(({ carbsG }) => carbsG),
                      fatG: total(({ fatG }) => fatG),
                    },
                    carbs,
                  )}
                </p>
              </th>
              <td className={figures.figure}>
                <Energy kcal={total(({ totalKcal }) => totalKcal)} />
              </td>
              <td aria-hidden />
            </tr>
          </tfoot>
        </table>
      )}
    </section>
  )
}

function macrosInWords(
  { proteinG, carbsG, fatG }: Pick<DiaryEntry, 'proteinG' | 'carbsG' | 'fatG'>,
  carbs: string,
): string {
  return `Protein ${Math.round(proteinG)} g, ${carbs} ${Math.round(carbsG)} g, fat ${Math.round(fatG)} g`
}
