import { requestPasswordReset } from '#app/features/account/account-jobs.server.ts'
import { sweepUsageClaims } from '#app/features/billing/billing-jobs.server.ts'
import { sendMail } from '#app/features/mail/send-mail.server.ts'
import { upkeepJobs } from '#app/db/upkeep.server.ts'

/** Every background job. A job that is not in this list never runs. */
export const JOBS = [sendMail, requestPasswordReset, sweepUsageClaims, ...upkeepJobs]
