import type { Db } from '#app/db/open.server.ts'
import type { Replica } from '#app/db/replica.server.ts'
import type { Accounts } from '#app/features/account/accounts.server.ts'
import type { KnownDevices } from '#app/features/account/known-devices.server.ts'
import type { Limits } from '#app/features/account/limits.server.ts'
import type { ReadingCounts } from '#app/features/blog/figures/reading-counts.server.ts'
import type { ViewCounts } from '#app/features/blog/public/view-counts.server.ts'
import type { StaffAccounts } from '#app/features/staff/staff-accounts.server.ts'
import type { Planner } from '#app/features/plans/solve/planner.ts'
import type { Operations } from '#app/features/system/operations.ts'
import type { Site } from '#app/features/site/site.ts'
import type { SiteContent } from '#app/features/site/site-content.server.ts'
import type { StoredPages } from '#app/features/site/stored-pages.server.ts'
import type { Chef } from '#app/ports/ai/chef.ts'
import type { Jobs } from '#app/ports/jobs/jobs.ts'
import type { Payments } from '#app/ports/payments/payments.ts'
import type { Push } from '#app/ports/push/push.ts'
import type { TextReading } from '#app/ports/text-reading/text-reading.ts'
import type { SocialPictures } from '#app/features/seo/social-pictures.ts'
import type { Files } from '#app/ports/files/files.ts'
import type { Products } from '#app/ports/products/products.ts'
import type { WebPages } from '#app/ports/pages/web-pages.ts'
import type { Reader } from '#app/pool/reader.ts'
import type { Log } from '#app/ports/log/log.ts'

/** How letters are sent, and who may say that they came back. */
export type NewsletterSettings = {
  lettersPerMinute: number
  /** Whoever has it may post bounces and complaints; null: nobody. */
  mailEventsToken: string | null
}

/** Everything outside a request that features use. Chosen once, in app/services; features take what they need. */
export type Services = {
  site: Site
  /** Texts of the house that pages show. */
  content(): Promise<SiteContent>
  db: Db
  /** For public lists that may be seconds old; null where the database is read alone. */
  replica: Pick<Replica, 'read'> | null
  jobs: Pick<Jobs<never>, 'enqueue'>
  /** What whoever runs the system may know of it. */
  operations: Operations
  /** Takes out of the queue what names somebody whose account goes. */
  forgetJobs: Jobs<never>['forget']
  push: Push
  /** Whole pages that are stored for visitors: whoever changes what they show says so. */
  pages: StoredPages
  /** How often posts of the blog were opened. */
  views: ViewCounts
  /** What the figures of the blog hold: days, sources and reading depth. */
  readings: ReadingCounts
  /** Whoever serves here: a model where one is set, else the kitchen. */
  chef: Chef
  files: Files
  /** Null where nothing can be bought. */
  payments: Payments | null
  /** The chef that needs no model: for whoever would rather take its recipe when the model fails. */
  kitchen: Chef
  /** Works out meal plans, away from this thread. */
  planner: Planner
  /** Reads files, pages and pasted text in a separate process. */
  reader: Reader
  /** Reads print in photos: labels, receipts, pages of recipes. */
  textReading: TextReading
  accounts: Accounts
  /** People who run the blog. */
  staff: StaffAccounts
  /** Browsers that signed in to an account before. */
  devices: KnownDevices
  limits: Limits
  newsletter: NewsletterSettings
  /** A keyed fingerprint of a text, for one purpose: the same in every process, to be guessed by nobody. */
  seal(purpose: string, text: string): string
  socialPictures: SocialPictures
  /** Reads pages of the web for an import; null where the operator does not want that. */
  webPages: WebPages | null
  /** Knows packaged products by their barcode. */
  products: Products
  log: Log
  now(): Date
}
