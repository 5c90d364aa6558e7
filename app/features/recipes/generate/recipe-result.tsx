import { Link } from 'react-router'
import type { RecipeNutrition } from '#app/domain/food/nutrition.ts'
import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { withFractionSigns } from '#app/domain/recipe/kitchen-figures.ts'
import type { IngredientText } from '#app/domain/recipe/recipe.ts'
import { unbrokenFigures } from '#app/domain/recipe/unbroken-figures.ts'
import { buttonClass, Button } from '#app/ui/button.tsx'
import type { DishPicture } from '#app/ui/backdrop.tsx'
import { SplitBar } from '#app/ui/split-bar.tsx'
import { Tag } from '#app/ui/tag.tsx'
import { formatKcal, macroShares } from '#app/features/recipes/view/figures.ts'
import { RecipeFacts } from '#app/features/recipes/view/recipe-facts.tsx'
import { ResultActions } from './result-actions.tsx'
import { type PictureState, RecipePicture } from '#app/features/recipes/view/recipe-picture.tsx'

type RecipeResultProps = {
  recipe: GeneratedRecipe
  /** A made picture, once there is one; until then the drawn plate. */
  picture?: DishPicture
  pictureState?: PictureState
  onRetryPicture?: () => void
}

/** A finished recipe on the generator page. */
export function RecipeResult({ recipe, picture, pictureState = 'ready', onRetryPicture }: RecipeResultProps) {
  const drawn = { src: recipe.plateUrl, alt: `Drawn plate: ${recipe.name}` }
  return (
    <article className="card result">
      <div className="result-top">
        <RecipePicture backdrop={recipe.backdrop} picture={picture ?? drawn} state={pictureState}>
          <Tag tone={recipe.tag === 'Premium Recipe' ? 'premium' : 'trial'}>{recipe.tag}</Tag>
        </RecipePicture>
        <div className="result-part stack">
          <div>
            <h3>{recipe.name}</h3>
            <p className="mt-2 text-ink-2">{recipe.description}</p>
          </div>
          <RecipeFacts {...recipe} />
          <SplitBar label="Share of calories" shares={macroShares(recipe.nutrition.perServing)} />
          <NutritionLine nutrition={recipe.nutrition} />
          {pictureState === 'failed' && onRetryPicture && (
            <Button variant="secondary" isSmall onClick={onRetryPicture}>
              Try the picture again
            </Button>
          )}
        </div>
      </div>
      <div className="result-part result-two">
        <section>
          <h4>Ingredients</h4>
          <ul className="mt-3 grid gap-2 text-sm">
            {recipe.ingredients.map((ingredient, index) => (
              <IngredientLine key={index} ingredient={ingredient} nutrition={recipe.nutrition} />
            ))}
          </ul>
        </section>
        <section>
          <h4>Instructions</h4>
          <ol className="steps mt-3">
            {recipe.instructions.map((step, index) => (
              <li key={index}>{unbrokenFigures(step)}</li>
            ))}
          </ol>
        </section>
      </div>
      {recipe.leftOut.length > 0 && (
        <div className="result-part py-4">
          <p className="text-sm text-ink-2">
            <b className="text-ink">Left out:</b>{' '}
            {recipe.leftOut.map(({ ingredient, reason }) => `${ingredient} (${reason})`).join(', ')}
          </p>
        </div>
      )}
      <div className="result-part result-foot py-3.5">
        <p className="text-sm text-ink-2">Written by {recipe.writtenBy}</p>
        {recipe.path ? (
          <Link className={buttonClass({ variant: 'secondary', isSmall: true })} to={recipe.path}>
            View Recipe
          </Link>
        ) : (
          <ResultActions recipe={recipe} />
        )}
      </div>
    </article>
  )
}

/** "612 kcal a serving. 29 g protein, 70 g carbs, 24 g fat. 8 of 9 ingredients counted." */
export function NutritionLine({ nutrition }: { nutrition: RecipeNutrition }) {
  const { kcal, proteinG, carbsG, fatG } = nutrition.perServing
  return (
    <p className="text-sm">
      <b className="num">{formatKcal(kcal)} kcal</b> a serving.{' '}
      <span className="num">{Math.round(proteinG)} g protein</span>,{' '}
      <span className="num">{Math.round(carbsG)} g carbs</span>,{' '}
      <span className="num">{Math.round(fatG)} g fat</span>.{' '}
      <span className="text-ink-2">{countedInWords(nutrition)}.</span>
    </p>
  )
}

/** "8 of 9 ingredients counted". */
export function countedInWords({ counted, uncounted }: RecipeNutrition): string {
  return `${counted.length} of ${counted.length + uncounted.length} ingredients counted`
}

function IngredientLine({
  ingredient,
  nutrition,
}: {
  ingredient: IngredientText
  nutrition: RecipeNutrition
}) {
  return (
    <li>
      {withFractionSigns(ingredient.text)}
      {ingredient.isExtra && <span className="extra"> extra</span>}
      {nutrition.uncounted.includes(ingredient.text) && <span className="not-counted"> not counted</span>}
    </li>
  )
}
