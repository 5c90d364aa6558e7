import type { FoodTablePart } from './row.ts'

/**
 * Bread, wraps, crackers and dough. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const BREAD: FoodTablePart = {
  group: 'grains',
  rows: `
white-bread||=|bread, sliced bread, sliced white bread, sandwich bread, toast bread, bloomer, white loaf, hovis, warburtons, kingsmill|SR18069|ready|266 8.85 49.42 3.33 2.7 5.67 490 0.698 0 0 144 3.61 0|cup 35, piece 29, large 38~, slice 29|100|white-toast 0.9|vegan|gluten soya|starch|5/7/90|
white-toast||=|toast, toasted white bread, slice of toast|SR18070|cooked|290 9 54.5 4 2.9 6.2 537 0.764 1 0 119 3.33 0|piece 25~, slice 25~|100|white-bread 1.11|vegan|gluten soya|starch|1/-/-|
wholemeal-bread||=|whole wheat bread, whole-wheat bread, brown bread, wholemeal loaf, wholegrain bread|SR18075|ready|252 12.45 42.71 3.5 6 4.34 455 0.722 0 0 161 2.47 0|piece 32, slice 32|100|wholemeal-toast 0.9|vegan|gluten soya|starch|5/7/90|
wholemeal-toast||=|brown toast, whole wheat toast|SR18076|cooked|306 16.27 51.16 4.07 7.5 5.77 565 0.922 0 0 130 2.96 0|piece 29~, slice 29~|100|wholemeal-bread 1.11|vegan|gluten soya|starch|1/-/-|
granary-bread||=|multigrain bread, seeded bread, seeded loaf, multi-grain bread, malted bread|SR28397|ready|265 13.36 43.34 4.23 7.4 6.39 381 0.872 0 0.1 103 2.5 0|piece 36~, slice 36~|100||vegan|gluten soya|starch|5/7/90|
sourdough-bread||=|sourdough, sourdough loaf, country bread, crusty bread, rustic bread, farmhouse loaf|SR18029|ready|272 10.75 51.88 2.42 2.2 4.62 602 0.529 0 0 52 3.91 0|piece 50~, large 64~, slice 50~|100||vegan|gluten|starch|5/7/90|French bread, sourdough included
baguette|||french stick, french bread|SR18029|ready|272 10.75 51.88 2.42 2.2 4.62 602 0.529 0 0 52 3.91 0|piece 250~, small 125~, slice 25~|100||vegan|gluten|starch|5/7/90|
ciabatta|||italian bread, ciabatta roll, ciabatta rolls|SR18033|ready|271 8.8 50.1 3.5 3.2 3.17 550 0 0 0 78 2.94 0|piece 100~, slice 30~|100||vegan|gluten|starch|5/7/90|
focaccia|||focaccia bread|FN51108010|ready|249 8.77 35.82 7.89 1.8 1.75 561 0.877 0 0 35 3.16 0|piece 80~, slice 60~, serving 57|100||vegan|gluten|starch|5/7/90|
rye-bread||=|light rye bread|SR18060|ready|259 8.5 48.3 3.3 5.8 3.85 603 0.626 0 0.4 73 2.83 0|slice 32|100||vegan|gluten|starch|5/7/90|
pumpernickel||=|dark rye bread, rye loaf|SR18044|ready|250 8.7 47.5 3.1 6.5 0.53 596 0.437 0 0 68 2.87 0|slice 26|100||vegan|gluten|starch|5/7/90|
soda-bread||=|irish soda bread|SR18032|ready|290 6.6 56 5 2.6 - 398 1.111 18 0.8 81 2.69 0|slice 60~|100||vegetarian|gluten milk|starch|5/7/90|
brioche|||challah, brioche bun, brioche buns, egg bread|SR18027|ready|287 9.5 47.8 6 2.3 1.78 380 1.593 51 0 93 3.04 0|piece 50~, slice 40|100||vegetarian|gluten eggs milk|starch|5/7/90|
raisin-bread||=|fruit loaf, fruit bread, tea loaf, malt loaf, soreen|SR18047|ready|274 7.9 52.3 4.4 4.3 5.68 347 1.081 0 0.1 66 2.9 0|slice 26|100||vegetarian|gluten milk|starch|5/7/90|
gluten-free-bread||=|gf bread|FN51808000|ready|248 4.31 45.78 5.24 4.3 3.53 447 0.977 0 0 138 2.63 0|cup 40, slice 34~, serving 28|100||vegetarian|eggs|starch|5/7/90|
pitta-bread|||pita, pita bread, pitta, pittas|SR18041|ready|275 9.1 55.7 1.2 2.2 1.3 536 0.166 0 0 86 2.62 0|piece 60, small 28, large 60|100||vegan|gluten|starch|5/7/90|
wholemeal-pitta|||whole wheat pita, wholemeal pitta bread|SR18042|ready|262 9.8 55.89 1.71 6.1 2.87 527 0.147 0 0 15 3.06 0|piece 64, small 28|100||vegan|gluten|starch|5/7/90|
naan|||naan bread, garlic naan, naan breads, peshwari naan|SR28307|ready|291 9.62 50.43 5.65 2.2 3.55 465 1.393 - - 84 3.25 -|piece 90|100||vegetarian|gluten milk|starch|5/7/90|
chapati|||roti, phulka, chapatti|SR28306|ready|297 11.25 46.36 7.45 4.9 2.72 409 1.953 - - 93 3.01 -|piece 68|100||vegan|gluten|starch|5/7/90|
paratha||||FN51300185|ready|326 6.36 45.35 13.2 9.6 4.15 452 5.826 1 0 25 1.61 0|piece 80~, serving 70|100||vegetarian|gluten milk|starch|5/7/90|
flatbread|||lavash, wrap, wraps, tortilla wrap, tortilla wraps|SR18364|ready|306 8.2 49.38 7.99 3.5 3.71 736 2.924 0 0 146 3.63 0|piece 62~|100||vegan|gluten|starch|5/7/90|flour tortilla
flour-tortilla|||tortilla, tortillas, wheat tortilla, soft tortilla, burrito wrap, wheat tortillas|SR18364|ready|306 8.2 49.38 7.99 3.5 3.71 736 2.924 0 0 146 3.63 0|piece 49, small 32~, medium 49, large 72~|100||vegan|gluten|starch|14/21/90|
wholewheat-tortilla|||wholemeal wrap, wholewheat wrap, whole wheat tortilla|SR28295|ready|310 9.76 45.89 9.76 9.8 2.44 512 4.878 0 0 244 2.63 0|piece 41|100||vegan|gluten|starch|14/21/90|
corn-tortilla|||maize tortilla|SR18363|ready|218 5.7 44.64 2.85 6.3 0.88 45 0.453 0 0 81 1.23 0|piece 24~|100||vegan||starch|14/21/90|
taco-shell|||hard taco shells, tostada, tostadas|SR18360|ready|476 6.41 63.49 21.79 6.7 1.5 324 7.105 0 0 100 1.64 0|piece 12.9~|100||vegan||starch|90/-/-|
injera||=||FN51807000|ready|87 3.48 18.29 0.84 2.7 1.03 229 0.177 0 0 13 1.03 0|cup 68, piece 90~, serving 127|100||vegan|gluten|starch|5/7/90|
dosa|||masala dosa|FN55702100|ready|210 5.7 37.04 4.05 1.8 0.3 309 0.587 0 0.3 16 2.19 0|piece 80, small 35, medium 80, large 155, serving 80|100||vegan||starch dish|-/2/30|plain dosa
idli||||FN55702000|ready|128 6.36 24.98 0.35 5.8 1.85 252 0.056 0 0.2 10 0.89 0|piece 38, serving 76|100||vegan||starch dish|-/2/60|
puri|||poori, bhatura|FN51300180|ready|409 6.84 39.23 24.94 3.5 0.18 170 3.41 0 0 16 2.55 0|piece 36, serving 36|100||vegan|gluten|starch|1/-/-|
garlic-bread||=|garlic baguette|FN51121035|cooked|350 8.36 41.72 16.61 2.5 3.69 544 5.281 0 0.2 27 3.05 0|slice 74, serving 74|100||vegetarian|gluten milk|starch|-/3/90|
bagel|||plain bagel|SR18001|ready|264 10.56 52.38 1.32 1.6 8.43 422 0.36 0 0 219 3.57 0|piece 105, small 69, medium 105, large 131|100||vegan|gluten sesame|starch|5/7/90|
english-muffin|English muffin||breakfast muffin, toasting muffin, english muffins|SR18258|ready|227 8.87 44.17 1.69 3.5 3.53 425 0.733 0 1.8 163 4 0|piece 57|100||vegan|gluten|starch|5/7/90|
crumpet|||pikelet|SR18258|ready|227 8.87 44.17 1.69 3.5 3.53 425 0.733 0 1.8 163 4 0|piece 55~|100||vegan|gluten|starch|5/7/90|English muffin
bread-roll|||roll, rolls, bap, bread bun, soft roll, dinner roll, white roll|SR18342|ready|310 10.86 52.04 6.47 2 5.55 467 1.375 4 0.2 178 3.72 0|piece 50~, small 28, medium 50~, large 70~|100||vegan|gluten soya|starch|5/7/90|
burger-bun|||hamburger bun, hamburger buns|SR18350|ready|279 9.77 50.12 3.91 1.8 7.28 494 0.842 0 1.3 144 3.43 0|piece 52~|100||vegan|gluten soya sesame|starch|5/7/90|
hot-dog-bun|||hot dog roll, finger roll|SR18350|ready|279 9.77 50.12 3.91 1.8 7.28 494 0.842 0 1.3 144 3.43 0|piece 44|100||vegan|gluten soya|starch|5/7/90|
crusty-roll|||kaiser roll, hard roll, bolillo|SR18353|ready|293 9.9 52.7 4.3 2.3 1.77 544 0.606 0 0 95 3.28 0|piece 57|100||vegan|gluten|starch|5/7/90|
wholemeal-roll|||whole wheat roll, brown roll|SR18348|ready|266 8.7 51.1 4.7 7.5 8.46 521 0.836 0 0 106 2.42 0|piece 45~|100||vegan|gluten soya|starch|5/7/90|
croissant|||butter croissant|SR18239|ready|406 8.2 45.8 21 2.6 11.26 467 11.659 67 0.2 37 2.03 0|piece 57, small 42, medium 57, large 67|100||vegetarian|gluten milk eggs|starch sweet|2/-/60|
bao-bun|||bao, steamed bun, hirata bun, mantou|SR18350|ready|279 9.77 50.12 3.91 1.8 7.28 494 0.842 0 1.3 144 3.43 0|piece 40~|100||vegan|gluten|starch|5/7/90|burger bun
pizza-base|||pizza dough, pizza crust, bread dough|SR18029|ready|272 10.75 51.88 2.42 2.2 4.62 602 0.529 0 0 52 3.91 0|piece 200~|100||vegan|gluten|starch|-/5/90|French bread
breadcrumbs||=|dried breadcrumbs, bread crumbs, golden breadcrumbs|SR18079|dry|395 13.35 71.98 5.3 4.5 6.2 732 1.203 0 0 183 4.83 0|cup 108, tbsp 7~, handful 25~|100||vegan|gluten|starch baking|180/-/180|
panko||=|panko breadcrumbs|SR18079|dry|395 13.35 71.98 5.3 4.5 6.2 732 1.203 0 0 183 4.83 0|cup 60~, tbsp 4~, handful 25~|100||vegan|gluten|starch baking|180/-/180|dry breadcrumbs
fresh-breadcrumbs||=|white breadcrumbs|SR18069|ready|266 8.85 49.42 3.33 2.7 5.67 490 0.698 0 0 144 3.61 0|cup 45, tbsp 3~, handful 20~|100||vegan|gluten|starch baking|-/3/90|white bread
croutons||=||SR18242|ready|407 11.9 73.5 6.6 5.1 - 698 1.51 0 0 76 4.08 -|cup 30|100||vegan|gluten|starch|60/-/-|
cream-crackers||=|crackers, water biscuits, saltines, saltine crackers, cracker, cream cracker, cracker biscuits, jacob's crackers, jacob's cream crackers|SR18228|ready|418 9.46 74.05 8.64 2.8 1.29 941 1.653 0 0 19 5.57 0|piece 3, serving 15~|100||vegan|gluten|starch|180/-/-|
crispbread||=|rye crispbread, ryvita, rye crackers, knackebrod|SR18216|ready|366 7.9 82.2 1.3 16.5 1.07 410 0.145 0 0 31 2.43 0|piece 10|100||vegan|gluten|starch|180/-/-|
oatcakes||=|oatcake|SR18235|ready|427 10.58 69.55 14.13 10.3 1.19 704 2.063 0 0 36 3.34 0|piece 13~|100||vegan|gluten|starch|180/-/-|wholewheat crackers
matzo||=|matzah, matzo crackers|SR18217|ready|395 10 83.7 1.4 3 0.29 0 0.226 0 0 13 3.16 0|piece 28|100||vegan|gluten|starch|270/-/-|
rice-cakes||=|rice cake, corn cakes|SR19816|ready|387 8.2 81.5 2.8 4.2 0.88 26 0.57 0 0 11 1.49 0|piece 9|100||vegan||starch|180/-/-|
breadsticks||=|grissini, breadstick|SR18080|ready|412 12 68.4 9.5 3 1.26 713 1.41 0 0 22 4.28 0|piece 6~|100||vegan|gluten|starch|180/-/-|
puff-pastry||=|ready-rolled puff pastry, puff pastry sheet|SR18337|raw|551 7.3 45.1 38.1 1.5 0.74 249 9.643 0 0 10 2.56 0|piece 320~, package 320~|100||vegan|gluten|baking starch|-/14/180|
all-butter-puff-pastry|all-butter puff pastry|=|butter puff pastry|SR18337|raw|551 7.3 45.1 38.1 1.5 0.74 249 9.643 0 0 10 2.56 0|piece 320~, package 320~|100||vegetarian|gluten milk|baking starch|-/14/180|puff pastry
shortcrust-pastry||=|pie crust, pastry, pie dough, pie pastry, shortcrust|SR18402|raw|469 5.7 42.3 30.8 3.4 0.15 482 7.674 0 0 9 2.57 0|package 320~|100||vegan|gluten|baking starch|-/14/180|
filo-pastry||=|filo, phyllo, phyllo dough, fillo pastry, filo sheets|SR18338|raw|299 7.1 52.6 6 1.9 0.18 483 1.47 0 0 11 3.21 0|piece 19, package 270~|100||vegan|gluten|baking starch|-/7/180|
poppadoms||=|papadum, papad, poppadom, papadums, papadam|SR42200|ready|371 25.56 59.87 3.25 18.6 0 1745 1.084 4 0 143 7.8 0|piece 10~|100||vegan||starch|180/-/-|
prawn-crackers||=|shrimp crackers|SR25070|ready|426 7.14 59.09 17.86 5.6 21.43 571 5.357 2 0 20 1.91 0|cup 15~, piece 2~, serving 30~|100||none|crustaceans|starch|90/-/-|
tortilla-chips||=|nachos chips, totopos|SR19056|ready|472 7.1 67.78 20.68 5.4 0.78 328 2.811 0 0 106 1.52 0|cup 26~, handful 25~, package 200~, serving 30~|100||vegan||starch|60/-/-|
# Less usual, and what people also call for
croissant-dough||=|chilled croissant dough, crescent rolls|SR18014|raw|307 6.66 46.32 10.58 0.7 7.4 977 2.806 1 0.1 51 2.48 0|piece 40~, package 240~|100||vegetarian|gluten milk|starch|-/14/60|biscuit dough
sweet-pastry||=|sweet shortcrust pastry, all-butter shortcrust, pâte sucrée, all-butter shortcrust pastry|SR18402|raw|469 5.7 42.3 30.8 3.4 0.15 482 7.674 0 0 9 2.57 0|package 320~|100||vegetarian|gluten milk|baking starch|-/14/180|pie pastry
ritz-crackers||=|butter crackers, ritz, cheddars|SR18229|ready|510 6.64 61.3 26.43 2.3 8.18 726 5.562 0 0 120 4.03 0|piece 3~, serving 16~|100||vegetarian|gluten milk|starch|120/-/-|
melba-toast||=|crostini, bruschetta toasts, rusks|SR18220|ready|390 12.1 76.6 3.2 6.3 0.94 598 0.445 0 0 93 3.7 0|piece 3|100||vegan|gluten|starch|120/-/-|
panini-roll|||panini, panini bread, sub roll, hoagie roll, submarine roll|SR18349|ready|277 8.6 50.2 4.3 3.2 0.31 574 0.962 0 0 91 2.71 0|piece 90~|100||vegan|gluten|starch|5/7/90|French roll
pretzel-bun|slider bun||party rolls|SR18342|ready|310 10.86 52.04 6.47 2 5.55 467 1.375 4 0.2 178 3.72 0|piece 28|100||vegan|gluten|starch|5/7/90|dinner roll
# As they are eaten
rye-toast||=|toasted rye bread|FN51401020|cooked|285 9.34 53.08 3.63 6.4 4.23 663 0.688 0 0.4 80 3.11 0|slice 24~, serving 29|100||vegan|gluten|starch|5/7/90|
sourdough-toast||=|toasted sourdough|FN51133020|cooked|299 11.81 57.01 2.66 2.4 5.08 662 0.581 0 0 57 4.3 0|slice 45~, serving 28|100||vegan|gluten|starch|5/7/90|
granary-toast||=|multigrain toast, seeded toast|FN51601010|cooked|291 14.68 47.63 4.65 8.1 7.02 419 0.958 0 0.1 113 2.75 0|slice 32~, serving 33|100||vegan|gluten soya|starch|5/7/90|
toasted-bagel||||SR18002|cooked|287 11.14 57.39 1.43 1.8 9.14 457 0.229 0 0 15 4.5 0|piece 95~|100||vegan|gluten sesame|starch|5/7/90|
toasted-muffin|toasted English muffin|toasted muffins|toasted english muffin|SR18259|cooked|270 10.32 52.65 2.02 2.8 3.47 477 0.533 0 1.7 197 4.65 0|piece 52|100||vegan|gluten|starch|5/7/90|
cinnamon-raisin-bagel|||raisin bagel|SR18005|ready|274 9.8 55.2 1.7 2.3 5.98 344 0.274 0 0.7 19 3.8 0|piece 105|100||vegan|gluten|starch|5/7/90|
fried-bread||=|fry bread, vetkoek|FN51140100|ready|384 9.36 44.97 18.84 1.5 3.55 177 4.848 3 0 54 3.21 0|cup 140, piece 136, slice 26, serving 26|100||vegan|gluten|starch|5/7/90|
potato-bread||=|potato farl, tattie scone, boxty|FN51127010|ready|266 12.5 47.07 3.13 6.3 9.38 375 0 0 0 188 2.25 0|slice 34, serving 34|100||vegetarian|gluten milk|starch|5/7/90|
cheese-bread||=|cheese scone, pão de queijo, cheese twist bread|FN51111010|ready|408 10.42 44.83 20.83 2.1 2.08 750 6.25 10 0 90 2.49 0|slice 28, serving 28|100||vegetarian|gluten milk|starch|5/7/90|
egg-bread-toast|toasted brioche|=||FN51119040|cooked|315 10.44 52.53 6.59 2.5 1.96 418 1.751 56 0 102 3.34 0|slice 28, serving 28|100||vegetarian|gluten eggs milk|starch|5/7/90|
raisin-toast||=|toasted fruit bread, toasted teacake|SR18048|cooked|297 8.6 56.9 4.8 4.7 6.18 377 1.175 0 0.4 72 3.15 0|slice 24|100||vegetarian|gluten milk|starch|5/7/90|
rice-crackers-plain|puffed corn cakes|=|rice cake snack|FN54319020|ready|384 9.7 80.1 3.1 2.9 0.72 288 0.48 0 0 9 1.87 0|small 2, serving 18|100||vegan||starch|5/7/90|
wheat-crackers||=|triscuit, woven wheat crackers, wholewheat crackers|SR18232|ready|455 7.3 70.73 16.4 6.9 15.48 699 3.21 0 0 92 2.64 0|piece 2~, serving 16~|100||vegan|gluten|starch|5/7/90|
cheese-crackers||=|cheddar crackers, goldfish crackers, cheez-it, cheese biscuits savoury|FN54304000|ready|489 10.93 59.42 22.74 2.3 4.53 973 5.288 3 0 136 4.88 0|cup 50, piece 3, small 1, package 21, serving 18|100||vegetarian|gluten milk|starch|5/7/90|
`,
}
