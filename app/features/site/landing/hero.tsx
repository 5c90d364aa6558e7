import CircleAlert from 'lucide-react/icons/circle-alert'
import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import { Dial } from '#app/ui/dial.tsx'
import field from '#app/ui/field.module.css'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import { MAX_VISITOR_TEXT_LENGTH } from '#app/domain/recipe/visitor-text.ts'
import { BASKETS } from './baskets.ts'
import { DishParts, DishSum } from './dish-parts.tsx'
import styles from './hero.module.css'
import type { ShownDish } from './shown-dish.ts'
import { StartLink } from './start-link.tsx'

/** What the page answers to a visitor's list; `order` is what keeps the very dish. */
export type MadeDish = { dish: ShownDish; order: string }

type HeroProps = {
  /** On the plate until something was made. */
  sample: ShownDish
  made: MadeDish | null
  /** What was typed, and why nothing came of it. */
  typed: string
  refusal: string | null
}

/** One field, one button: what is typed becomes a dish, there and then. A native form; scripts send it in place. */
export function Hero({ sample, made, typed, refusal }: HeroProps) {
  const shown = made?.dish ?? sample
  return (
    <section
      className={styles.hero}
      data-region="dish"
      data-state={made ? 'made' : 'open'}
      aria-labelledby="hero-title"
    >
      <div className={classNames(layout.wrap, styles.inner)}>
        <div className={styles.ask}>
          <h1 id="hero-title">
            <label htmlFor="have">What is in the kitchen?</label>
          </h1>
          {!made && (
            <p className={styles.lede}>
              Cook what you have, know what is in it. Type three things; Mealwright makes a dish of them,
              draws it and adds up every gram.
            </p>
          )}
          <AskForm made={made} typed={typed} refusal={refusal} />
          {!made && (
            <p className={classNames(text.small, styles.promise)}>No account. Nothing you type is stored.</p>
          )}
        </div>
        <figure className={styles.plate}>
          <Dial
            label={`${shown.name}, share of calories`}
            shares={shown.shares}
            picture={{ src: shown.plateUrl, svg: shown.plateSvg, alt: `Drawn plate: ${shown.name}` }}
          />
          <figcaption className={text.small}>
            {made
              ? 'Drawn from the recipe. The ring shows where the calories come from.'
              : `Made of ${inWords(BASKETS[0].request.ingredients)}: ${shown.name}, ${shown.totalKcal} kcal a serving.`}
          </figcaption>
        </figure>
        {made && <DishParts dish={made.dish} order={made.order} />}
        {made && <DishSum dish={made.dish} />}
        <Starts />
      </div>
    </section>
  )
}

type AskFormProps = Pick<HeroProps, 'made' | 'typed' | 'refusal'>

function AskForm({ made, typed, refusal }: AskFormProps) {
  return (
    <form method="post" action="/?index" className={styles.form}>
      <div className={styles.line}>
        <input
          id="have"
          name="ingredients"
          className={field.input}
          defaultValue={typed}
          placeholder="eggs, spinach, feta"
          maxLength={MAX_VISITOR_TEXT_LENGTH}
          required
          autoComplete="off"
          autoCapitalize="none"
          enterKeyHint="go"
          aria-invalid={refusal !== null || undefined}
          aria-describedby={refusal === null ? undefined : 'have-refused'}
        />
        <button className={buttonClass({ variant: made ? 'outline' : 'primary' })} data-busy="Cooking…">
          {made ? 'Make another' : 'Make a dish'}
        </button>
      </div>
      {refusal !== null && (
        <p id="have-refused" className={classNames(field.error, styles.refused)} role="alert">
          <CircleAlert className={text.icon} aria-hidden />
          {refusal}
        </p>
      )}
      {made && <input type="hidden" name="last" value={made.order} />}
      {!made && <Examples />}
    </form>
  )
}

/** Lists to try at a press, for whoever is not in the kitchen. */
function Examples() {
  return (
    <fieldset className={styles.examples}>
      <legend className={text.srOnly}>Or try one of these</legend>
      <span className={text.small} aria-hidden>
        Or try
      </span>
      {BASKETS.map(({ id, label }) => (
        <button key={id} name="example" value={id} formNoValidate className={styles.example}>
          {label}
        </button>
      ))}
    </fieldset>
  )
}

/** The three ways in with an account. */
function Starts() {
  return (
    <p className={styles.starts}>
      <StartLink to="/upload" className={styles.start}>
        Start Free Trial
      </StartLink>
      <StartLink to="/calories" className={styles.start}>
        Estimate Calories
      </StartLink>
      <StartLink to="/meal-planning" className={styles.start}>
        Plan Meals
      </StartLink>
    </p>
  )
}

const inWords = (foods: readonly string[]) =>
  new Intl.ListFormat('en-GB', { type: 'conjunction' }).format(foods)
