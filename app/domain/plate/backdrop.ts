import { hashText } from '#app/domain/random.ts'

/** The names of the tokens a plate may lie on. */
export const BACKDROPS = [
  'cloth-leaf',
  'cloth-tomato',
  'cloth-butter',
  'cloth-sea',
  'cloth-plum',
  'cloth-sky',
  'cloth-sand',
] as const
export type BackdropName = (typeof BACKDROPS)[number]

/** The backdrop under a plate: the same dish lies on the same one wherever it is shown. `dish` is its name. */
export function backdropOf(dish: string): BackdropName {
  return BACKDROPS[hashText(dish.trim().toLowerCase()) % BACKDROPS.length] ?? 'cloth-sand'
}
