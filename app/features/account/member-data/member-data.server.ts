import type { PgTable } from 'drizzle-orm/pg-core'
import * as tables from '#app/db/schema/index.ts'
import { ACCOUNT_DATA } from './account-data.server.ts'
import { BILLING_DATA } from './billing-data.server.ts'
import { RECIPE_DATA } from './recipe-data.server.ts'
import { KITCHEN_DATA } from './kitchen-data.server.ts'
import type { MemberRows } from './member-rows.server.ts'
import { PLAN_DATA } from './plan-data.server.ts'

/**
 * Everything kept about a member, table by table: what the download gives, and with `NOT_GIVEN` every table that
 * leads to a member. A table that is in neither fails a test.
 */
export const MEMBER_DATA: readonly MemberRows[] = [
  ...ACCOUNT_DATA,
  ...RECIPE_DATA,
  ...KITCHEN_DATA,
  ...PLAN_DATA,
  ...BILLING_DATA,
]

/** Tables that lead to a member and are not in the download, with the reason that stands in it. */
export const NOT_GIVEN: readonly { table: PgTable; name: string; because: string }[] = [
  {
    table: tables.sessions,
    name: 'sessions',
    because: 'where you are signed in: a copy could help somebody else in. Your profile lists them.',
  },
  {
    table: tables.accounts,
    name: 'passwords',
    because: 'only a hash of your password is kept, and it never leaves the database.',
  },
  {
    table: tables.communityAuthors,
    name: 'counts of the community recipes',
    because: 'how many recipes you share is counted from them.',
  },
  {
    table: tables.publicRecipeSearch,
    name: 'the search of the community recipes',
    because: 'its words are those of the recipes you share.',
  },
  {
    table: tables.shoppingOperations,
    name: 'changes of your shopping lists',
    because: 'they are keys without content, so that nothing counts twice; the lists themselves are here.',
  },
  {
    table: tables.mealPlanUndos,
    name: 'changes of your plans',
    because: 'they are kept for ten minutes, to be undone; the plans themselves are here.',
  },
  {
    table: tables.calendarFeeds,
    name: 'the address of your calendar',
    because: 'only a hash of it is kept. Your profile says whether there is one.',
  },
]
