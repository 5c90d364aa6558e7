/** Phrases that name a food which is not in the dish: "you will not miss the butter", "it tastes of parmesan". */

const CLAUSE = String.raw`[^.;:,()–—]*`
const USUAL = 'traditional|usual|classic|customary|normal|the norm|the original'

const IN_A_HEADNOTE: readonly RegExp[] = [
  String.raw`\b(?:miss(?:es|ed|ing)?|tast(?:es?|ing)${CLAUSE}\b(?:of|like)|remind\w*)\b${CLAUSE}`,
  String.raw`\b(?:instead of|in place of|rather than|without|no need (?:for|of)|free (?:of|from)|stand(?:s|ing)? in for|t(?:akes?|ook|aking) the place of|replac\w+|skip(?:s|ping)?|leav(?:es?|ing) out|goodbye to|in lieu of)\b${CLAUSE}`,
  String.raw`\b(?:as|so|just as|every bit as) \w+ as\b${CLAUSE}`,
  String.raw`\b(?:like|unlike|than)\b${CLAUSE}`,
  String.raw`${CLAUSE}\b(?:usually|normally|traditionally|ordinarily|would (?:usually |normally |otherwise )?(?:bring|give|add|use|have|do|be))\b${CLAUSE}`,
  String.raw`\b(?:original|classic|usual|traditional)(?: \w+)? (?:has|uses?|is made with|calls for|takes)\b${CLAUSE}`,
].map((source) => new RegExp(source, 'gi'))

const ANYWHERE: readonly RegExp[] = [
  String.raw`\([^()]*\b(?:is|are) (?:${USUAL})\b[^()]*\)`,
  String.raw`${CLAUSE}\b(?:is|are) (?:${USUAL})\b${CLAUSE}`,
  // The two or three words of the food that is not used.
  String.raw`\b(?:instead of|in place of|rather than|no need for|in lieu of) (?:the |any |a |an |some )?\w+(?: (?:cheese|oil|milk|cream|butter|sauce|flour|stock|nuts))?`,
].map((source) => new RegExp(source, 'gi'))

/** A description without the foods that it only compares with, which are not in the dish. */
export const headnoteWithoutComparisons = (text: string): string =>
  [...ANYWHERE, ...IN_A_HEADNOTE].reduce((rest, words) => rest.replace(words, ' '), text)

/** A step without the foods that it says are not used. */
export const stepWithoutComparisons = (text: string): string =>
  ANYWHERE.reduce((rest, words) => rest.replace(words, ' '), text)
