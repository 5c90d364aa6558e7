import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { PlanDetail } from './plan-view.ts'
import { counted, weightInWords } from './plan-words.ts'
import { aislesOf } from './shopping-aisles.ts'
import styles from './shopping-list.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'

type ShoppingListProps = Pick<PlanDetail, 'name' | 'toBuy' | 'leftOut'> & {
  onPrint: () => void
  className?: string | undefined
}

/** What the plan needs beyond the pantry, to take along; and what of the pantry it could not use. */
export function ShoppingList({ name, toBuy, leftOut, onPrint, className }: ShoppingListProps) {
  const aisles = aislesOf(toBuy)
  const copy = async () => {
    const lines = aisles.flatMap(({ label, foods }) => [
      '',
      label,
      ...foods.map((food) => `${food.name}, ${weightInWords(food.grams)}`),
    ])
    try {
      await navigator.clipboard.writeText([`${name}: shopping list`, ...lines].join('\n'))
      showToast('Shopping list copied.')
    } catch {
      showToast('The browser did not allow copying.')
    }
  }
  return (
    <section className={className} aria-labelledby="shopping-list">
      <div className={classNames(layout.row, layout.spread, styles.head)}>
        <h3 id="shopping-list" className={text.heading3}>
          Shopping list
        </h3>
        {toBuy.length > 0 && (
          <div className={classNames(layout.needsScript, layout.noPrint, layout.row, styles.buttons)}>
            <Button variant="secondary" isSmall onClick={() => void copy()}>
              <Copy className={text.icon} aria-hidden />
              Copy
            </Button>
            <Button variant="secondary" isSmall onClick={onPrint}>
              <Printer className={text.icon} aria-hidden />
              Print list
            </Button>
          </div>
        )}
      </div>
      {toBuy.length === 0 ? (
        <p className={classNames(text.muted, styles.note)}>Nothing to buy: your pantry holds all of it.</p>
      ) : (
        <>
          <p className={classNames(text.small, text.muted, styles.note)}>
            {counted(toBuy.length, 'food')} beyond what your pantry holds, as weighed for the recipes.
          </p>
          <div className={styles.aisles}>
            {aisles.map(({ label, foods }) => (
              <section key={label} aria-label={label}>
                <h4 className={styles.aisle}>{label}</h4>
                <ul>
                  {foods.map((food) => (
                    <li key={food.name}>
                      <span>{food.name}</span>
                      <b className={text.num}>{weightInWords(food.grams)}</b>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
      {leftOut.length > 0 && (
        <div className={styles.leftOut}>
          <h4 className={styles.aisle}>Not used from your pantry</h4>
          <ul>
            {leftOut.map((one, index) => (
              <li key={index}>
                <b>{one.name}</b>: {one.reason}
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
