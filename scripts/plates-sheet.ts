import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { cookbook } from '#app/cookbook.server.ts'
import { AppError } from '#app/domain/errors.ts'
import { cookOneByOne, type KitchenRecipe } from '#app/domain/kitchen/kitchen.ts'
import { backdropOf } from '#app/domain/plate/backdrop.ts'
import { drawPlate } from '#app/domain/plate/draw-plate.ts'
import type { RecipeDraft, RecipeRequest } from '#app/domain/recipe/recipe.ts'
import { plateFromSpec } from '#app/features/recipes/plate-spec.server.ts'
import { plateUrlOf } from '#app/features/recipes/plate-url.server.ts'

/**
 * A sheet of drawn plates to look at: dishes of the cookbook as the kitchen cooks them, through the addresses that pages
 * use. Open it in both themes; small plates stand beside large ones.
 *   node scripts/plates-sheet.ts [--count 200] [--from 0] [--out screenshots/plates]
 */
const { values } = parseArgs({
  options: {
    count: { type: 'string', default: '200' },
    from: { type: 'string', default: '0' },
    out: { type: 'string', default: 'screenshots/plates' },
  },
})
const count = Number(values.count)
const from = Number(values.from)

const REQUEST: Omit<RecipeRequest, 'ingredients' | 'seed'> = {
  cuisine: 'Any',
  servings: 2,
  skillLevel: 'Intermediate',
  dietaryRestriction: 'None',
  numRecipes: 2,
}

/** Lists of foods as people type them, of `dish,list` tables. */
const lists = globSync('bench/kitchen/*.csv')
  .filter((file) => !file.endsWith('hazards.csv'))
  .toSorted()
  .flatMap((file) => readFileSync(file, 'utf8').split('\n').slice(1))
  .flatMap((line) => {
    const list = line.slice(line.indexOf(',') + 1).replaceAll('"', '')
    return list.trim() === '' ? [] : [list]
  })

/** What the kitchen makes of a list; nothing where it refuses one. */
function cooked(list: string, seed: number): KitchenRecipe[] {
  try {
    return [...cookOneByOne({ ...REQUEST, ingredients: list.split(/[;,]\s*/), seed }, cookbook())]
  } catch (error) {
    if (error instanceof AppError) return []
    throw error
  }
}

/** Recipes of lists that lie evenly over the tables, each dish in turn, no name twice. */
function recipesToDraw(): RecipeDraft[] {
  const byForm = new Map<string, RecipeDraft[]>()
  const names = new Set<string>()
  for (const [index, list] of lists.entries()) {
    for (const { draft } of cooked(list, index)) {
      if (names.has(draft.name)) continue
      names.add(draft.name)
      byForm.set(draft.dishTemplate, [...(byForm.get(draft.dishTemplate) ?? []), draft])
    }
  }
  const forms = [...byForm.values()]
  const drafts: RecipeDraft[] = []
  for (let round = 0; drafts.length < from + count && forms.some((form) => form.length > round); round++) {
    drafts.push(...forms.flatMap((form) => form.slice(round, round + 1)))
  }
  return drafts.slice(from, from + count)
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const drafts = recipesToDraw()
mkdirSync(values.out, { recursive: true })
let drawnMs = 0
let bytes = 0
const cells = drafts.map((draft, index) => {
  const plate = plateFromSpec(plateUrlOf(draft).replace(/^\/plates\/|\.svg$/g, ''))
  if (!plate) throw new Error(`No plate for ${draft.name}`)
  const start = performance.now()
  const svg = drawPlate({ ...plate, label: false })
  drawnMs += performance.now() - start
  bytes += svg.length
  const file = `${String(index).padStart(3, '0')}.svg`
  writeFileSync(join(values.out, file), svg)
  const foods = plate.foods.map(({ name, role, shape }) => `${name}: ${shape ?? role}`).join(', ')
  return (
    `<figure style="background:var(--${backdropOf(draft.name)})" title="${escaped(foods)}"><img src="${file}" alt=""><img class="small" src="${file}" alt="">` +
    `<figcaption>${escaped(draft.name)}<small>${escaped(draft.dishTemplate)}, ${plate.dish}, ${Math.round(svg.length / 1000)} KB</small></figcaption></figure>`
  )
})
const tokens = readFileSync('app/styles/tokens.css', 'utf8')
writeFileSync(
  join(values.out, 'index.html'),
  `<!doctype html><meta charset="utf-8"><title>Drawn plates</title><style>${tokens}
body{margin:24px;background:var(--paper);color:var(--ink);font:15px/1.35 sans-serif}
main{display:grid;grid-template-columns:repeat(auto-fill,minmax(190px,1fr));gap:16px}
figure{position:relative;margin:0;padding:12px;border-radius:14px}img{display:block;width:100%}
.small{position:absolute;right:8px;bottom:8px;width:56px}small{display:block;opacity:.75}figcaption{padding-right:56px}
</style><script>document.documentElement.dataset.theme=new URLSearchParams(location.search).get('theme')??''</script><main>${cells.join('')}</main>`,
)
console.log(
  `${drafts.length} plates in ${values.out}/index.html; ${(drawnMs / drafts.length).toFixed(2)} ms and ${Math.round(bytes / drafts.length / 1000)} KB each.`,
)
