import { data, Form } from 'react-router'
import type { z } from 'zod'
import { AppError } from '#app/domain/errors.ts'
import { readBarcode } from '#app/domain/products/barcode.ts'
import { ownNamesFor } from '#app/domain/products/own-foods.ts'
import {
  findProductSchema,
  logFoodSchema,
  nameFoodSchema,
  ownFoodIdSchema,
  ownFoodSchema,
  stockFoodSchema,
} from '#app/domain/products/product-forms.ts'
import { findProduct } from '#app/features/products/find-product.server.ts'
import type { FoodsAnswer, FoodsChange, FoodUse } from '#app/features/products/foods-answer.ts'
import { EditFood, FoodsList } from '#app/features/products/foods-page.tsx'
import {
  ownFoodsOf,
  putOwnFoodBack,
  removeOwnFood,
  saveOwnFood,
} from '#app/features/foods/own-foods.server.ts'
import { ProductPanel } from '#app/features/products/product-panel.tsx'
import styles from '#app/features/products/products.module.css'
import { logFood, nameFood, stockFood } from '#app/features/product-use/use-food.server.ts'
import { Energy, useEnergy } from '#app/features/page/energy.tsx'
import type { EnergyWords } from '#app/features/page/energy-words.ts'
import { orOffline, sentField } from '#app/features/page/offline-answer.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, workSignal } from '#app/http/context.server.ts'
import { refusalOf, submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { ownDay } from '#app/http/own-day.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { Button } from '#app/ui/button.tsx'
import card from '#app/ui/card.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { showToast } from '#app/ui/toasts.ts'
import type { Route } from './+types/foods'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [{ title: 'Your Foods | Mealwright' }]

/** `?code=5012345678900` looks a barcode up, `?edit=id` and `?new=1` show the form, `?q=` searches. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const services = servicesOf(context)
  const query = new URL(request.url).searchParams
  const own = await ownFoodsOf(services.db, member.id)
  const searched = (query.get('q') ?? '').slice(0, 60)
  const names = new Set(
    ownNamesFor(
      searched,
      own.map(({ name }) => name),
      own.length,
    ),
  )
  const code = (query.get('code') ?? '').slice(0, 40)
  const uses: FoodUse[] = member.tier === 'premium' ? ['diary', 'pantry'] : ['pantry']
  return {
    foods: searched.trim() === '' ? own : own.filter(({ name }) => names.has(name)),
    count: own.length,
    searched,
    code,
    ...(await lookedUp()),
    editing: own.find(({ id }) => id === query.get('edit')) ?? null,
    isNew: query.get('new') === '1',
    uses,
    serverDay: ownDay(request, services.now()),
    newId: crypto.randomUUID(),
    idempotencyKey: crypto.randomUUID(),
  }

  async function lookedUp() {
    if (code === '') return { lookup: null, refused: null }
    const { barcode, problem } = readBarcode(code)
    if (barcode === null) return { lookup: null, refused: problem }
    try {
      const lookup = await findProduct(services, member, barcode, workSignal(request, context))
      return { lookup, refused: null }
    } catch (error) {
      if (!(error instanceof AppError)) throw error
      return { lookup: null, refused: refusalOf(error, { fallback: NOT_FOUND, log: services.log }).message }
    }
  }
}

const NOT_FOUND = 'The barcode could not be looked up. Please try again.'
const NOT_SAVED = 'This could not be saved. Please try again.'

/** Every form about own foods and products, of this page and of the dialogs elsewhere. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(context)
  const services = servicesOf(context)
  const { db, limits, log, now } = services
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const change = <Schema extends z.ZodType>(
    schema: Schema,
    run: (values: z.output<Schema>) => Promise<FoodsChange>,
  ) =>
    submit(
      form,
      schema,
      async (values) => {
        await limits.spend('change-foods-minute', member.id)
        return run(values)
      },
      { fallback: NOT_SAVED, log },
    )
  const answer = () => {
    switch (intent) {
      case 'find':
        return submit(
          form,
          findProductSchema,
          async ({ barcode }): Promise<FoodsChange> => ({
            lookup: await findProduct(services, member, barcode, workSignal(request, context)),
          }),
          { fallback: NOT_FOUND, log },
        )
      case 'save':
        return change(ownFoodSchema, async ({ problems, isAsPrinted, ...food }) => {
          if (problems.length > 0 && !isAsPrinted) throw new AppError('unconfirmed', problems.join(' '))
          return { saved: await saveOwnFood(db, member, { ...food, source: 'label' }, now()) }
        })
      case 'remove':
        return change(ownFoodIdSchema, async ({ id }) => ({
          removed: await removeOwnFood(db, member, id, now()),
        }))
      case 'put-back':
        return change(ownFoodIdSchema, async ({ id }) => ({
          saved: await putOwnFoodBack(db, member, id, now()),
        }))
      case 'log':
        return change(logFoodSchema, async (values) => ({ logged: await logFood(db, member, values, now()) }))
      case 'stock':
        return change(stockFoodSchema, async (values) => ({
          stocked: await stockFood(db, member, values, now()),
        }))
      case 'name':
        return change(nameFoodSchema, async (values) => ({
          named: await nameFood(db, member, values, now()),
        }))
      default:
        return submitNothing(form, log)
    }
  }
  const { data: result, init } = await answer()
  return data({ intent, result } satisfies FoodsAnswer, init ?? undefined)
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return orOffline(await sentField(request, 'intent'), serverAction)
}

export default function Foods({ loaderData, actionData }: Route.ComponentProps) {
  const { foods, count, searched, lookup, refused, code, editing, isNew, uses, serverDay } = loaderData
  const energy = useEnergy()
  const answered: FoodsAnswer | null = actionData ?? null
  const said = answered?.result
  const isLabelRefused = answered?.intent === 'save' && said?.ok === false
  const isFormShown = isLabelRefused || ((editing !== null || isNew) && !said?.ok)
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <h1>Your Foods</h1>
        <p className={text.lede}>
          Packaged foods by barcode or label. Your meals, recipes and pantry recognise them by name.
        </p>
      </div>
      <div className={layout.stack}>
        {said && <Said answer={said} isShownInForm={isLabelRefused} />}
        <div className={styles.columns}>
          {isFormShown ? (
            <EditFood
              key={editing?.id ?? 'new'}
              food={editing}
              newId={loaderData.newId}
              answered={isLabelRefused ? said : null}
            />
          ) : (
            <FoodsList foods={foods} count={count} searched={searched} />
          )}
          <section className={classNames(card.card, card.pad, layout.stack)} aria-labelledby="find-product">
            <h2 id="find-product" className={text.heading3}>
              Find a product
            </h2>
            <ProductPanel
              key={code}
              uses={uses}
              serverDay={serverDay}
              newId={loaderData.newId}
              idempotencyKey={loaderData.idempotencyKey}
              initial={{ lookup, refused, code }}
              onUsed={(change) => sayUsed(change, energy)}
            />
          </section>
        </div>
      </div>
    </main>
  )
}

function sayUsed({ logged, stocked }: FoodsChange, energy: EnergyWords): void {
  if (logged) showToast(`Added ${logged.name}, ${energy.words(logged.kcal)}, to your diary.`)
  if (stocked) showToast(`${stocked.amount} of ${stocked.name} in your pantry.`)
}

/** What a form came to; a food that was taken out can be put back. */
function Said({ answer, isShownInForm }: { answer: FoodsAnswer['result']; isShownInForm: boolean }) {
  if (!answer.ok) return isShownInForm ? null : <Notice tone="error">{answer.message}</Notice>
  const { removed, saved, logged, stocked } = answer.value
  if (removed)
    return (
      <Form method="post" className={layout.row}>
        <input type="hidden" name="intent" value="put-back" />
        <input type="hidden" name="id" value={removed.id} />
        <Notice tone="ok">
          Removed {removed.name}.{' '}
          <Button type="submit" variant="quiet" isSmall>
            Undo
          </Button>
        </Notice>
      </Form>
    )
  if (saved) return <Notice tone="ok">Saved {saved.name}.</Notice>
  if (logged)
    return (
      <Notice tone="ok">
        Added {logged.name}, <Energy kcal={logged.kcal} />, to your diary.
      </Notice>
    )
  if (stocked)
    return (
      <Notice tone="ok">
        {stocked.amount} of {stocked.name} in your pantry.
      </Notice>
    )
  return null
}
