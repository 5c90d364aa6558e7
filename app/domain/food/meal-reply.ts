import { mealFormOfJson } from './meal-json.ts'
import { componentsIn, type ReplyComponent, totalOfTable } from './reply-components.ts'
import { energyIn, figureIn } from './reply-figures.ts'
import { withLabels } from './reply-labels.ts'

/** How sure a model says it is. */
export const CONFIDENCES = ['high', 'medium', 'low'] as const
export type Confidence = (typeof CONFIDENCES)[number]

/** A figure that was missing in a reply and stands as the specification says it falls back. */
export type AssumedFigure = 'calories' | 'protein' | 'carbs' | 'fat' | 'fiber' | 'components' | 'confidence'

/** What a model says of a meal, in the form it was asked for. */
export type MealReply = {
  total: { kcal: number; proteinG: number; carbsG: number; fatG: number; fiberG: number }
  components: readonly ReplyComponent[]
  /** Low as soon as any figure is assumed. */
  confidence: Confidence
  notes: string
  assumed: readonly AssumedFigure[]
  /** The model's name for the meal; empty if it gives none. */
  mealName: string
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
const MAX_MEAL_NAME_LENGTH = 60
const MAX_NOTES_LENGTH = 1000
const MAX_MACRO_G = 1500

const LABELS: readonly (readonly [Label, RegExp])[] = [
  ['calories', /^(?:estimated |approximate )?(?:total )?(?:calories|energy|kcal)\b/i],
  ['protein', /^(?:total )?proteins?\b/i],
  ['carbs', /^(?:total )?(?:carbs|carbohydrates?)\b/i],
  ['fat', /^(?:total )?fats?\b/i],
  ['fiber', /^(?:total )?(?:dietary )?fib(?:er|re)\b/i],
  ['components', /^(?:meal |food )?components?\b/i],
  ['confidence', /^confidence(?: level)?\b/i],
  ['notes', /^notes?\b/i],
  ['label', /^labels?\b/i],
  ['meal', /^meal(?: name)?\b/i],
]
type Label =
  | 'calories'
  | 'protein'
  | 'carbs'
  | 'fat'
  | 'fiber'
  | 'components'
  | 'confidence'
  | 'notes'
  | 'label'
  | 'meal'

/**
 * Reads a reply in the specified form, forgiving in its layout and strict in its figures. What it does not give falls
 * back as specified, all of it where a reply gives nothing; each such figure is named in `assumed`. Never throws.
 */
export function readMealReply(reply: string): MealReplyReading {
  const said = reply.slice(0, MAX_REPLY_LENGTH)
  const fromJson = mealFormOfJson(said)
  const text = clean(fromJson ?? withoutFences(said))
  if (/^\W*no food\b/i.test(text)) return 'no-food'
  const { sections, loose } = sectionsOf(text)

  const kcal = energyIn(sections.get('calories')?.[0]) ?? totalOfTable(loose)
  const grams = (label: Label) => figureIn(sections.get(label)?.[0], MAX_MACRO_G)
  const [proteinG, carbsG, fatG, fiberG] = [grams('protein'), grams('carbs'), grams('fat'), grams('fiber')]
  const listed = componentsIn(sections.get('components') ?? [])
  const foods = (listed.length > 0 ? listed : componentsIn(loose)).slice(0, MAX_COMPONENTS)
  const components = withLabels(foods, sections.get('label') ?? [], text)
  const mealName =
    sections
      .get('meal')?.[0]
      ?.slice(0, MAX_MEAL_NAME_LENGTH)
      .replace(/[.,;:]+$/, '')
      .trim() ?? ''
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
    mealName: /\p{L}{2}/u.test(mealName) ? mealName : '',
  }
}

/** Whether a reply gives neither a figure nor a food: all that is left of it are fallbacks. */
export const saysNothing = ({ assumed }: MealReply): boolean =>
  (['calories', 'protein', 'carbs', 'fat', 'components'] as const).every((figure) => assumed.includes(figure))

/** Whether a reply names foods: otherwise its components are fallbacks. */
export const namesFoods = ({ assumed }: MealReply): boolean => !assumed.includes('components')

/** The lines between code fences and around them, without the fences. */
const withoutFences = (text: string) => text.replace(/^\s*(?:```|~~~)[^\n]*$/gm, '')

/** Words as they are shown: no control, direction or invisible characters, no emphasis marks. */
function clean(text: string): string {
  return text
    .toWellFormed()
    .replace(/\r\n?|[\u2028\u2029]/g, '\n')
    .replace(/[^\P{C}\n]+/gu, ' ')
    .replace(/[*_`#]+/g, ' ')
    .trim()
}

/**
 * The lines of each labelled part, starting with any text after the label; and the loose lines, which follow no label
 * or that of a single figure: a list or a table without a label of its own.
 */
function sectionsOf(text: string): { sections: Map<Label, string[]>; loose: string[] } {
  const sections = new Map<Label, string[]>()
  const loose: string[] = []
  let open: { label: Label; lines: string[] } | null = null
  for (const line of text.split('\n').slice(0, MAX_LINES)) {
    const plain = line.replace(/^[\s>|•·–—-]+/, '').trim()
    const [label, pattern] = LABELS.find(([, one]) => one.test(plain)) ?? []
    const behind = pattern === undefined ? null : behindLabel(plain, pattern)
    const isAgain = label !== undefined && sections.has(label)
    if (label === 'label' && behind !== null && isAgain) sections.get('label')!.push(behind)
    else if (label !== undefined && behind !== null && !isAgain) {
      open = { label, lines: behind === '' ? [] : [behind] }
      sections.set(label, open.lines)
    } else if (plain !== '') {
      open?.lines.push(plain)
      if (open === null || !MANY_LINED.has(open.label)) loose.push(line.trim())
    }
  }
  return { sections, loose }
}
const MANY_LINED: ReadonlySet<Label> = new Set(['components', 'notes', 'label'])

/** What follows "FAT:" or "Fat |"; null where the word only begins a sentence or the name of a food. */
function behindLabel(line: string, pattern: RegExp): string | null {
  const rest = line.replace(pattern, '')
  const found = /^\s*(?:\([^)]{0,30}\)\s*)?[:=|–—-]\s*(.*)$/.exec(rest)
  if (found) return found[1] ?? ''
  if (rest.trim() === '') return ''
  return /^\s+[~≈]?\d/.test(rest) ? rest.trim() : null
}

function confidenceIn(text: string | undefined): Confidence | null {
  const said = text?.slice(0, 100).toLowerCase() ?? ''
  return CONFIDENCES.find((one) => new RegExp(`\\b${one}\\b`).test(said)) ?? null
}
