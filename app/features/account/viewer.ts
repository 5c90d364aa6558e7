import type { Tier } from '#app/domain/allowance.ts'

/** Who is looking at a page. Only a member's own pages ever see the e-mail address. */
export type Member = {
  id: string
  email: string
  /** How others see this person: the part before the at-sign until another is chosen. */
  label: string
  tier: Tier
  isEmailConfirmed: boolean
  /** The session this request came with; never its token. */
  sessionId: string
}

export type Viewer = { member: Member | null }

export const VISITOR: Viewer = { member: null }
