import { parse } from 'yaml'
import { headingLines, ingredientText } from './app-json-fields.ts'
import {
  completeRecipe,
  type ImportedRecipe,
  MAX_DESCRIPTION_LENGTH,
  MAX_LINE_TEXT_LENGTH,
  MAX_READ_NAME_LENGTH,
  MAX_STEP_LENGTH,
} from './imported-recipe.ts'
import { plainText } from './imported-text.ts'
import { minutesSaid } from './said-minutes.ts'
import { saidServings } from './said-servings.ts'
import { minutesOfIso } from './schema-org.ts'

/** Reads Cooklang (cooklang.org/docs/spec): ingredients, cookware and timers are marked inside the steps. */

/** `@name{…}`, `@name`, and the same of `#` cookware and `~` timers; a backslash takes the mark's meaning away. */
const MARKED =
  /(?<![\\\p{L}\p{N}])([@#~])([&?+\-@]{0,3})(?:([^@#~{}\n\\]{0,120})\{([^}\n]{0,80})\}|([\p{L}\p{N}_][\p{L}\p{N}_'’-]{0,60}))(?:\(([^()\n]{1,160})\))?/gu
const HAS_INGREDIENT = /(?<![\w\\])@[&?+\-@]{0,3}[^\s@#~{}](?:[^@#~{}\n]{0,120}[^\s@#~{}])?\{[^}\n]{0,80}\}/u
const METADATA = /^>>\s*([^:\n]{1,60}):\s*(.*)$/
const MAX_METADATA_LENGTH = 20_000

/** Whether a text is written in Cooklang: it marks an ingredient with braces, or begins with its metadata. */
export const isCooklang = (text: string): boolean =>
  HAS_INGREDIENT.test(text.slice(0, 200_000)) ||
  (/^>>\s*[^:\n]{1,60}:/.test(text) && /(?:^|\s)@\p{L}/u.test(text))

/** The recipe of a text in Cooklang, or none where it names no ingredient; `fileName` names it if nothing else does. */
export function readCooklang(source: string, fileName = ''): ImportedRecipe[] {
  const { metadata, body } = partsOf(source.replaceAll('\r\n', '\n'))
  const said = (...names: string[]) => names.map((name) => metadata.get(name)).find(Boolean) ?? ''
  const lines = new Map<string, string>()
  const { steps, notes } = stepsOf(body, lines)
  const recipe = completeRecipe({
    name: plainText(said('title', 'name') || fileName || 'Recipe', MAX_READ_NAME_LENGTH),
    description: plainText(said('description', 'introduction'), MAX_DESCRIPTION_LENGTH),
    cookingTimeMin: timeOf(said),
    difficulty: said('difficulty') || null,
    cuisineType: plainText(said('cuisine'), 40) || null,
    servings: saidServings(said('servings', 'serves', 'yield').replace('|', ' | ')),
    ingredients: [...lines.values()],
    instructions: steps,
    dishTemplate: null,
    author: plainText(said('author', 'source.author'), 80) || null,
    sourceUrl: said('source.url', 'source', 'url') || null,
    tags: said('tags').split(','),
    sourceNotes: notes.join('\n'),
  })
  return recipe ? [recipe] : []
}

function timeOf(said: (...names: string[]) => string): number | null {
  const minutes = (text: string) => (text === '' ? null : (minutesOfIso(text) ?? minutesSaid(text)))
  const total = minutes(said('time required', 'time', 'duration', 'total time', 'time.total'))
  if (total !== null) return total
  const prep = minutes(said('prep time', 'time.prep'))
  const cook = minutes(said('cook time', 'time.cook'))
  return prep === null && cook === null ? null : (prep ?? 0) + (cook ?? 0)
}

/** Metadata stand in YAML between lines of three dashes, or in lines that begin with two angle brackets. */
function partsOf(source: string): { metadata: Map<string, string>; body: string } {
  const metadata = new Map<string, string>()
  const front = /^---\n([^]*?)\n---(?:\n|$)/.exec(source)
  if (front && front[1]!.length <= MAX_METADATA_LENGTH) takeYaml(metadata, front[1]!)
  const rest = withoutBlockComments(front ? source.slice(front[0].length) : source)
    .split('\n')
    .map((line) => line.replace(/(?:^|\s)--\s.*$|^--.*$/, ''))
  const body = rest.filter((line) => {
    const found = METADATA.exec(line)
    if (found) metadata.set(found[1]!.trim().toLowerCase(), found[2]!.trim())
    return !found
  })
  return { metadata, body: body.join('\n') }
}

/** Comments stand behind two dashes, or between brackets with dashes; one that never ends is none. */
function withoutBlockComments(source: string): string {
  let kept = ''
  let at = 0
  for (;;) {
    const open = source.indexOf('[-', at)
    const close = open < 0 ? -1 : source.indexOf('-]', open + 2)
    if (close < 0) return kept + source.slice(at)
    kept += `${source.slice(at, open)} `
    at = close + 2
  }
}

function takeYaml(metadata: Map<string, string>, yaml: string): void {
  let value: unknown
  try {
    value = parse(yaml, { schema: 'failsafe', maxAliasCount: 0, logLevel: 'silent' })
  } catch {
    return
  }
  const take = (name: string, one: unknown, depth: number) => {
    if (typeof one === 'string') metadata.set(name.toLowerCase(), one)
    else if (Array.isArray(one))
      metadata.set(name.toLowerCase(), one.filter((part) => typeof part === 'string').join(','))
    else if (typeof one === 'object' && one !== null && depth < 2)
      for (const [key, inner] of Object.entries(one))
        take(name === '' ? key : `${name}.${key}`, inner, depth + 1)
  }
  take('', value, 0)
}

/** The steps in plain words: paragraphs, whose ingredients are gathered in `lines` by what they say. */
function stepsOf(body: string, lines: Map<string, string>): { steps: string[]; notes: string[] } {
  const steps: string[] = []
  const notes: string[] = []
  for (const paragraph of body.split(/\n\s*\n/)) {
    const kept: string[] = []
    for (const line of paragraph.split('\n')) {
      if (/^\s*>/.test(line)) notes.push(plainText(line.replace(/^\s*>\s?/, ''), 1000))
      else if (SECTION.test(line)) headGroup(lines, SECTION.exec(line)![1]!)
      else kept.push(line.trim())
    }
    const step = plainText(withoutMarks(kept.join(' '), lines), MAX_STEP_LENGTH)
    if (step !== '') steps.push(step)
  }
  return { steps, notes: notes.filter(Boolean) }
}

/** Parts the steps and is none itself; ingredients that are first named below it are a group. */
const SECTION = /^\s*=+([^=]*)=*\s*$/

function headGroup(lines: Map<string, string>, title: string): void {
  for (const line of headingLines(plainText(title, MAX_LINE_TEXT_LENGTH))) lines.set(`=\n${lines.size}`, line)
}

function withoutMarks(text: string, lines: Map<string, string>): string {
  return text
    .replace(
      MARKED,
      (
        whole,
        kind: string,
        modifiers: string,
        braced?: string,
        amount?: string,
        word?: string,
        aside?: string,
      ) => {
        // A lone sign, such as an e-mail address or "#1".
        const name = nameOf(braced ?? word ?? '')
        if (kind === '~') return measureOf(amount ?? '') || name
        if (kind === '#') return name + (aside ? ` (${aside})` : '')
        if (name === '') return whole
        addLine(lines, {
          name,
          measure: measureOf(amount ?? ''),
          aside: aside ?? '',
          isOptional: modifiers.includes('?'),
        })
        return name
      },
    )
    .replace(/\\([@#~])/g, '$1')
}

/** A recipe it refers to is named by its path: "./sauces/Hollandaise". */
const nameOf = (name: string) =>
  name
    .trim()
    .replace(/^\.{1,2}[/\\](?:.*[/\\])?/, '')
    .split('|')[0]!
    .trim()

/** "1%kg", "=1 1/2 % cups", "some" as words. */
const measureOf = (amount: string) =>
  amount
    .replace(/^\s*=/, '')
    .split('%')
    .map((part) => part.trim())
    .filter(Boolean)
    .join(' ')

function addLine(
  lines: Map<string, string>,
  { name, measure, aside, isOptional }: { name: string; measure: string; aside: string; isOptional: boolean },
): void {
  const key = name.toLowerCase()
  // The same food again, without an amount: it is the one that was named before.
  if (measure === '' && [...lines.keys()].some((known) => known.startsWith(`${key}\n`))) return
  const note = [aside, isOptional ? 'optional' : ''].filter(Boolean).join(', ')
  const line = plainText(
    ingredientText({ amount: measure, unit: '', food: name, note }),
    MAX_LINE_TEXT_LENGTH,
  )
  lines.set(`${key}\n${measure === '' ? '' : lines.size}`, line)
}
