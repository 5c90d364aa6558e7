import { classNames } from '#app/ui/class-names.ts'
import { IngredientMarks } from './ingredient-marks.tsx'
import styles from './tick-list.module.css'
import type { RecipeView, useTicks } from './use-recipe-view.ts'

/** By the line as it is written: its food is in the pantry, all that is needed or less. */
export type PantryMarks = ReadonlyMap<string, 'enough' | 'short'>

type TickListProps = {
  lines: RecipeView['lines']
  ticks: ReturnType<typeof useTicks>
  /** Ingredients that the recipe's figures leave out. */
  uncounted?: readonly string[]
  inPantry?: PantryMarks | null
  /** To be read from the stove: amounts run into the line, and nothing else is said of it. */
  isLarge?: boolean
}

/** Ingredients to tick off. */
export function TickList({ lines, ticks, uncounted = [], inPantry, isLarge }: TickListProps) {
  return (
    <ul className={classNames(styles.list, isLarge && styles.large)}>
      {lines.map(({ amount, rest, isExtra, original, isHeading }, index) => {
        if (isHeading)
          return (
            <li key={index} className={styles.heading}>
              {original.replace(/\s*:\W*$/, '')}
            </li>
          )
        const hasColumn = amount !== '' && !isLarge
        return (
          <li key={index}>
            <label className={styles.line}>
              <input type="checkbox" checked={ticks.ticked.has(index)} onChange={() => ticks.toggle(index)} />
              {hasColumn && <b>{amount}</b>}
              <span className={hasColumn ? undefined : styles.wide}>
                {amount !== '' && isLarge && <b>{amount} </b>}
                {rest}
                {!isLarge && (
                  <IngredientMarks
                    isExtra={isExtra}
                    isUncounted={uncounted.includes(original)}
                    stock={inPantry?.get(original)}
                  />
                )}
              </span>
            </label>
          </li>
        )
      })}
    </ul>
  )
}
