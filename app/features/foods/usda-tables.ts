import type { ImportedFood } from '#app/domain/food/imported-food.ts'

/** One food of the download: null where it states no calories or no protein, fat or carbohydrate, or absurd ones. */
export type ReadFood = ImportedFood | null

/** A download of USDA's tables in one of the layouts that are known. */
export type UsdaDownload = {
  /** The same for the same files: names and sizes. */
  release: string
  /** Its foods in the order of the file, in lists, from the food with this number on. */
  foods(from: number): AsyncGenerator<ReadFood[]>
  /** How many there are; known once the first list is out. */
  foodCount(): number
}
