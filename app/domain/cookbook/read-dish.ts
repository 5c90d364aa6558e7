import { parse } from 'yaml'
import { z } from 'zod'
import { MEAL_TYPES, SKILL_LEVELS } from '#app/domain/recipe/recipe.ts'
import type { Choice, Dish, DishFault, DishLine, Welcome } from './dish.ts'
import { NEEDS_NO_FOOD, readDishLine, readWelcome } from './dish-line.ts'
import { conditionsIn, foldHandle, namesIn, statesWithoutFood } from './marks.ts'
import { STATES, WISHES } from './wishes.ts'

const topSchema = z.strictObject({
  cuisine: z.string(),
  also: z.array(z.string()).default([]),
  meals: z.array(z.enum(MEAL_TYPES)).min(1),
  serves: z.int().min(1).max(40),
  minutes: z
    .int()
    .min(1)
    .max(60 * 72),
  skill: z.enum(SKILL_LEVELS),
  needs: z.array(z.string()).default([]),
  suits: z.array(z.string()).default([]),
  not: z.array(z.string()).default([]),
  fixed: z.boolean().default(false),
  sizes: z.record(z.string(), z.string()).default({}),
  reviewed: z.string().optional(),
})

type Row = { text: string; line: number; heading: string | null }
type Sections = { top: Row[]; Ingredients: Row[]; Method: Row[]; 'Welcome too': Row[] }

/** The lines of each part with their places in the file. */
function sectionsOf(body: string, firstLine: number, faults: DishFault[]): Sections {
  const sections: Sections = { top: [], Ingredients: [], Method: [], 'Welcome too': [] }
  let current: Row[] = sections.top
  let heading: string | null = null
  for (const [at, raw] of body.split('\n').entries()) {
    const [line, text] = [firstLine + at, raw.trim()]
    const part = /^## (.+)$/.exec(text)?.[1]
    if (part !== undefined) {
      heading = null
      if (part in sections) current = sections[part as keyof Sections]
      else faults.push({ line, reason: `"${part}" is no part of a dish` })
    } else if (text.startsWith('### ')) heading = text.slice('### '.length)
    else if (text !== '') current.push({ text: text.replace(/^(?:-|\d+\.) /, ''), line, heading })
  }
  return sections
}

/** Reads a dish from its file. Faults name the line; with any, the dish is not to be cooked from. */
export function readDish(id: string, file: string): { dish: Dish | null; faults: DishFault[] } {
  const faults: DishFault[] = []
  const [, head, body] = /^---\n(.*?\n)---\n(.*)$/s.exec(file) ?? []
  if (head === undefined || body === undefined)
    return { dish: null, faults: [{ line: 1, reason: 'the file does not begin with front matter' }] }
  const top = topSchema.safeParse(parse(head))
  if (!top.success)
    return {
      dish: null,
      faults: top.error.issues.map(({ path, message }) => ({
        line: 1,
        reason: `${path.join('.')}: ${message}`,
      })),
    }
  const { also, fixed, sizes, reviewed: _reviewed, ...fields } = top.data
  const sections = sectionsOf(body, head.split('\n').length + 2, faults)
  const [title, ...description] = sections.top
  if (!title?.text.startsWith('# ')) faults.push({ line: 1, reason: 'the dish has no title' })
  const lines = sections.Ingredients.map(({ text, heading }) => readDishLine(text, heading))
  const welcome = sections['Welcome too'].flatMap(({ text, line }) => {
    const read = readWelcome(text)
    if (read === null) faults.push({ line, reason: `not understood: ${text}` })
    return read ?? []
  })
  const dish: Dish = {
    ...fields,
    id,
    title: title?.text.replace(/^# /, '') ?? id,
    otherNames: also,
    description: description.map(({ text }) => text).join(' '),
    isFixed: fixed,
    sizes: new Map(Object.entries(sizes).map(([serves, text]) => [Number(serves), text.split(' / ')])),
    lines,
    steps: sections.Method.map(({ text }) => text),
    welcome,
  }
  faults.push(...foodFaults(sections, lines, welcome), ...nameFaults(dish, sections), ...wishFaults(dish))
  return { dish, faults }
}

function foodFaults(
  sections: Sections,
  lines: readonly DishLine[],
  welcome: readonly Welcome[],
): DishFault[] {
  const unknown = (choices: readonly Choice[], line: number) =>
    choices
      .filter(({ food, name }) => food === null && !NEEDS_NO_FOOD.test(name))
      .map(({ name }) => ({ line, reason: `"${name}" is not in the food table` }))
  return [
    ...lines.flatMap(({ choices, any }, at) =>
      unknown(any === null ? choices : choices.slice(1), sections.Ingredients[at]!.line),
    ),
    ...welcome.flatMap(({ choices }, at) => unknown(choices, sections['Welcome too'][at]?.line ?? 1)),
  ]
}

/** Names and conditions that no line has, lines the method leaves out, steps that are not there. */
function nameFaults({ lines, welcome, steps }: Dish, sections: Sections): DishFault[] {
  const rows = [...sections.top, ...sections.Method]
  const handles = new Set(lines.map(({ handle }) => foldHandle(handle)))
  const foods = new Set(
    [...lines, ...welcome].flatMap(({ choices }) =>
      choices.flatMap(({ name, food }) => [foldHandle(name), food?.name, food?.kind]),
    ),
  )
  const faults = rows.flatMap(({ text, line }) => [
    ...namesIn(text)
      .filter((name) => !handles.has(foldHandle(name)))
      .map((name) => ({ line, reason: `no ingredient is called "${name}"` })),
    ...conditionsIn(text)
      .filter((one) => !handles.has(foldHandle(one)) && !foods.has(foldHandle(one)) && !foods.has(one))
      .filter((one) => !STATES.has(one) && !WISHES.has(one))
      .map((one) => ({ line, reason: `"${one}" is no food, state, wish or diet` })),
    ...statesWithoutFood(text).map((one) => ({ line, reason: `"[${one}: …]" names no food in braces` })),
  ])
  const used = new Set(rows.flatMap(({ text }) => namesIn(text).map(foldHandle)))
  for (const [at, { handle, isOptional }] of lines.entries())
    if (!isOptional && !used.has(foldHandle(handle)) && !/water/.test(handle))
      faults.push({ line: sections.Ingredients[at]!.line, reason: `the method does not use "${handle}"` })
  for (const [at, { step, anchor }] of welcome.entries()) {
    const line = sections['Welcome too'][at]?.line ?? 1
    if (step < 1 || step > steps.length) faults.push({ line, reason: `there is no step ${step}` })
    else if (!steps[step - 1]!.includes(anchor))
      faults.push({ line, reason: `step ${step} has no "${anchor}"` })
  }
  return faults
}

const TOOLS = new Set(['oven', 'air fryer', 'slow cooker', 'microwave', 'blender', 'grill', 'food processor'])

function wishFaults({ needs, suits }: Dish): DishFault[] {
  return [
    ...needs
      .filter((one) => !TOOLS.has(one))
      .map((one) => ({ line: 1, reason: `needs: "${one}" is no tool` })),
    ...suits
      .filter((one) => !WISHES.has(one))
      .map((one) => ({ line: 1, reason: `suits: "${one}" is no wish` })),
  ]
}
