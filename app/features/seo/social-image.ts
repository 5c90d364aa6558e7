/** Pictures that other sites and messengers show for a page of ours: every one is 1200 × 630. */

export const SOCIAL_WIDTH_PX = 1200
export const SOCIAL_HEIGHT_PX = 630

/** `path` from the root on. */
export type SocialImage = { path: string; alt: string }

export const HOUSE_IMAGE: SocialImage = {
  path: '/brand/social-card.jpg',
  alt: 'A drawn plate inside a dial of its calories, and the Mealwright name',
}
