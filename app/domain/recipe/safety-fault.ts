/** Why a recipe is not shown. */
export type SafetyFault = {
  /** The food as the line calls it. */
  food: string
  /** A whole sentence for the person and for a second attempt. */
  reason: string
}
