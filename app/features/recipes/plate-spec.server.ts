import { z } from 'zod'
import { type Plate, PLATE_ROLES } from '#app/domain/plate/plate.ts'

/** What a plate is drawn from, as the readable-by-machine part of its address. Capped: anybody may make one up. */
const Spec = z.tuple([
  z.string().min(1).max(120),
  z.number().int().min(0).max(0xffffffff),
  z.array(z.tuple([z.string().min(1).max(60), z.enum(PLATE_ROLES)])).max(8),
])

const LONGEST = 1500

export function specOfPlate({ dish, seed = 1, foods }: Plate): string {
  const spec: z.input<typeof Spec> = [
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
  const parsed = Spec.safeParse(json)
  if (!parsed.success) return null
  const [dish, seed, foods] = parsed.data
  return { dish, seed, foods: foods.map(([name, role]) => ({ name, role })) }
}
