import { Link } from 'react-router'
import { expiryOf } from '#app/domain/pantry/expiry.ts'
import type { PlainDate } from '#app/domain/pantry/plain-date.ts'
import { amountInWords } from '#app/features/pantry/take-words.ts'
import { NEW_PLAN } from '#app/features/plans/plan-addresses.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { DashboardView } from './dashboard.server.ts'
import { SectionHead, RuledSection } from './ruled-section.tsx'
import { CookSoon, SoonDish } from './soon-suggestion.tsx'
import lists from './ruled-list.module.css'
import styles from './dashboard.module.css'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'

/** Food of the pantry that should be eaten, soonest first, with the ways to use it up. */
export function ExpiringFood({
  items,
  count,
  suggestion,
  today,
}: DashboardView['expiring'] & { today: PlainDate }) {
  const isGood = ({ expiryDate }: (typeof items)[number]) => expiryOf(expiryDate, today).state !== 'past'
  // Portions are eaten as they are, not cooked with.
  const toCook = items.filter((item) => isGood(item) && item.cookingId === null)
  return (
    <RuledSection area="soon" headingId="expiring">
      <SectionHead>
        <h2 id="expiring" className={text.heading3}>
          Eat soon
        </h2>
        <Link className={text.small} to="/meal-planning">
          Open the pantry
        </Link>
      </SectionHead>
      {items.length === 0 ? (
        <p className={text.muted}>Nothing in your pantry expires within five days.</p>
      ) : (
        <>
          <ul className={lists.list}>
            {items.map(({ id, name, quantity, unit, expiryDate, cookingId }) => {
              const expiry = expiryOf(expiryDate, today)
              return (
                <li key={id} className={lists.food}>
                  <span>
                    {name}{' '}
                    <span className={classNames(text.small, text.muted)}>
                      {amountInWords({ quantity, unit, cookingId })}
                    </span>
                  </span>
                  <Tag tone={expiry.state === 'past' ? 'bad' : 'warn'}>
                    {expiry.state === 'past' ? `expired ${expiry.text}` : expiry.text}
                  </Tag>
                </li>
              )
            })}
          </ul>
          {count > items.length && (
            <p className={classNames(text.small, text.muted)}>And {count - items.length} more.</p>
          )}
          {suggestion && <SoonDish suggestion={suggestion} today={today} />}
          {toCook.length > 0 && (
            <div className={styles.actions}>
              <CookSoon names={toCook.map(({ name }) => name)} />
              <Link className={buttonClass({ variant: 'quiet', isSmall: true })} to={NEW_PLAN}>
                Plan meals with it
              </Link>
            </div>
          )}
        </>
      )}
    </RuledSection>
  )
}
