/** What is said about a photo of print that was not read, and what to do next. */
export const TEXT_PHOTO_MESSAGES = {
  failed: 'The photo could not be read. Please try again, or type it.',
  noText:
    'No text could be read in this photo. Go closer, so that the print fills the picture, with more light and no glare, or type it.',
  noLabel:
    'No nutrition table could be read in this photo. Go closer, so that the table fills the picture, flat and with more light, or type the figures.',
  noRecipe:
    'No recipe could be read in this photo. Take the whole page from straight above, with more light, or type it.',
  noReceipt:
    'No foods could be read on this receipt. Lay it flat, go closer and take it with more light, in two photos if it is long, or type what you bought.',
} as const
