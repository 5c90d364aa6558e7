import Clock from 'lucide-react/icons/clock'
import { formatMinutes, formatServings } from './figures.ts'

type RecipeFactsProps = {
  cookingTimeMin?: number | undefined
  difficulty?: string | undefined
  cuisineType?: string | undefined
  servings?: number | undefined
}

/** Time, skill, cuisine, servings: one line of facts; what is not known yet is left out. */
export function RecipeFacts({ cookingTimeMin, difficulty, cuisineType, servings }: RecipeFactsProps) {
  return (
    <ul className="facts" aria-label="Facts">
      {cookingTimeMin !== undefined && (
        <li>
          <Clock className="icon" aria-hidden />
          <span className="num">{formatMinutes(cookingTimeMin)}</span>
        </li>
      )}
      {difficulty && <li>{difficulty}</li>}
      {cuisineType && <li>{cuisineType}</li>}
      {servings !== undefined && <li>{formatServings(servings)}</li>}
    </ul>
  )
}
