import { CATALOGUE, GUARANTEE_DAYS, monthlyShareOf, priceLine } from '#app/domain/billing/catalogue.ts'
import type { HelpSection } from '#app/domain/help/help.ts'
import type { Site } from './site.ts'
import type { LegalPage, LegalPageName } from './pages/legal-pages.ts'

/** The texts of content/ that pages show, as they read on this site. */
export type SiteContent = {
  help: readonly HelpSection[]
  legal: Readonly<Record<LegalPageName, LegalPage>>
}

/**
 * Reads them once, for whoever asks first: a start is quicker without. The build has read them before, so that a fault
 * stops it. Rejects with an Error that names the file and the field at fault.
 */
export function openSiteContent(site: Site): () => Promise<SiteContent> {
  let opened: Promise<SiteContent> | undefined
  return () => (opened ??= readSiteContent(site))
}

const DEFAULT_BACKUP_DAYS = 7

async function readSiteContent(site: Site): Promise<SiteContent> {
  const [{ readHelp }, { readLegalPages }] = await Promise.all([
    import('#app/features/help/help-topics.server.ts'),
    import('./pages/legal-pages.server.ts'),
  ])
  const values = {
    photos: site.readsPhotos === true,
    supportEmail: site.supportEmail ?? false,
    trader: site.trader != null,
    traderName: site.trader?.name ?? '',
    traderAddress: site.trader?.address.replaceAll('\n', ', ') ?? '',
    // Browsers hold cookies of this name to https.
    cookiePrefix: site.origin.startsWith('https:') ? '__Secure-' : '',
    monthlyPrice: priceLine(CATALOGUE.monthly),
    annualPrice: priceLine(CATALOGUE.annual),
    annualShare: monthlyShareOf(CATALOGUE.annual),
    guaranteeDays: String(GUARANTEE_DAYS),
    backupDays: String(site.backupDays ?? DEFAULT_BACKUP_DAYS),
  }
  return { help: readHelp(values), legal: readLegalPages(values) }
}
