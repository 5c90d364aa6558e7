import { useEnergy } from '#app/features/page/energy.tsx'
import { type MealEstimate, summariseMeal } from '#app/domain/calories/meal-estimate.ts'
import { macroShares } from '#app/features/recipes/view/figures.ts'
import { Dial } from '#app/ui/dial.tsx'
import styles from './calorie-estimator.module.css'

/** The meal in its dial: the person's photo, or a plate drawn from the foods that were read. */
export function MealPicture({ estimate, photoUrl }: { estimate: MealEstimate; photoUrl: string | null }) {
  const { mealName, plateUrl, backdrop } = estimate
  const picture = photoUrl
    ? { src: photoUrl, alt: `Your photo: ${mealName}` }
    : { src: plateUrl, alt: `Drawn plate: ${mealName}` }
  const energy = useEnergy()
  const { total } = summariseMeal(estimate)
  return (
    <div className={styles.picture} style={{ background: `var(--${backdrop})` }}>
      <Dial
        label="Share of calories"
        shares={macroShares(total)}
        energy={energy.words(total.kcal)}
        picture={picture}
        {...(photoUrl && { className: styles.photo })}
      />
    </div>
  )
}
