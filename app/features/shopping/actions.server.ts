import type { z } from 'zod'
import { AppError, type FormResult } from '#app/domain/errors.ts'
import {
  boughtSchema,
  editItemSchema,
  itemSchema,
  itemsSchema,
  listNameSchema,
  planToShopSchema,
  recipeToShopSchema,
  ticksSchema,
  typedLinesSchema,
} from '#app/domain/shopping/shopping-forms.ts'
import type { LimitName } from '#app/features/account/limits.server.ts'
import { type Context, requireMember, servicesOf } from '#app/http/context.server.ts'
import { noFieldsSchema, submit, submitNothing, textIn } from '#app/http/form.server.ts'
import {
  buyAnyway,
  clearTicked,
  editItem,
  removeItem,
  restoreItems,
  tickItems,
} from './change-items.server.ts'
import { addLines, addMissing, addPlan, addRecipe } from './fill-list.server.ts'
import type { ListAccess } from './list-access.server.ts'
import {
  createList,
  deleteList,
  openCurrentList,
  renameList,
  restoreList,
  shareList,
  shareWithHousehold,
  unshareList,
} from './manage-lists.server.ts'
import type { ShoppingChange } from './shopping-view.ts'
import { stockPantry } from './stock-pantry.server.ts'

type Answer = { data: FormResult<ShoppingChange>; init: ResponseInit | null }

const FAILED = 'Your shopping list could not be changed. Please try again.'
const lines = (count: number) => `${count} ${count === 1 ? 'food' : 'foods'}`

type Frame<Access extends ListAccess> = {
  /** What is said where a change fails without a reason of its own. */
  fallback: string
  limit: LimitName
  /** Whose changes are counted together. */
  limitedBy(access: Access): string
  /** Who changes which list; throws where nobody may. */
  access(): Access | Promise<Access>
}

/** Runs changes of one form for one kind of visitor: who it is and how often they may is found out first. */
function runner<Access extends ListAccess>(form: FormData, context: Context, frame: Frame<Access>) {
  const { limits, log } = servicesOf(context)
  return <Schema extends z.ZodType>(
    schema: Schema,
    change: (values: z.output<Schema>, access: Access) => Promise<ShoppingChange>,
  ) =>
    submit(
      form,
      schema,
      async (values) => {
        const access = await frame.access()
        await limits.spend(frame.limit, frame.limitedBy(access))
        return change(values, access)
      },
      { fallback: frame.fallback, log },
    )
}

/**
 * What its owner does with a list; the field `intent` says which. The page and its scripts both come here. Without a
 * list in `listId` the current one is meant.
 */
export async function changeShopping(form: FormData, context: Context): Promise<Answer> {
  const services = servicesOf(context)
  const { db, log, now } = services
  const run = runner(form, context, {
    fallback: FAILED,
    limit: 'change-shopping-minute',
    limitedBy: (access) => access.member.id,
    access: async () => {
      const member = requireMember(context)
      const listId = textIn(form, 'listId') || (await openCurrentList(db, member, now()))
      return { kind: 'owner', member, listId } as const
    },
  })

  switch (textIn(form, 'intent')) {
    case 'add':
      return run(typedLinesSchema, async (typed, access) => {
        await addLines(services, access, typed)
        return {}
      })
    case 'add-plan':
      return run(planToShopSchema, async ({ planId }, access) => {
        const count = await addPlan(services, access, planId)
        return { said: `${lines(count)} of the plan on your list.`, listId: access.listId }
      })
    case 'add-recipe':
      return run(recipeToShopSchema, async (recipe, access) => {
        const count = await addRecipe(services, access, recipe)
        return { said: `${lines(count)} on your shopping list.`, listId: access.listId }
      })
    case 'add-missing':
      return run(recipeToShopSchema, async (recipe, access) => {
        const count = await addMissing(services, access, recipe)
        return {
          said: count === 0 ? 'Your pantry has all of it.' : `${lines(count)} on your shopping list.`,
          listId: access.listId,
        }
      })
    case 'tick':
      return run(ticksSchema, async (ticks, access) => {
        await tickItems(services, access, ticks)
        return {}
      })
    case 'edit':
      return run(editItemSchema, async (values, access) => {
        await editItem(services, access, values)
        return {}
      })
    case 'buy-anyway':
      return run(itemSchema, async ({ itemId }, access) => {
        await buyAnyway(services, access, itemId)
        return {}
      })
    case 'remove':
      return run(itemSchema, async ({ itemId }, access) => {
        const { removedIds, name } = await removeItem(services, access, itemId)
        return { removedIds, said: `Removed ${name}.` }
      })
    case 'restore':
      return run(itemsSchema, async ({ itemIds }, access) => {
        await restoreItems(services, access, itemIds)
        return {}
      })
    case 'clear-ticked':
      return run(noFieldsSchema, async (_none, access) => {
        const removedIds = await clearTicked(services, access)
        return { removedIds, said: `${lines(removedIds.length)} cleared.` }
      })
    case 'stock':
      return run(boughtSchema, async (bought, access) => {
        const { names, refused } = await stockPantry(services, access, bought)
        const said = [`${lines(names.length)} put into your pantry.`, ...refused].join(' ')
        return { said }
      })
    case 'new-list':
      return run(listNameSchema, async ({ name }, { member }) => ({
        listId: await createList(db, member, name, now()),
      }))
    case 'rename-list':
      return run(listNameSchema, async ({ name }, access) => {
        await renameList(services, access, name)
        return {}
      })
    case 'delete-list':
      return run(noFieldsSchema, async (_none, access) => {
        await deleteList(services, access)
        return { removedListId: access.listId }
      })
    case 'restore-list':
      return run(noFieldsSchema, async (_none, { member, listId }) => {
        await restoreList(db, member, listId, now())
        return { listId }
      })
    case 'share':
      return run(noFieldsSchema, async (_none, access) => {
        await shareList(services, access)
        return { said: 'The list is shared by a link.' }
      })
    case 'unshare':
      return run(noFieldsSchema, async (_none, access) => {
        await unshareList(services, access)
        return { said: 'The link no longer works.' }
      })
    case 'share-household':
      return run(noFieldsSchema, async (_none, access) => {
        await shareWithHousehold(services, access, true)
        return { said: 'Everybody in your household sees this list.' }
      })
    case 'unshare-household':
      return run(noFieldsSchema, async (_none, access) => {
        await shareWithHousehold(services, access, false)
        return { said: 'Only you see the list again.' }
      })
    default:
      return submitNothing(form, log)
  }
}

/** What whoever has the link may do: tick and add. */
export async function changeSharedList(
  form: FormData,
  context: Context,
  access: Extract<ListAccess, { kind: 'guest' }> | null,
): Promise<Answer> {
  const services = servicesOf(context)
  const run = runner(form, context, {
    fallback: FAILED.replace('Your', 'The'),
    limit: 'shared-shopping-minute',
    limitedBy: (guest) => guest.shareHash,
    access: () => {
      if (!access) throw new AppError('not-found', 'This link no longer opens a list.')
      return access
    },
  })
  switch (textIn(form, 'intent')) {
    case 'add':
      return run(typedLinesSchema, async (typed, guest) => {
        await addLines(services, guest, typed)
        return {}
      })
    case 'tick':
      return run(ticksSchema, async (ticks, guest) => {
        await tickItems(services, guest, ticks)
        return {}
      })
    default:
      return submitNothing(form, services.log)
  }
}
