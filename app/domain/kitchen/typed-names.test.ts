import { expect, test } from 'vitest'
import { readPantry } from './pantry.ts'

/** Foods as people type them, and the row of the table they mean. */
const MEANT: Readonly<Record<string, string>> = {
  'beef-mince':
    'minced beef; beef, minced; 500g minced beef; beef mince; ground beef; frozen minced beef; mince (beef)',
  'pork-mince': 'minced pork; pork, minced; 300 g minced pork; ground pork',
  'chicken-mince': 'minced chicken; chicken, minced; chicken mince; ground chicken',
  'turkey-mince': 'minced turkey; turkey, minced; ground turkey',
  'lamb-mince': 'minced lamb; lamb, minced; ground lamb',
  'veal-mince': 'minced veal; veal mince',
  'venison-mince': 'minced venison; venison mince',
  'stewing-beef':
    'diced beef; beef, diced; 500 g diced beef; braising beef; stewing beef; braising steak; casserole beef; beef for stew; chuck; diced stewing steak; beef chunks; cubed beef',
  'beef-steak':
    'beef; 400 g beef; sliced beef; frying steak; beef strips; fresh beef; frozen beef; minute steak',
  'lamb-shoulder': 'diced lamb; braising lamb; stewing lamb; lamb for stewing; lamb, diced',
  'lamb-steak': 'lamb steaks; lamb rump; lamb leg steaks',
  'lamb-leg': 'leg of lamb; lamb leg',
  'pork-shoulder': 'stewing pork; braising pork; diced pork shoulder',
  'pork-loin': 'pork; diced pork; pork strips; pork pieces; pork, cubed',
  'pork-belly': 'pork belly; slab of pork belly; belly pork',
  'pork-belly-slices': 'pork belly slices; sliced pork belly; pork belly, sliced; pork belly strips',
  'stewing-venison': 'diced venison; stewing venison',
  'chicken-breast':
    'chicken; 300 g chicken; frozen chicken; raw chicken; diced chicken; chicken, diced; chicken stir fry strips; stir fry chicken; free-range chicken',
  'chicken-leg': 'chicken pieces; chicken joints; bone-in chicken pieces',
  'chicken-breast-cooked':
    'cooked chicken; chicken, cooked; leftover chicken; leftover roast chicken; shredded chicken',
  'whole-chicken': 'whole chicken; 1 chicken; a whole chicken',
  'beef-roasted': 'leftover beef; leftover roast beef; cold roast beef',
  'lamb-leg-roasted': 'leftover lamb; leftover roast lamb',
  'pork-loin-roasted': 'leftover pork; roast pork',
  'toulouse-sausage': 'Toulouse sausage; toulouse sausages; 6 Toulouse sausages',
  'pork-sausage': 'sausages; pack of sausages; cumberland sausages; frozen sausages; 8 sausages',
  'bacon-lardons': 'bacon lardons; lardons; smoked bacon lardons; diced pancetta; cubed pancetta',
  bacon: 'packet of bacon; streaky bacon rashers; bacon rashers; diced bacon',
  't-bone-steak': 't-bone; T-bone steak; porterhouse',
  'american-cheese': 'cheese slices; processed cheese slices; burger cheese',
  cheddar: 'cheese; block of cheese; sliced cheese; cheddar slices; cheese, grated',
  scamorza: 'scamorza; smoked scamorza; provola; caciocavallo',
  mozzarella: 'ball of mozzarella; pizza mozzarella; bocconcini; mozzarella, torn',
  feta: 'block of feta; feta cheese; 1 block of feta',
  hummus: 'tub of hummus; pot of hummus; houmous',
  'greek-yoghurt': 'greek yog; pot of greek yogurt; tub of Greek yoghurt',
  'red-wine': 'a bottle of red wine; bottle of red wine; glass of red wine; red wine',
  'white-wine': 'bottle of white wine; a glass of white wine; splash of white wine; bottle of white',
  marsala: 'marsala; dry marsala; sweet marsala; bottle of marsala; marsala wine',
  sherry: 'sherry; dry sherry',
  'dessert-wine': 'port; ruby port; madeira; vermouth; dry vermouth',
  amaretto: 'amaretto; disaronno; shot of amaretto',
  spirits: 'rum; dark rum; whisky; vodka',
  brandy: 'brandy; cognac; calvados',
  kirsch: 'kirsch',
  beer: 'beer; lager; bottle of beer; can of lager; a can of beer',
  ale: 'ale; ales; bottle of ale; stout; guinness; porter; brown ale',
  cider: 'cider; ciders; dry cider; bottle of cider',
  espresso: 'espresso; espressos; a shot of espresso; strong espresso; double espresso',
  coffee: 'coffee; strong coffee; black coffee; brewed coffee',
  'instant-coffee': 'instant coffee; espresso powder; instant espresso; coffee granules',
  'shortcrust-pastry':
    'ready-rolled shortcrust; shortcrust; shortcrust pastry block; pie crust; packet of shortcrust pastry; shortcrust pastry sheet',
  'puff-pastry': 'ready-rolled puff pastry; sheet of puff pastry; ready rolled pastry; puff pastry block',
  'filo-pastry': 'filo; filo pastry sheets; phyllo dough; box of filo',
  pesto: 'jar of pesto; a jar of pesto; half a jar of pesto; pesto',
  'tomato-passata': 'bottle of passata; jar of passata; passata',
  'chopped-tomatoes': 'tin of tomatoes; a tin of chopped tomatoes; can of tomatoes; 2 tins tomatoes',
  tomato: 'tomatoes; tomatoes, chopped; 400 g tomatoes, chopped; beefsteak tomatoes',
  'chickpeas-canned': 'tin of chickpeas; can of chickpeas; jar of chickpeas',
  'coconut-milk': 'tin of coconut milk; can of coconut milk; carton of coconut milk',
  egg: 'box of eggs; carton of eggs; half a dozen eggs; eggs x 6',
  spinach: 'bag of spinach; bag of baby spinach; spinach',
  'bagged-salad': 'bag of salad; salad; green salad; bag of mixed salad',
  strawberries: 'punnet of strawberries; a punnet of strawberries',
  potato:
    'sack of potatoes; bag of potatoes; potatoes; potatoes, mashed; spuds; a few spuds; plenty of potatoes',
  'white-bread': 'loaf of bread; bread; stale bread; day-old bread; slices of bread',
  'white-rice-cooked':
    'day-old rice; day old rice; leftover rice; cold cooked rice; pouch of microwave rice; rice, cooked',
  'white-rice': 'rice; bag of rice; 200 g rice; long grain rice',
  'pasta-cooked': 'leftover pasta; cooked pasta; cold pasta',
  spaghetti: 'spaghetti; packet of spaghetti; dried spaghetti',
  linguine: 'linguine; linguini; packet of linguine',
  bucatini: 'bucatini; perciatelli',
  'angel-hair': 'angel hair; angel hair pasta; capellini',
  spaetzle: 'spätzle; spaetzle; spatzle; packet of spätzle; fresh spaetzle',
  pasta: 'penne; casarecce; paccheri; orecchiette; trofie; cavatelli',
  'lasagne-sheets':
    'lasagne sheets; lasagna noodles; dried lasagne sheets; fresh lasagne sheets; box of lasagne sheets',
  'cannelloni-tubes': 'cannelloni tubes; cannelloni; manicotti; jumbo shells',
  'rice-paper': 'rice paper; rice paper wrappers; rice paper sheets; summer roll wrappers',
  'wonton-wrappers': 'wonton wrappers; gyoza wrappers; spring roll wrappers; dumpling skins',
  'bonito-flakes': 'bonito flakes; katsuobushi; dried bonito flakes',
  'dried-shrimp': 'dried shrimp; dried prawns',
  'chilli-oil': 'chilli oil; chili oil; chile oil; sichuan chilli oil; rayu',
  'truffle-oil': 'truffle oil; garlic oil',
  'chilli-crisp': 'chilli crisp; crispy chilli in oil; lao gan ma; jar of chilli crisp',
  'massaman-paste': 'massaman paste; massaman curry paste; mussaman paste; jar of massaman paste',
  'laksa-paste': 'laksa paste; panang curry paste; rendang paste',
  'thai-green-curry-paste': 'green curry paste; thai green curry paste; jar of green curry paste',
  'curry-roux': 'curry roux; japanese curry roux; curry roux cubes; golden curry; curry block',
  'black-vinegar': 'chinkiang vinegar; black vinegar; chinkiang; zhenjiang vinegar',
  'chinese-five-spice': 'five spice; five-spice; chinese five spice',
  'rose-water': 'rose water; rosewater',
  matcha: 'matcha; matcha powder',
  poha: 'poha',
  frankfurter: 'hot dogs; frankfurters',
  'beef-burger': 'burgers; frozen burgers; beef burgers; burger patties',
  onion: 'lots of onions',
  'black-eyed-beans-canned': 'black eye beans',
  'ground-walnuts': 'ground walnuts',
  'roasted-peppers-jar': 'jar of roasted red peppers',
  chorizo: 'chouriço',
  'flour-tortilla': 'wraps; tortilla wraps',
  'dried-yeast': 'sachet of yeast',
  'fenugreek-leaves-dried': 'fenugreek leaves; kasuri methi',
  'flat-rice-noodles': 'flat rice noodles; wide rice noodles; ho fun',
  'salted-black-beans': 'salted black beans; fermented black beans',
  'green-papaya': 'green papaya',
  'dried-lime': 'dried limes; black lime',
  'stewing-veal': 'stewing veal; diced veal',
  'chicken-stock-cube': '2 chicken oxo cubes; chicken stock pot; chicken oxo',
  'vegetable-stock-cube': 'knorr stock pot; veg oxo; marigold bouillon',
  'haricot-beans-canned': 'haricot beans; navy beans; tin of haricot beans',
  'haricot-beans-dried': 'dried haricot beans',
  'coated-chocolates': 'mini eggs; cadbury mini eggs',
  'milk-chocolate': 'easter eggs; leftover easter egg',
  'ready-made-polenta': 'ready-made polenta; block of polenta; polenta block',
  'vegetarian-pesto': 'vegetarian pesto; veggie pesto',
  mincemeat: 'jar of mincemeat; half a jar of mincemeat left from christmas',
  couscous: 'cous cous; packet of lemon and coriander couscous',
  'cream-cheese': 'Philly; philadelphia',
  'goats-cheese': 'goats cheese log; goats cheese',
  'beetroot-cooked': 'beetroot vac pack; vac pack beetroot',
  'filled-pasta': 'spinach and ricotta ravioli; fresh tortellini',
  'self-raising-flour': 'self raising; self-raising flour',
  prawns: 'shell-on prawns; frozen prawns; raw prawns; king prawns; prawns, raw',
}

const CASES = Object.entries(MEANT).flatMap(([id, names]) =>
  names.split(';').map((name) => [name.trim(), id] as const),
)

test('foods are read as people mean them, and can be cooked with', () => {
  expect(CASES.length).toBeGreaterThan(300)
  const wrong = CASES.flatMap(([typed, id]) => {
    const { items, refused } = readPantry([typed], 'None')
    const read = items[0]?.food?.id ?? refused[0]?.reason ?? 'nothing'
    return read === id ? [] : [`${typed}: ${read}, meant ${id}`]
  })
  expect(wrong).toEqual([])
})

test('what is only drunk is no food to cook with', () => {
  for (const typed of ['cola', 'energy drink', 'gin and tonic', 'kombucha', 'milkshake']) {
    const { items, refused } = readPantry([typed], 'None')
    expect(items, typed).toEqual([])
    expect(refused[0]?.reason, typed).toMatch(/for drinking/)
  }
})

test.each([
  ['Hackfleisch', 'beef mince'],
  ['Zwiebeln', 'onion'],
  ['pechuga de pollo', 'chicken breast'],
  ['pommes de terre', 'potato'],
  ['ziemniaki', 'potato'],
  ['kurczak', 'chicken breast'],
  ['aloo', 'potato'],
  ['Zwetschgen', 'plum'],
  ['échalotes', 'shallot'],
  ['zucchini', 'zucchini'],
])('a food named in another language is written in English: %s', (typed, name) => {
  expect(readPantry([typed], 'None').items.map((item) => item.name)).toEqual([name])
})
