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
