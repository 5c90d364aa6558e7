/**
 * The CRC-32 of two texts one after the other, from those of each. To append n zero bytes to a text is a linear map of
 * its sum over single bits, and the maps for 1, 2, 4 … bytes make up that of any length.
 */
const POLYNOMIAL = 0xedb88320

/** Columns of the map, one per bit of a sum. */
type Map32 = Uint32Array

function applied(map: Map32, sum: number): number {
  let result = 0
  for (let bit = 0, rest = sum; rest !== 0; bit++, rest >>>= 1) if (rest & 1) result ^= map[bit]!
  return result >>> 0
}

const twice = (map: Map32): Map32 => map.map((column) => applied(map, column))

/** `ZEROS[k]` appends 2 to the power of k zero bytes. */
const ZEROS: readonly Map32[] = (() => {
  const oneBit = Uint32Array.from({ length: 32 }, (_, bit) => (bit === 0 ? POLYNOMIAL : 2 ** (bit - 1)))
  const maps = [twice(twice(twice(oneBit)))]
  while (maps.length < 32) maps.push(twice(maps.at(-1)!))
  return maps
})()

export function joinedSum(first: number, second: number, secondBytes: number): number {
  let sum = first
  for (let power = 0, rest = secondBytes; rest > 0; power++, rest = Math.floor(rest / 2))
    if (rest % 2 === 1) sum = applied(ZEROS[power]!, sum)
  return (sum ^ second) >>> 0
}
