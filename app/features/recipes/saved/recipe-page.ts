/** A page that was read from a photo: its text, and what the import makes of it. */
export type RecipePage = {
  text: string
  /** Amounts that are marked, because they could not be read. */
  doubtCount: number
  ingredientCount: number
  stepCount: number
}

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`

/** What was found on a page, in a sentence or two. */
export function describePage({ doubtCount, ingredientCount, stepCount }: RecipePage): string {
  const found = `Read: ${counted(ingredientCount, 'ingredient', 'ingredients')} and ${counted(stepCount, 'step', 'steps')}. Check the text below, then import it.`
  if (doubtCount === 0) return found
  const marked = `${counted(doubtCount, 'amount is', 'amounts are')} marked with “?”: a fraction or figure that couldn’t be read.`
  return `${found} ${marked}`
}
