import type { Products } from './products.ts'

/** Asks nobody: what members entered themselves and an imported dump are all there is. */
export const noProducts: Products = { source: null, findByBarcode: () => Promise.resolve(null) }
