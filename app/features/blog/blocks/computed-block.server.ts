import {
  type ArticleBlock,
  barOf,
  SCALE_NUTRIENTS,
  scaleFor,
  type ScaleNutrient,
} from '#app/domain/blog/article-blocks.ts'
import { type Embed, embedOf } from '#app/domain/blog/embed-sites.ts'
import type { Nutrients } from '#app/domain/food/nutrients.ts'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'

/** A block with the figures that the food table gives its foods. */
export type ComputedBlock =
  | (Counted & {
      kind: 'recipe'
      serves: number
      lines: readonly string[]
      plateUrl: string
      generatorHref: string
    })
  | (Counted & { kind: 'food'; lines: readonly string[] })
  | {
      kind: 'scale'
      caption: string
      unit: string
      bars: readonly { label: string; value: number | null; uncounted: readonly string[] }[]
      pin: number
      end: number
      tick: number
    }
  | ({ kind: 'embed'; caption: string } & Embed)

type Counted = {
  caption: string
  href: string
  nutrients: Nutrients
  /** Lines whose food or amount the table does not know. */
  uncounted: readonly string[]
}

/** The generator with these foods filled in. */
export const generatorHref = (lines: readonly string[]): string =>
  `/upload?${new URLSearchParams({ ingredients: lines.join('\n') }).toString()}`

/** Computes what a block shows; null where it cannot be shown. */
export function computedBlock({ kind, caption, href, lines, ...block }: ArticleBlock): ComputedBlock | null {
  if (kind === 'embed') {
    const embed = embedOf(href)
    return embed && { kind, ...embed, caption: caption || embed.site }
  }
  if (kind === 'scale') {
    const bars = lines.map(barOf).map(({ label, foods }) => {
      const { perServing, uncounted } = nutritionOf(foods, 1)
      return {
        label,
        value: uncounted.length < foods.length ? valueOf(perServing, block.nutrient) : null,
        uncounted,
      }
    })
    const { end, tick } = scaleFor([block.pin, ...bars.map(({ value }) => value ?? 0)])
    return { kind, caption, unit: SCALE_NUTRIENTS[block.nutrient], bars, pin: block.pin, end, tick }
  }
  const serves = kind === 'recipe' ? block.serves : 1
  const { perServing, uncounted } = nutritionOf(lines, serves)
  const counted = { caption, href, lines, nutrients: perServing, uncounted }
  if (kind === 'food') return { kind, ...counted }
  const name = caption || 'Recipe'
  return {
    kind,
    ...counted,
    caption: name,
    serves,
    plateUrl: plateUrlOf({
      name,
      dishTemplate: '',
      ingredients: lines.map((text) => ({ text, isExtra: false })),
    }),
    generatorHref: generatorHref(lines),
  }
}

/** Salt is what labels count: two and a half times the sodium. */
const SALT_OF_SODIUM = 2.5

function valueOf(nutrients: Nutrients, nutrient: ScaleNutrient): number | null {
  const value = {
    kcal: nutrients.kcal,
    protein: nutrients.proteinG,
    carbs: nutrients.carbsG,
    sugar: nutrients.sugarG,
    fat: nutrients.fatG,
    saturates: nutrients.saturatedFatG,
    fibre: nutrients.fiberG,
    salt: nutrients.sodiumMg === null ? null : (nutrients.sodiumMg * SALT_OF_SODIUM) / 1000,
  }[nutrient]
  if (value === null) return null
  return nutrient === 'kcal' ? Math.round(value) : Math.round(value * 10) / 10
}
