import { wordTable } from '#app/domain/word-table.ts'
import type { MeasureSystem } from './measure-systems.ts'

type Scale = 'C' | 'F'
/** A temperature in a text. `scale` is null where none is given and the figure does not show it. */
type Heat = {
  start: number
  end: number
  low: number
  high: number | null
  scale: Scale | null
  isGas: boolean
}

const RANGE = String.raw`(?<low>\d{2,3})(?:\s*(?:-|–|to)\s*(?<high>\d{2,3}))?`
const MARK = String.raw`(?:[°º˚]|[Dd]eg(?:rees?|s)?\b)`
/** "200 °C", "180C", "350 degrees F", "350f"; a bare letter after a small figure may mean cups. */
const SCALED = new RegExp(
  String.raw`(?<!\d)${RANGE}(?:[\s-]*${MARK}\.?\s*(?<scale>[CFcf])(?:elsius|ahrenheit|entigrade)?|\s*(?<word>[CcFf])(?:elsius|ahrenheit)|(?<=[4-9]\d|\d{3})\s?(?<letter>[CF])|(?<=\d{3})(?<small>[cf]))\b`,
  'g',
)
/** "350 degrees", "350°": the figure has to show the scale. */
const BARE = new RegExp(String.raw`(?<![\d.,])${RANGE}[\s-]*${MARK}(?!\s*[CFcf]\b|\w)`, 'g')
/** "in a 350 oven", "a preheated 375-degree oven" */
const OVEN_BEHIND = new RegExp(
  String.raw`(?<![\d.,])\b${RANGE}(?=[ -](?:degrees?[ -])?oven\b)(?:[ -]degrees?)?`,
  'gi',
)
/** "Preheat the oven to 350", "Bake at 375 for 20 minutes". */
const UNMARKED = new RegExp(
  String.raw`\b(?:(?:oven|preheat(?:ed)?)(?: it)? (?:to|at)|(?:bak|roast|broil|cook)(?:e|ed)?(?: it| them)? at) ${RANGE}(?!\d|[.,]\d|\s*(?:[°º˚]|[CF]\b|deg|watts?\b|g\b|ml\b|w\b|min|hour))`,
  'gi',
)
const GAS =
  /\b(?:gas[ -]?(?:mark)?|regulo)[ .]*(?<low>1\/[24]|10|[1-9]|½|¼|\p{Ll}{3,5})(?:\s*(?:-|–|to)\s*(?<high>10|[1-9]))?(?![\p{L}\d])/giu

/** Gas marks in degrees Celsius, as British cookers are marked. */
const GAS_MARKS = wordTable<number>({
  '¼': 110,
  '1/4': 110,
  '½': 120,
  '1/2': 120,
  '1': 140,
  one: 140,
  '2': 150,
  two: 150,
  '3': 170,
  three: 170,
  '4': 180,
  four: 180,
  '5': 190,
  five: 190,
  '6': 200,
  six: 200,
  '7': 220,
  seven: 220,
  '8': 230,
  eight: 230,
  '9': 240,
  nine: 240,
  '10': 260,
})

const OVEN_FROM_C = 120
/** No home oven is marked this high in Celsius, and in Fahrenheit the range of `CELSIUS_OVEN` is too cool to bake. */
const FAHRENHEIT_FROM = 275
const HOTTEST_F = 575
const CELSIUS_OVEN = { from: 140, to: 240 }
const TURNS =
  /\b(?:turn|rotat|spin|twist|tilt)\w*(?:\s+(?!at\b|oven\b|heat\b|temperature\b)[\w'-]+){0,6}\s*$/i
const OVEN_WORDS = /\b(?:oven|bak|roast|preheat)\w*\b[^.;!?]*$/i
const INSIDE = /\b(?:internal|inside|core|thickest|centre|center)\b/i
const MEASURED = /\b(?:thermometer|probe|reads?|reach(?:es)?|registers?)\b/i
const INSIDE_F = { from: 120, to: 212 }

/** The scale of a figure that states none; null where both are possible, as for 200 or 225. */
function scaleOfBare(low: number, text: string, start: number, end: number): Scale | null {
  const before = text.slice(0, start)
  if (TURNS.test(before)) return null
  if (low >= FAHRENHEIT_FROM && low <= HOTTEST_F) return 'F'
  const sentence = `${before.split(/[.;!?]/).at(-1) ?? ''} ${text.slice(end).split(/[.;!?]/, 1)[0]}`
  // No food gets this hot inside in Celsius.
  if (INSIDE.test(sentence)) return low >= INSIDE_F.from && low <= INSIDE_F.to ? 'F' : null
  const isOvenC = low >= CELSIUS_OVEN.from && low <= CELSIUS_OVEN.to && low % 10 === 0 && low % 25 !== 0
  return isOvenC && OVEN_WORDS.test(before) && !MEASURED.test(sentence) ? 'C' : null
}

function heatsIn(text: string): Heat[] {
  const found: Heat[] = []
  const add = (match: RegExpMatchArray, isGas: boolean, figures: Omit<Heat, 'start' | 'end' | 'isGas'>) => {
    const end = (match.index ?? 0) + match[0].length
    // The words before the figure of "oven to 350" stay.
    const start = isGas ? match.index! : match.index! + match[0].search(/\d/)
    if (!found.some((heat) => start < heat.end && end > heat.start))
      found.push({ start, end, isGas, ...figures })
  }
  const figuresOf = (groups: Record<string, string | undefined> | undefined) => ({
    low: Number(groups?.['low']),
    high: groups?.['high'] === undefined ? null : Number(groups['high']),
  })
  for (const match of text.matchAll(SCALED)) {
    const { scale, word, letter, small } = match.groups ?? {}
    const said = (scale ?? word ?? letter ?? small ?? '').charAt(0).toUpperCase()
    add(match, false, { ...figuresOf(match.groups), scale: said === 'C' ? 'C' : 'F' })
  }
  for (const match of [...text.matchAll(BARE), ...text.matchAll(UNMARKED), ...text.matchAll(OVEN_BEHIND)]) {
    const figures = figuresOf(match.groups)
    const scale = scaleOfBare(figures.low, text, match.index, match.index + match[0].length)
    add(match, false, { ...figures, scale })
  }
  for (const match of text.matchAll(GAS)) {
    const { low = '', high = '' } = match.groups ?? {}
    const celsius = GAS_MARKS[low.toLowerCase()]
    if (celsius !== undefined) add(match, true, { low: celsius, high: GAS_MARKS[high] ?? null, scale: 'C' })
  }
  return found.sort((a, b) => a.start - b.start)
}

/** Where temperatures are in a text: their figures are not amounts. */
export const temperaturesIn = (text: string): { start: number; end: number }[] => heatsIn(text)

const toFahrenheit = (celsius: number) => {
  const step = celsius >= OVEN_FROM_C ? 25 : 5
  return Math.round((celsius * 1.8 + 32) / step) * step
}
const toCelsius = (fahrenheit: number) => {
  const celsius = (fahrenheit - 32) / 1.8
  const step = celsius >= OVEN_FROM_C ? 10 : 1
  return Math.round(celsius / step) * step
}

/** Next to another temperature, a figure without a scale repeats it in the other one: "200°/400°F". */
const isSaid = (heat: Heat, heats: readonly Heat[]): boolean =>
  heat.scale !== null ||
  heats.some((one) => one !== heat && (within(one.end, heat.start) || within(heat.end, one.start)))

const within = (end: number, start: number) => start >= end && start - end <= 3

/**
 * Temperatures of a step in °C or °F; a step that gives both stays as it is. Gas marks become degrees where the step
 * gives no others, and degrees without a scale are converted where the figure shows which they are.
 */
export function withTemperatures(step: string, system: MeasureSystem): string {
  if (system === 'original') return step
  const heats = heatsIn(step)
  const scales = new Set(heats.filter((heat) => !heat.isGas && isSaid(heat, heats)).map(({ scale }) => scale))
  if (scales.size > 1) return step
  const wanted: Scale = system === 'us' ? 'F' : 'C'
  let result = step
  for (const { start, end, low, high, scale, isGas } of heats.toReversed()) {
    if (scale === null || (isGas ? scales.size > 0 : scale === wanted)) continue
    const turn = scale === wanted ? (value: number) => value : wanted === 'F' ? toFahrenheit : toCelsius
    const text = `${turn(low)}${high === null ? '' : ` to ${turn(high)}`} °${wanted}`
    result = result.slice(0, start) + text + result.slice(end)
  }
  return result
}
