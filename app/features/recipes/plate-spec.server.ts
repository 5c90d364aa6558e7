import { z } from 'zod'
import { type Plate, PLATE_ROLES, PLATE_SHAPES } from '#app/domain/plate/plate.ts'

const SHAPES = Object.values(PLATE_SHAPES).flat()

/** What a plate is drawn from, as the readable-by-machine part of its address. Capped: anybody may make one up. */
const specSchema = z.tuple([
  z.string().min(1).max(120),
  z.number().int().min(0).max(0xffffffff),
  z
    .array(
      z.tuple([
        z.string().min(1).max(60),
        z.enum(PLATE_ROLES),
        z.string().regex(/^#[0-9a-f]{6}$/),
        z.enum(SHAPES).nullable(),
      ]),
    )
    .max(8),
])

const LONGEST = 1500

export function specOfPlate({ dish, seed = 1, foods }: Plate): string {
  const spec: z.input<typeof specSchema> = [
    dish.slice(0, 120),
    seed,
    foods.slice(0, 8).map(({ name, role, colour, shape = null }) => [name.slice(0, 60), role, colour, shape]),
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
  return { dish, seed, foods: foods.map(([name, role, colour, shape]) => ({ name, role, colour, shape })) }
}
