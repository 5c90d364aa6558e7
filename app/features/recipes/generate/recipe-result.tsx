import { Link } from 'react-router'
import { Energy } from '#app/features/page/energy.tsx'
import type { RecipeNutrition } from '#app/domain/food/nutrition.ts'
import type { GeneratedRecipe } from '#app/domain/recipe/generation.ts'
import { withFractionSigns } from '#app/domain/recipe/kitchen-figures.ts'
import { unbrokenFigures } from '#app/domain/recipe/unbroken-figures.ts'
import { macroShares } from '#app/features/recipes/view/figures.ts'
import { IngredientMarks } from '#app/features/recipes/view/ingredient-marks.tsx'
import { RecipeFacts } from '#app/features/recipes/view/recipe-facts.tsx'
import type { PictureState } from '#app/features/recipes/view/recipe-picture.tsx'
import { notesTitle, VariationList } from '#app/features/recipes/view/recipe-notes.tsx'
import { StepList } from '#app/features/recipes/view/step-list.tsx'
import type { DishPicture } from '#app/ui/backdrop.tsx'
import { Button, LinkButton } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Fold } from '#app/ui/fold.tsx'
import layout from '#app/ui/layout.module.css'
import { SplitBar } from '#app/ui/split-bar.tsx'
import text from '#app/ui/text.module.css'
import styles from './recipe-result.module.css'
import { ResultActions } from './result-actions.tsx'
import { ResultPart, ResultSheet } from './result-sheet.tsx'

type RecipeResultProps = {
  recipe: GeneratedRecipe
  /** A made picture, once there is one; until then the drawn plate. */
  picture?: DishPicture
  pictureState?: PictureState
  onRetryPicture?: () => void
  /** Whoever looks has a shopping list: a sample is nobody's. */
  canShop?: boolean
}

/** A finished recipe on the generator page. */
export function RecipeResult({
  recipe,
  picture,
  pictureState = 'ready',
  onRetryPicture,
  canShop = false,
}: RecipeResultProps) {
  return (
    <ResultSheet
      picture={{
        backdrop: recipe.backdrop,
        picture: picture ?? { src: recipe.plateUrl, alt: `Drawn plate: ${recipe.name}` },
        state: pictureState,
        mark: { text: recipe.tag, tone: recipe.tag === 'Premium Recipe' ? 'premium' : 'trial' },
      }}
      summary={
        <>
          <div>
            <h3>{recipe.name}</h3>
            <p className={classNames(text.muted, styles.description)}>{recipe.description}</p>
          </div>
          <RecipeFacts {...recipe} servings={undefined} />
          <SplitBar label="Share of calories" shares={macroShares(recipe.nutrition.perServing)} />
          <NutritionLine nutrition={recipe.nutrition} />
          {pictureState === 'failed' && onRetryPicture && (
            <Button variant="secondary" isSmall onClick={onRetryPicture}>
              Try the picture again
            </Button>
          )}
        </>
      }
      servings={recipe.servings}
      ingredients={
        <ul className={styles.ingredients}>
          {recipe.ingredients.map(({ text: line, isExtra }, index) => (
            <li key={index}>
              {withFractionSigns(line)}
              <IngredientMarks isExtra={isExtra} isUncounted={recipe.nutrition.uncounted.includes(line)} />
            </li>
          ))}
        </ul>
      }
      instructions={
        <StepList className={styles.steps}>
          {recipe.instructions.map((step, index) => (
            <li key={index}>{unbrokenFigures(step)}</li>
          ))}
        </StepList>
      }
    >
      {recipe.notes && (
        <ResultPart className={styles.notes}>
          <Fold summary={notesTitle(recipe.notes)} className={styles.fold}>
            {recipe.notes.storage !== '' && <p>{unbrokenFigures(recipe.notes.storage)}</p>}
            <VariationList variations={recipe.notes.variations} />
          </Fold>
        </ResultPart>
      )}
      {((recipe.remarks?.length ?? 0) > 0 || recipe.leftOut.length > 0) && (
        <ResultPart className={styles.leftOut}>
          {recipe.remarks?.map((remark) => (
            <p key={remark} className={text.small}>
              {remark}
            </p>
          ))}
          {recipe.leftOut.length > 0 && (
            <p className={classNames(text.small, text.muted)}>
              <b>Left out:</b>{' '}
              {recipe.leftOut.map(({ ingredient, reason }) => `${ingredient} (${reason})`).join(', ')}
            </p>
          )}
        </ResultPart>
      )}
      <ResultPart className={classNames(layout.row, layout.spread, styles.foot)}>
        <p className={classNames(text.small, text.muted)}>
          Written by {recipe.writtenBy}
          {recipe.tag === 'Trial Recipe' &&
            canShop &&
            '. It stays here for a day: copy or print it to keep it.'}
        </p>
        {recipe.path ? (
          <LinkButton as={Link} variant="secondary" isSmall to={recipe.path}>
            View Recipe
          </LinkButton>
        ) : (
          <ResultActions recipe={recipe} canShop={canShop} />
        )}
      </ResultPart>
    </ResultSheet>
  )
}

/** "612 kcal a serving. 29 g protein, 70 g carbs, 24 g fat. 8 of 9 ingredients counted." */
export function NutritionLine({ nutrition }: { nutrition: RecipeNutrition }) {
  const { kcal, proteinG, carbsG, fatG } = nutrition.perServing
  return (
    <p className={text.small}>
      <b className={text.num}>
        <Energy kcal={kcal} />
      </b>{' '}
      a serving. <span className={text.num}>{Math.round(proteinG)} g protein</span>,{' '}
      <span className={text.num}>{Math.round(carbsG)} g carbs</span>,{' '}
      <span className={text.num}>{Math.round(fatG)} g fat</span>.{' '}
      <span className={text.muted}>{countedInWords(nutrition)}.</span>
    </p>
  )
}

/** "8 of 9 ingredients counted". */
export function countedInWords({ counted, uncounted }: RecipeNutrition): string {
  return `${counted.length} of ${counted.length + uncounted.length} ingredients counted`
}
