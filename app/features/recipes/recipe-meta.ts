import type { MetaDescriptor } from 'react-router'
import { schemaOrgRecipe } from '#app/domain/recipe/schema-org.ts'
import type { PostData } from './share-parts.tsx'
import type { RecipeDetailData } from './present-recipe.server.ts'

const SHORT = 160

/**
 * Head of a recipe's page: title, canonical address, what other sites show of it, and for a shared one schema.org
 * data. The router writes the JSON with `<`, `>`, `&` and line separators escaped.
 */
export function recipeMeta(
  recipe: RecipeDetailData,
  { origin, post, sharedAt }: { origin: string; post: PostData | null; sharedAt: string | null },
): MetaDescriptor[] {
  const title = `${recipe.name} | Mealwright`
  const description = (post?.description || recipe.description || recipe.name).slice(0, SHORT)
  const url = origin + recipe.path
  const imageUrl = recipe.picture.isPhoto ? origin + recipe.picture.src : `${origin}/brand/social-card.jpg`
  const shared: MetaDescriptor[] = post
    ? [
        {
          'script:ld+json': {
            '@context': 'https://schema.org',
            ...schemaOrgRecipe(
              { ...recipe, dishForm: '' },
              {
                url,
                imageUrl: origin + recipe.picture.src,
                tags: post.tags,
                counts: { likes: post.likesCount, comments: post.commentsCount },
                ...(sharedAt && { datePublished: new Date(sharedAt) }),
              },
            ),
          },
        },
      ]
    : [{ name: 'robots', content: 'noindex' }]
  return [
    { title },
    { name: 'description', content: description },
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: 'article' },
    { property: 'og:site_name', content: 'Mealwright' },
    { property: 'og:title', content: recipe.name },
    { property: 'og:description', content: description },
    { property: 'og:url', content: url },
    { property: 'og:image', content: imageUrl },
    { name: 'twitter:card', content: 'summary_large_image' },
    ...shared,
  ]
}
