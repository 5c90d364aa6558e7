import type { FoodTablePart } from './row.ts'

/**
 * Water, hot drinks, juices, soft drinks, plant milks and alcohol. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const DRINKS: FoodTablePart = {
  group: 'drinks',
  rows: `
# Water and hot drinks
water||=|tap water, boiling water, cold water, hot water, warm water, mineral water, still water, ice water, bottled water, lukewarm water|SR14411|ready|0 0 0 0 0 0 4 0 0 0 3 0 0|cup 237, tbsp 14.8~, tsp 4.9~, serving 240~|100||vegan||liquid drink|3650/-/-|
ice||=|ice cubes, crushed ice, ice cube|SR14411|ready|0 0 0 0 0 0 4 0 0 0 3 0 0|cup 140~, piece 15~, handful 60~|100||vegan||liquid|-/-/365|water
sparkling-water||=|soda water, club soda, carbonated water, fizzy water|SR14121|ready|0 0 0 0 0 0 21 0 0 0 5 0.01 0|cup 236.8, can 330~, serving 250~|100||vegan||drink liquid|365/5/-|
tonic-water||=|tonic|SR14155|ready|34 0 8.8 0 0 8.8 12 0 0 0 1 0.01 0|cup 244, can 150~, serving 200~|100||vegan||drink|365/5/-|
coffee|||black coffee, brewed coffee, filter coffee, americano, cup of coffee|SR14209|ready|1 0.12 0 0.02 0 0 2 0.002 0 0 2 0.01 0|cup 237, piece 240~, serving 240~|100||vegan||drink liquid|-/1/-|
espresso||||SR14210|ready|9 0.12 1.67 0.18 0 0 14 0.092 0 0.2 2 0.13 0|cup 237~, piece 30~, serving 30~|100||vegan||drink liquid|-/1/-|
instant-coffee||=|coffee granules, instant espresso powder, espresso powder, coffee powder, nescafe, nescafé|FN92191100|dry|353 12.2 75.4 0.5 0 0 37 0.197 0 0 141 4.41 0|tbsp 3~, tsp 1~, serving 1.5|100||vegan||sweet drink|730/-/-|
coffee-with-milk||=|white coffee, coffee with milk and no sugar|FN92130010|ready|14 0.15 1.88 0.71 0 0.17 7 0.411 0 0 4 0.04 0|cup 240, serving 360|100||vegetarian|milk|drink|-/1/-|
coffee-with-milk-and-sugar||=|white coffee with sugar|FN92130000|ready|27 0.15 5.11 0.7 0 3.45 7 0.397 0 0 4 0.04 0|cup 248, serving 372|100||vegetarian|milk|drink|-/1/-|
latte|||caffè latte, cafe latte, caffe latte, flat white, milky coffee|FN92101900|ready|43 2.81 4.35 1.61 0 4.06 35 0.938 7 0.2 105 0.02 0|cup 240, piece 360, small 360, medium 480, large 600, serving 360|100||vegetarian|milk|drink|-/1/-|
skinny-latte|||skimmed milk latte|FN92101901|ready|30 2.87 4.37 0.1 0 4.2 36 0.056 2 0 110 0.02 0|cup 240, piece 360, small 360, medium 480, large 600, serving 360|100||vegetarian|milk|drink|-/1/-|
oat-latte|||oat milk latte, soya latte, plant-milk latte, oat flat white, oat milk cappuccino|FN92101903|ready|32 1.32 4.12 1.13 0.1 3.18 46 0.142 0 0 121 0.31 0|cup 240, piece 360, small 360, medium 480, large 600, serving 360|100||vegan|gluten soya|drink|-/1/-|
cappuccino||||FN92161000|ready|27 1.71 2.75 0.99 0 2.46 23 0.575 4 0.1 65 0.02 0|cup 240, piece 360, small 360, medium 480, large 600, serving 360|100||vegetarian|milk|drink|-/1/-|
mocha|||caffè mocha, cafe mocha|FN92101950|ready|64 2.56 10.22 1.47 0 9.3 46 0.855 6 0.2 96 0.02 0|cup 248, piece 372, small 372, medium 496, large 620, serving 372|100||vegetarian|milk|drink|-/1/-|
iced-latte|||iced coffee latte|FN92102500|ready|27 1.75 2.81 1.01 0 2.51 23 0.587 4 0.1 66 0.02 0|cup 240, piece 360, small 360, medium 480, large 600, serving 360|100||vegetarian|milk|drink|-/1/-|
iced-coffee|||cold brew|FN92102400|ready|1 0.09 0 0.02 0 0 2 0.002 0 0 2 0.01 0|cup 240, piece 360, small 360, medium 480, large 600, serving 360|100||vegan||drink|-/1/-|
tea|||black tea, cup of tea without milk, breakfast tea, earl grey, tea bag, tea bags, teabag, teabags, green teabag, pg tips, yorkshire tea, tetley|SR14355|ready|1 0 0.3 0 0 0 3 0.002 0 0 0 0.02 0|cup 237, piece 240~, serving 240~|100||vegan||drink liquid|-/1/-|
tea-with-milk||=|cup of tea, white tea with milk, builder's tea, mug of tea|FN92130010|ready|14 0.15 1.88 0.71 0 0.17 7 0.411 0 0 4 0.04 0|cup 240, piece 240, serving 240|100||vegetarian|milk|drink|-/1/-|coffee with milk
green-tea||=|matcha tea, sencha|SR14278|ready|1 0.22 0 0 0 0 1 0 0 0.3 0 0.02 0|cup 245, serving 240~|100||vegan||drink|-/1/-|
herbal-tea||=|chamomile tea, peppermint tea, fruit tea, rooibos tea, mint tea|SR14381|ready|1 0 0.2 0 0 0 1 0.002 0 0 2 0.08 0|cup 237, serving 240~|100||vegan||drink|-/1/-|
iced-tea||=|sweet tea, lemon iced tea|FN92309000|ready|45 0 10.8 0.22 0 9.49 3 0 0 0 4 0 0|cup 248, serving 360|100||vegan||drink|365/5/-|
bubble-tea|||boba tea, boba|FN92306910|ready|55 0.39 10.35 1.39 0.1 3.5 9 0.844 4 0.1 15 0.13 0|cup 240, piece 435, serving 435|100||vegetarian|milk|drink|365/5/-|
kombucha||=||FN92306920|ready|16 0.1 3.98 0.01 0 3.99 2 0 0 0 0 0.01 0|cup 248, serving 372|100||vegan||drink|-/30/-|
chai-latte|||masala chai, chai, turmeric latte, golden milk|FN92306800|ready|51 1.58 8.95 1.05 0.1 8.72 20 0.604 4 0 60 0.02 0|cup 240, piece 360, small 360, medium 480, large 600, serving 360|100||vegetarian|milk|drink|-/1/-|tea with milk
hot-chocolate|||cocoa drink, drinking chocolate|SR01105|ready|77 3.52 10.74 2.34 1 9.66 44 1.431 8 0.2 114 0.42 0|cup 250, piece 250~, serving 250~|100||vegetarian|milk|drink|-/1/-|
drinking-chocolate-powder||=|hot chocolate powder, cocoa mix|SR14192|dry|398 6.67 83.73 4 3.7 65.55 504 2.377 0 0.2 133 1.19 0|serving 28|100||vegetarian|milk|sweet drink|540/-/-|
malted-drink||=|horlicks, ovaltine, malted milk|FN11526000|ready|66 3.19 8.64 2.05 0 7.81 60 1.195 8 2.4 159 0.71 0|cup 256, serving 256|100||vegetarian|milk gluten|drink|-/1/-|
# Juices and soft drinks
orange-juice||=|oj, fresh orange juice, freshly squeezed orange juice, glass of orange juice|SR09206|ready|45 0.7 10.4 0.2 0.2 8.4 1 0.024 0 50 11 0.2 0|cup 248, tbsp 15.5~, serving 240~|100||vegan||drink liquid acid|30/7/180|
apple-juice||=|cloudy apple juice, apple juice concentrate, apple cider|SR09400|ready|46 0.1 11.3 0.13 0.2 9.62 4 0.022 0 38.5 8 0.12 0|cup 248, serving 240~|100||vegan||drink liquid|270/7/180|
grape-juice||=||SR09130|ready|60 0.37 14.77 0.13 0.2 14.2 5 0.025 0 25 11 0.25 0|cup 253, serving 240~|100||vegan||drink liquid|270/7/180|
pineapple-juice||=||SR09409|ready|53 0.36 12.87 0.12 0.2 9.98 2 0.008 0 43.8 13 0.31 0|cup 250, serving 240~|100||vegan||drink liquid|270/7/180|
grapefruit-juice||=||SR09404|ready|39 0.5 9.2 0.1 - - 1 0.014 0 38 9 0.2 -|cup 247, serving 240~|100||vegan||drink|30/7/180|
cranberry-juice||=|cranberry juice drink|SR14242|ready|54 0 13.52 0.1 0 11.87 2 0.009 0 42.3 3 0.1 0|cup 253, serving 240~|100||vegan||drink|270/10/180|
pomegranate-juice||=||SR09442|ready|54 0.15 13.13 0.29 0.1 12.65 9 0.077 0 0.1 11 0.1 0|cup 249, serving 240~|100||vegan||drink|270/10/180|
mango-juice||=|mango nectar|SR09436|ready|51 0.11 13.12 0.06 0.3 12.45 5 0.014 0 15.2 17 0.36 0|cup 251, serving 240~|100||vegan||drink|270/7/-|
prune-juice||=||SR09294|ready|71 0.61 17.45 0.03 1 16.45 4 0.003 0 4.1 12 1.18 0|cup 256|100||vegan||drink|270/7/-|
tomato-juice||=||SR11886|ready|17 0.85 3.53 0.29 0.4 2.58 10 0.019 0 70.1 10 0.39 0|cup 243|100||vegan||drink liquid|365/5/-|
vegetable-juice||=|v8|SR11578|ready|22 0.93 3.87 0.31 0.5 2.84 169 0.088 0 54.3 14 0.28 0|cup 253|100||vegan|celery|drink liquid|365/5/-|
carrot-juice||=||SR11655|ready|40 0.95 9.28 0.15 0.8 3.91 66 0.027 0 8.5 24 0.46 0|cup 236|100||vegan||drink|180/5/-|
smoothie|||fruit smoothie, green smoothie|FN64134015|ready|54 0.61 12.67 0.35 1.5 8.78 2 0.038 0 22.7 27 0.23 0|cup 216, piece 324, small 540, medium 864, large 1080, serving 324|100||vegan||drink dish|-/3/90|
yoghurt-smoothie|||smoothie with yoghurt, mango lassi, sweet lassi|FN11553110|ready|65 2.35 11.67 1.1 1.1 8.7 28 0.593 4 9.4 81 0.19 0|cup 216, piece 324, small 540, medium 864, large 1080, serving 324|100||vegetarian|milk|drink dish|-/3/90|
lemonade|||cloudy lemonade, limeade, still lemonade|FN92510955|ready|46 0 12.08 0 0 11.67 6 0 0 3.1 2 0 0|cup 248, piece 248, can 330~, serving 248|100||vegan||drink|365/5/-|
cola|||coke, coca-cola, pepsi, coca cola|FN92410310|ready|42 0 10.36 0.25 0 9.94 3 0 0 0 1 0.02 0|cup 248, piece 372, can 372, serving 372|100||vegan||drink|365/5/-|
diet-cola|||diet coke, coke zero, pepsi max, zero sugar cola|FN92410320|ready|2 0.11 0.29 0.03 0 0 8 0 0 0 3 0.11 0|cup 240, piece 360, can 360, serving 360|100||vegan||drink|365/5/-|
lemon-lime-soda||=|sprite, 7up, fizzy lemonade, lemonade soda|SR14144|ready|41 0.09 10.42 0 0 10.38 10 0 0 0 2 0.02 0|cup 246.4, piece 330~, can 330~, serving 330~|100||vegan||drink|365/5/-|
orange-soda||=|fanta, orangeade, fizzy drink, soft drink, soda, pop, fizzy orange, irn bru, vimto, tango|SR14150|ready|48 0 12.3 0 0 - 12 0 0 0 5 0.06 0|cup 248, piece 330~, can 330~, serving 330~|100||vegan||drink|365/5/-|
ginger-ale||=|ginger beer|SR14136|ready|34 0 8.76 0 0 8.9 7 0 0 0 3 0.18 0|cup 244, piece 330~, can 330~, serving 330~|100||vegan||drink|365/5/-|
root-beer||=|dr pepper, cream soda|SR14157|ready|41 0 10.6 0 0 10.6 13 0 0 0 5 0.05 0|cup 246.4, piece 355~, can 355~, serving 330~|100||vegan||drink|365/5/-|
energy-drink||=|red bull, monster energy|FN95311000|ready|43 0.46 10.23 0 0 10.22 39 0 0 0 6 0.06 0|cup 248, piece 250~, can 250~, serving 250~|100||vegan||drink|365/5/-|
sports-drink||=|gatorade, lucozade sport, powerade, lucozade|FN95321000|ready|26 0 6.43 0 0 5.24 39 0 0 0.4 1 0.05 0|cup 248, serving 496|100||vegan||drink|365/5/-|
squash-drink||=|fruit squash, cordial, orange squash, diluted squash, fruit drink, robinsons squash, robinsons|FN92541010|ready|25 0 6.55 0.07 0 6.5 12 0.012 0 2.7 4 0.01 0|cup 248, serving 248|100||vegan||drink|365/5/-|reconstituted fruit drink
milkshake|||vanilla milkshake, strawberry milkshake, milk shake|FN11541120|ready|113 3.35 11.39 5.98 0.2 10.66 53 3.616 23 0.2 125 0.03 0|cup 224, piece 280, serving 280|100||vegetarian|milk|drink|-/1/-|
chocolate-milkshake|||thick chocolate shake|FN11541110|ready|120 3.47 13.53 6.14 0.5 12.57 52 3.725 20 0.3 118 0.35 0|cup 224, piece 280, serving 280|100||vegetarian|milk|drink|-/1/-|
chocolate-milk||=|chocolate-flavoured milk|SR01103|ready|76 2.99 12.13 1.9 0.7 9.55 66 1.177 8 0 109 0.24 0|cup 250, serving 250~|100||vegetarian|milk|drink|-/7/-|
horchata||=||SR14638|ready|54 0.48 11.52 0.71 0 9.36 14 - - - 18 0.01 -|cup 228|100||vegan||drink|-/5/-|
eggnog||=|egg nog|SR01057|ready|88 4.55 8.05 4.19 0 8.05 54 2.591 59 1.5 130 0.2 0|cup 254|100||vegetarian|milk eggs|drink|-/5/-|
meal-replacement-shake|||protein shake, nutrition shake, slimfast, huel, myprotein shake|FN95120000|ready|105 3.8 16.88 2.53 0 9.7 84 0.422 2 12.7 127 1.9 0|cup 248, piece 248, can 372, serving 248|100||vegetarian|milk soya|drink|365/5/-|
# Plant milks
almond-milk||=|unsweetened almond milk|SR14091|ready|15 0.59 0.58 1.1 0 0 71 0 0 0 197 0.35 0|cup 262, tbsp 16.4~|100||vegan|nuts|liquid drink|270/5/-|
almond-milk-sweetened|sweetened almond milk|=||SR14016|ready|38 0.42 6.59 1.04 0.4 6.25 63 0 0 0 188 0.3 0|cup 240|100||vegan|nuts|liquid drink|270/5/-|
oat-milk||=|oat drink, barista oat milk, oatly|FN11360000|ready|47 0.28 9.17 0.97 0.3 5.28 39 0 0 0 118 0.2 0|cup 244, serving 244|100||vegan|gluten|liquid drink|270/5/-|rice milk
rice-milk||=|rice drink|SR14639|ready|47 0.28 9.17 0.97 0.3 5.28 39 0 0 0 118 0.2 0|cup 240~|100||vegan||liquid drink|270/5/-|
coconut-milk-drink||=|coconut drink|FN11370000|ready|31 0.21 2.92 2.08 0 2.5 19 2.083 0 0 188 0.3 0|cup 244, serving 244|100||vegan||liquid drink|270/5/-|
soya-milk-sweetened|sweetened soya milk|=||SR16139|ready|43 2.6 4.92 1.47 0.2 3.65 47 0.205 0 0 123 0.42 0|cup 243|100||vegan|soya|liquid drink|270/5/-|
plant-milk||=|non-dairy milk, dairy-free milk, plant-based milk, cashew milk, hemp milk, pea milk|SR16222|ready|33 2.86 1.74 1.61 0.5 0.41 37 0.206 0 0 124 0.46 -|cup 243|100||vegan|soya nuts gluten|liquid drink|270/5/-|soya milk
# Alcohol
beer|||lager, pint of beer, pint of lager, pilsner, bitter, carling, stella artois, heineken, budweiser|FN93101000|ready|43 0.46 3.55 0 0 0 4 0 0 0 4 0.02 3.9|cup 240, piece 360, can 440~, serving 360|100||vegan|gluten|drink liquid|270/3/-|
ale|||pale ale, stout, guinness, ipa, brown ale|FN93102300|ready|58 0.9 0.27 0 0 0 4 0 0 0 8 0.03 7.7|cup 240, piece 360, can 440~, serving 360|100||vegan|gluten|drink liquid|270/3/-|
light-beer||||FN93102000|ready|29 0.24 1.64 0 0 0.09 4 0 0 0 4 0.03 3.1|cup 240, piece 360, can 440~, serving 360|100||vegan|gluten|drink|270/3/-|
alcohol-free-beer||=|non-alcoholic beer|FN92803000|ready|37 0.21 8.05 0.12 0 8.05 13 0.024 0 0.5 7 0.06 0.3|cup 240, can 330~, serving 360|100||vegan|gluten|drink|270/3/-|
cider|||hard cider, pint of cider, strongbow, magners|FN93106500|ready|56 0 5.92 0 0 5.92 4 0 0 2.3 4 0.06 4|cup 240, piece 360, can 440~, serving 360|100||vegan|sulphites|drink liquid|365/3/-|
red-wine|||glass of red wine, merlot, rioja, shiraz, dry red wine|SR14096|ready|85 0.07 2.61 0 0 0.62 4 0 0 0 8 0.46 10.6|cup 235~, tbsp 14.7~, piece 175~, serving 175~|100||vegan|sulphites|liquid drink|1095/5/-|
white-wine|||glass of white wine, sauvignon blanc, chardonnay, wine, pinot grigio, glass of wine|SR14106|ready|82 0.07 2.6 0 0 0.96 5 0 0 0 9 0.27 10.3|cup 235~, tbsp 14.7~, piece 175~, serving 175~|100||vegan|sulphites|liquid drink|1095/5/-|
rose-wine|rosé wine||rosé|SR14253|ready|83 0.36 3.8 0 0 3.8 5 0 0 0 10 0.2 9.6|cup 235~, piece 175~, serving 175~|100||vegan|sulphites|drink|1095/5/-|
sparkling-wine||=|prosecco, champagne, cava|SR14106|ready|82 0.07 2.6 0 0 0.96 5 0 0 0 9 0.27 10.3|cup 235~, serving 125~|100||vegan|sulphites|drink|1095/2/-|white wine
dessert-wine||=|port, sherry, marsala, madeira wine, vermouth, marsala wine, dry sherry, cooking sherry, pale dry sherry|SR14057|ready|160 0.2 13.69 0 0 7.78 9 0 0 0 8 0.24 15.3|cup 240~, tbsp 15~, serving 60~|100||vegan|sulphites|liquid drink|1095/5/-|
spirits||=|vodka, gin, rum, whisky, whiskey, brandy, tequila, bourbon, cognac, calvados|SR14037|ready|231 0 0 0 0 0 1 0 0 0 0 0.04 33.4|cup 224~, tbsp 14~, serving 28~|100||vegan||drink liquid|3650/-/-|
liqueur||=|coffee liqueur, triple sec, cointreau, grand marnier, limoncello, kahlua, tia maria|SR14414|ready|336 0.1 46.8 0.3 0 38.3 8 0.106 0 0 1 0.06 21.7|tbsp 17.5~, serving 30~|100||vegan||drink|1095/5/-|
amaretto||=|amaretto liqueur, disaronno, almond liqueur|SR14414|ready|336 0.1 46.8 0.3 0 38.3 8 0.106 0 0 1 0.06 21.7|tbsp 17.5~, serving 30~|100||vegan|nuts|drink|1095/5/-|coffee liqueur
cream-liqueur||=|irish cream, baileys|SR14415|ready|327 2.8 20.9 15.7 0 19.76 92 9.664 58 0.2 16 0.13 13.8|tbsp 15.5~, serving 35~|100||vegetarian|milk|drink|365/60/-|
gin-and-tonic|||g&t|FN93301060|ready|84 0 6.57 0 0 6.57 9 0 0 0 1 0.02 8.5|cup 240, piece 225, serving 225|100||vegan||drink|1095/5/-|
margarita||||FN93301100|ready|122 0.08 16.06 0.08 0 16.06 204 0.006 0 2 2 0.09 8.2|cup 240, piece 225, serving 225|100||vegan||drink|1095/5/-|
mojito||||FN93301125|ready|61 0.09 2.45 0.03 0.2 1.82 15 0.002 0 2.4 7 0.11 7.6|cup 240, piece 225, serving 225|100||vegan||drink|1095/5/-|
bloody-mary||bloody marys||FN93301030|ready|73 0.67 3.8 0.23 0.4 2.26 200 0.016 0 38.6 10 0.34 7.8|cup 240, piece 225, serving 225|100||none|fish celery gluten|drink|1095/5/-|
pina-colada|||piña colada|FN93301200|ready|151 0.36 19.48 2.14 0.1 17.58 6 1.955 0 5.9 8 0.21 7.9|cup 240, piece 225, serving 225|100||vegan||drink|1095/5/-|
cocktail|||daiquiri, cosmopolitan|FN93301000|ready|89 0 7.8 0.19 0 7.48 3 0 0 0 1 0.02 8.3|cup 240, piece 225, serving 225|100||vegan||drink|1095/5/-|
sangria||=|mulled wine|FN93404550|ready|96 0.04 8.26 0.04 0 7.16 10 0.002 0 0.3 6 0.25 9.1|cup 240, serving 228|100||vegan|sulphites|drink|1095/5/-|
# Less usual, and what people also call for
grape-juice-cordial|sparkling fruit juice|=|elderflower pressé, sparkling apple juice, fruit spritzer|SR09443|ready|50 0.16 12.46 0.12 0.2 10.92 7 0.023 0 28.2 11 0.11 0|cup 250, serving 250~|100||vegan||drink|365/5/-|apple and grape juice
pear-juice||=|pear nectar|SR09408|ready|60 0.11 15.76 0.01 0.6 15.16 4 0.001 0 27 5 0.26 -|cup 250|100||vegan||drink|365/5/-|
aloe-drink||=|aloe vera juice|SR14216|ready|15 0 3.75 0 0 3.75 8 0 0 3.8 8 0.15 0|cup 240|100||vegan||drink|365/5/-|
pastis||=|ouzo, absinthe, raki, sambuca, grappa, schnapps|SR14532|ready|275 0 0 0 0 - 1 0 0 0 0 0.04 39.7|tbsp 14~, serving 28~|100||vegan||drink|3650/-/-|94-proof spirits
aperol-spritz||=|aperol, campari, pimm's, pimms|FN93405000|ready|49 0.04 1.62 0 0 0.47 11 0 0 0 7 0.22 6.2|cup 240, serving 180|100||vegan|sulphites|drink|365/5/-|wine spritzer
martini|||espresso martini, negroni, manhattan|FN93301110|ready|201 0.07 0.15 0 0 0.15 2 0 0 0 1 0.09 29|cup 240, serving 120|100||vegan||drink|365/5/-|
white-russian|||black russian|FN93301250|ready|181 2.15 11.17 7.9 0 9.56 43 4.818 24 0.6 73 0.05 8.5|cup 240, serving 225|100||vegetarian|milk|drink|365/5/-|
hard-seltzer||=|alcopop, wkd|FN93106000|ready|68 0 10.07 0 0 9.77 5 0 0 2.8 4 0.03 4|cup 240, serving 360|100||vegan|gluten|drink|365/5/-|
alcohol-free-wine||=|non-alcoholic wine|FN92801000|ready|6 0.5 1.1 0 0 1.1 7 0 0 0 9 0.4 0|cup 240, serving 180|100||vegan|sulphites|drink|365/5/-|
fruit-juice||=|juice, mixed fruit juice, tropical juice|FN64100100|ready|51 0.29 12.1 0.26 0.2 10.4 5 0.02 0 34.7 21 0.08 0|cup 248, piece 209, serving 248|100||vegan||drink|270/7/180|
# As they are eaten
instant-coffee-made|instant coffee, made up|=|cup of instant coffee|FN92103000|ready|3 0.1 0.63 0 0 0 4 0.002 0 0 4 0.04 0|cup 240, serving 360|100||vegan||drink|-/1/-|
flavoured-latte||=|vanilla latte, caramel latte, pumpkin spice latte|FN92101904|ready|55 2.72 7.49 1.57 0 7.22 34 0.907 6 0.2 102 0.02 0|cup 248, piece 360~, small 372, medium 496, large 620, serving 372|100||vegetarian|milk|drink|-/1/-|
macchiato||=|cortado, caramel macchiato|FN92101810|ready|23 1.18 2.71 0.83 0 1.61 22 0.473 3 0.2 43 0.09 0|cup 240, serving 60|100||vegetarian|milk|drink|-/1/-|
frappuccino||=|frappe, blended iced coffee, frozen coffee|FN92101925|ready|83 1.62 12.84 2.8 0 12.62 21 1.717 9 0.1 59 0.03 0|cup 248, piece 496, small 372, medium 496, large 620, serving 372|100||vegetarian|milk|drink|-/1/-|
iced-mocha||=||FN92102600|ready|50 1.58 8.95 0.91 0 7.99 35 0.531 4 0.1 60 0.02 0|cup 248, piece 496, small 372, medium 496, large 620, serving 372|100||vegetarian|milk|drink|-/1/-|
coffee-with-sugar||=|black coffee with sugar|FN92130020|ready|16 0.1 3.96 0.02 0 3.36 4 0.002 0 0 4 0.04 0|cup 248, serving 372|100||vegan||drink|-/1/-|
sweet-iced-tea||=|sweetened iced tea|FN92308000|ready|32 0 7.94 0.02 0 7.68 3 0.002 0 0 0 0.02 0|cup 248, serving 372|100||vegan||drink|180/5/-|
unsweetened-iced-tea||=||FN92308020|ready|1 0 0.3 0 0 0 3 0.002 0 0 0 0.02 0|cup 240, serving 360|100||vegan||drink|180/5/-|
strawberry-milk||=|flavoured milk|FN11519040|ready|52 3.34 5.34 1.9 0 5.29 40 1.111 8 0.2 128 0 0|cup 248, serving 248|100||vegetarian|milk|drink|180/5/-|
fruit-juice-drink||=|juice drink, capri sun, fruit punch, ribena|FN92552030|ready|39 0 10 0.07 0 9 2 0.008 0 0 5 0.04 0|cup 248, piece 186, serving 248|100||vegan||drink|180/5/-|
cranberry-juice-unsweetened||=|pure cranberry juice|FN64105400|ready|32 0 7.26 0.34 0.1 3.41 6 0.01 0 0 7 0.13 0|cup 248, serving 248|100||vegan||drink|180/5/-|
watermelon-juice||=|strawberry juice|FN64133100|ready|30 0.61 7.55 0.15 0.4 6.2 1 0.016 0 8.1 7 0.24 0|cup 240, serving 240|100||vegan||drink|180/5/-|
beetroot-juice||=|beet juice|FN73105000|ready|25 0.72 5.91 0.06 1.1 4.84 19 0.01 0 2.5 12 0.57 0|cup 248, serving 248|100||vegan||drink|180/5/-|
celery-juice||=|green juice|FN75132100|ready|14 0.69 2.97 0.17 1.6 1.34 80 0.042 0 3.1 40 0.2 0|cup 236, serving 118|100||vegan|celery|drink|180/5/-|
vegetable-smoothie||=|green smoothie bowl drink|FN78101130|ready|89 2.75 5.84 6.63 2.8 2.57 38 1.391 4 8.1 73 0.41 0|cup 216, piece 864, small 540, medium 864, large 1080, serving 324|100||vegetarian|milk|drink|180/5/-|
protein-smoothie||=|smoothie with protein|FN11553120|ready|78 7.38 9.7 1.25 1.1 7.13 40 0.674 5 8.4 116 0.28 0|cup 216, piece 864, small 540, medium 864, large 1080, serving 324|100||vegetarian|milk|drink|180/5/-|
sugar-cane-juice||=||FN92612010|ready|74 0 20.17 0 0 20.17 43 0 0 0 7 0.1 0|cup 248, serving 248|100||vegan||drink|180/5/-|
tamarind-drink||=|agua de tamarindo, agua fresca|FN92510650|ready|109 0.64 27.67 0.18 1.2 22.28 9 0.062 0 0.8 19 0.65 0|cup 248, serving 248|100||vegan||drink|180/5/-|
flavoured-water||=|vitamin water, flavored water|FN94200100|ready|22 0 5.49 0 0 5.49 0 0 0 12.7 17 0 0|cup 240, serving 480|100||vegan||drink|180/5/-|
diet-soft-drink||=|diet lemonade, sugar-free soft drink, diet soda, zero soft drink|FN92400100|ready|2 0.11 0.29 0.03 0 0 8 0 0 0 3 0.11 0|cup 240, can 330~, serving 360|100||vegan||drink|180/5/-|
slush||=|slushie, slush puppy|FN92513000|ready|28 0 7.68 0.02 0 7.68 10 0 0 0 4 0 0|cup 240, piece 660, small 360, medium 660, large 840, serving 660|100||vegan||drink|180/5/-|
strong-beer||=|strong lager, craft beer|FN93106100|ready|58 0.9 0.27 0 0 0 4 0 0 0 8 0.03 7.7|cup 240, serving 360|100||vegan|gluten|drink|180/5/-|malt beverage
whisky-and-cola||=|rum and coke, vodka and coke, jack and coke|FN93301190|ready|89 0 7.8 0.19 0 7.48 3 0 0 0 1 0.02 8.3|cup 240, piece 225, serving 225|100||vegan||drink|180/5/-|
vodka-tonic||=|vodka and tonic, vodka soda|FN93301218|ready|84 0 6.57 0 0 6.57 9 0 0 0 1 0.02 8.5|cup 240, piece 225, serving 225|100||vegan||drink|180/5/-|
vodka-orange||=|screwdriver, buck's fizz, mimosa|FN93301140|ready|92 0.58 7.66 0.26 0.2 6.16 2 0.011 0 21.6 43 0.06 8.3|cup 240, piece 225, serving 225|100||vegan||drink|180/5/-|
long-island-iced-tea||=||FN93301360|ready|107 0.01 8.66 0.15 0 8.43 16 0.001 0 0.4 1 0.04 10.4|cup 240, piece 225, serving 225|100||vegan||drink|180/5/-|
old-fashioned||=||FN93301130|ready|164 0.16 6.11 0.04 0.5 5.57 4 0.004 0 8.6 10 0.06 20.2|cup 240, serving 180|100||vegan||drink|180/5/-|
irish-coffee||=||FN93301400|ready|88 0.27 2.03 2.41 0 2.04 3 1.53 7 0 6 0.02 8.3|cup 240, serving 240|100||vegetarian|milk|drink|180/5/-|
`,
}
