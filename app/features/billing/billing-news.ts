import type { Push } from '#app/ports/push/push.ts'

/** News for the open pages of one member; the pages then ask what is stored. */
export const memberChannel = (memberId: string) => `member:${memberId}`

/** Inside a transaction it goes out once that is committed. */
export function announceBilling(push: Push, memberId: string): Promise<void> {
  return push.publish(memberChannel(memberId), { kind: 'billing' })
}
