import Copy from 'lucide-react/icons/copy'
import Share2 from 'lucide-react/icons/share-2'
import { Form } from 'react-router'
import { INVITATION_DAYS } from '#app/domain/household/person.ts'
import { INVITED_ROLES, ROLE_WORDS } from '#app/domain/household/rights.ts'
import { copyText, shareText } from '#app/features/page/share-text.ts'
import { Button } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField, TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { HOUSEHOLD_PATH } from './household-addresses.ts'
import styles from './household.module.css'
import type { InvitationView } from './household-view.ts'

type InvitePanelProps = {
  invitations: readonly InvitationView[]
  /** The link just made, whole; null otherwise. */
  link: string | null
}

/** Links by which others join: one for each person, shown once. */
export function InvitePanel({ invitations, link }: InvitePanelProps) {
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="invite">
      <h2 id="invite" className={text.heading3}>
        Invite someone
      </h2>
      <p className={text.muted}>
        A link lets one person with an account join, once, within {INVITATION_DAYS} days. Members see each
        other’s public names and what the household shares.
      </p>
      <Form method="post" action={HOUSEHOLD_PATH} preventScrollReset className={layout.stack}>
        <SelectField
          label="They join as"
          name="role"
          options={INVITED_ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role].label }))}
        />
        <Button type="submit" variant="secondary" name="intent" value="invite">
          Make a link
        </Button>
      </Form>
      {link !== null && (
        <div className={layout.stack}>
          <TextField
            label="Link"
            readOnly
            value={link}
            onFocus={(event) => event.target.select()}
            hint="It is shown only now: send it to the person you invite."
          />
          <div className={classNames(layout.row, layout.needsScript)}>
            <Button isSmall onClick={() => void copyText(link, 'Link copied.')}>
              <Copy className={text.icon} aria-hidden />
              Copy link
            </Button>
            <Button
              variant="secondary"
              isSmall
              onClick={() => void shareText({ title: 'Join my household', url: link })}
            >
              <Share2 className={text.icon} aria-hidden />
              Send it
            </Button>
          </div>
        </div>
      )}
      {invitations.length > 0 && (
        <ul className={styles.lines} aria-label="Open invitations">
          {invitations.map(({ id, role, until }) => (
            <li key={id}>
              <span>
                {ROLE_WORDS[role].label}, until {until}
              </span>
              <Form method="post" action={HOUSEHOLD_PATH} preventScrollReset>
                <input type="hidden" name="id" value={id} />
                <Button type="submit" variant="quiet" isSmall name="intent" value="revoke">
                  Withdraw
                </Button>
              </Form>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
