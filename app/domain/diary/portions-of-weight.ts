/**
 * How many portions of a dish so many grams are. A pot that was weighed after cooking decides; otherwise the weight of
 * its ingredients does, of which boiling takes some away. Null where neither is known.
 */
export function portionsOfWeight({
  eatenG,
  cookedPotG,
  ingredientsG,
  servings,
}: {
  eatenG: number
  cookedPotG: number | null
  ingredientsG: number
  servings: number
}): number | null {
  const potG = cookedPotG ?? ingredientsG
  return potG > 0 ? (eatenG / potG) * servings : null
}
