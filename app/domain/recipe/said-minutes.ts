/** "1 hour 20 minutes", "45 min", "1.5 h" or a bare number of minutes, in minutes; null where no time is said. */
export function minutesSaid(text: string): number | null {
  const hours = /(\d{1,3}(?:[.,]\d)?)\s*(?:hours?|hrs?|h)\b/i.exec(text)
  const minutes = /(\d{1,4})\s*(?:minutes?|mins?|m)\b/i.exec(text)
  if (!hours && !minutes) return /^\d{1,4}$/.test(text.trim()) ? Number(text) : null
  return Math.round(Number(hours?.[1]?.replace(',', '.') ?? 0) * 60 + Number(minutes?.[1] ?? 0))
}
