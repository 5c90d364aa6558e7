import { buttonClass } from '#app/ui/button.tsx'
import { classNames } from '#app/ui/class-names.ts'
import layout from '#app/ui/layout.module.css'
import text from '#app/ui/text.module.css'
import styles from './sections.module.css'
import { PlatePictures } from './plate-pictures.tsx'
import { StartLink } from './start-link.tsx'

const PLATES = ['tomato-spaghetti', 'poke-bowl', 'pancakes'] as const

/** The last thing on the page: begin. */
export function FinalCall() {
  return (
    <section className={styles.call} aria-labelledby="final-title">
      <div className={layout.wrap}>
        <div>
          <h2 id="final-title">What is in your kitchen tonight?</h2>
          <p className={classNames(text.lede, styles.lede)}>
            Three recipes, three plans and three estimates are free.
          </p>
          <StartLink to="/upload" className={buttonClass()}>
            Start Free Trial
          </StartLink>
        </div>
        <div className={styles.plates}>
          <PlatePictures plates={PLATES} />
        </div>
      </div>
    </section>
  )
}
