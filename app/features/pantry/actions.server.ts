import type { FormResult } from '#app/domain/errors.ts'
import {
  addIngredientSchema,
  addListSchema,
  addReadSchema,
  addSeenSchema,
  changeQuantitySchema,
  chosenIngredientsSchema,
  editIngredientSchema,
  oneIngredientSchema,
  takeFromLotSchema,
  undoClickSchema,
} from '#app/domain/pantry/pantry-forms.ts'
import { personsDay } from '#app/domain/pantry/plain-date.ts'
import { dayOf } from '#app/features/calories/diary.server.ts'
import {
  addIngredient,
  addIngredients,
  addSeenFood,
  readList,
} from '#app/features/pantry/add-ingredients.server.ts'
import {
  clearIngredients,
  confirmEstimates,
  removeIngredient,
  restoreIngredients,
  updateIngredient,
  updateQuantity,
} from '#app/features/pantry/change-ingredients.server.ts'
import { takeFromLot, undoClick } from '#app/features/pantry/take-from-lot.server.ts'
import type { PantryChange } from '#app/features/pantry/pantry-change.ts'
import { PANTRY_MESSAGES } from '#app/features/pantry/pantry-messages.ts'
import { type Context, requireMember, servicesOf } from '#app/http/context.server.ts'
import { noFieldsSchema, submit, submitNothing, textIn } from '#app/http/form.server.ts'

type Answer = { data: FormResult<PantryChange>; init: ResponseInit | null }

/** What is done with the pantry; the field `intent` says which. Its page and its scripts both come here. */
export async function changePantry(form: FormData, context: Context): Promise<Answer> {
  const { db, limits, log, now } = servicesOf(context)
  const memberFor = async (signInMessage?: string) => {
    const member = requireMember(context, signInMessage)
    await limits.spend('change-pantry-minute', member.id)
    return member
  }
  const toAdd = () => memberFor(PANTRY_MESSAGES.signInToAdd)
  const failing = (fallback: string) => ({ fallback, log })

  switch (textIn(form, 'intent')) {
    case 'add':
      return submit(
        form,
        addIngredientSchema,
        async ({ idempotencyKey, ...ingredient }) => {
          const row = await addIngredient(db, await toAdd(), ingredient, { idempotencyKey, now: now() })
          return { added: [row] }
        },
        failing(PANTRY_MESSAGES.add),
      )
    case 'add-list':
      return submit(
        form,
        addListSchema,
        async ({ list, day, measures, idempotencyKey }) => {
          const click = { idempotencyKey, now: now(), day: personsDay(day, dayOf(now())), measures }
          return addIngredients(db, await toAdd(), list, click)
        },
        failing(PANTRY_MESSAGES.addSeveral),
      )
    case 'read-list':
      return submit(
        form,
        addListSchema,
        async ({ list, day, measures }) => {
          await toAdd()
          return { read: readList(list, { today: personsDay(day, dayOf(now())), measures }) }
        },
        failing(PANTRY_MESSAGES.addSeveral),
      )
    case 'add-read':
      return submit(
        form,
        addReadSchema,
        async ({ foods, day, idempotencyKey }) => {
          const click = { idempotencyKey, now: now(), day: personsDay(day, dayOf(now())) }
          return addIngredients(db, await toAdd(), foods, click)
        },
        failing(PANTRY_MESSAGES.addSeveral),
      )
    case 'add-seen':
      return submit(
        form,
        addSeenSchema,
        async ({ name, idempotencyKey }) => {
          const row = await addSeenFood(db, await toAdd(), name, { idempotencyKey, now: now() })
          return { added: [row] }
        },
        failing(PANTRY_MESSAGES.addSeveral),
      )
    case 'update-quantity':
      return submit(
        form,
        changeQuantitySchema,
        async (values) => ({ updated: await updateQuantity(db, await memberFor(), values, now()) }),
        failing(PANTRY_MESSAGES.updateQuantity),
      )
    case 'update':
      return submit(
        form,
        editIngredientSchema,
        async (values) => ({ updated: await updateIngredient(db, await memberFor(), values, now()) }),
        failing('Failed to update ingredient'),
      )
    case 'confirm':
      return submit(
        form,
        chosenIngredientsSchema,
        async ({ ids }) => confirmEstimates(db, await memberFor(), ids, now()),
        failing('Failed to confirm the amounts'),
      )
    case 'remove':
      return submit(
        form,
        oneIngredientSchema,
        async ({ id }) => removeIngredient(db, await memberFor(), id, now()),
        failing(PANTRY_MESSAGES.remove),
      )
    case 'take':
      return submit(
        form,
        takeFromLotSchema,
        async (values) => ({ taken: await takeFromLot(db, await memberFor(), values, now()) }),
        failing('This could not be saved. Please try again.'),
      )
    case 'undo':
      return submit(
        form,
        undoClickSchema,
        async ({ idempotencyKey }) => undoClick(db, await memberFor(), idempotencyKey, now()),
        failing('This could not be undone. Please try again.'),
      )
    case 'clear':
      return submit(
        form,
        noFieldsSchema,
        async () => clearIngredients(db, await memberFor(PANTRY_MESSAGES.signInToClear), now()),
        failing(PANTRY_MESSAGES.clear),
      )
    case 'restore':
      return submit(
        form,
        chosenIngredientsSchema,
        async ({ ids }) => restoreIngredients(db, await memberFor(), ids, now()),
        failing('The ingredients could not be put back. Please try again.'),
      )
    default:
      return submitNothing(form, log)
  }
}
