/**
 * Words for the same thing in Britain and in America, and spellings of one word: whoever looks for one finds the others.
 * Kinds of food that differ ("heavy cream", "double cream") and words with a second meaning ("squash", "chips", "rocket"
 * on one side only) are left out.
 */
const ALIKE = `
yogurt, yoghurt, yoghourt
fiber, fibre
eggplant, aubergine
zucchini, courgette
cilantro, coriander
arugula, rocket
scallion, spring onion, green onion
shrimp, prawn
rutabaga, swede
beet, beetroot
garbanzo, chickpea
fava bean, broad bean
lima bean, butter bean
navy bean, haricot bean
snow pea, mangetout
romaine, cos lettuce
bell pepper, capsicum
corn, sweetcorn, maize
chili, chilli, chile
ketchup, catsup
ground beef, minced beef, beef mince
ground turkey, minced turkey, turkey mince
ground pork, minced pork, pork mince
all purpose flour, plain flour
whole wheat, wholemeal, wholewheat
confectioners sugar, powdered sugar, icing sugar
superfine sugar, caster sugar, castor sugar
molasses, treacle
cornstarch, cornflour
baking soda, bicarbonate of soda
skim milk, skimmed milk
oatmeal, porridge
cookie, biscuit
popsicle, ice lolly
broil, grill
hummus, houmous, humous
omelet, omelette
donut, doughnut
barbecue, barbeque, bbq
flavor, flavour
flavored, flavoured
color, colour
savory, savoury
caramelize, caramelise
caramelized, caramelised
tenderize, tenderise
organize, organise
liter, litre
milliliter, millilitre
gram, gramme
kilogram, kilogramme
center, centre
gray, grey
diarrhea, diarrhoea
anemia, anaemia
celiac, coeliac
pediatric, paediatric
estrogen, oestrogen
edema, oedema
esophagus, oesophagus
labeled, labelled
mayo, mayonnaise
`

const GROUPS: readonly (readonly string[])[] = ALIKE.trim()
  .split('\n')
  .map((line) => line.split(', '))

const holds = (text: string, term: string): boolean =>
  ['', 's', 'es'].some((ending) => ` ${text} `.includes(` ${term}${ending} `))

/**
 * The terms of a text (`searchTextOf`) that are called otherwise elsewhere, each with all its names. The text's plurals
 * count.
 */
export function alikeIn(text: string): { term: string; names: readonly string[] }[] {
  const words = text.toLowerCase().replaceAll(/["-]/g, ' ').replaceAll(/\s+/g, ' ')
  return GROUPS.flatMap((names) =>
    names.filter((name) => holds(words, name)).map((term) => ({ term, names })),
  )
}

/** One word with what else it is called in one word; the word itself comes first. */
export function otherNamesOf(word: string): string[] {
  const others = GROUPS.filter((names) => names.some((name) => word === name || word === `${name}s`)).flat()
  return [...new Set([word, ...others.filter((name) => !name.includes(' '))])]
}
