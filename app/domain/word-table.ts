/**
 * A table with words as its keys, to be asked by words that people write. It holds what was put in and nothing else: a
 * plain object also answers to "constructor" and the other names that every object has.
 */
export function wordTable<Value>(entries: Readonly<Record<string, Value>>): Readonly<Record<string, Value>> {
  return Object.freeze(Object.assign(Object.create(null) as Record<string, Value>, entries))
}
