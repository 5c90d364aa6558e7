/** All but `undefined`, which stands for what was not computed yet. */
type Kept = object | string | number | boolean | null

/**
 * A store of worked-out values: `memo(key, compute)` computes a value at its first asking and gives it again until the
 * store is full. It is then emptied as a whole: what recurs is soon there again, and memory stays bounded.
 */
export function boundedMemo<T extends Kept>(maxEntries: number): (key: string, compute: () => T) => T {
  const values = new Map<string, T>()
  return (key, compute) => {
    const known = values.get(key)
    if (known !== undefined) return known
    const value = compute()
    if (values.size >= maxEntries) values.clear()
    values.set(key, value)
    return value
  }
}
