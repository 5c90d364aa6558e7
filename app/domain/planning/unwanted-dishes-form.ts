import { z } from 'zod'
import { DISH_KEY_LENGTH, DISH_NAME_LENGTH } from './unwanted-dishes.ts'

/** Forms that turn dishes down and allow them again. Apart from the bounds so that no page pulls zod into the browser. */

const dishKeySchema = z
  .string()
  .trim()
  .min(1, 'Choose a dish.')
  .max(DISH_KEY_LENGTH, 'There is no such dish.')

export const refuseDishSchema = z.object({
  dish: dishKeySchema,
  name: z.string().trim().min(1, 'Choose a dish.').max(DISH_NAME_LENGTH, 'There is no such dish.'),
})
export const allowDishSchema = z.object({ dish: dishKeySchema })
