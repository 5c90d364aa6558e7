import { withHeadingIds } from '#app/domain/blog/contents.ts'
import { hashText, seededRandom } from '#app/domain/random.ts'

/** Made-up articles to measure with: sentences from parts, in clean HTML as the writer's text becomes. */

const FOODS =
  'lentils,chickpeas,barley,oats,spinach,kale,cabbage,carrots,leeks,onions,tomatoes,peppers,aubergines,courgettes,mushrooms,potatoes,parsnips,beetroot,squash,rice,quinoa,bulgur,couscous,pasta,eggs,yoghurt,feta,paneer,tofu,tempeh,salmon,mackerel,sardines,cod,chicken,turkey,beef,lamb,almonds,walnuts,tahini,olives,lemons,apples,pears,plums,berries,bananas'.split(
    ',',
  )
const DEEDS =
  'soak,simmer,roast,steam,freeze,weigh,rinse,season,slice,toast,braise,pickle,blanch,mash,store,label,reheat,portion'.split(
    ',',
  )
const THINGS =
  'protein,fibre,iron,calcium,folate,potassium,salt,starch,sugar,fat,water,heat,time,flavour,texture,colour'.split(
    ',',
  )
const PLACES =
  'the fridge,the freezer,a heavy pan,a wide bowl,a hot oven,the pantry,a lidded tub,a colander,the market'.split(
    ',',
  )
const SENTENCES = [
  'Most people {deed} {food} for longer than the {thing} in them needs.',
  'Keep {food} in {place} and {deed} them within {number} days.',
  'A portion of {number} g of {food} brings more {thing} than the same weight of {food2}.',
  'When the {food} are done, {deed} the {food2} in what is left in {place}.',
  'What the packet says about {thing} is true of dry {food}, not of what lies on the plate.',
  'We weighed {food} {number} times before and after cooking, and the {thing} hardly moved.',
  'If you are short of {food}, {food2} do the same work with a little less {thing}.',
  'Taste first: {thing} fades slowly, and {food} forgive more than {food2} do.',
]

/** The article with this number: always the same. */
export function writeSamplePost(number: number) {
  const random = seededRandom(hashText(`sample post ${number}`))
  const one = (list: readonly string[]) => list[Math.floor(random() * list.length)]!
  const filled = (sentence: string) =>
    sentence
      .replace('{food}', one(FOODS))
      .replace('{food2}', one(FOODS))
      .replace('{deed}', one(DEEDS))
      .replace('{thing}', one(THINGS))
      .replace('{place}', one(PLACES))
      .replace('{number}', String(2 + Math.floor(random() * 300)))
  const text = (sentences: number) =>
    Array.from({ length: sentences }, () => filled(one(SENTENCES))).join(' ')
  const [food, other, thing] = [one(FOODS), one(FOODS), one(THINGS)]
  const title = `How to ${one(DEEDS)} ${food} and ${other} for ${thing}`
  const section = (heading: string) =>
    `<h2>${heading}</h2><p>${text(5)}</p><p>${text(4)} <a href="/help">How we count</a>.</p>`
  const html = withHeadingIds(
    [
      `<p>${text(5)}</p>`,
      section(`Why ${food}`),
      `<h3>In numbers</h3><ul><li>${text(1)}</li><li>${text(1)}</li><li>${text(1)}</li></ul>`,
      section(`What ${thing} does`),
      `<h3>Step by step</h3><ol><li>${text(1)}</li><li>${text(1)}</li><li>${text(1)}</li></ol>`,
      section(`Beside ${other}`),
      section('What we found'),
      `<p>Code of this article: q${number}z.</p>`,
    ].join(''),
  )
  return { title, excerpt: text(1), html, tags: [food, other, thing] }
}
