import { useRef } from 'react'
import { Form, useRevalidator } from 'react-router'
import { usageCards } from '#app/domain/allowance.ts'
import {
  changeEmailSchema,
  changeLabelSchema,
  changePasswordSchema,
  revokeSessionSchema,
} from '#app/domain/account.ts'
import { diarySettingsSchema } from '#app/domain/diary/diary-settings-form.ts'
import { unblockSchema } from '#app/domain/community/community-forms.ts'
import { remindersSchema } from '#app/domain/pantry/reminder-forms.ts'
import { foodPreferencesSchema } from '#app/domain/planning/food-preferences-form.ts'
import { mealTimesSchema } from '#app/domain/planning/meal-times-form.ts'
import { allowDishSchema } from '#app/domain/planning/unwanted-dishes-form.ts'
import styles from '#app/features/account/account.module.css'
import { DeviceList } from '#app/features/account/device-list.tsx'
import { OwnData } from '#app/features/account/own-data.tsx'
import { FoodPreferences } from '#app/features/account/food-preferences.tsx'
import {
  dietaryPreferencesOf,
  saveDietaryPreferences,
} from '#app/features/account/food-preferences.server.ts'
import { UnwantedDishes } from '#app/features/account/unwanted-dishes.tsx'
import { allowDish, listUnwantedDishes } from '#app/features/account/unwanted-dishes.server.ts'
import {
  AccountFacts,
  ChangeEmail,
  ChangeLabel,
  ChangePassword,
} from '#app/features/account/profile-forms.tsx'
import { changeLabel } from '#app/features/account/profiles.server.ts'
import { DiaryPanel } from '#app/features/diary-settings/diary-panel.tsx'
import { diarySettingsOf, saveDiarySettings } from '#app/features/diary-settings/diary-settings.server.ts'
import { usageStatsOf } from '#app/features/billing/allowance.server.ts'
import { UsageCard } from '#app/features/billing/usage-card.tsx'
import { ordersOf, subscriptionOf } from '#app/features/billing/purchases.server.ts'
import { OrderHistory, SubscriptionSection } from '#app/features/billing/subscription-section.tsx'
import { useBillingNews } from '#app/features/billing/use-billing-news.ts'
import { UsageCounts } from '#app/features/billing/usage-counts.tsx'
import { BlockedMembers } from '#app/features/community/blocked-members.tsx'
import { listBlockedMembers, unblockMember } from '#app/features/blocks/blocks.server.ts'
import {
  calendarFeedOf,
  createCalendarFeed,
  removeCalendarFeed,
} from '#app/features/plans/calendar/calendar-feed.server.ts'
import { CalendarPanel } from '#app/features/plans/calendar/calendar-panel.tsx'
import { mealTimesOf, saveMealTimes } from '#app/features/plans/calendar/meal-times.server.ts'
import { MealTimesPanel } from '#app/features/plans/calendar/meal-times-panel.tsx'
import { remindersOf, saveReminders } from '#app/features/reminders/reminder-settings.server.ts'
import { RemindersPanel } from '#app/features/reminders/reminders-panel.tsx'
import type { RouteHandle } from '#app/http/access.ts'
import { requireMember, servicesOf } from '#app/http/context.server.ts'
import { ownDay, ownZone } from '#app/http/own-day.server.ts'
import { noFieldsSchema, submit, submitNothing, textIn } from '#app/http/form.server.ts'
import { readForm } from '#app/http/read-form.server.ts'
import { Button } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { orOffline, sentField } from '#app/features/page/offline-answer.ts'
import type { Route } from './+types/profile'
import { data } from 'react-router'
import card from '#app/ui/card.module.css'

export const handle: RouteHandle = { access: 'member' }
export const meta: Route.MetaFunction = () => [{ title: 'Profile Settings | Mealwright' }]

const dayInWords = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' })

export async function loader({ request, context }: Route.LoaderArgs) {
  const member = requireMember(context)
  const services = servicesOf(context)
  const [
    stats,
    devices,
    dietaryPreferences,
    subscription,
    orders,
    calendar,
    clock,
    reminders,
    blocked,
    unwanted,
    diary,
  ] = await Promise.all([
    usageStatsOf(services.db, member),
    services.accounts.listSessions(member),
    dietaryPreferencesOf(services.db, member),
    subscriptionOf(services, member),
    ordersOf(services, member),
    calendarFeedOf(services.db, member),
    mealTimesOf(services.db, member),
    remindersOf(services.db, member),
    listBlockedMembers(services.db, member),
    listUnwantedDishes(services.db, member),
    member.tier === 'premium' ? diarySettingsOf(services.db, member) : null,
  ])
  return {
    email: member.email,
    label: member.label,
    tier: member.tier,
    isEmailConfirmed: member.isEmailConfirmed,
    stats,
    devices,
    dietaryPreferences,
    subscription,
    orders,
    reminders,
    blocked,
    unwanted,
    diary,
    today: ownDay(request, services.now(), diary?.dayStartMin),
    clock: { times: clock.times, timeZone: clock.timeZone },
    zone: ownZone(request),
    calendarSince: calendar && dayInWords.format(calendar.createdAt),
  }
}

/** One page, several forms: each names what it does in `intent`. */
export async function action({ request, context }: Route.ActionArgs) {
  const member = requireMember(context)
  const services = servicesOf(context)
  const { accounts, limits, db, log, now } = services
  const form = await readForm(request)
  const intent = textIn(form, 'intent')
  const cookies: string[] = []
  let calendarAddress: string | null = null
  const spend = () => limits.spend('change-credentials', member.id)

  const run = async () => {
    switch (intent) {
      case 'change-label':
        return submit(form, changeLabelSchema, ({ label }) => changeLabel(db, member, label), {
          fallback: 'We could not save the name. Please try again.',
          log,
        })
      case 'change-email':
        return submit(
          form,
          changeEmailSchema,
          async (values) => {
            await spend()
            await accounts.changeEmail(member, values, request.headers)
          },
          { fallback: 'We could not change the address. Please try again.', log },
        )
      case 'send-confirmation':
        return submit(
          form,
          noFieldsSchema,
          async () => {
            await spend()
            await accounts.sendConfirmation(member)
          },
          { fallback: 'We could not send the email. Please try again.', log },
        )
      case 'save-food-preferences':
        return submit(
          form,
          foodPreferencesSchema,
          (dietaryPreferences) => saveDietaryPreferences(db, member, dietaryPreferences, now()),
          {
            fallback: 'We could not save your food preferences. Please try again.',
            log,
          },
        )
      case 'save-diary-settings':
        return submit(
          form,
          diarySettingsSchema,
          (settings) => saveDiarySettings(db, member, settings, now()),
          { fallback: 'We could not save your diary settings. Please try again.', log },
        )
      case 'allow-dish':
        return submit(form, allowDishSchema, ({ dish }) => allowDish(db, member, dish), {
          fallback: 'The dish is still left out. Please try again.',
          log,
        })
      case 'save-reminders':
        return submit(form, remindersSchema, ({ frequency }) => saveReminders(db, member, frequency, now()), {
          fallback: 'We could not save your choice. Please try again.',
          log,
        })
      case 'change-password':
        return submit(
          form,
          changePasswordSchema,
          async (values) => {
            await spend()
            cookies.push(...(await accounts.changePassword(values, request.headers)))
          },
          { fallback: 'We could not change the password. Please try again.', log },
        )
      case 'sign-out-device':
        return submit(
          form,
          revokeSessionSchema,
          ({ sessionId }) => accounts.revokeSession(member, sessionId),
          {
            fallback: 'We could not sign that device out. Please try again.',
            log,
          },
        )
      case 'sign-out-others':
        return submit(form, noFieldsSchema, () => accounts.revokeOtherSessions(member), {
          fallback: 'We could not sign the devices out. Please try again.',
          log,
        })
      case 'create-calendar':
        return submit(
          form,
          noFieldsSchema,
          async () => {
            await spend()
            const made = await createCalendarFeed({ db, origin: services.site.origin }, member, now())
            calendarAddress = made.address
          },
          { fallback: 'We could not make an address. Please try again.', log },
        )
      case 'save-meal-times':
        return submit(
          form,
          mealTimesSchema,
          ({ timeZone, ...times }) => saveMealTimes(db, member, { times, timeZone }, now()),
          { fallback: 'We could not save your meal times. Please try again.', log },
        )
      case 'unblock':
        return submit(form, unblockSchema, ({ memberId }) => unblockMember(db, member, memberId), {
          fallback: 'The member is still blocked. Please try again.',
          log,
        })
      case 'remove-calendar':
        return submit(form, noFieldsSchema, () => removeCalendarFeed(db, member), {
          fallback: 'We could not turn the address off. Please try again.',
          log,
        })
      default:
        return submitNothing(form, log)
    }
  }
  const { data: result, init } = await run()
  const headers = new Headers()
  for (const cookie of cookies) headers.append('set-cookie', cookie)
  return data(
    { intent, result: result.ok ? ({ ok: true } as const) : result, calendarAddress },
    { status: init?.status ?? 200, headers },
  )
}

export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  return orOffline(await sentField(request, 'intent'), serverAction)
}

export default function Profile({ loaderData, actionData }: Route.ComponentProps) {
  const { email, label, tier, isEmailConfirmed, stats, devices, dietaryPreferences, subscription, orders } =
    loaderData
  const revalidator = useRevalidator()
  const known = useRef<number | null>(null)
  useBillingNews(true, (standing) => {
    // The first tells what this page was just given, unless something was confirmed in between.
    const isKnown = known.current === null ? standing.tier === tier : standing.revision === known.current
    known.current = standing.revision
    if (!isKnown) void revalidator.revalidate()
  })
  const resultOf = (intent: string) => (actionData?.intent === intent ? actionData.result : null)
  const failureOf = (intent: string) => {
    const result = resultOf(intent)
    return result?.ok === false ? result.message : undefined
  }
  return (
    <main className={classNames(layout.wrap, layout.sectionEnd)}>
      <div className={layout.pageHead}>
        <h1>Profile Settings</h1>
      </div>
      <div className={styles.columns}>
        <AccountFacts
          email={email}
          label={label}
          tier={tier}
          isEmailConfirmed={isEmailConfirmed}
          result={resultOf('send-confirmation')}
        />
        <SubscriptionSection subscription={subscription} tier={tier} />
        <section className={classNames(card.card, card.pad, layout.stack)}>
          <h2 className={text.heading3}>Usage</h2>
          {tier === 'free' ? (
            usageCards(stats).map((one) => <UsageCard key={one.feature} usage={one} />)
          ) : (
            <UsageCounts stats={stats} />
          )}
        </section>
        <OrderHistory orders={orders} />
        <FoodPreferences dietaryPreferences={dietaryPreferences} result={resultOf('save-food-preferences')}>
          <UnwantedDishes dishes={loaderData.unwanted} result={resultOf('allow-dish')} />
        </FoodPreferences>
        <DiaryPanel
          className={styles.wide}
          settings={loaderData.diary}
          today={loaderData.today}
          result={resultOf('save-diary-settings')}
        />
        <RemindersPanel
          frequency={loaderData.reminders}
          isEmailConfirmed={isEmailConfirmed}
          result={resultOf('save-reminders')}
        />
        <ChangeLabel label={label} result={resultOf('change-label')} />
        <ChangeEmail result={resultOf('change-email')} />
        <ChangePassword result={resultOf('change-password')} />
        <section className={classNames(card.card, card.pad, layout.stack)}>
          <h2 className={text.heading3}>Devices</h2>
          <p className={text.muted}>Where you are signed in now.</p>
          <DeviceList devices={devices} error={resultOf('sign-out-device')} />
          {devices.length > 1 && (
            <Form method="post" preventScrollReset>
              <Button type="submit" variant="secondary" isSmall name="intent" value="sign-out-others">
                Sign out all other devices
              </Button>
            </Form>
          )}
        </section>
        <MealTimesPanel
          clock={loaderData.clock}
          ownZone={loaderData.zone}
          result={resultOf('save-meal-times')}
        />
        <CalendarPanel
          since={loaderData.calendarSince}
          address={(actionData && 'calendarAddress' in actionData && actionData.calendarAddress) || null}
          failure={failureOf('create-calendar') ?? failureOf('remove-calendar')}
        />
        <BlockedMembers blocked={loaderData.blocked} result={resultOf('unblock')} />
        <OwnData />
      </div>
    </main>
  )
}
