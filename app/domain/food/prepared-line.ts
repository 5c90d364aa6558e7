import { PEELED_AFTER } from './as-bought.ts'

const IN_GRAMS = /^(\d+(?:\.\d+)? k?g) (.+)$/

/**
 * An amount of a food with what the cook does to it: "300 g beef, sliced". Our amounts are of what is eaten, so what is
 * peeled or cored stands in front of the food: "600 g peeled potatoes, in chunks" weighs them without their peel.
 */
export function preparedLine(amount: string, prep: string): string {
  if (prep === '') return amount
  const weighed = IN_GRAMS.exec(amount)
  const words = prep.split(/(?<=\s)|(?=,)/)
  const taken: string[] = []
  let at = 0
  for (; at < words.length; at++) {
    const word = (words[at] ?? '').replace(/[,\s]/g, '')
    if (PEELED_AFTER.has(word)) taken.push(word)
    else if (taken.length === 0 || (word !== 'and' && word !== '')) break
  }
  if (weighed === null || taken.length === 0) return `${amount}, ${prep}`
  const rest = words.slice(at).join('').replace(/^,\s*/, '').trim()
  const line = `${weighed[1]} ${taken.join(' and ')} ${weighed[2]}`
  return rest === '' ? line : `${line}, ${rest}`
}
