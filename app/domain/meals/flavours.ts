import { wordSet } from '#app/domain/food/line-words.ts'
import { readTable } from '#app/food-table.server.ts'
import { countSaid, type Draft, foodStems } from './draft.ts'
import { stemOf } from './stems.ts'

/**
 * "gelato, 2 scoops, pistachio and lemon", "3 macarons: rose, coffee and lime": behind what comes in flavours and is
 * counted, so many flavours are no foods of their own.
 */

let flavours: ReadonlySet<string> | undefined
/**
 * By the word of the kind, when its flavours follow: only so many as were counted, in a bracket, behind a colon or
 * scoops too ("announced"), or always ("alone").
 */
let kinds: ReadonlyMap<string, string> | undefined

const isFlavour = (stem: string): boolean =>
  (flavours ??= new Set(
    readTable('foods/flavours.csv', ['word'] as const).map(({ row }) => stemOf(row.word)),
  )).has(stem)

const kindOf = (stem: string): string | undefined =>
  (kinds ??= new Map(
    readTable('foods/flavoured-kinds.csv', ['word', 'said'] as const).map(({ row }) => [
      stemOf(row.word),
      row.said,
    ]),
  )).get(stem)

const LEAST_COUNT = 2

/** The drafts without the flavours of the food before them, which names them. */
export function withFlavoursInside(drafts: readonly Draft[]): Draft[] {
  const out: Draft[] = []
  for (let at = 0; at < drafts.length; at++) {
    const host = drafts[at]!
    const told = flavoursOf(host, drafts.slice(at + 1))
    const remark = told.map(({ said }) => said).join(', ')
    out.push(
      told.length === 0 ? host : { ...host, remarks: [...host.remarks, `of these flavours: ${remark}`] },
    )
    at += told.length
  }
  return out
}

function flavoursOf(host: Draft, behind: readonly Draft[]): readonly Draft[] {
  const said = foodStems(host)
  const kind = said.map(kindOf).find((one) => one !== undefined)
  const opens = behind[0]?.phrases[0]
  if (kind === undefined || opens === undefined || said.some(isFlavour)) return []
  const { isAfterComma, isAfterColon, isAfterDash, isBracketed } = opens
  const isBehindUnknown = opens.amounts.length > 0 && behind[0]!.item.first > host.item.last + 1
  if (!isAfterComma && !isAfterColon && !isAfterDash && !isBracketed && !isBehindUnknown) return []
  const end = behind.findIndex((draft, at) => !isFlavourOnly(draft) || (at > 0 && isAnew(draft, isBracketed)))
  const list = behind.slice(0, end < 0 ? behind.length : end)
  const unknown = (list.at(-1)?.item.last ?? host.item.last) - host.item.last - list.length
  const told = list.reduce((sum, { phrases: [phrase] }) => sum + (phrase!.amounts[0]?.value ?? 1), 0)
  // "one glazed and one jam": what no food is called may be a flavour, too.
  const flavourCount = told + unknown
  const count = countSaid(host)?.value ?? 0
  // "2 yogurts, banana" may be a banana; two flavours of two yogurts are said of them.
  const isCounted = count >= LEAST_COUNT && flavourCount === count
  const isAnnounced = isAfterColon || isBracketed || isInScoops(host)
  const isFew = flavourCount <= Math.max(count, LEAST_COUNT)
  return isCounted || ((kind === 'alone' || (kind === 'announced' && isAnnounced)) && isFew) ? list : []
}

/** "a banana" and what stands behind the bracket are foods of their own. */
const isAnew = ({ phrases: [phrase] }: Draft, isInBracket: boolean): boolean =>
  phrase!.isAfterVerb || (isInBracket && !phrase!.isBracketed)

/** "pistachio", "one lemon", "dark chocolate": no plural, no measure, no article. */
function isFlavourOnly({ phrases }: Draft): boolean {
  return phrases.every(({ words, amounts, hasDeterminer }) => {
    const foods = words.filter(({ role }) => role !== 'size' && role !== 'decoration')
    const isPlain =
      foods.length > 0 && foods.every(({ stem, isPlural }) => isFlavour(stem) && isPlural !== true)
    const isOne = amounts.every(({ measure, value }) => measure === null && Number.isInteger(value))
    return isPlain && isOne && (!hasDeterminer || amounts.length > 0)
  })
}

const SCOOPS = wordSet('scoop ball cone')

const isInScoops = (host: Draft): boolean =>
  (countSaid(host)?.value ?? 0) >= LEAST_COUNT &&
  host.phrases.some(({ words }) => words.some(({ stem }) => SCOOPS.has(stem)))
