import { readFileSync } from 'node:fs'
import { eq } from 'drizzle-orm'
import { blogAuthors, blogCategories, blogPosts } from '#app/db/schema/index.ts'
import { CLOTHS, type ClothName } from '#app/domain/plate/cloth.ts'
import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import { hashText } from '#app/domain/random.ts'
import {
  type DialShare,
  type Dish,
  type SocialPicture,
  writableText,
} from '#app/domain/seo/social-picture.ts'
import { imageLibrary } from '#app/features/photos/image-library.server.ts'
import { pictureKeyOf } from '#app/features/pictures/picture-address.ts'
import { formatKcal, formatMinutes, formatServings, macroShares } from '#app/features/recipes/figures.ts'
import { plateFromSpec } from '#app/features/recipes/plate-spec.server.ts'
import { pictureOf } from '#app/features/recipes/present-recipe.server.ts'
import type { SavedRecipe } from '#app/features/recipes/recipes.server.ts'
import { findViewableRecipe } from '#app/features/recipes/share-recipe.server.ts'
import type { Services } from '#app/features/services.ts'
import { sourceFile } from '#app/source-file.server.ts'
import {
  PAGE_PICTURES,
  type PageName,
  pagePictureVersion,
  postPictureVersion,
  recipePictureVersion,
} from './social-image.ts'

/** Whatever has a picture: its version, and how to get what is drawn. `null` for what nobody may see. */
export type SocialSubject = { version: string; picture(): Promise<SocialPicture> }

type Needs = Pick<Services, 'db' | 'files'>

const CLOTH_COLOURS: Record<ClothName, string> = {
  'cloth-leaf': '#cfe0d0',
  'cloth-tomato': '#f4cdbf',
  'cloth-butter': '#f8e2ab',
  'cloth-sea': '#c6dce0',
  'cloth-plum': '#dfd0df',
  'cloth-sky': '#d3dfec',
  'cloth-sand': '#ebdcc3',
}
const CHART_COLOURS: Record<string, string> = {
  'var(--protein)': '#2f6b4f',
  'var(--carbs)': '#b27a0c',
  'var(--fat)': '#d0442a',
  'var(--fibre)': '#77588c',
}
const clothFor = (text: string) => CLOTH_COLOURS[CLOTHS[hashText(text) % CLOTHS.length]!]
const plateNamed = (name: string) => readFileSync(sourceFile(`public/plates/${name}.svg`), 'utf8')

export async function socialSubject(needs: Needs, kind: string, name: string): Promise<SocialSubject | null> {
  if (kind === 'page') return pageSubject(name)
  if (kind === 'recipe') return recipeSubject(needs, name)
  if (kind === 'post') return postSubject(needs, name)
  return null
}

function pageSubject(name: string): SocialSubject | null {
  if (!Object.hasOwn(PAGE_PICTURES, name)) return null
  const { title, line, plate } = PAGE_PICTURES[name as PageName]
  return {
    version: pagePictureVersion(name as PageName),
    picture: async () => ({
      kind: 'page',
      title,
      line,
      dish: { cloth: clothFor(name), plateSvg: plateNamed(plate) },
    }),
  }
}

/** A recipe that everybody may see; all others answer as if they did not exist, their owners' too. */
async function recipeSubject(needs: Needs, id: string): Promise<SocialSubject | null> {
  const found = await findViewableRecipe(needs.db, null, id)
  if (!found) return null
  const { row } = found
  const { perServing } = row.nutrition
  const grams = { Protein: perServing.proteinG, Carbs: perServing.carbsG, Fat: perServing.fatG }
  const shares = macroShares(perServing).flatMap(({ label, amount, tone }): DialShare[] => {
    const amountG = grams[label as keyof typeof grams]
    const colour = CHART_COLOURS[tone]
    return amountG === undefined || !colour
      ? []
      : [{ label, kcal: amount, amountG: Math.round(amountG), colour }]
  })
  return {
    version: recipePictureVersion({
      id,
      name: row.name,
      kcal: perServing.kcal,
      picture: pictureOf(row).src,
    }),
    picture: async () => ({
      kind: 'recipe',
      title: writableText(row.name) ?? 'A shared recipe',
      line: [
        formatMinutes(row.cookingTimeMin),
        formatServings(row.servings),
        writableText(row.cuisineType) ?? '',
      ]
        .filter(Boolean)
        .join(', '),
      kcal: formatKcal(perServing.kcal),
      shares,
      dish: await dishOf(needs, row),
    }),
  }
}

const PHOTO_PX = 400

async function dishOf({ files }: Needs, row: SavedRecipe): Promise<Dish> {
  const cloth = clothFor(row.id)
  const { src, isPhoto } = pictureOf(row)
  const key = isPhoto ? pictureKeyOf(src.replace('/pictures/', '')) : null
  const file = key ? await files.get(key) : null
  if (file) {
    const sharp = await imageLibrary()
    const jpeg = await sharp(await new Response(file.body).bytes())
      .resize(PHOTO_PX, PHOTO_PX, { fit: 'cover' })
      .jpeg({ quality: 85 })
      .toBuffer()
    return { cloth, photo: `data:image/jpeg;base64,${jpeg.toString('base64')}` }
  }
  const drawn = row.plateUrl ?? pictureOf({ ...row, imageUrl: null }).src
  const plate = plateFromSpec(drawn.replace(/^\/plates\/|\.svg$/g, ''))
  return { cloth, plateSvg: plate ? drawPlate({ ...plate, label: false }) : plateNamed('frittata') }
}

/** Plates that fit any article. */
const PLATES = ['greek-salad', 'porridge', 'salmon-greens', 'lentil-dal', 'poke-bowl', 'shakshuka'] as const

async function postSubject({ db }: Needs, slug: string): Promise<SocialSubject | null> {
  const [post] = await db
    .select({
      title: blogPosts.title,
      status: blogPosts.status,
      updatedAt: blogPosts.updatedAt,
      minutes: blogPosts.timeToReadMin,
      author: blogAuthors.name,
      category: blogCategories.name,
    })
    .from(blogPosts)
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(eq(blogPosts.slug, slug.slice(0, 300)))
  if (post?.status !== 'published') return null
  const { title, author, category, minutes } = post
  return {
    version: postPictureVersion({ slug, title, changedAt: post.updatedAt.toISOString() }),
    picture: async () => ({
      kind: 'post',
      title: writableText(title) ?? 'From the Mealwright blog',
      category: writableText(category ?? '') ?? '',
      byline: [writableText(author ?? ''), `${minutes} min read`].filter(Boolean).join(', '),
      dish: { cloth: clothFor(slug), plateSvg: plateNamed(PLATES[hashText(slug) % PLATES.length]!) },
    }),
  }
}
