const IN_FIGURES = new Intl.NumberFormat('en-GB')

/** How often a post was opened, as its page says it. */
export const viewsInWords = (views: number): string =>
  views === 1 ? '1 view' : `${IN_FIGURES.format(views)} views`
