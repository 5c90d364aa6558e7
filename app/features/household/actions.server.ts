import { redirect } from 'react-router'
import {
  invitationSchema,
  joinSchema,
  memberRoleSchema,
  oneInvitationSchema,
  oneMemberSchema,
  onePersonSchema,
  personSchema,
} from '#app/domain/household/household-forms.ts'
import { type Context, requireMember, servicesOf } from '#app/http/context.server.ts'
import { noFieldsSchema, submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { HOUSEHOLD_PATH } from './household-addresses.ts'
import {
  changeRole,
  invite,
  joinHousehold,
  leaveHousehold,
  removeMember,
  revokeInvitation,
} from './household-members.server.ts'
import { joinPantry, leavePantry } from './household-pantry.server.ts'
import type { HouseholdChange } from './household-view.ts'
import { removePerson, restorePerson, savePerson } from './people.server.ts'

const FAILED = 'Your household could not be changed. Please try again.'

/** What is done on the household's page; the field `intent` says which. */
export function changeHouseholdPage(form: FormData, context: Context) {
  const services = servicesOf(context)
  const { log } = services
  const options = { fallback: FAILED, log }
  const member = requireMember(context)
  switch (textIn(form, 'intent')) {
    case 'save-person':
      return submit(
        form,
        personSchema,
        async (entries): Promise<HouseholdChange> => {
          await savePerson(services, member, entries)
          throw redirect(HOUSEHOLD_PATH, 303)
        },
        options,
      )
    case 'remove-person':
      return submit(
        form,
        onePersonSchema,
        async ({ id }): Promise<HouseholdChange> => {
          const { name } = await removePerson(services, member, id)
          return { said: `${name} was removed from the table.`, removedId: id }
        },
        options,
      )
    case 'restore-person':
      return submit(
        form,
        onePersonSchema,
        async ({ id }): Promise<HouseholdChange> => {
          await restorePerson(services, member, id)
          return {}
        },
        options,
      )
    case 'invite':
      return submit(
        form,
        invitationSchema,
        async ({ role }): Promise<HouseholdChange> => {
          const { path } = await invite(services, member, role)
          return { invitePath: path }
        },
        options,
      )
    case 'revoke':
      return submit(
        form,
        oneInvitationSchema,
        async ({ id }): Promise<HouseholdChange> => {
          await revokeInvitation(services, member, id)
          return { said: 'The link no longer works.' }
        },
        options,
      )
    case 'change-role':
      return submit(
        form,
        memberRoleSchema,
        async (change): Promise<HouseholdChange> => {
          await changeRole(services, member, change)
          return { said: 'The role is changed.' }
        },
        options,
      )
    case 'remove-member':
      return submit(
        form,
        oneMemberSchema,
        async ({ memberId }): Promise<HouseholdChange> => {
          await removeMember(services, member, memberId)
          return { said: 'The member is no longer in your household.' }
        },
        options,
      )
    case 'join-pantry':
      return submit(
        form,
        noFieldsSchema,
        async (): Promise<HouseholdChange> => {
          await joinPantry(services, member)
          return { said: 'Your pantry is now part of the joint pantry.' }
        },
        options,
      )
    case 'leave-pantry':
      return submit(
        form,
        noFieldsSchema,
        async (): Promise<HouseholdChange> => {
          await leavePantry(services, member)
          return { said: 'You have a pantry of your own again, with what you put in yourself.' }
        },
        options,
      )
    case 'leave':
      return submit(
        form,
        noFieldsSchema,
        async (): Promise<HouseholdChange> => {
          const became = await leaveHousehold(services, member)
          return { said: became === 'ended' ? 'The household is ended.' : 'You left the household.' }
        },
        options,
      )
    default:
      return submitNothing(form, log)
  }
}

/** Joining by a link. */
export function joinByLink(form: FormData, context: Context, token: string) {
  const services = servicesOf(context)
  return submit(
    form,
    joinSchema,
    async (choice) => {
      await joinHousehold(services, requireMember(context), token, choice)
      throw redirect(`${HOUSEHOLD_PATH}?joined`, 303)
    },
    { fallback: 'You could not join. Please try again.', log: services.log },
  )
}
