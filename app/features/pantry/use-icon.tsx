import Gift from 'lucide-react/icons/gift'
import Snowflake from 'lucide-react/icons/snowflake'
import Trash from 'lucide-react/icons/trash'
import Utensils from 'lucide-react/icons/utensils'
import type { LotUseKind } from '#app/domain/pantry/lot-uses.ts'
import text from '#app/ui/text.module.css'

const ICONS = { eaten: Utensils, frozen: Snowflake, given: Gift, binned: Trash } satisfies Record<
  LotUseKind,
  unknown
>

export function UseIcon({ use }: { use: LotUseKind }) {
  const Icon = ICONS[use]
  return <Icon className={text.icon} aria-hidden />
}
