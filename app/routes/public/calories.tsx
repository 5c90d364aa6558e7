import { data } from 'react-router'
import { usageOf } from '#app/domain/allowance.ts'
import { diaryEntrySchema, estimateSchema, saveMealSchema } from '#app/domain/calories/estimate-form.ts'
import { addedFatRow } from '#app/domain/calories/meal-rows.ts'
import type { FormResult } from '#app/domain/errors.ts'
import { usageStatsOf } from '#app/features/billing/allowance.server.ts'
import { UsageCard } from '#app/features/billing/usage-card.tsx'
import { type AskedSave, AskedSaveForm } from '#app/features/calories/asked-save.tsx'
import { CalorieEstimator } from '#app/features/calories/calorie-estimator.tsx'
import { DiaryList } from '#app/features/calories/diary-list.tsx'
import { diaryAround, diaryOf, isNotableDay } from '#app/features/calories/diary.server.ts'
import { diarySettingsOf } from '#app/features/diary-settings/diary-settings.server.ts'
import { putEntryBack, removeEntry } from '#app/features/cooking/eat-planned.server.ts'
import { estimateMeal } from '#app/features/calories/estimate-meal.server.ts'
import { type LatestEstimate, latestEstimate } from '#app/features/calories/latest-estimate.server.ts'
import { ESTIMATE_MESSAGES } from '#app/features/calories/estimate-messages.ts'
import styles from '#app/features/calories/calories-page.module.css'
import { saveEstimate } from '#app/features/calories/save-estimate.server.ts'
import { stateOfAnswer } from '#app/features/calories/use-estimate.ts'
import { offlineRefusal } from '#app/features/page/offline-answer.ts'
import { pageMeta } from '#app/features/page/page-meta.ts'
import { pageImage } from '#app/features/page/social-image.ts'
import { CaloriePreview } from '#app/features/site/calorie-preview.tsx'
import type { Member } from '#app/features/account/viewer.ts'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf, viewerOf, workSignal } from '#app/http/context.server.ts'
import { submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { classNames } from '#app/ui/class-names.ts'
import { EmptyState } from '#app/ui/empty-state.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import text from '#app/ui/text.module.css'
import { ownDay } from '#app/http/own-day.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import type { Route } from './+types/calories'

export const handle: RouteHandle = { access: 'open' }

export const meta: Route.MetaFunction = ({ loaderData }) =>
  pageMeta({
    title: 'Instant Calorie Estimator',
    description: `${loaderData?.canReadPhotos ? 'Photograph or describe' : 'Describe'} a meal: its calories and macros, food by food, with an honest range.`,
    path: '/calories',
    origin: loaderData?.origin ?? '',
    ...(loaderData && { image: loaderData.image }),
  })

export async function loader({ request, context, url }: Route.LoaderArgs) {
  const { member } = viewerOf(context)
  const { site, db, now } = servicesOf(context)
  const isFree = member?.tier === 'free'
  const told = (url.searchParams.get('meal') ?? '').slice(0, LONGEST_DESCRIPTION)
  const today = now()
  const dayStartMin = member ? (await diarySettingsOf(db, member)).dayStartMin : 0
  const asked = url.searchParams.get('day') ?? ''
  const day = isNotableDay(asked, today) ? asked : null
  const entriesOf = (reader: Member) =>
    day ? diaryOf(db, reader, { firstDay: day, lastDay: day }) : diaryAround(db, reader, today)
  return {
    origin: site.origin,
    image: pageImage('calories'),
    tier: member?.tier ?? null,
    memberId: member?.id ?? null,
    /** Left out if a meal is being described now, or was eaten on another day. */
    latest: isFree && !day && told === '' ? await latestEstimate(db, member, today) : NO_LATEST,
    usage: isFree ? usageOf('calories', (await usageStatsOf(db, member)).caloriesEstimated) : null,
    entries: member?.tier === 'premium' ? await entriesOf(member) : [],
    /** The day the meal was eaten on, where it is said. */
    day,
    isDayRefused: asked !== '' && day === null,
    serverDay: ownDay(request, today, dayStartMin),
    canReadPhotos: site.readsPhotos === true,
    fat: addedFatRow(),
    idempotencyKey: crypto.randomUUID(),
    /** Told before signing up, where no script could keep it. */
    told,
  }
}

const LONGEST_DESCRIPTION = 2000
const NO_LATEST: LatestEstimate = { estimate: null, isRunning: false }

/** Without scripts: the estimate of a described meal. With and without: what is done to the diary. */
export async function action({ request, context }: Route.ActionArgs) {
  const services = servicesOf(context)
  const { db, log, now } = services
  const form = await readForm(request, 'photo')
  const options = { fallback: 'The diary could not be changed. Please try again.', log }
  const intent = textIn(form, 'intent')
  switch (intent) {
    case 'save': {
      const save = (values: Parameters<typeof saveEstimate>[2]) =>
        saveEstimate(db, requireMember(context), values, now())
      const { data: diary, init } = await submit(form, saveMealSchema, save, options)
      return data({ diary, asked: askedOf(diary, form) }, init ?? undefined)
    }
    case 'remove':
    case 'put-back': {
      const isRemoval = intent === 'remove'
      const change = async ({ entryId }: { entryId: string }) => {
        const member = requireMember(context)
        if (isRemoval) await removeEntry(db, member, entryId, now())
        else await putEntryBack(db, member, entryId, now())
        return { id: entryId }
      }
      const { data: diary, init } = await submit(form, diaryEntrySchema, change, options)
      return data({ diary }, init ?? undefined)
    }
    case 'estimate': {
      const { data: estimate, init } = await submit(
        form,
        estimateSchema,
        (meal) =>
          estimateMeal(services, requireMember(context), meal, { signal: workSignal(request, context) }),
        { fallback: ESTIMATE_MESSAGES.failed, log },
      )
      return data({ estimate, description: textIn(form, 'description') }, init ?? undefined)
    }
    default: {
      const { data: estimate, init } = await submitNothing(form, log)
      return data({ estimate, description: '' }, init ?? undefined)
    }
  }
}

/** Without scripts the page is made anew: what was asked about comes with the question. */
function askedOf(diary: FormResult<unknown>, form: FormData): AskedSave | null {
  const confirm = diary.ok ? undefined : diary.details?.['confirm']
  if (diary.ok || diary.code !== 'unconfirmed' || typeof confirm !== 'string') return null
  const fields = ['estimate', 'day', 'slot', 'eatenAt', 'time'].map(
    (name) => [name, textIn(form, name)] as const,
  )
  return { question: diary.message, confirm, fields }
}

/** The diary keeps the page where the network is gone; the status keeps the router from asking for it again. */
export const clientAction = async ({ serverAction }: Route.ClientActionArgs) => {
  try {
    return await serverAction()
  } catch (error) {
    return data({ diary: offlineRefusal(error), asked: null }, { status: 503 })
  }
}

export default function Calories({ loaderData, actionData }: Route.ComponentProps) {
  const { tier, memberId, usage, entries, serverDay, canReadPhotos, fat, idempotencyKey, told, latest } =
    loaderData
  const { day, isDayRefused } = loaderData
  const answered = actionData && 'estimate' in actionData ? actionData : null
  const diaryAnswer = actionData && 'diary' in actionData ? actionData.diary : null
  const asked = actionData && 'asked' in actionData ? actionData.asked : null
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <h1>Instant Calorie Estimator</h1>
        <p className={text.lede}>
          {canReadPhotos ? 'Show or describe' : 'Describe'} what is on the plate. You can correct every
          figure.
        </p>
      </div>
      {isDayRefused && (
        <Notice tone="warn" className={styles.notice}>
          A meal can be noted for today and for days past. What you save here goes into today’s diary.
        </Notice>
      )}
      {asked && <AskedSaveForm asked={asked} />}
      {diaryAnswer?.ok === false && !asked && (
        <Notice tone="error" className={styles.notice}>
          {diaryAnswer.message}
        </Notice>
      )}
      {usage && (
        <div className={styles.usage}>
          <UsageCard usage={usage} />
        </div>
      )}
      <CalorieEstimator
        key={day}
        tier={tier}
        memberId={memberId}
        initial={answered ? stateOfAnswer(answered.estimate) : { phase: 'idle' }}
        latest={latest}
        initialDescription={answered?.description ?? told}
        idempotencyKey={idempotencyKey}
        canReadPhotos={canReadPhotos}
        fat={fat}
        serverDay={serverDay}
        chosenDay={day}
        savedIds={entries.map(({ id }) => id)}
      >
        <EmptyState title="No meal yet">
          Its calories, macros and foods will be here. A sentence is enough: “chicken curry with rice”.
        </EmptyState>
      </CalorieEstimator>
      {tier === null && (
        <div className={styles.preview}>
          <CaloriePreview />
        </div>
      )}
      {tier === 'premium' && <DiaryList entries={entries} serverDay={serverDay} chosenDay={day} />}
    </main>
  )
}
