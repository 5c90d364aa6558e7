import type { JSONSchema7 } from '@ai-sdk/provider'
import { SKILL_LEVELS } from '#app/domain/recipe/recipe.ts'

/** An object as providers with strict schemas take it: every field is required, and there are no others. */
const objectOf = (properties: Record<string, JSONSchema7>): JSONSchema7 => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

/**
 * What a model is asked to write, in the order it is asked to: the head of the card first. No figures of nutrition:
 * those are computed. No lengths or ranges: not every provider takes them, and what comes is clamped here anyway.
 */
export const RECIPES_SCHEMA = objectOf({
  recipes: {
    type: 'array',
    items: objectOf({
      name: { type: 'string' },
      description: { type: 'string', description: 'A headnote of one or two short sentences' },
      cookingTimeMin: { type: 'integer', description: 'Minutes from start to table' },
      difficulty: { type: 'string', enum: [...SKILL_LEVELS] },
      cuisineType: { type: 'string' },
      dishForm: { type: 'string', description: 'Such as stir-fry, soup, curry, salad, pasta, tacos, bake' },
      ingredients: {
        type: 'array',
        items: { type: 'string' },
        description: 'Lines with amount, unit and food: "400 g chicken thighs, sliced"',
      },
      instructions: { type: 'array', items: { type: 'string' } },
      storage: { type: 'string', description: 'How long it keeps, where, and how to warm it' },
      variations: {
        type: 'array',
        items: objectOf({
          name: { type: 'string' },
          text: { type: 'string' },
          adds: {
            type: 'array',
            items: { type: 'string' },
            description: 'Lines of every food it brings in that is not among the ingredients',
          },
        }),
        description: 'Two or three',
      },
    }),
  },
})
