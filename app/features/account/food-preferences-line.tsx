import { Link } from 'react-router'

type FoodPreferencesLineProps = {
  /** The member's food preferences in words; empty without any. */
  wishes: string
  className?: string
}

/** Says where food is chosen what the member does not eat, with the way to change it. */
export function FoodPreferencesLine({ wishes, className = 'hint' }: FoodPreferencesLineProps) {
  return (
    <p className={className}>
      {wishes === '' ? 'Allergies, or foods you do not eat? ' : `Your food preferences apply: ${wishes}. `}
      <Link to="/profile#food-preferences">
        {wishes === '' ? 'Set your food preferences' : 'Change them'}
      </Link>
    </p>
  )
}
