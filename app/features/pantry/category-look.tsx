import Apple from 'lucide-react/icons/apple'
import Beef from 'lucide-react/icons/beef'
import Carrot from 'lucide-react/icons/carrot'
import Leaf from 'lucide-react/icons/leaf'
import Milk from 'lucide-react/icons/milk'
import Package from 'lucide-react/icons/package'
import Utensils from 'lucide-react/icons/utensils'
import Wheat from 'lucide-react/icons/wheat'
import type { PantryCategory } from '#app/domain/pantry/category.ts'
import { classNames } from '#app/ui/class-names.ts'
import { Tag } from '#app/ui/tag.tsx'
import text from '#app/ui/text.module.css'
import styles from './category-look.module.css'

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

const COLOURS: Readonly<Record<PantryCategory, string | undefined>> = {
  protein: styles.protein,
  carbs: styles.carbs,
  vegetables: styles.vegetables,
  fruits: styles.fruits,
  dairy: styles.dairy,
  spices: styles.spices,
  pantry: styles.pantry,
  other: styles.other,
}

/** For a select: value and label. */
export const CATEGORY_CHOICES = Object.entries(NAMES).map(([value, label]) => ({ value, label }))

export function CategoryIcon({ category }: { category: PantryCategory }) {
  const Icon = ICONS[category]
  return (
    <span className={classNames(styles.icon, COLOURS[category])} data-category={category} aria-hidden>
      <Icon className={text.icon} />
    </span>
  )
}

export function CategoryBadge({ category }: { category: PantryCategory }) {
  return <Tag className={COLOURS[category]}>{NAMES[category]}</Tag>
}
