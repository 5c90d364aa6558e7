import { Link } from 'react-router'
import field from '#app/ui/field.module.css'

type FoodPreferencesLineProps = {
  /** The member's food preferences in words; empty without any. */
  dietaryPreferences: string
  className?: string
}

/** Says where food is chosen what the member does not eat, with the way to change it. */
export function FoodPreferencesLine({
  dietaryPreferences,
  className = field.hint,
}: FoodPreferencesLineProps) {
  return (
    <p className={className}>
      {dietaryPreferences === ''
        ? 'Allergies, or foods you do not eat? '
        : `Your food preferences apply: ${dietaryPreferences}. `}
      <Link to="/profile#food-preferences">
        {dietaryPreferences === '' ? 'Set your food preferences' : 'Change them'}
      </Link>
    </p>
  )
}
