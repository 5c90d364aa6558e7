import { Link } from 'react-router'
import { useSiteFacts } from '#app/features/page/site-facts.ts'
import { formatKcal } from '#app/features/recipes/view/figures.ts'
import type { ShownDish } from '#app/features/site/landing/shown-dish.ts'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dial } from '#app/ui/dial.tsx'
import layout from '#app/ui/layout.module.css'
import styles from './about-page.module.css'
import { ReadingPage } from './reading-page.tsx'

/** The product's story. */
export function AboutPage({ sampleDish }: { sampleDish: ShownDish }) {
  const { readsPhotos } = useSiteFacts()
  return (
    <ReadingPage
      title="About Mealwright"
      lede="A wright is someone who makes a thing well: a wheel, a ship, a play. We thought supper deserved one too."
      aside={
        <Dial
          label={`${sampleDish.name}, share of calories`}
          shares={sampleDish.shares}
          energy={`${formatKcal(sampleDish.totalKcal)} kcal`}
          picture={{
            src: sampleDish.plateUrl,
            svg: sampleDish.plateSvg,
            alt: `Drawn plate: ${sampleDish.name}`,
          }}
        />
      }
      after={
        <p className={classNames(layout.row, styles.buttons)}>
          <Link className={buttonClass()} to="/upload">
            Create Recipes
          </Link>
          <Link className={buttonClass({ variant: 'secondary' })} to="/pricing">
            View Pricing
          </Link>
        </p>
      }
    >
      <p>
        Picture a fridge on a Thursday: half a cabbage, three eggs, some yoghurt with two days to go. There is
        food in the house and nothing to eat. Recipes start from a shopping list; a kitchen starts from what
        is there. Mealwright starts there too.
      </p>
      <p>
        Say what you have{readsPhotos && ', typed or photographed'}, and it writes recipes that use it. Tell
        it what you ate and it counts the calories. Give it a goal and it plans a week whose days add up,
        beginning with whatever expires first.
      </p>

      <h2>Numbers you can check</h2>
      <p>
        A calorie figure is only worth something if you can see where it came from. Ours come from a
        food-composition table: every ingredient is read, turned into grams and looked up, line by line, and
        the sum says what it could not count. Where an amount had to be guessed, the guess is named.{' '}
        {readsPhotos
          ? 'Where a figure comes from a model that looked at a photo, it is marked as such, and you can correct it.'
          : 'Every figure can be corrected.'}
      </p>
      <p>
        The same table decides on diets and allergens. That decision is arithmetic, not opinion, and an
        ingredient we do not know is called unknown, never safe.
      </p>

      <h2>A kitchen of its own</h2>
      <p>
        Mealwright has a chef built in that needs no outside service: it knows dishes, cuisines, cooking times
        and safe temperatures, and writes recipes from them. Where an AI model is connected, the model writes
        and the same table does the counting. Every recipe says who wrote it.
      </p>

      <h2>Less in the bin</h2>
      <p>
        A good deal of what goes in the bin was bought for a supper that never came. So the pantry knows when
        things expire, plans use those first, and the shopping list has only what is missing.
      </p>

      <h2>What we know, written down</h2>
      <p>
        How the figures are worked out, what the dates on a packet mean, how to cook for a week and cool it
        safely: all of that is on <Link to="/blog">the blog</Link>. Our own articles list their sources and
        invent no experts.
      </p>

      <h2>How we pay for it</h2>
      <p>
        With subscriptions. A free trial shows what it does, without a card; Premium lifts the limits and
        keeps your recipes. We show no advertisements and sell no data, so nobody but you has a say in what is
        for supper. See <Link to="/pricing">the pricing</Link>, or <Link to="/upload">create a recipe</Link>.
      </p>
    </ReadingPage>
  )
}
