import type { Cooked } from './cooked-lines.ts'

/**
 * Whether the words of a recipe show that eggs, meat and fish are cooked right through, as infants and pregnant people have
 * them. Others may eat them soft or pink, so a time alone says little here: a sign, a temperature or a long time has to.
 */

const SOFT_EGG =
  /\b(?:runny|jammy|oozing|coddled|just set|barely set|sunny|soft eggs?|soft(?:ly)?[- ]?(?:set|cooked|scrambled|folds?|curds?|yolks?|boil\w*|poach\w*)|(?:liquid|loose|molten|creamy) yolks?|look(?:s|ing)? (?:a little|slightly|still) wet)\b/i
const SOFT_YOLK =
  /\byolks? (?:\w+ ){0,3}(?:soft|loose|liquid|runs?|runny|flows?|creamy|thicken\w*|trembl\w*|wobbl\w*)\b/i
const WHITE_IS_SET = /\bwhites? (?:\w+ ){0,2}(?:set|firm|opaque|cooked)\b/i
const YOLK_IS_FIRM =
  /\byolks?\b[^.;]{0,40}\b(?:firm|set|hard|chalky|cooked through)\b|\bset all (?:the way )?through\b/i
const FIRM_EGG =
  /\b(?:firm|set|hard[- ]boil\w*|cooked (?:right |all the way )?through|no (?:liquid|runny|wet) egg)\b/i
/** In a batter, a coat of crumbs, a patty: there brown outside means firm inside. */
const MIXED = /\b(?:batter|flour|crumbs?|breadcrumbs|coat\w*|dredge|dough|mixture|patt(?:y|ies)|fritters?)\b/i
const BROWNED = /\b(?:golden|brown\w*|crisp\w*|puffed|springs? back|skewer)\b/i

const FIRM_EGG_C = 71
const FIRM_AFTER_MIN = 8
/** Minutes in boiling water, in the shell. */
const HARD_BOILED_MIN = 9
const BEATEN = /\b(?:beat(?:en)?|whisk(?:ed)?|stream|batter)\b/i

/** True when the texts call eggs soft, whose cooking is past telling: "2 soft-boiled eggs". */
export const areEggsSaidSoft = (texts: readonly string[]): boolean =>
  texts.some((text) => SOFT_EGG.test(text) || SOFT_YOLK.test(text))

/** True unless the texts show that the eggs of a line end up with white and yolk firm. */
export function areEggsLeftSoft(texts: readonly string[], { clauses, heatMin, coreC }: Cooked): boolean {
  const isSaid = (pattern: RegExp) => texts.some((text) => pattern.test(text))
  if (areEggsSaidSoft(texts)) return true
  if (isSaid(WHITE_IS_SET) && !isSaid(YOLK_IS_FIRM)) return true
  const isBoiledShort = clauses.some(
    ({ text, isBoiling, minutes }) =>
      isBoiling && (minutes ?? Infinity) < HARD_BOILED_MIN && /\beggs?\b/i.test(text) && !BEATEN.test(text),
  )
  if (isBoiledShort) return true
  const isHotInside = coreC.some((degrees) => degrees >= FIRM_EGG_C)
  return !(isHotInside || heatMin >= FIRM_AFTER_MIN || isSaid(FIRM_EGG) || (isSaid(MIXED) && isSaid(BROWNED)))
}

const NO_PINK =
  /\b(?:no(?:t|thing)?|never|without(?: any)?|any|longer) (?:\w+ ){0,2}(?:pink|raw|red)\b|\bwell[- ]done\b|\bcooked (?:right |all the way )?through\b|\bpiping hot\b/i
const FALLS_APART = /\b(?:falls? apart|falling apart|shreds?|pulls? apart|fork)\b/i
const WELL_DONE_C = 70
const WELL_DONE_AFTER_MIN = 45
const STEWED_MIN = 15

/** True unless the texts show that meat which others eat pink has no pink left. */
export function isMeatLeftPink(texts: readonly string[], { moistMin, heatMin, coreC }: Cooked): boolean {
  const isShown = texts.some((text) => NO_PINK.test(text) || FALLS_APART.test(text))
  const isHotInside = coreC.some((degrees) => degrees >= WELL_DONE_C)
  return !(isShown || isHotInside || moistMin >= STEWED_MIN || heatMin >= WELL_DONE_AFTER_MIN)
}

const FISH_IS_RAW_INSIDE =
  /\b(?:still|slightly|just|a little) (?:pink|translucent|glassy|raw|rare)\b|\b(?:pink|translucent|glassy|rare|raw) (?:in|at|inside) the (?:middle|centre|center)\b/i
const NO_LONGER = /\b(?:no|not|nothing|longer)\b[^.;,]{0,20}$/i

/** True when the texts leave fish glassy or pink in the middle. */
export function isFishLeftRaw(texts: readonly string[]): boolean {
  return texts.some((text) => {
    const found = FISH_IS_RAW_INSIDE.exec(text)
    return found !== null && !NO_LONGER.test(text.slice(0, found.index))
  })
}
