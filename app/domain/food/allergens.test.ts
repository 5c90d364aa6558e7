import { expect, test } from 'vitest'
import type { DietaryRestriction } from '#app/domain/recipe/recipe.ts'
import { allergensOf, dietVerdictOfLines } from './diets.ts'
import type { Allergen } from './food.ts'

/**
 * Lines and recipes written to slip through: derived ingredients, brands, other names, misspellings, choices, remarks.
 * What each contains is from food law and usual composition, not from the table.
 */
const CODES: Readonly<Record<string, Allergen>> = {
  ce: 'celery',
  gl: 'gluten',
  cr: 'crustaceans',
  eg: 'eggs',
  fi: 'fish',
  lu: 'lupin',
  mi: 'milk',
  mo: 'molluscs',
  mu: 'mustard',
  nu: 'nuts',
  pe: 'peanuts',
  se: 'sesame',
  so: 'soya',
  su: 'sulphites',
}
const readCodes = (codes: string): Allergen[] =>
  codes
    .trim()
    .split(' ')
    .filter(Boolean)
    .map((code) => {
      const allergen = CODES[code]
      if (allergen === undefined) throw new Error(`no allergen "${code}"`)
      return allergen
    })

/** `codes: line; line; …` */
const LINES = `
gl: 200 g plain flour; 1 cup all-purpose flour; 2 tbsp flour, for dusting; 100 g wholemeal flour; 1 cup self-raising flour
gl: 150 g spelt flour; rye flour; 200 g semolina; 1 cup couscous; 100 g giant couscous; 150 g bulgur wheat; 1 cup bulghur
gl: 100 g pearl barley; barley flakes; 200 g freekeh; 100 g seitan; 2 tbsp wheat germ; 50 g wheat bran; vital wheat gluten
gl: 400 g spaghetti; 12 oz penne; 250 g macaroni; 300 g orzo; 200 g fusilli; linguini; 1 lb rigatoni; 200 g vermicelli pasta
gl: 2 slices sourdough; 4 pitta breads; 2 naan; 6 flour tortillas; 1 baguette; ciabatta rolls; 2 crumpets; 1 bagel; croutons
gl: 100 g panko; 50 g breadcrumbs; fresh white breadcrumbs; 2 tbsp matzo meal; 1 packet stuffing mix; rye bread; pumpernickel
gl: 1 pack filo pastry; 1 sheet phyllo; couscous salad; 200 g farro; cream crackers; digestive biscuits; 6 crispbreads
gl: 330 ml beer; 1 bottle lager; 1 pint stout; 2 tbsp malt vinegar; 1 tbsp malt extract; 1 tsp Marmite; 1 pint Guinness; ale
gl so: 2 tbsp soy sauce; 1 tbsp soya sauce; shoyu; 3 tbsp light soy sauce; 1 tsp dark soy sauce; teriyaki sauce; soysauce
gl eg: 250 g egg noodles; fresh egg pasta; 300 g fresh tagliatelle; chow mein noodles; 4 Yorkshire puddings
gl: 200 g udon noodles; 100 g ramen noodles; 1 pack instant noodles; wonton wrappers; gyoza wrappers; spring roll wrappers
gl mi: 1 pizza margherita; 4 slices cheese on toast; macaroni and cheese; 2 cheese scones; 1 croissant; 2 brioche buns
gl eg mi: 2 pancakes; 1 waffle; 1 slice sponge cake; a slice of victoria sponge; 2 muffins; profiteroles; tiramisu; 1 eclair
mi: 25 g butter; 1 knob of butter; unsalted butter, melted; 2 tbsp ghee; 1 pint milk; skimmed milk; 300 ml semi-skimmed milk
mi: 150 ml double cream; 1/2 cup heavy cream; 100 ml single cream; half-and-half; 3 tbsp sour cream; soured cream; crème fraîche
mi: creme fraiche; clotted cream; whipped cream; 100 g cream cheese; Philadelphia; mascarpone; ricotta; quark; fromage frais
mi: 50 g parmesan; parmigiano reggiano; pecorino romano; 100 g cheddar; mature cheddar, grated; feta; halloumi; mozzarella
mi: gorgonzola; stilton; brie; camembert; gruyere; emmental; manchego; paneer; 100 g goat's cheese; goats cheese; blue cheese
mi: 150 g Greek yoghurt; natural yogurt; labneh; kefir; buttermilk; 2 tbsp milk powder; evaporated milk; condensed milk
mi: dulce de leche; 1 scoop vanilla ice cream; custard; whey protein powder; 100 g milk chocolate; white chocolate; lassi
mi: tzatziki; raita; 100 g cottage cheese; curd cheese; quark, to serve; caramel sauce; toffee; fudge; rice pudding; cheese sauce
mi: parmezan; chedder cheese; mozarella; yoghourt; buter; 30 g parmesan cheese rind; a splash of milk; milky coffee; latte
eg: 2 eggs; 1 egg yolk; 3 large egg whites, beaten; free-range eggs; quail eggs; 1 hard-boiled egg; poached egg; duck egg
eg: 2 tbsp mayonnaise; mayo; aioli; garlic mayonnaise; meringue; 4 meringue nests; advocaat; scrambled eggs; omelette; frittata
eg mi: hollandaise; hollandaise sauce; lemon curd; quiche; crème brûlée; egg custard; béarnaise sauce; eggnog; crème caramel
eg gl mi: French toast; 1 slice quiche lorraine; bread and butter pudding; carrot cake; cheesecake; 2 Scotch pancakes
fi: 4 anchovies; 6 anchovy fillets; 200 g cod; salmon fillets; smoked salmon; 1 tin tuna; canned tuna in brine; sardines; mackerel
fi: smoked haddock; kippers; sea bass; trout; halibut; monkfish; herring; pilchards; whitebait; caviar; fish roe; taramasalata
fi: 2 tbsp fish sauce; nam pla; nuoc mam; Worcestershire sauce; worcester sauce; 1 dash Worcestershire; Lea & Perrins; dashi
fi: bonito flakes; katsuobushi; fish stock; anchovy paste; gentleman's relish; Caesar dressing; caesar salad; tapenade with anchovies
fi gl: fish fingers; battered cod; beer-battered haddock; fish cakes; fish pie, breaded fish; tuna sandwich
cr: 200 g prawns; king prawns; tiger prawns; 12 shrimp; jumbo shrimp, peeled; crab; white crab meat; crab claws; 1 lobster
cr: crayfish; langoustines; scampi; brown shrimps; potted shrimps; shrimp paste; belacan; prawn crackers; crabmeat; dried shrimp
cr: crawfish; 1 lb raw shrimp, tails on; lobster tails; lobster bisque; prawn cocktail; prawn curry; shrimp cocktail
mo: mussels; clams; 12 oysters; scallops; squid; calamari; octopus; cuttlefish; cockles; whelks; snails; escargots; abalone
mo: 2 tbsp oyster sauce; clam juice; squid ink; smoked oysters; moules; razor clams; baby squid, cleaned; king scallops, roe on
nu: 50 g almonds; flaked almonds; ground almonds; almond flour; almond butter; almond milk; marzipan; amaretti; frangipane
nu: walnuts; walnut halves; walnut oil; pecans; 30 g cashews; cashew nuts; cashew butter; hazelnuts; hazelnut oil; pistachios
nu: brazil nuts; macadamias; praline; Nutella; chocolate hazelnut spread; pesto; basil pesto; nut roast; nougat; mixed nuts
nu: dukkah; 1 tbsp amaretto; romesco sauce; baklava; Bakewell tart; pecan pie; almond extract; trail mix; ajo blanco; muesli with nuts
pe: 30 g peanuts; roasted salted peanuts; 2 tbsp peanut butter; crunchy peanut butter; satay sauce; groundnut oil; peanut oil
pe: monkey nuts; groundnuts; peanut sauce; chicken satay; Snickers bar; peanut brittle; kung pao chicken; gado gado; pad thai
so: 200 g tofu; silken tofu; firm tofu, cubed; tempeh; edamame; soya milk; soy milk; 2 tbsp miso; white miso paste; red miso
so: natto; soya beans; soya mince; textured vegetable protein; TVP; soy lecithin; soya yoghurt; doenjang; tamari; soy protein isolate
so gl: hoisin sauce; black bean sauce; ponzu; gochujang; sweet and sour tofu with soy sauce; kecap manis
so: 1 pot soya dessert; tofu skin; yuba; fermented black beans; inari; soya flour; soybean oil; smoked tofu; soya cream
se: 1 tbsp sesame seeds; toasted sesame oil; 2 tbsp tahini; tahina; halva; hummus; houmous; za'atar; gomasio; black sesame seeds
se: baba ganoush; moutabal; sesame paste; furikake; everything bagel seasoning; sesame brittle; hummous; sesame snaps
mu: 1 tsp Dijon mustard; wholegrain mustard; English mustard; mustard powder; mustard seeds; yellow mustard; American mustard
mu: piccalilli; honey mustard dressing; mustard oil; black mustard seeds; brown mustard seeds; German mustard; mustard, to serve
ce: 2 sticks celery; celery stalks; celeriac; celery salt; celery seeds; celery leaves; Waldorf salad; 1 celeriac, peeled
ce: vegetable stock; 1 vegetable stock cube; chicken stock cube; bouillon powder; mirepoix; Bloody Mary; vegetable bouillon; soffritto
su: 150 ml white wine; red wine; 1 glass prosecco; champagne; dry sherry; marsala; port; dried apricots; cider; vermouth
su: balsamic vinegar; red wine vinegar; white wine vinegar; golden raisins; sultanas; sun-dried tomatoes; rosé wine; mulled wine
lu: lupin flour; lupin seeds; lupini beans; lupin beans; lupin flakes; 100 g lupin; lupine flour; tremoços
mi: 1 tbsp olive oil or butter; butter or oil, for frying; milk or soya milk; 100 g spaghetti, plus parmesan to serve
mi: potatoes, mashed with butter; rocket, with shaved parmesan; soup (with a swirl of cream); 1 pear with stilton; jacket potato with cheese
nu: topped with chopped walnuts; granola with almonds; 50 g dates or almonds; salad with pecans; cashews (optional)
eg: egg, beaten, to glaze; flour, plus 1 egg; 1 large free range egg (medium will do); eggwash; egs
se: rice, sprinkled with sesame seeds; noodles with sesame oil; bun with sesame seeds; falafel with tahini
fi: Pasta with anchovies; tuna, drained; toast with smoked salmon; salmon or trout; capers and anchovies
gl: soup with croutons; a pint of beer; bread, to serve; toast, to serve; crackers, to serve; pasta or rice; noodles or rice
mu: 1 tbsp mayonnaise with mustard; ham with mustard; 1 hot dog with mustard; vinaigrette with Dijon mustard
so: burger with soy cheese; rice with tofu; stir-fried tofu and broccoli; tofu or paneer; miso soup; miso ramen
cr: paella with prawns; rice with shrimp; chicken or prawns; crab or lobster; avocado with prawns; bisque with crab
pe: rice with peanuts; noodles with peanut butter; toast with peanut butter; peanuts, chopped, to garnish; peanuts or cashews
`

/** Names that sound like an allergen and hold none: saying "contains" here would be wrong as well. */
const HARMLESS = `
coconut milk; coconut cream; coconut oil; cocoa butter; butter beans; butternut squash; peanut-free; nutmeg; ground nutmeg
water chestnuts; cream of tartar; buckwheat; buckwheat flour; rice flour; cornflour; cornstarch; polenta; rice noodles; quinoa
oyster mushrooms; king oyster mushrooms; eggplant; aubergine; lettuce; butterhead lettuce; gram flour; chickpea flour; tapioca
potato starch; rice cakes; corn tortillas; popcorn; rice vinegar; lemon juice; olive oil; sunflower oil; maple syrup; honey
chickpeas; lentils; kidney beans; black beans; peas; sweetcorn; carrots; potatoes; onions; garlic; tomatoes; bananas; apples
chicken thighs; beef mince; lamb chops; pork belly; duck breast; venison; turkey mince; bacon; rice; millet; amaranth; teff
sunflower seeds; pumpkin seeds; chia seeds; linseeds; poppy seeds; coconut; tiger nuts; nutritional yeast; cocoa powder; coffee
`

const split = (text: string) =>
  text
    .split(/[;\n]/)
    .map((line) => line.trim())
    .filter(Boolean)

const CASES = LINES.trim()
  .split('\n')
  .flatMap((row) => {
    const [codes = '', rest = ''] = row.split(/:(.*)/s)
    return split(rest).map((line) => ({ line, allergens: readCodes(codes) }))
  })

type Recipe = { lines: string[]; allergens: Allergen[]; breaks: DietaryRestriction[] }
const DIETS: Readonly<Record<string, DietaryRestriction>> = {
  V: 'Vegetarian',
  Ve: 'Vegan',
  GF: 'Gluten-Free',
  DF: 'Dairy-Free',
}

/** `codes | diets broken | line; line; …` with the offender seldom where one looks first. */
const RECIPES: Recipe[] = `
fi gl | V Ve GF | 500 g beef mince; 1 onion; 2 tbsp Worcestershire sauce; 400 g tin tomatoes; 1 slice bread
fi gl eg mi | V Ve GF DF | 2 romaine lettuces; 3 tbsp Caesar dressing; 50 g croutons; 30 g parmesan; 1 egg yolk
gl so | Ve GF V | 300 g chicken thighs; 2 tbsp soy sauce; 1 tbsp honey; 200 g rice
gl so | GF | 200 g tofu; 1 tbsp soy sauce; 100 g rice; 1 pak choi; 1 tsp ginger
fi | V Ve | 200 g rice noodles; 1 tbsp fish sauce; 1 lime; 1 carrot; 1 cucumber
mo gl | V Ve GF | 300 g broccoli; 2 tbsp oyster sauce; 2 cloves garlic; 1 tbsp sunflower oil
cr | V Ve | 1 aubergine; 1 tsp shrimp paste; 200 ml coconut milk; 2 shallots
nu mi | V Ve DF | 300 g courgettes; 4 tbsp pesto; 1 tbsp olive oil; 200 g potatoes
nu | | 200 g rice; 50 g cashews; 1 red pepper; 1 tbsp sunflower oil; 1 onion
pe | | 200 g rice noodles; 2 tbsp peanut butter; 1 lime; 1 carrot; 100 g beansprouts
se | | 400 g chickpeas; 3 tbsp tahini; 1 lemon; 1 clove garlic; 2 tbsp olive oil
se gl | GF | 4 pitta breads; 200 g hummus; 1 cucumber; 2 tomatoes
mu | | 500 g new potatoes; 1 tbsp Dijon mustard; 3 tbsp olive oil; 1 tbsp cider vinegar; chives
ce | | 2 sticks celery; 1 onion; 2 carrots; 200 g lentils; 1 bay leaf
ce gl | V Ve GF | 1 chicken stock cube; 200 g rice; 1 onion; 1 tsp turmeric
su | | 500 g mushrooms; 150 ml white wine; 2 shallots; 1 tbsp olive oil; thyme
lu | | 200 g lupin flour; 100 g rice flour; 1 banana; 2 tbsp maple syrup
mi gl | Ve GF DF | 300 g macaroni; 30 g butter; 30 g flour; 400 ml milk; 150 g cheddar
eg gl mi | Ve GF DF | 200 g plain flour; 2 eggs; 300 ml milk; pinch of salt
eg | Ve | 1 tbsp mayonnaise; 200 g potatoes; 1 spring onion; 1 tsp lemon juice
fi eg | V Ve | 1 tin tuna; 2 tbsp mayo; 1 stick cucumber; 1 apple
mi | Ve DF | 200 g spinach; 200 g paneer; 1 tsp cumin; 1 onion; 400 g tomatoes
mi | V Ve DF | 4 lamb chops; 1 pot raita; 1 tsp cumin; mint
mi | Ve DF V | 500 g chicken breast; 2 tbsp ghee; 1 onion; 200 g basmati rice
mi gl | Ve GF DF | 2 naan; 400 g chickpeas; 30 g butter; 1 onion
gl | GF | 200 g bulgur wheat; 1 bunch parsley; 2 tomatoes; 1 lemon; 3 tbsp olive oil
gl | GF | 200 g pearl barley; 2 carrots; 1 leek; 1 onion; thyme
gl | GF | 300 g seitan; 1 onion; 1 red pepper; 2 tbsp olive oil
gl | GF | 330 ml beer; 2 onions; 200 g rice flour; 1 tbsp sunflower oil
gl | GF | 500 g chips; 2 tbsp malt vinegar; salt
gl | GF V Ve | 6 pork sausages; 1 onion; 500 g potatoes; 2 tbsp flour
| V Ve | 200 g rice; 4 rashers bacon; 1 onion; 100 g peas
| V Ve | 400 g kidney beans; 100 g lardons; 1 onion; 1 tsp paprika
| V Ve | 4 leaves gelatine; 300 g strawberries; 50 g sugar
| V Ve | 500 g potatoes; 2 tbsp lard; salt; rosemary
| V Ve | 500 g potatoes; 2 tbsp goose fat; thyme
gl | V Ve GF | 200 g black pudding; 2 apples; 1 onion
| Ve | 200 g rhubarb; 2 tbsp honey; 1 tsp ginger; 1 orange
mi | Ve DF | 300 g strawberries; 100 ml double cream; 1 tbsp sugar
mi | Ve DF | 200 g dark chocolate; 200 ml whipping cream; 1 tsp coffee
mi eg | Ve DF | 4 egg whites; 200 g sugar; 300 ml cream; 200 g raspberries
nu gl eg mi | Ve GF DF | 175 g butter; 3 eggs; 100 g flour; 100 g ground almonds; 150 g sugar
nu | | 200 g dates; 100 g walnuts; 2 tbsp cocoa powder
nu mi | Ve DF | 100 g Nutella; 2 bananas; 100 g strawberries
gl nu | GF | 1 pack filo pastry; 200 g pistachios; 3 tbsp maple syrup; 50 ml sunflower oil
cr gl eg | V Ve GF | 200 g prawns; 250 g egg noodles; 1 red pepper; 1 tbsp sunflower oil
cr mo | V Ve | 300 g paella rice; 200 g prawns; 300 g mussels; 1 onion; 1 red pepper
mo su | V Ve | 1 kg mussels; 200 ml white wine; 2 shallots; parsley
mo mi | V Ve DF | 8 scallops; 30 g butter; 1 lemon; 100 g peas
fi mi | V Ve DF | 400 g smoked haddock; 300 ml milk; 500 g potatoes; 1 leek
fi mi | V Ve DF | 200 g smoked salmon; 100 g cream cheese; 1 cucumber; dill
fi so gl | V Ve GF | 2 salmon fillets; 2 tbsp teriyaki sauce; 200 g rice; 1 pak choi
so gl | GF | 2 tbsp miso; 1 sheet nori; 2 spring onions; 200 g silken tofu
so fi gl | V Ve GF | 1 tbsp miso; 1 tsp dashi; 2 spring onions; 100 g tofu
gl so fi | V Ve GF | 100 g ramen noodles; 1 tbsp soy sauce; bonito flakes; 2 spring onions
se gl so | GF | 200 g udon noodles; 1 tbsp sesame oil; 1 tbsp soy sauce; 1 carrot
mu eg | Ve | 4 eggs; 1 tsp mustard powder; 1 lettuce; 1 tbsp olive oil
eg mu | Ve V | 200 g ham; 4 hard-boiled eggs; 1 tsp English mustard; 1 lettuce
ce | | 1 celeriac; 1 apple; 1 onion; 1 tbsp olive oil
nu ce eg | Ve | 2 sticks celery; 2 apples; 50 g walnuts; 2 tbsp mayonnaise
su mi | V Ve DF | 300 g arborio rice; 150 ml white wine; 50 g parmesan; 1 onion; saffron
su | V Ve | 500 g beef stewing steak; 300 ml red wine; 2 carrots; 1 onion; thyme
su | | 100 g dried apricots; 200 g quinoa; 1 lemon; mint
pe gl so | V Ve GF | 4 chicken thighs; 3 tbsp satay sauce; 200 g rice; 1 lime
pe | | 500 g potatoes; 2 tbsp groundnut oil; 1 tsp cumin; 1 tsp turmeric
gl mi | GF DF Ve | 2 slices cheese on toast; 1 tomato; 1 pear
gl mi eg | GF DF Ve | 1 slice carrot cake; 1 banana
gl mi fi | GF DF V Ve | 4 anchovies; 1 pizza margherita; rocket
mi | Ve DF V | 1 rotisserie chicken; 2 tbsp sour cream; 4 corn tortillas; 1 lime
gl | GF V Ve | 4 flour tortillas; 300 g chicken breast; 1 red pepper; 1 onion
gl eg | GF Ve V | 4 pork chops; 100 g panko; 2 eggs; 1 lemon
se mi | Ve DF | 1 aubergine; 2 tbsp tahini; 150 g Greek yoghurt; 1 pomegranate
| | 200 g rice; 400 g black beans; 1 avocado; 1 lime; coriander
| | 400 ml coconut milk; 1 sweet potato; 200 g spinach; 1 tsp turmeric; 1 onion
| | 200 g buckwheat; 1 beetroot; 1 tbsp olive oil; 1 orange; parsley
| | 4 corn tortillas; 400 g kidney beans; 1 tomato; 1 red onion; 1 lime
`
  .trim()
  .split('\n')
  .map((row) => {
    const [codes = '', diets = '', lines = ''] = row.split('|')
    return {
      lines: split(lines),
      allergens: readCodes(codes),
      breaks: diets
        .trim()
        .split(' ')
        .flatMap((diet) => DIETS[diet] ?? []),
    }
  })

test('the lists are long enough to mean something, and hold all 14 allergens', () => {
  expect(CASES.length + RECIPES.length).toBeGreaterThanOrEqual(500)
  expect(new Set(CASES.map(({ line }) => line)).size).toBe(CASES.length)
  const held = new Set(CASES.flatMap(({ allergens }) => allergens))
  expect([...held].toSorted()).toEqual(Object.values(CODES).toSorted())
})

test('misses no allergen of a line: each is named, or the line is said to be unknown', () => {
  const missed: string[] = []
  const unsaid: string[] = []
  for (const { line, allergens } of CASES) {
    const { contains, unknown } = allergensOf([line])
    const named = contains.map(({ allergen }) => allergen)
    const lacking = allergens.filter((allergen) => !named.includes(allergen))
    if (lacking.length === 0) continue
    if (unknown.length === 0) missed.push(`${line}: no ${lacking.join(', ')}`)
    else unsaid.push(line)
  }
  expect(missed).toEqual([])
  // "Unknown" is safe, but a list that only says so would be no help.
  expect(unsaid.length / CASES.length, unsaid.join('; ')).toBeLessThan(0.08)
})

test('names no allergen where only the name sounds like one', () => {
  const wrong = split(HARMLESS).flatMap((line) => {
    const { contains } = allergensOf([line])
    return contains.length > 0 ? [`${line}: ${contains.map(({ allergen }) => allergen).join(', ')}`] : []
  })
  expect(wrong).toEqual([])
})

test('no dish slips through a list of allergens', () => {
  const missed = RECIPES.flatMap(({ lines, allergens }) => {
    const { contains, unknown } = allergensOf(lines)
    const named = contains.map(({ allergen }) => allergen)
    const lacking = allergens.filter((allergen) => !named.includes(allergen))
    return lacking.length > 0 && unknown.length === 0 ? [`${lines.join('; ')}: ${lacking.join(', ')}`] : []
  })
  expect(missed).toEqual([])
})

test('no dish slips through a diet, and the dishes that keep it are not refused', () => {
  const wrong: string[] = []
  for (const { lines, breaks } of RECIPES) {
    for (const diet of Object.values(DIETS)) {
      const { verdict, offenders, unknown } = dietVerdictOfLines(lines, diet)
      const expected = breaks.includes(diet) ? 'breaks' : 'fits'
      if (verdict !== expected)
        wrong.push(
          `${diet} ${verdict}, not ${expected}: ${lines.join('; ')} (${[...offenders, ...unknown].join(', ')})`,
        )
    }
  }
  expect(wrong).toEqual([])
})

test('a combination of diets is broken by what breaks one of them', () => {
  const all = Object.values(DIETS)
  for (const { lines, breaks } of RECIPES) {
    for (const one of all) {
      for (const other of all) {
        const isBroken = breaks.includes(one) || breaks.includes(other)
        expect(dietVerdictOfLines(lines, [one, other]).verdict === 'breaks', lines.join('; ')).toBe(isBroken)
      }
    }
  }
})

test('a food nobody knows is never called safe, wherever it stands', () => {
  const unknownFoods = [
    'amba sauce',
    'zorbifruit',
    '2 tbsp grandma’s secret paste',
    'quandong chews',
    'fluffo',
  ]
  for (const unknown of unknownFoods) {
    for (const { lines } of RECIPES) {
      const dressed = [...lines.slice(0, 2), unknown, ...lines.slice(2)]
      for (const diet of Object.values(DIETS))
        expect(dietVerdictOfLines(dressed, diet).verdict, `${unknown} in ${lines.join('; ')}`).not.toBe(
          'fits',
        )
      expect(allergensOf(dressed).unknown.length).toBeGreaterThan(0)
    }
  }
})
