import {
  foodPreferences,
  modelCalls,
  newsletterSubscribers,
  profiles,
  unwantedDishes,
  usageClaims,
  mealTimes,
  useUpReminders,
  users,
} from '#app/db/schema/index.ts'
import { subscriptionOfMember } from '#app/features/newsletter/leave-newsletter.server.ts'
import { type MemberRows, ofMember } from './member-rows.server.ts'

/** Account, settings and use. */
export const ACCOUNT_DATA: readonly MemberRows[] = [
  {
    name: 'account',
    about: 'your email address, and when you joined',
    table: users,
    key: users.id,
    own: ofMember(users.id),
  },
  {
    name: 'profile',
    about: 'your public name, your plan, and what you have used',
    table: profiles,
    key: profiles.id,
    own: ofMember(profiles.id),
  },
  {
    name: 'food-preferences',
    about: 'what you do not eat',
    table: foodPreferences,
    key: foodPreferences.userId,
    own: ofMember(foodPreferences.userId),
  },
  {
    name: 'unwanted-dishes',
    about: 'dishes you do not want planned again',
    table: unwantedDishes,
    key: unwantedDishes.dishKey,
    own: ofMember(unwantedDishes.userId),
  },
  {
    name: 'reminders',
    about: 'how often we remind you of what should be used up, and when we last did',
    table: useUpReminders,
    key: useUpReminders.memberId,
    own: ofMember(useUpReminders.memberId),
  },
  {
    name: 'meal-times',
    about: 'when you eat, for your calendar',
    table: mealTimes,
    key: mealTimes.userId,
    own: ofMember(mealTimes.userId),
  },
  {
    name: 'usage',
    about: 'when you generated recipes, estimated meals and made plans',
    table: usageClaims,
    key: usageClaims.id,
    own: ofMember(usageClaims.memberId),
    without: [usageClaims.idempotencyKey, usageClaims.result],
  },
  {
    name: 'model-calls',
    about: 'when a model worked for you, and how much; what was asked and answered is not kept',
    table: modelCalls,
    key: modelCalls.id,
    own: ofMember(modelCalls.memberId),
  },
  {
    name: 'newsletter',
    about: 'whether your address gets our newsletter',
    table: newsletterSubscribers,
    key: newsletterSubscribers.id,
    own: (_db, memberId) => subscriptionOfMember(memberId),
    without: [newsletterSubscribers.confirmHash, newsletterSubscribers.leaveHash],
  },
]
