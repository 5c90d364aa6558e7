import { looseJson } from '#app/domain/model-reply/json-in-reply.ts'
import { isWrapperKey, recipeFieldOf } from './recipe-fields.ts'

/**
 * Reads the recipes in a JSON reply as it arrives, each character once. Takes `{"recipes":[…]}`, a list or a single
 * recipe, also nested in other objects, after prose that has brackets of its own, or inside a code fence.
 */
export type RecipeStream = {
  /** Takes the next piece; returns the recipes that became whole with it, in order. Unreadable ones come as null. */
  push(piece: string): unknown[]
  /** The recipe being written with what is there of it; null between recipes, or when it cannot be read. */
  unfinished(): unknown
  /** Its complete fields if ingredients and steps are among them, so that the rest is not needed; otherwise null. */
  allButWhole(): unknown
  /** Grows whenever a field of the recipe being written has just been completed. */
  fieldCount(): number
  /** True when the reply ended inside a recipe or before the first. */
  isBroken(): boolean
}

type Frame = {
  mark: '{' | '['
  start: number
  /** For an object: what may come next, and the latest key. */
  awaits: 'key' | 'colon' | 'value'
  key: string
  /** Contains recipes but is not one itself. */
  isWrapper: boolean
}

const CLOSERS = { '{': '}', '[': ']' } as const
const MAX_DEPTH = 16
const LITERAL = /^(?:[-+\d.][\d.eE+-]*|tr?u?e?|fa?l?s?e?|nu?l?l?|na?n?|-?in?f?i?n?i?t?y?|un?d?e?f?i?n?e?d?)$/i

export function openRecipeStream(): RecipeStream {
  /** The reply from its outermost bracket on. */
  let root = ''
  let frames: Frame[] = []
  /** How many frames are open when the recipe's own is the innermost; 0 between recipes. */
  let recipeDepth = 0
  let inString = false
  let isKey = false
  let stringStart = 0
  let escape = -1
  let literal = ''
  /** The last position where the recipe could be closed, and how many frames were open there. */
  let safeEnd = 0
  let safeDepth = 0
  /** Where the last complete field of the recipe ended. */
  let fieldEnd = 0
  let fields = 0
  let closed = new Set<string>()
  let hasRecipe = false

  const top = () => frames.at(-1)

  function forget(): void {
    root = ''
    frames = []
    recipeDepth = 0
    literal = ''
  }

  const markSafe = (end: number) => {
    safeEnd = end
    safeDepth = frames.length
  }

  function beginRecipe(): void {
    recipeDepth = frames.length
    fields = 0
    closed = new Set()
    hasRecipe = true
    markSafe(top()!.start + 1)
  }

  function endString(): void {
    inString = false
    const frame = top()!
    if (isKey) {
      frame.key = root.slice(stringStart + 1, -1)
      frame.awaits = 'colon'
      if (recipeDepth === 0 && !frame.isWrapper && recipeFieldOf(frame.key) !== undefined) beginRecipe()
    } else if (recipeDepth > 0) markSafe(root.length)
  }

  function inText(char: string): void {
    if (escape >= 0) {
      const length = root.length - escape
      if ((length === 2 && char !== 'u') || length === 6) escape = -1
    } else if (char === '\\') escape = root.length - 1
    else if (char === '"') endString()
  }

  /** False if a bracket is not valid here: what came before it was prose. */
  function open(mark: '{' | '['): boolean {
    const frame = top()
    if (frame?.mark === '{' && frame.awaits !== 'value') return false
    if (frames.length >= MAX_DEPTH) return false
    if (frame && isWrapperKey(frame.key)) {
      frame.isWrapper = true
      // {"title":"My recipes","recipes":[…]}: not a recipe after all.
      if (recipeDepth === frames.length) recipeDepth = 0
    }
    const awaits = mark === '{' ? 'key' : 'value'
    frames.push({ mark, start: root.length - 1, awaits, key: '', isWrapper: false })
    if (recipeDepth > 0) markSafe(root.length)
    return true
  }

  function close(char: string, finished: unknown[]): boolean {
    const frame = frames.pop()
    if (frame === undefined || CLOSERS[frame.mark] !== char) return false
    if (recipeDepth > frames.length) {
      finished.push(looseJson(root.slice(frame.start)) ?? null)
      for (const outer of frames) outer.isWrapper = true
      recipeDepth = 0
    } else if (recipeDepth > 0) {
      markSafe(root.length)
      const field = recipeFieldOf(top()!.key)
      if (recipeDepth === frames.length) {
        fieldEnd = root.length
        if (field !== undefined) closed.add(field)
      }
    }
    if (frames.length === 0) forget()
    return true
  }

  /** False if the character is not valid JSON here. */
  function outsideText(char: string, finished: unknown[]): boolean {
    const frame = top()
    if (char === '{' || char === '[') return open(char)
    if (frame === undefined) return true
    if (char === '}' || char === ']') return close(char, finished)
    if (char === '"') {
      if (frame.mark === '{' && frame.awaits === 'colon') return false
      inString = true
      escape = -1
      stringStart = root.length - 1
      isKey = frame.mark === '{' && frame.awaits === 'key'
      return true
    }
    if (/\s/.test(char)) return true
    if (char === ',') {
      literal = ''
      if (frame.mark === '{') frame.awaits = 'key'
      if (recipeDepth === 0) return true
      markSafe(root.length - 1)
      if (frames.length === recipeDepth) {
        fields++
        fieldEnd = root.length - 1
      }
      return true
    }
    if (char === ':' && frame.mark === '{' && frame.awaits === 'colon') {
      frame.awaits = 'value'
      literal = ''
      return true
    }
    if (frame.mark === '{' && frame.awaits !== 'value') return false
    literal += char
    return recipeDepth > 0 || LITERAL.test(literal)
  }

  const isOutside = () => recipeDepth === 0

  return {
    push(piece) {
      const finished: unknown[] = []
      for (const char of piece) {
        if (frames.length > 0 || char === '{' || char === '[') root += char
        if (inString) inText(char)
        else if (!outsideText(char, finished)) {
          // Prose with a bracket in it, or invalid JSON: the next bracket may start the reply.
          forget()
          if (char === '{' || char === '[') {
            root = char
            outsideText(char, finished)
          }
        }
      }
      return finished
    },
    unfinished() {
      if (isOutside()) return null
      const { start } = frames[recipeDepth - 1]!
      const closers = (depth: number) =>
        frames
          .slice(recipeDepth - 1, depth)
          .map(({ mark }) => CLOSERS[mark])
          .toReversed()
          .join('')
      if (inString && !isKey) {
        const end = escape >= 0 ? escape : root.length
        return parsed(`${root.slice(start, Math.max(end, stringStart))}"${closers(frames.length)}`)
      }
      // The frames open at the last safe position are the first of those open now, or include one more.
      if (safeDepth > frames.length) return null
      return parsed(root.slice(start, safeEnd) + closers(safeDepth))
    },
    allButWhole() {
      if (isOutside() || !closed.has('ingredients') || !closed.has('instructions')) return null
      return parsed(`${root.slice(frames[recipeDepth - 1]!.start, fieldEnd)}}`)
    },
    fieldCount: () => fields,
    isBroken: () => !hasRecipe || recipeDepth > 0,
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
