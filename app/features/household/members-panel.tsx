import { Form } from 'react-router'
import { capitalised } from '#app/domain/capitalised.ts'
import { mayDo, HOUSEHOLD_ROLES, ROLE_WORDS } from '#app/domain/household/rights.ts'
import { Button } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Dialog } from '#app/ui/dialog.tsx'
import { SelectField } from '#app/ui/field.tsx'
import { closesDialog, opensDialog } from '#app/ui/invokers.ts'
import layout from '#app/ui/layout.module.css'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import { HOUSEHOLD_PATH } from './household-addresses.ts'
import styles from './household.module.css'
import type { HouseholdMemberView, HouseholdView } from './household-view.ts'

/** Who belongs to the household, and what each may do. */
export function MembersPanel({ household }: { household: HouseholdView }) {
  const { members, role } = household
  const isAlone = members.length === 1
  return (
    <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="members">
      <h2 id="members" className={text.heading3}>
        Members
      </h2>
      <ul className={styles.lines}>
        {members.map((one) => (
          <li key={one.memberId} data-testid="member">
            <div>
              <p className={styles.who}>
                <b>{one.label}</b>
                {one.isYou && <Tag tone="ok">You</Tag>}
              </p>
              <p className={classNames(text.small, text.muted)}>{ROLE_WORDS[one.role].label}</p>
            </div>
            {mayDo(role, 'change-roles') && !isAlone && <RoleForm member={one} />}
            {mayDo(role, 'remove-member') && !one.isYou && <RemoveMember member={one} />}
          </li>
        ))}
      </ul>
      <dl className={classNames(styles.roles, text.small, text.muted)}>
        {HOUSEHOLD_ROLES.map((one) => (
          <div key={one}>
            <dt>{ROLE_WORDS[one].label}</dt>
            <dd>{capitalised(ROLE_WORDS[one].may)}.</dd>
          </div>
        ))}
      </dl>
      <LeaveDialog isAlone={isAlone} />
    </section>
  )
}

function RoleForm({ member }: { member: HouseholdMemberView }) {
  return (
    <Form method="post" action={HOUSEHOLD_PATH} preventScrollReset className={styles.role}>
      <input type="hidden" name="memberId" value={member.memberId} />
      <SelectField
        key={member.role}
        label={`Role of ${member.label}`}
        isLabelHidden
        name="role"
        options={HOUSEHOLD_ROLES.map((role) => ({ value: role, label: ROLE_WORDS[role].label }))}
        defaultValue={member.role}
      />
      <Button type="submit" variant="secondary" name="intent" value="change-role">
        Change<span className={text.srOnly}> the role of {member.label}</span>
      </Button>
    </Form>
  )
}

function RemoveMember({ member: { memberId, label } }: { member: HouseholdMemberView }) {
  const dialogId = `remove-${memberId}`
  return (
    <>
      <Button variant="quiet" isSmall {...opensDialog(dialogId)} aria-label={`Remove ${label}`}>
        Remove
      </Button>
      <Dialog id={dialogId} title={`Remove ${label}?`}>
        <Form method="post" action={HOUSEHOLD_PATH} preventScrollReset className={layout.stack}>
          <p>
            They no longer see what the household shares, and nobody here sees what they shared. Food they put
            into the joint pantry goes with them. They can rejoin with a new link.
          </p>
          <input type="hidden" name="memberId" value={memberId} />
          <div className={layout.row}>
            <Button type="submit" variant="danger" name="intent" value="remove-member">
              Remove from the household
            </Button>
            <Button variant="secondary" {...closesDialog(dialogId)}>
              Cancel
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  )
}

const LEAVE_DIALOG = 'leave-household'

function LeaveDialog({ isAlone }: { isAlone: boolean }) {
  const label = isAlone ? 'End the household' : 'Leave the household'
  return (
    <>
      <Button variant="quiet" isSmall {...opensDialog(LEAVE_DIALOG)}>
        {label} …
      </Button>
      <Dialog id={LEAVE_DIALOG} title={`${label}?`}>
        <Form method="post" action={HOUSEHOLD_PATH} className={layout.stack}>
          <p>
            {isAlone
              ? 'Everybody entered at the table is deleted with it. Your plans and lists stay yours.'
              : 'The plans and lists you shared are yours alone again, and so is what you put into the joint pantry. You no longer see what the others share.'}
          </p>
          <div className={layout.row}>
            <Button type="submit" variant="danger" name="intent" value="leave">
              {label}
            </Button>
            <Button variant="secondary" {...closesDialog(LEAVE_DIALOG)}>
              Stay
            </Button>
          </div>
        </Form>
      </Dialog>
    </>
  )
}
