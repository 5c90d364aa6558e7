import { namedBy } from './named-markup.ts'

/** A microdata item in the form of JSON-LD: its type, and a list of values for each property. */
export type Item = { [property: string]: unknown }

const MAX_ITEMS = 5000
const MAX_VALUES = 100_000
/** Open properties whose text is gathered at once; pages nest two or three. */
const MAX_GATHERED = 16
const MAX_TEXT_LENGTH = 100_000

/** Elements that have no end, so that nothing closes them. */
const VOID = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
const BREAKING = new Set('br p div li ol ul h1 h2 h3 h4 h5 h6 tr section'.split(' '))
const UNSHOWN = new Set(['script', 'style', 'template', 'noscript'])

/** Which attribute of an element says its value, by the HTML standard; of all others their text does. */
const VALUE_ATTRIBUTES: Readonly<Record<string, string>> = {
  a: 'href',
  area: 'href',
  audio: 'src',
  data: 'value',
  embed: 'src',
  iframe: 'src',
  img: 'src',
  link: 'href',
  meta: 'content',
  meter: 'value',
  object: 'data',
  source: 'src',
  time: 'datetime',
  video: 'src',
}
const IS_ADDRESS = new Set(['href', 'src'])
/** Properties whose words matter, even on a link: "<a itemprop=recipeIngredient href=…>2 leeks</a>". */
const IS_TEXT =
  /^(?:name|ingredients|recipeIngredients?|recipeInstructions|recipeDirections|text|author|recipeCuisine|recipeCategory|keywords)$/

type Opened = { name: string; item: Item | null; gathered: Gathered | null }
type Gathered = { item: Item; properties: readonly string[]; text: string }

/** Takes the tags and texts of a page one after the other, and builds the items of its microdata. */
export function microdataBuilder() {
  const items: Item[] = []
  const opened: Opened[] = []
  const scopes: Item[] = []
  /** Items that a class began: classes only name properties inside these. */
  const byClass = new WeakSet<Item>()
  const gathering: Gathered[] = []
  let unshown = 0
  let itemCount = 0
  let valueCount = 0

  const add = (item: Item, properties: readonly string[], value: unknown) => {
    for (const property of properties)
      if (++valueCount <= MAX_VALUES) ((item[property] ??= []) as unknown[]).push(value)
  }
  const gather = (text: string) => {
    for (const one of gathering) if (one.text.length < MAX_TEXT_LENGTH) one.text += text
  }

  return {
    items,
    open(name: string, attributes: Record<string, string>): void {
      if (BREAKING.has(name)) gather('\n')
      if (UNSHOWN.has(name)) unshown++
      const entry: Opened = { name, item: null, gathered: null }
      const scope = scopes.at(-1)
      const named = namedBy(attributes, scope !== undefined && byClass.has(scope))
      const properties = named.properties.slice(0, 4)
      const isAgain = named.isByClass && named.begins && scope !== undefined
      if (named.begins && !isAgain && ++itemCount <= MAX_ITEMS) {
        entry.item = Object.assign(Object.create(null) as Item, { '@type': typesOf(named.type) })
        if (named.isByClass) byClass.add(entry.item)
        if (scope && properties.length > 0) add(scope, properties, entry.item)
        else items.push(entry.item)
        scopes.push(entry.item)
      } else if (scope && properties.length > 0) {
        const said = valueOf(name, attributes, properties)
        if (said !== null) add(scope, properties, said)
        else if (gathering.length < MAX_GATHERED) {
          entry.gathered = { item: scope, properties, text: '' }
          gathering.push(entry.gathered)
        }
      }
      // The source of a recipe is a link inside its property.
      const isSource = name === 'a' && gathering.at(-1)?.properties.includes('recipeSource') === true
      if (isSource && scope && attributes['href']) add(scope, ['url'], attributes['href'])
      if (!VOID.has(name)) opened.push(entry)
    },
    text(text: string): void {
      // Line breaks of the source are spaces; only elements break lines.
      if (unshown === 0 && gathering.length > 0) gather(text.replace(/\s+/g, ' '))
    },
    close(name: string): void {
      if (VOID.has(name)) return
      const entry = opened.at(-1)?.name === name ? opened.pop() : undefined
      if (!entry) return
      if (UNSHOWN.has(name)) unshown--
      if (entry.item) scopes.pop()
      if (entry.gathered) {
        gathering.splice(gathering.indexOf(entry.gathered), 1)
        const { item, properties, text } = entry.gathered
        for (const property of properties)
          if (property.startsWith('[')) add(item, [property.slice(1, -1)], `[${text.trim()}]`)
          else add(item, [property], text)
      }
      if (BREAKING.has(name)) gather('\n')
    },
  }
}

const typesOf = (itemtype: string | undefined) => (itemtype ?? '').split(/\s+/).filter(Boolean).slice(0, 5)

function valueOf(
  name: string,
  attributes: Record<string, string>,
  properties: readonly string[],
): string | null {
  const { content } = attributes
  if (content !== undefined) return content
  const attribute = VALUE_ATTRIBUTES[name]
  const value = attribute === undefined ? undefined : attributes[attribute]
  if (value === undefined) return null
  return IS_ADDRESS.has(attribute!) && properties.some((property) => IS_TEXT.test(property)) ? null : value
}
