import { z } from 'zod'
import { FOODS } from '#app/domain/food/foods.ts'
import { servedAs } from '#app/domain/plate/as-served.ts'
import { OWN_COLOURS } from '#app/domain/plate/dish-forms.ts'
import { type Plate, PLATE_ROLES, type PlateFood, type PlateRole } from '#app/domain/plate/plate.ts'

/** What a plate is drawn from, as the readable-by-machine part of its address. Capped: anybody may make one up. */
const specSchema = z.tuple([
  z.string().min(1).max(120),
  z.number().int().min(0).max(0xffffffff),
  z.array(z.tuple([z.string().min(1).max(60), z.enum(PLATE_ROLES)])).max(8),
])

const LONGEST = 1500

/** Short enough for a file name: how foods look is in the food table. */
export function specOfPlate({ dish, seed = 1, foods }: Plate): string {
  const spec: z.input<typeof specSchema> = [
    dish.slice(0, 120),
    seed,
    foods.slice(0, 8).map(({ name, role }) => [name.slice(0, 60), role]),
  ]
  return Buffer.from(JSON.stringify(spec)).toString('base64url')
}

/** The plate of an address, or null when it is none of ours. */
export function plateFromSpec(text: string): Plate | null {
  if (text.length > LONGEST) return null
  let json: unknown
  try {
    json = JSON.parse(Buffer.from(text, 'base64url').toString('utf8'))
  } catch {
    return null
  }
  const parsed = specSchema.safeParse(json)
  if (!parsed.success) return null
  const [dish, seed, foods] = parsed.data
  return { dish, seed, foods: foods.map(([name, role]) => drawnFood(name, role)) }
}

const looks = new Map(FOODS.map(({ name, look }) => [name.toLowerCase(), look]))
const ownColours: ReadonlyMap<string, string> = new Map(Object.entries(OWN_COLOURS))
const ANY_FOOD = '#c9a26a'

/** How the food is served follows from its role; an address made before the food had its own shape gets it now. */
function drawnFood(name: string, role: PlateRole): PlateFood {
  const look = looks.get(name)
  const own = role === 'sauce' || look === undefined ? ownColours.get(name) : undefined
  if (own !== undefined || look === undefined || look.role === 'unseen')
    return { name, role, colour: own ?? look?.colour ?? ANY_FOOD, shape: null }
  const isServedAs = role === 'sauce' || role === 'cubes' || look.shape === 'crumbs'
  return servedAs(name, look, isServedAs ? role : look.role)
}
