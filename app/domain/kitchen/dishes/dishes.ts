import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { AMERICAN_DISHES } from './american/american.ts'
import { AUSTRIAN_DISHES } from './austrian/austrian.ts'
import { BRITISH_DISHES } from './british/british.ts'
import { CHINESE_DISHES } from './chinese/chinese.ts'
import { FILIPINO_DISHES } from './filipino/filipino.ts'
import { FRENCH_DISHES } from './french/french.ts'
import { GERMAN_DISHES } from './german/german.ts'
import { GREEK_DISHES } from './greek/greek.ts'
import { INDIAN_DISHES } from './indian/indian.ts'
import { INDONESIAN_DISHES } from './indonesian/indonesian.ts'
import { ITALIAN_DISHES } from './italian/italian.ts'
import { JAPANESE_DISHES } from './japanese/japanese.ts'
import { KOREAN_DISHES } from './korean/korean.ts'
import { LEVANTINE_DISHES } from './levantine/levantine.ts'
import { MEXICAN_DISHES } from './mexican/mexican.ts'
import { NORDIC_DISHES } from './nordic/nordic.ts'
import { NORTH_AFRICAN_DISHES } from './north-african/north-african.ts'
import { THAI_DISHES } from './thai/thai.ts'
import { VIETNAMESE_DISHES } from './vietnamese/vietnamese.ts'

/** Every dish of the library, cuisine by cuisine. */
export const DISHES: readonly LibraryDish[] = [
  ...AMERICAN_DISHES,
  ...AUSTRIAN_DISHES,
  ...BRITISH_DISHES,
  ...CHINESE_DISHES,
  ...FILIPINO_DISHES,
  ...FRENCH_DISHES,
  ...GERMAN_DISHES,
  ...GREEK_DISHES,
  ...INDIAN_DISHES,
  ...INDONESIAN_DISHES,
  ...ITALIAN_DISHES,
  ...JAPANESE_DISHES,
  ...KOREAN_DISHES,
  ...LEVANTINE_DISHES,
  ...MEXICAN_DISHES,
  ...NORDIC_DISHES,
  ...NORTH_AFRICAN_DISHES,
  ...THAI_DISHES,
  ...VIETNAMESE_DISHES,
]
