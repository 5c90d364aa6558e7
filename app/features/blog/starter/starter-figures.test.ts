import { expect, test } from 'vitest'
import { nutritionOf } from '#app/domain/food/nutrition.ts'
import { specNutrition } from '#app/domain/food/spec-nutrition.ts'
import { readStarterContent } from './starter-content.server.ts'

const { articles } = readStarterContent()

/** Statements of articles about foods, without the figures: the test computes them and looks for them. */
type Claim = readonly [says: string, foods: string, servings?: number]

const CLAIMS: Readonly<Record<string, readonly Claim[]>> = {
  'how-calories-and-macros-are-worked-out': [
    ['| Oats, 50 g | {kcal} | {protein} g | {carbs} g | {fat} g |', '50 g porridge oats'],
    ['| Milk, 200 ml | {kcal} | {protein} g | {carbs} g | {fat} g |', '200 ml semi-skimmed milk'],
    ['| Banana, 118 g peeled | {kcal} | {protein} g | {carbs} g | {fat} g |', '1 medium banana'],
    ['| Peanut butter, 15 g | {kcal} | {protein} g | {carbs} g | {fat} g |', '15 g peanut butter'],
    [
      '| **Bowl** | **{kcal}** | **{protein} g** | **{carbs} g** | **{fat} g** |',
      '50 g porridge oats; 200 ml semi-skimmed milk; 1 medium banana; 15 g peanut butter',
    ],
    [
      'this bowl holds {fibre} g of it',
      '50 g porridge oats; 200 ml semi-skimmed milk; 1 medium banana; 15 g peanut butter',
    ],
    ['raw chicken breast has {kcal} kcal and {protein} g of protein', '100 g raw chicken breast'],
    ['*cooked* chicken breast has {kcal} kcal', '100 g cooked chicken breast'],
    ['{kcal} kcal in 100 g dry', '100 g white rice'],
    ['{kcal} kcal in 100 g cooked', '100 g cooked white rice'],
    ['carries {kcal} kcal', '1 tbsp olive oil'],
  ],
  'how-much-protein-do-you-need': [
    ['| Chicken breast, 90 g raw | {protein} g | {kcal} |', '90 g chicken breast'],
    ['| Red lentils, 85 g dry | {protein} g | {kcal} |', '85 g red lentils'],
    ['| Fat-free Greek yoghurt, 200 g | {protein} g | {kcal} |', '200 g fat-free Greek yogurt'],
    ['| Tinned tuna, 100 g drained | {protein} g | {kcal} |', '100 g canned tuna in water'],
    ['| Eggs, three large | {protein} g | {kcal} |', '3 large eggs'],
    ['| Tinned chickpeas, 240 g drained | {protein} g | {kcal} |', '240 g canned chickpeas'],
    ['two slices of wholemeal bread hold {protein} g', '2 slices wholemeal bread'],
    ['50 g of oats {protein} g', '50 g porridge oats'],
    ['80 g of frozen peas {protein} g', '80 g frozen peas'],
    ['200 ml semi-skimmed milk: {protein} g', '50 g porridge oats; 200 ml semi-skimmed milk'],
    ['buttered wholemeal toast: {protein} g', '2 large eggs; 2 slices wholemeal bread; 1 tsp butter'],
    [
      'spinach and a tablespoon of oil: {protein} g',
      '60 g red lentils; 60 g white rice; 80 g spinach; 1 tbsp olive oil',
    ],
    ['150 g Greek yoghurt: {protein} g', '150 g Greek yogurt'],
    [
      'That makes {protein} g',
      '50 g porridge oats; 200 ml semi-skimmed milk; 2 large eggs; 2 slices wholemeal bread; 1 tsp butter; 60 g red lentils; 60 g white rice; 80 g spinach; 1 tbsp olive oil; 150 g Greek yogurt',
    ],
  ],
  'thirty-grams-of-fibre': [
    ['| 30 g cornflakes with milk | {fibre} g |', '30 g cornflakes; 200 ml semi-skimmed milk'],
    ['| Ham sandwich on white bread | {fibre} g |', '2 slices white bread; 60 g ham'],
    ['| A banana | {fibre} g |', '1 medium banana'],
    [
      'tinned tomatoes, chicken | {fibre} g |',
      '75 g pasta; 200 g canned chopped tomatoes; 100 g chicken breast',
    ],
    [
      '| **Day** | **{fibre} g** |',
      '30 g cornflakes; 200 ml semi-skimmed milk; 2 slices white bread; 60 g ham; 1 medium banana; 75 g pasta; 200 g canned chopped tomatoes; 100 g chicken breast',
    ],
    ['| 50 g porridge oats with milk | {fibre} g |', '50 g porridge oats; 200 ml semi-skimmed milk'],
    ['and a raw carrot | {fibre} g |', '2 slices wholemeal bread; 60 g ham; 1 medium carrot'],
    ['| A pear, skin on | {fibre} g |', '1 medium pear'],
    [
      'half a tin of chickpeas | {fibre} g |',
      '75 g wholemeal pasta; 200 g canned chopped tomatoes; 120 g canned chickpeas',
    ],
    [
      '| **Day** | **{fibre} g** |',
      '50 g porridge oats; 200 ml semi-skimmed milk; 2 slices wholemeal bread; 60 g ham; 1 medium carrot; 1 medium pear; 75 g wholemeal pasta; 200 g canned chopped tomatoes; 120 g canned chickpeas',
    ],
    [
      'still gives you {fibre} g on the plate',
      '75 g wholemeal pasta; 200 g canned chopped tomatoes; 60 g canned chickpeas; 60 g chicken breast',
    ],
    ['wholemeal pasta has {fibre} g', '75 g wholemeal pasta'],
    ['where white has {fibre} g', '75 g pasta'],
    ['chickpeas bring another {fibre} g', '120 g canned chickpeas'],
    ['black beans has {fibre} g', '120 g canned black beans'],
    ['butter beans {fibre} g', '120 g canned butter beans'],
    ['at {fibre} g for the same weight', '120 g cooked lentils'],
    ['dry pearl barley holds {fibre} g', '60 g pearl barley'],
    ['bulgur {fibre} g', '60 g bulgur wheat'],
    ['white rice has {fibre} g', '60 g white rice'],
    ['surprise at {fibre} g', '60 g brown rice'],
    ['80 g, has {fibre} g', '80 g raspberries'],
    ['medium apple at {fibre} g', '1 medium apple'],
    ['Almonds bring {fibre} g in 30 g', '30 g almonds'],
    ['{fibre} g in 25 g', '25 g popcorn'],
    ['{fibre} g in a generous 80 g', '80 g lettuce'],
  ],
  'how-to-read-a-food-label': [
    ['| Cheddar | {fat} g | {saturates} g | {sugars} g | {salt2} g |', '100 g cheddar'],
    ['| Granola | {fat} g | {saturates} g | {sugars} g | {salt2} g |', '100 g granola'],
    ['| Baked beans | {fat} g | {saturates} g | {sugars} g | {salt2} g |', '100 g baked beans'],
    ['brings {saturates} g of saturates', '30 g cheddar'],
    ['bring {salt2} g of salt', '200 g baked beans'],
  ],
  'six-grams-of-salt': [
    ['| Fish sauce, 1 tablespoon | {salt} g |', '1 tbsp fish sauce'],
    ['| Soy sauce, 1 tablespoon | {salt} g |', '1 tbsp soy sauce'],
    ['| Parma ham, 30 g | {salt} g |', '30 g prosciutto'],
    ['| Ham, 60 g | {salt} g |', '60 g ham'],
    ['| Baked beans, 200 g | {salt} g |', '200 g baked beans'],
    ['| Miso, 1 tablespoon | {salt} g |', '1 tbsp miso paste'],
    ['| Feta, 50 g | {salt} g |', '50 g feta'],
    ['| Halloumi, 60 g | {salt} g |', '60 g halloumi'],
    ['| Smoked salmon, 50 g | {salt} g |', '50 g smoked salmon'],
    ['| Wholemeal bread, 2 slices | {salt} g |', '2 slices wholemeal bread'],
    ['| Capers, 10 g | {salt} g |', '10 g capers'],
    ['| Cheddar, 30 g | {salt} g |', '30 g cheddar'],
    ['| Crisps, 25 g | {salt} g |', '25 g crisps'],
    ['bacon sandwich with butter: {salt} g', '2 slices white bread; 10 g salted butter; 50 g bacon'],
    ['ham and cheddar sandwich: {salt} g', '2 slices white bread; 60 g ham; 30 g cheddar'],
    ['tablespoon of soy sauce: {salt} g', '60 g egg noodles; 1 tbsp soy sauce; 100 g chicken breast'],
    [
      'the day stands at {salt} g',
      '2 slices white bread; 10 g salted butter; 50 g bacon; 2 slices white bread; 60 g ham; 30 g cheddar; 60 g egg noodles; 1 tbsp soy sauce; 100 g chicken breast',
    ],
    ['instead of the bacon: {salt} g', '2 slices white bread; 10 g unsalted butter; 2 eggs'],
    ['the cheddar stays: {salt} g', '2 slices white bread; 60 g roast chicken; 30 g cheddar'],
    ['juice of a lime: {salt} g', '60 g egg noodles; 1 tsp soy sauce; 1 lime; 100 g chicken breast'],
    [
      'The new total is {salt} g',
      '2 slices white bread; 10 g unsalted butter; 2 eggs; 2 slices white bread; 60 g roast chicken; 30 g cheddar; 60 g egg noodles; 1 tsp soy sauce; 1 lime; 100 g chicken breast',
    ],
    ['pasta for two is {salt} g', '20 g parmesan'],
  ],
  'plan-a-week-from-the-fridge': [
    [
      '500 g potatoes and two carrots | {kcal} | {protein} g |',
      '300 g chicken thighs; 500 g potatoes; 2 carrots; 1 tbsp olive oil',
      2,
    ],
    [
      '150 g spinach and the Parmesan | {kcal} | {protein} g |',
      '160 g pasta; 250 g mushrooms; 150 g spinach; 2 cloves garlic; 40 g parmesan; 1 tbsp olive oil',
      2,
    ],
    [
      'two carrots and two eggs | {kcal} | {protein} g |',
      '125 g egg noodles; 300 g white cabbage; 2 carrots; 2 eggs; 1 tbsp soy sauce; 1 tbsp sunflower oil',
      2,
    ],
    [
      'the rest of the spinach | {kcal} | {protein} g |',
      '1 onion; 2 carrots; 100 g celery; 50 g spinach; 240 g canned cannellini beans; 400 g canned chopped tomatoes; 1 tbsp olive oil',
      2,
    ],
    [
      'cabbage and three eggs | {kcal} | {protein} g |',
      '140 g rice; 3 eggs; 200 g white cabbage; 1 tbsp sunflower oil; 1 tbsp soy sauce',
      2,
    ],
  ],
  'ten-store-cupboard-suppers': [
    [
      'more than salt would. *{kcal} kcal, {protein} g protein, {fibre} g fibre.*',
      '150 g red lentils; 1 onion; 1 tbsp olive oil; 400 g canned chopped tomatoes; 1 tsp ground cumin; 1 lemon',
      2,
    ],
    [
      'wholemeal toast. *{kcal} kcal, {protein} g protein, {fibre} g fibre.*',
      '240 g canned chickpeas; 1 onion; 1 tbsp olive oil; 2 tsp smoked paprika; 400 g canned chopped tomatoes; 160 g frozen spinach; 2 slices wholemeal bread',
      2,
    ],
    [
      'wholemeal toast. *{kcal} kcal, {protein} g protein, {fibre} g fibre.*',
      '240 g canned cannellini beans; 2 tbsp olive oil; 2 cloves garlic; 1 tsp dried rosemary; 4 slices wholemeal bread',
      2,
    ],
    [
      'in the sum. *{kcal} kcal, {protein} g protein, {fibre} g fibre.*',
      '240 g canned black beans; 1 onion; 1 tbsp sunflower oil; 400 g canned chopped tomatoes; 1 tsp ground cumin; 1 tsp smoked paprika; 120 g white rice',
      2,
    ],
    [
      'dry pan and chopped. *{kcal} kcal, {protein} g protein, {fibre} g fibre.*',
      '120 g couscous; 240 g canned chickpeas; 30 g dried apricots; 30 g almonds; 1 tbsp olive oil; 1 tsp ground cumin',
      2,
    ],
    [
      '150 g pasta. *{kcal} kcal, {protein} g protein, {fibre} g fibre.*',
      '150 g pasta; 1 tbsp olive oil; 2 cloves garlic; 110 g canned tuna; 400 g canned chopped tomatoes; 1 tbsp capers',
      2,
    ],
    [
      'at the table. *{kcal} kcal, {protein} g protein, {fibre} g fibre.*',
      '150 g spaghetti; 120 g canned sardines in oil; 40 g breadcrumbs; 30 g raisins; 1 tbsp olive oil',
      2,
    ],
    [
      'if you have some. *{kcal} kcal, {protein} g protein, {fibre} g fibre.*',
      '125 g egg noodles; 60 g peanut butter; 1 tbsp soy sauce; 1 tbsp vinegar; 160 g frozen green beans',
      2,
    ],
    [
      '1 tbsp soy sauce. *{kcal} kcal, {protein} g protein, {fibre} g fibre.*',
      '140 g white rice; 3 eggs; 100 g frozen peas; 2 cloves garlic; 1 tbsp sunflower oil; 1 tbsp soy sauce',
      2,
    ],
    [
      'lukewarm than hot. *{kcal} kcal, {protein} g protein, {fibre} g fibre.*',
      '4 eggs; 400 g potatoes; 1 onion; 2 tbsp olive oil',
      2,
    ],
  ],
  'batch-cook-grains-and-pulses': [
    ['281 g | {protein} g |', '100 g cooked white rice'],
    ['298 g | {protein} g |', '100 g cooked brown rice'],
    ['286 g | {protein} g |', '100 g cooked pearl barley'],
    ['307 g | {protein} g |', '100 g cooked quinoa'],
    ['303 g | {protein} g |', '100 g cooked lentils'],
    ['230 g | {protein} g |', '100 g cooked chickpeas'],
    ['265 g | {protein} g |', '100 g cooked red kidney beans'],
  ],
  'portions-by-eye-or-by-scales': [
    ['80 g more is {kcal} kcal', '80 g spinach'],
    ['| 1 tbsp, 13.5 g | {kcal} |', '1 tbsp olive oil'],
    ['| 2 tbsp, 27 g | {kcal} |', '2 tbsp olive oil'],
    ['| 45 g | {kcal} |', '45 g granola'],
    ['| 90 g | {kcal} | 220 |', '90 g granola'],
    ['| 75 g | {kcal} |', '75 g pasta'],
    ['| 120 g | {kcal} |', '120 g pasta'],
    ['| 60 g | {kcal} |', '60 g white rice'],
    ['| 90 g | {kcal} | 110 |', '90 g white rice'],
    ['| 20 g | {kcal} |', '20 g cheddar'],
    ['| 50 g | {kcal} |', '50 g cheddar'],
    ['| 15 g | {kcal} |', '15 g peanut butter'],
    ['| 30 g | {kcal} |', '30 g peanut butter'],
    ['put {kcal} kcal on top', '1 tbsp olive oil; 45 g granola; 15 g peanut butter'],
  ],
  'cooking-for-an-allergy': [
    ['flaxseed brings {fibre} g of fibre and {protein} g of protein', '1 tbsp ground flaxseed'],
    ['large egg had {protein} g', '1 large egg'],
  ],
  'keep-greens-fresh': [
    ['with {kcal} kcal and {protein} g of protein', '200 g spinach'],
    ['has {kcal} kcal and about {vitaminC} mg of vitamin C', '80 g kale'],
  ],
}

const claims = Object.entries(CLAIMS).flatMap(([slug, said]) =>
  said.map((claim) => [slug, ...claim] as const),
)

test.for(claims)('%s: %s', ([slug, says, foods, servings = 1]) => {
  const nutrition = nutritionOf(foods.split('; '), servings)
  expect(nutrition.uncounted).toEqual([])
  const { calories, protein, carbs, fat, fiber, sugar, sodium, saturatedFat, vitaminC } =
    specNutrition(nutrition)
  const salt = sodium === null ? null : (sodium * 2.5) / 1000
  const figures: Record<string, string | undefined> = {
    kcal: calories.toLocaleString('en-GB'),
    protein: protein.toFixed(1),
    carbs: carbs.toFixed(1),
    fat: fat.toFixed(1),
    fibre: fiber?.toFixed(1),
    sugars: sugar?.toFixed(1),
    saturates: saturatedFat?.toFixed(1),
    salt: salt?.toFixed(1),
    salt2: salt?.toFixed(2),
    vitaminC: vitaminC?.toFixed(0),
  }
  const sentence = says.replace(/\{(\w+)\}/g, (_, name: string) => figures[name] ?? '?')
  expect(articles.find((article) => article.slug === slug)!.body).toContain(sentence)
})
