import { data } from 'react-router'
import type { z } from 'zod'
import { usageCards } from '#app/domain/allowance.ts'
import { diaryEntrySchema } from '#app/domain/calories/estimate-form.ts'
import {
  copySchema,
  eatAgainSchema,
  eatFavouriteSchema,
  entriesSchema,
  favouriteSchema,
  plannedMealSchema,
  quickEntrySchema,
  renameFavouriteSchema,
} from '#app/domain/diary/diary-forms.ts'
import { daysOfMonth, isPlainMonth } from '#app/domain/diary/month.ts'
import { addWaterSchema, undoWaterSchema } from '#app/domain/diary/water-forms.ts'
import { daysBetween, isPlainDate } from '#app/domain/pantry/plain-date.ts'
import { weightEntrySchema, weightSchema, weightUnitSchema } from '#app/domain/weights/weight-form.ts'
import { type Copied, copyEntries, takeBackEntries } from '#app/features/calories/copy-entries.server.ts'
import {
  eatFavourite,
  putFavouriteBack,
  removeFavourite,
  renameFavourite,
  starEntry,
} from '#app/features/calories/favourites.server.ts'
import {
  eatPlanned,
  putEntryBack,
  removeEntry,
  uneatPlanned,
} from '#app/features/cooking/eat-planned.server.ts'
import { usageStatsOf } from '#app/features/billing/allowance.server.ts'
import { addFromWords, eatAgain, type QuickEntry } from '#app/features/calories/quick-entry.server.ts'
import { DashboardPage } from '#app/features/dashboard/dashboard-page.tsx'
import { dashboardOf, expiringFood } from '#app/features/dashboard/dashboard.server.ts'
import { MonthPage } from '#app/features/dashboard/month-page.tsx'
import { monthOf } from '#app/features/dashboard/month.server.ts'
import { addWater, undoWater } from '#app/features/dashboard/water/water.server.ts'
import { diarySettingsOf, saveWeightUnit } from '#app/features/diary-settings/diary-settings.server.ts'
import { FreeHome } from '#app/features/dashboard/free-home.tsx'
import { useOwnDay } from '#app/features/dashboard/use-own-day.ts'
import { logWeight, putWeightBack, removeWeight } from '#app/features/dashboard/weights/weights.server.ts'
import type { AskedEntry } from '#app/features/dashboard/track-answer.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, workSignal } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { Notice } from '#app/ui/notice.tsx'
import { ownDay } from '#app/http/own-day.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { orOffline, sentField } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/dashboard'
import styles from '#app/features/dashboard/dashboard.module.css'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [{ title: 'Your Dashboard | Mealwright' }]

const OLDEST_DAYS = 3660

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const { db, now } = servicesOf(context)
  const settings = await diarySettingsOf(db, member)
  const serverDay = ownDay(request, now(), settings.dayStartMin)
  if (member.tier !== 'premium')
    return {
      serverDay,
      isDayChosen: true,
      idempotencyKey: '',
      view: null,
      month: null,
      free: {
        usages: usageCards(await usageStatsOf(db, member)),
        expiring: await expiringFood(db, member, serverDay),
      },
    }
  const query = new URL(request.url).searchParams
  const month = query.get('month') ?? ''
  if (isPlainMonth(month) && isShown(daysBetween(daysOfMonth(month).firstDay, serverDay)))
    return {
      serverDay,
      isDayChosen: true,
      idempotencyKey: '',
      view: null,
      month: await monthOf(db, member, month, serverDay, settings),
      free: null,
    }
  const asked = query.get('day') ?? ''
  const isDayChosen = isPlainDate(asked) && isShown(daysBetween(asked, serverDay))
  const day = isDayChosen ? asked : serverDay
  const idempotencyKey = crypto.randomUUID()
  return {
    serverDay,
    isDayChosen,
    idempotencyKey,
    view: await dashboardOf(db, member, day, serverDay, settings),
    month: null,
    free: null,
  }
}

/** Tomorrow has begun somewhere. */
const isShown = (daysAgo: number) => daysAgo >= -1 && daysAgo <= OLDEST_DAYS

/** One page, several small forms: each names what it does in `intent`. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(context)
  const services = servicesOf(context)
  const { db, limits, log, now } = services
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const options = { fallback: 'This could not be saved. Please try again.', log }
  const save = <Schema extends z.ZodType>(
    schema: Schema,
    change: (values: z.output<Schema>) => Promise<unknown>,
  ) =>
    submit(
      form,
      schema,
      async (values) => {
        await limits.spend('track-minute', member.id)
        await change(values)
      },
      options,
    )
  let added: QuickEntry | undefined
  let copied: Copied | undefined
  const run = () => {
    switch (intent) {
      case 'eat':
        return save(plannedMealSchema, ({ mealId }) => eatPlanned(db, member, mealId, now()))
      case 'uneat':
        return save(plannedMealSchema, ({ mealId }) => uneatPlanned(db, member, mealId, now()))
      case 'quick-entry':
        return save(quickEntrySchema, async (values) => {
          added = await addFromWords(services, member, values, { signal: workSignal(request, context) })
        })
      case 'eat-again':
        return save(eatAgainSchema, async (values) => {
          added = await eatAgain(db, member, values, now())
        })
      case 'eat-favourite':
        return save(eatFavouriteSchema, async (values) => {
          added = await eatFavourite(db, member, values, now())
        })
      case 'take-back':
        return save(entriesSchema, ({ entryIds }) => takeBackEntries(db, member, entryIds, now()))
      case 'copy-entries':
        return save(copySchema, async (values) => {
          copied = await copyEntries(db, member, values, now())
        })
      case 'star-entry':
        return save(diaryEntrySchema, ({ entryId }) => starEntry(db, member, entryId, now()))
      case 'rename-favourite':
        return save(renameFavouriteSchema, (values) => renameFavourite(db, member, values))
      case 'remove-favourite':
        return save(favouriteSchema, ({ favouriteId }) => removeFavourite(db, member, favouriteId, now()))
      case 'put-favourite-back':
        return save(favouriteSchema, ({ favouriteId }) => putFavouriteBack(db, member, favouriteId))
      case 'remove-entry':
        return save(diaryEntrySchema, ({ entryId }) => removeEntry(db, member, entryId, now()))
      case 'put-entry-back':
        return save(diaryEntrySchema, ({ entryId }) => putEntryBack(db, member, entryId, now()))
      case 'add-water':
        return save(addWaterSchema, (values) => addWater(db, member, values, now()))
      case 'undo-water':
        return save(undoWaterSchema, ({ day }) => undoWater(db, member, day, now()))
      case 'weight-unit':
        return save(weightUnitSchema, ({ unit }) => saveWeightUnit(db, member, unit, now()))
      case 'remove-weight':
        return save(weightEntrySchema, ({ entryId }) => removeWeight(db, member, entryId, now()))
      case 'put-weight-back':
        return save(weightEntrySchema, ({ entryId }) => putWeightBack(db, member, entryId))
      case 'log-weight':
        return save(weightSchema, (values) => logWeight(db, member, values, now()))
      default:
        return submitNothing(form, log)
    }
  }
  const { data: result, init } = await run()
  return data(
    {
      intent,
      result: result.ok ? ({ ok: true } as const) : result,
      added,
      copied,
      asked: result.ok || intent !== 'quick-entry' ? undefined : askedOf(result, form),
    },
    init ?? undefined,
  )
}

/** The question about a quick entry, with what was typed. */
function askedOf(
  { code, message, details }: { code: string; message: string; details?: Record<string, string | number> },
  form: FormData,
): AskedEntry | undefined {
  const confirm = details?.['confirm']
  if (code !== 'unconfirmed' || typeof confirm !== 'string') return undefined
  return {
    question: message,
    confirm,
    description: textIn(form, 'description'),
    idempotencyKey: textIn(form, 'idempotencyKey'),
  }
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return orOffline(await sentField(request, 'intent'), serverAction)
}

export default function Dashboard({ loaderData, actionData }: Route.ComponentProps) {
  const { view, month, free, serverDay, isDayChosen, idempotencyKey } = loaderData
  useOwnDay({ serverDay, isDayChosen })
  const askedBefore = actionData && 'asked' in actionData ? actionData.asked : undefined
  const refusal = actionData?.result.ok === false && !askedBefore ? actionData.result : null
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      {refusal && (
        <Notice tone="error" className={styles.refusal}>
          {refusal.message}
        </Notice>
      )}
      {view && (
        <DashboardPage
          view={view}
          serverDay={serverDay}
          idempotencyKey={idempotencyKey}
          askedBefore={askedBefore}
        />
      )}
      {month && <MonthPage view={month} serverDay={serverDay} />}
      {free && <FreeHome {...free} serverDay={serverDay} />}
    </main>
  )
}
