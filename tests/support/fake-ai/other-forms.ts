import type { Fault } from './faults.ts'
import type { WireRecipe } from './replies.ts'

const THOUGHT = 'I answer with JSON only: {"recipes":[...]} for [eggs, spinach].\n- maybe cheddar?\n'

/** A good reply in a different form from the one asked for; null for faults of another kind. */
export function otherForm(fault: Fault, reply: string, isRecipes: boolean): string | null {
  switch (fault) {
    case 'think':
      return `<think>\n${THOUGHT}</think>\n\n${reply}`
    case 'think-unopened':
      return `${THOUGHT}</think>\n\n${reply}`
    case 'think-only':
      return `<think>\n${THOUGHT}`
    case 'fenced':
      return `\`\`\`${isRecipes ? 'json' : ''}\n${reply}\n\`\`\``
    case 'prose':
      return isRecipes
        ? `Here is what you asked for (for 8 people) [serves 8]:\n\n${reply}\n\nEnjoy your meal!`
        : `Here it is [as asked for]:\n${reply}`
    case 'stray-bracket':
      return isRecipes ? `{\n${reply}` : reply
    default:
      return isRecipes ? otherRecipe(fault, (JSON.parse(reply) as { recipes: WireRecipe[] }).recipes) : null
  }
}

function otherRecipe(fault: Fault, recipes: readonly WireRecipe[]): string | null {
  const [first] = recipes
  if (first === undefined) return null
  const all = JSON.stringify({ recipes })
  switch (fault) {
    case 'single':
      return JSON.stringify(first)
    case 'wrapped':
      return JSON.stringify({ recipe: first }, null, 2)
    case 'deep':
      return JSON.stringify({ title: 'My answer', data: { result: { recipes } }, servings: 2 })
    case 'quoted-twice':
      return JSON.stringify(all)
    case 'trailing-commas':
      return all.replaceAll(']', ',]').replaceAll('[,]', '[]').replaceAll('}', ',}')
    case 'single-quotes':
      return all.replaceAll("'", '’').replaceAll('"', "'")
    case 'other-names':
      return JSON.stringify({
        title: first.name,
        summary: first.description,
        prep_time: '10 minutes',
        cook_time: `${first.cookingTimeMin} mins`,
        level: 'Easy',
        serves: 2,
        ingredients: first.ingredients.map((line) => ({ ingredient: line })),
        steps: first.instructions.map((description, at) => ({ step: at + 1, description })),
      })
    case 'markdown':
      return [
        'Certainly! Here is a recipe.',
        `# ${first.name}`,
        first.description,
        `**Time:** ${first.cookingTimeMin} minutes`,
        '## Ingredients:',
        ...first.ingredients.map((line) => `- ${line}`),
        '## Instructions',
        ...first.instructions.map((step, at) => `${at + 1}. ${step}`),
      ].join('\n')
    default:
      return null
  }
}
