import type { ReactNode } from 'react'
import { Form, Link } from 'react-router'
import { Energy } from '#app/features/page/energy.tsx'
import { MOST_PEOPLE } from '#app/domain/household/person.ts'
import { mayDo } from '#app/domain/household/rights.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import layout from '#app/ui/layout.module.css'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import { HOUSEHOLD_PATH, personAddress } from './household-addresses.ts'
import styles from './household.module.css'
import type { HouseholdView, PersonView } from './household-view.ts'

/** Who is cooked for. */
export function TablePanel({ household }: { household: HouseholdView }) {
  const { people, role } = household
  const mayAdd = mayDo(role, 'change-people')
  const isFull = people.length >= MOST_PEOPLE
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="table">
      <h2 id="table" className={text.heading3}>
        At the table
      </h2>
      {people.length === 0 && <p className={text.muted}>Nobody yet.</p>}
      <ul className={styles.lines}>
        {people.map((person) => (
          <PersonLine key={person.id} person={person} />
        ))}
      </ul>
      <div className={layout.row}>
        {!people.some(({ isYou }) => isYou) && !isFull && (
          <LinkButton as={Link} variant="secondary" isSmall to={personAddress('self')}>
            Enter yourself
          </LinkButton>
        )}
        {mayAdd && !isFull && (
          <LinkButton as={Link} isSmall to={personAddress('new')}>
            Add a person
          </LinkButton>
        )}
      </div>
      {isFull && (
        <p className={classNames(text.small, text.muted)}>
          The table is full at {MOST_PEOPLE} people. Remove one to add another.
        </p>
      )}
      {mayAdd && (
        <p className={classNames(text.small, text.muted)}>
          A <Link to="/meal-planning?new">new plan</Link> asks who is eating. It chooses dishes that all of
          them may eat, varied for one person where needed, with a portion for each.
        </p>
      )}
    </section>
  )
}

function PersonLine({ person }: { person: PersonView }) {
  const { id, name, isYou, isMember, kcal, wishes, entries } = person
  return (
    <li data-testid="person">
      <div>
        <p className={styles.who}>
          <b>{name}</b>
          {isYou ? <Tag tone="ok">You</Tag> : isMember && <Tag>Member</Tag>}
        </p>
        <p className={classNames(text.small, text.muted)}>
          <span className={text.num}>
            <Energy kcal={kcal} />
          </span>{' '}
          a day{wishes !== '' && `, ${wishes}`}
        </p>
      </div>
      {entries && (
        <div className={layout.row}>
          <LinkButton as={Link} variant="secondary" isSmall to={personAddress(isYou ? 'self' : id)}>
            Change<span className={text.srOnly}> {name}</span>
          </LinkButton>
          <Form method="post" action={HOUSEHOLD_PATH} preventScrollReset>
            <input type="hidden" name="id" value={id} />
            <Button type="submit" variant="quiet" isSmall name="intent" value="remove-person">
              Remove<span className={text.srOnly}> {name} from the table</span>
            </Button>
          </Form>
        </div>
      )}
    </li>
  )
}

/** Nobody is entered: what comes of it, and where to begin. */
export function NoHousehold({ children }: { children?: ReactNode }) {
  return (
    <EmptyState
      title="Who eats with you?"
      action={
        <LinkButton as={Link} to={personAddress('self')}>
          Add yourself
        </LinkButton>
      }
    >
      Enter the people you cook for once. Plans then choose dishes that all of them may eat, with a portion
      for each, and members of the household see shared plans and lists. {children}
    </EmptyState>
  )
}
