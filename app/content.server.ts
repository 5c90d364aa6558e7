import { readdirSync, readFileSync } from 'node:fs'
import { parse } from 'yaml'
import type { z } from 'zod'
import { sourceFile } from '#app/source-file.server.ts'

/** Texts of the house under content/: Markdown files with front matter. */

const FRONT_MATTER = /^---\n(.*?\n)---\n(.*)$/s

export type ContentFile<Fields> = {
  fields: Fields
  /** The file's name without its ending. */
  slug: string
  /** Markdown. */
  body: string
  /** Names the file in messages. */
  path: string
}

/** All Markdown files of a folder of content/, by name. Throws an Error that names the file and the field at fault. */
export function readContent<Schema extends z.ZodType>(
  folder: string,
  frontMatterSchema: Schema,
): ContentFile<z.output<Schema>>[] {
  return readdirSync(sourceFile(`content/${folder}`))
    .filter((name) => name.endsWith('.md'))
    .toSorted()
    .map((name) => {
      const path = `content/${folder}/${name}`
      const [, frontMatter, body] = FRONT_MATTER.exec(readFileSync(sourceFile(path), 'utf8')) ?? []
      if (frontMatter === undefined || body === undefined)
        throw new Error(`${path} does not begin with front matter between two lines of ---`)
      const fields = checkedYaml(path, frontMatter, frontMatterSchema)
      return { fields, slug: name.slice(0, -'.md'.length), body: body.trim(), path }
    })
}

/** A YAML file of content/. Throws an Error that names the file and the field at fault. */
export function readYaml<Schema extends z.ZodType>(path: string, schema: Schema): z.output<Schema> {
  return checkedYaml(`content/${path}`, readFileSync(sourceFile(`content/${path}`), 'utf8'), schema)
}

function checkedYaml<Schema extends z.ZodType>(path: string, yaml: string, schema: Schema): z.output<Schema> {
  let fields: unknown
  try {
    fields = parse(yaml)
  } catch (error) {
    throw new Error(`${path}: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
  }
  const checked = schema.safeParse(fields)
  if (checked.success) return checked.data
  const faults = checked.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
  throw new Error(`${path}: ${faults.join('; ')}`)
}

/** What a text may name: facts of this installation. */
export type ContentValues = Readonly<Record<string, string | boolean>>

/** Signs that Markdown would read as its own: a name with underscores is a name. */
const MARKS = /[\\`*_[\]<>&|~#]/g

/**
 * Fills a Markdown text with values, in Mustache's notation: `{{name}}`, and `{{#name}}…{{/name}}` and `{{^name}}…{{/name}}` for
 * what stands there only if the value is true or false. Throws an Error that names the file and an unknown value.
 */
export function filledIn(text: string, values: ContentValues, path: string): string {
  const valueOf = (name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined
    if (value === undefined) throw new Error(`${path}: there is no value {{${name}}}`)
    return value
  }
  return text
    .replace(/\{\{([#^])(\w+)\}\}(.*?)\{\{\/\2\}\}/gs, (_, sign: string, name: string, inner: string) =>
      Boolean(valueOf(name)) === (sign === '#') ? inner : '',
    )
    .replace(/\{\{([^}]*)\}\}/g, (_, name: string) => String(valueOf(name)).replace(MARKS, '\\$&'))
}
