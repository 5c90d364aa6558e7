import type { Draft } from './draft.ts'

/** A row of which only a share was eaten. */
export function shared(draft: Draft, share: number): Draft {
  if (share === 1) return draft
  return {
    ...draft,
    grams: draft.grams * share,
    remarks: [...draft.remarks, `${Math.round(share * 100)} % of it`],
  }
}
