import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dial } from '#app/ui/dial.tsx'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './hero.module.css'
import { SampleSummary } from './sample-summary.tsx'
import type { SampleRecipe } from './sample-recipes.ts'
import { StartLink } from './start-link.tsx'
import field from '#app/ui/field.module.css'

type HeroProps = { sampleRecipes: readonly SampleRecipe[] }

/** What it is, the three ways in, and kitchens to look into: each with the dish that is cooked from it, and its sum. */
export function Hero({ sampleRecipes }: HeroProps) {
  const outline = buttonClass({ variant: 'outline' })
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={classNames(layout.wrap, styles.inner)}>
        <div className={styles.words}>
          <h1 id="hero-title">
            <span>Cook what you have.</span> <span>Know what is in it.</span>
          </h1>
          <p className={classNames(text.lede, styles.lede)}>
            Tell Mealwright what is in the kitchen. It writes the recipe or the week, uses what expires first,
            and adds up every gram from a food table.
          </p>
          <p className={classNames(layout.row, styles.actions)}>
            <StartLink to="/upload" className={buttonClass()}>
              Start Free Trial
            </StartLink>
            <StartLink to="/calories" className={outline}>
              Estimate Calories
            </StartLink>
            <StartLink to="/meal-planning" className={outline}>
              Plan Meals
            </StartLink>
          </p>
          <Baskets sampleRecipes={sampleRecipes} />
        </div>
        {sampleRecipes.map((sampleRecipe, index) => (
          <div key={sampleRecipe.id} className={styles.example}>
            <Dial
              label="Share of calories"
              shares={sampleRecipe.shares}
              picture={{
                src: sampleRecipe.plateUrl,
                svg: sampleRecipe.plateSvg,
                alt: `Drawn plate: ${sampleRecipe.name}`,
              }}
              isLazy={index > 0}
              className={styles.dial}
            />
            <SampleSummary sampleRecipe={sampleRecipe} className={styles.summary} />
          </div>
        ))}
        <OwnIngredients />
      </div>
    </section>
  )
}

/** Which kitchen is looked into. The style sheet shows the dish of the one chosen: no script is asked. */
function Baskets({ sampleRecipes }: { sampleRecipes: readonly SampleRecipe[] }) {
  return (
    <fieldset className={classNames(layout.row, styles.kitchens)}>
      <legend className={styles.label}>Look into a kitchen</legend>
      {sampleRecipes.map(({ id, label }, index) => (
        <label key={id}>
          <input type="radio" name="basket" value={id} defaultChecked={index === 0} autoComplete="off" />
          {label}
        </label>
      ))}
    </fieldset>
  )
}

/** One's own kitchen: the generator begins with what is typed here and cooks it; a visitor signs up on the way. */
function OwnIngredients() {
  return (
    <form className={styles.own} method="get" action="/upload" data-wants-recipe>
      <label htmlFor="own-basket" className={styles.label}>
        Or type what is in yours
      </label>
      <div className={layout.row}>
        <input
          id="own-basket"
          name="ingredients"
          className={field.input}
          placeholder="eggs, spinach, feta"
          maxLength={2000}
          required
          autoComplete="off"
          enterKeyHint="go"
        />
        <button className={buttonClass({ variant: 'secondary' })}>See what to cook</button>
      </div>
      <input type="hidden" name="auth" value="sign-up" />
    </form>
  )
}
