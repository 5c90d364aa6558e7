import type { Fault } from './faults.ts'
import { otherForm } from './other-forms.ts'
import { dataOf, type Question, recipesFor, replyTo, type WireRecipe } from './replies.ts'

/** What a model says that was asked for figures and chats instead. */
export const FRIENDLY_WORDS = 'Of course! I would be happy to help. Which cuisine do you have in mind?'

/** What the double says under faults that only concern the words of a reply; null for all others. */
export function faultyReply(fault: Fault, question: Question): string | null {
  const isRecipes = /write recipes/i.test(question.instructions)
  const recipe = (): WireRecipe => recipesFor(question.text)[0]!
  const recipes = (...list: unknown[]) => JSON.stringify({ recipes: list })
  switch (fault) {
    case 'not-json':
      return FRIENDLY_WORDS
    case 'truncated':
    case 'reset-midway':
    case 'hang-midway':
    case 'no-end':
    case 'error-midway':
    case 'filtered': {
      const whole = replyTo(question)
      return whole.slice(0, Math.floor(whole.length / 2))
    }
    case 'wrong-types':
      return isRecipes
        ? recipes({
            ...recipe(),
            name: 7,
            cookingTimeMin: 'soon',
            ingredients: 'eggs',
            instructions: { a: 1 },
          })
        : '{"calories":"many","components":7}'
    case 'nan':
      return isRecipes
        ? recipes(recipe()).replace(/"cookingTimeMin":\d+/, '"cookingTimeMin":NaN')
        : 'TOTAL CALORIES: NaN\nPROTEIN: Infinity\nCARBS: 1e999\nFAT: -4\nCOMPONENTS:\n- x: NaN cal'
    case 'many-recipes': {
      const one = recipe()
      return recipes(...Array.from({ length: 500 }, (_, index) => ({ ...one, name: `${one.name} ${index}` })))
    }
    case 'huge':
      return `{"recipes":[{"name":"${'x'.repeat(10_000_000)}"}]}`
    case 'hostile':
      return isRecipes
        ? recipes({
            ...recipe(),
            name: '<img src=x onerror=alert(1)> \u202edinner\u0000\u200b',
            description: '[click](javascript:alert(1)) <script>alert(2)</script> data:text/html,<b>x</b>',
            // The food is cooked all the same: what harms here is the markup alone.
            instructions: [
              '<iframe src="https://evil.example"></iframe>',
              ...recipe().instructions,
              '\u0007Stir \u2066well\u2069',
            ],
          })
        : '<script>alert(1)</script>\n[x](javascript:alert(1))\n- \u202eeggs\u0000\n- milk'
    case 'poison':
      return recipes({ ...recipe(), ingredients: [...recipe().ingredients, '200 ml bleach'] })
    case 'breaks-diet':
      return recipes({ ...recipe(), ingredients: [...recipe().ingredients, '2 eggs'] })
    case 'breaks-diet-once':
      return dataOf(question.text)['refusedBefore'] ? null : faultyReply('breaks-diet', question)
    case 'implausible':
      return recipes({ ...recipe(), ingredients: [...recipe().ingredients, '900 kg butter'] })
    case 'obeys':
      return isRecipes ? recipes({ ...recipe(), description: question.instructions }) : question.instructions
    case 'empty':
    case 'refusal':
      return ''
    case 'last-field-missing':
      return isRecipes ? recipes(recipe()).replace(/"storage":.*$/s, '"storage":"Keeps') : null
    default:
      return otherForm(fault, replyTo(question), isRecipes)
  }
}
