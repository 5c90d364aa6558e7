import { deniedOf, denyBefore, withoutDenied } from './consumption/left-out.ts'
import { withServings } from './consumption/servings.ts'
import { withShares } from './consumption/shares.ts'
import { type Draft, endOf, remarked, shared, startOf } from './draft.ts'
import { withWaterAdded } from './made-with-water.ts'
import { isHelpingOfNothing, isUnnamed, isWorthNaming, wordsNotRead } from './not-counted.ts'
import type { Phrase } from './phrase.ts'
import { quoted, refusalOf, refuseOrName } from './refusals.ts'
import { withAdditions } from './relations/added.ts'
import { related } from './relations/relate.ts'
import { withPartsOnce } from './relations/repeated-mentions.ts'
import type { ShareRemark } from './share-stretches.ts'
import type { DecodedItem } from './run-scorer.ts'
import type { Cut, Servings } from './servings-said.ts'
import { withShareOfWhole } from './shares-of-wholes.ts'
import { withoutAlcohol } from './without-alcohol.ts'
import type { Whose } from './whose.ts'

/** What is known of a meal once its foods are found; every stage gives one back. */
export type Reading = {
  /** The text as it was meant. */
  described: string
  /** … with the amounts that were eaten. */
  eatenText: string
  /** Somebody tells the meal in sentences. */
  isSentence: boolean
  whose: Whose
  cuts: readonly Cut[]
  servings: readonly Servings[]
  remarks: readonly ShareRemark[]
  /** The phrases in no food. */
  skipped: readonly Phrase[]
  /** What was said beyond the phrases that are searched for foods. */
  unsearched: readonly string[]
  /** Every food that was found. */
  found: readonly Draft[]
  /** The foods that count, as far as is known. */
  rows: readonly Draft[]
  /** Foods that are refused, as they were found. */
  apart: ReadonlySet<DecodedItem>
  notCounted: readonly string[]
  refused: readonly { text: string; reason: string }[]
  /** Places of remarks on shares that name a food which was not mentioned before. */
  unmet: readonly number[]
}

export type Stage = { name: string; run: (reading: Reading) => Reading }

const ofRows =
  (rowsOf: (reading: Reading) => readonly Draft[]) =>
  (reading: Reading): Reading => ({ ...reading, rows: rowsOf(reading) })

/** What is made of the foods of a text, in this order. */
export const AFTER_DECODING: readonly Stage[] = [
  {
    name: 'shares of wholes',
    run: ofRows(({ rows, cuts }) => rows.map((row) => withShareOfWhole(row, cuts))),
  },
  { name: 'drinks without alcohol', run: ofRows(({ rows }) => rows.map(withoutAlcohol)) },
  { name: 'powders', run: ofRows(({ rows }) => rows.map(withWaterAdded)) },
  {
    name: 'servings',
    run: ofRows(({ rows, servings, eatenText }) => withServings(rows, servings, eatenText)),
  },
  { name: 'relations', run: ofRows(({ rows, described }) => related(rows, described)) },
  { name: 'additions', run: ofRows(({ rows }) => withAdditions(rows)) },
  { name: 'repeated mentions', run: ofRows(({ rows }) => withPartsOnce(rows)) },
  { name: 'refusals', run: refused },
  {
    name: 'left out',
    run: ofRows(({ rows, whose }) =>
      rows.map((row) => shared(withoutDenied(row), whose.shareAt({ start: startOf(row), end: endOf(row) }))),
    ),
  },
  { name: 'skipped phrases', run: named },
  { name: 'words not read', run: withWordsNotRead },
  { name: 'mentioned in another row', run: ofRows(saidWhereCounted) },
  { name: 'shares', run: withSharesEaten },
]

/** Without foods that are dangerous, or more than anybody can eat. */
function refused(reading: Reading): Reading {
  const problems = reading.rows.map((row) => ({ row, reason: refusalOf(row) }))
  const found = problems.flatMap(({ row, reason }) => (reason === null ? [] : [{ row, reason }]))
  return {
    ...reading,
    rows: problems.flatMap(({ row, reason }) => (reason === null ? [row] : [])),
    refused: [...reading.refused, ...found.map(({ row, reason }) => ({ text: row.said, reason }))],
    apart: new Set(found.map(({ row }) => row.item)),
  }
}

/** What no food was read from: denied of a food before it, refused, or listed as not counted. */
function named(reading: Reading): Reading {
  const { described, isSentence } = reading
  const rows = [...reading.rows]
  const notCounted = [...reading.notCounted]
  const refusedToo = [...reading.refused]
  for (const phrase of reading.skipped) {
    const said = quoted(described.slice(phrase.start, phrase.end))
    if (deniedOf([phrase]).length > 0) denyBefore(rows, phrase)
    else if (isWorthNaming(phrase) || isHelpingOfNothing(phrase, isSentence))
      refuseOrName(said, isUnnamed(phrase), refusedToo, notCounted)
  }
  return { ...reading, rows, notCounted, refused: refusedToo }
}

/** Also of what was dropped as a repetition or as only a container: its words may say more than what it repeats. */
function withWordsNotRead(reading: Reading): Reading {
  const { found, apart, described, isSentence } = reading
  const unread = found.flatMap((draft) =>
    apart.has(draft.item) ? [] : wordsNotRead(draft, described, isSentence),
  )
  return { ...reading, notCounted: [...reading.notCounted, ...unread] }
}

/** What was dropped because another row includes it is said in that row: the toast of "beans on toast with toast". */
function saidWhereCounted({ rows, found, apart }: Reading): readonly Draft[] {
  const out = [...rows]
  for (const { item, said } of found) {
    const isKept = out.some((one) => one.item.first <= item.first && item.last <= one.item.last)
    const isSaid = out.some(
      (one) => one.said.includes(said) || one.remarks.some((remark) => remark.includes(said)),
    )
    if (isKept || isSaid || apart.has(item)) continue
    const at = Math.max(
      0,
      out.findLastIndex((one) => one.item.first <= item.first),
    )
    if (out[at] !== undefined) out[at] = remarked(out[at], `“${said}” is not counted on its own`)
  }
  return out
}

function withSharesEaten(reading: Reading): Reading {
  const applied = withShares(reading.rows, reading.remarks, reading.described)
  return {
    ...reading,
    rows: applied.drafts,
    notCounted: [...reading.notCounted, ...applied.notCounted],
    refused: [...reading.refused, ...applied.refused],
    unmet: applied.unmet,
  }
}
