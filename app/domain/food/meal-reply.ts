/** How sure a model says it is. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** A figure that was missing in a reply and stands as the specification says it falls back. */
export type AssumedFigure = 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'components' | 'confidence'

export type ReplyComponent = {
  name: string
  /** Null where the reply gives none. */
  kcal: number | null
  /** As the model says it: "1 cup". */
  portion: string
  grams: number | null
}

/** What a model says of a meal, in the form it was asked for. */
export type MealReply = {
  total: { kcal: number; proteinG: number; carbsG: number; fatG: number; fiberG: number }
  components: readonly ReplyComponent[]
  /** Low as soon as any figure is assumed. */
  confidence: Confidence
  notes: string
  assumed: readonly AssumedFigure[]
}

/** `no-food`: the model saw none. */
export type MealReplyReading = MealReply | 'no-food'

export const FALLBACK_TOTAL = { kcal: 400, proteinG: 20, carbsG: 40, fatG: 15, fiberG: 6 } as const
export const FALLBACK_COMPONENTS: readonly ReplyComponent[] = [
  { name: 'Main dish', kcal: 300, portion: '1 serving', grams: null },
  { name: 'Side items', kcal: 150, portion: 'estimated', grams: null },
]

const MAX_REPLY_LENGTH = 20_000
const MAX_LINES = 400
const MAX_COMPONENTS = 30
const MAX_NAME_LENGTH = 80
const MAX_NOTES_LENGTH = 1000
/** No plate holds more; such a figure counts as missing. */
const MAX_KCAL = 10_000
const MAX_MACRO_G = 1500
const MAX_COMPONENT_G = 5000

const LABELS: readonly (readonly [Label, RegExp])[] = [
  ['calories', /^(?:estimated |approximate )?(?:total )?(?:calories|energy|kcal)\b/i],
  ['protein', /^(?:total )?proteins?\b/i],
  ['carbs', /^(?:total )?(?:carbs|carbohydrates?)\b/i],
  ['fat', /^(?:total )?fats?\b/i],
  ['fiber', /^(?:total )?(?:dietary )?fib(?:er|re)\b/i],
  ['components', /^(?:meal |food )?components?\b/i],
  ['confidence', /^confidence(?: level)?\b/i],
  ['notes', /^notes?\b/i],
]
type Label = 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'components' | 'confidence' | 'notes'

/**
 * Reads a reply in the specified form, forgiving in its layout and strict in its figures. What it does not give falls
 * back as specified, all of it where a reply gives nothing; each such figure is named in `assumed`. Never throws.
 */
export function readMealReply(reply: string): MealReplyReading {
  const text = clean(reply.slice(0, MAX_REPLY_LENGTH))
  if (/^\W*no food\b/i.test(text)) return 'no-food'
  const sections = sectionsOf(text)

  const kcal = energyIn(sections.get('calories')?.[0])
  const grams = (label: Label) => figureIn(sections.get(label)?.[0], MAX_MACRO_G)
  const [proteinG, carbsG, fatG, fiberG] = [grams('protein'), grams('carbs'), grams('fat'), grams('fiber')]
  const components = (sections.get('components') ?? []).flatMap(componentIn).slice(0, MAX_COMPONENTS)
  const confidence = confidenceIn(sections.get('confidence')?.join(' '))
  const notes = sections.get('notes')?.join(' ').trim()
  const missing: [AssumedFigure, boolean][] = [
    ['calories', kcal === null],
    ['protein', proteinG === null],
    ['carbs', carbsG === null],
    ['fat', fatG === null],
    ['fiber', fiberG === null],
    ['components', components.length === 0],
    ['confidence', confidence === null],
  ]
  const assumed = missing.flatMap(([figure, isMissing]) => (isMissing ? [figure] : []))
  return {
    total: {
      kcal: kcal ?? FALLBACK_TOTAL.kcal,
      proteinG: proteinG ?? FALLBACK_TOTAL.proteinG,
      carbsG: carbsG ?? FALLBACK_TOTAL.carbsG,
      fatG: fatG ?? FALLBACK_TOTAL.fatG,
      fiberG: fiberG ?? FALLBACK_TOTAL.fiberG,
    },
    components: components.length > 0 ? components : FALLBACK_COMPONENTS,
    confidence: assumed.length > 0 ? 'low' : (confidence ?? 'medium'),
    notes: (notes || text.replace(/\s+/g, ' ')).slice(0, MAX_NOTES_LENGTH).trim(),
    assumed,
  }
}

/** Whether a reply gives neither a figure nor a food: all that is left of it are fallbacks. */
export const saysNothing = ({ assumed }: MealReply): boolean =>
  (['calories', 'protein', 'carbs', 'fat', 'components'] as const).every((figure) => assumed.includes(figure))

/** Words as they are shown: no control, direction or invisible characters, no emphasis marks. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{C}\n]+/gu, ' ')
    .replace(/[*_`#]+/g, ' ')
    .trim()
}

/** The lines of each labelled part; the first of them is what stands behind the label. */
function sectionsOf(text: string): Map<Label, string[]> {
  const sections = new Map<Label, string[]>()
  let open: string[] | null = null
  for (const line of text.split('\n').slice(0, MAX_LINES)) {
    const plain = line.replace(/^[\s>|•·–—-]+/, '').trim()
    const [label, pattern] = LABELS.find(([, one]) => one.test(plain)) ?? []
    const behind = pattern === undefined ? null : behindLabel(plain, pattern)
    if (label !== undefined && behind !== null && !sections.has(label)) {
      open = behind === '' ? [] : [behind]
      sections.set(label, open)
    } else if (open !== null && plain !== '') open.push(plain)
  }
  return sections
}

/** What follows "FAT:" or "Fat |"; null where the word only begins a sentence or the name of a food. */
function behindLabel(line: string, pattern: RegExp): string | null {
  const rest = line.replace(pattern, '')
  const found = /^\s*(?:\([^)]{0,30}\)\s*)?[:=|–—-]\s*(.*)$/.exec(rest)
  if (found) return found[1] ?? ''
  if (rest.trim() === '') return ''
  return /^\s+[~≈]?\d/.test(rest) ? rest.trim() : null
}

const FIGURE = /(\d{1,3}(?:,\d{3})+|\d{1,12})(\.\d{1,6})?(?![\d.]*e[+-]?\d)/
/** Not a part of a longer figure, not the exponent of one, not below zero. */
const NUMBER = new RegExp(`(?<![\\d.,]|\\de[+-]?|-\\s?)${FIGURE.source}`, 'i')
const RANGE = new RegExp(`${NUMBER.source}\\s*(?:-|–|—|to)\\s*${FIGURE.source}`, 'i')
const numberOf = (whole = '', part = '') => Number(whole.replaceAll(',', '') + part)

/** The first figure of a text, the middle of a range; null when there is none or it is out of range. */
function figureIn(text: string | undefined, most: number): number | null {
  if (text === undefined) return null
  const line = text.slice(0, 200)
  const range = RANGE.exec(line)
  const single = NUMBER.exec(line)
  if (single === null) return null
  const value =
    range !== null && range.index <= single.index
      ? (numberOf(range[1], range[2]) + numberOf(range[3], range[4])) / 2
      : numberOf(single[1], single[2])
  return Number.isFinite(value) && value >= 0 && value <= most ? value : null
}

function energyIn(text: string | undefined): number | null {
  const isKj = text !== undefined && /\d\s*kj\b/i.test(text) && !/cal/i.test(text)
  const value = figureIn(text, isKj ? MAX_KCAL * 4.184 : MAX_KCAL)
  return value !== null && isKj ? Math.round(value / 4.184) : value
}

function confidenceIn(text: string | undefined): Confidence | null {
  const said = text?.slice(0, 100).toLowerCase() ?? ''
  return CONFIDENCES.find((one) => new RegExp(`\\b${one}\\b`).test(said)) ?? null
}

const CALORIES_IN_LINE =
  /[~≈(]?\s*(?:about |approx\.? )?[\d.,]+(?:\s*(?:-|–|to)\s*[\d.,]+)?\s*(?:k?cal(?:ories)?)\b\s*\)?/i
const GRAMS_IN_LINE = /([\d.,]+)\s*(?:g|grams?|ml)\b/i

/** "- Grilled chicken: 250 cal, 1 breast (150 g)", or the same as cells of a table. */
function componentIn(line: string): ReplyComponent[] {
  const text = line.replace(/^(?:\d{1,2}[.)]|[-–—•·+])\s*/, '').slice(0, 300)
  if (/^[\s|:–—-]*$/.test(text)) return []
  const energy = CALORIES_IN_LINE.exec(text)
  const cells = text.split('|').map((cell) => cell.trim())
  const isRow = cells.length > 2
  const kcal = energy ? energyIn(energy[0]) : isRow ? energyIn(cells[1]) : null
  const weight = GRAMS_IN_LINE.exec(energy ? text.replace(energy[0], ' ') : text)
  const grams = weight ? figureIn(weight[1], MAX_COMPONENT_G) : null
  if (kcal === null && grams === null) return []
  const name = (isRow ? (cells[0] ?? '') : (text.split(/\s*[:(|]|\s+[–—-]\s+|,?\s+[~≈]?\d/)[0] ?? '')).trim()
  if (!/\p{L}{2}/u.test(name) || /^(?:total|food|component|item|name)s?$/i.test(name)) return []
  const portion = text
    .replace(name, '')
    .replace(energy?.[0] ?? '', ' ')
    .replace(/\(\s*[~≈]?[\d.,]+\s*(?:g|grams?|ml)\s*\)/i, ' ')
    .replace(/^[\s:,|–—-]+|[\s:,|–—-]+$/g, '')
    .replace(/\s+/g, ' ')
    .slice(0, MAX_NAME_LENGTH)
    .trim()
  const weightText = grams === null ? 'estimated' : `${Math.round(grams)} g`
  return [
    {
      name: name.slice(0, MAX_NAME_LENGTH),
      kcal,
      portion: /[\p{L}\d]/u.test(portion) ? portion : weightText,
      grams: grams === 0 ? null : grams,
    },
  ]
}
