import { foldWord, plainName } from '#app/domain/food/food-names.ts'
import type { HeatWay } from '#app/domain/food/cooking-times.ts'
import type { Clause } from './read-method.ts'
import type { LineWords } from './words-of-line.ts'

/** One time on the heat. */
export type Heating = {
  way: HeatWay
  /** Null where the clause names no time. */
  minutes: number | null
  clause: Clause
}

/** What the steps do to one line of a recipe. */
export type Cooked = {
  heatMin: number
  moistMin: number
  boilMin: number
  pressureMin: number
  soakMin: number
  /** Soaked, though nobody says how long. */
  isSoaked: boolean
  /** Brought to the boil and left to stand for an hour. */
  isQuickSoaked: boolean
  isDrained: boolean
  isThawed: boolean
  isUntilDone: boolean
  /** Something is heated after it was first spoken of. */
  isFollowedByHeat: boolean
  /** Everything heated from then on, whether or not it is this food. */
  after: Heating[]
  coreC: number[]
  /** In order; standing in a hot liquid under a lid counts as heating too. */
  heatings: Heating[]
  /** Clauses up to and including the first one that heats it. */
  before: Clause[]
  /** Those that speak of it or go on with it. */
  clauses: Clause[]
}

const raw = (): Cooked => ({
  heatMin: 0,
  moistMin: 0,
  boilMin: 0,
  pressureMin: 0,
  soakMin: 0,
  isSoaked: false,
  isQuickSoaked: false,
  isDrained: false,
  isThawed: false,
  isUntilDone: false,
  isFollowedByHeat: false,
  after: [],
  coreC: [],
  heatings: [],
  before: [],
  clauses: [],
})

/** Minutes of a heating that names none. */
const UNTIMED_MOIST_MIN = 6
const UNTIMED_DRY_MIN = 4
const UNTIMED_WARMING_MIN = 0
const STANDING_AFTER_BOIL_MIN = 50

const NO_OBJECT =
  /^(?:gently |slowly |quickly |now )?(?:simmer|boil|stew|braise|bake|roast|fry|cook|grill|steam|poach|soak|brown|sear|stir-fry|saut[eé]|toast|deep-fry|blitz|blend|mix|mash) (?:with|in|for|until|over|under|at|on|gently|slowly|briefly|again|together|rapidly|hard|uncovered|covered|,)/i
/** "Coat in panko and bake": the coated food is not named. */
const COATS = /^(?:coat|toss|dip|roll|dredge|brush|rub|season|cover|wrap|stuff|thread)\b/i
const TOGETHER = /\b(?:with|together|into|in)\b/i

const LEADS_IN =
  /^(?:until|when|stirring|turning|covered|uncovered|which|so that|about \d|and (?:cook|simmer|fry|bake|boil|leave))/i

/**
 * Walks the clauses in order and keeps, for each line, what was done to it: food goes into the hot vessel and stays there
 * until it is taken out, clauses without a name go on with what was spoken of last.
 */
export function cookedLines(lines: readonly LineWords[], clauses: readonly Clause[]): Cooked[] {
  const names = lines.map(({ all }) => all)
  const cooked = names.map(raw)
  let inHeat = new Set<number>()
  let mixed = new Set<number>()
  let latest = new Set<number>()
  let wasMoist = false
  const namedBy = clauses.map((clause) => namedIn(names, clause))
  const ownNames = lines.map(({ own }) => own)
  const ever = new Set(clauses.flatMap((clause) => [...namedIn(ownNames, clause)]))
  // Lines no clause speaks of by name are in whatever is mixed.
  const never = names.flatMap((_, index) => (ever.has(index) ? [] : [index]))
  const first = names.map((_, index) =>
    Math.max(
      0,
      namedBy.findIndex((named) => named.has(index)),
    ),
  )
  const since = (at: number) => first.flatMap((from, index) => (from <= at ? [index] : []))
  for (const [at, written] of clauses.entries()) {
    const clause = goingOn(written, inHeat.size > 0, wasMoist)
    if (clause.isHeating) wasMoist = clause.isMoist
    const said = namedBy[at] ?? new Set<number>()
    const named = new Set(said)
    if (clause.isHeating) for (const index of since(at)) heatAfter(cooked[index], clause)
    if (clause.isAll) for (let index = 0; index < names.length; index++) named.add(index)
    if (clause.isMixture) for (const index of [...mixed, ...never]) named.add(index)
    const isUnsaid = clause.isHeating && named.size === 0
    if (clause.isHeating && COATS.test(clause.text)) for (const index of never) named.add(index)
    // "Simmer with the turmeric": what is simmered was named before.
    if (NO_OBJECT.test(clause.text)) for (const index of latest.size > 0 ? latest : never) named.add(index)
    if (isUnsaid && named.size === 0) for (const index of never) named.add(index)
    // "Roast for 40 minutes" as the first sentence applies to every line of the recipe.
    const isFirstSaid = latest.size === 0 && inHeat.size === 0 && mixed.size === 0
    if (isUnsaid && isFirstSaid) for (let index = 0; index < names.length; index++) named.add(index)
    if (STANDS_HOT.test(clause.text) && !clause.isHeating)
      for (const index of new Set([...named, ...inHeat])) stand(cooked[index], clause)
    const meant = named.size > 0 ? named : latest
    const fed = clause.isHeating ? heated(clause, named, latest, inHeat, said.size === 0) : meant
    for (const index of fed) note(cooked[index], clause)
    if (clause.isHeating) {
      for (const index of fed) heat(cooked[index], clause, inHeat.has(index))
      if (!clause.isApart) {
        const goesOn = inHeat.size > 0 && [...named].every((index) => !inHeat.has(index)) && !clause.isAdding
        if (!goesOn || named.size === 0) inHeat = new Set([...inHeat, ...fed])
        else for (const index of named) inHeat.add(index)
      }
    } else if (clause.isTakingOut) {
      for (const index of meant) inHeat.delete(index)
    } else if (clause.isAdding && !clause.isCold) {
      for (const index of named) inHeat.add(index)
    }
    if (!clause.isHeating)
      mixed = new Set([...mixed, ...named, ...(TOGETHER.test(clause.text) ? latest : [])])
    if (clause.isDraining && !clause.isHeating && named.size === 0 && latest.size > 0) {
      for (const index of latest) inHeat.delete(index)
    }
    if (named.size > 0 && !LEADS_IN.test(clause.text)) latest = named
  }
  return cooked
}

/** "Turn off the heat, put on the lid and leave in the stock for 30 minutes." */
const STANDS_HOT =
  /\b(?:leave|stand|sit|rest|turn off|off the heat|cool)\b[^.]*\b(?:lid|covered|cover|(?:in|under) (?:the |its |their )?(?:hot |cooking |poaching )?(?:liquid|stock|broth|water|pan|pot))\b|\b(?:lid|cover(?:ed)?)\b[^.]*\b(?:leave|stand|sit|rest|off the heat)\b/i

function heatAfter(one: Cooked | undefined, clause: Clause): void {
  if (one === undefined) return
  one.isFollowedByHeat = true
  one.after.push({ way: clause.way, minutes: clause.minutes, clause })
}

function stand(one: Cooked | undefined, clause: Clause): void {
  const isHot = one?.heatings.at(-1)?.clause.isMoist === true
  if (one === undefined || !isHot || clause.minutes === null) return
  one.heatings.push({ way: 'standing', minutes: clause.minutes, clause })
}

/** Time that passes without heat. */
const RESTING =
  /\b(?:rest(?:s|ed|ing)?|stand(?:ing)?|leave|left|chill(?:ed)?|cool(?:ed|ing)?|marinat\w*|prove|proving|rise|rising|knead|whisk|beat|set|refrigerat\w*|fridge|freez\w*|soak\w*|infuse|steep|toss|whip|blend|massage|blitz|process)\b/i
const HOT_PLACE =
  /\b(?:roasting (?:tray|tin)|lid on|at \d{3} ?°|oven|hob|grill|wok|skillet|(?:frying |deep |sauce)?pans?|pot|barbecue|air[- ]?fryer)\b/i

const TOSSED_COLD = /\b(?:bowl|salad|dress\w*|plate|platter|cool\w*|chill\w*|marinat\w*|rest|stand|leave)\b/i
const UNTIL_BROWN = /\b(?:until|till) [^.]*\b(?:brown\w*|golden|pink\w*|sizzl\w*|crisp\w*)\b/i
const UNTIL_HOT = /\b(?:until|till) [^.]*\bhot\b/i

/** "Add the fish; 15 minutes more", "spread on a roasting tray; 20 minutes": no verb, but time on the heat. */
function goingOn(clause: Clause, isHot: boolean, wasMoist: boolean): Clause {
  if (clause.isHeating || clause.isSoaking || clause.isThawing) return clause
  const isBrowned = clause.minutes !== null && UNTIL_BROWN.test(clause.text) && !RESTING.test(clause.text)
  if (isBrowned) return { ...clause, isHeating: true, isMoist: wasMoist && isHot }
  if (isHot && UNTIL_HOT.test(clause.text)) return { ...clause, isHeating: true, isMoist: wasMoist }
  if (clause.minutes === null) return clause
  // "Add the carrots and leave for 30 minutes, until no pink is left": it goes on cooking in the hot liquid.
  if (isHot && wasMoist && clause.isSurelyDone && !clause.isTakingOut)
    return { ...clause, isHeating: true, isMoist: true, way: 'simmer' }
  const isTossedHot = isHot && /\btoss/i.test(clause.text) && !TOSSED_COLD.test(clause.text)
  if ((RESTING.test(clause.text) && !isTossedHot) || !(isHot || HOT_PLACE.test(clause.text))) return clause
  return { ...clause, isHeating: true, isMoist: wasMoist && isHot }
}

/** Juice of the meat, not that of a lemon among the lines. */
const OF_MEAT =
  /\bjuices?(?: \w+){0,5} clear\b|\bclear juices?\b|\b(?:resting|cooking|pan|its|their) juices?\b/gi

function namedIn(names: readonly ReadonlySet<string>[], { text }: Clause): Set<number> {
  const tokens = new Set(plainName(text.replace(OF_MEAT, '')).split(' ').map(foldWord))
  return new Set(
    names.flatMap((words, index) => ([...words].some((word) => tokens.has(word)) ? [index] : [])),
  )
}

/** Which lines a heating clause heats. */
function heated(
  clause: Clause,
  named: Set<number>,
  latest: Set<number>,
  inHeat: Set<number>,
  isUnsaid: boolean,
): Set<number> {
  if (clause.isApart || clause.isWithinTime) return named
  if (isUnsaid) return new Set([...inHeat, ...latest, ...named])
  const isSamePot = clause.isAdding || [...named].some((index) => inHeat.has(index))
  return isSamePot ? new Set([...inHeat, ...named]) : named
}

function note(one: Cooked | undefined, clause: Clause): void {
  if (one === undefined) return
  one.clauses.push(clause)
  if (one.heatings.length === 0) one.before.push(clause)
  if (clause.isThawing) one.isThawed = true
  if (clause.isSoaking) {
    one.isSoaked = true
    one.soakMin += clause.minutes ?? 0
  } else if (/\b(?:stand|leave|rest|fridge)\b/i.test(clause.text) && one.isSoaked && !clause.isHeating) {
    one.soakMin += clause.minutes ?? 0
  }
  if (
    /\bstand|\bleave\b|\bcool in\b|\bcover|\bsit\b|\bsoak|\boff the heat\b|\brest\b/i.test(clause.text) &&
    one.moistMin > 0 &&
    (clause.minutes ?? 0) >= STANDING_AFTER_BOIL_MIN
  ) {
    one.isQuickSoaked = true
  }
  if (clause.isDraining) one.isDrained = true
}

function heat(one: Cooked | undefined, clause: Clause, wasIn: boolean): void {
  if (one === undefined) return
  const untimed = clause.isMoist
    ? UNTIMED_MOIST_MIN
    : /\b(?:heat|warm|melt)\b/i.test(clause.text) && !clause.isUntilDone
      ? UNTIMED_WARMING_MIN
      : UNTIMED_DRY_MIN
  const minutes = clause.isWithinTime && wasIn ? 0 : (clause.minutes ?? untimed)
  one.heatMin += minutes
  if (clause.isMoist) one.moistMin += minutes
  if (clause.isBoiling) one.boilMin += clause.minutes ?? 1
  if (clause.isUnderPressure) one.pressureMin += clause.minutes ?? 10
  if (clause.isUntilDone) one.isUntilDone = true
  one.heatings.push({ way: clause.way, minutes: clause.isWithinTime && wasIn ? 0 : clause.minutes, clause })
  one.coreC.push(...clause.coreC)
}
