import { data, Form, Link, redirect, type ShouldRevalidateFunctionArgs } from 'react-router'
import { planEntriesOf } from '#app/features/plans/create/plan-entries.server.ts'
import { changeHouseholdPage } from '#app/features/household/actions.server.ts'
import { HOUSEHOLD_PATH, personAddress } from '#app/features/household/household-addresses.ts'
import styles from '#app/features/household/household.module.css'
import { NoHousehold, TablePanel } from '#app/features/household/household-page.tsx'
import { viewHousehold } from '#app/features/household/household.server.ts'
import { newPersonId } from '#app/features/household/people.server.ts'
import type { HouseholdChange, HouseholdView } from '#app/features/household/household-view.ts'
import { InvitePanel } from '#app/features/household/invite-panel.tsx'
import { MembersPanel } from '#app/features/household/members-panel.tsx'
import { fieldsAsSent, fieldsOf, type PersonFields } from '#app/features/household/person-fields.ts'
import { JointPantryPanel } from '#app/features/household/pantry-panel.tsx'
import { PersonForm } from '#app/features/household/person-form.tsx'
import { orOffline } from '#app/features/page/offline-answer.ts'
import type { PlanEntries } from '#app/domain/planning/plan-request.ts'
import { mayDo } from '#app/domain/household/rights.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { Button } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import type { Route } from './+types/household'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [
  { title: 'Household | Mealwright' },
  { name: 'robots', content: 'noindex' },
]

type Person = { id: string | null; isSelf: boolean; name: string; fields: PersonFields }

/** `?person=` shows the form of somebody at the table: an id, `self` or `new`. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const { db, now, site } = servicesOf(context)
  const query = new URL(request.url).searchParams
  const household = await viewHousehold(db, member, now())
  const who = query.get('person')
  const person = who === null ? null : personOf(household, who, member.label)
  // Taken off meanwhile, or never theirs to change.
  if (who !== null && person === null) throw redirect(HOUSEHOLD_PATH)
  const begins =
    person?.isSelf && person.id === null ? await planEntriesOf(db, member).catch(() => null) : null
  return {
    household,
    newId: newPersonId(now()),
    person: person && begins ? { ...person, fields: withEntries(person.fields, begins) } : person,
    hasJoined: query.has('joined'),
    origin: site.origin,
  }
}

function personOf(household: HouseholdView | null, who: string, label: string): Person | null {
  const people = household?.people ?? []
  if (who === 'self') {
    const own = people.find(({ isYou }) => isYou)
    const fields = fieldsOf(own?.entries ? { name: own.name, ...own.entries } : null)
    return {
      id: own?.id ?? null,
      isSelf: true,
      name: label,
      fields: own ? fields : { ...fields, name: label },
    }
  }
  if (who === 'new') {
    const isAllowed = household !== null && mayDo(household.role, 'change-people')
    return isAllowed ? { id: null, isSelf: false, name: '', fields: fieldsOf(null) } : null
  }
  const known = people.find(({ id, isYou }) => id === who && !isYou)
  if (!known?.entries) return null
  return {
    id: known.id,
    isSelf: false,
    name: known.name,
    fields: fieldsOf({ name: known.name, ...known.entries }),
  }
}

/** A member begins with what they entered for their last plan. */
function withEntries(fields: PersonFields, entries: PlanEntries): PersonFields {
  const { sex, ageYears, heightCm, weightKg, activityLevel, goal, lifeStage } = entries
  const body = { sex, ageYears, heightCm, weightKg, activityLevel, goal }
  const known = fieldsOf({
    name: fields.name,
    figures: { kind: 'body', ...body, ...(lifeStage && { lifeStage }) },
    wishes: null,
  })
  return known
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const { data: result, init } = await changeHouseholdPage(form, context)
  const entered = intent === 'save-person' && !result.ok ? fieldsAsSent(form) : null
  return data({ intent, result, entered }, { status: init?.status ?? 200 })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  orOffline('offline', () => serverAction())

/** Whoever is no longer in the household sees that; the form of a person keeps what was typed. */
export const shouldRevalidate = ({
  defaultShouldRevalidate,
  actionStatus,
  currentUrl,
}: ShouldRevalidateFunctionArgs) =>
  defaultShouldRevalidate || (actionStatus === 404 && !currentUrl.searchParams.has('person'))

export default function Household({ loaderData, actionData }: Route.ComponentProps) {
  const { household, person, newId, hasJoined, origin } = loaderData
  const result = actionData?.result
  const errors = result?.ok === false ? result.fields : {}
  const entered = actionData && 'entered' in actionData ? actionData.entered : null
  if (person) {
    const who = person.isSelf ? 'self' : (person.id ?? 'new')
    return (
      <main className={classNames(layout.wrapNarrow, layout.sectionEnd)}>
        <div className={layout.pageHead}>
          <p>
            <Link to={HOUSEHOLD_PATH}>Back to your household</Link>
          </p>
          <h1>{person.isSelf ? 'You at the table' : person.id ? person.name : 'Someone at the table'}</h1>
        </div>
        {result?.ok === false && (
          <Notice tone="error" className={styles.notice}>
            {result.message}
          </Notice>
        )}
        <div className={classNames(card.card, card.pad)}>
          <PersonForm
            key={who}
            id={person.id}
            newId={newId}
            isSelf={person.isSelf}
            fields={entered ?? person.fields}
            errors={errors}
            address={personAddress(who)}
          />
        </div>
      </main>
    )
  }
  const invitePath = result?.ok ? result.value.invitePath : undefined
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <h1>Household</h1>
        <p className={text.lede}>Who you cook for, and who plans and shops with you.</p>
      </div>
      {result?.ok === false && (
        <Notice tone="error" className={styles.notice}>
          {result.message}
        </Notice>
      )}
      {result?.ok && <Done change={result.value} />}
      {hasJoined && !result && (
        <Notice tone="ok" className={styles.notice}>
          You joined. Shared plans are among <Link to="/meal-planning?tab=plans">your plans</Link>, and shared
          lists among <Link to="/shopping">your lists</Link>. Your pantry stays your own until you join it
          with theirs.
        </Notice>
      )}
      {household === null ? (
        <NoHousehold>If someone invited you, open their link instead.</NoHousehold>
      ) : (
        <div className={styles.columns}>
          <TablePanel household={household} />
          <div className={styles.column}>
            <MembersPanel household={household} />
            <JointPantryPanel household={household} />
            {mayDo(household.role, 'invite') && (
              <InvitePanel
                invitations={household.invitations}
                link={invitePath === undefined ? null : `${origin}${invitePath}`}
              />
            )}
          </div>
        </div>
      )}
    </main>
  )
}

/** What was done, with its way back where there is one. */
function Done({ change: { said, removedId } }: { change: HouseholdChange }) {
  if (!said) return null
  return (
    <Notice tone="ok" className={styles.notice}>
      {said}{' '}
      {removedId && (
        <Form method="post" action={HOUSEHOLD_PATH} preventScrollReset>
          <input type="hidden" name="id" value={removedId} />
          <Button type="submit" variant="secondary" isSmall name="intent" value="restore-person">
            Undo
          </Button>
        </Form>
      )}
    </Notice>
  )
}
