import { and, eq, isNull, like } from 'drizzle-orm'
import type { Db } from '#app/db/open.server.ts'
import {
  availableIngredients,
  cookings,
  diaryEntries,
  pantryMovements,
  profiles,
  recipes,
  shoppingItems,
  shoppingLists,
} from '#app/db/schema/index.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { cookSchema } from '#app/domain/pantry/cook-forms.ts'
import { amountOfMovements, flowsOf, gramsOfAmount } from '#app/domain/pantry/ledger.ts'
import { takeFromLotSchema } from '#app/domain/pantry/pantry-forms.ts'
import type { Member } from '#app/features/account/viewer.ts'
import { cookDish } from '#app/features/cooking/cook-dish.server.ts'
import { addIngredients } from '#app/features/pantry/add-ingredients.server.ts'
import { takeFromLot } from '#app/features/pantry/take-from-lot.server.ts'
import { saveRecipe } from '#app/features/recipes/recipes.server.ts'
import { addLines } from '#app/features/shopping/fill-list.server.ts'
import { tickItems } from '#app/features/shopping/change-items.server.ts'
import { createList } from '#app/features/shopping/manage-lists.server.ts'

/** One of each write that moves food or keeps recipes, as pages send them; made anew for each round. */

export type Write = { kind: string; path: string; fields: Record<string, string | string[]> }
export type Round = { no: number; writes: Write[]; listId: string; revision: number }

const LINES = ['200 g beef mince', '1 onion']

export async function demoMember(db: Db, email: string): Promise<Member> {
  const [row] = await db.select().from(profiles).where(eq(profiles.email, email))
  if (!row) throw new Error(`${email} is not in this database`)
  return {
    id: row.id,
    email,
    label: row.displayName,
    tier: row.subscription,
    isEmailConfirmed: true,
    sessionId: '',
  }
}

/** A dish for four of what the kitchen has. */
export function saveDish(db: Db, member: Member, name: string, now: Date) {
  return saveRecipe(
    db,
    member,
    {
      name,
      description: '',
      cookingTimeMin: 20,
      difficulty: 'Beginner',
      cuisineType: 'British',
      servings: 4,
      ingredients: LINES.map((text) => ({ text, isExtra: false })),
      instructions: ['Fry.'],
      dishTemplate: 'stew',
      nutrition: nutritionOf(LINES, 4),
      writtenBy: 'the Mealwright kitchen',
    },
    now,
  )
}

/** Puts food, a dish, a list and a cooking into the kitchen, and gives the writes that are to be cut off. */
export async function prepareRound(db: Db, member: Member, no: number): Promise<Round> {
  const now = new Date()
  const key = (name: string) => `round-${no}-${name}`
  const named = (name: string) => `${name} r${no}`
  const lot = async (line: string) => {
    const click = { idempotencyKey: key(`lot-${line}`), now }
    const { added } = await addIngredients(db, member, [line], click)
    return added[0]!.id
  }
  const save = (name: string) => saveDish(db, member, named(name), now)
  const [mince, spinach, milk, lentils, rice] = [
    await lot('500 g beef mince'),
    await lot('300 g spinach'),
    await lot('400 g yoghurt'),
    await lot('250 g lentils'),
    await lot('900 g white rice'),
  ]
  const dish = await save('Fry-up')
  const cooked = await cookDish(
    db,
    member,
    cookSchema.parse({
      recipe: (await save('Risotto')).id,
      servings: '4',
      eaten: '1',
      lots: [rice],
      amounts: ['300'],
      idempotencyKey: key('cooked-before'),
    }),
    now,
  )
  await takeFromLot(
    db,
    member,
    takeFromLotSchema.parse({ id: lentils, use: 'eaten', quantity: '100', idempotencyKey: key('eaten') }),
    now,
  )
  const listId = await createList(db, member, named('List'), now)
  const needs = {
    db,
    push: { publish: async () => {} } as never,
    log: { debug() {}, info() {}, warn() {}, error() {} },
    now: () => new Date(),
  }
  const access = { kind: 'owner', member, listId } as const
  await addLines(needs, access, { lines: ['2 leeks', '500 g carrots', '6 eggs'], operationKey: key('lines') })
  const items = await db.select().from(shoppingItems).where(eq(shoppingItems.listId, listId))
  const idOf = (name: string) => items.find((item) => item.name === name)!.id
  const bought = ['carrots', 'eggs'].map(idOf)
  await tickItems(
    needs,
    access,
    bought.map((itemId) => ({ itemId, isTicked: true, operationKey: `tick-${itemId}` })),
  )
  const [list] = await db.select().from(shoppingLists).where(eq(shoppingLists.id, listId))
  const take = (kind: string, fields: Record<string, string>): Write => ({
    kind,
    path: '/meal-planning/ingredients',
    fields: { intent: 'take', idempotencyKey: key(kind), ...fields },
  })
  const leeks = idOf('leeks')
  return {
    no,
    listId,
    revision: list!.revision,
    writes: [
      {
        kind: 'tick',
        path: `/shopping/lists/${listId}`,
        fields: {
          intent: 'tick',
          'itemIds[]': [leeks, leeks, leeks],
          'ticked[]': ['yes', 'no', 'yes'],
          'operationKeys[]': [key('tick-1'), key('tick-2'), key('tick-3')],
        },
      },
      {
        kind: 'list to pantry',
        path: `/shopping/lists/${listId}`,
        fields: {
          intent: 'stock',
          'itemIds[]': bought,
          'chosen[]': bought,
          'names[]': [named('carrots'), named('eggs')],
          'quantities[]': ['500', '6'],
          'units[]': ['grams', 'pieces'],
          'expiryDates[]': ['', ''],
        },
      },
      {
        kind: 'cooked',
        path: '/pantry/cook',
        fields: {
          recipe: dish.id,
          servings: '4',
          eaten: '1',
          'lots[]': [mince],
          'amounts[]': ['200'],
          idempotencyKey: key('cook'),
        },
      },
      { kind: 'cooking undone', path: '/pantry/cooked', fields: { intent: 'undo', cooking: cooked.id } },
      {
        kind: 'eaten undone',
        path: '/meal-planning/ingredients',
        fields: { intent: 'undo', idempotencyKey: key('eaten') },
      },
      take('frozen', { id: spinach, use: 'frozen', quantity: '100' }),
      take('binned', { id: milk, use: 'binned', reason: 'spoiled' }),
      {
        kind: 'import',
        path: '/recipes/import',
        fields: {
          text: `${named('Imported soup')}\n\nIngredients\n500 g carrots\n1 onion\n\nMethod\nSimmer for 20 minutes.`,
        },
      },
    ],
  }
}

/** What is in the kitchen after a round, in words that are the same for each. */
export async function afterRound(db: Db, member: Member, { no, listId, revision }: Round) {
  const ofRound = (name: string) => name.endsWith(` r${no}`)
  const short = (name: string) => name.replace(` r${no}`, '')
  const lots = await db
    .select()
    .from(availableIngredients)
    .where(and(eq(availableIngredients.userId, member.id), isNull(availableIngredients.removedAt)))
  const moved = await db
    .select({ lotId: pantryMovements.lotId })
    .from(pantryMovements)
    .where(and(eq(pantryMovements.userId, member.id), like(pantryMovements.requestKey, `round-${no}-%`)))
  const own = new Set(moved.map(({ lotId }) => lotId))
  const cooked = (await db.select().from(cookings).where(eq(cookings.memberId, member.id))).filter(
    ({ name }) => ofRound(name),
  )
  const diary = await db
    .select()
    .from(diaryEntries)
    .where(and(eq(diaryEntries.memberId, member.id), isNull(diaryEntries.removedAt)))
  const kept = await db.select().from(recipes).where(eq(recipes.userId, member.id))
  const [list] = await db.select().from(shoppingLists).where(eq(shoppingLists.id, listId))
  const items = await db
    .select()
    .from(shoppingItems)
    .where(and(eq(shoppingItems.listId, listId), isNull(shoppingItems.removedAt)))
  return {
    pantry: lots
      .filter(({ id, name }) => ofRound(name) || own.has(id))
      .map(({ name, quantity, frozenOn }) => `${quantity} ${short(name)}${frozenOn ? ' (frozen)' : ''}`)
      .toSorted((one, other) => one.localeCompare(other)),
    cooked: cooked.filter(({ undoneAt }) => undoneAt === null).map(({ name }) => short(name)),
    diary: diary
      .filter(({ mealName }) => ofRound(mealName))
      .map(({ mealName, portions }) => `${portions} ${short(mealName)}`),
    imported: kept.filter(({ name }) => name === `Imported soup r${no}`).length,
    list: items.map(({ name, tickedAt }) => `${name}${tickedAt ? ' ticked' : ''}`),
    listChanges: list!.revision - revision,
  }
}

/** Lots whose movements do not sum up to what is in them, and grams that came in and went nowhere. */
export async function faultsOfLedger(db: Db, member: Member): Promise<string[]> {
  const movements = await db.select().from(pantryMovements).where(eq(pantryMovements.userId, member.id))
  const lots = await db.select().from(availableIngredients).where(eq(availableIngredients.userId, member.id))
  const faults = lots.flatMap((lot) => {
    const own = movements.filter(({ lotId }) => lotId === lot.id)
    const sum = amountOfMovements(own, lot.unit)
    return sum === lot.amount ? [] : [`${lot.name} has ${lot.amount}, its movements say ${sum}`]
  })
  const { inG, out, stockG } = flowsOf(movements)
  const heldG = lots.reduce((sum, lot) => sum + (gramsOfAmount(lot, lot.amount) ?? 0), 0)
  const wentG = out.cooked + out.eaten + out.given + out.binned
  if (Math.abs(inG - wentG - stockG) > 0.01) faults.push(`in ${inG} g, out ${wentG} g, stock ${stockG} g`)
  if (Math.abs(heldG - stockG) > 0.5) faults.push(`the lots hold ${heldG} g, the ledger says ${stockG} g`)
  return faults
}
