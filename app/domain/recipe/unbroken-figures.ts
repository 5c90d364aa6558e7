import { withFractionSigns } from './kitchen-figures.ts'

const FIGURE_AND_UNIT =
  /([\d½¼¾⅓⅔⅙⅚⅛⅜⅝⅞]) (?=(?:kg|g|ml|l|litres?|liters?|cups?|oz|lb|tbsp|tsp|cm|mm|°C|kcal|kJ|minutes?|mins?|hours?|seconds?)(?![\p{L}\d]))/gu

/** The same words with signs for fractions, a figure and its unit on one line. For showing only: what is kept is plain. */
export function unbrokenFigures(text: string): string {
  return withFractionSigns(text).replace(FIGURE_AND_UNIT, '$1\u00a0')
}
