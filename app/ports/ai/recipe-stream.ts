/**
 * Reads the recipes of a JSON reply while it arrives, each character once. Takes `{"recipes":[…]}`, a bare list, and
 * either of them after a few words or inside a code fence.
 */
export type RecipeStream = {
  /** Takes the next piece; returns the recipes that became whole with it, in order. Unreadable ones come as null. */
  push(piece: string): unknown[]
  /** The recipe being written with what is there of it; null between recipes, or when it cannot be read. */
  unfinished(): unknown
  /** Grows whenever a field of the recipe being written has just been completed. */
  fieldCount(): number
  /** True when the reply ended inside a recipe or before the first. */
  isBroken(): boolean
}

const CLOSERS: Record<string, string> = { '{': '}', '[': ']' }
const MAX_DEPTH = 12

export function openRecipeStream(): RecipeStream {
  /** What the recipe being written has so far; empty between recipes. */
  let recipe = ''
  let stack = ''
  let recipeDepth = 0
  let inString = false
  let stringStart = 0
  let escape = -1
  let lastText = ''
  let outerText = ''
  let isKey = false
  /** The last place where the recipe could be closed, and what was open there. */
  let safeEnd = 0
  let safeStack = ''
  let fields = 0
  let hasRecipe = false
  let isOver = false

  const closersOf = (open: string) =>
    Array.from(open.slice(recipeDepth - 1), (mark) => CLOSERS[mark])
      .toReversed()
      .join('')

  /** A recipe is an object in the list called "recipes", or in a list that is the whole reply. */
  const beginsRecipe = () => stack === '[' || (stack === '{[' && outerText === 'recipes')

  const markSafe = (end: number) => {
    safeEnd = end
    safeStack = stack
  }

  function inText(char: string): void {
    if (escape >= 0) {
      const length = recipe.length - escape
      if (length === 2 && char !== 'u') escape = -1
      else if (length === 6) escape = -1
      return
    }
    if (char === '\\') escape = recipe.length - 1
    else if (char === '"') {
      inString = false
      if (recipeDepth > 0) {
        if (!isKey) markSafe(recipe.length)
      } else outerText = lastText
    }
  }

  function outsideText(char: string, finished: unknown[]): void {
    if (char === '"') {
      inString = true
      stringStart = recipe.length
      lastText = ''
      isKey = stack.endsWith('{') && !/:\s*"$/.test(recipe.slice(-8))
      return
    }
    if (char === '{' || char === '[') {
      if (recipeDepth === 0 && char === '{' && beginsRecipe()) {
        recipe = '{'
        recipeDepth = stack.length + 1
        fields = 0
        hasRecipe = true
      }
      stack += char
      if (stack.length > MAX_DEPTH) isOver = true
      if (recipeDepth > 0) markSafe(recipe.length)
      return
    }
    if (char === '}' || char === ']') {
      if (CLOSERS[stack.at(-1) ?? ''] !== char) {
        if (stack !== '') isOver = true
        return
      }
      // A number or a word like true ends where its list or object does.
      stack = stack.slice(0, -1)
      if (recipeDepth > 0 && stack.length < recipeDepth) {
        finished.push(parsed(recipe))
        recipe = ''
        recipeDepth = 0
        safeEnd = 0
      } else if (recipeDepth > 0) markSafe(recipe.length)
      if (stack === '') isOver = true
      return
    }
    if (char === ',' && recipeDepth > 0) {
      markSafe(recipe.length - 1)
      if (stack.length === recipeDepth) fields++
    }
  }

  return {
    push(piece) {
      const finished: unknown[] = []
      for (const char of piece) {
        if (isOver) break
        if (recipeDepth > 0) recipe += char
        if (inString) {
          if (recipeDepth === 0) {
            if (char === '"') {
              inString = false
              outerText = lastText
            } else if (lastText.length < 40) lastText += char
          } else inText(char)
        } else if (stack !== '' || char === '{' || char === '[') outsideText(char, finished)
      }
      return finished
    },
    unfinished() {
      if (recipeDepth === 0) return null
      if (inString && !isKey) {
        const end = escape >= 0 ? escape : recipe.length
        return parsed(`${recipe.slice(0, Math.max(end, stringStart))}"${closersOf(stack)}`)
      }
      return parsed(recipe.slice(0, safeEnd) + closersOf(safeStack))
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
