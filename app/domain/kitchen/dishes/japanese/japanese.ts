import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { agedashiTofu } from './agedashi-tofu.ts'
import { cucumberSunomono } from './cucumber-sunomono.ts'
import { gyudon } from './gyudon.ts'
import { japaneseVegetableCurry } from './japanese-vegetable-curry.ts'
import { karaage } from './karaage.ts'
import { katsuCurry } from './katsu-curry.ts'
import { kitsuneUdon } from './kitsune-udon.ts'
import { misoGlazedAubergine } from './miso-glazed-aubergine.ts'
import { misoRamen } from './miso-ramen.ts'
import { misoSoup } from './miso-soup.ts'
import { nikujaga } from './nikujaga.ts'
import { ochazuke } from './ochazuke.ts'
import { okonomiyaki } from './okonomiyaki.ts'
import { onigiri } from './onigiri.ts'
import { oyakodon } from './oyakodon.ts'
import { salmonDonburi } from './salmon-donburi.ts'
import { spinachGomaae } from './spinach-gomaae.ts'
import { tamagoyaki } from './tamagoyaki.ts'
import { teriyakiSalmon } from './teriyaki-salmon.ts'
import { tonkatsu } from './tonkatsu.ts'
import { vegetableTempura } from './vegetable-tempura.ts'
import { yakisoba } from './yakisoba.ts'
import { zaruSoba } from './zaru-soba.ts'

export const JAPANESE_DISHES: readonly LibraryDish[] = [
  agedashiTofu,
  cucumberSunomono,
  gyudon,
  japaneseVegetableCurry,
  karaage,
  katsuCurry,
  kitsuneUdon,
  misoGlazedAubergine,
  misoRamen,
  misoSoup,
  nikujaga,
  ochazuke,
  okonomiyaki,
  onigiri,
  oyakodon,
  salmonDonburi,
  spinachGomaae,
  tamagoyaki,
  teriyakiSalmon,
  tonkatsu,
  vegetableTempura,
  yakisoba,
  zaruSoba,
]
