import { writeFileSync } from 'node:fs'
import { brotliCompressSync, constants } from 'node:zlib'
import { packNames, readNames } from '#app/domain/meals/vocabulary/name-table.ts'
import { ownFoods, worldFoods } from '#app/domain/meals/vocabulary/own-foods.ts'
import { readUsdaNames } from '#app/usda-vocabulary.server.ts'

/** Writes `foods/name-words.br`: the words of USDA's names and of ours, so that no process reads thirty thousand names. */
export function packNameWords(): void {
  const { names, stamp } = readUsdaNames()
  const others = new Set([...ownFoods(), ...worldFoods()].flatMap((food) => food.names))
  const bytes = packNames(readNames(names, [...others]), stamp)
  const packed = brotliCompressSync(bytes, {
    params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, [constants.BROTLI_PARAM_LGWIN]: 24 },
  })
  writeFileSync('foods/name-words.br', packed)
  console.log(`${names.length + others.size} names, ${bytes.length} bytes, packed ${packed.length}`)
}
