import { readIngredientLine } from '#app/domain/food/ingredient-line.ts'
import {
  completeRecipe,
  type ImportedRecipe,
  MAX_DESCRIPTION_LENGTH,
  MAX_LINE_TEXT_LENGTH,
  MAX_READ_NAME_LENGTH,
  MAX_STEP_LENGTH,
  type ReadRecipe,
} from './imported-recipe.ts'
import { plainLines } from './imported-text.ts'
import { minutesSaid } from './said-minutes.ts'
import { saidServings } from './said-servings.ts'
import { BETWEEN_RECIPES } from './recipe-text.ts'

/** Reads recipes from pasted text: with headings as we export them and as most people write them, or without any. */

const INGREDIENTS =
  /^(?:the )?(?:ingredients?(?: list)?|what you(?:'|’)?(?:ll)? need|you(?:'|’)?(?:ll| will) need)\s*:?$/i
const STEPS =
  /^(?:the )?(?:instructions?|method|directions?|preparation|steps?|how to (?:make|cook)(?: it)?|procedure)\s*:?$/i
const END = /^(?:notes?|tips?|nutrition(?:al)?(?: information| facts| per serving)?|storage|equipment)\s*:?$/i
const FACT =
  /^(servings?|serves|yields?|makes|time|total time|cook(?:ing)? time|ready in|difficulty|skill level|cuisine|written by|author|by|nutrition per serving)\s*[:\s]\s*(.+)$/i
const MARK = /^(?:[-–—•·*▢□☐✓●○◦‣➢>]+|\d{1,2}[.)]|step\s*\d{1,2}\s*[:.)]?)\s+/i

type Part = 'top' | 'ingredients' | 'steps' | 'end'

const withoutMark = (line: string) => line.replace(MARK, '').trim()

function takeFact(read: Reading, line: string): boolean {
  const found = FACT.exec(line)
  if (!found) return false
  const [name, value] = [found[1]!.toLowerCase(), found[2]!.trim()]
  const hasColon = line.slice(name.length).trimStart().startsWith(':')
  if (/^(?:serv|yield|makes)/.test(name)) {
    const said = saidServings(value)
    if (said === null) return false
    if (read.servings === null || name === 'serves') read.servings = said
  } else if (/time|ready in/.test(name)) {
    const minutes = minutesSaid(value)
    if (minutes === null) return false
    read.cookingTimeMin = name.startsWith('total') ? minutes : (read.cookingTimeMin ?? minutes)
  } else if (!hasColon) return false
  else if (/difficulty|skill/.test(name)) read.difficulty = value
  else if (name === 'cuisine') read.cuisineType = value
  else if (/written|author|^by$/.test(name)) read.author = value
  return true
}

type Reading = { -readonly [Key in keyof ReadRecipe]: ReadRecipe[Key] } & {
  ingredients: string[]
  instructions: string[]
}

/** Without headings: a line that begins with an amount, or a short one after such, is an ingredient. */
const looksLikeIngredient = (line: string) => {
  if (line.length > 90 || /[.!?]$/.test(line)) return false
  const read = readIngredientLine(line)
  return (read.quantity !== null || read.unit !== null) && read.name !== ''
}

function readOne(lines: readonly string[]): ImportedRecipe | null {
  const [title, ...rest] = lines
  if (title === undefined) return null
  const read: Reading = {
    name: title.replace(/^#+\s*|^recipe\s*:\s*/i, '').slice(0, MAX_READ_NAME_LENGTH),
    description: '',
    cookingTimeMin: null,
    difficulty: null,
    cuisineType: null,
    servings: null,
    ingredients: [],
    instructions: [],
    dishTemplate: null,
    author: null,
  }
  const hasHeadings = rest.some((line) => INGREDIENTS.test(line.replace(/^#+\s*/, '')))
  const about: string[] = []
  let part: Part = 'top'
  for (const raw of rest) {
    const line = raw.replace(/^#+\s*|\*\*/g, '').trim()
    if (INGREDIENTS.test(line)) part = 'ingredients'
    else if (STEPS.test(line)) part = 'steps'
    else if (END.test(line)) part = 'end'
    else if (/^nutrition per serving\s*:/i.test(line)) part = 'end'
    else if ((part === 'top' || part === 'end') && takeFact(read, line)) continue
    else if (part === 'end') continue
    else if (part === 'ingredients') read.ingredients.push(withoutMark(line).slice(0, MAX_LINE_TEXT_LENGTH))
    else if (part === 'steps') read.instructions.push(withoutMark(line).slice(0, MAX_STEP_LENGTH))
    else if (!hasHeadings && looksLikeIngredient(withoutDash(line)))
      read.ingredients.push(withoutDash(line).slice(0, MAX_LINE_TEXT_LENGTH))
    else if (!hasHeadings && read.ingredients.length > 0)
      read.instructions.push(withoutMark(line).slice(0, MAX_STEP_LENGTH))
    else about.push(line)
  }
  read.description = about.join(' ').slice(0, MAX_DESCRIPTION_LENGTH)
  return completeRecipe({
    ...read,
    ingredients: read.ingredients.filter(Boolean),
    instructions: read.instructions.filter(Boolean),
  })
}

/** A bullet, not a number: "2 eggs" begins with an amount. */
const withoutDash = (line: string) => line.replace(/^[-–—•·*▢□☐✓●○◦‣➢>]+\s*/, '').trim()

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
