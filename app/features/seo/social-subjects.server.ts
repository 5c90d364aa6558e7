import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { and, eq } from 'drizzle-orm'
import { blogAuthors, blogCategories, blogPosts } from '#app/db/schema/index.ts'
import {
  type ArticlePicture,
  articlePictureAddress,
  articlePictureKey,
  articlePictureOf,
  cardPictureOf,
  type ArticlePictureWidthPx,
} from '#app/domain/blog/article-picture.ts'
import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import {
  cardBackdrop,
  type DialShare,
  type Dish,
  SOCIAL_HEIGHT_PX,
  SOCIAL_SIDE_PX,
  type SocialPicture,
  writableText,
} from '#app/domain/seo/social-picture.ts'
import { findAuthor } from '#app/features/blog/public/authors.server.ts'
import { findCategory } from '#app/features/blog/public/categories.server.ts'
import { imageLibrary } from '#app/features/photos/image-library.server.ts'
import { pictureKeyOf } from '#app/features/pictures/picture-address.ts'
import { formatKcal, formatMinutes, formatServings, macroShares } from '#app/features/recipes/view/figures.ts'
import { plateFromSpec } from '#app/features/recipes/plate-spec.server.ts'
import { pictureOf } from '#app/features/recipes/present-recipe.server.ts'
import type { SavedRecipe } from '#app/features/recipes/recipes.server.ts'
import { findViewableRecipe } from '#app/features/recipes/saved/share-recipe.server.ts'
import type { Services } from '#app/features/services.ts'
import { sourceFile } from '#app/source-file.server.ts'
import {
  authorLine,
  categoryLine,
  PAGE_PICTURES,
  type PageName,
  pagePictureVersion,
  plateFor,
  postPictureVersion,
  recipePictureVersion,
  taxonomyPictureVersion,
} from '#app/features/page/social-image.ts'

/** Whatever has a picture: its version, and how to get what is drawn. `null` for what nobody may see. */
export type SocialSubject = { version: string; picture(): Promise<SocialPicture> }

type Needs = Pick<Services, 'db' | 'files'>

const CHART_COLOURS: Record<string, string> = {
  'var(--protein)': '#2f6b4f',
  'var(--carbs)': '#b27a0c',
  'var(--fat)': '#d0442a',
  'var(--fibre)': '#77588c',
}
const publicFolder = () => dirname(dirname(sourceFile('public/brand/icon.svg')))

/** A file that the product comes with, by its address; null where there is none. */
function ownFile(address: string): Buffer | null {
  const path = join(publicFolder(), address)
  return existsSync(path) ? readFileSync(path) : null
}
const plateNamed = (name: string) => readFileSync(sourceFile(`public/plates/${name}.svg`), 'utf8')

export async function socialSubject(needs: Needs, kind: string, name: string): Promise<SocialSubject | null> {
  if (kind === 'page') return pageSubject(name)
  if (kind === 'recipe') return recipeSubject(needs, name)
  if (kind === 'post') return postSubject(needs, name)
  if (kind === 'author' || kind === 'category') return taxonomySubject(needs, kind, name)
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
      dish: { backdrop: cardBackdrop(name), plateSvg: plateNamed(plate) },
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

async function dishOf(needs: Needs, row: SavedRecipe): Promise<Dish> {
  const backdrop = cardBackdrop(row.name)
  const { src, isPhoto } = pictureOf(row)
  const photo = isPhoto
    ? await roundPhoto(await keptFile(needs, pictureKeyOf(src.replace('/pictures/', ''))))
    : null
  if (photo) return { backdrop, photo }
  const drawn = row.plateUrl ?? pictureOf({ ...row, imageUrl: null }).src
  const plate = plateFromSpec(drawn.replace(/^\/plates\/|\.svg$/g, ''))
  return { backdrop, plateSvg: plate ? drawPlate({ ...plate, label: false }) : plateNamed('frittata') }
}

const PHOTO_PX = 400

/** For the place of the plate. */
const roundPhoto = (file: Uint8Array | null) => photoFor(file, PHOTO_PX, PHOTO_PX)

/** For the whole side of a card. */
const sidePhoto = (file: Uint8Array | null) => photoFor(file, SOCIAL_SIDE_PX, SOCIAL_HEIGHT_PX)

/** A photo cut to size as a data address; null where there is none. */
async function photoFor(file: Uint8Array | null, widthPx: number, heightPx: number): Promise<string | null> {
  if (!file) return null
  const sharp = await imageLibrary()
  const jpeg = await sharp(file).resize(widthPx, heightPx, { fit: 'cover' }).jpeg({ quality: 88 }).toBuffer()
  return `data:image/jpeg;base64,${jpeg.toString('base64')}`
}

async function keptFile({ files }: Needs, key: string | null): Promise<Uint8Array | null> {
  const file = key === null ? null : await files.get(key)
  // Not `bytes()`: the HTTP server's own `Response`, which stands in the platform's place, fails at it.
  return file && new Uint8Array(await new Response(file.body).arrayBuffer())
}

/** A picture of the blog: uploaded ones lie in the file store, those of the house's own articles beside the code. */
async function articlePictureFile(
  needs: Needs,
  picture: ArticlePicture | null,
  widthPx: ArticlePictureWidthPx,
): Promise<Uint8Array | null> {
  if (!picture) return null
  const kept = await keptFile(needs, articlePictureKey(picture.id, widthPx))
  return kept ?? ownFile(articlePictureAddress(picture, widthPx))
}

const roundArticlePicture = async (needs: Needs, url: string | null) =>
  roundPhoto(await articlePictureFile(needs, url === null ? null : articlePictureOf(url), 960))

/** An author or a category; null where there is none. */
async function taxonomySubject(
  needs: Needs,
  kind: 'author' | 'category',
  slug: string,
): Promise<SocialSubject | null> {
  const taxonomy = await findTaxonomy(needs.db, kind, slug.slice(0, 300))
  if (!taxonomy) return null
  return {
    version: taxonomyPictureVersion(taxonomy),
    picture: async () => {
      const backdrop = cardBackdrop(slug)
      const photo = await roundArticlePicture(needs, taxonomy.photoUrl)
      return {
        kind: 'page',
        title: writableText(taxonomy.name) ?? 'The Mealwright blog',
        line: writableText(taxonomy.line) ?? authorLine,
        dish: photo ? { backdrop, photo } : { backdrop, plateSvg: plateNamed(plateFor(slug)) },
      }
    },
  }
}

async function findTaxonomy(db: Needs['db'], kind: 'author' | 'category', slug: string) {
  if (kind === 'author') {
    const author = await findAuthor(db, { slug })
    return author && { name: author.name, line: authorLine, photoUrl: author.profilePhotoUrl }
  }
  const category = await findCategory(db, { slug })
  return category && { name: category.name, line: categoryLine(category.description), photoUrl: null }
}

async function postSubject(needs: Needs, slug: string): Promise<SocialSubject | null> {
  const [post] = await needs.db
    .select({
      title: blogPosts.title,
      updatedAt: blogPosts.updatedAt,
      minutes: blogPosts.timeToReadMin,
      featuredImageUrl: blogPosts.featuredImageUrl,
      socialTitle: blogPosts.socialTitle,
      socialImageUrl: blogPosts.socialImageUrl,
      author: blogAuthors.name,
      category: blogCategories.name,
    })
    .from(blogPosts)
    .leftJoin(blogAuthors, eq(blogAuthors.id, blogPosts.authorId))
    .leftJoin(blogCategories, eq(blogCategories.id, blogPosts.categoryId))
    .where(and(eq(blogPosts.slug, slug.slice(0, 300)), eq(blogPosts.status, 'published')))
  if (!post) return null
  const { author, category, minutes, featuredImageUrl, socialImageUrl } = post
  const title = post.socialTitle || post.title
  return {
    version: postPictureVersion({ ...post, changedAt: post.updatedAt.toISOString() }),
    picture: async () => {
      const file = await articlePictureFile(needs, cardPictureOf(socialImageUrl), 1600)
      if (file) return { kind: 'photo', file }
      return {
        kind: 'post',
        title: writableText(title) ?? 'From the Mealwright blog',
        category: writableText(category ?? '') ?? '',
        byline: [writableText(author ?? ''), `${minutes} min read`].filter(Boolean).join(', '),
        dish: await dishOfPost(needs, slug, featuredImageUrl),
      }
    },
  }
}

/**
 * A large picture takes the side of the card; a small one, or a chosen plate, lies on the backdrop; else a plate that
 * fits any article.
 */
async function dishOfPost(needs: Needs, slug: string, featuredImageUrl: string | null): Promise<Dish> {
  const backdrop = cardBackdrop(slug)
  const side = await sidePhoto(await articlePictureFile(needs, cardPictureOf(featuredImageUrl), 1600))
  if (side) return { backdrop, side }
  const photo = await roundArticlePicture(needs, featuredImageUrl)
  if (photo) return { backdrop, photo }
  const [, spec] = /^\/plates\/([^/]+)\.svg$/.exec(featuredImageUrl ?? '') ?? []
  const plate = spec === undefined ? null : plateFromSpec(spec)
  if (plate) return { backdrop, plateSvg: drawPlate({ ...plate, label: false }) }
  const named = spec !== undefined && /^[a-z-]+$/.test(spec) ? ownFile(`/plates/${spec}.svg`) : null
  return { backdrop, plateSvg: named?.toString() ?? plateNamed(plateFor(slug)) }
}
