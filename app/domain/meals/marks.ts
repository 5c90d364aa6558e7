import { readTable } from '#app/food-table.server.ts'

/**
 * What a text says beside its foods, marked by the rules of `foods/meal-rules.csv`: times, numbers that count no food,
 * shares, remarks, other people. A rule is written with the pieces of `foods/meal-pieces.csv`; what it marks is blanked, or
 * replaced in its place, so that everything behind it keeps its position.
 */

/** The rules are asked in these groups, one after the other. */
export type Stage =
  | 'typed'
  | 'told'
  | 'cut'
  | 'amount'
  | 'kept-in'
  | 'state'
  | 'servings'
  | 'others'
  | 'refused'
  | 'share'
  | 'share-word'
  | 'remark'
  | 'taste'

/** A stretch of a text, in characters. */
export type Stretch = { start: number; end: number }

/** A stretch of a text and what it was marked as. */
export type Span = Stretch & {
  kind: string
  said: string
  groups: Readonly<Record<string, string | undefined>>
  /** What the rule puts in its place. */
  meant: string
  /** A figure of the rule: the share that was eaten. */
  value: number | null
}

/** What stands in the place of a span; null where it stays as it was said. */
export type Meaning = (span: Span, text: string) => string | null

type Rule = {
  kind: string
  /** Without it a text says nothing of the kind. */
  cue: RegExp | null
  unless: RegExp | null
  pattern: RegExp
  instead: string
  value: number | null
}

const PIECE = /\{([a-z][a-z-]*)\}/g

let pieces: ReadonlyMap<string, string> | undefined

/** A pattern with its pieces written out. Throws where a piece is not known. */
function written(source: string): string {
  pieces ??= new Map(
    readTable('foods/meal-pieces.csv', ['piece', 'pattern']).map(({ row }) => [row.piece, row.pattern]),
  )
  return source.replace(PIECE, (_said, name: string) => {
    const piece = pieces!.get(name)
    if (piece === undefined) throw new Error(`foods/meal-pieces.csv has no piece "${name}"`)
    return `(?:${written(piece)})`
  })
}

/** A pattern made of pieces, as the rules are. */
export const patternOf = (source: string, flags = 'gm'): RegExp => new RegExp(written(source), flags)

/** "0.75" or "2/3". */
function figureOf(cell: string): number | null {
  if (cell === '') return null
  const [over, under = 1] = cell.split('/').map(Number)
  return over! / under
}

let stages: ReadonlyMap<string, readonly Rule[]> | undefined

const COLUMNS = ['stage', 'kind', 'cue', 'unless', 'pattern', 'instead', 'value', 'example'] as const
export const ruleRows = () => readTable('foods/meal-rules.csv', COLUMNS)

/** Rules that follow each other and differ in nothing but their pattern are asked at once. */
function rulesOf(stage: Stage): readonly Rule[] {
  if (stages === undefined) {
    const byStage = new Map<string, Rule[]>()
    let last = ''
    let together: string[] = []
    for (const { row } of ruleRows()) {
      const rules = byStage.get(row.stage) ?? []
      const flags = row.stage === 'typed' ? 'gmi' : 'gm'
      const isNamed = row.pattern.includes('(?<') && /\(\?<[a-z]/.test(written(row.pattern))
      const alike = isNamed
        ? ''
        : [row.stage, row.kind, row.cue, row.unless, row.instead, row.value].join('\t')
      together = alike !== '' && alike === last ? [...together, row.pattern] : [row.pattern]
      if (together.length > 1) rules.pop()
      last = alike
      rules.push({
        kind: row.kind,
        cue: row.cue === '' ? null : patternOf(row.cue, flags.slice(1)),
        unless: row.unless === '' ? null : patternOf(row.unless, flags.slice(1)),
        pattern: patternOf(together.join('|'), flags),
        instead: row.instead,
        value: figureOf(row.value),
      })
      byStage.set(row.stage, rules)
    }
    stages = byStage
  }
  return stages.get(stage) ?? []
}

const isAsked = ({ cue, unless }: Rule, text: string): boolean =>
  (cue === null || cue.test(text)) && !(unless?.test(text) ?? false)

const GROUP = /\$<([a-z]+)>/g

const spanOf = ({ kind, value, instead }: Rule, { 0: said, index, groups = {} }: RegExpExecArray): Span => ({
  kind,
  said,
  start: index,
  end: index + said.length,
  groups,
  meant: instead.replace(GROUP, (_said, name: string) => groups[name] ?? ''),
  value,
})

/** As it was typed a text may still grow; from then on every place stays. */
const isOfLength = (stage: Stage, meant: string, said: string): boolean =>
  stage === 'typed' || meant.length <= said.length

/** What was marked in a text, and the text with what stands in its place. */
export function marked(
  text: string,
  stage: Stage,
  meaning: Meaning = ({ meant }) => meant,
): { text: string; spans: Span[] } {
  const spans: Span[] = []
  let rest = text
  for (const rule of rulesOf(stage)) {
    if (!isAsked(rule, rest)) continue
    const before = rest
    let [rewritten, from] = ['', 0]
    for (const match of before.matchAll(rule.pattern)) {
      const span = spanOf(rule, match)
      const meant = meaning(span, before)
      if (meant === null || !isOfLength(stage, meant, span.said)) continue
      spans.push(span)
      rewritten +=
        before.slice(from, span.start) + (stage === 'typed' ? meant : meant.padEnd(span.said.length))
      from = span.end
    }
    if (from > 0) rest = rewritten + before.slice(from)
  }
  return { text: rest, spans }
}

/** The text without what the rules of a stage mark. */
export const withoutMarks = (text: string, stage: Stage): string => marked(text, stage).text

/** What the rules of a stage find in a text, each by itself. */
export const spansIn = (text: string, stage: Stage): Span[] =>
  rulesOf(stage).flatMap((rule) =>
    isAsked(rule, text) ? Array.from(text.matchAll(rule.pattern), (match) => spanOf(rule, match)) : [],
  )
