import { deleteFiles, sweepFormerTrials } from '#app/features/account/account-jobs.server.ts'
import {
  reconcileBilling,
  sweepPremium,
  sweepUsageClaims,
} from '#app/features/billing/billing-jobs.server.ts'
import { forgetCustomer, tellNewEmail } from '#app/features/account/former-customers.server.ts'
import { emptyBlogBin, publishScheduled, sweepAutosaves } from '#app/features/blog/admin/blog-jobs.server.ts'
import { forgetReadings } from '#app/features/blog/figures/figures-jobs.server.ts'
import {
  importBlog,
  readBlogImport,
  sweepBlogImports,
} from '#app/features/blog/admin/moving/import-jobs.server.ts'
import { forgetContactMessages, mailContactMessage } from '#app/features/contact/contact-jobs.server.ts'
import { deliverLetterJob, sendWeeklyDigest, startLetters } from '#app/features/letters/letter-jobs.server.ts'
import { sweepSubscribers } from '#app/features/newsletter/newsletter-jobs.server.ts'
import type { Services } from '#app/features/services.ts'
import { type MailServices, sendMail } from '#app/features/mail/send-mail.server.ts'
import {
  keepDatabaseFit,
  type MaintenanceServices,
} from '#app/features/maintenance/maintenance-jobs.server.ts'
import { forgetModelCalls } from '#app/features/models/model-jobs.server.ts'
import { sweepIngredients } from '#app/features/pantry/pantry-jobs.server.ts'
import { makeMealPlan } from '#app/features/plans/solve/plan-jobs.server.ts'
import { sweepPlans } from '#app/features/plans/solve/sweep-plans.server.ts'
import { sweepRecipes } from '#app/features/recipes/recipe-jobs.server.ts'
import { remindToUseUp } from '#app/features/reminders/reminder-jobs.server.ts'
import { sweepStaff } from '#app/features/staff/staff-jobs.server.ts'
import { sweepHouseholds } from '#app/features/household/household-jobs.server.ts'
import { sweepShopping } from '#app/features/shopping/shopping-jobs.server.ts'
import type { Mail } from '#app/ports/mail/mail.ts'
import type { AnyJob } from '#app/ports/jobs/pg-boss-jobs.server.ts'

/** What handlers may ask for: everything features have, and what only jobs touch. */
export type JobServices = Services & MailServices & MaintenanceServices & { mail: Mail }

/** Every background job. A job that is not in this list never runs. */
export const JOBS: readonly AnyJob<JobServices>[] = [
  sendMail,
  mailContactMessage,
  forgetContactMessages,
  deleteFiles,
  sweepFormerTrials,
  sweepUsageClaims,
  sweepPremium,
  reconcileBilling,
  forgetCustomer,
  tellNewEmail,
  keepDatabaseFit,
  forgetModelCalls,
  sweepRecipes,
  makeMealPlan,
  sweepPlans,
  sweepIngredients,
  remindToUseUp,
  sweepShopping,
  sweepHouseholds,
  sweepSubscribers,
  deliverLetterJob,
  startLetters,
  sendWeeklyDigest,
  sweepStaff,
  publishScheduled,
  forgetReadings,
  sweepAutosaves,
  emptyBlogBin,
  readBlogImport,
  importBlog,
  sweepBlogImports,
]
