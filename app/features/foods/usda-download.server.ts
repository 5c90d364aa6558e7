import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readFdcTables } from './fdc-tables.server.ts'
import { readTwoFiles } from './two-file-layout.server.ts'
import type { UsdaDownload } from './usda-tables.ts'

const TWO_FILES = ['usda-foods.csv', 'usda-portions.csv'] as const

/**
 * Opens a folder with FoodData Central's csv files, unpacked (or the folder above it), or with `usda-foods.csv` and
 * `usda-portions.csv`. Packaged products of shops are left out unless asked for: they are two million.
 */
export function openUsdaDownload(folder: string, { withBranded }: { withBranded: boolean }): UsdaDownload {
  const fdc = foldersToLookIn(folder).find((one) => existsSync(join(one, 'food.csv')))
  if (fdc !== undefined) {
    const release = `${fingerprint(fdc, ['food.csv', 'food_nutrient.csv'])}${withBranded ? ' branded' : ''}`
    return { release, ...readFdcTables(fdc, withBranded) }
  }
  if (TWO_FILES.every((name) => existsSync(join(folder, name)))) {
    return { release: fingerprint(folder, TWO_FILES), ...readTwoFiles(folder) }
  }
  throw new Error(
    `${folder} has neither food.csv nor ${TWO_FILES.join(' with ')}. Unpack "Full Download of All Data Types" (CSV) of FoodData Central and name its folder.`,
  )
}

function foldersToLookIn(folder: string): string[] {
  if (!existsSync(folder)) throw new Error(`There is no folder ${folder}.`)
  const inside = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory())
  return [folder, ...inside.map((entry) => join(folder, entry.name))]
}

const fingerprint = (folder: string, files: readonly string[]) =>
  files.map((file) => `${file}:${statSync(join(folder, file)).size}`).join(' ')
