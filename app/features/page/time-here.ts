/** The time of day of this browser's clock, "08:30". In the browser only. */
export function timeHere(): string {
  const at = new Date()
  const two = (part: number) => String(part).padStart(2, '0')
  return `${two(at.getHours())}:${two(at.getMinutes())}`
}
