import Clock from 'lucide-react/icons/clock'
import { waitingMinOf } from '#app/domain/recipe/waiting-time.ts'
import { classNames } from '#app/ui/class-names.ts'
import text from '#app/ui/text.module.css'
import { formatMinutes, formatServings } from './figures.ts'
import styles from './recipe-facts.module.css'

type RecipeFactsProps = {
  cookingTimeMin?: number | undefined
  difficulty?: string | undefined
  cuisineType?: string | undefined
  servings?: number | undefined
  /** Where given, hours of soaking or thawing are told apart from the work. */
  instructions?: readonly string[] | undefined
  className?: string | undefined
}

/** Time, skill, cuisine, servings: one line of facts; what is not known yet is left out. */
export function RecipeFacts({
  cookingTimeMin,
  difficulty,
  cuisineType,
  servings,
  instructions = [],
  className,
}: RecipeFactsProps) {
  const waitingMin = waitingMinOf(instructions)
  return (
    <ul className={classNames(text.small, text.muted, styles.facts, className)} aria-label="Facts">
      {cookingTimeMin !== undefined && (
        <li>
          <Clock className={text.icon} aria-hidden />
          <span className={text.num}>
            {formatMinutes(cookingTimeMin)}
            {waitingMin > 0 && waitingMin < cookingTimeMin && `, ${formatMinutes(waitingMin)} of it waiting`}
          </span>
        </li>
      )}
      {difficulty && <li>{difficulty}</li>}
      {cuisineType && <li>{cuisineType}</li>}
      {servings !== undefined && <li>{formatServings(servings)}</li>}
    </ul>
  )
}
