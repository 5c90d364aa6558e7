import ArrowRight from 'lucide-react/icons/arrow-right'
import type { ReactNode } from 'react'
import { useSiteFacts } from '#app/features/page/site-facts.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import { SAMPLE_ESTIMATE } from '#app/features/site/calorie-preview.tsx'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Chip } from '#app/ui/chip.tsx'
import { Backdrop } from '#app/ui/backdrop.tsx'
import { Dial } from '#app/ui/dial.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { PlatePictures } from './plate-pictures.tsx'
import { StartLink } from './start-link.tsx'
import styles from './tool-cards.module.css'
import card from '#app/ui/card.module.css'
import chip from '#app/ui/chip.module.css'

type ToolProps = {
  title: string
  description: string
  /** What the card shows, for the eye alone: the words say it too. */
  picture: ReactNode
  action: string
  to: string
}

/** The three tools, each with what comes out of it. */
export function ToolCards() {
  const { readsPhotos } = useSiteFacts()
  return (
    <section className={classNames(layout.section, layout.wrap)} aria-labelledby="tools-title">
      <h2 id="tools-title">Three tools, one kitchen</h2>
      <div className={styles.tools}>
        <Tool
          title="Smart Recipe Generator"
          description={`${readsPhotos ? 'A photo of the fridge or a typed list' : 'A list of what is in the fridge'} becomes a recipe you can cook tonight, within your diet.`}
          picture={<RecipePicture />}
          action="Create Recipes"
          to="/upload"
        />
        <Tool
          title="Instant Calorie Estimator"
          description={`${readsPhotos ? 'Photograph a meal or describe it' : 'Describe a meal in a sentence'}. Get a figure, an honest range and rows you can correct.`}
          picture={<EstimatePicture />}
          action="Estimate Calories"
          to="/calories"
        />
        <Tool
          title="Fitness Meal Planner"
          description="Up to seven days that meet your calories and macros, with portions worked out for you."
          picture={<WeekPicture />}
          action="Plan Meals"
          to="/meal-planning"
        />
      </div>
    </section>
  )
}

function Tool({ title, description, picture, action, to }: ToolProps) {
  return (
    <article className={classNames(card.card, styles.tool)}>
      <div aria-hidden>{picture}</div>
      <div className={styles.body}>
        <h3>{title}</h3>
        <p className={text.muted}>{description}</p>
        <StartLink
          to={to}

          className={buttonClass({ variant: 'quiet' }, styles.start)}
        >
          {action}
          <ArrowRight className={text.icon} aria-hidden />
        </StartLink>
      </div>
    </article>
  )
}

function RecipePicture() {
  return (
    <Backdrop
      backdrop="cloth-butter"
      className={classNames(styles.picture, styles.recipe)}
      picture={{ src: '/plates/frittata.svg', alt: '' }}
      isLazy
    >
      <div className={classNames(chip.list, styles.foods)}>
        {['eggs', 'spinach', 'tomatoes'].map((food) => (
          <Chip key={food} label={food} className={styles.food} />
        ))}
      </div>
    </Backdrop>
  )
}

function EstimatePicture() {
  const { plateUrl, kcal, kcalRange, proteinG, carbsG, fatG } = SAMPLE_ESTIMATE
  const shares = [
    { label: 'Protein', amount: proteinG * 4, tone: 'var(--protein)' },
    { label: 'Carbs', amount: carbsG * 4, tone: 'var(--carbs)' },
    { label: 'Fat', amount: fatG * 9, tone: 'var(--fat)' },
  ]
  return (
    <Backdrop backdrop="cloth-tomato" className={classNames(styles.picture, styles.estimate)}>
      <Dial
        label="Share of calories"
        shares={shares}
        picture={{ src: plateUrl, alt: '' }}
        isLazy
        className={styles.dial}
      />
      <p>
        <span className={classNames(text.kcal, styles.kcal)}>
          {formatKcal(kcal)} <small>kcal</small>
        </span>
        <span className={text.num}>
          {kcalRange.low} to {kcalRange.high}
        </span>
      </p>
    </Backdrop>
  )
}

const WEEK = [
  'porridge',
  'greek-salad',
  'salmon-greens',
  'pancakes',
  'pea-soup',
  'chicken-tikka',
  'avocado-toast',
  'penne-pesto',
] as const

function WeekPicture() {
  return (
    <Backdrop backdrop="cloth-plum" className={styles.picture}>
      <div className={styles.week}>
        <PlatePictures plates={WEEK} />
      </div>
    </Backdrop>
  )
}
