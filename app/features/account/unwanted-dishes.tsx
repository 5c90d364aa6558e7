import { Form } from 'react-router'
import type { UnwantedDish } from '#app/domain/planning/unwanted-dishes.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import styles from './account.module.css'
import type { ProfileResult } from './profile-forms.tsx'

type UnwantedDishesProps = { dishes: readonly UnwantedDish[]; result: ProfileResult }

/** Longer lists are folded: they may have two hundred dishes. */
const SHOWN_AT_ONCE = 8

/** Dishes that the member turned down for good, each with the way back. */
export function UnwantedDishes({ dishes, result }: UnwantedDishesProps) {
  const list = <DishList dishes={dishes} />
  return (
    <div className={layout.stack} id="unwanted-dishes">
      <h3 className={text.heading4}>Dishes you don’t want again</h3>
      {result?.ok && <Notice tone="ok">The dish can be planned for you again.</Notice>}
      {result?.ok === false && <Notice tone="error">{result.message}</Notice>}
      <p className={text.muted}>
        {dishes.length === 0
          ? 'None so far. Press “Not this again” on a meal of a plan, and that dish won’t be planned for you again.'
          : 'No new plan has them, and neither does a change to a plan. Meals that are planned already stay.'}
      </p>
      {dishes.length > SHOWN_AT_ONCE ? <Fold summary={`All ${dishes.length} dishes`}>{list}</Fold> : list}
    </div>
  )
}

function DishList({ dishes }: Pick<UnwantedDishesProps, 'dishes'>) {
  if (dishes.length === 0) return null
  return (
    <ul>
      {dishes.map(({ dish, name }) => (
        <li key={dish} className={classNames(layout.row, layout.spread, styles.device)}>
          <b>{name}</b>
          <Form method="post" preventScrollReset>
            <input type="hidden" name="dish" value={dish} />
            <Button type="submit" variant="quiet" isSmall name="intent" value="allow-dish">
              Allow again<span className={text.srOnly}> {name}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
  )
}
