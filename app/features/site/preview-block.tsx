import type { CSSProperties, ReactNode } from 'react'
import { Link } from 'react-router'
import { useSiteFacts } from '#app/features/site/site-facts.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Tag } from '#app/ui/tag.tsx'
import { useAuth } from './auth-context.ts'
import {
  CalorieExample,
  CommunityExample,
  MealPlanExample,
  MyRecipesExample,
  RecipeExample,
} from './preview-examples.tsx'
import { AuthLink } from './site-header.tsx'

export const PREVIEW_TYPES = ['recipe', 'meal-plan', 'my-recipes', 'community-recipes', 'calorie'] as const
export type PreviewType = (typeof PREVIEW_TYPES)[number]

type Preview = {
  title: string
  text: string
  textWithPhoto?: string
  cloth: string
  isLong?: boolean
  example: () => ReactNode
}

const PREVIEWS: Record<PreviewType, Preview> = {
  recipe: {
    title: 'A recipe from what you have',
    text: 'Type what is in the kitchen. The recipe uses that first, marks what is extra and shows its numbers.',
    cloth: 'cloth-sea',
    isLong: true,
    example: RecipeExample,
  },
  'meal-plan': {
    title: 'Days that meet their targets',
    text: 'Calories and macros worked out for you, portions to match, and what expires first is cooked first.',
    cloth: 'cloth-leaf',
    example: MealPlanExample,
  },
  'my-recipes': {
    title: 'Your own recipe book',
    text: 'Keep every recipe you generate: search them, sort them, cook them again.',
    cloth: 'cloth-plum',
    example: MyRecipesExample,
  },
  'community-recipes': {
    title: 'What other kitchens cook',
    text: 'Recipes that members share, with the numbers worked out. Like, keep and comment.',
    cloth: 'cloth-sky',
    example: CommunityExample,
  },
  calorie: {
    title: 'Know what is in it',
    text: 'Describe a meal. Get a figure, an honest range, and rows you can correct.',
    textWithPhoto: 'Describe or photograph a meal. Get a figure, an honest range, and rows you can correct.',
    cloth: 'cloth-tomato',
    example: CalorieExample,
  },
}

/** What a visitor sees of a feature: an example made of its real parts, and two ways on. */
export function PreviewBlock({ type }: { type: PreviewType }) {
  const { title, text, textWithPhoto, cloth, isLong, example: Example } = PREVIEWS[type]
  const { readsPhotos } = useSiteFacts()
  const openAuth = useAuth()
  return (
    <section
      className={classNames('preview', isLong && 'preview-long')}
      style={{ '--cloth': `var(--${cloth})` } as CSSProperties}
      aria-labelledby={`preview-${type}`}
    >
      <div className="preview-say">
        <div className="justify-items-start">
          <Tag tone="preview">Preview</Tag>
          <h2 id={`preview-${type}`}>{title}</h2>
          <p>{readsPhotos ? (textWithPhoto ?? text) : text}</p>
        </div>
        <div>
          <p>
            Start your free trial and get 3 recipe generations, 3 meal plans and 3 calorie estimations. No
            credit card required.
          </p>
          <p className="flex flex-wrap gap-3">
            <AuthLink mode="sign-up" onAuth={openAuth} className={buttonClass()} />
            <Link to="/pricing" className={buttonClass({ variant: 'outline' }, 'text-ink')}>
              View Pricing
            </Link>
          </p>
        </div>
      </div>
      <figure className="preview-show" aria-label="Example">
        <Example />
      </figure>
    </section>
  )
}
