import { EnergyFigure } from '#app/features/page/energy.tsx'
import { capitalised } from '#app/domain/capitalised.ts'
import X from 'lucide-react/icons/x'
import { type KeyboardEvent, useRef, useState } from 'react'
import type { MealEdit } from '#app/domain/calories/edit-meal.ts'
import type { MealRow } from '#app/domain/calories/meal-estimate.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './meal-table.module.css'
import { readMealFoods } from './read-meal-foods.ts'
import figures from '#app/ui/figure-table.module.css'
import fieldStyles from '#app/ui/field.module.css'

type MealRowLineProps = {
  row: MealRow
  kcal: number
  onEdit(...edits: MealEdit[]): void
  onRemove(): void
  /** Id of the list of names, and what is typed for it. */
  namesId: string
  onType(typed: string): void
}

/** One food of the meal: its name and amount can be changed, its calories follow. */
export function MealRowLine({ row, kcal, onEdit, onRemove, namesId, onType }: MealRowLineProps) {
  const [problem, setProblem] = useState<string | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const label = capitalised(row.name)

  const rename = async () => {
    const typed = field.current?.value.trim() ?? ''
    if (isBusy || typed.toLowerCase() === row.name.toLowerCase()) return
    if (typed === '') return void (field.current!.value = label)
    setIsBusy(true)
    // "2 slices of rye bread" says how much; a bare name keeps the amount that stands there.
    const amount = row.unit === 'g' && !/^\d/.test(typed) ? `${Math.round(row.amount)} g ` : ''
    const { rows, problem } = await readMealFoods(amount + typed)
    setIsBusy(false)
    setProblem(problem?.replace(amount, '') ?? null)
    if (rows.length > 0) onEdit({ type: 'add', rows, insteadOf: row.id })
  }
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      void rename()
    }
    if (event.key === 'Escape') {
      event.currentTarget.value = label
      setProblem(null)
    }
  }

  return (
    <tr aria-busy={isBusy}>
      <th scope="row">
        <input
          ref={field}
          className={classNames(layout.needsScript, styles.name)}
          defaultValue={label}
          aria-label={`Name of ${row.name}`}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${row.id}-problem` : undefined}
          autoComplete="off"
          maxLength={120}
          list={namesId}
          onChange={(event) => onType(event.target.value)}
          onBlur={() => void rename()}
          onKeyDown={onKeyDown}
        />
        <span className={styles.withoutScript}>{label}</span>
        <p className={classNames(text.small, text.muted)}>{sourceInWords(row)}</p>
        {problem && <FieldError id={`${row.id}-problem`}>{problem}</FieldError>}
      </th>
      <td>
        <Amount row={row} onAmount={(amount) => onEdit({ type: 'set-amount', rowId: row.id, amount })} />
        <span className={styles.withoutScript}>{row.portion}</span>
      </td>
      <td className={figures.figure}>
        <EnergyFigure kcal={kcal} />
      </td>
      <td className={styles.remove}>
        <Button
          variant="quiet"
          isIcon
          isSmall
          className={layout.needsScript}
          aria-label={`Remove ${row.name}`}
          onClick={onRemove}
        >
          <X className={text.icon} aria-hidden />
        </Button>
      </td>
    </tr>
  )
}

/** An amount in grams or in a household measure of the food. */
function Amount({ row, onAmount }: { row: MealRow; onAmount(amount: number): void }) {
  const [measure, setMeasure] = useState('g')
  const [typed, setTyped] = useState<string | null>(null)
  const gramsOfOne = row.measures.find(({ label }) => label === measure)?.grams ?? 1
  const shown = typed ?? rounded(row.amount / gramsOfOne)
  const change = (value: string) => {
    setTyped(value)
    const amount = Number(value.replace(',', '.'))
    if (value.trim() !== '' && Number.isFinite(amount)) onAmount(amount * gramsOfOne)
  }
  return (
    <span className={classNames(layout.needsScript, styles.amount)}>
      <input
        className={fieldStyles.input}
        inputMode="decimal"
        autoComplete="off"
        maxLength={7}
        aria-label={`Amount of ${row.name}`}
        value={shown}
        onChange={(event) => change(event.target.value)}
        onBlur={() => setTyped(null)}
      />
      {row.unit === 'g' && row.measures.length > 0 ? (
        <select
          className={fieldStyles.input}
          aria-label={`Unit of ${row.name}`}
          value={measure}
          onChange={(event) => {
            setTyped(null)
            setMeasure(event.target.value)
          }}
        >
          <option value="g">g</option>
          {row.measures.map(({ label, grams }) => (
            <option key={label} value={label}>
              {label} ({grams} g)
            </option>
          ))}
        </select>
      ) : (
        <span>{row.unit === 'g' ? 'g' : row.amount === 1 ? 'portion' : 'portions'}</span>
      )}
    </span>
  )
}

function sourceInWords(row: MealRow): string {
  const source = sourceOf(row)
  // A bare weight or count stands in the field beside it already.
  const portion = /^[\d.]+(?: g$|, )/.test(row.portion) || row.isChecked ? null : row.portion
  const assumptions = row.assumptions.map((assumption) =>
    assumption.startsWith(`${row.name}: `) ? assumption.slice(row.name.length + 2) : assumption,
  )
  return [source, portion, ...assumptions].filter(Boolean).join('; ')
}

const rounded = (amount: number) => String(Number(amount.toFixed(amount < 10 ? 1 : 0)))

function sourceOf({ source, isFromLabel }: MealRow): string {
  if (source === 'food table') return 'food table'
  return isFromLabel ? 'from its label in the photo' : 'estimated by the model'
}
