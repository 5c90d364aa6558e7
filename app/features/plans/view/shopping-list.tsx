import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import ShoppingBasket from 'lucide-react/icons/shopping-basket'
import { Form } from 'react-router'
import { Button } from '#app/ui/button.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { PlanDetail } from './plan-view.ts'
import { byAisle } from '#app/domain/shopping/aisles.ts'
import { counted } from './plan-words.ts'
import styles from './shopping-list.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'

type ShoppingListProps = Pick<PlanDetail, 'id' | 'name' | 'toBuy' | 'buyFirst' | 'leftOut' | 'freezeNote'> & {
  onPrint: () => void
  className?: string | undefined
}

/** What the plan needs beyond the pantry, to take along; and what of the pantry it could not use. */
export function ShoppingList({
  id,
  name,
  toBuy,
  buyFirst,
  leftOut,
  freezeNote,
  onPrint,
  className,
}: ShoppingListProps) {
  const aisles = byAisle(toBuy)
  const copy = async () => {
    const lines = aisles.flatMap(({ label, items }) => ['', label, ...items.map(({ buyText }) => buyText)])
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
          <div className={classNames(layout.noPrint, layout.row, styles.buttons)}>
            <Form method="post" action="/shopping">
              <input type="hidden" name="intent" value="add-plan" />
              <input type="hidden" name="planId" value={id} />
              <Button type="submit" isSmall>
                <ShoppingBasket className={text.icon} aria-hidden />
                Shop for this plan
              </Button>
            </Form>
            <Button variant="secondary" isSmall className={layout.needsScript} onClick={() => void copy()}>
              <Copy className={text.icon} aria-hidden />
              Copy
            </Button>
            <Button variant="secondary" isSmall className={layout.needsScript} onClick={onPrint}>
              <Printer className={text.icon} aria-hidden />
              Print list
            </Button>
          </div>
        )}
      </div>
      {toBuy.length === 0 ? (
        <p className={classNames(text.muted, styles.note)}>Nothing to buy: it is all in your pantry.</p>
      ) : (
        <>
          <p className={classNames(text.small, text.muted, styles.note)}>
            {counted(toBuy.length, 'food')} beyond what your pantry holds, in what shops sell.
          </p>
          {buyFirst && <BuyFirst {...buyFirst} />}
          {freezeNote && <p className={classNames(text.small, styles.note)}>{freezeNote}</p>}
          <details className={styles.all} open>
            <summary>The whole list, by aisle</summary>
            <div className={styles.aisles}>
              {aisles.map(({ label, items }) => (
                <section key={label} aria-label={label}>
                  <h4 className={styles.aisle}>{label}</h4>
                  <ul>
                    {items.map(({ name, buyText, isFirst }) => (
                      <li key={name}>
                        {buyText} {isFirst && <Tag tone="ok">first</Tag>}
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </div>
          </details>
        </>
      )}
      {leftOut.length > 0 && (
        <Fold
          summary={`Not used from your pantry, ${counted(leftOut.length, 'food')}`}
          className={styles.leftOut}
        >
          <ul>
            {leftOut.map((one, index) => (
              <li key={index}>
                <b>{one.name}</b>: {one.reason}
              </li>
            ))}
          </ul>
        </Fold>
      )}
    </section>
  )
}

/** Explains the marks on the list: the few foods that help most. */
function BuyFirst({ foods, mealsCooked, meals }: NonNullable<PlanDetail['buyFirst']>) {
  return (
    <p className={classNames(text.small, text.muted, styles.note)}>
      Short of time? With the {foods} marked <Tag tone="ok">first</Tag> and your pantry you can cook{' '}
      {mealsCooked} of {counted(meals, 'meal')}, some without their herbs and spices.
    </p>
  )
}
