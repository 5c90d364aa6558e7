import { DISH_FORMS, type DishFormName } from './dish-forms.ts'

/** Words by form, with commas between them. */
type FormWords = Readonly<Partial<Record<DishFormName, string>>>

/** The words by which dishes, their names and models say a form; each form's own name counts too. */
const WORDS: FormWords = {
  salad: 'salads, slaw, coleslaw, ceviche, tabbouleh, panzanella, fattoush',
  'grain bowl':
    'rice bowl, poke bowl, buddha bowl, burrito bowl, fruit bowl, fruit salad, bowl, poke, bibimbap, donburi',
  'tossed bowl':
    'pilaf, pilau, biryani, jambalaya, tossed, plov, pulao, pelau, hainanese chicken rice, jollof rice, dirty rice, kedgeree, nasi lemak, waakye, polo, spanakorizo, red rice, rice and peas, beans and rice, one-pot rice, vegetable rice, tuna rice, lemon rice, tomato rice, arroz de tomate, arroz con pollo',
  'stir-fry':
    'stir fry, stir-fried, stirfry, wok, kung pao chicken, general tso s chicken, black pepper beef, beef and broccoli, mapo tofu, sweet and sour chicken, sweet and sour pork, bulgogi, shaking beef',
  'fried rice': 'nasi goreng',
  'noodle wok':
    'noodle stir-fry, noodle stir fry, chow mein, lo mein, pad thai, mie goreng, japchae, yakisoba, noodles, ho fun, pad see ew, rad na, pancit',
  paella: 'paellas',
  hash: 'scrambled eggs, bubble and squeak, scramble, rosti, menemen, pipérade, huevos rotos',
  soup: 'tomato soup, soups, broth, chowder, bisque, gazpacho, minestrone, borscht, stracciatella, cullen skink, ribollita',
  'noodle soup': 'noodle broth, udon soup, ramen, pho, laksa',
  pasta:
    'mac and cheese, spaghetti, penne, linguine, tagliatelle, macaroni, gnocchi, carbonara, fettuccine, rigatoni, fusilli, ravioli, tortellini, bolognese, pierogi, potstickers, gyoza, pelmeni, varenyky, dumplings, cacio e pepe',
  risotto: 'risottos, congee',
  curry:
    'curries, masala, korma, balti, katsu, tikka, rendang, karahi, rogan josh, jalfrezi, madras, vindaloo, dopiaza, dhansak, saag, butter chicken, palak paneer, matar paneer, kadai paneer, sayur lodeh, rundown',
  dal: 'dhal, daal, daals',
  chili: 'chilli con carne, chili con carne, bean stew, chilli',
  stew: 'pot roast, stews, casserole, tagine, goulash, ragu, ragù, braise, braised, hotpot, bourguignon, paprikash, ratatouille, cassoulet, blanquette, chasseur, coq au vin, cacciatore, stroganoff, adobo, osso buco, gumbo, étouffée, pot-au-feu, basquaise, picadillo, ropa vieja, caponata, callaloo, fesenjan, satsivi, gigantes, lentejas, youvetsi',
  porridge: 'congee bowl, polenta bowl, porridge oats, oatmeal, semolina, baked oats, savoury oats',
  'yoghurt bowl': 'yogurt bowl, smoothie bowl, chia pudding',
  'overnight oats': 'overnight oat, parfait, bircher, trifle, milkshake, eton mess, berry fool',
  smoothie: 'smoothies, lassi, milkshake, shake',
  dessert:
    'panna cotta, ice cream, rice pudding, creme brulee, desserts, pudding, mousse, tiramisu, sorbet, fool, posset, custard pots, crème brûlée, crème caramel, affogato, fruit jelly, frozen yoghurt, chocolate fondants',
  sauce: 'dressing, relish, chutney, pico de gallo, onion gravy',
  skewers: 'skewer, kebab, kebabs, satay, souvlaki, yakitori, shashlik',
  tray: 'tray bake, sheet pan, roast tray, one-pan, roast dinner, traybake, roast, roasted',
  skillet:
    'bake, gratin, moussaka, lasagne, lasagna, dauphinoise, parmigiana, enchiladas, cannelloni, toad in the hole, cauliflower cheese, tartiflette, tian, hachis parmentier, pisto manchego, baked eggs, eggs baked',
  pie: 'pot pie, pies, pasty, strudel, pasties, turnovers, sausage rolls, samosas, empanadas',
  crumble: 'cobbler, crisp',
  tart: 'quiche, tarte, galette, clafoutis, flan',
  pizza: 'pizzas, pide',
  frittata: 'spanish omelette, tortilla española, egg bake, spanish tortilla, tamagoyaki',
  omelette: 'omelettes, omelet',
  pancakes: 'pancake, crepe, crêpe, crepes, crêpes, fritters, fritter, blini',
  waffles: 'waffle',
  pavlova: 'pavlovas, meringue, meringues',
  madeleines: 'madeleine',
  'sponge pudding': 'sticky toffee pudding, treacle sponge, steamed sponge, syrup sponge',
  flatbreads:
    'flatbread, naan, naans, chapati, chapatis, roti, rotis, paratha, parathas, pitta bread, pitta breads, arepas, spring onion pancakes',
  'meat loaf': 'meatloaf, nut roast, lentil loaf',
  drink: 'iced tea, ginger tea, hot chocolate, golden milk, masala chai, apple juice',
  'clear drink': 'lemonade, horchata, mint water',
  tacos: 'taco, tostada, tostadas',
  wraps:
    'summer rolls, spring rolls, wrap, burrito, burritos, quesadilla, quesadillas, fajita, fajitas, gyro, gyros, shawarma',
  toast:
    'toasts, bruschetta, crostini, toastie, melt, rarebit, croque monsieur, garlic bread, pan con tomate, egg in a hole, zapiekanka, eggs benedict, eggs florentine, eggs royale',
  sandwich: 'sandwiches, panini, sub, blt, banh mi, cheesesteak',
  burger: 'burgers, cheeseburger, hamburger, slider, sliders, cheeseburgers, sloppy joes, pulled pork',
  meatballs: 'meatball, koftas, kofta',
  loaf: 'banana bread, soda bread, focaccia, brioche, cornbread',
  buns: 'scones, scone, yorkshire, yorkshire puddings, cinnamon rolls, cinnamon buns, bread rolls, hot cross buns, profiteroles, dinner rolls, bagels',
  'french toast': 'pain perdu, eggy bread',
  'steamed eggs': 'steamed egg, chawanmushi',
  cake: 'cakes, sponge, gateau, roulade',
  muffins: 'muffin, cupcakes, cupcake',
  biscuits:
    'biscuit, cookies, cookie, biscotti, shortbread, macaroons, amaretti, cheese straws, energy balls',
  squares: 'brownie, brownies, bars, bar, blondies, flapjack, flapjacks, fudge, rocky road',
  dip: 'dip bowl, dips, guacamole, tzatziki, nachos, raita, cacık, foul medames, refried beans, pâté',
  board: 'snack plate, snack, snacks, mezze, platter, picnic, antipasti, ploughmans',
}

/** Foods as much as dishes: they say a form only where nothing else is said ("Chicken, rice and broccoli" is a plate). */
const ALONE: FormWords = {
  'tossed bowl': 'rice, couscous',
  'noodle wok': 'noodles',
  'yoghurt bowl': 'yoghurt, yogurt, granola, muesli',
  smoothie: 'juice',
  dessert: 'custard',
  sauce: 'pesto, salsa, sauce',
  loaf: 'bread',
  buns: 'rolls',
  biscuits: 'crackers',
  dip: 'hummus',
  pasta: 'orzo',
  sandwich: 'baguette, bagel',
}

const entriesOf = (words: FormWords): (readonly [string, DishFormName])[] =>
  (Object.keys(words) as DishFormName[]).flatMap((form) =>
    (words[form]?.split(', ') ?? []).map((each) => [each, form] as const),
  )

const FORM_ALONE: ReadonlyMap<string, DishFormName> = new Map(entriesOf(ALONE))
const FORM_OF_WORDS: ReadonlyMap<string, DishFormName> = new Map([
  ...(Object.keys(DISH_FORMS) as DishFormName[])
    .filter((form) => form !== 'plate' && form !== 'sauce')
    .map((form) => [form, form] as const),
  ...entriesOf(WORDS),
])
const MOST_WORDS = Math.max(...[...FORM_OF_WORDS.keys()].map((words) => words.split(' ').length))

/** What follows is not the dish but what comes with it. */
const COMPANIONS: ReadonlySet<string> = new Set(['with', 'and', 'on', 'in', 'over', 'topped', 'from'])

/** Forms that a name says better than a model's word for the dish, which may say only what it is served on. */
const BY_NAME: ReadonlySet<DishFormName> = new Set([
  'french toast',
  'steamed eggs',
  'buns',
  'overnight oats',
  'waffles',
  'pavlova',
  'madeleines',
  'sponge pudding',
  'flatbreads',
  'meat loaf',
  'drink',
  'clear drink',
])

/** The form of a dish: as `dishTemplate` says, unless the name says one of few that are told by name alone. */
export function formOfDish(dishTemplate: string, name: string): DishFormName | null {
  const named = formOfWords(name)
  return named !== null && BY_NAME.has(named) ? named : (formOfWords(dishTemplate) ?? named)
}

/**
 * The form that these words name, or null: the longest words known win, the last of them where several are as long. What
 * comes after "with" is asked only when nothing before it says a form ("Lentil soup with toast" is a soup).
 */
export function formOfWords(text: string): DishFormName | null {
  const alone = FORM_ALONE.get(text.trim().toLowerCase())
  if (alone !== undefined) return alone
  const words = text.toLowerCase().match(/[\p{L}\d-]+/gu) ?? []
  const end = words.findIndex((word, index) => index > 0 && COMPANIONS.has(word))
  return (end < 0 ? null : longestIn(words.slice(0, end))) ?? longestIn(words)
}

function longestIn(words: readonly string[]): DishFormName | null {
  for (let length = Math.min(MOST_WORDS, words.length); length > 0; length--) {
    for (let start = words.length - length; start >= 0; start--) {
      const form = FORM_OF_WORDS.get(words.slice(start, start + length).join(' '))
      if (form !== undefined) return form
    }
  }
  return null
}
