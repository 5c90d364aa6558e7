import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import styles from './how-it-works.module.css'

const STEPS = [
  [
    'Every food gets a portion',
    'Figures come from the food table where it knows the food; guesses are named.',
  ],
  ['Correct it', 'Change a portion, swap a food or answer one question: the total follows at once.'],
] as const

const FIRST = ['Describe it', 'Describe the meal in a sentence, with amounts where you know them.'] as const
const FIRST_WITH_PHOTO = [
  'Show it or say it',
  'Photograph the meal from above, or describe it in a sentence. Or both.',
] as const

/** Three steps, numbered. */
export function HowItWorks({ readsPhotos }: { readsPhotos: boolean }) {
  return (
    <section aria-labelledby="how-it-works">
      <h2 id="how-it-works" className={text.heading4}>
        How It Works
      </h2>
      <ol className={styles.steps}>
        {[readsPhotos ? FIRST_WITH_PHOTO : FIRST, ...STEPS].map(([title, explanation]) => (
          <li key={title}>
            <b>{title}</b>
            <p className={classNames(text.small, text.muted)}>{explanation}</p>
          </li>
        ))}
      </ol>
    </section>
  )
}
