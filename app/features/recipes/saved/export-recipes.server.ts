import { cooklangText } from '#app/domain/recipe/cooklang-text.ts'
import { BETWEEN_RECIPES, recipeText } from '#app/domain/recipe/recipe-text.ts'
import { schemaOrgRecipe } from '#app/domain/recipe/schema-org.ts'
import { recipeSlug } from '#app/domain/slug.ts'
import { recipeOf } from '#app/features/recipes/view/edit-recipe.server.ts'
import type { SavedRecipe } from '#app/features/recipes/recipes.server.ts'

export const EXPORT_FORMATS = ['json', 'text', 'cooklang'] as const
export type ExportFormat = (typeof EXPORT_FORMATS)[number]

const exported = (row: SavedRecipe) =>
  schemaOrgRecipe(recipeOf(row), {
    isForExport: true,
    datePublished: row.createdAt,
    ...(row.origin?.url && { basedOnUrl: row.origin.url }),
    ...(row.origin && { tags: row.origin.tags }),
  })

const FILES: Readonly<Record<ExportFormat, { type: string; ending: string }>> = {
  json: { type: 'application/ld+json', ending: 'json' },
  text: { type: 'text/plain', ending: 'txt' },
  cooklang: { type: 'text/plain', ending: 'cook' },
}

/** Recipes as a file, piece by piece: schema.org JSON with a `@graph`, Cooklang, or text with a line of equals signs between. */
export async function* exportPieces(
  rows: AsyncIterable<SavedRecipe>,
  format: ExportFormat,
): AsyncGenerator<string> {
  let isFirst = true
  if (format === 'json') yield '{"@context":"https://schema.org","@graph":['
  for await (const row of rows) {
    if (format === 'json') yield `${isFirst ? '\n' : ',\n'}${JSON.stringify(exported(row))}`
    else if (format === 'cooklang') yield cooklangText(recipeOf(row), row.origin)
    else yield `${isFirst ? '' : `${BETWEEN_RECIPES}\n\n`}${recipeText(recipeOf(row))}\n`
    isFirst = false
  }
  if (format === 'json') yield '\n]}\n'
}

/** A download of them; `name` becomes the file's name. */
export function exportResponse(
  rows: AsyncIterable<SavedRecipe>,
  { format, name }: { format: ExportFormat; name: string },
): Response {
  const pieces = exportPieces(rows, format)
  const encoder = new TextEncoder()
  const body = new ReadableStream<Uint8Array>({
    async pull(controller) {
      const { done, value } = await pieces.next()
      if (done) controller.close()
      else controller.enqueue(encoder.encode(value))
    },
    async cancel() {
      await pieces.return(undefined)
    },
  })
  const stem = recipeSlug(name).replace(/[^a-z0-9-]/g, '') || 'recipe'
  return new Response(body, {
    headers: {
      'content-type': `${FILES[format].type}; charset=utf-8`,
      'content-disposition': `attachment; filename="${stem}.${FILES[format].ending}"`,
      'cache-control': 'private, no-store',
    },
  })
}
