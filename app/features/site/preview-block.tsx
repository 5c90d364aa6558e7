import Heart from 'lucide-react/icons/heart'
import MessageCircle from 'lucide-react/icons/message-circle'
import type { ComponentType } from 'react'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { RecipeCard } from '#app/features/recipes/saved/recipe-card.tsx'
import { Backdrop } from '#app/ui/backdrop.tsx'
import { Scale } from '#app/ui/scale.tsx'
import { CaloriePreview } from './calorie-preview.tsx'
import { PreviewFrame } from './preview-frame.tsx'
import { SAMPLE_DAY, SAMPLE_OWN, SAMPLE_SHARED } from './preview-samples.ts'
import { RecipePreview } from './recipe-preview.tsx'

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
      title="Your own recipe book"
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
    <div className="card card-pad">
      <div className="day-head">
        <h3>{SAMPLE_DAY.title}</h3>
        <p>
          <b className="num">{formatKcal(totalKcal)} kcal</b>
        </p>
      </div>
      <ul className="rows">
        {SAMPLE_DAY.meals.map((meal) => (
          <li
            key={meal.meal}
            className="grid grid-cols-[60px_1fr] items-center gap-x-4 py-4 sm:grid-cols-[76px_1fr_auto]"
          >
            <Backdrop
              backdrop={meal.backdrop}
              picture={{ src: `/plates/${meal.plate}.svg`, alt: '' }}
              isSquare
            />
            <div className="min-w-0 leading-snug">
              <p className="text-sm text-ink-2">{meal.meal}</p>
              <p className="font-serif text-lg leading-tight">{meal.name}</p>
            </div>
            <p className="num max-sm:col-start-2 sm:self-start">
              <b>{meal.kcal}</b> <span className="text-sm text-ink-2">kcal</span>
            </p>
          </li>
        ))}
      </ul>
      <div className="mt-5 grid gap-2">
        <div className="flex flex-wrap justify-between gap-x-4 text-sm">
          <span className="text-ink-2">
            Protein {SAMPLE_DAY.proteinG} g, carbs {SAMPLE_DAY.carbsG} g, fat {SAMPLE_DAY.fatG} g
          </span>
          <span className="num">Target {formatKcal(SAMPLE_DAY.targetKcal)} kcal</span>
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
    <div className="grid gap-6 sm:grid-cols-2">
      {SAMPLE_OWN.map((recipe) => (
        <RecipeCard key={recipe.name} recipe={recipe} mark={{ text: 'Premium Recipe', tone: 'premium' }} />
      ))}
    </div>
  )
}

function CommunityExample() {
  return (
    <div className="grid gap-6 sm:grid-cols-2">
      {SAMPLE_SHARED.map(({ recipe, by, likes, comments }) => (
        <RecipeCard
          key={recipe.name}
          recipe={recipe}
          by={by}
          actions={
            <>
              <span className="act">
                <Heart className="icon" aria-hidden />
                {likes} <span className="sr-only">likes</span>
              </span>
              <span className="act">
                <MessageCircle className="icon" aria-hidden />
                {comments} <span className="sr-only">comments</span>
              </span>
            </>
          }
        />
      ))}
    </div>
  )
}
