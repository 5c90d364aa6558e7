import { type ReactNode, useId } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { AUDIT_ACTION_WORDS } from '#app/domain/staff/audit-actions.ts'
import { STAFF_RANKS, type StaffRank } from '#app/domain/staff/ranks.ts'
import { Day, Moment } from './moment.tsx'
import { Button } from '#app/ui/button.tsx'
import { Field, TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { StaffInList } from './manage-staff.server.ts'
import { PasswordField } from './password-field.tsx'
import { RankTable, rankLabel } from './rank-table.tsx'
import type { AuditEntryInList } from './audit-log.server.ts'
import text from '#app/ui/text.module.css'
import layout from '#app/ui/layout.module.css'
import staffPage from './staff-page.module.css'
import { classNames } from '#app/ui/class-names.ts'
import { Panel } from './panel.tsx'
import styles from './people-page.module.css'
import fieldStyles from '#app/ui/field.module.css'

export type PeopleAnswer = { done: string }
export type PeopleResult = { intent: string; staffId: string; result: FormResult<PeopleAnswer> }

type PeoplePageProps = {
  /** What only owners see is null for others. */
  people: readonly PersonOnPage[]
  ownId: string
  isOwner: boolean
  auditEntries: readonly AuditEntryInList[]
  answer: PeopleResult | undefined
}
export type PersonOnPage = Pick<StaffInList, 'id' | 'name' | 'rank' | 'createdAt'> & {
  details: Pick<StaffInList, 'email' | 'hasSecondFactor' | 'lastSeenAt'> | null
}

/** Staff accounts with their ranks and the audit log; owners can change accounts. */
export function PeoplePage({ people, ownId, isOwner, auditEntries, answer }: PeoplePageProps) {
  const value = answer?.result.ok ? answer.result.value : undefined
  const owners = people.filter(({ rank }) => rank === 'owner').length
  return (
    <>
      <h1>Staff ({people.length})</h1>
      {value && <Notice tone="ok">{value.done}</Notice>}
      <ul className={staffPage.list}>
        {people.map((person) => (
          <li key={person.id}>
            <div className={staffPage.rowText}>
              <strong>{person.name}</strong>
              {person.id === ownId && <span className={text.muted}> (you)</span>}
              <PersonFacts person={person} />
              {isOwner && (
                <Fold
                  className={styles.change}
                  summary={`Change ${person.name}`}
                  isOpen={answer?.staffId === person.id && !answer.result.ok}
                >
                  <PersonForms
                    person={person}
                    isOwn={person.id === ownId}
                    isLastOwner={person.rank === 'owner' && owners === 1}
                    answer={answer}
                  />
                </Fold>
              )}
            </div>
          </li>
        ))}
      </ul>
      {isOwner && <AddSomebody answer={answer} />}
      <Panel title="What each rank may do">
        <RankTable />
      </Panel>
      {isOwner && <Record auditEntries={auditEntries} />}
    </>
  )
}

function PersonFacts({ person: { rank, createdAt, details } }: { person: PersonOnPage }) {
  return (
    <p className={staffPage.facts}>
      <Tag tone={rank === 'owner' ? 'premium' : 'plain'}>{rankLabel(rank)}</Tag>
      {details && (
        <>
          <span>{details.email}</span>
          <Tag tone={details.hasSecondFactor ? 'ok' : 'warn'}>
            {details.hasSecondFactor ? 'Second factor on' : 'No second factor'}
          </Tag>
        </>
      )}
      <span>
        Since <Day at={createdAt} />
      </span>
      {details && (
        <span>
          {details.lastSeenAt ? (
            <>
              Seen <Moment at={details.lastSeenAt} />
            </>
          ) : (
            'Not signed in'
          )}
        </span>
      )}
    </p>
  )
}

function AddSomebody({ answer }: { answer: PeopleResult | undefined }) {
  return (
    <Panel title="Add someone">
      <IntentForm intent="add" answer={answer} submit="Add to staff">
        <TextField
          label="Name"
          name="name"
          maxLength={80}
          autoComplete="off"
          required
          error={faultOf(answer, 'add', 'name')}
        />
        <TextField
          label="Email"
          name="email"
          type="email"
          autoComplete="off"
          required
          hint="A link to choose a password goes there, and nowhere else."
          error={faultOf(answer, 'add', 'email')}
        />
        <RankField chosen="writer" />
        <PasswordField label="Your own password" />
      </IntentForm>
    </Panel>
  )
}

function Record({ auditEntries }: { auditEntries: readonly AuditEntryInList[] }) {
  return (
    <Panel title="What was done">
      {auditEntries.length === 0 ? (
        <p className={text.muted}>
          Nothing yet. What staff remove or change about accounts is kept here for a year.
        </p>
      ) : (
        <ul className={styles.log}>
          {auditEntries.map((action) => (
            <li key={action.id}>
              <Moment at={action.createdAt} />
              <span>
                <strong>{action.who}</strong> {AUDIT_ACTION_WORDS[action.action]}
                {action.about && `: ${action.about}`}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}

type PersonFormsProps = {
  person: PersonOnPage
  isOwn: boolean
  isLastOwner: boolean
  answer: PeopleResult | undefined
}

function PersonForms({ person, isOwn, isLastOwner, answer }: PersonFormsProps) {
  const { id: staffId, name, rank } = person
  return (
    <div className={styles.forms}>
      {isLastOwner ? (
        <p className={text.muted}>
          The last owner cannot be removed or changed. Make someone else an owner first.
        </p>
      ) : (
        <IntentForm intent="rank" staffId={staffId} answer={answer} submit="Change rank">
          <RankField chosen={rank} />
          <PasswordField label="Your own password" />
        </IntentForm>
      )}
      <IntentForm intent="link" staffId={staffId} answer={answer} submit="Send password link">
        <p className={text.muted}>
          For a forgotten password. The link goes to them by email; the old password works until a new one is
          chosen.
        </p>
        <PasswordField label="Your own password" />
      </IntentForm>
      {!isOwn && (
        <IntentForm intent="end-sessions" staffId={staffId} answer={answer} submit="Sign them out everywhere">
          <PasswordField label="Your own password" />
        </IntentForm>
      )}
      {!isOwn && person.details?.hasSecondFactor && (
        <IntentForm intent="reset" staffId={staffId} answer={answer} submit="Reset second factor">
          <p className={text.muted}>For a lost phone. All their sessions end.</p>
          <PasswordField label="Your own password" />
        </IntentForm>
      )}
      {!isLastOwner && (
        <IntentForm
          intent="remove"
          staffId={staffId}
          answer={answer}
          submit={isOwn ? 'Remove myself' : `Remove ${name}`}
          isDanger
        >
          <p className={text.muted}>Their sessions end at once. What they wrote stays.</p>
          <PasswordField label="Your own password" />
        </IntentForm>
      )}
    </div>
  )
}

function RankField({ chosen }: { chosen: StaffRank }) {
  const id = useId()
  return (
    <Field label="Rank" id={id}>
      {(control) => (
        <select {...control} name="rank" className={fieldStyles.input} defaultValue={chosen}>
          {STAFF_RANKS.map((rank) => (
            <option key={rank} value={rank}>
              {rankLabel(rank)}
            </option>
          ))}
        </select>
      )}
    </Field>
  )
}

type IntentFormProps = {
  intent: string
  staffId?: string
  answer: PeopleResult | undefined
  submit: string
  isDanger?: boolean
  children: ReactNode
}

function IntentForm({ intent, staffId = '', answer, submit, isDanger, children }: IntentFormProps) {
  const { state, formData } = useNavigation()
  const isMine = (form: { get(name: string): unknown } | undefined) =>
    form?.get('intent') === intent && (form.get('staffId') ?? '') === staffId
  const isAnswered = answer?.intent === intent && answer.staffId === staffId
  const failed = isAnswered && !answer.result.ok ? answer.result : null
  return (
    <Form method="post" className={classNames(layout.stack, staffPage.form)}>
      {failed && <Notice tone="error">{failed.message}</Notice>}
      <input type="hidden" name="intent" value={intent} />
      {staffId && <input type="hidden" name="staffId" value={staffId} />}
      {children}
      <Button
        type="submit"
        variant={isDanger ? 'danger' : intent === 'add' ? 'primary' : 'secondary'}
        isBusy={state !== 'idle' && isMine(formData)}
      >
        {submit}
      </Button>
    </Form>
  )
}

function faultOf(answer: PeopleResult | undefined, intent: string, field: string): string | undefined {
  return answer?.intent === intent && !answer.result.ok ? answer.result.fields[field] : undefined
}
