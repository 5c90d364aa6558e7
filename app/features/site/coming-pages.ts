/** What the screens still to be built will hold. It goes when the last of them arrives. */
export const COMING_BLOG = {
  title: 'Health & Nutrition Blog',
  text: 'Articles on food, health and cooking will be here.',
}
