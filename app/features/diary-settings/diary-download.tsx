import Download from 'lucide-react/icons/download'
import { useSearchParams } from 'react-router'
import type { CsvRows } from '#app/domain/diary/csv-form.ts'
import { addDays, type PlainDate } from '#app/domain/pantry/plain-date.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './diary-panel.module.css'

const ROWS: readonly { value: CsvRows; label: string }[] = [
  { value: 'meals', label: 'Each meal' },
  { value: 'foods', label: 'Each food of a meal' },
]
const USUAL_DAYS = 90

const REFUSALS: Readonly<Record<string, string>> = {
  later: 'You have downloaded your diary many times just now. Please try again in an hour.',
  dates: 'Enter a first and a last day, at most ten years apart.',
}

/** The diary of some days as a table for spreadsheets. */
export function DiaryDownload({ today }: { today: PlainDate }) {
  const [query] = useSearchParams()
  const refusal = REFUSALS[query.get('diary') ?? '']
  return (
    <form
      method="post"
      action="/dashboard/diary.csv"
      className={classNames(layout.stack, styles.download)}
      id="diary-download"
    >
      <h3 className={text.heading4}>Download your diary</h3>
      <p className={text.muted}>
        A CSV file for spreadsheets, with energy in kcal and every nutrient we noted.
      </p>
      {refusal && <Notice tone="warn">{refusal}</Notice>}
      <div className={styles.fields}>
        <TextField label="From" name="from" type="date" required defaultValue={addDays(today, -USUAL_DAYS)} />
        <TextField label="To" name="to" type="date" required defaultValue={today} />
        <SelectField label="A row for" name="rows" options={ROWS} />
      </div>
      <Button type="submit" variant="secondary">
        <Download className={text.icon} aria-hidden />
        Download CSV
      </Button>
    </form>
  )
}
