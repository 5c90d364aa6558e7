import { cookedOfFatty } from './as-eaten.ts'
import type { Food } from './food.ts'
import { NOISE, nameTokens } from './food-names.ts'
import type { IngredientLine } from './ingredient-line.ts'
import { wordSet } from './line-words.ts'
import { isFatCookedWith, type Removal, removalsOf } from './removals.ts'

/** What the steps of a recipe say of one of its lines: how much of it is not eaten after all. */
export type MethodOfLine = {
  /** The fat that runs out of the meat is poured off, but for `keptG`; `isMaybe` where the cook may leave it. */
  fatPouredOff: { keptG: number; isMaybe: boolean } | null
  /** Oil that is poured off after frying, but for `keptG`. */
  oilPouredOff: { keptG: number } | null
  isDeepFried: boolean
  marinade: 'discarded' | 'used' | null
  isBrine: boolean
  /** Milk, stock, wine … in which something is cooked or soaked and which is thrown away. */
  isDiscarded: boolean
  isTinDrained: boolean
  isPeeled: boolean
  isBoned: boolean
  /** The bird is carved or jointed: it is the whole of it that was weighed. */
  isWholeBird: boolean
}

/** Nothing is said of a line: all recipes without steps. */
export const NOTHING_LEFT: MethodOfLine = Object.freeze({
  fatPouredOff: null,
  oilPouredOff: null,
  isDeepFried: false,
  marinade: null,
  isBrine: false,
  isDiscarded: false,
  isTinDrained: false,
  isPeeled: false,
  isBoned: false,
  isWholeBird: false,
})

/** A line with its foods, the heading it stands under and its rough weight. */
export type LineOfRecipe = { line: IngredientLine; foods: readonly Food[]; section: string; roughG: number }

type Told = { of: LineOfRecipe; names: readonly string[]; method: MethodOfLine }

/** Closing words that are no food alone: "sauce" is not the soy sauce. */
const NEEDS_COMPANY = wordSet('sauce powder paste seed leaf mix')
const MEANS_MEAT = wordSet('meat')

/** Words of a text in the singular, with spaces around them so that a name is found whole. */
const folded = (text: string) =>
  ` ${text
    .split(/[.,;:!?()\n]+/)
    .flatMap((part) => nameTokens(part))
    .join(' ')} `

/** Ways in which steps name the food of a line: "ground beef", "beef"; a sauce only by its whole name. */
function namesOf({ line, foods }: LineOfRecipe): string[] {
  const tokens = nameTokens(line.name).filter((token) => !NOISE.has(token))
  const closing = tokens.at(-1)
  if (closing === undefined) return []
  const isMeat = foods.some(({ group }) => group === 'meat' || group === 'poultry')
  const names = NEEDS_COMPANY.has(closing) ? [tokens.slice(-2).join(' ')] : [closing]
  if (isMeat && closing !== 'stock') names.push(...tokens, ...MEANS_MEAT)
  return [...new Set(names)]
}

/** Where a text names the line last; -1 where it does not. */
const lastMention = ({ names }: Told, text: string) =>
  names.reduce((last, name) => Math.max(last, text.lastIndexOf(` ${name} `)), -1)

const isMentioned = (told: Told, text: string) => lastMention(told, text) >= 0

const isFattyMeat = ({ of }: Told) => of.foods.some((food) => cookedOfFatty(food) !== null)
const FRIED_IN = wordSet('lard vegetable-shortening ghee beef-dripping duck-fat')
const isOil = ({ of }: Told) => of.foods.some(({ id }) => id.endsWith('-oil') || FRIED_IN.has(id))
/** The fat that a recipe fries in is the one it has most of. */
const mostOil = (lines: readonly Told[]): Told | undefined =>
  lines.filter(isOil).toSorted((one, two) => two.of.roughG - one.of.roughG)[0]
const isTin = ({ of }: Told) => of.foods.some(({ state }) => state === 'canned')
const isLiquid = ({ of }: Told) =>
  of.foods.some(
    ({ roles, group, id }) =>
      id !== 'water' && (roles.includes('liquid') || group === 'drinks' || group === 'dairy'),
  )
const SOLID = wordSet('meat poultry fish vegetables pulses eggs grains')
const isLoose = ({ of }: Told) => of.foods.every(({ group }) => !SOLID.has(group))

/** Changes what is told of a line. */
const tell = (told: Told, change: Partial<MethodOfLine>) => {
  told.method = { ...told.method, ...change }
}

/** The lines a removal is about: those named behind the verb, else the one named last before it, in this step or the one before. */
function meantBy(lines: readonly Told[], removal: Removal, stepTexts: readonly string[]): Told[] {
  const named = lines.filter((told) => isMentioned(told, folded(removal.object)))
  if (named.length > 0) return named
  for (const text of [folded(removal.before), stepTexts[removal.stepAt - 1] ?? '']) {
    const last = lines
      .map((told) => ({ told, at: lastMention(told, text) }))
      .filter(({ at }) => at >= 0)
      .sort((one, two) => two.at - one.at)[0]
    if (last !== undefined) return [last.told]
  }
  return []
}

function pourOffFat(lines: readonly Told[], removal: Removal, stepTexts: readonly string[]): void {
  const meats = lines.filter(isFattyMeat)
  const near = [folded(`${removal.before} ${removal.object}`), stepTexts[removal.stepAt - 1] ?? '']
  const meant = near
    .map((text) => meats.filter((told) => isMentioned(told, text)))
    .find((some) => some.length > 0)
  const poured = meant ?? meats
  // What stays in the pan stays once.
  poured.forEach((told, at) =>
    tell(told, { fatPouredOff: { keptG: at === 0 ? removal.keptG : 0, isMaybe: removal.isMaybe } }),
  )
  if (poured.length === 0 || removal.thing === 'oil') pourOffOil(lines, removal)
}

function pourOffOil(lines: readonly Told[], removal: Removal): void {
  const oil = mostOil(lines)
  if (oil !== undefined && !removal.isMaybe) tell(oil, { oilPouredOff: { keptG: removal.keptG } })
}

function drain(
  lines: readonly Told[],
  removal: Removal,
  stepTexts: readonly string[],
  isFatUsed: boolean,
): void {
  for (const told of meantBy(lines, removal, stepTexts)) {
    if (isFattyMeat(told) && !(isFatUsed && removal.keptG === 0))
      tell(told, { fatPouredOff: { keptG: removal.keptG, isMaybe: removal.isMaybe } })
    else if (isTin(told)) tell(told, { isTinDrained: true })
  }
}

/** Lines that go into a marinade or brine: those named in the step that makes it, up to where it is used. */
function linesOfBath(lines: readonly Told[], bath: RegExp, stepTexts: readonly string[]): Told[] {
  const at = stepTexts.findIndex((text) => bath.test(text))
  if (at < 0) return []
  const [step = '', before = ''] = [stepTexts[at], stepTexts[at - 1]]
  const inStep = step.slice(0, step.search(bath) + 40)
  const found = lines.filter((told) => isLoose(told) && isMentioned(told, inStep))
  return found.length > 1 ? found : lines.filter((told) => isLoose(told) && isMentioned(told, before))
}

const MARINADE = / marinad(?:e|es|ing|ed) | marinate(?:d|s)? | marinating /
const BRINE = / brin(?:e|ed|ing) /

function leaveMarinade(
  lines: readonly Told[],
  removals: readonly Removal[],
  stepTexts: readonly string[],
): void {
  const isUsed = removals.some(({ kind, thing }) => kind === 'used' && thing === 'marinade')
  const isLeft = removals.some(
    ({ kind, thing }) => (kind === 'removed' || kind === 'lifted-out') && thing === 'marinade',
  )
  if (!isUsed && !isLeft) return
  const inSection = lines.filter((told) => / marinade /.test(folded(told.of.section)) && isLoose(told))
  const bath = inSection.length > 0 ? inSection : linesOfBath(lines, MARINADE, stepTexts)
  for (const told of bath) tell(told, { marinade: isUsed ? 'used' : 'discarded' })
}

function leaveBrine(
  lines: readonly Told[],
  removals: readonly Removal[],
  stepTexts: readonly string[],
): void {
  const isLeft = removals.some(
    ({ kind, thing }) =>
      thing === 'brine' && (kind === 'removed' || kind === 'lifted-out' || kind === 'drained'),
  )
  if (!isLeft) return
  for (const told of linesOfBath(lines, BRINE, stepTexts)) tell(told, { isBrine: true })
}

const COOKED_IN = / (?:poach|simmer|boil|soak|cook|steep|infuse|cover) /

function discard(
  lines: readonly Told[],
  removal: Removal,
  stepTexts: readonly string[],
  isLiquidUsed: boolean,
): void {
  const object = folded(removal.object)
  const named = lines.filter((told) => isLiquid(told) && isMentioned(told, object))
  const isWhole = removal.thing === 'liquid' && !isLiquidUsed && named.length === 0
  const earlier = stepTexts.slice(0, removal.stepAt + 1).filter((text) => COOKED_IN.test(text))
  const cookedIn = isWhole
    ? lines.filter((told) => isLiquid(told) && earlier.some((text) => isMentioned(told, text)))
    : []
  for (const told of [...named, ...cookedIn]) tell(told, { isDiscarded: true })
}

const WHOLE_BIRD = / (?:carve|carving|carved|truss|trussed|giblet|cavity|spatchcock|wishbone|backbone) /

const DEEP_FRY = / deep (?:fry|fried|frying|fryer) | deepfry | deepfried /
const HOT_OIL = / oil (?:\p{L}+ ){0,8}(?:1[6-9]\d|3[2-8]\d) ?(?:c|f|degree|°)? /u
const WITHOUT_BATH = / (?:air fryer|airfryer|oven) /

/** Applies one removal to the lines it is about. */
function apply(
  removal: Removal,
  lines: readonly Told[],
  stepTexts: readonly string[],
  reused: ReadonlySet<string | null>,
) {
  const { kind, thing } = removal
  if (kind === 'peeled' || (kind === 'removed' && thing === 'peel')) {
    for (const told of meantBy(lines, removal, stepTexts)) tell(told, { isPeeled: true })
  } else if (kind === 'removed' && thing === 'bones') {
    for (const told of lines.filter(({ of }) => of.foods.some(isMeatWithBone))) tell(told, { isBoned: true })
  } else if (kind === 'removed' && thing === 'fat') pourOffFat(lines, removal, stepTexts)
  else if (kind === 'removed' && thing === 'oil') pourOffOil(lines, removal)
  else if (kind === 'drained' && thing === null) drain(lines, removal, stepTexts, reused.has('fat'))
  else if (kind === 'removed') discard(lines, removal, stepTexts, reused.has('liquid'))
}

const isMeatWithBone = ({ group, edibleShare }: Food) =>
  (group === 'meat' || group === 'poultry') && edibleShare < 0.95

/**
 * What the steps say of each line, in the order of the lines: fat and oil poured off, marinade, brine and cooking liquid
 * thrown away, tins drained, foods peeled and boned.
 */
export function methodOfLines(lines: readonly LineOfRecipe[], steps: readonly string[]): MethodOfLine[] {
  if (steps.length === 0) return lines.map(() => NOTHING_LEFT)
  const told: Told[] = lines.map((of) => ({ of, names: namesOf(of), method: NOTHING_LEFT }))
  const stepTexts = steps.map(folded)
  const removals = removalsOf(steps)
  const reused = new Set<string | null>(
    removals.filter(({ kind }) => kind === 'used').map(({ thing }) => thing),
  )
  if (isFatCookedWith(steps)) reused.add('fat')
  for (const removal of removals) apply(removal, told, stepTexts, reused)
  leaveMarinade(told, removals, stepTexts)
  leaveBrine(told, removals, stepTexts)
  const isBath = stepTexts.some(
    (text) => (DEEP_FRY.test(text) || HOT_OIL.test(text)) && !WITHOUT_BATH.test(text),
  )
  const oil = mostOil(told)
  if (isBath && oil !== undefined) tell(oil, { isDeepFried: true })
  if (stepTexts.some((text) => WHOLE_BIRD.test(text)))
    for (const one of told.filter(({ of }) => of.foods.some(isMeatWithBone))) tell(one, { isWholeBird: true })
  return told.map(({ method }) => method)
}
