const HOURS_A_DAY = 24

/** "1 hour 20 minutes", "45 min", "1.5 h", "1 day" or a bare number of minutes, in minutes; null where no time is said. */
export function minutesSaid(text: string): number | null {
  const days = /(\d{1,2}(?:[.,]\d)?)\s*days?\b/i.exec(text)
  const hours = /(\d{1,3}(?:[.,]\d)?)\s*(?:hours?|hrs?|h)\b/i.exec(text)
  const minutes = /(\d{1,4})\s*(?:minutes?|mins?|m)\b/i.exec(text)
  if (!days && !hours && !minutes) return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null
  const numberIn = (found: RegExpExecArray | null) => Number(found?.[1]?.replace(',', '.') ?? 0)
  return Math.round((numberIn(days) * HOURS_A_DAY + numberIn(hours)) * 60 + numberIn(minutes))
}
