import { type ReactNode, useId } from 'react'
import { Form, useNavigation } from 'react-router'
import type { FormResult } from '#app/domain/errors.ts'
import { DEED_WORDS } from '#app/domain/staff/deeds.ts'
import { dayOf, momentOf } from '#app/features/blog-admin/figures.ts'
import { Button } from '#app/ui/button.tsx'
import { Field, TextField } from '#app/ui/field.tsx'
import { Fold } from '#app/ui/fold.tsx'
import { Notice } from '#app/ui/notice.tsx'
import { Tag } from '#app/ui/tag.tsx'
import type { PasswordLink, StaffInList } from './manage-staff.server.ts'
import { PasswordField } from './password-field.tsx'
import type { StaffActionInList } from './staff-actions.server.ts'

export type PeopleAnswer = { link?: PasswordLink; done?: string }
export type PeopleResult = { intent: string; staffId: string; result: FormResult<PeopleAnswer> }

type PeoplePageProps = {
  people: readonly StaffInList[]
  ownId: string
  deeds: readonly StaffActionInList[]
  answer: PeopleResult | undefined
}

/** Who may work here, and who did what. */
export function PeoplePage({ people, ownId, deeds, answer }: PeoplePageProps) {
  const value = answer?.result.ok ? answer.result.value : undefined
  const isLast = people.length === 1
  return (
    <>
      <h1>Staff ({people.length})</h1>
      {value?.done && <Notice tone="ok">{value.done}</Notice>}
      {value?.link && <LinkNotice link={value.link} />}
      <ul className="staff-rows">
        {people.map((person) => (
          <li key={person.id}>
            <div className="staff-row-words">
              <strong>{person.name}</strong>
              {person.id === ownId && <span className="text-ink-2"> (you)</span>}
              <p className="staff-post-facts">
                <span>{person.email}</span>
                <Tag tone={person.hasSecondFactor ? 'ok' : 'warn'}>
                  {person.hasSecondFactor ? 'Second factor on' : 'No second factor'}
                </Tag>
                <span>
                  Since <time dateTime={person.createdAt.toISOString()}>{dayOf(person.createdAt)}</time>
                </span>
                <span>{person.lastSeenAt ? `Seen ${momentOf(person.lastSeenAt)}` : 'Not signed in'}</span>
              </p>
              <Fold
                summary={`Change ${person.name}`}
                isOpen={answer?.staffId === person.id && !answer.result.ok}
              >
                <PersonForms person={person} isOwn={person.id === ownId} isLast={isLast} answer={answer} />
              </Fold>
            </div>
          </li>
        ))}
      </ul>
      <section className="staff-panel">
        <h2>Add somebody</h2>
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
            error={faultOf(answer, 'add', 'email')}
          />
          <HowField />
          <PasswordField label="Your own password" />
        </IntentForm>
      </section>
      <section className="staff-panel">
        <h2>What was done</h2>
        {deeds.length === 0 ? (
          <p className="text-ink-2">
            Nothing yet. What staff remove or change about accounts stands here for a year.
          </p>
        ) : (
          <ul className="staff-deeds">
            {deeds.map((deed) => (
              <li key={deed.id}>
                <time dateTime={deed.createdAt.toISOString()}>{momentOf(deed.createdAt)}</time>
                <span>
                  <strong>{deed.who}</strong> {DEED_WORDS[deed.deed]}
                  {deed.about && `: ${deed.about}`}
                </span>
              </li>
            ))}
          </ul>
        )}
      </section>
    </>
  )
}

function LinkNotice({ link }: { link: PasswordLink }) {
  if (link.link === null)
    return <Notice tone="ok">A link to choose a password is on its way to {link.email}.</Notice>
  return (
    <Notice tone="warn" title="This link is shown once.">
      Give it to {link.email}. It works once, for a day: <code className="enrol-secret">{link.link}</code>
    </Notice>
  )
}

type PersonFormsProps = {
  person: StaffInList
  isOwn: boolean
  isLast: boolean
  answer: PeopleResult | undefined
}

function PersonForms({ person, isOwn, isLast, answer }: PersonFormsProps) {
  return (
    <div className="staff-person-forms">
      <IntentForm intent="link" staffId={person.id} answer={answer} submit="Make password link">
        <p className="text-ink-2">For a forgotten password. The old one works until a new one is chosen.</p>
        <HowField />
        <PasswordField label="Your own password" />
      </IntentForm>
      {!isOwn && person.hasSecondFactor && (
        <IntentForm intent="reset" staffId={person.id} answer={answer} submit="Reset second factor">
          <p className="text-ink-2">For a lost phone. All their sessions end.</p>
          <PasswordField label="Your own password" />
        </IntentForm>
      )}
      {isLast ? (
        <p className="text-ink-2">The last account cannot be removed.</p>
      ) : (
        <IntentForm
          intent="remove"
          staffId={person.id}
          answer={answer}
          submit={isOwn ? 'Remove myself' : `Remove ${person.name}`}
          isDanger
        >
          <p className="text-ink-2">Their sessions end at once. What they wrote stays.</p>
          <PasswordField label="Your own password" />
        </IntentForm>
      )}
    </div>
  )
}

function HowField() {
  const id = useId()
  return (
    <Field label="The link to choose a password" id={id}>
      {(control) => (
        <select {...control} name="how" className="input" defaultValue="mail">
          <option value="mail">goes to them by mail</option>
          <option value="show">is shown here, once</option>
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
    <Form method="post" className="stack staff-form">
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
