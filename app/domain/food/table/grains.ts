import type { FoodTablePart } from './row.ts'

/**
 * Rice, pasta, noodles, flour-free grains, bread and breakfast cereals. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const GRAINS: FoodTablePart = {
  group: 'grains',
  rows: `
# Rice
white-rice||=|rice, long-grain rice, long grain rice, uncooked rice, easy-cook rice, american long-grain rice|SR20444|dry|365 7.13 79.95 0.66 1.3 0.12 5 0.18 0 0 28 0.8 0|cup 185, handful 40~, serving 75~|100|white-rice-cooked 2.81|vegan||starch|540/-/-|
white-rice-cooked|cooked white rice|=|cooked rice, boiled rice, steamed rice, leftover rice, microwave rice, rice pouch, ready-cooked rice|SR20445|cooked|130 2.69 28.17 0.28 0.4 0.05 1 0.077 0 0 10 0.2 0|cup 158, package 250~, serving 180~|100|white-rice 0.36|vegan||starch|-/2/90|
basmati-rice||=|basmati, white basmati|SR20444|dry|365 7.13 79.95 0.66 1.3 0.12 5 0.18 0 0 28 0.8 0|cup 185, handful 40~, serving 75~|100|basmati-rice-cooked 2.81|vegan||starch|540/-/-|long-grain white rice
basmati-rice-cooked|cooked basmati rice|=|cooked basmati|SR20445|cooked|130 2.69 28.17 0.28 0.4 0.05 1 0.077 0 0 10 0.2 0|cup 158, serving 180~|100|basmati-rice 0.36|vegan||starch|-/2/90|cooked long-grain rice
jasmine-rice||=|thai rice, fragrant rice, jasmine|SR20444|dry|365 7.13 79.95 0.66 1.3 0.12 5 0.18 0 0 28 0.8 0|cup 185, handful 40~, serving 75~|100|jasmine-rice-cooked 2.81|vegan||starch|540/-/-|long-grain white rice
jasmine-rice-cooked|cooked jasmine rice|=||SR20445|cooked|130 2.69 28.17 0.28 0.4 0.05 1 0.077 0 0 10 0.2 0|cup 158, serving 180~|100|jasmine-rice 0.36|vegan||starch|-/2/90|cooked long-grain rice
brown-rice||=|wholegrain rice, whole grain rice, brown basmati rice|SR20036|dry|367 7.54 76.25 3.2 3.6 0.66 5 0.591 0 0 9 1.29 0|cup 185, handful 40~, serving 75~|100|brown-rice-cooked 2.98|vegan||starch|270/-/-|
brown-rice-cooked|cooked brown rice|=|cooked wholegrain rice|SR20037|cooked|123 2.74 25.58 0.97 1.6 0.24 4 0.26 0 0 3 0.56 0|cup 202, serving 180~|100|brown-rice 0.34|vegan||starch|-/2/90|
risotto-rice||=|arborio rice, arborio, carnaroli rice, carnaroli, paella rice, bomba rice|SR20452|dry|358 6.5 79.15 0.52 - - 1 0.14 0 0 3 0.8 -|cup 200, handful 40~, serving 75~|100|risotto-rice-cooked 2.75|vegan||starch|540/-/-|short-grain white rice
risotto-rice-cooked|cooked risotto rice|=||SR20453|cooked|130 2.36 28.73 0.19 - - 0 0.051 0 0 1 0.2 -|cup 186~|100|risotto-rice 0.36|vegan||starch|-/2/90|cooked short-grain rice
sushi-rice||=|short-grain rice, short grain rice, japanese rice, calrose rice, pudding rice|SR20452|dry|358 6.5 79.15 0.52 - - 1 0.14 0 0 3 0.8 -|cup 200, handful 40~, serving 75~|100|sushi-rice-cooked 2.75|vegan||starch|540/-/-|
sushi-rice-cooked|cooked sushi rice|=||SR20453|cooked|130 2.36 28.73 0.19 - - 0 0.051 0 0 1 0.2 -|cup 205, serving 180~|100|sushi-rice 0.36|vegan||starch|-/2/90|
sticky-rice||=|glutinous rice, sweet rice|SR20054|dry|370 6.81 81.68 0.55 2.8 - 7 0.111 0 0 11 1.6 -|cup 185, serving 75~|100|sticky-rice-cooked 3.81|vegan||starch|540/-/-|
sticky-rice-cooked|cooked sticky rice|=||SR20055|cooked|97 2.02 21.09 0.19 1 0.05 5 0.039 0 0 2 0.14 0|cup 174|100|sticky-rice 0.26|vegan||starch|-/2/90|
parboiled-rice||=||SR20446|dry|374 7.51 80.89 1.03 1.8 0.33 2 0.294 0 0 71 0.74 0|cup 185|100|parboiled-rice-cooked 3.04|vegan||starch|540/-/-|
parboiled-rice-cooked|cooked parboiled rice|=||SR20447|cooked|123 2.91 26.05 0.37 0.9 0.11 2 0.074 0 0 19 0.24 -|cup 158|100|parboiled-rice 0.33|vegan||starch|-/2/90|
wild-rice||=||SR20088|dry|357 14.73 74.9 1.08 6.2 2.5 7 0.156 0 0 21 1.96 0|cup 160|100|wild-rice-cooked 3.53|vegan||starch|540/-/-|
wild-rice-cooked|cooked wild rice|=||SR20089|cooked|101 3.99 21.34 0.34 1.8 0.73 3 0.049 0 0 3 0.6 0|cup 164|100|wild-rice 0.28|vegan||starch|-/3/90|
poha||=|flattened rice, beaten rice, puffed rice|SR20444|dry|365 7.13 79.95 0.66 1.3 0.12 5 0.18 0 0 28 0.8 0|cup 90~|100||vegan||starch|540/-/-|white rice
rice-paper||=|rice paper wrapper, rice paper wrappers, summer roll wrappers|FN54319500|dry|323 5.91 72.26 1.11 0.5 0.27 314 0.328 0 0 7 0.27 0|piece 9~, small 5, medium 15, large 20, serving 18|100||vegan||starch|540/-/-|
# Pasta and noodles
pasta||=|dried pasta, penne, fusilli, rigatoni, farfalle, dry pasta, short pasta, pasta shells, conchiglie, rotini, ziti, orecchiette, pasta shapes, cavatappi|SR20420|dry|371 13.04 74.67 1.51 3.2 2.67 6 0.277 0 0 21 1.3 0|cup 91, handful 40~, serving 100~|100|pasta-cooked 2.35|vegan|gluten|starch|730/-/-|
pasta-cooked|cooked pasta|=|boiled pasta, leftover pasta|SR20421|cooked|158 5.8 30.86 0.93 1.8 0.56 1 0.176 0 0 7 0.5 0|cup 124, serving 220~|100|pasta 0.43|vegan|gluten|starch|-/3/60|
spaghetti||=|linguine, bucatini, angel hair pasta, capellini, vermicelli, vermicelli pasta, wheat vermicelli, long pasta, dried spaghetti|SR20420|dry|371 13.04 74.67 1.51 3.2 2.67 6 0.277 0 0 21 1.3 0|cup 91, handful 100~, serving 100~|100|spaghetti-cooked 2.35|vegan|gluten|starch|730/-/-|dried pasta
spaghetti-cooked|cooked spaghetti|=|boiled spaghetti|SR20421|cooked|158 5.8 30.86 0.93 1.8 0.56 1 0.176 0 0 7 0.5 0|cup 124, serving 220~|100|spaghetti 0.43|vegan|gluten|starch|-/3/60|cooked pasta
tagliatelle||=|fettuccine, pappardelle, dried tagliatelle|SR20420|dry|371 13.04 74.67 1.51 3.2 2.67 6 0.277 0 0 21 1.3 0|cup 80~, piece 20~, serving 100~|100||vegan|gluten|starch|730/-/-|dried pasta
macaroni||=|elbow macaroni, elbow pasta, ditalini|SR20420|dry|371 13.04 74.67 1.51 3.2 2.67 6 0.277 0 0 21 1.3 0|cup 105~, serving 75~|100||vegan|gluten|starch|730/-/-|dried pasta
orzo||=|orzo pasta, risoni, small pasta, stelline|SR20420|dry|371 13.04 74.67 1.51 3.2 2.67 6 0.277 0 0 21 1.3 0|cup 170~, serving 75~|100||vegan|gluten|starch|730/-/-|dried pasta
lasagne-sheets||=|lasagna sheets, lasagna noodles, lasagne sheet, dried lasagne|SR20420|dry|371 13.04 74.67 1.51 3.2 2.67 6 0.277 0 0 21 1.3 0|piece 18~, package 375~|100||vegan|gluten|starch|730/-/-|dried pasta
cannelloni-tubes||=|cannelloni, manicotti|SR20420|dry|371 13.04 74.67 1.51 3.2 2.67 6 0.277 0 0 21 1.3 0|piece 8~|100||vegan|gluten|starch|730/-/-|dried pasta
wholewheat-pasta||=|whole wheat pasta, wholemeal pasta, whole-wheat spaghetti, wholewheat spaghetti, brown pasta|SR20124|dry|352 13.87 73.37 2.93 9.2 2.74 6 0.428 0 - 29 3.62 -|cup 91~, serving 100~|100|wholewheat-pasta-cooked 2.36|vegan|gluten|starch|730/-/-|
wholewheat-pasta-cooked|cooked wholewheat pasta|=|cooked whole wheat pasta|SR20125|cooked|149 5.99 30.07 1.71 3.9 0.75 4 0.243 0 0 13 1.72 0|cup 117~, serving 220~|100|wholewheat-pasta 0.42|vegan|gluten|starch|-/3/60|
fresh-pasta||=|fresh egg pasta, fresh tagliatelle, fresh lasagne|SR20093|raw|288 11.31 54.73 2.3 - - 26 0.328 73 0 15 3.35 -|cup 110~, serving 125~|100|fresh-pasta-cooked 2.2|vegetarian|gluten eggs|starch|-/7/60|
fresh-pasta-cooked|cooked fresh pasta|=||SR20094|cooked|131 5.15 24.93 1.05 - - 6 0.15 33 0 6 1.14 -|cup 140~, serving 175~|100|fresh-pasta 0.45|vegetarian|gluten eggs|starch|-/3/60|
gluten-free-pasta||=|rice pasta, corn pasta, gf pasta|SR20091|dry|357 7.46 79.26 2.08 11 - 3 0.29 0 0 4 0.93 0|cup 105~, serving 100~|100|gluten-free-pasta-cooked 2.83|vegan||starch|730/-/-|
gluten-free-pasta-cooked|cooked gluten free pasta|=||SR20092|cooked|126 2.63 27.91 0.73 4.8 - 0 0.102 0 0 1 0.25 0|cup 140|100|gluten-free-pasta 0.35|vegan||starch|-/3/60|
filled-pasta||=|ravioli, tortellini, tortelloni, stuffed pasta, cheese ravioli, fresh ravioli|FN58131510|cooked|173 7.39 21.73 6.25 0.7 0.22 646 3.137 94 0 99 1.69 0|cup 160, piece 15, serving 200~|100||vegetarian|gluten eggs milk|starch|-/7/90|cooked cheese ravioli
gnocchi||=|potato gnocchi|FN58122220|cooked|135 2.44 17.2 6.33 1 0.99 279 3.42 18 1.9 22 0.83 0|cup 188, piece 26, package 500~, serving 170~|100||vegetarian|gluten eggs|starch|60/14/90|cooked gnocchi
egg-noodles||=|noodles, chinese egg noodles, medium egg noodles, dried egg noodles, chow mein noodles, lo mein noodles|SR20409|dry|384 14.16 71.27 4.44 3.3 1.88 21 1.18 84 0 35 1.9 0|cup 38, piece 65~, serving 65~|100|egg-noodles-cooked 2.78|vegetarian|gluten eggs|starch|730/-/-|
egg-noodles-cooked|cooked egg noodles|=|fresh egg noodles, straight-to-wok noodles, cooked noodles, wok-ready noodles|SR20410|cooked|138 4.54 25.16 2.07 1.2 0.4 5 0.419 29 0 12 0.6 0|cup 160, package 300~, serving 150~|100|egg-noodles 0.36|vegetarian|gluten eggs|starch|-/5/60|
rice-noodles||=|rice sticks, rice vermicelli, vermicelli rice noodles, pad thai noodles, flat rice noodles, ho fun, rice stick noodles, vermicelli noodles, bun noodles|SR20133|dry|364 5.95 80.18 0.56 1.6 0.12 182 0.153 0 0 18 0.7 0|cup 90~, serving 60~|100|rice-noodles-cooked 3.37|vegan||starch|730/-/-|
rice-noodles-cooked|cooked rice noodles|=|cooked rice vermicelli, fresh rice noodles|SR20134|cooked|108 1.79 24.01 0.2 1 0.03 19 0.023 0 0 4 0.14 0|cup 176, serving 156~|100|rice-noodles 0.3|vegan||starch|-/3/60|
soba-noodles||=|soba, buckwheat noodles|SR20114|dry|336 14.38 74.62 0.71 - - 792 0.136 0 0 35 2.7 -|cup 60~, serving 75~|100|soba-noodles-cooked 3.39|vegan|gluten|starch|730/-/-|
soba-noodles-cooked|cooked soba noodles|=||SR20115|cooked|99 5.06 21.44 0.1 - - 60 0.019 0 0 4 0.48 -|cup 114, serving 170~|100|soba-noodles 0.29|vegan|gluten|starch|-/3/60|
udon-noodles||=|udon, fresh udon, cooked udon noodles, frozen udon|SR20117|cooked|131 4 27.54 0.18 - - 161 0.025 0 0 8 0.52 -|cup 176, package 200~, serving 200~|100||vegan|gluten|starch|180/14/180|cooked somen noodles
somen-noodles||=|somen|SR20116|dry|356 11.35 74.1 0.81 4.3 - 1840 0.115 0 0 23 1.32 0|cup 80~, serving 75~|100|somen-noodles-cooked 2.72|vegan|gluten|starch|730/-/-|
somen-noodles-cooked|cooked somen noodles|=||SR20117|cooked|131 4 27.54 0.18 - - 161 0.025 0 0 8 0.52 -|cup 176|100|somen-noodles 0.37|vegan|gluten|starch|-/3/60|
ramen-noodles||=|ramen, dried ramen noodles, wheat noodles|SR20116|dry|356 11.35 74.1 0.81 4.3 - 1840 0.115 0 0 23 1.32 0|piece 80~, package 80~, serving 80~|100||vegan|gluten|starch|730/-/-|somen noodles
instant-noodles||=|instant ramen, pot noodle|SR06583|dry|440 10.17 60.26 17.59 2.9 1.98 1855 8.117 0 0.3 21 4.11 0|piece 81, package 81, serving 81|100||vegan|gluten|starch|270/-/-|
glass-noodles||=|cellophane noodles, bean thread noodles, mung bean noodles, sweet potato noodles, dangmyeon, bean vermicelli|SR16082|dry|351 0.16 86.09 0.06 0.5 0 10 0.017 0 0 25 2.17 0|cup 140, serving 50~|100||vegan||starch|730/-/-|
wonton-wrappers||=|wonton wrapper, dumpling wrappers, gyoza wrappers, gyoza skins, spring roll wrappers, egg roll wrappers|SR18368|raw|291 9.8 57.9 1.5 1.8 - 572 0.263 9 0 47 3.36 0|piece 8, large 32|100||vegetarian|gluten eggs|starch|-/14/180|
# Other grains
couscous||=|giant couscous, pearl couscous, israeli couscous, fregola|SR20028|dry|376 12.76 77.43 0.64 5 - 10 0.117 0 0 24 1.08 -|cup 173, serving 60~|100|couscous-cooked 3.36|vegan|gluten|starch|540/-/-|
couscous-cooked|cooked couscous|=||SR20029|cooked|112 3.79 23.22 0.16 1.4 0.1 5 0.029 0 0 8 0.38 0|cup 157, serving 150~|100|couscous 0.3|vegan|gluten|starch|-/3/60|
bulgur||=|bulgur wheat, bulghur wheat, cracked wheat, burghul, bulghur|SR20012|dry|342 12.29 75.87 1.33 12.5 0.41 17 0.232 0 0 35 2.46 0|cup 140, serving 60~|100|bulgur-cooked 4.12|vegan|gluten|starch|365/-/-|
bulgur-cooked|cooked bulgur|=||SR20013|cooked|83 3.08 18.58 0.24 4.5 0.1 5 0.042 0 0 10 0.96 0|cup 182, tbsp 8.4, serving 160~|100|bulgur 0.24|vegan|gluten|starch|-/4/60|
quinoa||=|red quinoa, white quinoa, tricolour quinoa|SR20035|dry|368 14.12 64.16 6.07 7 - 5 0.706 0 - 47 4.57 -|cup 170, serving 60~|100|quinoa-cooked 3.07|vegan||starch|365/-/-|
quinoa-cooked|cooked quinoa|=||SR20137|cooked|120 4.4 21.3 1.92 2.8 0.87 7 0.231 0 0 17 1.49 0|cup 185, serving 160~|100|quinoa 0.33|vegan||starch|-/4/60|
pearl-barley||=|barley, pot barley|SR20005|dry|352 9.91 77.72 1.16 15.6 0.8 9 0.244 0 0 29 2.5 0|cup 200, serving 60~|100|pearl-barley-cooked 2.86|vegan|gluten|starch|365/-/-|
pearl-barley-cooked|cooked pearl barley|=|cooked barley|SR20006|cooked|123 2.26 28.22 0.44 3.8 0.28 3 0.093 0 0 11 1.33 0|cup 157|100|pearl-barley 0.35|vegan|gluten|starch|-/4/60|
spelt||=|farro, pearled spelt, spelt grain, emmer|SR20140|dry|338 14.57 70.19 2.43 10.7 6.82 8 0.406 0 0 27 4.44 -|cup 174, serving 60~|100|spelt-cooked 2.66|vegan|gluten|starch|365/-/-|
spelt-cooked|cooked spelt|=|cooked farro|SR20141|cooked|127 5.5 26.44 0.85 3.9 - 5 - 0 0 10 1.67 -|cup 194|100|spelt 0.38|vegan|gluten|starch|-/4/60|
freekeh||=|green wheat, wheat berries, wheatberries|SR20075|dry|340 10.69 75.36 1.99 12.7 0.41 2 0.368 0 0 34 5.37 0|cup 168|100||vegan|gluten|starch|365/-/-|soft wheat
buckwheat||=|buckwheat groats, kasha|SR20009|dry|346 11.73 74.95 2.71 10.3 - 11 0.591 0 0 17 2.47 0|cup 164, serving 60~|100|buckwheat-cooked 3.76|vegan||starch|365/-/-|
buckwheat-cooked|cooked buckwheat|=|cooked kasha|SR20010|cooked|92 3.38 19.94 0.62 2.7 0.9 4 0.134 0 0 7 0.8 0|cup 168|100|buckwheat 0.27|vegan||starch|-/4/60|
millet||=|bajra|SR20031|dry|378 11.02 72.85 4.22 8.5 - 5 0.723 0 0 8 3.01 -|cup 200, serving 60~|100|millet-cooked 3.18|vegan||starch|365/-/-|
millet-cooked|cooked millet|=||SR20032|cooked|119 3.51 23.67 1 1.3 0.13 2 0.172 0 0 3 0.63 0|cup 174|100|millet 0.31|vegan||starch|-/4/60|
amaranth||=|amaranth grain|SR20001|dry|371 13.56 65.25 7.02 6.7 1.69 4 1.459 0 4.2 159 7.61 0|cup 193|100|amaranth-cooked 3.64|vegan||starch|365/-/-|
amaranth-cooked|cooked amaranth|=||SR20002|cooked|102 3.8 18.69 1.58 2.1 - 6 - - - 47 2.1 -|cup 246|100|amaranth 0.27|vegan||starch|-/4/60|
teff||=|teff grain|SR20142|dry|367 13.3 73.13 2.38 8 1.84 12 0.449 - - 180 7.63 -|cup 193|100|teff-cooked 3.63|vegan||starch|365/-/-|
teff-cooked|cooked teff|=||SR20143|cooked|101 3.87 19.86 0.65 2.8 - 8 - 0 - 49 2.05 -|cup 252|100|teff 0.28|vegan||starch|-/4/60|
sorghum||=|jowar|SR20067|dry|329 10.62 72.09 3.46 6.7 2.53 2 0.61 0 0 13 3.36 -|cup 192|100||vegan||starch|365/-/-|
rye-grain||=|rye berries|SR20062|dry|338 10.34 75.86 1.63 15.1 0.98 2 0.197 0 0 24 2.63 0|cup 169|100||vegan|gluten|starch|365/-/-|
polenta||=|cornmeal, maize meal, coarse cornmeal, quick-cook polenta, yellow cornmeal, mealie meal|SR20422|dry|370 7.11 79.45 1.75 3.9 1.61 7 0.22 0 0 3 1.1 0|cup 157, tbsp 10~, serving 50~|100||vegan||starch|365/-/-|
grits||=|hominy grits|SR08090|dry|370 7.65 79.09 1.75 4.6 0.57 1 0.34 0 0 4 3.05 0|cup 156, tbsp 9.7|100||vegan||starch|365/-/-|
hominy||=|hominy corn, pozole corn, mote|SR20030|canned|72 1.48 14.26 0.88 2.5 1.82 345 0.123 0 0 10 0.62 0|cup 165|100||vegan||starch|900/4/60|
popcorn-kernels||=|popping corn, unpopped popcorn|SR20014|dry|365 9.42 74.26 4.74 7.3 0.64 35 0.667 0 0 7 2.71 0|cup 200~, tbsp 13~|100||vegan||starch|365/-/-|yellow corn
sago||=|tapioca, tapioca pearls, boba pearls|SR20068|dry|358 0.19 88.69 0.02 0.9 3.35 1 0.005 0 0 20 1.58 0|cup 152|100||vegan||starch|365/-/-|
wheat-germ||=|wheatgerm|SR20078|dry|360 23.15 51.8 9.72 13.2 - 12 1.665 0 0 39 6.26 -|cup 115|100||vegan|gluten|starch|60/120/180|
wheat-bran||=|bran|SR20077|dry|216 15.55 64.51 4.25 42.8 0.41 2 0.63 0 0 73 10.57 0|cup 58|100||vegan|gluten|starch|365/-/-|
oat-bran||=||SR20033|dry|246 17.3 66.22 7.03 15.4 1.45 4 1.328 0 0 58 5.41 0|cup 94|100||vegan|gluten|starch|365/-/-|
# Breakfast cereals
oats||=|rolled oats, porridge oats, oatmeal, jumbo oats, old-fashioned oats, quick oats, oat flakes, steel-cut oats, pinhead oatmeal|SR08120|dry|379 13.15 67.7 6.52 10.1 0.99 6 1.11 0 0 52 4.25 0|cup 81, tbsp 6~, handful 25~, serving 40~|100||vegan|gluten|starch|365/-/-|
muesli||=|bircher muesli mix, alpen|FN57237100|ready|392 7.43 76.25 6.06 4.6 20.66 428 0.545 0 0 15 28.22 0|cup 85~, tbsp 6~, serving 50~|100||vegan|gluten nuts|starch|180/-/-|oat cluster cereal
granola||=||SR08037|ready|489 13.67 53.88 24.31 8.9 19.8 26 3.957 0 1.2 76 3.95 0|cup 122, tbsp 8~, serving 50~|100||vegetarian|gluten nuts|starch|180/-/-|
corn-flakes||=|cornflakes|FN57134000|ready|365 6.4 79.52 1.6 3.5 9.44 703 0.198 0 0 4 28.01 0|cup 30, serving 30|100||vegetarian|gluten|starch|270/-/-|
bran-flakes||=|special k|FN57207000|ready|361 9.65 75.03 2.42 20.5 15.27 585 0.191 0 23.1 19 28.1 0|cup 50, serving 50|100||vegetarian|gluten|starch|270/-/-|
wheat-biscuits||=|weetabix, shredded wheat, wheat biscuit cereal, wheat biscuit, shreddies|FN57417000|ready|358 11.88 73.85 1.68 13 0.27 2 0.153 0 0 22 1.17 0|cup 45, piece 19~, serving 45|100||vegan|gluten|starch|270/-/-|
puffed-rice-cereal||=|rice krispies, crisped rice, rice cereal|FN57151000|ready|358 6.96 79.81 1.21 0.4 9.85 505 0.343 0 0 8 26.69 0|cup 25, serving 25|100||vegetarian|gluten|starch|270/-/-|
oat-hoops||=|cheerios, oat o's|FN57123000|ready|374 12.42 67.92 6.17 10.5 4.9 506 1.049 0 22.9 368 30.87 0|cup 30, piece 0.1, serving 30|100||vegetarian|gluten|starch|270/-/-|
frosted-flakes||=|frosties, sugar-coated corn flakes|FN57348000|ready|375 4.77 84.68 1.27 2.6 32.53 516 0.148 0 0 3 9.9 0|cup 40, serving 40|100||vegetarian|gluten|starch|270/-/-|
chocolate-cereal||=|coco pops, chocolate rice cereal|FN57126000|ready|380 5.35 81.85 4.24 1.4 35.52 547 0.655 0 0 10 9.56 0|cup 40, serving 40|100||vegetarian|gluten milk|starch|270/-/-|
porridge||=|oatmeal porridge, cooked oats, bowl of porridge, porridge made with water|FN56203056|cooked|64 2.21 11.36 1.09 1.7 0.17 70 0.186 0 0 12 0.68 0|cup 240, serving 240|100||vegan|gluten|starch dish|-/2/-|
porridge-with-milk||=|porridge made with milk, milk porridge|FN56203066|cooked|116 5.56 16.23 3.25 1.7 5.08 105 1.444 9 0.1 135 0.68 0|cup 240, serving 240|100||vegetarian|gluten milk|starch dish|-/2/-|
overnight-oats||=||FN56203066|ready|116 5.56 16.23 3.25 1.7 5.08 105 1.444 9 0.1 135 0.68 0|cup 240, serving 240|100||vegetarian|gluten milk|starch dish|-/3/-|oatmeal made with milk
# Less usual, and what people also call for
fonio||=|fonio grain|SR20031|dry|378 11.02 72.85 4.22 8.5 - 5 0.723 0 0 8 3.01 -|cup 200|100||vegan||starch|365/-/-|millet
kamut||=|khorasan wheat, triticale|SR20069|dry|336 13.05 72.13 2.09 - - 5 0.366 0 0 37 2.57 -|cup 192|100||vegan|gluten|starch|365/-/-|triticale
rice-flakes||=|quinoa flakes, millet flakes, buckwheat flakes|SR20048|dry|380 7.82 82.32 0.94 1.9 0.05 10 0.152 0 0 22 6.3 0|cup 95~|100||vegan||starch|365/-/-|instant rice
oat-groats||=|oat kernels|SR20038|dry|389 16.89 66.27 6.9 10.6 - 2 1.217 0 0 54 4.72 0|cup 156|100||vegan|gluten|starch|365/-/-|
cream-of-wheat||=|ready brek, farina, instant semolina cereal|FN56207016|cooked|51 1.45 10.57 0.21 0.5 0.03 72 0.033 0 0 87 3.76 0|cup 240, serving 240|100||vegan|gluten|starch dish|-/2/-|
matzo-meal||=|matzoh meal, cracker meal|SR18217|dry|395 10 83.7 1.4 3 0.29 0 0.226 0 0 13 3.16 0|cup 115~, tbsp 7~|100||vegan|gluten|baking starch|365/-/-|matzo
mixed-grains-pouch|ready-cooked mixed grains|=|grain pouch, mixed grains, ready-cooked grains, cooked mixed grains|SR20141|cooked|127 5.5 26.44 0.85 3.9 - 5 - 0 0 10 1.67 -|cup 194, package 250~, serving 125~|100||vegan|gluten|starch|270/3/-|cooked spelt
soup-mix||=|broth mix, dried soup mix, barley and lentil mix|SR20005|dry|352 9.91 77.72 1.16 15.6 0.8 9 0.244 0 0 29 2.5 0|cup 200, package 500~|100||vegan|gluten|starch|365/-/-|pearl barley
rice-cakes-korean|tteok|=|korean rice cakes, garaetteok|FN55701000|raw|279 2.49 53.57 6.51 0.7 31.12 36 5.48 0 0.3 23 0.52 0|cup 160~, piece 15~, serving 150~|100||vegan||starch|-/14/180|Chinese glutinous rice cake
breakfast-cereal||=|cereal, bowl of cereal|FN57100100|ready|379 7.74 77.71 4.01 6.6 25.36 527 0.694 0 17.1 182 15.55 0|cup 35, serving 35|100||vegetarian|gluten|starch|270/-/-|
# As they are eaten
buttered-rice||=|rice with butter|FN56205004|cooked|147 2.62 27.2 2.61 0.4 0.06 253 1.375 7 0 11 1.16 0|cup 163, serving 122|100||vegetarian|milk|starch dish|-/2/90|
oiled-rice|rice cooked with oil|=|rice cooked in oil, yellow rice, saffron rice|FN56205002|cooked|151 2.6 27.19 3.12 0.4 0.05 238 0.464 0 0 10 1.16 0|cup 163, serving 122|100||vegan||starch dish|-/2/90|
coconut-rice||=||FN58161200|cooked|267 3.57 26.55 17.23 1.9 3.34 182 15.17 0 1.3 19 2.34 0|cup 200, serving 150|100||vegan||starch dish|-/2/90|
rice-with-peas||=|peas pulao, rice and green peas|FN58160450|cooked|133 3.22 24.03 2.42 1.4 1.11 197 0.362 0 2.4 13 1.25 0|cup 160, serving 120|100||vegan||starch dish|-/2/90|
khichdi||=|rice and lentils, mujadara, kitchari|FN58160805|cooked|150 5.5 21.43 4.83 4.1 1.29 189 0.677 0 1.3 17 2.18 0|cup 207, serving 155|100||vegan||starch dish|-/2/90|
masa-cooked|cooked maize meal|=|nshima, sadza, pap, ugali|FN56201516|cooked|58 1.12 12.47 0.28 0.6 0.25 71 0.035 0 0 4 0.65 0|cup 240, slice 50, serving 240|100||vegan||starch|-/2/90|cornmeal mush
polenta-cooked|cooked polenta|=|soft polenta|FN56201517|cooked|71 1.11 12.25 1.84 0.6 0.26 82 0.711 3 0 4 0.64 0|cup 240, slice 50, serving 240|100||vegetarian|milk|starch|-/2/90|cornmeal mush
grits-cooked|cooked grits|=||SR08091|cooked|71 1.71 14.76 0.46 0.8 0.12 2 0.066 0 0 1 0.57 0|cup 257, tbsp 16|100||vegan||starch|-/2/90|
oat-bran-cooked|cooked oat bran|=||SR20034|cooked|40 3.21 11.44 0.86 2.6 - 1 0.163 0 0 10 0.88 -|cup 219|100||vegan|gluten|starch|-/2/90|
semolina-pudding||=|semolina porridge, upma, sooji halwa|FN56207017|cooked|65 1.44 10.39 1.8 0.5 0.04 83 0.722 3 0 86 3.69 0|cup 240, serving 240|100||vegetarian|gluten milk|starch dish|-/2/90|cream of wheat
instant-porridge||=|instant oats, oat so simple, flavoured porridge|FN56203155|cooked|100 2.34 20.09 1.19 1.9 8.32 131 0.196 0 0 67 2.62 0|cup 240, serving 240|100||vegan|gluten|starch dish|-/2/90|
pasta-with-butter||=|buttered pasta, buttered noodles|FN56130000|cooked|157 5.76 30.68 0.92 1.8 0.56 232 0.175 0 0 7 1.27 0|cup 140, serving 140|100||vegetarian|gluten milk|starch dish|-/2/90|cooked pasta without its butter
instant-rice||=|minute rice, quick-cook rice, precooked rice|SR20048|dry|380 7.82 82.32 0.94 1.9 0.05 10 0.152 0 0 22 6.3 0|cup 95, serving 60~|100||vegan||starch|540/-/-|
rice-mix||=|rice-a-roni, savoury rice, packet rice|FN58163380|cooked|118 2.68 19.11 3.49 0.3 0.18 255 0.705 0 0 7 0.66 0|cup 196, serving 147|100||vegan|gluten celery|starch dish|-/3/90|
`,
}
