import type { PreviewType } from '#app/features/site/preview-block.tsx'

const PREVIEW_OF_PATH = new Map<string, PreviewType>([
  ['/meal-planning', 'meal-plan'],
  ['/recipes', 'my-recipes'],
  ['/public-recipes', 'community-recipes'],
])

/** The preview of the member page that a visitor was turned away from: `to` of the address, a path of ours. */
export function wantedPreview(to: string | null): PreviewType | null {
  const path = to?.split('?', 1)[0] ?? ''
  return PREVIEW_OF_PATH.get(path) ?? null
}
