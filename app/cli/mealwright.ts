#!/usr/bin/env node
/** `npx mealwright`: the food table, the reader and the kitchen on the command line, without a database. */
import { parseJson } from '#app/domain/bounded-json.ts'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { ZodError } from 'zod'
import { linesOfEach } from '#app/domain/food/each-line.ts'
import { splitIngredientList } from '#app/domain/food/pasted-list.ts'
import { isPlainDate, weekdayIndexOf } from '#app/domain/pantry/plain-date.ts'
import { COMMANDS, type CommandName } from './commands.ts'
import { importCommand, readableImport } from './import-command.ts'
import { pantryRow } from './pantry-row.ts'
import { readablePlan } from './readable-plan.ts'
import { readableLine, readableMeal, readableRecipe, readableRecipes } from './readable.ts'

const USAGE = `Usage: mealwright <command> [text] [options]

  parse "<ingredient line>"              what a line says
  meal "<what was eaten>"                calories and macros of a described meal
  recipe "<line>" "<line>" ...           nutrition per serving (--servings N)
  generate "<ingredients, with commas>"  recipes from the kitchen
      --servings N  --cuisine NAME  --diet NAME  --skill NAME  --recipes N
      --calories N  --meal breakfast|lunch|dinner|snack  --seed N
  plan ["<pantry food>" ...]             days of meals that meet the targets of a person
      --age N  --sex male|female  --height CM  --weight KG  --activity LEVEL
      --goal GOAL  --days N  --meals 3|4|5|6  --diet NAME[,NAME]  --seed N
      --minutes N                        busy minutes a day at most
      --out "friday dinner,sunday lunch" meals eaten out each week; --skip the same, not eaten
      --start YYYY-MM-DD                 the first day; --first-weekday DAY where the date does not matter
                                         (monday where neither is said)
      --cook-days sunday,wednesday       the only days on which dishes are cooked; what is eaten on the others
                                         is left over or frozen
      --adventure familiar|some-new|adventurous
      --protein-powder if-needed|gladly|never
      food such as "500 g chicken, 2 days", counted from the first day: what expires first is used first
  import "<file>" ...                    recipes of an export (Mealie, Paprika, Tandoor, Nextcloud Cookbook,
                                         Recipe Keeper), a saved web page, Meal-Master, Cooklang, JSON or text

  --json   read one JSON object per line from standard input, write one per line, in order`

const OPTIONS = {
  json: { type: 'boolean' },
  help: { type: 'boolean' },
  servings: { type: 'string' },
  cuisine: { type: 'string' },
  diet: { type: 'string' },
  skill: { type: 'string' },
  recipes: { type: 'string' },
  calories: { type: 'string' },
  meal: { type: 'string' },
  seed: { type: 'string' },
  age: { type: 'string' },
  sex: { type: 'string' },
  height: { type: 'string' },
  weight: { type: 'string' },
  activity: { type: 'string' },
  goal: { type: 'string' },
  days: { type: 'string' },
  meals: { type: 'string' },
  minutes: { type: 'string' },
  out: { type: 'string' },
  skip: { type: 'string' },
  'first-weekday': { type: 'string' },
  start: { type: 'string' },
  adventure: { type: 'string' },
  'cook-days': { type: 'string' },
  'protein-powder': { type: 'string' },
} as const

const WEEKDAYS = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

process.stdout.on('error', (error: NodeJS.ErrnoException) => {
  // The reader of our output left, as `head` does.
  if (error.code === 'EPIPE') process.exit(0)
  throw error
})

process.exitCode = await run(process.argv.slice(2))

async function run(argv: string[]): Promise<number> {
  let parsed: ReturnType<typeof parseArgs<{ options: typeof OPTIONS; allowPositionals: true }>>
  try {
    parsed = parseArgs({ args: argv, options: OPTIONS, allowPositionals: true })
  } catch (error) {
    return complain(`${messageOf(error)}\n\n${USAGE}`)
  }
  const { values, positionals } = parsed
  const [name, ...texts] = positionals
  if (values.help) {
    console.log(USAGE)
    return 0
  }
  if (name === undefined || !isCommand(name))
    return complain(name === undefined ? USAGE : `There is no command "${name}".\n\n${USAGE}`)
  if (values.json) return answerLines(name)
  // A plan can do without a pantry.
  if (texts.length === 0 && name !== 'plan') return complain(USAGE)
  try {
    console.log(await answerText(name, texts, values))
    return 0
  } catch (error) {
    return complain(messageOf(error))
  }
}

/** One answer per line of input, in order; a line that cannot be answered says why in `error`. */
async function answerLines(name: CommandName): Promise<number> {
  for await (const line of createInterface({ input: process.stdin, crlfDelay: Infinity })) {
    if (line.trim() === '') continue
    const answer = JSON.stringify(await answerOf(name, line))
    if (!process.stdout.write(`${answer}\n`))
      await new Promise((resolve) => process.stdout.once('drain', resolve))
  }
  return 0
}

async function answerOf(name: CommandName, line: string): Promise<Record<string, unknown>> {
  let id: unknown = null
  try {
    const input = (parseJson(line) ?? {}) as Record<string, unknown>
    id = input['id'] ?? null
    return { id, ...(await COMMANDS[name](input)) }
  } catch (error) {
    return { id, error: messageOf(error) }
  }
}

type Values = {
  [Name in keyof typeof OPTIONS]?: (typeof OPTIONS)[Name]['type'] extends 'boolean' ? boolean : string
}

async function answerText(name: CommandName, texts: string[], values: Values): Promise<string> {
  switch (name) {
    case 'parse':
      return texts.map((line) => readableLine(COMMANDS.parse({ line }))).join('\n\n')
    case 'meal':
      return readableMeal(COMMANDS.meal({ description: texts.join(' ') }))
    case 'recipe':
      return readableRecipe(COMMANDS.recipe({ servings: numberOf(values.servings), ingredients: texts }))
    case 'generate':
      return readableRecipes(
        COMMANDS.generate({
          ingredients: splitIngredientList(texts.join('\n'), linesOfEach).items,
          servings: numberOf(values.servings),
          cuisine: values.cuisine,
          dietaryRestriction: values.diet,
          skillLevel: values.skill,
          numRecipes: numberOf(values.recipes),
          targetCalories: numberOf(values.calories),
          mealType: values.meal,
          seed: numberOf(values.seed),
        }),
      )
    case 'plan':
      return readablePlan(
        COMMANDS.plan({
          seed: numberOf(values.seed),
          days: numberOf(values.days),
          mealsPerDay: numberOf(values.meals),
          maxMinutes: numberOf(values.minutes),
          firstWeekday: values.start
            ? weekdayIndexOf(dateOf(values.start))
            : weekdayOf(values['first-weekday']),
          cooking: cookingOf(values),
          goal: values.goal,
          ageYears: numberOf(values.age),
          sex: values.sex,
          heightCm: numberOf(values.height),
          weightKg: numberOf(values.weight),
          activityLevel: values.activity,
          diets: values.diet?.split(','),
          pantry: texts.map(pantryRow),
        }),
        values.start,
      )
    case 'import': {
      const read = await Promise.all(texts.map((path) => importCommand({ path })))
      return read.map(readableImport).join('\n\n')
    }
  }
}

/** How the options say that somebody cooks. */
function cookingOf(values: Values) {
  return {
    away: [...mealsOf(values.out, 'out'), ...mealsOf(values.skip, 'skipped')],
    adventure: values.adventure,
    proteinPowder: values['protein-powder'],
    cookDays: values['cook-days']?.split(',').flatMap((name) => weekdayOf(name.trim()) ?? []),
  }
}

/** "friday dinner,sunday lunch". */
function mealsOf(text: string | undefined, kind: 'out' | 'skipped') {
  return (text ?? '').split(',').flatMap((one) => {
    const [weekday, slot] = one.trim().toLowerCase().split(/\s+/)
    return weekday ? [{ weekday: weekdayOf(weekday), slot, kind }] : []
  })
}

/** 0 is Monday. Throws for what is no day of the week. */
function weekdayOf(name: string | undefined): number | undefined {
  if (name === undefined) return undefined
  const at = WEEKDAYS.indexOf(name.toLowerCase())
  if (at < 0) throw new Error(`There is no weekday "${name}"`)
  return at
}

/** Throws for what is no date of the calendar. */
function dateOf(text: string): string {
  if (!isPlainDate(text)) throw new Error(`Write the first day as 2026-12-07, not "${text}"`)
  return text
}

function numberOf(text: string | undefined): number | undefined {
  return text === undefined ? undefined : Number(text)
}

function isCommand(name: string): name is CommandName {
  return Object.hasOwn(COMMANDS, name)
}

function complain(message: string): number {
  console.error(message)
  return 1
}

function messageOf(error: unknown): string {
  if (error instanceof ZodError)
    return error.issues
      .map(({ path, message }) => (path.length === 0 ? message : `${path.join('.')}: ${message}`))
      .join('; ')
  return error instanceof Error ? error.message : String(error)
}
