import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { eggFriedRice } from './egg-fried-rice.ts'
import { mapoTofu } from './mapo-tofu.ts'

export const CHINESE_DISHES: readonly LibraryDish[] = [eggFriedRice, mapoTofu]
