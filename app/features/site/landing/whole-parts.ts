/** Rounds so that the parts add up to the whole: the largest remainders go up. */
export function wholeParts(exact: readonly number[], total: number): number[] {
  const whole = exact.map(Math.floor)
  const byRemainder = exact.map((value, index) => ({ index, remainder: value % 1 }))
  byRemainder.sort((one, other) => other.remainder - one.remainder)
  const missing = total - whole.reduce((sum, value) => sum + value, 0)
  for (const { index } of byRemainder.slice(0, missing)) whole[index] = (whole[index] ?? 0) + 1
  return whole
}
