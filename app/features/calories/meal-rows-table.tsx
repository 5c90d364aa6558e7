import { Energy, EnergyFigure, EnergyUnitName } from '#app/features/page/energy.tsx'
import { capitalised } from '#app/domain/capitalised.ts'
import Plus from 'lucide-react/icons/plus'
import { Fragment, type SubmitEvent, useId, useRef, useState } from 'react'
import type { MealEdit } from '#app/domain/calories/edit-meal.ts'
import type { MealEstimate, MealRow, MealSummary } from '#app/domain/calories/meal-estimate.ts'
import { useFoodSuggestions } from '#app/features/foods/use-food-suggestions.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { FieldError } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'
import { MealRowLine } from './meal-row-line.tsx'
import styles from './meal-table.module.css'
import { readMealFoods } from './read-meal-foods.ts'
import figures from '#app/ui/figure-table.module.css'
import fieldStyles from '#app/ui/field.module.css'

type MealRowsTableProps = {
  estimate: MealEstimate
  summary: MealSummary
  onEdit(...edits: MealEdit[]): void
}

/** What was counted, food by food: everything in it can be set right. */
export function MealRowsTable({ estimate, summary, onEdit }: MealRowsTableProps) {
  const id = useId()
  const { suggestions, suggestFor } = useFoodSuggestions('meal')
  const { rows, givenTotal } = estimate
  const kcalByMeal = kcalOfMeals(rows, summary.rowKcal)
  const remove = (row: MealRow, at: number) => {
    onEdit({ type: 'remove', rowId: row.id })
    document.getElementById(`${id}-add`)?.focus()
    showToast(`Removed ${row.name}`, {
      action: { label: 'Undo', onPress: () => onEdit({ type: 'put-back', row, at }) },
    })
  }
  return (
    <section className={layout.stack} aria-labelledby={`${id}-title`}>
      <h3 id={`${id}-title`} className={text.heading4}>
        What was counted
      </h3>
      <table className={classNames(figures.table, styles.foods)}>
        <thead>
          <tr>
            <th scope="col">Food</th>
            <th scope="col">Portion</th>
            <th scope="col" className={figures.figure}>
              <EnergyUnitName />
            </th>
            <th scope="col">
              <span className={text.srOnly}>Remove</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Fragment key={row.id}>
              {kcalByMeal.size > 1 && row.meal !== rows[index - 1]?.meal && (
                <MealHeading meal={row.meal ?? 'meal'} kcal={kcalByMeal.get(row.meal ?? '') ?? 0} />
              )}
              <MealRowLine
                row={row}
                kcal={summary.rowKcal[index] ?? 0}
                onEdit={onEdit}
                onRemove={() => remove(row, index)}
                namesId={`${id}-names`}
                onType={suggestFor}
              />
            </Fragment>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={2}>
              Total
            </th>
            <td className={figures.figure}>
              <Energy kcal={summary.total.kcal} />
            </td>
            <td aria-hidden />
          </tr>
        </tfoot>
      </table>
      {givenTotal && (
        <p className={classNames(text.small, text.muted)}>
          These parts are assumed and need not add up to the total. Correct one, and the total is their sum.
        </p>
      )}
      <AddFood id={`${id}-add`} namesId={`${id}-names`} onType={suggestFor} onEdit={onEdit} />
      <datalist id={`${id}-names`}>
        {suggestions.map((suggestion) => (
          <option key={suggestion}>{suggestion}</option>
        ))}
      </datalist>
    </section>
  )
}

/** Calories of each meal of a day that was told in one go. */
function kcalOfMeals(rows: readonly MealRow[], rowKcal: readonly number[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>()
  rows.forEach(({ meal = '' }, index) => sums.set(meal, (sums.get(meal) ?? 0) + (rowKcal[index] ?? 0)))
  return sums
}

function MealHeading({ meal, kcal }: { meal: string; kcal: number }) {
  return (
    <tr className={styles.meal}>
      <th scope="rowgroup" colSpan={2}>
        {capitalised(meal)}
      </th>
      <td className={figures.figure}>
        <EnergyFigure kcal={kcal} />
      </td>
      <td aria-hidden />
    </tr>
  )
}

type AddFoodProps = {
  id: string
  namesId: string
  onType(typed: string): void
  onEdit(...edits: MealEdit[]): void
}

function AddFood({ id, namesId, onType, onEdit }: AddFoodProps) {
  const field = useRef<HTMLInputElement>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [news, setNews] = useState('')
  const [isBusy, setIsBusy] = useState(false)
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault()
    const typed = field.current?.value.trim() ?? ''
    if (typed === '' || isBusy) return
    setIsBusy(true)
    const { rows, problem } = await readMealFoods(typed)
    setIsBusy(false)
    setProblem(problem)
    if (rows.length === 0) return
    setNews(`Added ${rows.map(({ name }) => name).join(', ')}`)
    onEdit({ type: 'add', rows })
    if (field.current) field.current.value = ''
  }
  return (
    <form className={classNames(layout.stack, layout.needsScript)} onSubmit={(event) => void add(event)}>
      <div className={fieldStyles.join}>
        <input
          ref={field}
          id={id}
          className={fieldStyles.input}
          aria-label="Add a food"
          placeholder="Add a food, such as 1 tbsp olive oil"
          autoComplete="off"
          autoCapitalize="none"
          maxLength={300}
          list={namesId}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onType(event.target.value)}
        />
        <Button type="submit" variant="secondary" isBusy={isBusy}>
          <Plus className={text.icon} aria-hidden />
          Add
        </Button>
      </div>
      {problem && <FieldError id={`${id}-problem`}>{problem}</FieldError>}
      <output className={text.srOnly}>{news}</output>
    </form>
  )
}
