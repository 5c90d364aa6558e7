import { useEffect, useRef, useState } from 'react'
import { Form, Link, useFetcher, useNavigation } from 'react-router'
import type { RecipeNutrition } from '#app/domain/food/nutrition.ts'
import { CUISINES, SKILL_LEVELS } from '#app/domain/recipe/recipe.ts'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx'
import layout from '#app/ui/layout.module.css'
import { Notice } from '#app/ui/notice.tsx'
import { SplitBar } from '#app/ui/split-bar.tsx'
import text from '#app/ui/text.module.css'
import styles from './edit-recipe-form.module.css'
import { macroShares } from './figures.ts'
import type { FormAnswer } from '#app/features/page/offline-answer.ts'
import { NutritionLine } from '#app/features/recipes/generate/recipe-result.tsx'
import card from '#app/ui/card.module.css'

export type EditableRecipe = {
  path: string
  name: string
  description: string
  cookingTimeMin: number
  difficulty: string
  cuisineType: string
  servings: number
  ingredients: readonly string[]
  instructions: readonly string[]
  nutrition: RecipeNutrition
  revision: number
  isPublic: boolean
}

type EditRecipeFormProps = {
  recipe: EditableRecipe
  refusal: { message: string; fields: Record<string, string> } | null
}

const COUNT_AFTER_MS = 500

/** A recipe to change; its numbers follow while one types. */
export function EditRecipe({ recipe, refusal }: EditRecipeFormProps) {
  const navigation = useNavigation()
  const counter = useFetcher<FormAnswer<RecipeNutrition>>()
  const form = useRef<HTMLFormElement>(null)
  const [typedAt, setTypedAt] = useState(0)
  const { submit: count } = counter
  const counted = counter.data?.result
  const nutrition = counted?.ok ? counted.value : recipe.nutrition

  useEffect(() => {
    if (typedAt === 0) return
    const timer = setTimeout(() => {
      if (!form.current) return
      const typed = new FormData(form.current)
      typed.set('intent', 'count')
      void count(typed, { method: 'post' })
    }, COUNT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [typedAt, count])

  const countSoon = () => setTypedAt((times) => times + 1)
  const error = (name: string) => refusal?.fields[name]
  return (
    <Form method="post" ref={form} className={styles.form}>
      <input type="hidden" name="revision" value={recipe.revision} />
      <div className={layout.stack}>
        {refusal && (
          <Notice tone="error" title="The recipe was not saved.">
            {refusal.message}
          </Notice>
        )}
        <TextField label="Name" name="name" required defaultValue={recipe.name} error={error('name')} />
        <TextArea
          label="Description"
          name="description"
          maxLength={1000}
          rows={3}
          defaultValue={recipe.description}
          error={error('description')}
        />
        <div className={styles.pair}>
          <TextField
            label="Time in minutes"
            name="cookingTimeMin"
            isFigure
            required
            defaultValue={recipe.cookingTimeMin}
            error={error('cookingTimeMin')}
          />
          <TextField
            label="Servings"
            name="servings"
            isFigure
            required
            defaultValue={recipe.servings}
            onInput={countSoon}
            error={error('servings')}
          />
          <SelectField
            label="Difficulty"
            name="difficulty"
            options={SKILL_LEVELS}
            defaultValue={recipe.difficulty}
            error={error('difficulty')}
          />
          <TextField
            label="Cuisine"
            name="cuisineType"
            list="cuisines"
            required
            maxLength={40}
            defaultValue={recipe.cuisineType}
            error={error('cuisineType')}
          />
          <datalist id="cuisines">
            {CUISINES.filter((cuisine) => cuisine !== 'Any').map((cuisine) => (
              <option key={cuisine} value={cuisine}>
                {cuisine}
              </option>
            ))}
          </datalist>
        </div>
        <TextArea
          label="Ingredients"
          name="ingredients"
          hint="One a line, with its amount."
          rows={10}
          required
          defaultValue={recipe.ingredients.join('\n')}
          onInput={countSoon}
          error={error('ingredients')}
        />
        <TextArea
          label="Instructions"
          name="instructions"
          hint="One step a line."
          rows={10}
          required
          defaultValue={recipe.instructions.join('\n')}
          onInput={countSoon}
          error={error('instructions')}
        />
        {recipe.isPublic && (
          <Notice tone="info">This recipe is public: everybody sees what you change.</Notice>
        )}
        <div className={layout.row}>
          <Button type="submit" name="intent" value="save" isBusy={navigation.formMethod === 'POST'}>
            Save recipe
          </Button>
          <LinkButton as={Link} variant="secondary" to={recipe.path}>
            Cancel
          </LinkButton>
        </div>
      </div>
      <section
        className={classNames(card.card, card.pad, layout.stack, styles.nutrition)}
        aria-label="Nutrition of these ingredients"
        aria-live="polite"
        aria-busy={counter.state !== 'idle'}
      >
        <h2 className={text.heading4}>Nutrition</h2>
        <SplitBar label="Share of calories" shares={macroShares(nutrition.perServing)} />
        <NutritionLine nutrition={nutrition} />
        {nutrition.uncounted.length > 0 && (
          <p className={classNames(text.small, text.muted)}>Not counted: {nutrition.uncounted.join('; ')}</p>
        )}
      </section>
    </Form>
  )
}
