import { sql } from 'drizzle-orm'
import { check, index, jsonb, pgTable, text, timestamp, uniqueIndex, uuid } from 'drizzle-orm/pg-core'
import type { PersonFigures } from '#app/domain/household/person.ts'
import type { HouseholdRole, InvitedRole } from '#app/domain/household/rights.ts'
import type { DietaryPreferences } from '#app/domain/recipe/recipe.ts'
import { profiles } from './members.ts'

/**
 * Members who share plans and a list, and the people they cook for. A household without members is gone, one without
 * an owner passes to whoever joined first: a trigger sees to both, also when an account is deleted
 * (docs/decisions/054-households.md).
 */
export const households = pgTable('households', {
  id: uuid('id').primaryKey(),
  createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
})

/** A member belongs to one household at most. */
export const householdMembers = pgTable(
  'household_members',
  {
    userId: uuid('user_id')
      .primaryKey()
      .references(() => profiles.id, { onDelete: 'cascade' }),
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    role: text('role').$type<HouseholdRole>().notNull(),
    joinedAt: timestamp('joined_at', { withTimezone: true }).notNull(),
    /** Since when their pantry is part of the household's joint one; null is a pantry of their own. */
    pantryJoinedAt: timestamp('pantry_joined_at', { withTimezone: true }),
  },
  (table) => [
    index('household_members_household_id_idx').on(table.householdId),
    check('household_members_role_known', sql`${table.role} in ('owner', 'cook', 'reader')`),
  ],
)

/** Somebody at the table: a member, or somebody without an account. */
export const householdPeople = pgTable(
  'household_people',
  {
    id: uuid('id').primaryKey(),
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    /** The member it is; null for whoever has no account. */
    memberId: uuid('member_id').references(() => profiles.id, { onDelete: 'cascade' }),
    name: text('name').notNull(),
    figures: jsonb('figures').$type<PersonFigures>().notNull(),
    /** What they do not eat; a member's own food preferences count beside it. */
    wishes: jsonb('wishes').$type<DietaryPreferences>().notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    /** Taken off and still to be put back for a while. */
    removedAt: timestamp('removed_at', { withTimezone: true }),
  },
  (table) => [
    index('household_people_household_id_idx').on(table.householdId),
    uniqueIndex('household_people_member_once')
      .on(table.memberId)
      .where(sql`${table.removedAt} is null`),
    index('household_people_removed_at_idx')
      .on(table.removedAt)
      .where(sql`${table.removedAt} is not null`),
  ],
)

/** A link that lets one member in, once. Used or taken back, its row is gone. */
export const householdInvitations = pgTable(
  'household_invitations',
  {
    id: uuid('id').primaryKey(),
    householdId: uuid('household_id')
      .notNull()
      .references(() => households.id, { onDelete: 'cascade' }),
    role: text('role').$type<InvitedRole>().notNull(),
    /** Of the secret in the link, which is shown once. */
    tokenHash: text('token_hash').notNull().unique(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
    expiresAt: timestamp('expires_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    index('household_invitations_household_id_idx').on(table.householdId),
    index('household_invitations_expires_at_idx').on(table.expiresAt),
    check('household_invitations_role_known', sql`${table.role} in ('cook', 'reader')`),
  ],
)
