/*
 * Claims about Mealwright that the software cannot prove. They are the operator's word: confirm each figure, and
 * replace the testimonials by real ones (with consent), before the site is opened to the public. The setting
 * LIVE_COUNTS shows counts from the database in the place of STATS.
 */

/** One figure of the band, with what it counts. */
export type Stat = { figure: string; label: string }

export const STATS: readonly Stat[] = [
  { figure: '50K+', label: 'Recipes generated' },
  { figure: '25K+', label: 'Meals analysed' },
  { figure: '15K+', label: 'Meal plans created' },
  { figure: '4.9', label: 'Average rating' },
]

/** Said on the page beside the testimonials for as long as they are not by customers. */
export const TESTIMONIALS_NOTE = 'Written by us, to show what we build for.'

export const TESTIMONIALS = [
  {
    quote: 'Type what is left on a Thursday, and stop thinking about it.',
    by: 'Home cook, cooks for two',
  },
  {
    quote: 'A week of training whose days end where they said they would.',
    by: 'Amateur runner, 2,400 kcal a day',
  },
  {
    quote: 'It says which ingredient it could not count. So I know what to check.',
    by: 'Parent, cooks gluten-free',
  },
] as const
