/** What is counted of readers of the blog: how often a post is opened, from which site, and how far it is read. */

/** Quarters of an article, in per cent. */
export const READING_DEPTHS = [25, 50, 75, 100] as const
export type ReadingDepth = (typeof READING_DEPTHS)[number]

/** Days that figures can be looked at for. */
export const FIGURE_RANGES = [7, 30, 90] as const
export type FigureRange = (typeof FIGURE_RANGES)[number]

/** Sources that are no host; a host has a dot. */
export const DIRECT = 'direct'
export const OWN_SITE = 'self'
export const OTHER_SITES = 'other'

/** So many pairs of post and site are kept by name for one day; further ones count as other sites. */
export const MOST_SOURCES_PER_DAY = 1000

/** So many messages of one network count in a minute. */
export const MOST_READINGS_PER_MINUTE = 120

const MAX_HOST_LENGTH = 100
const HOST = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]*[a-z][a-z0-9-]*$/

/**
 * The source a browser tells: a host without port and "www.", this site, or direct. Addresses of networks, names without
 * a dot and whatever else is no public host count as direct: they would say who somebody is, or nothing.
 */
export function sourceOf(told: string, ownHost: string): string {
  const host = withoutWww(told.trim().toLowerCase().replace(/:\d+$/, ''))
  if (host === withoutWww(ownHost.toLowerCase().replace(/:\d+$/, ''))) return OWN_SITE
  return host.length <= MAX_HOST_LENGTH && HOST.test(host) ? host : DIRECT
}

const withoutWww = (host: string) => host.replace(/^www\./, '')

/** The quarters that were reached between two messages of one reading. */
export const depthsBetween = (since: number, reached: number): ReadingDepth[] =>
  READING_DEPTHS.filter((depth) => depth > since && depth <= reached)

const DAY_MS = 24 * 60 * 60 * 1000

/** The day of a moment, in UTC: "2026-11-28". */
export const dayOf = (at: Date): string => at.toISOString().slice(0, 10)

/** The last days up to and with `today`, oldest first. */
export const lastDays = (today: Date, days: number): string[] =>
  Array.from({ length: days }, (_, index) => dayOf(new Date(today.getTime() - (days - 1 - index) * DAY_MS)))
