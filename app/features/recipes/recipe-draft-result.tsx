import { withFractionSigns } from '#app/domain/recipe/kitchen-figures.ts'
import type { RecipeDraft } from '#app/domain/recipe/recipe.ts'
import { Bone, BoneLines } from '#app/ui/skeleton.tsx'
import { RecipeFacts } from './view/recipe-facts.tsx'
import { RecipePicture } from './view/recipe-picture.tsx'

type RecipeDraftResultProps = {
  /** Whatever has been written so far. */
  recipe: Partial<RecipeDraft>
  backdrop: string
  /** What is going on, in words: "Weighing the portions". */
  stage: string
}

/** A recipe that is still being written: its words as they come, bones where they are missing. */
export function RecipeDraftResult({ recipe, backdrop, stage }: RecipeDraftResultProps) {
  const ingredients = recipe.ingredients ?? []
  const steps = recipe.instructions ?? []
  const isDescribed = ingredients.length > 0
  return (
    <article className="card result" aria-busy="true">
      <div className="result-top">
        <RecipePicture backdrop={backdrop} state="waiting" />
        <div className="result-part stack">
          <output className="live">{stage}</output>
          <div>
            {recipe.name ? <h3>{recipe.name}</h3> : <Bone isLine width="70%" height="1.5em" />}
            {recipe.description ? (
              <p className="mt-2 text-ink-2">
                {recipe.description}
                {!isDescribed && <span className="caret" aria-hidden />}
              </p>
            ) : (
              <BoneLines widths={['100%', '60%']} />
            )}
          </div>
          <RecipeFacts {...recipe} />
          <Bone height="14px" />
        </div>
      </div>
      <div className="result-part result-two">
        <section>
          <h4>Ingredients</h4>
          <ul className="mt-3 grid gap-2 text-sm">
            {ingredients.map((ingredient, index) => (
              <li key={index}>
                {withFractionSigns(ingredient.text)}
                {ingredient.isExtra && <span className="extra"> extra</span>}
              </li>
            ))}
          </ul>
          {steps.length === 0 && <BoneLines widths={['80%', '55%', '68%']} />}
        </section>
        <section>
          <h4>Instructions</h4>
          <ol className="steps mt-3">
            {steps.map((step, index) => (
              <li key={index}>
                {step}
                {index === steps.length - 1 && <span className="caret" aria-hidden />}
              </li>
            ))}
          </ol>
          <BoneLines widths={steps.length === 0 ? ['100%', '92%', '60%'] : ['70%']} />
        </section>
      </div>
    </article>
  )
}
