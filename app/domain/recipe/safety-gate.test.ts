import { expect, test } from 'vitest'
import type { RecipeDraft } from './recipe.ts'
import { isSafeSoFar, safetyFaultOf } from './safety-gate.ts'

/** "Name | servings | line; line | step / step", as a model writes it. */
function draftOf(text: string): RecipeDraft {
  const [name = '', servings = '2', lines = '', steps = ''] = text.split(' | ')
  const list = (joined: string, mark: string) =>
    joined
      .split(mark)
      .map((one) => one.trim())
      .filter((one) => one !== '')
  return {
    name,
    description: '',
    cookingTimeMin: 30,
    difficulty: 'Beginner',
    cuisineType: 'International',
    servings: Number(servings),
    ingredients: list(lines, ';').map((line) => ({ text: line, isExtra: false })),
    instructions: list(steps, ' / '),
    dishTemplate: 'plate',
  }
}

/** Each is refused; the word behind the arrow stands in the reason. */
const HARMFUL = `
Elderberry smoothie | 2 | 200 g elderberries; 1 banana; 300 ml milk | Put everything in a blender and blend until smooth. Pour into two glasses. => elderberries
Elderberry yoghurt bowl | 1 | 100 g fresh elderberries; 150 g yoghurt | Spoon the yoghurt into a bowl. / Scatter with the elderberries. => elderberries
Quick chilli | 4 | 300 g dried kidney beans; 400 g chopped tomatoes; 1 onion | Fry the onion for 5 minutes. / Add the beans and tomatoes and simmer for 20 minutes. => soak
Bean stew | 4 | 250 g kidney beans, uncooked; 1 litre stock | Put the beans and stock in a pot. Simmer for 45 minutes until soft. => soak
Slow cooker chilli | 4 | 300 g dried red kidney beans; 500 g beef mince; 400 g tomatoes | Soak the beans overnight, drain and rinse. / Brown the mince. / Put everything in a slow cooker and cook on low for 8 hours. => hard
Cannellini soup | 4 | 300 g cannellini beans (dried); 1 litre water | Soak the beans overnight in cold water. Drain. / Simmer the beans in the water for 1 hour. => hard
Black bean tacos | 2 | 200 g dried black beans; 4 tortillas | Boil the beans for 15 minutes, drain and mash. / Warm the tortillas and fill. => soak
Chickpea salad | 2 | 150 g dried chickpeas; 1 cucumber; 1 lemon | Toss the chickpeas with the cucumber and lemon juice. Serve. => soak
Lentil salad | 2 | 150 g dried green lentils; 1 red onion | Mix the lentils with the onion and dress with oil. => lentils
Pan-fried chicken | 2 | 2 chicken breasts; 1 tbsp oil | Heat the oil and fry the chicken for 3 minutes a side, until still slightly pink in the middle. => underdone
Chicken tartare | 2 | 200 g chicken breast; 1 shallot; 1 egg yolk | Finely chop the chicken and mix with the shallot and yolk. Serve chilled. => chicken
Rare duck burgers | 2 | 400 g beef mince; 2 buns | Shape the mince into patties. Grill for 2 minutes a side for medium-rare. Serve in the buns. => mince
Turkey at 58 | 2 | 2 turkey breast steaks | Roast the turkey until it reaches 58 °C inside, then rest. => 58
Pork tartare | 2 | 200 g pork fillet; 1 onion | Chop the pork very finely, season and spread on bread. => pork
Steak tartare of mince | 2 | 300 g beef mince; 2 egg yolks; capers | Mix the mince with the capers. Form two patties and put a yolk on each. Serve raw. => mince
Pink livers | 2 | 300 g chicken livers; 20 g butter | Fry the livers in the butter for 3 minutes, so that they stay pink inside. => underdone
Nutmeg mash | 2 | 500 g potatoes; 2 tbsp ground nutmeg | Boil the potatoes for 20 minutes and mash with the nutmeg. => nutmeg
Saffron rice | 2 | 200 g rice; 2 tbsp saffron threads | Boil the rice with the saffron for 12 minutes. => saffron
Dal | 2 | 200 g red lentils; 2 tsp asafoetida | Simmer the lentils for 20 minutes with the asafoetida. => asafoetida
Clove tea rice | 1 | 100 g rice; 1 tbsp ground cloves | Boil the rice with the cloves for 15 minutes. => cloves
Cinnamon toast | 1 | 2 slices bread; 4 tbsp cinnamon | Toast the bread and cover with the cinnamon. => cinnamon
Soya slices | 1 | 218 g soya mince; 1 onion | Fry the onion for 5 minutes. Add the soya mince and fry for 4 minutes a side. => soya
Soya bowl | 2 | 80 g dried soya mince; 1 onion | Fry the onion for 5 minutes. Stir in the soya mince and fry for 3 minutes. Serve. => soak
Fried porcini | 2 | 20 g dried porcini; 20 g butter | Fry the dried porcini in the butter for 5 minutes. Serve on toast. => soak
Dried mushroom stew | 2 | 450 g dried mushrooms; 500 ml stock | Soak the mushrooms in hot water for 30 minutes. Simmer in the stock for 20 minutes. => mushrooms
Roast salt cod | 2 | 300 g salt cod; 400 g potatoes | Roast the salt cod with the potatoes for 25 minutes at 200 °C. => salt
Short soak bacalao | 2 | 300 g salt cod; 1 onion | Soak the cod for 30 minutes, drain. Fry with the onion for 10 minutes. => salt
Cassava chips | 2 | 500 g cassava; oil | Peel the cassava, cut into chips and fry for 12 minutes until golden. => cassava
Raw cassava salad | 2 | 300 g yuca; 1 lime | Grate the yuca and dress with the lime juice. => yuca
Taro leaf soup | 2 | 200 g taro leaves; 500 ml stock | Simmer the taro leaves in the stock for 5 minutes. => taro
Taro crisps | 2 | 300 g taro; oil | Slice the taro thinly and fry for 3 minutes. => taro
Cassava leaf stew | 2 | 300 g cassava leaves; 1 onion | Fry the onion, add the cassava leaves and cook for 10 minutes. => cassava
Fiddleheads in butter | 2 | 200 g fiddleheads; 30 g butter | Melt the butter and fry the fiddleheads for 5 minutes. => fiddleheads
Morel salad | 2 | 100 g fresh morels; 1 lettuce; 1 lemon | Slice the morels and toss with the lettuce and lemon juice. => morels
Shiitake carpaccio | 2 | 150 g shiitake mushrooms; 2 tbsp oil | Slice the shiitake very thinly and dress with the oil. => shiitake
Sprout salad | 2 | 200 g bean sprouts; 1 carrot; 1 lime | Toss the bean sprouts and carrot with the lime juice. Serve. => sprouts
Alfalfa sandwich | 1 | 30 g alfalfa sprouts; 2 slices bread; 1 tomato | Toast the bread. Fill with the tomato and alfalfa sprouts. => alfalfa
Frozen chicken traybake | 4 | 8 frozen chicken thighs; 500 g potatoes | Put the chicken thighs and potatoes on a tray and roast for 45 minutes. => thaw
Frozen turkey | 8 | 1 whole turkey, frozen | Roast the turkey at 180 °C for 3 hours. => thaw
Frozen mince pasta | 2 | 300 g minced beef (frozen); 200 g pasta | Fry the mince for 10 minutes. Boil the pasta for 10 minutes and mix. => thaw
Beef cheek stir-fry | 2 | 400 g beef cheeks; 1 pepper | Slice the cheeks. Stir-fry with the pepper for 5 minutes. => tough
Oxtail spaghetti | 2 | 500 g oxtail; 200 g spaghetti | Sear the oxtail for 5 minutes. Boil the spaghetti for 10 minutes and mix. => tough
Grilled lamb shank | 2 | 2 lamb shanks | Grill the lamb shanks for 8 minutes a side. => tough
Quick brisket | 2 | 400 g beef brisket; 1 onion | Fry the brisket for 6 minutes. Add the onion and fry for 5 minutes. => tough
Grilled octopus | 2 | 400 g octopus; 1 lemon | Grill the octopus for 3 minutes a side. Squeeze over the lemon. => octopus
Fried tripe | 2 | 300 g tripe; 1 onion | Fry the tripe and onion for 8 minutes. => tripe
Tongue tacos | 2 | 400 g ox tongue; 6 tortillas | Slice the tongue and fry for 4 minutes. Fill the tortillas. => tongue
Soft duck eggs | 2 | 4 duck eggs; toast | Boil the duck eggs for 5 minutes so that the yolks stay runny. Serve with toast. => underdone
Goose egg mayo | 4 | 1 goose egg; 200 ml oil | Whisk the goose egg with the oil until thick. => goose
Cookie dough bites | 4 | 200 g plain flour; 100 g butter; 80 g sugar | Mix the flour, butter and sugar. Roll into balls and chill. Eat straight from the fridge. => flour
Raw milk pudding | 2 | 500 ml raw milk; 2 tbsp sugar | Stir the sugar into the milk and chill. => milk
Almond biscuits | 4 | 100 g bitter almonds; 200 g flour | Mix and bake for 15 minutes. => almonds
Kernel pesto | 2 | 50 g apricot kernels; 30 g basil | Blend everything. => kernels
Green potato soup | 2 | 500 g green potatoes; 1 litre stock | Simmer the potatoes in the stock for 20 minutes. => potatoes
Forager's soup | 2 | 300 g foraged mushrooms; 500 ml stock | Simmer the mushrooms in the stock for 30 minutes. => mushrooms
Hedgerow bowl | 2 | 200 g wild berries; 200 g oats | Cook the oats for 10 minutes, top with the berries. => berries
Crumble | 4 | 500 g rhubarb; 150 g flour; 80 g butter | Bake the rhubarb under the crumble of flour and butter for 40 minutes. Serve with the rhubarb leaves as a garnish. => rhubarb
Garnished tart | 4 | 300 g apricots; 200 g flour; 100 g butter | Bake the tart of flour, butter and apricots for 40 minutes. Scatter with crushed apricot kernels. => kernels
Bamboo stir-fry | 2 | 200 g fresh bamboo shoots; 1 pepper | Stir-fry the bamboo shoots and pepper for 5 minutes. => bamboo
Raw salmon salad | 2 | 300 g salmon fillet; 1 cucumber | Slice the salmon and toss with the cucumber. Serve. => salmon
Prawn salad | 2 | 200 g raw prawns; 1 lettuce | Toss the prawns with the lettuce and a dressing. => prawns
Lupin snack | 2 | 200 g dried lupin beans; salt | Soak the beans overnight and boil for 20 minutes. Salt and eat. => lupin
Raw green beans | 2 | 200 g green beans; 1 lemon | Slice the beans thinly and dress with lemon. => beans
Lima salad | 2 | 200 g fresh lima beans; 1 onion | Fry the beans and onion for 4 minutes. => lima
`

/** Recipes that people cook; none is refused. */
const HARMLESS = `
Chilli | 4 | 2 x 400 g tins kidney beans, drained; 500 g beef mince; 400 g tomatoes; 1 onion | Fry the onion for 5 minutes. Add the mince and cook until no longer pink. / Add the tomatoes and simmer for 20 minutes. / Stir in the beans and heat through for 5 minutes.
Rajma | 4 | 250 g dried kidney beans; 1 onion; 400 g tomatoes | Soak the kidney beans overnight in plenty of cold water. Drain and rinse. / Cover with fresh water, bring to the boil and boil hard for 10 minutes, then simmer for 1 hour until soft. Drain. / Fry the onion for 8 minutes, add the tomatoes and beans and simmer for 20 minutes.
Boston beans | 6 | 400 g dried haricot beans; 100 g bacon; 3 tbsp treacle | Put the beans in a bowl, cover with water and leave to soak for at least 8 hours. Drain. / Boil rapidly for 10 minutes in fresh water, reduce the heat and simmer for 45 minutes. / Add the bacon and treacle and bake for 3 hours.
Pressure black beans | 4 | 300 g dried black beans; 1 onion | Rinse the beans and put in the pressure cooker with the onion and 1.2 litres water. / Cook at high pressure for 35 minutes. Drain.
Soaked chickpea stew | 4 | 250 g dried chickpeas, soaked overnight; 1 onion; 400 g tomatoes | Drain the chickpeas. Simmer in fresh water for 1 1/2 hours until tender. / Fry the onion for 5 minutes, add the tomatoes and chickpeas and simmer 20 minutes.
Falafel | 4 | 250 g dried chickpeas; 1 onion; 30 g parsley; oil for frying | Soak the chickpeas overnight, then drain well. / Blitz with the onion and parsley. / Shape into balls and deep-fry in batches for 5 minutes until deep golden.
Dal | 4 | 250 g red lentils; 1 tsp turmeric; 1 pinch asafoetida | Rinse the lentils. Simmer with the turmeric in 1 litre water for 20 minutes until soft. / Fry the asafoetida in ghee for 10 seconds and pour over.
Split pea soup | 4 | 400 g split peas; 1 ham hock; 1 onion | Put the split peas, ham hock and onion in a pot with 2 litres water. Simmer for 1 1/2 hours, until the peas collapse.
Roast chicken | 4 | 1 whole chicken; 1 lemon; 50 g butter | Heat the oven to 200 °C. Rub the chicken with the butter. Roast for 1 hour 20 minutes, until the juices run clear and no pink remains. Rest for 15 minutes.
Chicken curry | 4 | 600 g chicken thighs; 400 ml coconut milk; 2 tbsp curry paste | Brown the chicken in a casserole for 6 minutes. / Add the paste and coconut milk and simmer for 20 minutes, until the chicken is cooked through.
Coq au vin | 4 | 8 chicken legs; 500 ml red wine; 200 g mushrooms | Brown the legs all over. / Pour in the wine, cover and braise gently for an hour. / Fry the mushrooms and add.
Steak | 2 | 2 sirloin steaks; 20 g butter | Heat a pan until very hot. Sear the steaks for 2 minutes a side for medium-rare. Rest for 5 minutes, then serve.
Steak salad | 2 | 2 rump steaks; 1 lettuce; 1 tomato | Fry the steaks for 3 minutes a side for rare and rest. / Slice and toss with the lettuce and tomato.
Bolognese | 4 | 500 g beef mince; 400 g spaghetti; 400 g tomatoes | Brown the mince. Add the tomatoes and simmer for 45 minutes. / Boil the spaghetti and serve with the sauce.
Meatballs | 4 | 500 g pork mince; 1 egg; 50 g breadcrumbs; 400 g tomatoes | Mix the mince, egg and breadcrumbs and shape into 16 balls. / Brown the meatballs, pour in the tomatoes and simmer for 20 minutes.
Burgers | 4 | 600 g beef mince; 4 buns | Shape into four patties. Grill for 5 minutes a side until 71 °C inside. Serve in the buns.
Pork chops | 2 | 2 pork chops; 1 apple | Fry the chops for 6 minutes a side until cooked through. Rest. Fry the apple for 3 minutes.
Pulled pork | 6 | 2 kg pork shoulder; 2 tbsp paprika | Rub the pork with the paprika. Roast at 150 °C for 5 hours until it falls apart. Shred with two forks.
Braised beef cheeks | 4 | 1 kg beef cheeks; 500 ml red wine; 2 carrots | Sear the cheeks well. Add the carrots and wine, cover and cook in the oven at 150 °C for 3 hours, until they fall apart.
Oxtail stew | 4 | 1.5 kg oxtail; 1 litre stock; 2 onions | Brown the oxtail in batches. Add the onions and stock. Bring to a simmer, cover and cook on a low heat for 3 to 3 1/2 hours.
Slow cooker brisket | 6 | 1.5 kg beef brisket; 300 ml stock | Put the brisket and stock in the slow cooker. Cook on low for 8 hours.
Lamb shanks | 2 | 2 lamb shanks; 400 ml stock | Brown the shanks. Add the stock, cover and braise for 2 1/2 hours at 160 °C.
Instant pot short ribs | 4 | 1 kg beef short ribs; 200 ml stock | Sear the ribs. Add the stock and cook under high pressure for 45 minutes.
Grilled octopus, the proper way | 4 | 1 octopus; 2 lemons | Simmer the octopus in water for 50 minutes until tender. Drain. / Cut up and grill for 3 minutes a side.
Bacalao a la vizcaina | 4 | 600 g salt cod; 2 peppers | Soak the salt cod in cold water for 36 hours in the fridge, changing the water four times. Drain and dry. / Stew with the peppers for 25 minutes.
Thawed thighs | 4 | 8 frozen chicken thighs; 500 g potatoes | Thaw the chicken thighs in the fridge overnight. / Roast with the potatoes at 200 °C for 45 minutes.
Thawed already | 4 | 600 g frozen chicken breast, thawed; 300 g rice | Fry the chicken for 8 minutes until cooked through. Boil the rice and serve.
Soya bolognese | 4 | 120 g soya mince; 400 g tomatoes; 300 ml stock | Pour the hot stock over the soya mince and leave for 10 minutes. / Fry for 5 minutes, add the tomatoes and simmer for 20 minutes.
Soya in its sauce | 4 | 120 g soya mince; 800 g tomatoes; 300 ml stock | Put the soya mince, tomatoes and stock in a pan and simmer for 25 minutes.
Porcini risotto | 4 | 25 g dried porcini; 320 g risotto rice; 1 onion | Soak the porcini in boiling water for 20 minutes; drain, keeping the liquid. / Fry the onion. Add the rice and porcini and cook for 18 minutes, adding the liquid.
Mushroom on toast | 2 | 300 g shiitake mushrooms; 20 g butter; 4 slices bread | Fry the shiitake in the butter for 8 minutes until golden. Toast the bread and pile them on.
Wild mushroom pasta | 2 | 200 g wild mushrooms; 200 g pasta | Fry the mushrooms over a high heat for 10 minutes. Boil the pasta and toss.
Morels in cream | 2 | 150 g morels; 100 ml cream | Boil the morels for 5 minutes and drain. / Fry in butter for 8 minutes, add the cream and simmer for 3 minutes.
Pad thai | 2 | 200 g rice noodles; 150 g bean sprouts; 2 eggs | Soak the noodles. / Fry the eggs, add the noodles and sprouts and stir-fry for 3 minutes.
Elderberry crumble | 4 | 400 g elderberries; 200 g apples; 150 g flour; 100 g butter | Simmer the elderberries and apples with the sugar for 10 minutes. / Rub the flour and butter together, scatter over and bake for 30 minutes.
Elderflower fritters | 2 | 8 heads elderflower; 100 g flour; 1 egg | Make a batter of the flour and egg. Dip the elderflowers and fry for 2 minutes.
Boiled cassava | 4 | 1 kg cassava; salt | Peel the cassava, boil in salted water for 30 minutes until tender. Drain and serve.
Taro mash | 4 | 800 g taro; 100 ml coconut milk | Boil the taro for 25 minutes, drain and mash with the coconut milk.
Laing | 4 | 150 g taro leaves; 800 ml coconut milk | Put the taro leaves and coconut milk in a pot. Simmer gently for 1 hour without stirring.
Fiddleheads | 2 | 200 g fiddleheads; 20 g butter | Boil the fiddleheads in plenty of water for 15 minutes. Drain and discard the water. / Toss in the butter for 2 minutes.
Nettle soup | 4 | 200 g nettles; 1 onion; 1 litre stock | Soften the onion. Add the stock and nettles and simmer for 10 minutes. Blend.
Frittata | 4 | 4 duck eggs; 200 g spinach | Wilt the spinach. Pour in the beaten eggs and cook for 10 minutes, then grill until firm all through.
Hard duck eggs | 2 | 4 duck eggs; salt | Boil the duck eggs for 12 minutes. Cool and peel.
Soft hen eggs | 2 | 4 eggs; toast | Boil the eggs for 5 minutes so that the yolks stay runny. Serve with toast.
Ceviche | 2 | 300 g sea bass, sushi-grade; 4 limes; 1 red onion | Cut up the fish. Cover with the lime juice and cure in the fridge for 20 minutes. Add the onion.
Poke bowl | 2 | 250 g sushi-grade tuna; 200 g rice | Boil the rice. Dice the tuna and serve over the rice.
Smoked salmon bagels | 2 | 100 g smoked salmon; 2 bagels; cream cheese | Toast the bagels. Spread with the cheese and top with the salmon.
Prawn stir-fry | 2 | 200 g raw prawns; 1 pepper | Stir-fry the pepper for 3 minutes. Add the prawns for 2 to 3 minutes, until pink.
Moules | 2 | 1 kg mussels; 200 ml white wine | Steam the mussels in the wine for 4 minutes, until open.
Oysters | 2 | 12 oysters; 1 lemon | Open the oysters. Serve with the lemon on ice.
Fish pie | 4 | 400 g cod; 200 g smoked haddock; 800 g potatoes | Poach the fish in milk for 8 minutes. Boil and mash the potatoes. / Cover the fish with the mash and bake for 25 minutes.
Sponge cake | 8 | 225 g self-raising flour; 225 g butter; 4 eggs | Beat everything together, pour into two tins and bake at 180 °C for 25 minutes.
Shortbread | 8 | 250 g plain flour; 175 g butter; 75 g sugar | Rub together, press into a tin and bake for 30 minutes until pale gold.
White sauce | 2 | 30 g plain flour; 30 g butter; 400 ml milk | Melt the butter, stir in the flour for 1 minute and whisk in the milk. Simmer for 5 minutes.
Bread | 8 | 500 g strong white flour; 7 g yeast; 320 ml water | Knead for 10 minutes. Prove for 1 hour. Shape, prove again and bake at 220 °C for 30 minutes.
Pancakes | 4 | 200 g plain flour; 2 eggs; 400 ml milk | Whisk to a batter. Fry a ladleful at a time for 1 minute a side.
Nutmeg custard | 4 | 500 ml milk; 3 eggs; 1/4 tsp nutmeg | Whisk, pour into a dish, dust with nutmeg and bake for 40 minutes.
Mulled cider | 6 | 1 litre cider; 6 whole cloves; 1 cinnamon stick | Warm everything gently for 20 minutes.
Paella | 4 | 300 g rice; 1 pinch saffron; 200 g prawns; 300 g chicken thighs | Brown the chicken. Add the rice, saffron and stock and cook for 18 minutes. Lay the prawns on top for the last 4 minutes.
Rhubarb fool | 4 | 400 g rhubarb, leaves removed; 200 ml cream | Discard any rhubarb leaves. Stew the rhubarb for 10 minutes, cool and fold into the cream.
Plum cake | 8 | 8 plums, stones removed; 200 g flour; 150 g butter | Remove the stones from the plums. Bake in a batter of flour and butter for 45 minutes.
Almond cake | 8 | 200 g ground almonds; 4 eggs; 200 g sugar | Whisk everything and bake for 35 minutes.
Potato salad | 4 | 800 g new potatoes; 4 green onions | Boil the potatoes for 15 minutes. Toss with the onions.
Green bean salad | 4 | 400 g green beans; 1 shallot | Boil the beans for 5 minutes, drain and dress with the shallot.
Raw vegetable salad | 2 | 2 carrots; 1 fennel bulb; 100 g mushrooms | Shave the carrots, fennel and mushrooms. Dress with lemon.
Overnight oats | 1 | 50 g oats; 150 ml milk; 50 g blueberries | Mix and leave in the fridge overnight.
Bhaji | 2 | 100 g gram flour; 2 onions | Make a batter of the flour and water, coat the onions and deep-fry for 4 minutes.
Pho | 2 | 200 g beef steak; 200 g rice noodles; 1 litre broth; 100 g bean sprouts | Simmer the broth. Soak the noodles. / Slice the beef thinly, put everything in bowls and pour over the boiling broth, which cooks the beef and sprouts.
`

const cases = (text: string) =>
  text
    .trim()
    .split('\n')
    .map((line) => line.trim())
    .filter((line) => line !== '')

test.each(cases(HARMFUL))('refuses %s', (line) => {
  const [text = '', word = ''] = line.split(' => ')
  const fault = safetyFaultOf(draftOf(text))
  expect(fault, text).not.toBeNull()
  expect(fault?.reason.toLowerCase()).toContain(word.toLowerCase())
})

test.each(cases(HARMLESS))('lets pass %s', (line) => {
  expect(safetyFaultOf(draftOf(line))?.reason ?? null).toBeNull()
})

test('a draft being written is shown only while nothing in it can harm', () => {
  const curry = draftOf(
    'Curry | 2 | 300 g chicken; 1 onion | Fry the onion. / Simmer the chicken for 20 minutes.',
  )
  expect(isSafeSoFar({ name: 'Curry' })).toBe(true)
  expect(isSafeSoFar({ ...curry, instructions: [] })).toBe(true)
  expect(isSafeSoFar(curry)).toBe(true)
  expect(isSafeSoFar({ ...curry, instructions: ['Fry the chicken until still pink inside.'] })).toBe(false)
  // Beans to be soaked wait until the steps are judged; what is never eaten is not shown at all.
  const beans = draftOf('Stew | 2 | 200 g dried kidney beans; 1 onion | Soak the beans')
  expect(isSafeSoFar(beans)).toBe(false)
  const almonds = draftOf('Cake | 2 | 100 g bitter almonds; 1 egg | Mix.')
  expect(isSafeSoFar(almonds)).toBe(false)
  const dose = draftOf('Mash | 2 | 500 g potatoes; 2 tbsp nutmeg | Mash.')
  expect(isSafeSoFar(dose)).toBe(false)
})
