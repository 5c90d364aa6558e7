import { type BackdropName, backdropOf } from '#app/domain/plate/backdrop.ts'
import { hashText } from '#app/domain/random.ts'

/** How a topic looks: the cloth all its articles lie on, and the drawn dish that stands for it. */
export type TopicLook = { cloth: BackdropName; plate: string }

/** The topics a new blog starts with. */
const OWN_LOOKS = new Map<string, TopicLook>([
  ['nutrition-basics', { cloth: 'cloth-sea', plate: 'miso-ramen' }],
  ['cooking-well', { cloth: 'cloth-tomato', plate: 'beef-stir-fry' }],
  ['meal-planning', { cloth: 'cloth-butter', plate: 'poke-bowl' }],
  ['wasting-less', { cloth: 'cloth-leaf', plate: 'pea-soup' }],
])

/** Dishes that fit any topic; files in `public/plates`. */
const PLATES = ['greek-salad', 'porridge', 'salmon-greens', 'lentil-dal', 'poke-bowl', 'shakshuka'] as const

/** The look of a category by its slug, the same on every page and card; of posts without one, a plain cloth. */
export function topicLook(slug: string | null): TopicLook {
  if (slug === null) return { cloth: 'cloth-sand', plate: 'greek-salad' }
  return OWN_LOOKS.get(slug) ?? { cloth: backdropOf(slug), plate: PLATES[hashText(slug) % PLATES.length]! }
}
