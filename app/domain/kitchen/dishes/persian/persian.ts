import type { LibraryDish } from '#app/domain/kitchen/library/types.ts'
import { ashReshteh } from './ash-reshteh.ts'
import { fesenjan } from './fesenjan.ts'
import { ghormehSabzi } from './ghormeh-sabzi.ts'
import { kukuSabzi } from './kuku-sabzi.ts'
import { saffronRiceTahdig } from './saffron-rice-tahdig.ts'

export const PERSIAN_DISHES: readonly LibraryDish[] = [
  ashReshteh,
  fesenjan,
  ghormehSabzi,
  kukuSabzi,
  saffronRiceTahdig,
]
