import type { Product } from '#app/domain/products/product.ts'

/** Knows packaged products by their barcode. */
export type Products = {
  /** Who it is, for the page that shows what it said; null where nobody is asked. */
  readonly source: 'Open Food Facts' | null
  /**
   * The product, or null where it is not known. Throws `AppError`: `too-many-requests` where the service is busy,
   * `unavailable` where it does not answer or answers with something else.
   */
  findByBarcode(barcode: string, signal: AbortSignal): Promise<Product | null>
}
