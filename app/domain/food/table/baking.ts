import type { FoodTablePart } from './row.ts'

/**
 * Flours, raising agents, chocolate and what baking needs. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const BAKING: FoodTablePart = {
  group: 'baking',
  rows: `
plain-flour||=|flour, all-purpose flour, all purpose flour, white flour, wheat flour, ap flour, maida|SR20481|dry|364 10.33 76.31 0.98 2.7 0.27 2 0.155 0 0 15 1.17 0|cup 125, tbsp 7.8~, tsp 2.6~|100||vegan|gluten|baking starch|365/-/-|
self-raising-flour||=|self-rising flour|SR20082|dry|354 9.89 74.22 0.97 2.7 0.22 1193 0.154 0 0 338 4.67 0|cup 125, tbsp 7.8~|100||vegan|gluten|baking starch|365/-/-|
strong-white-flour||=|bread flour, strong flour, strong white bread flour, 00 flour, pasta flour|SR20129|dry|361 11.98 72.53 1.66 2.4 0.31 2 0.244 0 0 15 0.9 0|cup 137, tbsp 8.5~|100||vegan|gluten|baking starch|365/-/-|
wholemeal-flour||=|whole wheat flour, whole-wheat flour, wholewheat flour, atta, chapati flour, atta flour, wholemeal bread flour|SR20080|dry|340 13.21 71.97 2.5 10.7 0.41 2 0.43 0 0 34 3.6 0|cup 120, tbsp 7.5~|100||vegan|gluten|baking starch|180/-/-|
cake-flour||=||SR20084|dry|362 8.2 78.03 0.86 1.7 0.31 2 0.127 0 0 14 7.32 0|cup 137|100||vegan|gluten|baking starch|365/-/-|
rye-flour||=||SR20064|dry|349 10.88 75.43 1.52 11.8 1.1 2 0.18 0 0 24 2.54 0|cup 102|100||vegan|gluten|baking starch|365/-/-|
spelt-flour||=|einkorn flour|SR20080|dry|340 13.21 71.97 2.5 10.7 0.41 2 0.43 0 0 34 3.6 0|cup 120, tbsp 7.5~|100||vegan|gluten|baking starch|180/-/-|wholemeal wheat flour
semolina||=|semolina flour, sooji, suji, rava, fine semolina|SR20466|dry|360 12.68 72.83 1.05 3.9 - 1 0.15 0 0 17 1.23 0|cup 167, tbsp 10.4~|100||vegan|gluten|baking starch|365/-/-|
gluten-free-flour||=|gluten-free plain flour, gf flour, gluten-free flour blend|SR20061|dry|366 5.95 80.13 1.42 2.4 0.12 0 0.386 0 0 10 0.35 0|cup 158, tbsp 9.9~|100||vegan||baking starch|365/-/-|white rice flour
rice-flour||=|ground rice, glutinous rice flour, white rice flour|SR20061|dry|366 5.95 80.13 1.42 2.4 0.12 0 0.386 0 0 10 0.35 0|cup 158, tbsp 9.9~|100||vegan||baking starch|365/-/-|
buckwheat-flour||=||SR20011|dry|335 12.62 70.59 3.1 10 2.6 11 0.677 0 0 41 4.06 0|cup 120|100||vegan||baking starch|180/-/-|
oat-flour||=|ground oats|SR20132|dry|404 14.66 65.7 9.12 6.5 0.8 19 1.607 0 0 55 4 0|cup 104|100||vegan|gluten|baking starch|180/-/-|
barley-flour||=||SR20130|dry|345 10.5 74.52 1.6 10.1 0.8 4 0.335 0 0 32 2.68 0|cup 148|100||vegan|gluten|baking starch|365/-/-|
millet-flour||=||SR20647|dry|382 10.75 75.12 4.25 3.5 1.66 4 0.536 - 0 14 3.94 -|cup 119|100||vegan||baking starch|365/-/-|
sorghum-flour||=||SR20648|dry|359 8.43 76.64 3.34 6.6 1.94 3 0.528 - 0.8 12 3.14 -|cup 121|100||vegan||baking starch|365/-/-|
teff-flour||=||SR20142|dry|367 13.3 73.13 2.38 8 1.84 12 0.449 - - 180 7.63 -|cup 150~, tbsp 9.4~|100||vegan||baking starch|365/-/-|teff grain
masa-harina||=|masa, corn masa flour, maseca|SR20019|dry|363 8.46 76.59 3.69 6.4 1.61 5 0.532 0 0 138 1.47 0|cup 114, tbsp 7.1~|100||vegan||baking starch|365/-/-|
cassava-flour||=|tapioca flour, tapioca starch, manioc flour, gari, garri, farofa|SR20068|dry|358 0.19 88.69 0.02 0.9 3.35 1 0.005 0 0 20 1.58 0|cup 120~, tbsp 7.5~|100||vegan||baking starch|365/-/-|pearl tapioca
cornflour||=|cornstarch, corn starch, corn flour starch|SR20027|dry|381 0.26 91.27 0.05 0.9 0 9 0.009 0 0 2 0.47 0|cup 128, tbsp 8~, tsp 2.7~|100||vegan||baking|730/-/-|
potato-starch||=|potato flour|SR11413|dry|357 6.9 83.1 0.34 5.9 3.52 55 0.09 0 3.8 65 1.38 0|cup 160, tbsp 10~|100||vegan||baking|730/-/-|
arrowroot||=|arrowroot flour, arrowroot powder|SR20003|dry|357 0.3 88.15 0.1 3.4 - 2 0.019 0 0 40 0.33 -|cup 128, tbsp 8~|100||vegan||baking|730/-/-|
custard-powder||=|instant custard, bird's custard, bird's custard powder|SR20027|dry|381 0.26 91.27 0.05 0.9 0 9 0.009 0 0 2 0.47 0|tbsp 8~, tsp 2.7~|100||vegan||baking|365/-/-|cornflour
baking-powder||=|double-acting baking powder|SR18369|dry|53 0 27.7 0 0.2 0 10600 0 0 0 5876 11.02 0|tbsp 13.8~, tsp 4.6|100||vegan||baking|365/-/-|
bicarbonate-of-soda||=|baking soda, bicarb, bicarbonate soda, sodium bicarbonate|SR18372|dry|0 0 0 0 0 0 27360 0 0 0 0 0 0|tsp 4.6|100||vegan||baking|730/-/-|
cream-of-tartar||=||SR18373|dry|258 0 61.5 0 0.2 0 52 0 0 0 8 3.72 0|tsp 3|100||vegan||baking|1095/-/-|
dried-yeast||=|yeast, instant yeast, fast-action yeast, active dry yeast, fast-action dried yeast, dry yeast, easy-bake yeast, quick yeast, allinson yeast|SR18375|dry|325 40.44 41.22 7.61 26.9 0 51 1.001 0 0.3 30 2.17 0|tbsp 12, tsp 4, package 7~|100||vegan||baking|365/120/-|
fresh-yeast||=||SR18374|raw|105 8.4 18.1 1.9 8.1 0 30 0.243 0 0.1 19 3.25 0|piece 17|100||vegan||baking|-/21/-|
gelatine||=|gelatin, leaf gelatine, gelatine leaves, powdered gelatin|SR19177|dry|335 85.6 0 0.1 0 0 196 0.07 0 0 55 1.11 0|tbsp 7, tsp 2.3~, leaf 2~|100||none||baking|1095/-/-|
agar-agar||=|agar, vegetarian gelatine, carrageen|SR11663|dry|306 6.21 80.88 0.3 7.7 2.97 102 0.061 0 0 625 21.4 0|tbsp 6~, tsp 2~|100||vegan||baking|1095/-/-|
xanthan-gum||=|guar gum, gum|SR42281|dry|332 4.6 77.3 0.5 77.3 0 125 0.06 0 0 294 0 0|tsp 3~|100||vegan||baking|730/-/-|
pectin||=|jam setting agent|SR42063|ready|11 0 2.1 0 2.1 0 0 0 0 0 0 0 0|tbsp 15~, package 13~|100||vegan||baking|365/-/-|
cocoa-powder||=|cocoa, unsweetened cocoa powder, cacao powder, unsweetened cocoa|SR19165|dry|228 19.6 57.9 13.7 37 1.75 21 8.07 0 0 128 13.86 0|cup 86, tbsp 5.4, tsp 1.8~|100||vegan||baking|730/-/-|
dark-chocolate||=|plain chocolate, 70% dark chocolate, 70% chocolate, dark chocolate chips, bittersweet chocolate, chocolate|SR19904|ready|598 7.79 45.9 42.63 10.9 23.99 20 24.489 3 - 73 11.9 -|cup 170~, tbsp 10~, piece 10~, slice 25~, handful 30~, package 100~|100||vegetarian|soya milk|sweet baking|365/-/-|
semisweet-chocolate||=|chocolate chips, semi-sweet chocolate chips, semisweet chocolate chips, chocolate chunks, plain chocolate chips|SR19080|ready|480 4.2 63.9 30 5.9 54.5 11 17.75 0 0 32 3.13 0|cup 168, tbsp 10~, handful 40~|100||vegetarian|soya milk|sweet baking|365/-/-|
unsweetened-chocolate||=|baking chocolate, 100% chocolate, cacao nibs, cooking chocolate|SR19078|ready|642 14.32 28.42 52.31 16.6 0.91 24 32.277 2 0 101 17.4 0|cup 132|100||vegan|soya|baking|365/-/-|
milk-chocolate||=|milk chocolate chips, dairy milk, galaxy chocolate, cadbury dairy milk, cadbury, galaxy|SR19120|ready|535 7.65 59.4 29.66 3.4 51.5 79 18.509 23 0 189 2.35 0|cup 168, piece 10~, handful 30~, package 100~|100||vegetarian|milk soya|sweet baking|270/-/-|
white-chocolate||=|white chocolate chips|SR19087|ready|539 5.87 59.24 32.09 0.2 59 90 19.412 21 0.5 199 0.24 0|cup 170, tbsp 14, piece 85|100||vegetarian|milk soya|sweet baking|270/-/-|
vegan-chocolate||=|dairy-free chocolate, dairy free chocolate chips|SR19904|ready|598 7.79 45.9 42.63 10.9 23.99 20 24.489 3 - 73 11.9 -|cup 170~, piece 10~, package 100~|100||vegan|soya|sweet baking|365/-/-|dark chocolate
sprinkles||=|hundreds and thousands, cake decorations|FN91705250|ready|473 0 84.66 15.27 0 84.83 2 12.975 0 0 1 0.06 0|cup 160, serving 20|100||vegetarian||sweet baking|365/-/-|
almond-extract||=|almond essence|SR02050|ready|288 0.06 12.65 0.06 0 12.65 9 0.01 0 0 11 0.12 34.4|tbsp 13, tsp 4.2|100||vegan|nuts|sweet spice|1095/-/-|vanilla extract
flavouring-extract||=|peppermint extract, orange extract, lemon extract, orange flower essence|SR02050|ready|288 0.06 12.65 0.06 0 12.65 9 0.01 0 0 11 0.12 34.4|tbsp 13, tsp 4.2|100||vegan||sweet spice|1095/-/-|vanilla extract
rose-water||=|rosewater, orange blossom water, orange flower water, kewra water|SR14411|ready|0 0 0 0 0 0 4 0 0 0 3 0 0|tbsp 14.8~, tsp 4.9~|100||vegan||sweet spice liquid|1095/-/-|water
pastry-shell||=|sweet pastry case, tart shell|SR18336|cooked|527 6.4 47.5 34.6 1.7 0.17 542 8.622 0 0 10 2.89 -|piece 180~|100||vegan|gluten|baking starch|30/-/90|
digestive-crumb-base|biscuit base|=|graham cracker crust|SR18942|ready|501 5.1 64.3 24.83 1.9 18.13 471 4.999 0 0 29 2.6 0|piece 183~|100||vegetarian|gluten milk|baking|180/-/-|
# As they are eaten
pancake-mix||=|waffle mix, bisquick, baking mix|SR18289|dry|368 9.77 73.65 3.1 2.9 16.03 1082 0.822 2 - 344 3.6 -|cup 130~|100||vegetarian|gluten milk eggs|baking starch|365/-/-|
cake-mix||=|sponge mix, yellow cake mix, white cake mix, victoria sponge mix|SR18142|dry|423 4 80 9.8 0.7 44.21 860 2.469 0 0 115 1.57 0|package 430~|100||vegetarian|gluten milk|baking starch|365/-/-|
brownie-mix||=||SR18152|dry|434 4 76.6 14.9 - - 303 2.519 0 0.3 19 1.99 -|package 400~|100||vegetarian|gluten milk|baking starch|365/-/-|
corn-muffin-mix||=|cornbread mix, jiffy mix|SR18022|dry|418 7 69.5 12.2 6.5 20.34 817 3.091 2 0.1 57 2.5 0|package 240~|100||vegetarian|gluten milk|baking starch|365/-/-|
stuffing-mix||=|sage and onion stuffing mix, paxo|SR18081|dry|386 11 76.2 3.4 3.2 8.27 1405 0.845 1 0 97 3.81 0|cup 40~, package 170~|100||vegan|gluten celery|baking starch|365/-/-|
pudding-mix||=|instant pudding mix, instant vanilla pudding|SR19184|dry|378 2.3 87.9 1.9 3.6 67.86 1771 0.825 0 0 12 1.29 0|tbsp 12~, package 100~|100||vegan||baking sweet|365/-/-|instant chocolate pudding mix
instant-mash||=|instant mashed potato, smash, potato flakes|SR11378|dry|354 8.34 81.17 0.41 6.6 3.36 77 0.169 0 81 27 1.21 0|cup 60|100||vegan|sulphites|starch|365/-/-|
`,
}
