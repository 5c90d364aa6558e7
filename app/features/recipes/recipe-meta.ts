import type { MetaDescriptor } from 'react-router'
import { schemaOrgRecipe } from '#app/domain/recipe/schema-org.ts'
import { pageMeta } from '#app/features/seo/page-meta.ts'
import type { PostData } from './share-parts.tsx'
import type { RecipeDetailData } from './present-recipe.server.ts'

/** Head of a recipe's page; a shared one may be found and carries schema.org data. */
export function recipeMeta(
  recipe: RecipeDetailData,
  { origin, post, sharedAt }: { origin: string; post: PostData | null; sharedAt: string | null },
): MetaDescriptor[] {
  return pageMeta({
    title: recipe.name,
    description: post?.description || recipe.description || recipe.name,
    path: recipe.path,
    origin,
    type: 'article',
    noIndex: post === null,
    structuredData: post
      ? [
          schemaOrgRecipe(
            { ...recipe, dishForm: '' },
            {
              url: origin + recipe.path,
              imageUrl: origin + recipe.picture.src,
              tags: post.tags,
              counts: { likes: post.likesCount, comments: post.commentsCount },
              ...(sharedAt && { datePublished: new Date(sharedAt) }),
            },
          ),
        ]
      : [],
  })
}
