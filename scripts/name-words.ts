/** `npm run foods -- names`: reads the names of all foods anew into `foods/name-words.br`, after names or stems changed. */
import { packNameWords } from './usda-vocabulary/pack-name-words.ts'

packNameWords()
