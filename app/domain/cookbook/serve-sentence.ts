import { listOf } from '#app/domain/kitchen/words.ts'
import type { Accompaniment } from './accompaniments.ts'

/** The sentences of a step. */
export const sentencesOf = (step: string): string[] => step.split(/(?<=[.!]["”)]?) (?=[A-Z])/)

/** How the dish keeps is said behind the serving of it. */
const ON_KEEPING =
  /\bkeeps? (?:for|well|until|in)\b|\b(?:does|do) not keep\b|\b(?:freezes?|frozen for|freezer|leftovers|reheat(?:ed)?|defrost|lunch ?box|airtight)\b/i

export const isOnKeeping = (text: string): boolean => ON_KEEPING.test(text) && !/\bserve\b/i.test(text)

/** What stands behind the last "serve" that is an instruction. */
const SERVING = /^(.*(?:(?<!\b[Tt]o )\b[Ss]erve|^Eat|(?:,| and) eat)\b)(.*)\.$/s
/** Whether a sentence has the dish served or eaten. */
export const isServing = (text: string): boolean => SERVING.test(text)

/** Where a list of what is served ends and another clause begins. */
const NEXT_CLAUSE =
  /(?:,| and) (?:and )?(?:make|scatter|top|sprinkle|eat|pass|squeeze|trickle|spoon|put|let|dip|pour|use|stir|because|so|while|or)\b.*$/s
const AT_WHAT_TIME = /^(?: (?:at once|soon|hot|warm|cold|or|straight away|immediately|at room temperature))*$/
/** Names and articles only, so that a list may go on behind them. */
const PLAIN_LIST = /^(?:the )?[\p{L}' -]+(?:, [\p{L}' -]+)*$/u
const MORE_THAN_NAMES =
  /\b(?:to|on|over|in|into|cut|as|for|mixed|each|rest|from|at|between|if|which|that|whose|dressed|turned|warmed|halved)\b/

/** The names in a list as it is said: "the rice, peas and bread, warmed". */
function servedList(served: readonly Accompaniment[]): string[] {
  const plain = served.filter(({ tail }) => tail === '').map(({ name }) => name)
  const others = served.filter(({ tail }) => tail !== '').map(({ name, tail }) => `the ${name}${tail}`)
  const [first, ...rest] = plain
  return [...(first === undefined ? [] : [`the ${first}`, ...rest]), ...others]
}

/** The sentence with more foods served; null where it has no place for them. */
function withServed(text: string, served: readonly Accompaniment[]): string | null {
  const [, before, behind] = SERVING.exec(text) ?? []
  if (before === undefined || behind === undefined) return null
  const names = servedList(served)
  const [, upToWith, list] = /^([^;]*? with )(.+)$/s.exec(behind) ?? []
  if (upToWith !== undefined && list !== undefined) {
    // "The chicken with its juices" has no place for the rice between them.
    if (/^(?:its|their)\b/.test(list)) return null
    const clause = NEXT_CLAUSE.exec(list)?.[0] ?? ''
    return `${before}${upToWith}${joined(list.slice(0, list.length - clause.length), names)}${clause}.`
  }
  const comma = behind.search(/[,;]/)
  const clause = comma < 0 ? behind : behind.slice(0, comma)
  if (comma >= 0 && !AT_WHAT_TIME.test(clause)) return null
  const join = clause.endsWith(' alongside') ? ', with' : ' with'
  return `${before}${clause}${join} ${listOf(names)}${behind.slice(clause.length)}.`
}

/** One list of what the dish serves and what comes besides. */
function joined(list: string, names: readonly string[]): string {
  const own = list.split(/, | and /)
  if (PLAIN_LIST.test(list) && !MORE_THAN_NAMES.test(list)) {
    const isOneArticle =
      own[0]!.startsWith('the ') && own.slice(1).every((one) => !/^(?:the|a|an|some) /.test(one))
    const more =
      isOneArticle && !/, | to | as /.test(names[0]!)
        ? [names[0]!.replace(/^the /, ''), ...names.slice(1)]
        : names
    return listOf([...own, ...more])
  }
  return list.includes(' and ') ? `${names.join(', ')}, ${list}` : `${listOf(names)} and ${list}`
}

/** The place behind the last sentence that isn't about keeping, as step and sentence. */
function endOf(steps: readonly string[]): [step: number, sentence: number] {
  for (let at = steps.length - 1; at >= 0; at--) {
    const last = sentencesOf(steps[at]!).findLastIndex((text) => text !== '' && !isOnKeeping(text))
    if (last >= 0) return [at, last]
  }
  return [steps.length - 1, 0]
}

/** The steps with these foods in the sentence that serves the dish. */
export function withServing(steps: readonly string[], served: readonly Accompaniment[]): string[] {
  if (served.length === 0) return [...steps]
  const [step, end] = endOf(steps)
  const texts = sentencesOf(steps[step]!)
  const at = texts.findLastIndex((text, index) => index <= end && isServing(text))
  const merged = at < 0 ? null : withServed(texts[at]!, served)
  if (merged !== null) texts.splice(at, 1, merged)
  else {
    const names = listOf(servedList(served))
    texts.splice(end + 1, 0, at < 0 ? `Serve with ${names}.` : `Serve ${names} alongside.`)
  }
  return steps.map((one, index) => (index === step ? texts.join(' ') : one))
}
