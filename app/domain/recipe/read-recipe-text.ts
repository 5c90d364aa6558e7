import { withBareTitles } from './bare-titles.ts'
import { isHeading, readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import {
  completeRecipe,
  type ImportedRecipe,
  MAX_DESCRIPTION_LENGTH,
  MAX_READ_NAME_LENGTH,
} from './imported-recipe.ts'
import { withoutBullet, withoutBullets } from './bulleted-lines.ts'
import { plainLines } from './imported-text.ts'
import { IN_CAPITALS, ingredientOrHeading } from './list-headings.ts'
import { minutesSaid } from './said-minutes.ts'
import { saidServings } from './said-servings.ts'
import { BETWEEN_RECIPES } from './recipe-text.ts'

/** Reads recipes from pasted text: with headings as we export them and as most people write them, or without any. */

const INGREDIENTS =
  /^(?:the )?(?:ingredients?(?: list)?|what you(?:'|’)?(?:ll)? need|you(?:'|’)?(?:ll| will) need)\s*(?<about>\(.{1,40}\)|for \d.{0,20}|[-–—]\s*serves.{1,20})?\s*:?$/i
const STEPS =
  /^(?:the )?(?:instructions?|method|directions?|preparation|steps?|how to (?:make|cook)(?: it)?|procedure)\s*:?$/i
const END = /^(?:notes?|tips?|nutrition(?:al)?(?: information| facts| per serving)?|storage|equipment)\s*:?$/i
const FACT =
  /^(servings?|serves|yields?|makes|(?:total |prep(?:aration)? |cook(?:ing)? |bak(?:e|ing) |active |hands-on |resting |chilling )?time|prep(?:aration)?|cook|bake|rest|chill|total|ready in|difficulty|skill level|cuisine|written by|author|by|nutrition per serving)\s*[:\s]\s*(.+)$/i
/** Words that can also begin a step: without a colon they name a fact only before the first ingredient. */
const PART_OF_TIME = /^(?:prep(?:aration)?|cook|bake|rest|chill|total)$/
const MARK = /^(?:[-–—•·*▢□☐✓●○◦‣➢>]+|\(?\d{1,2}[.)]|step\s*\d{1,2}\s*[:.)]?)\s+/i
/** A line that an email or a page has wrapped is at least about this long, or ends with a word that no step ends with. */
const LEAST_WRAPPED_LENGTH = 45
const ENDS_OPEN = /(?:,|\b(?:and|or|the|an?|with|of|to|in|into|until|for|then|over|from))$/i

/** "Pear tart (serves 4)" */
const IN_TITLE = /^(.+?)\s*\(\s*((?:serves|makes|yields?|for|feeds)\b[^)]{1,30})\)\s*$/i
/** "Serves 4 · 45 min": a time without a name beside other facts. */
const BARE_TIME = /^(?:about )?\d+ ?(?:min(?:ute)?s?|hours?|hrs?)\b[^.]{0,20}$/i

type Part = 'top' | 'ingredients' | 'steps' | 'end'

/** "Ingredients", "What you'll need" */
export const isIngredientsTitle = (line: string): boolean => INGREDIENTS.test(line)
/** "Method", "Instructions" */
export const isStepsTitle = (line: string): boolean => STEPS.test(line)

const withoutMark = (line: string) => line.replace(MARK, '').trim()

/** "Prep: 10 mins | Cook: 20 mins" is two facts; other text between facts is ignored. */
function takeFacts(read: Reading, line: string, isAtBeginning: boolean): boolean {
  const parts = line.split(/\s+[|•·/–—]\s+|\t|,\s+(?=[A-Z][a-z]+(?: time)?:)/).map((part) => part.trim())
  const taken = parts.filter(
    (part) =>
      takeFact(read, part, isAtBeginning) ||
      (parts.length > 1 && BARE_TIME.test(part) && takeFact(read, `total: ${part}`, isAtBeginning)),
  )
  return taken.length === parts.length || (parts.length > 1 && taken.length > 0)
}

function takeFact(read: Reading, line: string, isAtBeginning: boolean): boolean {
  const found = FACT.exec(line)
  if (!found) return false
  const [name, value] = [found[1]!.toLowerCase(), found[2]!.trim()]
  const hasColon = line.slice(name.length).trimStart().startsWith(':')
  if (/^(?:serv|yield|makes)/.test(name)) {
    const said = saidServings(value)
    if (said === null) return false
    if (read.servings === null || name === 'serves') read.servings = said
  } else if (
    /time|ready in/.test(name) ||
    (PART_OF_TIME.test(name) && (hasColon || (isAtBeginning && /^\d[^.]{0,25}$/.test(value))))
  ) {
    const minutes = minutesSaid(value)
    if (minutes === null) return false
    if (/^(?:total|time|ready)/.test(name)) read.totalMin ??= minutes
    else read.partsMin = (read.partsMin ?? 0) + minutes
  } else if (!hasColon) return false
  else if (/difficulty|skill/.test(name)) read.difficulty = value
  else if (name === 'cuisine') read.cuisineType = value
  else if (/written|author|^by$/.test(name)) read.author = value
  return true
}

/** The facts that a recipe's lines state. */
type Reading = {
  difficulty: string | null
  cuisineType: string | null
  servings: number | null
  author: string | null
  /** The total time where it is stated, and the sum of the partial times. */
  totalMin: number | null
  partsMin: number | null
}

/** Without headings: a line that begins with an amount, or a short one after such, is an ingredient. */
const looksLikeIngredient = (line: string) => {
  if (line.length > 90 || /[.!?]$/.test(line)) return false
  const read = readIngredientLine(line)
  return (read.quantity !== null || read.unit !== null) && read.name !== ''
}

type Lines = { about: string[]; ingredients: string[]; steps: string[] }

/** Sorts the lines into description, ingredients and steps, and stores the facts they state in `read`. */
function sorted(lines: readonly string[], read: Reading): Lines {
  const found: Lines = { about: [], ingredients: [], steps: [] }
  const { about, ingredients, steps } = found
  const hasHeadings = lines.some((line) => INGREDIENTS.test(line.replace(/^#+\s*/, '')))
  let part: Part = 'top'
  for (const [at, raw] of lines.entries()) {
    const line = raw.replace(/^#+\s*|\*\*|^[*_](?=[\p{Lu}\d])|(?<=\S)[*_]$/gu, '').trim()
    const heading = INGREDIENTS.exec(line)
    if (heading) {
      part = 'ingredients'
      read.servings ??= saidServings(heading.groups?.['about'] ?? '')
    } else if (STEPS.test(line)) part = 'steps'
    else if (END.test(line) || /^nutrition per serving\s*:/i.test(line)) part = 'end'
    else if ((part === 'top' || part === 'end') && takeFacts(read, line, ingredients.length === 0)) continue
    else if (part === 'end') continue
    else if (part === 'ingredients') ingredients.push(line)
    else if (part === 'steps') steps.push(line)
    else if (
      !hasHeadings &&
      (looksLikeIngredient(withoutBullet(line)) || isGroupTitle(line, lines[at + 1], found))
    )
      ingredients.push(line)
    else if (!hasHeadings && ingredients.length > 0) steps.push(line)
    else about.push(line)
  }
  return found
}

function readOne(lines: readonly string[]): ImportedRecipe | null {
  const [title, ...rest] = lines
  if (title === undefined) return null
  const read: Reading = {
    difficulty: null,
    cuisineType: null,
    servings: null,
    author: null,
    totalMin: null,
    partsMin: null,
  }
  const [, name = title, inTitle = ''] = IN_TITLE.exec(title) ?? []
  read.servings = saidServings(inTitle)
  const { about, ingredients, steps } = sorted(rest, read)
  const { totalMin, partsMin, ...facts } = read
  return completeRecipe({
    ...facts,
    name: name.replace(/^#+\s*|^recipe\s*:\s*/i, '').slice(0, MAX_READ_NAME_LENGTH),
    description: about.join(' ').slice(0, MAX_DESCRIPTION_LENGTH),
    cookingTimeMin: totalMin ?? partsMin,
    ingredients: withoutBullets(ingredients)
      .map((line) => (/^\d{1,2}[.)]\s/.test(line) ? withoutMark(line) : line))
      .filter(Boolean),
    instructions: unwrapped(steps).filter(Boolean),
    dishTemplate: null,
  })
}

/** Without headings: "For the batter", or "TOPPING" above an ingredient, names a group of ingredients before any step. */
function isGroupTitle(line: string, next: string | undefined, { ingredients, steps }: Lines): boolean {
  if (steps.length > 0) return false
  if (isHeading(ingredientOrHeading(line))) return true
  // Above the first ingredient, a few words may describe the recipe.
  const mayBeTitle = ingredients.length > 0 || IN_CAPITALS.test(line)
  if (!mayBeTitle || next === undefined || !looksLikeIngredient(withoutBullet(next))) return false
  const [titled = line] = withBareTitles([line, next])
  return isHeading(titled)
}

/** Steps without their marks, each in one piece: lines that an email or a page has wrapped are joined. */
function unwrapped(lines: readonly string[]): string[] {
  const steps: string[] = []
  let before = ''
  const isNumbered = lines.filter((line) => NUMBER.test(line)).length > 1
  for (const line of lines) {
    const isOpen = !/[.!?:;)"”]$/.test(before)
    const isLong = before.length >= LEAST_WRAPPED_LENGTH || ENDS_OPEN.test(before)
    const isBroken = isOpen && isLong && /^\p{Ll}/u.test(line)
    const goesOn = isNumbered && isOpen && !MARK.test(line) && !isHeading(line)
    if (steps.length > 0 && (isBroken || goesOn)) steps.push(`${steps.pop()} ${line}`)
    else steps.push(withoutMark(line))
    before = line
  }
  return steps
}
const NUMBER = /^(?:\(?\d{1,2}[.)]|step\s*\d)/i

/** The recipes of a text, divided by lines of equals signs. Markup is taken out. Never throws. */
export function readRecipeText(text: string): ImportedRecipe[] {
  const lines = plainLines(text, text.length)
  const parts: string[][] = [[]]
  for (const line of lines) {
    if (line.startsWith(BETWEEN_RECIPES)) parts.push([])
    else parts.at(-1)!.push(line)
  }
  return parts.flatMap((part) => readOne(part) ?? [])
}
