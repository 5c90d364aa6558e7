import { Form, Link } from 'react-router'
import { ROLE_WORDS } from '#app/domain/household/rights.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import field from '#app/ui/field.module.css'
import { HOUSEHOLD_PATH } from './household-addresses.ts'
import styles from './household.module.css'
import type { Invitation } from './household-view.ts'

type JoinPageProps = {
  /** Null where the link opens nothing. */
  invitation: Invitation | null
  isInHousehold: boolean
  refusal: string | null
}

/** What a link invites to, and the one question: who of those at the table it is. */
export function JoinPage({ invitation, isInHousehold, refusal }: JoinPageProps) {
  return (
    <>
      <div className={layout.pageHead}>
        <h1>Join a household</h1>
      </div>
      {refusal !== null && (
        <Notice tone="error" className={styles.notice}>
          {refusal}
        </Notice>
      )}
      {isInHousehold ? (
        <Notice tone="warn">
          You are in a household already. To join another, leave <Link to={HOUSEHOLD_PATH}>yours</Link> first.
        </Notice>
      ) : invitation === null ? (
        <Notice tone="warn">
          This invitation was used, withdrawn or has expired. Ask the person who sent it for a new one.
        </Notice>
      ) : (
        <JoinForm invitation={invitation} />
      )}
    </>
  )
}

function JoinForm({ invitation: { role, members, people } }: { invitation: Invitation }) {
  const { label, may } = ROLE_WORDS[role]
  return (
    <Form method="post" className={layout.stack}>
      <p className={text.lede}>
        {members.join(', ')} {members.length === 1 ? 'invites' : 'invite'} you as a {label.toLowerCase()}.
      </p>
      <p>
        A {label.toLowerCase()} {may}. The household will see your public name and, if you eat with them, your
        calories and what you do not eat.
      </p>
      {people.length > 0 && (
        <fieldset className={styles.choices}>
          <legend className={field.label}>Who are you at the table?</legend>
          {[...people, { id: '', name: 'None of them' }].map(({ id, name }) => (
            <label key={id} className={classNames(layout.row, styles.choice)}>
              <input type="radio" name="personId" value={id} defaultChecked={id === ''} />
              {name}
            </label>
          ))}
        </fieldset>
      )}
      <div className={layout.row}>
        <Button type="submit">Join the household</Button>
        <LinkButton as={Link} variant="secondary" to={HOUSEHOLD_PATH}>
          Not now
        </LinkButton>
      </div>
    </Form>
  )
}
