import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { ComponentType } from 'react'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { RecipeCard } from '#app/features/recipes/saved/recipe-card.tsx'
import { Backdrop } from '#app/ui/backdrop.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Scale } from '#app/ui/scale.tsx'
import text from '#app/ui/text.module.css'
import { CaloriePreview } from './calorie-preview.tsx'
import styles from './preview-examples.module.css'
import { PreviewFrame } from './preview-frame.tsx'
import { SAMPLE_DAY, SAMPLE_OWN, SAMPLE_SHARED } from './preview-samples.ts'
import { RecipePreview } from './recipe-preview.tsx'
import card from '#app/ui/card.module.css'
import ruledHead from '#app/ui/ruled-head.module.css'
import layout from '#app/ui/layout.module.css'
import postActions from '#app/features/recipes/post-actions.module.css'

export const PREVIEW_TYPES = ['recipe', 'meal-plan', 'my-recipes', 'community-recipes', 'calorie'] as const
export type PreviewType = (typeof PREVIEW_TYPES)[number]

const PREVIEWS: Record<PreviewType, ComponentType> = {
  recipe: RecipePreview,
  'meal-plan': () => (
    <PreviewFrame
      type="meal-plan"
      title="Days that meet their targets"
      text="Calories and macros worked out for you, portions to match, and what expires first is cooked first."
      backdrop="cloth-leaf"
    >
      <MealPlanExample />
    </PreviewFrame>
  ),
  'my-recipes': () => (
    <PreviewFrame
      type="my-recipes"
      title="Your recipes in one place"
      text="Keep every recipe you generate: search them, sort them, cook them again."
      backdrop="cloth-plum"
    >
      <MyRecipesExample />
    </PreviewFrame>
  ),
  'community-recipes': () => (
    <PreviewFrame
      type="community-recipes"
      title="What other kitchens cook"
      text="Recipes that members share, with the numbers worked out. Like, keep and comment."
      backdrop="cloth-sky"
    >
      <CommunityExample />
    </PreviewFrame>
  ),
  calorie: CaloriePreview,
}

/** The preview of any feature. A tool's own page takes its preview alone, which brings less script. */
export function PreviewBlock({ type }: { type: PreviewType }) {
  const Preview = PREVIEWS[type]
  return <Preview />
}

/** A plan's day: each meal with its plate, the day against its target. */
function MealPlanExample() {
  const totalKcal = SAMPLE_DAY.meals.reduce((sum, meal) => sum + meal.kcal, 0)
  return (
    <div className={classNames(card.card, card.pad)}>
      <div className={ruledHead.head}>
        <h3>{SAMPLE_DAY.title}</h3>
        <p>
          <b className={text.num}>{formatKcal(totalKcal)} kcal</b>
        </p>
      </div>
      <ul className={layout.rows}>
        {SAMPLE_DAY.meals.map((meal) => (
          <li key={meal.meal} className={styles.meal}>
            <Backdrop
              backdrop={meal.backdrop}
              picture={{ src: `/plates/${meal.plate}.svg`, alt: '' }}
              isSquare
            />
            <div>
              <p className={classNames(text.small, text.muted)}>{meal.meal}</p>
              <p className={styles.dish}>{meal.name}</p>
            </div>
            <p className={classNames(text.num, styles.mealKcal)}>
              <b>{meal.kcal}</b> <span className={classNames(text.small, text.muted)}>kcal</span>
            </p>
          </li>
        ))}
      </ul>
      <div className={styles.sum}>
        <div className={styles.target}>
          <span className={text.muted}>
            Protein {SAMPLE_DAY.proteinG} g, carbs {SAMPLE_DAY.carbsG} g, fat {SAMPLE_DAY.fatG} g
          </span>
          <span className={text.num}>Target {formatKcal(SAMPLE_DAY.targetKcal)} kcal</span>
        </div>
        <Scale
          label="The day against its target"
          value={totalKcal}
          max={2200}
          ticks={22}
          target={SAMPLE_DAY.targetKcal}
          valueText={`${formatKcal(totalKcal)} of ${formatKcal(SAMPLE_DAY.targetKcal)} kcal`}
        />
      </div>
    </div>
  )
}

function MyRecipesExample() {
  return (
    <div className={styles.cards}>
      {SAMPLE_OWN.map((recipe) => (
        <RecipeCard key={recipe.name} recipe={recipe} mark={{ text: 'Premium Recipe', tone: 'premium' }} />
      ))}
    </div>
  )
}

function CommunityExample() {
  return (
    <div className={styles.cards}>
      {SAMPLE_SHARED.map(({ recipe, by, likes, comments }) => (
        <RecipeCard
          key={recipe.name}
          recipe={recipe}
          by={by}
          actions={
            <>
              <span className={postActions.action}>
                <Heart className={text.icon} aria-hidden />
                {likes} <span className={text.srOnly}>likes</span>
              </span>
              <span className={postActions.action}>
                <MessageCircle className={text.icon} aria-hidden />
                {comments} <span className={text.srOnly}>comments</span>
              </span>
            </>
          }
        />
      ))}
    </div>
  )
}
