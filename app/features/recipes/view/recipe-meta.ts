import type { MetaDescriptor } from 'react-router'
import { schemaOrgRecipe } from '#app/domain/recipe/schema-org.ts'
import { pageMeta } from '#app/features/page/page-meta.ts'
import { type PictureOfRecipe, recipeImage } from '#app/features/page/social-image.ts'
import type { PostData } from '#app/features/recipes/saved/share-parts.tsx'
import type { RecipeDetailData } from '#app/features/recipes/present-recipe.server.ts'

const pictureOfRecipe = ({ id, name, nutrition, picture }: RecipeDetailData): PictureOfRecipe => ({
  id,
  name,
  kcal: nutrition.perServing.kcal,
  picture: picture.src,
})

/** Head of a recipe's page; a shared one may be found and carries schema.org data. */
export function recipeMeta(
  recipe: RecipeDetailData,
  { origin, post, sharedAt }: { origin: string; post: PostData | null; sharedAt: string | null },
): MetaDescriptor[] {
  const image = recipeImage(pictureOfRecipe(recipe))
  return pageMeta({
    title: recipe.name,
    description: post?.description || recipe.description || recipe.name,
    path: recipe.path,
    origin,
    type: 'article',
    // The picture of a recipe that is not shared is nobody else's to see.
    ...(post && { image }),
    noIndex: post === null,
    structuredData: post
      ? [
          schemaOrgRecipe(
            { ...recipe, dishTemplate: '' },
            {
              url: origin + recipe.path,
              imageUrl: origin + (recipe.picture.isPhoto ? recipe.picture.src : image.path),
              tags: post.tags,
              counts: { likes: post.likesCount, comments: post.commentsCount },
              ...(sharedAt && { datePublished: new Date(sharedAt) }),
            },
          ),
        ]
      : [],
  })
}
