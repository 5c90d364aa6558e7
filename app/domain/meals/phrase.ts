/** How a phrase is joined to what stands before it. */
export type Joint = 'start' | 'strong' | 'weak' | 'inside' | 'remark' | 'or' | 'none'

/** An amount as said: "2", "62.7 g", "16.9 fl oz", "half a", "1 to 2". */
export type SaidAmount = {
  value: number
  most: number
  /** A weight or volume unit, or null for a bare number; "cup" and "slice" stay words of the phrase. */
  measure: Measure | null
  /** "x2" behind the food: so many of the whole. */
  isTimes?: boolean
  /** "a few": of what has no pieces it is a little. */
  isFew?: boolean
  /** "30 g each": of one of those counted before. */
  isEach?: boolean
}
export type Measure =
  | 'gram'
  | 'kilogram'
  | 'ounce'
  | 'pound'
  | 'milliliter'
  | 'liter'
  | 'floz'
  | 'kcal'
  | 'inch'

export type PhraseWord = {
  stem: string
  /** An aside is a place, a shop or a meal of the day: part of a name at most, no food by itself. */
  role: 'food' | 'decoration' | 'unit' | 'size' | 'aside'
  /** Stands before "of". */
  isMeasure?: boolean
  /** A unit alone behind the food: "pizza, a slice". */
  isUnitBehind?: boolean
  /** Not said, but what the restaurant that was named sells. */
  isImplied?: boolean
  /** "eggs": more than one of it. */
  isPlural?: boolean
  /** Read as another word than was typed: a slip of the keyboard, perhaps. */
  isCorrected?: boolean
  start: number
  end: number
}

/** Some words that belong together: "a medium cup of vanilla ice cream". */
export type Phrase = {
  joint: Joint
  hasDeterminer: boolean
  isDefinite: boolean
  /** "my sandwich": perhaps the one that was told before. */
  isMine?: boolean
  /** A verb or "I" stood before: what follows is likely a food of its own. */
  isAfterVerb: boolean
  /** "another bowl": one more of the food before. */
  isAnother?: boolean
  amounts: readonly SaidAmount[]
  words: readonly PhraseWord[]
  /** Tied by "on". */
  isOn: boolean
  isAfterComma: boolean
  /** Opens a bracket: "(2 eggs)". */
  isBracketed: boolean
  /** Behind a colon: what stands before it may only announce this. */
  isAfterColon: boolean
  /** Behind a dash between words: what stands before it may be made of this. */
  isAfterDash: boolean
  /** Opens a line of its own. */
  isAfterBreak?: boolean
  start: number
  end: number
}

/** A phrase while it is read. */
export type Building = { -readonly [Key in keyof Phrase]: Phrase[Key] } & {
  amounts: SaidAmount[]
  words: PhraseWord[]
}
