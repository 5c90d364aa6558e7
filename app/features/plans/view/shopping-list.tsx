import Copy from 'lucide-react/icons/copy'
import Printer from 'lucide-react/icons/printer'
import { Button } from '#app/ui/button.tsx'
import { showToast } from '#app/ui/toasts.ts'
import type { PlanDetail } from './plan-view.ts'
import { counted, weightInWords } from './plan-words.ts'
import { aislesOf } from './shopping-aisles.ts'

type ShoppingListProps = Pick<PlanDetail, 'name' | 'toBuy' | 'leftOut'> & { onPrint: () => void }

/** What the plan needs beyond the pantry, to take along; and what of the pantry it could not use. */
export function ShoppingList({ name, toBuy, leftOut, onPrint }: ShoppingListProps) {
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
    <section className="shopping" aria-labelledby="shopping-list">
      <div className="shopping-head">
        <h3 id="shopping-list" className="text-xl">
          Shopping list
        </h3>
        {toBuy.length > 0 && (
          <div className="needs-script no-print flex gap-2">
            <Button variant="secondary" isSmall onClick={() => void copy()}>
              <Copy className="icon" aria-hidden />
              Copy
            </Button>
            <Button variant="secondary" isSmall onClick={onPrint}>
              <Printer className="icon" aria-hidden />
              Print list
            </Button>
          </div>
        )}
      </div>
      {toBuy.length === 0 ? (
        <p className="mt-3 text-ink-2">Nothing to buy: your pantry holds all of it.</p>
      ) : (
        <>
          <p className="mt-1 text-sm text-ink-2">
            {counted(toBuy.length, 'food')} beyond what your pantry holds, as weighed for the recipes.
          </p>
          <div className="aisles">
            {aisles.map(({ label, foods }) => (
              <section key={label} aria-label={label}>
                <h4 className="text-base">{label}</h4>
                <ul>
                  {foods.map((food) => (
                    <li key={food.name}>
                      <span>{food.name}</span>
                      <b className="num">{weightInWords(food.grams)}</b>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
        </>
      )}
      {leftOut.length > 0 && (
        <div className="left-out">
          <h4 className="text-base">Not used from your pantry</h4>
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
