import Clock from 'lucide-react/icons/clock'
import { waitingMinOf } from '#app/domain/recipe/waiting-time.ts'
import { formatMinutes, formatServings } from './figures.ts'

type RecipeFactsProps = {
  cookingTimeMin?: number | undefined
  difficulty?: string | undefined
  cuisineType?: string | undefined
  servings?: number | undefined
  /** Where given, hours of soaking or thawing are told apart from the work. */
  instructions?: readonly string[] | undefined
}

/** Time, skill, cuisine, servings: one line of facts; what is not known yet is left out. */
export function RecipeFacts({
  cookingTimeMin,
  difficulty,
  cuisineType,
  servings,
  instructions = [],
}: RecipeFactsProps) {
  const waitingMin = waitingMinOf(instructions)
  return (
    <ul className="facts" aria-label="Facts">
      {cookingTimeMin !== undefined && (
        <li>
          <Clock className="icon" aria-hidden />
          <span className="num">
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
