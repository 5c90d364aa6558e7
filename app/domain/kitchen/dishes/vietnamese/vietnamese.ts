import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { banhMi } from './banh-mi.ts'
import { bunCha } from './bun-cha.ts'
import { caramelPork } from './caramel-pork.ts'
import { gingerChicken } from './ginger-chicken.ts'
import { lemongrassChicken } from './lemongrass-chicken.ts'
import { lemongrassTofu } from './lemongrass-tofu.ts'
import { pho } from './pho.ts'
import { summerRolls } from './summer-rolls.ts'

export const VIETNAMESE_DISHES: readonly LibraryDish[] = [
  banhMi,
  bunCha,
  caramelPork,
  gingerChicken,
  lemongrassChicken,
  lemongrassTofu,
  pho,
  summerRolls,
]
