import { and, eq, inArray, isNull, ne, or } from 'drizzle-orm'
import type { Db, Tx } from '#app/db/open.server.ts'
import { householdPeople } from '#app/db/schema/index.ts'
import { isId } from '#app/db/id.ts'
import { AppError } from '#app/domain/errors.ts'
import { type PersonFigures, personTargets } from '#app/domain/household/person.ts'
import { mayDo } from '#app/domain/household/rights.ts'
import { type DietaryPreferences, NO_DIETARY_PREFERENCES } from '#app/domain/planning/dietary-preferences.ts'
import type { PlanRequest } from '#app/domain/planning/plan-request.ts'
import { dietaryPreferencesOf } from '#app/features/account/food-preferences.server.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { membershipOf } from './household-access.server.ts'
import { peopleOf, type PersonRow } from './people.server.ts'

/** Whom plans are made for beside the member who makes them. */

export type TableChoice = { id: string; name: string; kcal: number }

/** Who may be planned for by this member; empty for whoever is in no household or only looks on. */
export async function tableChoices(db: Db, member: Member): Promise<TableChoice[]> {
  const own = await membershipOf(db, member)
  if (!own || !mayDo(own.role, 'share-plans')) return []
  const people = await peopleOf(db, own.householdId, member)
  return people
    .filter(({ memberId }) => memberId !== member.id)
    .map(({ id, name, figures }) => ({ id, name, kcal: personTargets(figures).kcal }))
}

type PlannedTable = { householdId: string; household: NonNullable<PlanRequest['household']> }

/**
 * The people chosen, as a plan's request takes them, each with what they do not eat, and the household the plan is
 * shared with. Throws `invalid-input` where one of them is not at the table any more.
 */
export async function plannedTable(
  db: Db,
  member: Member,
  ids: readonly string[],
): Promise<PlannedTable | null> {
  if (ids.length === 0) return null
  const own = await membershipOf(db, member)
  const isAllowed = own !== null && mayDo(own.role, 'share-plans') && ids.every(isId)
  const rows = isAllowed
    ? await db
        .select()
        .from(householdPeople)
        .where(
          and(
            inArray(householdPeople.id, [...ids]),
            eq(householdPeople.householdId, own.householdId),
            isNull(householdPeople.removedAt),
            or(isNull(householdPeople.memberId), ne(householdPeople.memberId, member.id)),
          ),
        )
        .orderBy(householdPeople.createdAt, householdPeople.id)
    : []
  if (own === null || rows.length !== new Set(ids).size)
    throw new AppError(
      'invalid-input',
      'Somebody was removed from the table meanwhile. Choose again who eats.',
      {
        field: 'people',
      },
    )
  const household = await Promise.all(rows.map(async (row) => memberOf(row, await wishesOf(db, row))))
  return { householdId: own.householdId, household }
}

/** What a person does not eat; of members, also what stands in their own profile. */
export async function wishesOf(
  db: Db,
  { memberId, wishes }: Pick<PersonRow, 'memberId' | 'wishes'>,
): Promise<DietaryPreferences> {
  return memberId === null ? wishes : together(wishes, await dietaryPreferencesOf(db, { id: memberId }))
}

/** What a member does not eat, by their profile and by what stands of them at the table. */
export async function ownWishes(db: Db, member: Pick<Member, 'id'>): Promise<DietaryPreferences> {
  const [row] = await db
    .select({ wishes: householdPeople.wishes })
    .from(householdPeople)
    .where(and(eq(householdPeople.memberId, member.id), isNull(householdPeople.removedAt)))
  return together(row?.wishes ?? NO_DIETARY_PREFERENCES, await dietaryPreferencesOf(db, member))
}

/** Keeps what a member entered last about themselves, for plans that others make. */
export async function rememberFigures(tx: Tx, member: Member, request: PlanRequest): Promise<void> {
  const { sex, ageYears, heightCm, weightKg, activityLevel, goal, lifeStage } = request
  const body = { sex, ageYears, heightCm, weightKg, activityLevel, goal }
  const figures: PersonFigures = { kind: 'body', ...body, ...(lifeStage && { lifeStage }) }
  await tx
    .update(householdPeople)
    .set({ figures })
    .where(and(eq(householdPeople.memberId, member.id), isNull(householdPeople.removedAt)))
}

function memberOf(
  { id: personId, name, figures }: PersonRow,
  wishes: DietaryPreferences,
): NonNullable<PlanRequest['household']>[number] {
  const { kind: _, ...told } = figures
  return 'kcal' in told
    ? { name, personId, ...told, ...wishes }
    : { name, personId, ...told, targetWeightKg: null, ...wishes }
}

function together(one: DietaryPreferences, other: DietaryPreferences): DietaryPreferences {
  const both = <Value>(left: readonly Value[], right: readonly Value[]) => [...new Set([...left, ...right])]
  return {
    diets: both(one.diets, other.diets),
    allergens: both(one.allergens, other.allergens),
    dislikes: both(one.dislikes, other.dislikes),
    eaters: both(one.eaters, other.eaters),
  }
}
