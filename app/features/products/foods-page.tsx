import { useEffect } from 'react'
import { Form, Link, useFetcher, useNavigate } from 'react-router'
import { printedBarcode } from '#app/domain/products/barcode.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import field from '#app/ui/field.module.css'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'
import { FOODS_PATH, type FoodsAnswer } from './foods-answer.ts'
import { LabelEntry } from './label-entry.tsx'
import type { OwnFoodRow } from '#app/features/foods/own-foods.server.ts'
import styles from './products.module.css'

/** From so many foods on one looks for one rather than down the list. */
const SEARCHED_FROM = 12

type FoodsListProps = { foods: readonly OwnFoodRow[]; count: number; searched: string }

/** The member's own foods, each to be changed or taken out. */
export function FoodsList({ foods, count, searched }: FoodsListProps) {
  return (
    <section className={layout.stack} aria-labelledby="own-foods">
      <div className={classNames(layout.row, layout.spread)}>
        <h2 id="own-foods" className={text.heading3}>
          {count === 0
            ? 'No foods of your own yet'
            : `${count} ${count === 1 ? 'food' : 'foods'} of your own`}
        </h2>
        <LinkButton as={Link} to={`${FOODS_PATH}?new=1`} variant="secondary" isSmall>
          Add from a label
        </LinkButton>
      </div>
      {count >= SEARCHED_FROM && (
        <search>
          <Form action={FOODS_PATH} className={field.join}>
            <input
              className={field.input}
              type="search"
              name="q"
              defaultValue={searched}
              aria-label="Search your foods"
              maxLength={60}
            />
            <Button type="submit" variant="secondary">
              Search
            </Button>
          </Form>
        </search>
      )}
      {count === 0 && (
        <EmptyState title="Scan, or type a label" headingLevel={3}>
          Products you log or add to the pantry by barcode appear here. When you describe a meal, you can use
          their names.
        </EmptyState>
      )}
      {count > 0 && foods.length === 0 && <p className={text.muted}>None of your foods has that name.</p>}
      <ul className={layout.rows}>
        {foods.map((food) => (
          <FoodRow key={food.id} food={food} />
        ))}
      </ul>
    </section>
  )
}

function FoodRow({ food }: { food: OwnFoodRow }) {
  const { id, name, barcode, label, source } = food
  const facts = [
    `${Math.round(label.kcal)} kcal per 100 ${label.per}`,
    label.portionG !== null && `portion ${label.portionG} ${label.per}`,
    source === 'product' ? 'scanned' : 'from your label',
    barcode !== null && printedBarcode(barcode),
  ]
  return (
    <li className={styles.food}>
      <div>
        <b>{name}</b>
        <p className={classNames(text.small, text.muted)}>{facts.filter(Boolean).join(', ')}</p>
      </div>
      <div className={layout.row}>
        <LinkButton as={Link} to={`${FOODS_PATH}?edit=${id}`} variant="quiet" isSmall preventScrollReset>
          Edit<span className={text.srOnly}> {name}</span>
        </LinkButton>
        <Form method="post" action={FOODS_PATH} preventScrollReset>
          <input type="hidden" name="id" value={id} />
          <Button type="submit" name="intent" value="remove" variant="quiet" isSmall>
            Remove<span className={text.srOnly}> {name}</span>
          </Button>
        </Form>
      </div>
    </li>
  )
}

type EditFoodProps = { food: OwnFoodRow | null; newId: string; answered: FoodsAnswer['result'] | null }

/** The form of a new food, or of one that is changed. */
export function EditFood({ food, newId, answered }: EditFoodProps) {
  const fetcher = useFetcher<FoodsAnswer>()
  const navigate = useNavigate()
  const { data } = fetcher
  const saved = data?.result.ok ? data.result.value.saved : undefined
  useEffect(() => {
    if (saved === undefined) return
    showToast(`Saved ${saved.name}.`)
    void navigate(FOODS_PATH)
  }, [saved, navigate])
  return (
    <section className={layout.stack} aria-labelledby="edit-food">
      <h2 id="edit-food" className={text.heading3}>
        {food ? `Change ${food.name}` : 'A food from its label'}
      </h2>
      <LabelEntry
        fetcher={fetcher}
        id={food?.id ?? newId}
        {...(food && { initial: food })}
        submitLabel={food ? 'Save changes' : 'Save this food'}
        answered={answered}
      />
      <p className={text.small}>
        <Link to={FOODS_PATH}>Back without saving</Link>
      </p>
    </section>
  )
}
