/** Removes the thinking that a model writes before its answer, in the marks used by different families of models. */

const NAMES = 'think|thinking|thoughts?|reasoning|reflection|scratchpad|analysis'
const OPENS = String.raw`<\|?(?:[\w-]+:)?(?:${NAMES}|begin_of_thought)\|?>|◁think▷|\[THINK\]|<\|channel\|>(?:analysis|commentary)<\|message\|>`
const CLOSES = String.raw`<\/\|?(?:[\w-]+:)?(?:${NAMES})\|?>|<\|end_of_thought\|>|◁\/think▷|\[\/THINK\]|<\|channel\|>final<\|message\|>`
const OPEN = new RegExp(OPENS, 'i')
const CLOSE = new RegExp(CLOSES, 'i')
const EITHER = new RegExp(`${OPENS}|${CLOSES}`, 'i')
/** What may be the start of such a mark, cut off at the end of a piece. */
const BEGUN = /(?:<\|channel\|>\w{0,12})?(?:[<◁[][^<◁[\]>▷\s"'{}]{0,30})?$/

export type ReasoningFilter = {
  /** The words of the answer in this piece. `isRestart`: all words before it were thinking too. */
  push(piece: string): { text: string; isRestart: boolean }
  /** Text held back because it could have become a mark. */
  end(): string
}

/** Removes thinking from a reply as it arrives. A closing mark alone ends thinking whose start the server left out. */
export function openReasoningFilter(): ReasoningFilter {
  let held = ''
  let isThinking = false
  return {
    push(piece) {
      held += piece
      let text = ''
      let isRestart = false
      for (;;) {
        const mark = (isThinking ? CLOSE : EITHER).exec(held)
        if (mark === null) break
        if (!isThinking) {
          const isOpening = OPEN.test(mark[0])
          isRestart ||= !isOpening
          text = isOpening ? text + held.slice(0, mark.index) : ''
          isThinking = isOpening
        } else isThinking = false
        held = held.slice(mark.index + mark[0].length)
      }
      const begun = BEGUN.exec(held)?.index ?? held.length
      if (!isThinking) text += held.slice(0, begun)
      held = held.slice(begun)
      return { text, isRestart }
    },
    end() {
      const rest = isThinking ? '' : held
      held = ''
      return rest
    },
  }
}

/** Marks that some servers leave at the end of a reply or of a turn. */
const TURN_MARKS = /<\|[a-z_]{2,30}\|>|<\/s>/gi
const MAX_LENGTH = 400_000

/** A whole reply without its thinking and without the marks of a turn. */
export function withoutReasoning(reply: string): string {
  const filter = openReasoningFilter()
  const { text } = filter.push(reply.slice(0, MAX_LENGTH))
  return (text + filter.end()).replace(TURN_MARKS, '').trim()
}
