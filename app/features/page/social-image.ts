import { cardPictureOf } from '#app/domain/blog/article-picture.ts'
import { hashText } from '#app/domain/random.ts'
import { pictureVersion } from '#app/domain/seo/social-picture.ts'
import { shortened } from '#app/domain/shortened.ts'

/** Addresses of the pictures that other sites and messengers show for a page of ours: each 1200 × 630. */

/** `path` from the root on. */
export type SocialImage = { path: string; alt: string }

/** The pictures of pages that are no post and no recipe: what is written on them, and which plate lies beside it. */
export const PAGE_PICTURES = {
  about: { title: 'About Mealwright', line: 'Where the numbers come from', plate: 'lemon-chickpeas' },
  help: { title: 'Help', line: 'How recipes, estimates and plans work', plate: 'miso-ramen' },
  contact: { title: 'Contact', line: 'A person reads every message', plate: 'pea-soup' },
  pricing: { title: 'Pricing', line: 'A free trial without a card', plate: 'poke-bowl' },
  upload: { title: 'Create Recipes', line: 'Say what is in your kitchen', plate: 'tomato-spaghetti' },
  calories: {
    title: 'Calorie Estimator',
    line: 'Food by food, with an honest range',
    plate: 'salmon-greens',
  },
  terms: { title: 'Terms and Conditions', line: 'What you can expect of us', plate: 'frittata' },
  privacy: { title: 'Privacy Policy', line: 'What is kept, why and for how long', plate: 'porridge' },
  cookies: { title: 'Cookie Policy', line: 'What is stored in your browser', plate: 'pancakes' },
  newsletter: { title: 'Stay Updated', line: 'News from the kitchen by email', plate: 'avocado-toast' },
  blog: { title: 'The Mealwright blog', line: 'Food, counted honestly', plate: 'halloumi-salad' },
} as const satisfies Record<string, { title: string; line: string; plate: string }>

export type PageName = keyof typeof PAGE_PICTURES

const address = (path: string, version: string, extension: 'png' | 'jpg' = 'png') =>
  `${path}.${extension}?v=${version}`

export const pagePictureVersion = (name: PageName): string => {
  const { title, line, plate } = PAGE_PICTURES[name]
  return pictureVersion(title, line, plate)
}

export function pageImage(name: PageName): SocialImage {
  const { title, line } = PAGE_PICTURES[name]
  return { path: address(`/og/page/${name}`, pagePictureVersion(name)), alt: `${title}: ${line}` }
}

/** `changedAt` as the database has it, ISO 8601. */
export type PictureOfPost = {
  slug: string
  title: string
  changedAt: string
  featuredImageUrl: string | null
  featuredImageAlt: string
  socialTitle: string
  socialImageUrl: string | null
}

export const postPictureVersion = (post: Omit<PictureOfPost, 'slug' | 'featuredImageAlt'>): string =>
  pictureVersion(
    post.socialTitle || post.title,
    new Date(post.changedAt).toISOString(),
    post.featuredImageUrl,
    post.socialImageUrl,
  )

/** The post's own social picture cut to size; else a card of its title and its featured picture, or a plate. */
export function postImage(post: PictureOfPost): SocialImage {
  const title = post.socialTitle || post.title
  const isOwn = cardPictureOf(post.socialImageUrl) !== null
  const hasPhoto = isOwn || cardPictureOf(post.featuredImageUrl) !== null
  return {
    path: address(`/og/post/${post.slug}`, postPictureVersion(post), hasPhoto ? 'jpg' : 'png'),
    alt: !isOwn && hasPhoto && post.featuredImageAlt ? `${title}: ${post.featuredImageAlt}` : title,
  }
}

/** Plates that fit any article. */
const PLATES = ['greek-salad', 'porridge', 'salmon-greens', 'lentil-dal', 'poke-bowl', 'shakshuka'] as const

/** The plate on the card of whatever has no picture of its own. */
export const plateFor = (slug: string) => PLATES[hashText(slug) % PLATES.length]!

/** An author or a category: its name on a card, with the author's photo where there is one. */
export type PictureOfTaxonomy = { slug: string; name: string; line: string; photoUrl: string | null }

export const taxonomyPictureVersion = ({ name, line, photoUrl }: Omit<PictureOfTaxonomy, 'slug'>): string =>
  pictureVersion(name, line, photoUrl)

export function taxonomyImage(kind: 'author' | 'category', taxonomy: PictureOfTaxonomy): SocialImage {
  return {
    path: address(`/og/${kind}/${taxonomy.slug}`, taxonomyPictureVersion(taxonomy)),
    alt: `${taxonomy.name}: ${taxonomy.line}`,
  }
}

/** What stands under the name on the card of an author or a category. */
export const authorLine = 'Articles on the Mealwright blog'
export const categoryLine = (description: string): string => shortened(description, 90) || authorLine

export type PictureOfRecipe = { id: string; name: string; kcal: number; picture: string }

export const recipePictureVersion = ({ name, kcal, picture }: PictureOfRecipe): string =>
  pictureVersion(name, Math.round(kcal), picture)

export function recipeImage(recipe: PictureOfRecipe): SocialImage {
  return {
    path: address(`/og/recipe/${recipe.id}`, recipePictureVersion(recipe)),
    alt: `${recipe.name}, ${Math.round(recipe.kcal)} kcal per serving`,
  }
}
