import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { avgolemono } from './avgolemono.ts'
import { beefStifado } from './beef-stifado.ts'
import { briam } from './briam.ts'
import { chickenSouvlaki } from './chicken-souvlaki.ts'
import { fasolada } from './fasolada.ts'
import { gigantesPlaki } from './gigantes-plaki.ts'
import { greekSalad } from './greek-salad.ts'
import { keftedes } from './keftedes.ts'
import { lemonPotatoes } from './lemon-potatoes.ts'
import { moussaka } from './moussaka.ts'
import { prawnSaganaki } from './prawn-saganaki.ts'
import { spanakopita } from './spanakopita.ts'
import { tzatziki } from './tzatziki.ts'

export const GREEK_DISHES: readonly LibraryDish[] = [
  avgolemono,
  beefStifado,
  briam,
  chickenSouvlaki,
  fasolada,
  gigantesPlaki,
  greekSalad,
  keftedes,
  lemonPotatoes,
  moussaka,
  prawnSaganaki,
  spanakopita,
  tzatziki,
]
