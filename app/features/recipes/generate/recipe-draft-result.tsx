import { withFractionSigns } from '#app/domain/recipe/kitchen-figures.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { IngredientMarks } from '#app/features/recipes/view/ingredient-marks.tsx'
import { RecipeFacts } from '#app/features/recipes/view/recipe-facts.tsx'
import { StepList } from '#app/features/recipes/view/step-list.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Bone, BoneLines } from '#app/ui/skeleton.tsx'
import text from '#app/ui/text.module.css'
import styles from './recipe-result.module.css'
import { ResultSheet } from './result-sheet.tsx'
import draft from '#app/features/recipes/generate/recipe-draft.module.css'

type RecipeDraftResultProps = {
  /** Whatever has been written so far. */
  recipe: Partial<RecipeDraft>
  backdrop: string
  /** What is going on, in words: "Weighing the portions". */
  stage: string
}

/** A recipe still being written: its words as they arrive, placeholders where they are missing or not yet checked. */
export function RecipeDraftResult({ recipe, backdrop, stage }: RecipeDraftResultProps) {
  const ingredients = recipe.ingredients ?? []
  const steps = recipe.instructions ?? []
  const isDescribed = ingredients.length > 0
  return (
    <ResultSheet
      isBusy
      picture={{ backdrop, state: 'waiting' }}
      summary={
        <>
          <output className={draft.stage}>{stage}</output>
          <div>
            {recipe.name ? <h3>{recipe.name}</h3> : <Bone isLine width="70%" height="1.5em" />}
            {recipe.description ? (
              <p className={classNames(text.muted, styles.description)}>
                {recipe.description}
                {!isDescribed && <span className={draft.caret} aria-hidden />}
              </p>
            ) : (
              <BoneLines widths={['100%', '60%']} />
            )}
          </div>
          <RecipeFacts {...recipe} servings={undefined} />
          <Bone height="14px" />
        </>
      }
      servings={recipe.servings}
      ingredients={
        <>
          <ul className={styles.ingredients}>
            {ingredients.map((ingredient, index) => (
              <li key={index}>
                {ingredient.text === '' ? (
                  <Bone isLine width="55%" />
                ) : (
                  <>
                    {withFractionSigns(ingredient.text)}
                    <IngredientMarks isExtra={ingredient.isExtra} />
                  </>
                )}
              </li>
            ))}
          </ul>
          {steps.length === 0 && <BoneLines widths={['80%', '55%', '68%']} />}
        </>
      }
      instructions={
        <>
          <StepList className={styles.steps}>
            {steps.map((step, index) => (
              <li key={index}>
                {step === '' ? <Bone isLine width="85%" /> : step}
                {index === steps.length - 1 && <span className={draft.caret} aria-hidden />}
              </li>
            ))}
          </StepList>
          <BoneLines widths={steps.length === 0 ? ['100%', '92%', '60%'] : ['70%']} />
        </>
      }
    />
  )
}
