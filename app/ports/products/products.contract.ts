import { afterEach, beforeEach, expect, test } from 'vitest'
import type { Products } from './products.ts'

export type ProductsUnderTest = {
  products: Products
  /** A barcode that this source knows, and its name; null for a source that knows none. */
  known: { barcode: string; name: string } | null
  close(): Promise<void>
}

/** What every source of products has to do. */
export function productsContract(name: string, open: () => Promise<ProductsUnderTest>): void {
  let tested: ProductsUnderTest
  beforeEach(async () => {
    tested = await open()
  })
  afterEach(() => tested.close())
  const idle = new AbortController().signal

  test(`${name}: a barcode that nobody gave to a product is null`, async () => {
    expect(await tested.products.findByBarcode('4006381333931', idle)).toBeNull()
  })

  test(`${name}: a product has its name, and figures of 100 g or none`, async () => {
    const { known, products } = tested
    if (known === null) return expect(products.source).toBeNull()
    const product = await products.findByBarcode(known.barcode, idle)
    expect(product).toMatchObject({ barcode: known.barcode, name: known.name })
    expect(product?.label?.kcal).toBeGreaterThan(0)
  })
}
