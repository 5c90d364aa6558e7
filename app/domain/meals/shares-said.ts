import { numberOf } from '#app/domain/food/number-words.ts'
import { patternOf, ruleRows } from './marks.ts'
import { MORE_NUMBERS } from './measure-words.ts'

/** Shares as people say them, as numbers: "3/4", "25 %", ".5", "two thirds", "more than half", "a few bites". */

type ShareWord = { pattern: RegExp; value: number; isVague: boolean }

let words: readonly ShareWord[] | undefined

const shareWords = (): readonly ShareWord[] =>
  (words ??= ruleRows().flatMap(({ row }) =>
    row.stage !== 'share-word'
      ? []
      : [
          {
            pattern: patternOf(`^(?:${row.pattern})$`, ''),
            value: quotient(row.value),
            isVague: row.kind === 'vague',
          },
        ],
  ))

function quotient(said: string): number {
  const [over = '', under = '1'] = said.replace(/(?:th|rd|nds?|ths)$/, '').split('/')
  return Number(over.replace(',', '.')) / Math.max(1, Number(under))
}

/** "two thirds", "quarter" */
function inWords(said: string): number {
  const parts = said.split(/[ -]/)
  const part = MORE_NUMBERS[parts.at(-1)!.replace(/(?<!f)s$/, '')] ?? Number.NaN
  return part * (parts.length > 1 && !/^an?$/.test(parts[0]!) ? numberOf(parts[0]!) : 1)
}

/** What a share says as a number of 0 to 1; NaN where it says none, or more than all. */
export function shareOf(share: string): number {
  const said = share.replace(/ of$/, '')
  const known = shareWords().find(({ pattern }) => pattern.test(said))
  if (known !== undefined) return known.value
  const value = /^[\d.,]+ ?(?:%|p)/.test(said)
    ? quotient(/^[\d.,]+/.exec(said)![0]) / 100
    : /^[.,]?\d/.test(said) && !/[a-z]{4}/.test(said)
      ? quotient(said)
      : said === 'all'
        ? 1
        : inWords(said)
  return value > 0 && value <= 1 ? value : Number.NaN
}

/** "some", "a bit": of what is named it may be an amount like any other. */
export const isVagueShare = (said: string): boolean =>
  shareWords().some(({ pattern, isVague }) => isVague && pattern.test(said))
