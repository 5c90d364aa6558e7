/** What has to be done with a food before it is cooked like others of its kind. */
export type PreStep = {
  /**
   * soak-and-boil: soak in cold water, drain, boil hard, simmer until soft, drain. boil: boil in plenty of water, throw the
   * water away. dry-fry: cook in a hot pan until its own water is gone. stew-fruit: simmer with a little water. hydrate: cover
   * with hot water or stock. desalt: soak in cold water that is changed. thaw: in the fridge.
   */
  way: 'soak-and-boil' | 'boil' | 'dry-fry' | 'stew-fruit' | 'hydrate' | 'desalt' | 'thaw'
  /** Minutes it stands by itself, in water or in the fridge. */
  waitMin: number
  /** Minutes on the heat. */
  cookMin: number
  /** Grams ready to cook with per gram as bought. */
  gains: number
}

export type Treatment = {
  /** Never in any recipe: the rest of the sentence after the food's name. */
  never?: string
  /** What the kitchen does not cook, for the person: the rest of the sentence after the food's name. */
  notHere?: string
  before?: PreStep
  /** Least minutes on the heat; in liquid or steam where `isMoist`. */
  leastMin?: number
  isMoist?: boolean
  /** The cooking water holds what makes it unsafe and is thrown away. */
  isDrained?: boolean
  /** A rolling boil of so many minutes: less heat leaves the poison whole. */
  hardBoilMin?: number
  /** Least temperature inside, °C. Food with one is never served pink, runny or rare. */
  leastC?: number
  /** Already cooked or cured: when heated it has to be steaming hot, not just warm. */
  isUntilSteaming?: boolean
  /** Minutes of slow moist heat (or of a low oven) until it can be chewed. */
  tenderMin?: number
  /** Most grams for one person, as bought. */
  mostG?: number
  /** Frozen, it is thawed before it is cooked. */
  isThawed?: boolean
  /** Fish sold to be eaten raw, or cured in acid or salt, needs no heat. */
  isCurable?: boolean
  /** Why, for the person: a whole sentence. */
  why: string
}
