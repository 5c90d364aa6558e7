import { readMarkup } from '#app/domain/markup.ts'
import type { ImportedRecipe } from './imported-recipe.ts'
import { isIngredientsTitle, isStepsTitle, readRecipeText } from './read-recipe-text.ts'

/** Reads a web page that marks nothing up for programs, but has headings such as "Ingredients" and "Method". */

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))
const HEADINGS = setOf('h1 h2 h3 h4 h5 h6')
const BLOCKS = setOf('h1 h2 h3 h4 h5 h6 p li div br tr td dt dd ul ol section article table main label')
const NOT_SHOWN = setOf('script style nav footer aside form button select noscript svg template')
const BOLD = setOf('strong b')
const MOST_LINES = 3000
const LONGEST_HEADING = 80
const LONGEST_LINE = 2000
/** Under the title and above the ingredients: how many it serves and how long it takes. */
const FACT = /\b(?:serv|makes|yield|prep|cook|total|ready|time)/i
/** Behind a method, headings of these kinds belong to it: "For the sauce", "Step 2". */
const PART_OF_METHOD = /^(?:step\b|for the\b|to (?:serve|finish|assemble|make)\b|the )/i

/** A line with the level of its heading: 1 to 6, or 7 for a line in bold; null for other text. */
type Line = { text: string; level: number | null }

const BOLD_LEVEL = 7

/** The lines of a page as they are shown, and its title. */
function linesOf(html: string): { lines: Line[]; title: string } {
  const lines: Line[] = []
  let title = ''
  let text = ''
  let level: number | null = null
  let hidden = 0
  let isTitle = false
  let bold = 0
  let isAllBold = true
  const endLine = () => {
    const shown = text.replace(/\s+/g, ' ').trim().slice(0, LONGEST_LINE)
    const isShort = shown.length <= LONGEST_HEADING
    if (shown !== '' && lines.length < MOST_LINES)
      lines.push({ text: shown, level: isShort ? (level ?? (isAllBold ? BOLD_LEVEL : null)) : null })
    text = ''
    isAllBold = true
  }
  readMarkup(html, {
    onopentag(name) {
      if (NOT_SHOWN.has(name)) hidden++
      if (name === 'title') isTitle = true
      if (BLOCKS.has(name)) endLine()
      if (HEADINGS.has(name)) level = Number(name.charAt(1))
      if (BOLD.has(name)) bold++
    },
    ontext(said) {
      if (isTitle) title += said
      else if (hidden === 0) {
        text += said
        if (bold === 0 && said.trim() !== '') isAllBold = false
      }
    },
    onclosetag(name) {
      if (NOT_SHOWN.has(name)) hidden = Math.max(0, hidden - 1)
      if (name === 'title') isTitle = false
      if (BLOCKS.has(name)) endLine()
      if (HEADINGS.has(name)) level = null
      if (BOLD.has(name)) bold = Math.max(0, bold - 1)
    },
  })
  endLine()
  return { lines, title: title.trim() }
}

/** The lines under a heading, up to the next one that is no part of it; headings within become lines with a colon. */
function under(lines: readonly Line[], from: number, endsAt: (line: Line) => boolean): string[] {
  const found: string[] = []
  for (const line of lines.slice(from)) {
    if (endsAt(line)) break
    found.push(line.level === null ? line.text : `${line.text.replace(/[\s:]+$/, '')}:`)
  }
  return found
}

/** The page's heading, or else the last one above the ingredients that is larger than theirs. */
const nameOf = (above: readonly Line[], level: number): string | undefined =>
  (above.find((line) => line.level === 1) ?? above.findLast((line) => (line.level ?? BOLD_LEVEL) < level))
    ?.text

/** The recipe of such a page; none where a heading is missing or nothing stands under it. Never throws. */
export function readPlainPage(html: string): ImportedRecipe[] {
  const { lines, title } = linesOf(html)
  const isTitled = (line: Line, is: (text: string) => boolean) => line.level !== null && is(line.text)
  const start = lines.findIndex((line) => isTitled(line, isIngredientsTitle))
  const method = lines.findIndex((line, at) => at > start && isTitled(line, isStepsTitle))
  if (start < 0 || method < 0) return []
  const level = lines[method]!.level!
  const name = nameOf(lines.slice(0, start), lines[start]!.level!) ?? title.split(/\s[|–—-]\s/)[0]!.trim()
  const ingredients = under(lines, start + 1, (line) => isTitled(line, isStepsTitle))
  const steps = under(
    lines,
    method + 1,
    (line) => line.level !== null && line.level <= level && !PART_OF_METHOD.test(line.text),
  )
  if (name === '' || ingredients.length < 2 || steps.length === 0) return []
  const facts = lines.slice(0, start).filter(({ text }) => text.length <= LONGEST_HEADING && FACT.test(text))
  return readRecipeText(
    [
      name,
      ...facts.map(({ text }) => text),
      lines[start]!.text,
      ...ingredients,
      lines[method]!.text,
      ...steps,
    ].join('\n'),
  )
}
