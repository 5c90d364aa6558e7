const FIGURE_AND_UNIT =
  /([\d½¼¾⅓⅔⅛]) (?=(?:kg|g|ml|l|litres?|liters?|cups?|tbsp|tsp|cm|mm|°C|kcal|kJ|minutes?|mins?|hours?|seconds?)(?![\p{L}\d]))/gu

/** The same words, in which a figure and its unit stay on one line. For showing only: what is kept has plain spaces. */
export function unbrokenFigures(text: string): string {
  return text.replace(FIGURE_AND_UNIT, '$1\u00a0')
}
