import { matchFood } from '#app/domain/food/match-food.ts'
import { wordTable } from '#app/domain/word-table.ts'
import type { LeftOut, RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { cuisineAsked, dishAsked, isNamedAfter } from './kinds-asked.ts'

/** What people ask for that is no food: a tool, a time, an occasion, a kind of dish. */

/** Wishes a dish may meet (`suits`, `needs`) or a sentence in brackets may answer. */
export const WISHES: ReadonlySet<string> = new Set([
  'quick',
  'packed lunch',
  'children',
  'family',
  'freezer',
  'make ahead',
  'one pot',
  'no cook',
  'leftovers',
  'picnic',
  'cheap',
  'light',
  'mild',
  'oven',
  'air fryer',
  'slow cooker',
  'microwave',
  'blender',
  'grill',
  'vegan',
  'vegetarian',
  'gluten-free',
  'dairy-free',
])
/** States of food that a sentence in brackets may depend on. */
export const STATES: ReadonlySet<string> = new Set(['raw', 'dry', 'frozen', 'cooked', 'canned'])
/** Wishes for a meal of the day. */
export const MEAL_WISHES: ReadonlySet<string> = new Set(['breakfast', 'lunch', 'dinner', 'snack'])
/** Wishes for a tool: a dish without it is no answer. */
export const TOOL_WISHES: ReadonlySet<string> = new Set(['air fryer', 'slow cooker', 'microwave'])

/** The words people use for a wish. */
const SAID: readonly (readonly [RegExp, string])[] = [
  [/\bair[- ]?fr(?:yer|ied)\b/i, 'air fryer'],
  [/\bslow[- ]?cooker\b|\bcrock[- ]?pot\b/i, 'slow cooker'],
  [/^microwaved?$|\bin (?:a|the) microwave\b|\bmicrowave (?:meal|dinner|lunch)\b/i, 'microwave'],
  [/\b(?:no|without an?) oven\b|\bno[- ]bak(?:e|ing)\b|\bwithout baking\b/i, 'no oven'],
  [/\b(?:no[- ]cook|no cooking|without cooking)\b/i, 'no cook'],
  [/\bpacked lunch(?:es)?\b|\blunch ?box(?:es)?\b|\blunch for work\b/i, 'packed lunch'],
  [/\bpicnics?\b/i, 'picnic'],
  [/\b(?:kids?|child(?:ren)?|toddlers?)\b/i, 'children'],
  [/\bfamily (?:dinner|meal|tea)\b/i, 'family'],
  // "Mild curry powder" is a food.
  [
    /^(?:something |keep it )?mild(?:ly spiced)?$|\b(?:not (?:too )?spicy|won['’]t eat spicy|no chilli)\b/i,
    'mild',
  ],
  [
    /\b(?:batch cook(?:ing)?|(?:to|can|will) freeze|freez(?:es|able)|for the freezer|freezer meal|meal prep)\b/i,
    'freezer',
  ],
  [/\bmake ahead\b|\bin advance\b|\b(?:the )?night before\b|^overnight$/i, 'make ahead'],
  [/\bone[- ](?:pot|pan|tray)\b/i, 'one pot'],
  [/^(?:quick|fast)$|\b(?:quick|fast) (?:dinner|lunch|meal|tea)\b/i, 'quick'],
  [/^(?:for the )?freezer$/i, 'freezer'],
  [/^family$/i, 'family'],
  [/^(?:something )?(?:light|healthy)$/i, 'light'],
  [/^microwave only$/i, 'microwave'],
  [/^(?:for )?breakfast$/i, 'breakfast'],
  [/^(?:for )?(?:lunch|brunch)$/i, 'lunch'],
  [/^(?:for )?(?:dinner|supper|tea tonight)$/i, 'dinner'],
  [/^(?:(?:for )?(?:a )?snack|dessert|pudding|something sweet)$/i, 'snack'],
  [/\b(?:cheap|on a budget|budget meal)\b/i, 'cheap'],
  [/\blight (?:dinner|lunch|meal)\b/i, 'light'],
  [/^(?:low[- ](?:cal(?:orie)?s?|fat)|slimming world)$/i, 'light'],
  [/^(?:quick and easy|lazy|fast and easy)$/i, 'quick'],
  [/^sheet[- ]pan$/i, 'one pot'],
  [/^(?:fussy|picky) eaters?$/i, 'children'],
  [/^(?:student (?:meal|food)|budget|frugal|thrifty)$/i, 'cheap'],
  [/^work lunch(?:es)?$|^lunch (?:for )?tomorrow$/i, 'packed lunch'],
  [/^hob only$/i, 'no oven'],
  [/^(?:only )?(?:have |got )?(?:a |just a )?microwave$|^only (?:have|got) a microwave$/i, 'microwave'],
  [/^(?:can be frozen|freezer[- ]friendly)$/i, 'freezer'],
  // No dish says so of itself, and the person hears that.
  [/^low[- ]carb$/i, 'low carb'],
  [/^high[- ]protein$/i, 'high protein'],
  [/^(?:for a )?diabetics?$/i, 'diabetic'],
  [/^(?:(?:in (?:the|an?) )?instant[- ]pot|pressure[- ]cooker)$/i, 'pressure cooker'],
]
const MINUTES = /\b(?:in |under |max(?:imum)? |less than )?(\d{1,3})[- ]?(?:minutes?|mins?)\b/i
const HOURS = /^(?:in |under |max(?:imum)? |less than |within )?(half an?|an?|1|one|2|two) hours?$/i
const MINUTES_OF: Readonly<Record<string, number>> = wordTable({
  half: 30,
  a: 60,
  an: 60,
  1: 60,
  one: 60,
  2: 120,
  two: 120,
})

export type Wishes = {
  wishes: ReadonlySet<string>
  maxMinutes: number | null
  /** What was typed without the wishes. */
  ingredients: string[]
}

/** Said to us, and neither a food nor a wish that a dish could meet or miss: how many eat is asked for elsewhere. */
const REMARK =
  /^(?:just (?:me|us)|(?:it['’]?s )?(?:just )?for (?:one|two|three|four|five|six|\d+)(?: people)?|easy|simple|please|something (?:easy|nice|simple|tasty)|dinner ideas?|cosy|comfort(?:ing)?(?: food)?|something comforting|warming|christmas|boxing day|birthday|date night|traditional|spicy|serves \d+|no idea|surprise me|dinner tonight|sunday lunch|use up leftovers|needs? using up|use (?:it|them) up|to use up)$/i

/** Said around a wish, and no food. */
const AROUND =
  /\b(?:for|in|the|a|an|my|our|made|make|cooked|done|something|with|under|only|max(?:imum)?|ready|recipes?|ideas?|dinners?|lunch(?:es)?|teas?|meals?|work|s)\b|['’.,!:-]/gi
const SURE = 0.9

/** Takes the wishes out of what was typed among the foods: "air fryer", "15 minutes", "air fryer chicken thighs". */
export function readWishes(typed: readonly string[]): Wishes {
  const wishes = new Set<string>()
  let maxMinutes: number | null = null
  const ingredients = typed.flatMap((text) => {
    if (REMARK.test(text.trim())) return []
    const read = wishesIn(text)
    if (read.wishes.length === 0 && read.maxMinutes === null) return text
    for (const wish of read.wishes) wishes.add(wish)
    maxMinutes = read.maxMinutes ?? maxMinutes
    return read.food ?? []
  })
  return { wishes, maxMinutes, ingredients }
}

function wishesIn(text: string): { wishes: string[]; maxMinutes: number | null; food: string | null } {
  const said = SAID.filter(([pattern]) => pattern.test(text))
  const minutes = MINUTES.exec(text)?.[1]
  let rest = text.replace(MINUTES, ' ')
  for (const [pattern] of said) rest = rest.replace(pattern, ' ')
  rest = rest.replaceAll(AROUND, ' ').replaceAll(/\s+/g, ' ').trim()
  const dish = dishAsked(text) ?? cuisineAsked(text)
  const hours = HOURS.exec(text.trim())?.[1]?.split(' ')[0]?.toLowerCase()
  const ofHours = hours === undefined ? null : (MINUTES_OF[hours] ?? null)
  return {
    wishes: dish === null ? said.map(([, wish]) => wish) : [dish],
    maxMinutes: minutes === undefined ? ofHours : Number(minutes),
    food: dish === null && (matchFood(rest)?.confidence ?? 0) >= SURE ? rest : null,
  }
}

/** The wishes that a recipe doesn't meet, said to the person. */
export function unmetWishes(
  { ingredients }: Pick<RecipeRequest, 'ingredients'>,
  { maxMinutes }: Wishes,
  { draft, metWishes }: { draft: RecipeDraft; metWishes?: ReadonlySet<string> },
): LeftOut[] {
  return ingredients.flatMap((text) => {
    const read = wishesIn(text)
    const unmet = read.wishes.filter(
      (wish) => metWishes?.has(wish) !== true && !isNamedAfter(draft.name, wish),
    )
    const isLate = read.maxMinutes !== null && maxMinutes !== null && draft.cookingTimeMin > maxMinutes
    if (isLate)
      return [
        {
          ingredient: text,
          reason: `This recipe takes ${draft.cookingTimeMin} minutes. We don’t have a quicker one for these foods.`,
        },
      ]
    return unmet.length === 0
      ? []
      : [
          {
            ingredient: text,
            reason: `We don’t have a recipe for these foods that suits “${text}”.`,
          },
        ]
  })
}
