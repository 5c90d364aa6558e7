import { Link } from 'react-router'
import { expiryOf } from '#app/domain/pantry/expiry.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { amountText } from '#app/domain/pantry/quantity.ts'
import { NEW_PLAN } from '#app/features/plans/plan-addresses.ts'
import { rememberIngredients } from '#app/features/recipes/generate/kept-ingredients.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { DashboardView } from './dashboard.server.ts'

/** Food of the pantry that should be eaten, soonest first, with the ways to use it up. */
export function ExpiringFood({ items, count, today }: DashboardView['expiring'] & { today: PlainDate }) {
  const good = items.filter(({ expiryDate }) => expiryOf(expiryDate, today).state !== 'past')
  return (
    <section className="card card-pad dash-block dash-soon" aria-labelledby="expiring">
      <div className="dash-block-head">
        <h2 id="expiring">Eat soon</h2>
        <Link className="text-sm" to="/meal-planning">
          Open the pantry
        </Link>
      </div>
      {items.length === 0 ? (
        <p className="text-ink-2">Nothing in your pantry expires within five days.</p>
      ) : (
        <>
          <ul className="dash-expiring">
            {items.map(({ id, name, quantity, unit, expiryDate }) => {
              const { text, state } = expiryOf(expiryDate, today)
              return (
                <li key={id}>
                  <span className="min-w-0 break-words">
                    {name} <span className="text-sm text-ink-2">{amountText(Number(quantity), unit)}</span>
                  </span>
                  <Tag tone={state === 'past' ? 'bad' : 'warn'}>
                    {state === 'past' ? `expired ${text}` : text}
                  </Tag>
                </li>
              )
            })}
          </ul>
          {count > items.length && <p className="text-sm text-ink-2">And {count - items.length} more.</p>}
          <div className="dash-actions">
            <Link className={buttonClass({ variant: 'secondary', isSmall: true })} to={NEW_PLAN}>
              Plan meals with it
            </Link>
            <Link
              className={buttonClass({ variant: 'quiet', isSmall: true })}
              to="/upload"
              onClick={() => rememberIngredients(good.map(({ name }) => ({ text: name })))}
            >
              Create a recipe
            </Link>
          </div>
        </>
      )}
    </section>
  )
}
