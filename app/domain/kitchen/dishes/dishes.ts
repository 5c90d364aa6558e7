import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { AMERICAN_DISHES } from './american/american.ts'
import { AUSTRIAN_DISHES } from './austrian/austrian.ts'
import { BRITISH_DISHES } from './british/british.ts'
import { CARIBBEAN_DISHES } from './caribbean/caribbean.ts'
import { CHINESE_DISHES } from './chinese/chinese.ts'
import { ETHIOPIAN_DISHES } from './ethiopian/ethiopian.ts'
import { FILIPINO_DISHES } from './filipino/filipino.ts'
import { FRENCH_DISHES } from './french/french.ts'
import { GEORGIAN_DISHES } from './georgian/georgian.ts'
import { GERMAN_DISHES } from './german/german.ts'
import { GREEK_DISHES } from './greek/greek.ts'
import { HUNGARIAN_DISHES } from './hungarian/hungarian.ts'
import { INDIAN_DISHES } from './indian/indian.ts'
import { INDONESIAN_DISHES } from './indonesian/indonesian.ts'
import { IRISH_DISHES } from './irish/irish.ts'
import { ITALIAN_DISHES } from './italian/italian.ts'
import { JAPANESE_DISHES } from './japanese/japanese.ts'
import { KOREAN_DISHES } from './korean/korean.ts'
import { LATIN_AMERICAN_DISHES } from './latin-american/latin-american.ts'
import { LEVANTINE_DISHES } from './levantine/levantine.ts'
import { MALAYSIAN_DISHES } from './malaysian/malaysian.ts'
import { MEXICAN_DISHES } from './mexican/mexican.ts'
import { NORDIC_DISHES } from './nordic/nordic.ts'
import { NORTH_AFRICAN_DISHES } from './north-african/north-african.ts'
import { PAKISTANI_DISHES } from './pakistani/pakistani.ts'
import { PERSIAN_DISHES } from './persian/persian.ts'
import { POLISH_DISHES } from './polish/polish.ts'
import { PORTUGUESE_DISHES } from './portuguese/portuguese.ts'
import { RUSSIAN_DISHES } from './russian/russian.ts'
import { SPANISH_DISHES } from './spanish/spanish.ts'
import { SRI_LANKAN_DISHES } from './sri-lankan/sri-lankan.ts'
import { SWISS_DISHES } from './swiss/swiss.ts'
import { THAI_DISHES } from './thai/thai.ts'
import { TURKISH_DISHES } from './turkish/turkish.ts'
import { UKRAINIAN_DISHES } from './ukrainian/ukrainian.ts'
import { VIETNAMESE_DISHES } from './vietnamese/vietnamese.ts'
import { WEST_AFRICAN_DISHES } from './west-african/west-african.ts'

/** Every dish of the library, cuisine by cuisine. */
export const DISHES: readonly LibraryDish[] = [
  ...AMERICAN_DISHES,
  ...AUSTRIAN_DISHES,
  ...BRITISH_DISHES,
  ...CARIBBEAN_DISHES,
  ...CHINESE_DISHES,
  ...ETHIOPIAN_DISHES,
  ...FILIPINO_DISHES,
  ...FRENCH_DISHES,
  ...GEORGIAN_DISHES,
  ...GERMAN_DISHES,
  ...GREEK_DISHES,
  ...HUNGARIAN_DISHES,
  ...INDIAN_DISHES,
  ...INDONESIAN_DISHES,
  ...IRISH_DISHES,
  ...ITALIAN_DISHES,
  ...JAPANESE_DISHES,
  ...KOREAN_DISHES,
  ...LATIN_AMERICAN_DISHES,
  ...LEVANTINE_DISHES,
  ...MALAYSIAN_DISHES,
  ...MEXICAN_DISHES,
  ...NORDIC_DISHES,
  ...NORTH_AFRICAN_DISHES,
  ...PAKISTANI_DISHES,
  ...PERSIAN_DISHES,
  ...POLISH_DISHES,
  ...PORTUGUESE_DISHES,
  ...RUSSIAN_DISHES,
  ...SPANISH_DISHES,
  ...SRI_LANKAN_DISHES,
  ...SWISS_DISHES,
  ...THAI_DISHES,
  ...TURKISH_DISHES,
  ...UKRAINIAN_DISHES,
  ...VIETNAMESE_DISHES,
  ...WEST_AFRICAN_DISHES,
]
