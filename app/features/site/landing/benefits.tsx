import { useSiteFacts } from '#app/features/page/site-facts.ts'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './sections.module.css'

const BENEFITS = [
  {
    title: 'Less in the bin',
    text: 'What expires first is cooked first. Anything you have to buy is listed as an extra.',
  },
  {
    title: 'Numbers you can check',
    text: 'Every figure opens into its rows: the food, the grams, the source, and what was not counted.',
  },
  {
    title: 'Diets kept, not guessed',
    text: 'Vegetarian, vegan, gluten-free and dairy-free are checked against the food table in code.',
  },
] as const

type Step = { title: string; text: string; textWithPhoto?: string }

const STEPS: readonly Step[] = [
  {
    title: 'Say what you have',
    text: 'Type it or paste a list, with amounts where you know them. What is no food is said.',
    textWithPhoto: 'Take a photo or type it. Remove what was misread, add what was missed.',
  },
  {
    title: 'Choose how you want to eat',
    text: 'Cuisine, servings, skill and diet. For a plan, your goal and how much you move.',
  },
  {
    title: 'Cook, and see it add up',
    text: 'Steps on one screen, portions to the gram, and a shopping list for the rest.',
  },
]

/** Three reasons, as a ruled row. */
export function Benefits() {
  return (
    <section className={layout.wrap} aria-labelledby="benefits-title">
      <h2 id="benefits-title" className={text.srOnly}>
        Benefits
      </h2>
      <div className={classNames(styles.columns, styles.benefits)}>
        {BENEFITS.map((benefit) => (
          <div key={benefit.title}>
            <h3>{benefit.title}</h3>
            <p>{benefit.text}</p>
          </div>
        ))}
      </div>
    </section>
  )
}

/** The way from the kitchen to the plate, in three steps. */
export function HowItWorks() {
  const { readsPhotos } = useSiteFacts()
  return (
    <section className={styles.how} aria-labelledby="how-title">
      <div className={classNames(layout.wrap, layout.sectionTight)}>
        <h2 id="how-title">How It Works</h2>
        <ol className={classNames(styles.columns, styles.steps)}>
          {STEPS.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{(readsPhotos && step.textWithPhoto) || step.text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
