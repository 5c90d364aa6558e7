import { type Draft, isMeasured, shared, startOf } from '#app/domain/meals/draft.ts'
import type { Stretch } from '#app/domain/meals/marks.ts'
import type { Servings } from '#app/domain/meals/servings-said.ts'
import { sentenceAround } from '#app/domain/meals/share-stretches.ts'

/** A dish or a whole recipe of which some servings were eaten. */

const ANNOUNCES =
  /\b(?:whole|total|entire|altogether|all up|recipe|ingredients|batch|made with|made from|used|in it|contains|contained)\b/
const LEAST_PARTS = 2
/** What is less than this is no serving of a dish: the parts were told as one portion has them. */
const LEAST_SERVING_GRAMS = 100

/** The rows with the servings that were eaten of a dish, or of the whole recipe that tells what is in it. */
export function withServings(all: readonly Draft[], servings: readonly Servings[], text: string): Draft[] {
  let drafts = [...all]
  for (const one of servings) {
    const parts = partsOfRecipe(drafts, one, text)
    if (parts.length === 0) {
      const stretch = sentenceAround(text, one.index)
      if (!one.isOnlyOfRecipe)
        drafts = drafts.map((draft) => {
          // Of "700 g lasagne serves 2" half is 350 g.
          const isWhole = isMeasured(draft) && startOf(draft) < one.index
          const share = isWhole ? (one.ofWhole ?? one.share) : one.share
          return isIn(draft, stretch) ? shared(draft, share) : draft
        })
      continue
    }
    const [first] = parts
    const sentences = [sentenceAround(text, one.index), sentenceAround(text, startOf(first!))]
    // The dish itself is what its parts come to.
    const isDish = (draft: Draft): boolean =>
      draft.item.first < first!.item.first &&
      startOf(draft) < one.index &&
      !isMeasured(draft) &&
      sentences.some((sentence) => isIn(draft, sentence))
    drafts = drafts.flatMap((draft) =>
      isDish(draft) ? [] : [parts.includes(draft) ? shared(draft, one.ofWhole ?? 1) : draft],
    )
  }
  return drafts
}

const isIn = (draft: Draft, { start, end }: Stretch): boolean =>
  startOf(draft) >= start && startOf(draft) < end

const hasAmount = ({ phrases }: Draft): boolean => phrases.some(({ amounts }) => amounts.length > 0)

/** Whether the recipe opens right behind: "had one: 500 g mince", "had one (500 g mince)". */
const OPENS_RECIPE = /^\s*(?:[:(-]|\.?\s*(?:made (?:with|from|of)|the whole|whole|recipe|ingredients)\b)/

/** The foods that tell what is in all servings together; none where they tell one serving, or only the dish was named. */
function partsOfRecipe(drafts: readonly Draft[], one: Servings, text: string): Draft[] {
  const { index, end, ofWhole, isMade, isOnlyOfRecipe } = one
  if (ofWhole === null) return []
  const { start, end: close } = sentenceAround(text, index)
  const next = sentenceAround(text, Math.min(text.length, Math.max(close, end) + 1))
  const isBehind = (draft: Draft): boolean => startOf(draft) >= end && startOf(draft) < next.end
  const behind = drafts.filter(isBehind)
  const before = drafts.filter((draft) => startOf(draft) < index && startOf(draft) >= start)
  const previous = before.length > 0 ? before : drafts.filter((draft) => startOf(draft) < index)
  const lists = OPENS_RECIPE.test(text.slice(end)) ? [behind, previous] : [previous, behind]
  for (const list of lists) {
    const from = list.findIndex(hasAmount)
    const parts = list.slice(Math.max(0, from))
    // One part is weighed at least: "2 eggs, a slice of toast" is no recipe.
    if (parts.filter(hasAmount).length < LEAST_PARTS || !parts.some(isMeasured)) continue
    const grams = parts.reduce((sum, draft) => sum + draft.grams, 0)
    const said = text.slice(Math.min(index, startOf(parts[0]!)), Math.max(end, startOf(parts[0]!)))
    if (isMade || isOnlyOfRecipe || ANNOUNCES.test(said) || grams * ofWhole >= LEAST_SERVING_GRAMS)
      return parts
  }
  return []
}
