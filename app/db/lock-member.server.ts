import { eq } from 'drizzle-orm'
import type { Tx } from './open.server.ts'
import { profiles } from './schema/index.ts'

/**
 * What one member sends at the same time is done one after the other until the transaction ends, so that limits that are
 * counted and names that are compared hold. Rows of others that refer to the member are not held up.
 */
export async function lockMember(tx: Tx, memberId: string): Promise<void> {
  await tx.select({ id: profiles.id }).from(profiles).where(eq(profiles.id, memberId)).for('no key update')
}
