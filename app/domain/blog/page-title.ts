const PRODUCT = 'Mealwright'

/** The title of a page's tab: ` | Mealwright` behind it, unless it already contains the product's name. */
export function pageTitle(title: string): string {
  return title.toLowerCase().includes(PRODUCT.toLowerCase()) ? title : `${title} | ${PRODUCT}`
}
