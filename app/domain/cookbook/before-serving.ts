import { sentence } from '#app/domain/kitchen/words.ts'
import { isOnKeeping, isServing, sentencesOf } from './serve-sentence.ts'

/** Put on the food where it lies on the plate. */
const TOPPING =
  /^(?:Scatter|Sprinkle|Top|Finish|Trickle|Drizzle|Dot|Squeeze|Crumble|Grate|(?:Spoon|Pour) over|(?:Put|Lay|Spoon) .* (?:on top|over)\b)|\b(?:bowls|plates)\b/
/** What is on the plate already is topped there. */
const ON_THE_PLATE = /\b[Ss]erve (?:it |them |hot |warm |at once )?(?:on|in|over|topped|the (?!same day))\b/
/** "Rest the chicken and serve with its juices" is one sentence. */
const AND_SERVE = /^(.+?),? (?:and|then) ((?:serve|eat)\b(?!.*\b(?:its|their|it|them)\b).*)$/s
const SCATTERED = /\bscatter over (?:the )?[^,.]+$/i
const ALSO_SCATTERED = /^Scatter over (the [^,.]+)\.$/
/** Nothing is served with it that would want a sentence. */
const JUST_SERVE = /^(?:serve|eat)(?: at once| hot| warm| cold| straight away)?\.$/
/** Verbs that are the last but one of a sentence: "Stir in the cream, taste for salt and serve". */
const LAST_VERB =
  /, (?=(?:taste|season|scatter|sprinkle|stir|fold|squeeze|spoon|trickle|drizzle|top|grind|check|slice|cut|lay|pour|return|drain|skim|loosen|fluff|put|add|turn|toss|pile|heap|brush|dust|divide|spread|swirl|split)\b[^,]*$)/

/** The step with sentences behind what it does and before it is served. */
export function beforeServing(step: string, coming: readonly string[]): string {
  return coming
    .reduce((texts, text) => withOne(texts, text), sentencesOf(step))
    .join(' ')
    .trim()
}

/** The steps with what is made or dressed just before they are served. */
export function withLastly(steps: readonly string[], lastly: readonly string[]): string[] {
  const last = steps.findLastIndex((step) =>
    sentencesOf(step).some((text) => isServing(text) && !isOnKeeping(text)),
  )
  return steps.map((step, at) => (at === last ? beforeServing(step, lastly) : step))
}

function withOne(texts: readonly string[], coming: string): string[] {
  const end = texts.findLastIndex((text) => text !== '' && !isOnKeeping(text)) + 1
  const at = texts.findIndex((text, index) => index < end && isServing(text))
  if (at < 0) return texts.toSpliced(end, 0, coming)
  const serving = texts[at]!
  if (TOPPING.test(coming) && ON_THE_PLATE.test(serving)) return texts.toSpliced(at + 1, 0, coming)
  const [, done, serve] = AND_SERVE.exec(serving) ?? []
  if (done === undefined || serve === undefined) return texts.toSpliced(at, 0, coming)
  const scattered = ALSO_SCATTERED.exec(coming)?.[1]
  const first = done.replace(
    LAST_VERB,
    done.search(/, /) === done.lastIndexOf(', ') && !done.includes(' and ') ? ' and ' : ', and ',
  )
  const isMerged = scattered !== undefined && SCATTERED.test(done)
  const before = isMerged ? [`${first} and ${scattered}`] : [first, coming.replace(/\.$/, '')]
  const last = before.pop()!
  const ending = JUST_SERVE.test(serve)
    ? [`${last}${/, | and /.test(last) ? ', then' : ' and'} ${serve}`]
    : [`${last}.`, sentence(serve)]
  return texts.toSpliced(at, 1, ...before.map((text) => `${text}.`), ...ending)
}
