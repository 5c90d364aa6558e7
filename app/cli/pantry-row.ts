import { readPantryLine } from '#app/domain/pantry/pantry-line.ts'

const KEEPS = /[,;]?\s*\(?\s*(\d{1,4})\s*days?(?:\s+left)?\s*\)?\s*$/i

/** A pantry food as one types it, "500 g chicken, 2 days": how much, of what, and how long it keeps. */
export function pantryRow(text: string) {
  const keeps = KEEPS.exec(text)
  const { name, quantity, unit } = readPantryLine(keeps ? text.slice(0, keeps.index) : text)
  return { name, quantity, unit, expiresInDays: keeps ? Number(keeps[1]) : null }
}
