import { Link } from 'react-router'
import { useEnergy } from '#app/features/page/energy.tsx'
import { Check } from '#app/ui/check.tsx'
import check from '#app/ui/check.module.css'
import { FieldError } from '#app/ui/field.tsx'
import field from '#app/ui/field.module.css'
import type { FollowingPlan, TableChoice } from '#app/features/plans/view/plan-view.ts'

type TableFieldsProps = {
  people: readonly TableChoice[]
  /** Who ate along in the plan that this one follows. */
  table: FollowingPlan['table'] | null
  error: string | undefined
}

/** Who of the household eats along: everybody, or those of the plan before, unless somebody is unticked. */
export function TableFields({ people, table, error }: TableFieldsProps) {
  const energy = useEnergy()
  if (people.length === 0) return null
  return (
    <fieldset className={field.field} aria-describedby={error ? 'table-error' : 'table-hint'}>
      <legend className={field.label}>Who eats with you</legend>
      <div className={check.grid}>
        {people.map(({ id, name, kcal }) => (
          <Check
            key={id}
            name="people[]"
            value={id}
            defaultChecked={table?.personIds.includes(id) ?? true}
            label={`${name}, ${energy.words(kcal)}`}
          />
        ))}
      </div>
      <Check
        name="variesDishes"
        value="yes"
        defaultChecked={table?.variesDishes ?? true}
        label="Vary a dish for anyone who leaves something out (tofu instead of chicken)"
      />
      <p className={field.hint} id="table-hint">
        Without variations every dish is one that all of you eat as it is. Allergens stay out of the whole pot
        either way. A plan for more than you is shared with your <Link to="/household">household</Link>.
      </p>
      {error && <FieldError id="table-error">{error}</FieldError>}
    </fieldset>
  )
}
