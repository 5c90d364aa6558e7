import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { judgedOf } from './kept-readings.ts'
import type { SafetyFault } from './safety-fault.ts'

const NOT_EATEN =
  /\b(?:discard|remove|throw|trim|without|never|do not|don['’]t|not|avoid|bin|compost|no|cut (?:off|out|away))\b/i
const CLAUSE_OF_NAMES = /[.;!?,]|\b(?:and|with|or|then)\b/

/** What is never eaten, named in the title or the steps though no line has it: "scatter with apricot kernels". */
export function neverEatenNamed({
  name,
  description,
  instructions,
}: Pick<RecipeDraft, 'name' | 'description' | 'instructions'>): SafetyFault | null {
  for (const text of [name, description, ...instructions]) {
    for (const clause of text.split(/[.;!?]/)) {
      if (NOT_EATEN.test(clause)) continue
      for (const part of clause.split(CLAUSE_OF_NAMES)) {
        const judged = judgeNamed(part)
        if (judged !== null) return { food: part.trim(), reason: judged }
      }
    }
  }
  return null
}

/** A mould to set things in, not the mould that grows on food. */
const IN_A_MOULD = /\b(?:in(?:to)?|from|of|over) (?:(?:a|an|the|each|\d+|\w+(?:ed)?) ){0,3}mou?lds?\b/gi

function judgeNamed(part: string): string | null {
  const text = part.replace(IN_A_MOULD, ' ').trim()
  if (text.length < 4 || !HAZARD_WORD.test(text)) return null
  const judged = judgedOf(text)
  return judged.verdict === 'unsafe' ? judged.reason : null
}

/** A quick look before the slow one: words that stand in the names of what is never eaten. */
const HAZARD_WORD =
  /almond|kernel|stone|pit|seed|pip|green|sprout|leaf|leaves|wild|forag|unknown|unidentified|mushroom|berr|bulb|hemlock|nightshade|ackee|puffer|fugu/i
