/** What a person says became of a lot, or of a part of it. */
export const LOT_USES = ['eaten', 'frozen', 'given', 'binned'] as const
export type LotUseKind = (typeof LOT_USES)[number]
