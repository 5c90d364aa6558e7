import Apple from 'lucide-react/icons/apple'
import Beef from 'lucide-react/icons/beef'
import Carrot from 'lucide-react/icons/carrot'
import Leaf from 'lucide-react/icons/leaf'
import Milk from 'lucide-react/icons/milk'
import Package from 'lucide-react/icons/package'
import Utensils from 'lucide-react/icons/utensils'
import Wheat from 'lucide-react/icons/wheat'
import type { PantryCategory } from '#app/domain/pantry/category.ts'

const ICONS = {
  protein: Beef,
  carbs: Wheat,
  vegetables: Carrot,
  fruits: Apple,
  dairy: Milk,
  spices: Leaf,
  pantry: Package,
  other: Utensils,
} satisfies Record<PantryCategory, unknown>

const NAMES: Readonly<Record<PantryCategory, string>> = {
  protein: 'Protein',
  carbs: 'Carbs',
  vegetables: 'Vegetables',
  fruits: 'Fruits',
  dairy: 'Dairy',
  spices: 'Spices',
  pantry: 'Pantry',
  other: 'Other',
}

/** Every category has a colour of its own, named after it in pantry.css. */
const colourClass = (category: PantryCategory) => `category-${category}`

/** For a select: value and label. */
export const CATEGORY_CHOICES = Object.entries(NAMES).map(([value, label]) => ({ value, label }))

export function CategoryIcon({ category }: { category: PantryCategory }) {
  const Icon = ICONS[category]
  return (
    <span className={`category-icon ${colourClass(category)}`} aria-hidden>
      <Icon className="icon" />
    </span>
  )
}

export function CategoryBadge({ category }: { category: PantryCategory }) {
  return <span className={`tag ${colourClass(category)}`}>{NAMES[category]}</span>
}
