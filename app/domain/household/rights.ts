/** Who may do what in a household: every command asks this one table. */

export const HOUSEHOLD_ROLES = ['owner', 'cook', 'reader'] as const
export type HouseholdRole = (typeof HOUSEHOLD_ROLES)[number]

/** What an invitation can make somebody. */
export const INVITED_ROLES = ['cook', 'reader'] as const satisfies readonly HouseholdRole[]
export type InvitedRole = (typeof INVITED_ROLES)[number]

/** `may` goes on from "a cook". */
export const ROLE_WORDS: Readonly<Record<HouseholdRole, { label: string; may: string }>> = {
  owner: { label: 'Owner', may: 'can do everything and decides who belongs to the household' },
  cook: {
    label: 'Cook',
    may: 'can change the shared plans, the shared list, the joint pantry and the people at the table',
  },
  reader: { label: 'Reader', may: 'can view the shared plans, the shared list and the joint pantry' },
}

const EVERYBODY: readonly HouseholdRole[] = HOUSEHOLD_ROLES
const WHO_COOKS: readonly HouseholdRole[] = ['owner', 'cook']
const OWNERS: readonly HouseholdRole[] = ['owner']

const RIGHTS = {
  'see-plans': EVERYBODY,
  'see-list': EVERYBODY,
  'join-pantry': EVERYBODY,
  'enter-oneself': EVERYBODY,
  leave: EVERYBODY,
  'change-plans': WHO_COOKS,
  'change-list': WHO_COOKS,
  'change-pantry': WHO_COOKS,
  'share-plans': WHO_COOKS,
  'share-list': WHO_COOKS,
  'change-people': WHO_COOKS,
  invite: OWNERS,
  'change-roles': OWNERS,
  'remove-member': OWNERS,
} as const satisfies Record<string, readonly HouseholdRole[]>

export type HouseholdCommand = keyof typeof RIGHTS

/** The roles that may do it. */
export const rolesThatMay = (command: HouseholdCommand): readonly HouseholdRole[] => RIGHTS[command]

/** Whether a role may do it. */
export const mayDo = (role: HouseholdRole, command: HouseholdCommand): boolean =>
  rolesThatMay(command).includes(role)

/** Why a role may not, for whoever tried. */
export function refusalOf(command: HouseholdCommand): string {
  return rolesThatMay(command).includes('cook')
    ? 'In this household you can only view. Ask an owner to make you a cook.'
    : 'Only an owner of the household may do that.'
}
