import type { FoodTablePart } from './row.ts'

/**
 * Sugar, syrups, jams, biscuits, cakes, chocolate and ices. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const SWEETS: FoodTablePart = {
  group: 'sweets',
  rows: `
# Sugar and syrups
sugar||=|granulated sugar, white sugar, cane sugar, superfine sugar, caster sugar, castor sugar, golden caster sugar, golden granulated sugar, sugar cube|SR19335|dry|387 0 99.98 0 0 99.8 1 0 0 0 1 0.05 0|cup 200, tbsp 12.6~, tsp 4.2, piece 2.3~|100||vegan||sweet baking|730/-/-|
brown-sugar||=|light brown sugar, dark brown sugar, soft brown sugar, muscovado sugar, light brown soft sugar, dark muscovado, demerara sugar, muscovado, demerara, dark muscovado sugar, light muscovado sugar|SR19334|dry|380 0.12 98.09 0 0 97.02 28 0 0 0 83 0.71 0|cup 220, tbsp 13.8~, tsp 4.6|100||vegan||sweet baking|730/-/-|
icing-sugar||=|powdered sugar, confectioners' sugar, confectioner's sugar, icing|SR19336|dry|389 0 99.77 0 0 97.81 2 0 0 0 1 0.06 0|cup 120, tbsp 7.8~, tsp 2.5|100||vegan||sweet baking|730/-/-|
turbinado-sugar||=|raw sugar, raw cane sugar|SR19908|dry|399 0 99.8 0 - 99.19 3 - - - 12 0.37 -|cup 202, tsp 4.6|100||vegan||sweet|730/-/-|
palm-sugar||=|jaggery, coconut sugar, gur, piloncillo, panela|SR19334|dry|380 0.12 98.09 0 0 97.02 28 0 0 0 83 0.71 0|cup 200~, tbsp 13~, tsp 4.5~, piece 40~|100||vegan||sweet|730/-/-|brown sugar
maple-sugar||=||SR19340|dry|354 0.1 90.9 0.2 0 84.87 11 0.036 0 0 90 1.61 0|tsp 3, piece 28|100||vegan||sweet|730/-/-|
honey||=|runny honey, clear honey, set honey, manuka honey|SR19296|ready|304 0.3 82.4 0 0.2 82.12 4 0 0 0.5 6 0.42 0|cup 339, tbsp 21, tsp 7~|100||vegetarian||sweet sauce|1095/-/-|
maple-syrup||=|pure maple syrup|SR19353|ready|260 0.04 67.04 0.06 0 60.46 12 0.007 0 0 102 0.11 0|cup 315, tbsp 20, tsp 6.6~|100||vegan||sweet sauce|365/365/-|
golden-syrup||=|light treacle, cane syrup, lyle's golden syrup, lyle's|SR90480|ready|269 0 73.14 0 0 73.2 58 0 0 0 13 3.6 0|cup 340~, tbsp 21~, tsp 7~, serving 21|100||vegan||sweet|730/-/-|cane syrup
treacle||=|black treacle, molasses, blackstrap molasses|SR19304|ready|290 0 74.73 0.1 0 74.72 37 0.018 0 0 205 4.72 0|cup 337, tsp 6.7~, serving 20|100||vegan||sweet|730/-/-|
agave-syrup||=|agave nectar, agave|SR19912|ready|310 0.09 76.37 0.45 0.2 68.03 4 0 0 17 1 0.09 0|cup 330~, tbsp 21~, tsp 6.9|100||vegan||sweet|730/-/-|
date-syrup||=|date molasses, silan|SR19304|ready|290 0 74.73 0.1 0 74.72 37 0.018 0 0 205 4.72 0|cup 337, tbsp 20|100||vegan||sweet|730/-/-|molasses
pomegranate-molasses||=||SR19304|ready|290 0 74.73 0.1 0 74.72 37 0.018 0 0 205 4.72 0|tbsp 20, tsp 6.7~|100||vegan||sweet acid sauce|730/-/-|molasses
rice-syrup||=|brown rice syrup, barley malt syrup, malt extract, malt syrup|SR19352|ready|318 6.2 71.3 0 0 71.3 35 0 0 0 61 0.96 0|cup 332, tbsp 21|100||vegan|gluten|sweet|730/-/-|
glucose-syrup||=|corn syrup, light corn syrup, glucose, liquid glucose, dark corn syrup|SR19350|ready|283 0 76.79 0.2 0 76.77 62 0 0 0 13 0 0|cup 341, tbsp 22|100||vegan||sweet|730/-/-|
pancake-syrup||=||SR19129|ready|234 0 61.47 0 0 21.47 82 0 0 0 3 0.03 0|cup 314, tbsp 20|100||vegan||sweet|365/-/-|
chocolate-syrup||=|chocolate sauce, hot fudge|SR19348|ready|350 4.6 62.9 8.9 2.8 34.82 346 3.98 1 0.2 49 1.3 0|cup 304, tbsp 19|100||vegetarian|milk|sweet|365/180/-|
caramel-sauce||=|dulce de leche, toffee sauce, caramel, salted caramel|SR01225|ready|315 6.84 55.35 7.35 0 49.74 129 4.534 29 2.6 251 0.17 0|tbsp 19|100||vegetarian|milk|sweet sauce|270/30/-|
sweetener||=|stevia, artificial sweetener, erythritol, granulated sweetener, sucralose, splenda, canderel|FN91108000|dry|0 0 100 0 0 0 0 0 0 0 0 0 0|tsp 3, serving 1|100||vegan||sweet|1095/-/-|
jam||=|strawberry jam, raspberry jam, preserves, fruit jam, fruit preserves, apricot jam, apricot preserves|SR19297|ready|278 0.37 68.86 0.07 1.1 48.5 32 0.01 0 8.8 20 0.49 0|tbsp 20, tsp 6.7~|100||vegan||sweet sauce|365/60/-|
marmalade||=|orange marmalade|SR19303|ready|246 0.3 66.3 0 0.7 60 56 0 0 4.8 38 0.15 0|cup 320, tbsp 20, tsp 6.7~|100||vegan||sweet sauce|365/60/-|
lemon-curd||=||SR19303|ready|246 0.3 66.3 0 0.7 60 56 0 0 4.8 38 0.15 0|tbsp 20|100||vegetarian|milk eggs|sweet|180/30/-|orange marmalade
chocolate-spread||=|nutella, chocolate hazelnut spread, hazelnut spread|SR19125|ready|541 5.41 62.16 29.73 5.4 54.05 41 28.423 0 0 108 4.38 0|tbsp 18.5~, serving 37|100||vegetarian|nuts milk soya|sweet|270/-/-|
biscoff-spread||=|biscuit spread, speculoos spread, biscoff, lotus spread, lotus biscoff|SR19125|ready|541 5.41 62.16 29.73 5.4 54.05 41 28.423 0 0 108 4.38 0|tbsp 18.5~|100||vegan|gluten soya|sweet|270/-/-|chocolate hazelnut spread
marshmallows||=|marshmallow, mini marshmallows|SR19116|ready|318 1.8 81.3 0.2 0.1 57.56 80 0.056 0 0 3 0.23 0|cup 50, handful 25~|100||none||sweet|180/-/-|
# Biscuits
digestive-biscuits||=|digestives, digestive biscuit, graham crackers, graham cracker, graham cracker crumbs, digestive biscuit crumbs, mcvities digestives|SR18173|ready|430 6.69 77.66 10.6 3.4 24.85 459 1.633 0 0 77 3.78 0|cup 84, piece 15~|100||vegetarian|gluten milk|sweet|120/-/120|
shortbread||=|shortbread biscuits, shortbread fingers|SR18192|ready|514 5.37 63.78 26.22 1.3 21.65 353 8.105 0 0 13 2.98 0|piece 13~|100||vegetarian|gluten milk|sweet|120/-/120|
chocolate-chip-cookie|||cookies, cookie, choc chip cookie|SR18159|ready|492 5.1 65.36 24.72 2 32.9 311 8.091 0 0 21 5.58 0|piece 16~, large 40~|100||vegetarian|gluten milk eggs soya|sweet|120/-/120|
oat-biscuits||=|oatmeal cookies, hobnobs, oatmeal cookie, anzac biscuits|SR18178|ready|450 6.2 68.7 18.1 2.8 24.66 383 4.519 0 0.5 37 2.58 0|piece 18~|100||vegetarian|gluten milk|sweet|120/-/120|
ginger-biscuits||=|ginger nuts, gingersnaps, ginger biscuit, gingerbread biscuits, speculoos biscuits, speculoos, lotus biscuits|SR18172|ready|416 5.6 76.9 9.8 2.2 19.92 501 2.451 0 0 77 6.4 0|piece 7~|100||vegetarian|gluten milk|sweet|120/-/120|
custard-creams|sandwich biscuits|=|bourbon biscuits, oreos, oreo, cream biscuits, chocolate sandwich cookie, custard cream|SR18166|ready|464 5.21 71 19.14 2.9 40.67 388 5.649 0 0 21 12.14 0|piece 12~|100||vegetarian|gluten milk soya|sweet|120/-/120|
rich-tea-biscuits||=|tea biscuits, marie biscuits, plain biscuits, biscuits, biscuit, vanilla wafers, rich tea|SR28351|ready|406 7.05 70.54 10.58 3.5 21.16 370 5.291 0 0 0 0 0|piece 8~|100||vegetarian|gluten milk|sweet|120/-/120|
chocolate-biscuits||=|chocolate digestives, chocolate digestive, kitkat, chocolate-coated biscuit, penguin bar, penguin biscuit, club biscuit|SR18174|ready|500 4 66.78 25.8 2.2 37.3 265 17.2 1 0.1 46 2 0|piece 17~|100||vegetarian|gluten milk soya|sweet|120/-/120|
jaffa-cakes||=|teacakes chocolate|SR18176|ready|421 4 67.7 16.9 2 44.8 188 4.722 0 0.1 46 2.53 0|piece 13|100||none|gluten milk soya eggs|sweet|120/-/120|chocolate-coated marshmallow cookies
sponge-fingers||=|savoiardi, boudoir biscuits, lady fingers, ladyfingers biscuits, ladyfingers, ladyfinger biscuits|SR18423|ready|363 10.6 59.7 9.1 1 - 147 3.022 221 0 47 3.58 -|piece 11|100||vegetarian|gluten eggs|sweet|120/-/120|
wafers||=|wafer|SR18271|ready|417 8.1 79 6.9 3 6 256 1.222 0 0 25 3.6 0|piece 4|100||vegan|gluten soya|sweet|120/-/120|
macaroons||=|coconut macaroon, macarons|SR28309|ready|460 3.02 61.22 22.55 5.1 45.16 241 20.099 0 0 5 0.82 0|piece 20~|100||vegetarian|eggs sulphites|sweet|120/-/120|
amaretti||=|amaretti biscuits|SR28309|ready|460 3.02 61.22 22.55 5.1 45.16 241 20.099 0 0 5 0.82 0|piece 6~|100||vegetarian|eggs nuts|sweet|120/-/120|coconut macaroons
fortune-cookie||||SR18171|ready|378 4.2 84 2.7 1.6 45.42 31 0.669 2 0 12 1.44 0|piece 8|100||vegetarian|gluten milk|sweet|120/-/120|
fig-rolls||=|fig bar, fig roll|SR18170|ready|348 3.7 70.9 7.3 4.6 46.36 350 1.123 0 0.3 64 2.9 0|piece 16|100||vegetarian|gluten milk|sweet|120/-/120|
flapjack|||oat bar, granola bar, cereal bar, muesli bar|SR19015|ready|471 10.1 64.4 19.8 5.3 28.57 294 2.37 0 0.9 61 2.95 0|piece 40~, small 21|100||vegetarian|gluten milk|sweet|120/-/120|
soft-granola-bar|||chewy granola bar|SR19020|ready|443 7.4 67.3 17.2 4.6 - 278 7.25 0 0 105 2.56 -|piece 28|100||vegetarian|gluten milk soya|sweet|120/-/120|
protein-bar||||FN53720610|ready|412 30.34 38.4 15.17 7.3 15.17 436 3.384 3 27.9 322 5.4 0|piece 35, serving 35|100||vegetarian|gluten soya milk nuts|sweet|120/-/120|
energy-bar|||nutrition bar, clif bar, meal replacement bar|FN53729000|ready|426 30 45 14 2 27 444 4.499 8 120 200 3.6 0|piece 34, serving 34|100||vegetarian|gluten soya milk nuts|sweet|120/-/120|
# Cakes and pastries
sponge-cake|||victoria sponge, sponge, madeira cake|SR18133|ready|290 5.4 61 2.7 0.5 36.66 623 0.802 102 0 70 2.72 0|piece 60~, slice 60~|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
pound-cake|||butter cake, madeira loaf cake|SR18120|ready|353 5 53.64 13.96 0.6 33.36 377 4.811 66 0 47 1.48 0|piece 60~, slice 30~|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
chocolate-cake|||chocolate gateau, chocolate fudge cake|SR18096|ready|389 3.48 52.84 20.05 2.2 39.96 348 5.917 22 0.1 30 3.04 0|piece 95~, slice 95~|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
carrot-cake|||carrot cake with frosting|FN53104260|ready|373 2.49 51.73 17.51 1.1 38.49 287 3.217 47 0.5 74 0.91 0|cup 120, piece 90, slice 112~, serving 200|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
fruit-cake|||christmas cake, dundee cake|SR18110|ready|324 2.9 61.6 9.1 3.7 27.42 101 1.048 5 0.5 33 2.07 0|piece 43, slice 43|100||vegetarian|gluten milk eggs nuts sulphites|sweet dish|4/7/90|
gingerbread||=|ginger cake, parkin, sticky ginger cake|SR18116|ready|356 3.9 49.2 16.4 - - 327 4.122 32 0.1 71 2.88 -|piece 74, slice 74|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
banana-bread||=|banana loaf|SR18019|ready|326 4.3 54.6 10.5 1.1 - 302 2.237 43 1.7 21 1.4 0|slice 60|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
cheesecake||||SR18147|ready|321 5.5 25.5 22.5 0.4 21.8 438 9.921 55 0.4 51 0.63 0|piece 80, slice 80|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
brownie|||chocolate brownie|SR18151|ready|405 4.8 63.9 16.3 2.1 36.61 286 4.235 17 0 29 2.25 0|piece 56, small 34~|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
muffin|||blueberry muffin|SR18274|ready|375 4.49 53 16.07 1.1 31.47 336 2.844 30 0.9 44 1.3 0|piece 113, small 66, medium 113, large 139|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
cupcake|||fairy cake, iced bun|SR18141|ready|391 2.99 56.2 17.91 0.3 41.79 269 2.936 75 0 62 1.07 0|piece 50~|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
scone|||fruit scone, plain scone|SR18016|ready|353 7 44.6 16.3 1.5 2.18 580 4.324 3 0.2 235 2.9 0|piece 60|100||vegetarian|gluten milk|sweet dish|4/7/90|
doughnut|||donut, ring doughnut, glazed doughnut|SR18255|ready|421 6.14 47.93 22.7 2.1 22.75 316 9.453 30 1.2 101 2.38 0|piece 60, small 13, medium 64, large 75|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
jam-doughnut|||jam donut, jelly doughnut|SR18256|ready|340 5.9 39 18.7 0.9 21.1 455 4.843 26 0 25 1.76 0|piece 85|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
danish-pastry|Danish pastry||danish, cinnamon swirl, pain au raisin|SR18246|ready|371 5.4 47.8 18.5 1.9 27.53 445 4.86 114 3.9 46 1.77 0|piece 71|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
cinnamon-roll|||cinnamon bun, chelsea bun|SR18356|ready|372 6.2 50.9 16.4 2.4 31.73 304 3.079 66 2 72 1.6 0|piece 60|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
pain-au-chocolat||pains au chocolat|chocolate croissant|SR18239|ready|406 8.2 45.8 21 2.6 11.26 467 11.659 67 0.2 37 2.03 0|piece 70~|100||vegetarian|gluten milk eggs soya|sweet dish|4/7/90|butter croissant
hot-cross-bun|||teacake, currant bun, teacakes|SR18047|ready|274 7.9 52.3 4.4 4.3 5.68 347 1.081 0 0.1 66 2.9 0|piece 65~|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|raisin bread
eclair|éclair||chocolate éclair, profiteroles, choux bun|FN53420200|ready|334 4.41 37.43 18.52 0.9 22.05 265 7.055 66 0 35 0.95 0|piece 102, serving 70|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
apple-pie||||SR18302|ready|265 2.4 37.1 12.5 - - 211 3.05 0 1.7 7 1.12 -|piece 155, slice 155|100||vegetarian|gluten milk|sweet dish|4/7/90|
fruit-pie|||blueberry pie|SR18309|ready|270 2.8 38.5 12.2 - - 191 2.985 0 1 10 1.85 -|piece 180, slice 180|100||vegetarian|gluten milk|sweet dish|4/7/90|
fruit-crumble|||apple crumble, crumble, rhubarb crumble, apple crisp|SR19186|cooked|161 1.75 30.84 3.43 1.4 19.68 351 0.685 0 2.2 35 0.82 0|cup 282, piece 150~, serving 150~|100||vegetarian|gluten milk|sweet dish|4/7/90|
pecan-pie||||SR18325|ready|412 4.9 52.2 22.2 - - 262 3.989 87 0.2 32 1.48 -|piece 122, slice 122|100||vegetarian|gluten milk eggs nuts|sweet dish|4/7/90|
pumpkin-pie||||SR18327|ready|204 4.5 26.4 9.3 - - 225 3.171 42 1.7 94 1.27 -|piece 155, slice 155|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
lemon-meringue-pie|||lemon tart|SR18321|ready|285 3.8 39.1 12.9 - - 242 3.185 53 3.3 12 1 -|piece 127, slice 127|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
mince-pie||||SR18322|ready|289 2.6 48 10.8 2.6 28.31 254 2.682 0 5.9 22 1.49 0|piece 60~|100||vegetarian|gluten milk sulphites|sweet dish|4/7/90|
custard-tart|||egg custard tart, pastel de nata|SR18317|ready|210 5.5 20.8 11.6 1.6 11.58 275 2.349 33 0.6 80 0.58 0|piece 85~, slice 105|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
apple-strudel|||strudel|SR18354|ready|274 3.3 41.1 11.2 2.2 25.75 135 2.044 6 1.7 15 0.42 0|piece 71|100||vegetarian|gluten milk|sweet dish|4/7/90|
baklava||=||FN53441110|ready|433 6.6 37.8 29.01 2.7 12.8 311 10.931 48 1.3 41 2.02 0|piece 40~, serving 80|100||vegetarian|gluten nuts milk|sweet dish|4/7/90|
bread-pudding|||bread and butter pudding|FN13210110|cooked|156 5.6 23.53 4.86 1 15.1 210 1.7 61 0.2 134 0.97 0|cup 200, piece 100, serving 100|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
tiramisu||=||FN13252600|ready|355 5.99 29.51 24.34 0.6 18.7 156 14.174 123 1.1 67 1.18 0|cup 145, piece 175, serving 175|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
trifle|||sherry trifle|FN13252590|ready|169 3.52 23.24 7.15 0.4 15.76 180 4.071 65 0.5 73 0.83 0|cup 145, serving 73|100||none|gluten milk eggs sulphites|sweet dish|4/7/90|
meringue|||meringue nest, pavlova|FN32401000|ready|324 7.17 75.34 0.04 0 73.06 113 0 0 0 5 0.1 0|piece 22, serving 22|100||vegetarian|eggs|sweet dish|60/-/-|
rice-pudding||=|kheer, arroz con leche, ambrosia rice pudding|SR19193|cooked|108 3.23 18.39 2.15 0.3 11.59 97 1.208 12 1.3 95 0.11 0.3|cup 172, can 400~, serving 113|100||vegetarian|milk|sweet dish|365/3/-|
chocolate-mousse||=|mousse, angel delight|SR19182|ready|225 4.14 16.07 16 0.6 14.81 38 9.151 140 0.1 96 0.55 0|cup 404|100||vegetarian|milk eggs soya|sweet dish|-/4/60|
chocolate-pudding||=|chocolate custard pot|SR19183|ready|142 2.09 23.01 4.6 0 17.17 152 1.263 1 0.3 51 1.27 0|cup 250~, serving 110~|100||vegetarian|milk|sweet dish|90/7/-|
creme-caramel|crème caramel||flan|SR19094|ready|145 4.53 22.78 4.03 0 23.15 53 1.799 90 0 83 0.38 -|cup 306, piece 150~, serving 150~|100||vegetarian|milk eggs|sweet dish|-/7/-|
creme-brulee|crème brûlée||baked custard, egg custard|FN13210370|ready|113 4.06 17.85 2.83 0 17.86 74 1.391 45 0 115 0.16 0|cup 260, serving 120~|100||vegetarian|milk eggs|sweet dish|-/5/-|
panna-cotta||||FN13210350|ready|178 5.23 28.24 4.94 0 28.1 163 2.241 112 0.4 95 0.49 0|piece 120~, serving 120~|100||none|milk|sweet dish|-/5/-|flan
jelly-dessert||=|fruit jelly, jello, jelly cubes, jelly, jell-o|FN91501010|ready|60 1.22 14.19 0 0 13.49 75 0 0 0 3 0.02 0|cup 240, serving 120|100||none||sweet dish|4/7/90|
sponge-pudding|||sticky toffee pudding, steamed pudding, treacle sponge, spotted dick, jam roly-poly, treacle pudding|SR18116|cooked|356 3.9 49.2 16.4 - - 327 4.122 32 0.1 71 2.88 -|piece 110~, slice 74, serving 110~|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|gingerbread
# Sweets, chocolate and ices
chocolate-bar|||mars bar, snickers, candy bar|FN91705520|ready|483 6.46 63.16 22.72 2.2 52.24 234 10.584 6 0.2 70 0.68 0|piece 50~, serving 55|100||vegetarian|milk soya peanuts eggs|sweet|270/-/-|
chocolate-truffles||=|chocolates, box of chocolates, praline, quality street, celebrations, roses chocolates|SR19138|ready|510 6.21 44.88 33.76 2.5 38.31 68 18.488 53 0.1 157 1.75 -|piece 12|100||vegetarian|milk soya nuts|sweet|270/-/-|
boiled-sweets||=|hard candy, sweets, candy, mints, lollipop|SR19107|ready|394 0 98 0.2 0 62.9 38 0 0 0 3 0.3 0|piece 6, handful 30~|100||vegan||sweet|270/-/-|
gummy-sweets||=|gummy bears, wine gums, jelly babies, jelly beans, fruit pastilles|SR19106|ready|396 0 98.9 0 0.1 58.97 44 0 0 0 3 0.4 0|cup 182, piece 3.6, handful 30~|100||none||sweet|270/-/-|
toffee||=|fudge, toffees, butterscotch|SR19383|ready|560 1.07 64.72 32.75 0 63.47 135 20.565 104 0.2 34 0.03 -|piece 12~, handful 40~|100||vegetarian|milk|sweet|270/-/-|
caramels||=|soft caramels|SR19074|ready|382 4.6 77 8.1 0 65.5 245 2.476 7 0.4 138 0.14 0|piece 10.1, package 71|100||vegetarian|milk|sweet|270/-/-|
nougat||=|turrón|SR43046|ready|398 3.33 92.39 1.67 3.3 44.97 33 1.667 0 0.3 32 0.59 0|piece 14|100||vegetarian|nuts eggs|sweet|270/-/-|
turkish-delight||=|lokum|SR19106|ready|396 0 98.9 0 0.1 58.97 44 0 0 0 3 0.4 0|piece 15~|100||vegan||sweet|270/-/-|gumdrops
halva||=|halwa, halvah|SR19117|ready|469 12.49 60.49 21.52 4.5 - 195 4.127 0 0.1 33 4.53 0|piece 30~|100||vegan|sesame|sweet|270/-/-|
peanut-brittle||=|chikki|SR19148|ready|486 7.57 71.24 18.98 2.5 51.33 445 4.144 12 0 27 1.22 0|piece 20~, serving 40~|100||vegetarian|peanuts milk|sweet|270/-/-|
sesame-snaps||=|sesame brittle, sesame bar|SR19154|ready|516 11.6 50.3 33.3 7.7 31.17 167 4.662 0 0 639 4.27 0|piece 10~|100||vegan|sesame|sweet|270/-/-|
ice-cream||=|vanilla ice cream, gelato|SR19095|ready|207 3.5 23.6 11 0.7 21.22 80 6.79 44 0.6 128 0.09 0|cup 132~, piece 66~, serving 66|100||vegetarian|milk|sweet|-/-/365|
chocolate-ice-cream||=||SR19270|ready|216 3.8 28.2 11 1.2 25.36 76 6.8 34 0.7 109 0.93 0|cup 132|100||vegetarian|milk|sweet|-/-/365|
rich-ice-cream||=|luxury ice cream, premium ice cream, ben and jerry's, haagen dazs, häagen-dazs|SR19089|ready|249 3.5 22.29 16.2 0 20.65 61 10.329 92 0 117 0.34 0|cup 214|100||vegetarian|milk eggs|sweet|-/-/365|
ice-cream-bar|||choc ice, magnum|FN13120100|ready|331 4.1 24.5 24.1 0.8 18.3 68 13.202 28 0 119 0.29 0|piece 75, serving 85|100||vegetarian|milk soya gluten|sweet|-/-/365|
sorbet|||sherbet, fruit sorbet|FN63430150|ready|110 0.79 27.12 0.05 0.5 25.78 13 0 0 5.2 3 0.17 0|cup 200, piece 80, serving 130|100||vegan||sweet|-/-/365|
frozen-yoghurt||=|frozen yogurt|SR42187|ready|127 3 21.6 3.6 0 19.92 63 2.326 13 0.7 100 0.46 0|cup 174|100||vegetarian|milk|sweet|-/-/365|
vegan-ice-cream||=|dairy-free ice cream|FN41480020|ready|157 0.86 18.32 9.07 0 17.89 41 7.112 0 0 119 0.27 0|cup 165, serving 165|100||vegan|soya|sweet|-/-/365|
# Savoury snacks
crisps||=|potato crisps, potato chips, ready salted crisps, packet of crisps, walkers crisps, walkers, kettle chips|SR19411|ready|532 6.39 53.83 33.98 3.1 0.33 527 3.4 0 21.6 21 1.28 0|cup 25~, piece 1.27, handful 20~, package 25~, serving 25~|100||vegan||starch dish|90/-/-|
popcorn||=|air-popped popcorn, plain popcorn|SR19806|ready|382 12 77.9 4.2 15.1 - 4 0.57 0 0 10 2.66 -|cup 8, handful 5~|100||vegan||starch dish|90/-/-|
salted-popcorn||=||SR19807|ready|500 9 57.2 28.1 10 - 884 4.89 0 0.3 10 2.78 -|cup 11, handful 7~|100||vegan||starch dish|90/-/-|
buttered-popcorn||=|microwave popcorn, butter popcorn|SR25014|ready|557 7.5 55.16 34.02 10 0.55 764 7.216 0 0.1 20 1.85 0|cup 11~, handful 7~|100||vegetarian|milk|starch dish|90/-/-|
sweet-popcorn||=|caramel popcorn, toffee popcorn|SR19039|ready|431 3.8 79.1 12.8 5.2 53.19 206 3.61 0 0 43 1.74 0|cup 35~, handful 12~, serving 30~|100||vegetarian|milk soya|starch dish|90/-/-|
pretzels||=|pretzel, hard pretzels, twiglets|SR19047|ready|384 10.04 80.39 2.93 3.4 2.21 1240 0.391 0 2.1 27 4.58 0|cup 45~, piece 2~, handful 25~|100||vegan|gluten|starch dish|90/-/-|
soft-pretzel||||SR43109|ready|338 8.2 69.39 3.1 1.7 0.25 545 0.695 0 0 23 3.92 0|piece 115, small 62, medium 115, large 143|100||vegan|gluten|starch dish|90/-/-|
cheese-puffs||=|cheesy puffs, wotsits|SR19008|ready|560 5.85 53.53 36.01 1.4 3.19 942 5.36 7 0 56 2.53 0|cup 20~, handful 10~, package 25~, serving 25~|100||vegetarian|milk|starch dish|90/-/-|
bombay-mix||=|chevda|SR19031|ready|506 17.31 51.62 25.58 13.2 3 413 3.785 0 0.3 54 2.44 0|cup 60~, handful 30~|100||vegan|peanuts gluten|starch dish|90/-/-|rice-based snack mix
rice-crackers||=|japanese rice crackers|SR25071|ready|416 10 82.64 5 0 0 233 0 0 0 0 0 0|cup 60~, handful 25~, serving 30|100||vegan|soya gluten|starch dish|90/-/-|
pork-scratchings||=|pork rinds, chicharron, scratchings|SR19041|ready|544 61.3 0 31.3 0 0 1818 11.37 95 0.5 30 0.88 0|cup 20~, serving 25~|100||none||starch dish|90/-/-|
vegetable-crisps||=|plantain chips, sweet potato crisps|SR25040|ready|473 5.32 60.43 23.3 4.7 4.04 357 1.762 0 4.9 52 1.55 0|cup 26~, handful 20~, package 40~|100||vegan||starch dish|90/-/-|
pitta-chips||=|pita chips|SR25037|ready|457 11.79 68.26 15.2 3.8 4.76 854 1.342 0 0 17 4.59 0|cup 40~, serving 30~|100||vegan|gluten|starch dish|90/-/-|
# Less usual, and what people also call for
simple-syrup||=|sugar syrup, gomme syrup, elderflower cordial, syrup, vanilla syrup, coffee syrup|FN91301100|ready|184 0 45.58 0.15 0 45.68 3 0 0 0 2 0.02 0|cup 320, tbsp 18~, serving 40|100||vegan||sweet|365/-/-|
grenadine||=|strawberry syrup, fruit syrup, rose syrup|SR42040|ready|268 0 66.91 0 0 46.55 27 0 0 0 6 0.05 0|tbsp 20, tsp 6.7|100||vegan||sweet|365/-/-|
carob-powder||=|carob, carob flour|SR16055|dry|222 4.62 88.88 0.65 39.8 49.08 35 0.09 0 0.2 348 2.94 0|cup 103, tbsp 6|100||vegan||baking sweet|365/-/-|
food-colouring||=|food coloring, food dye, gel colour|SR02052|ready|56 0.03 14.4 0 0 14.4 3 0 0 0 3 0.05 0|tsp 4.2, piece 0.1~|100||vegan||baking|365/-/-|imitation vanilla
cinnamon-sugar||=||FN91104100|dry|390 0.28 98.27 0.38 3.7 92.99 2 0.024 0 0.3 71 0.63 0|cup 200, tsp 4.2, serving 8|100||vegan||sweet|365/-/-|
fructose||=|diabetic sugar|SR43216|dry|368 0 100 0 0 92.7 12 0 0 0 0 0.1 0|cup 196, tsp 4.2|100||vegan||sweet|365/-/-|
frosting||=|buttercream, icing ready-made, vanilla frosting, fondant icing, royal icing|SR19230|ready|418 0 67.89 16.23 0 63.1 184 2.974 0 0 3 0.16 0|tbsp 18~, package 475|100||vegetarian|milk|sweet|365/-/-|
chocolate-frosting||=|chocolate icing, ganache|SR19226|ready|397 1.1 63.2 17.6 0.9 57.7 183 5.526 0 0 8 1.42 0|tbsp 18~|100||vegetarian|milk soya|sweet|365/-/-|
chocolate-coated-nuts|chocolate-coated nuts|=|chocolate peanuts, chocolate raisins, m&ms, smarties|SR19126|ready|519 13.1 49.7 33.5 4.7 37.59 41 14.6 9 0 104 1.31 0|cup 149, piece 4, handful 40~|100||vegetarian|peanuts milk soya gluten|sweet|365/-/-|
fruit-leather||=|fruit roll, fruit snacks, dried fruit roll|SR19014|ready|371 0.1 85.8 3 0 49.16 317 0.672 0 120 32 1.01 0|small 14, large 21|100||vegan||sweet|365/-/-|
jam-biscuit|jam biscuits|=|jammie dodger, jam sandwich biscuit|SR18209|ready|502 3.84 70.64 23.24 1.6 42.95 103 11.899 0 0 27 3.73 0|piece 19~|100||vegetarian|gluten milk|sweet|365/-/-|filled wafers
animal-biscuits||=|animal crackers, baby biscuits, arrowroot biscuits|SR28399|ready|446 6.9 74.1 13.8 1.1 23.3 407 3.463 0 0 43 2.75 0|piece 2~, serving 30~|100||vegetarian|gluten milk|sweet|365/-/-|
swiss-roll|||roulade, arctic roll, snack cake|SR18128|ready|374 3.47 64.03 11.54 1 37.3 470 4.139 41 0.1 24 1.36 0|piece 40~, slice 40~|100||vegetarian|gluten milk eggs|sweet|365/-/-|
angel-cake|||angel food cake|SR18086|ready|258 5.9 57.8 0.8 1.5 - 749 0.121 0 0 140 0.52 -|piece 28, slice 28|100||vegetarian|gluten eggs|sweet|365/-/-|
coffee-cake|||crumb cake|SR18104|ready|418 6.8 46.7 23.3 2 - 351 5.797 32 0.3 54 1.91 0|piece 63~, slice 63~|100||vegetarian|gluten milk eggs|sweet|365/-/-|
churros||=|cruller, beignet|SR18253|ready|412 3.1 59.5 18.3 1.2 35.11 345 4.667 11 0 26 2.42 0|piece 41|100||vegetarian|gluten eggs milk|sweet|365/-/-|
key-lime-pie|||banoffee pie, cream pie, custard pie|SR18328|ready|278 4.8 32.6 14.4 0.6 12.68 260 4.03 62 0.5 90 1.02 0|piece 126, slice 126|100||vegetarian|gluten milk eggs|sweet|365/-/-|vanilla cream pie
kheer-ladoo|ladoo|=|laddu, barfi, gulab jamun|FN91718300|ready|411 6.92 46.74 22.25 4 29.8 140 11.396 58 0.9 26 1.3 0|piece 40~, serving 60|100||vegetarian|milk gluten nuts|sweet|365/-/-|
mochi||=|daifuku|FN55701000|ready|279 2.49 53.57 6.51 0.7 31.12 36 5.48 0 0.3 23 0.52 0|piece 40~|100||vegan||sweet|365/-/-|Chinese glutinous rice cake
red-bean-paste||=|anko, sweet red bean paste|SR16003|canned|237 3.8 55.01 0.03 - - 218 0.011 0 0 22 1.13 -|cup 296, tbsp 18~|100||vegan||sweet|365/-/-|canned sweetened adzuki beans
# As they are eaten
iced-cake||=|birthday cake, frosted cake, iced sponge|FN53120270|ready|359 2.4 54.95 14.33 0.4 41.26 313 2.83 43 0 69 0.87 0|cup 100, slice 115, serving 175|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
lemon-cake||=|lemon drizzle cake, lemon drizzle|FN53114100|ready|339 2.42 51.9 13.53 0.4 38.23 304 2.684 43 1.9 70 0.87 0|cup 100, piece 90, slice 175, serving 175|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
red-velvet-cake||=||FN53116520|ready|355 2.79 54.36 14.58 1.2 40.23 296 2.99 43 0 67 1.16 0|cup 120, piece 90, slice 200, serving 200|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
black-forest-gateau||=|black forest cake|FN53102800|ready|228 3.49 31.32 10.66 1.7 18.26 214 3.734 55 0.6 84 1.2 0|cup 120, slice 200, serving 200|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
chocolate-muffin||=|double chocolate muffin, chocolate chip muffin|FN52302600|ready|395 6.54 50.94 18.75 1.9 25.98 339 4.692 51 0 163 3.31 0|piece 130, small 70, medium 130, large 180, serving 130|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
bran-muffin||=||FN52304010|ready|216 6.16 38.7 5.96 2.2 15 214 2.808 31 0 91 2.55 0|piece 130, small 70, medium 130, large 180, serving 130|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
chocolate-cheesecake||=||FN53104600|ready|397 5.89 35.99 26.6 1.6 25.9 242 14.433 111 0 69 1.2 0|cup 180, slice 175, serving 175|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
strawberry-shortcake||=||FN53123070|ready|214 3.31 40.09 4.73 0.9 25.89 313 2.477 62 12.4 55 1.6 0|cup 150, slice 175, serving 175|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
pineapple-upside-down-cake||=||FN53119000|ready|273 2.38 39.11 12.18 0.7 28.16 214 4.552 56 1.5 80 0.95 0|cup 120, slice 115, serving 115|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
tres-leches||=|tres leches cake|FN53118550|ready|269 6.48 41.9 8.72 0.3 33.37 72 4.94 82 1 136 0.95 0|cup 120, slice 200, serving 200|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
fruit-tart||=|jam tart, treacle tart|FN53300200|ready|316 3 42.6 16.1 2.6 21.4 333 2.457 0 1.3 22 1.22 0|piece 125, serving 125|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
bakewell-tart|||cherry bakewell, bakewell slice, bakewell, frangipane tart, almond tart|FN53300200|ready|316 3 42.6 16.1 2.6 21.4 333 2.457 0 1.3 22 1.22 0|piece 125, serving 125|100||vegetarian|gluten milk eggs nuts|sweet dish|5/7/90|fruit tart
cobbler||=|peach cobbler, fruit cobbler|FN53410800|ready|217 2.22 32.98 8.66 1.7 16.57 182 2.788 0 1.7 9 1.08 0|cup 250, serving 125|100||vegetarian|gluten milk|sweet dish|5/7/90|
cherry-pie||=||FN53305000|ready|311 2.95 40.93 15.3 1.9 19.53 217 5.348 7 0.9 14 1.28 0|cup 250, large 2000, slice 150, serving 150|100||vegetarian|gluten milk|sweet dish|5/7/90|
custard-doughnut||=||FN53521210|ready|363 5.2 42.86 18.92 1.7 21.59 287 7.766 24 1 91 1.92 0|piece 80, serving 80|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
chocolate-doughnut||=|chocolate iced doughnut, iced ring doughnut|FN53521130|ready|416 5.13 50.98 21.68 1.9 29.74 289 8.668 24 1 82 2.19 0|piece 75, serving 75|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
plain-doughnut||=|cake doughnut, sugared doughnut|FN53520100|ready|434 5.31 47.06 24.93 1.7 18.15 477 11.105 10 0 40 2.53 0|piece 60, serving 60|100||vegetarian|gluten milk eggs|sweet dish|5/7/90|
biscotti||=|cantuccini|FN53203500|ready|373 7.63 67 8.37 1.4 28.44 262 1.309 46 0.4 112 3.15 0|piece 32, serving 64|100||vegetarian|gluten eggs nuts|sweet dish|120/-/-|
oatmeal-raisin-cookie||||FN53233010|ready|450 6.2 68.7 18.1 2.8 24.66 520 4.519 0 0.5 37 2.58 0|piece 30, small 20, medium 30, large 45, serving 60|100||vegetarian|gluten milk eggs|sweet dish|30/-/120|
peanut-butter-cookie||||FN53234000|ready|473 8.92 58.15 23.82 2.1 28.58 463 6.751 27 0 41 2.11 0|piece 30, small 20, medium 30, large 45, serving 60|100||vegetarian|gluten milk eggs peanuts|sweet dish|30/-/120|
cookie-dough||=|raw cookie dough|FN53200100|ready|435 4.97 54.47 22.45 0.9 29.24 533 4.326 47 0.1 54 2.16 0|cup 250, serving 63|100||vegetarian|gluten milk eggs|sweet dish|-/7/90|
butter-biscuits||=|butter cookies, viennese biscuits, sugar cookie|FN53241500|ready|464 5.35 67.34 19.55 1.3 27.31 385 7.666 12 0.1 35 2.24 0|cup 85, piece 30, small 20, medium 30, large 45, serving 60|100||vegetarian|gluten milk|sweet dish|90/-/-|
chocolate-pancakes||=||FN55103100|cooked|341 7.68 41.18 15.94 2.4 16.11 438 6.201 60 0 209 1.68 0|piece 50, small 20, medium 50, large 90, serving 100|100||vegetarian|gluten milk eggs|sweet dish|-/3/60|
fruit-pancakes||=|blueberry pancakes, banana pancakes|FN55103000|cooked|232 5.86 30.63 9.54 2.4 7.7 395 2.364 52 0.6 162 1.18 0|piece 50, small 20, medium 50, large 90, serving 100|100||vegetarian|gluten milk eggs|sweet dish|-/3/60|
frozen-waffle|||toaster waffle|FN55200020|frozen|309 7.42 48.39 9.49 2.6 4.41 530 2.275 13 0 299 6.59 0|piece 40, serving 80|100||vegetarian|gluten milk eggs|sweet dish|-/-/90|
chocolate-crepe||=|nutella crepe, crepe with chocolate|FN53430100|cooked|170 4.87 22.92 6.52 0.2 12.25 219 1.847 63 0.2 69 1.52 0|piece 80, serving 80|100||vegetarian|gluten milk eggs nuts soya|sweet dish|-/2/-|
breakfast-bar||=|cereal breakfast bar, nutri-grain bar|FN53714500|ready|376 4.4 72.8 7.5 2.1 35.1 337 1.5 0 0 41 4.86 0|piece 43, serving 43|100||vegetarian|gluten milk|sweet dish|180/-/-|
pop-tart||=|toaster pastry|SR18362|ready|388 4.2 70.32 9.95 1 26.13 334 3.615 0 0 16 5.51 0|piece 52~|100||vegetarian|gluten|sweet dish|180/-/-|
ice-cream-sandwich|||viennetta|FN13120500|ready|264 4.28 35.88 11.8 1.4 25.27 205 6.153 34 0.4 104 1.07 0|piece 75, serving 75|100||vegetarian|gluten milk soya|sweet dish|-/-/180|
ice-cream-cone|||cornetto, 99 flake, ice cream in a cone|FN13120730|ready|215 3.68 25.82 10.84 0.8 20.61 87 6.567 42 0.6 124 0.23 0|piece 125, serving 125|100||vegetarian|gluten milk soya|sweet dish|-/-/90|
ice-cream-sundae|||sundae, knickerbocker glory, banana split|FN13121300|ready|243 3.72 31.92 11.17 1.1 23.89 138 6.579 36 0.5 109 0.36 0|cup 140, piece 180, serving 180|100||vegetarian|milk soya nuts|sweet dish|-/-/1|
ice-lolly|||ice pop, fruit ice lolly, popsicle, calippo, solero, twister lolly|FN63420105|ready|106 0.81 25.4 0.06 0.5 22.6 6 0 0 16.8 7 0.32 0|cup 240, piece 80, serving 80|100||vegan||sweet dish|-/-/365|
chocolate-ice-lolly|chocolate ice cream bar|=|fudgesicle|FN13120140|ready|329 4.41 25.17 23.89 1.5 17.97 67 13.099 27 0 119 0.56 0|piece 75, serving 85|100||vegetarian|milk soya|sweet dish|-/-/365|
chocolate-with-nuts||=|fruit and nut chocolate, chocolate with almonds|FN91705015|ready|545 10.99 51.77 33.66 4.4 42.18 64 16.352 18 0 163 2.2 0|cup 160, piece 8, serving 45|100||vegetarian|milk soya nuts|sweet|270/-/-|
caramel-chocolate||=|caramel-filled chocolate, chocolate caramels, twix, rolo|FN91705450|ready|474 6.43 66.44 21.04 2 57.1 145 12.096 17 0.2 169 1.47 0|cup 160, piece 8, serving 45|100||vegetarian|milk soya gluten|sweet|270/-/-|
coconut-chocolate||=|bounty bar, chocolate-covered coconut|FN91705470|ready|497 5.43 57.01 27.77 4.1 44.1 138 19.741 2 0.4 33 2.17 0|cup 160, piece 8, serving 45|100||vegetarian|milk soya|sweet|270/-/-|
peanut-butter-cups||=|reese's, peanut butter cup|FN91705530|ready|487 7.82 64.13 24.72 2.8 46.54 294 10.115 3 0.2 57 1 0|cup 160, piece 8, serving 45|100||vegetarian|milk soya peanuts|sweet|270/-/-|
crispy-chocolate||=|chocolate with crisped rice, chocolate wafer bar|FN91705020|ready|468 2.5 70.97 19.33 1 51.9 203 11.9 12 0.7 76 0.34 0|cup 160, piece 8, serving 45|100||vegetarian|milk soya gluten|sweet|270/-/-|
coated-chocolates||=|chocolate buttons, smarties sweets, candy-coated chocolate, maltesers, minstrels|FN91746100|ready|492 4.33 71.19 21.13 2.8 63.68 61 13.08 14 0.5 105 1.11 0|cup 160, piece 2, serving 45|100||vegetarian|milk soya gluten|sweet|270/-/-|
dark-chocolate-bar||=|bar of dark chocolate|FN91705300|ready|550 5.09 59.97 32.2 7.2 46.14 23 18.993 7 0 57 8.13 0|cup 160, piece 8, serving 45|100||vegetarian|milk soya|sweet|270/-/-|
liquorice||=|licorice|FN91721000|ready|396 0 98.9 0 0.1 58.97 44 0 0 0 3 0.4 0|cup 160, piece 5, serving 60|100||vegan|gluten|sweet|270/-/-|
candy-floss||=|cotton candy|FN91745050|ready|401 0 99.6 0.32 0 99.8 1 0 0 0 1 0.05 0|cup 10, package 30, serving 30|100||vegan||sweet|270/-/-|
chocolate-covered-strawberries||=|chocolate fruit, chocolate-dipped fruit|FN63401070|ready|132 1.41 19.86 6.69 2.7 16.03 10 3.859 0 43.8 16 0.9 0|piece 40, serving 40|100||vegetarian|milk soya|sweet|-/3/-|
flavoured-crisps||=|cheese and onion crisps, salt and vinegar crisps, barbecue crisps, sour cream crisps|FN71200140|ready|487 6.51 55.92 31.06 3.8 5.47 545 4.002 0 62.4 32 1.36 0|cup 25, piece 2, package 25~, serving 28|100||vegetarian|milk|starch dish|90/-/-|
baked-crisps||=|baked potato chips|FN71200400|ready|469 5 71.4 18.2 4.8 5.01 536 2.631 0 0 125 0.8 0|cup 25, piece 2, package 25~, serving 28|100||vegan||starch dish|90/-/-|
pringles||=|stacked crisps, reconstituted crisps|FN71200300|ready|543 4.61 55.21 35.17 2.9 0.76 643 8.617 0 1.2 17 0.8 0|cup 25, piece 2, can 20, package 18, serving 28|100||vegan|gluten|starch dish|90/-/-|
popped-crisps||=|popped chips|FN71203010|ready|469 5 71.4 18.2 4.8 5.01 536 2.631 0 0 125 0.8 0|cup 20, piece 1, package 18, serving 28|100||vegan||starch dish|90/-/-|
flavoured-tortilla-chips||=|doritos, nacho cheese chips|FN54401085|ready|519 7.36 60.81 27.42 5.1 2.59 691 3.876 0 0.4 137 1.16 0|cup 30, piece 3, package 20, serving 30|100||vegetarian|milk|starch dish|90/-/-|
corn-chips||=|fritos, corn snacks|FN54401021|ready|535 6.12 56.82 33.1 4 0.27 817 4.297 0 0 137 1.19 0|cup 45, piece 1, package 20, serving 45|100||vegan||starch dish|90/-/-|
onion-ring-snack||=|onion-flavoured rings, maize rings, hula hoops, monster munch|FN54406010|ready|499 7.7 65.1 22.6 3.9 4.83 950 4.34 0 1.8 29 3.72 0|cup 15, piece 2, serving 15|100||vegan||starch dish|90/-/-|
multigrain-chips||=|sun chips, lentil chips, lentil crisps|FN54420210|ready|491 7.95 67.26 21.11 8.8 7.2 423 2.166 0 0 20 1.74 0|cup 30, piece 2, package 20, serving 30|100||vegan|gluten|starch dish|90/-/-|
snack-mix||=|party mix, chex mix|FN54402200|ready|502 7 62.76 25.61 3.3 1.77 757 3.594 2 0.4 81 2.37 0|cup 60, package 20, serving 60|100||vegetarian|gluten nuts peanuts milk soya|starch dish|90/-/-|
kettle-popcorn||=|sweet and salty popcorn|FN54403089|ready|531 5.48 61.01 30.22 6.1 28.52 495 4.05 0 0 4 1.36 0|cup 14, serving 35|100||vegan||starch dish|90/-/-|
cinema-popcorn||=|movie popcorn, theatre popcorn|FN54403006|ready|603 6.18 39.87 48.7 6.9 0.37 762 28.908 0 0.2 8 1.95 0|cup 11, serving 28|100||vegan||starch dish|90/-/-|
oil-popped-popcorn||=|popcorn popped in oil, homemade popcorn|FN54403045|ready|498 8.96 57.87 27.99 10 0.54 157 5.03 0 0.3 10 2.77 0|cup 11, serving 28|100||vegan||starch dish|90/-/-|
wasabi-peas||=||FN41304000|ready|432 14.11 62.2 14.11 3.8 14.11 300 5.29 0 0 123 3.8 0|cup 120, handful 30~, serving 30|100||vegan|mustard soya gluten|starch dish|90/-/-|
honey-roasted-peanuts||=|flavoured peanuts|FN42111500|ready|574 20.7 30.02 45.25 7.1 16.14 349 6.974 0 0 49 1.35 0|cup 146, piece 1, handful 30~, package 50, serving 28|100||vegetarian|peanuts|nut|90/-/-|
chocolate-pretzels||=||FN54408200|ready|467 7.05 70.07 17.64 3.5 38.8 494 8.611 0 0 141 2.54 0|cup 86, piece 2, package 25, serving 28|100||vegetarian|gluten milk soya|starch dish|90/-/-|
corn-nuts||=|roasted corn kernels|FN54401011|ready|446 8.5 71.86 15.64 6.9 0.61 564 2.43 0 0 9 1.67 0|cup 95, piece 2, serving 95|100||vegan||starch dish|90/-/-|
marshmallow-creme||=|marshmallow fluff, marshmallow cream|SR19365|ready|322 0.8 79 0.3 0.1 46.8 80 0.056 0 0 3 0.22 0|tbsp 18~|100||vegetarian|eggs|sweet|270/-/-|
butterscotch-chips||=|butterscotch morsels, peanut butter chips|SR19085|ready|539 2.2 67.1 29.05 0 67.1 89 24.1 0 0.1 34 0.08 0|cup 170~, tbsp 10~|100||vegetarian|milk soya|sweet|270/-/-|
eton-mess||=||FN63403020|ready|149 2.21 14.57 10.03 2.1 10.44 4 3.248 13 18.1 30 0.36 0|serving 200~|100||vegetarian|milk eggs|sweet dish|-/2/-|fruit salad with cream
battenberg||=|battenberg cake, almond cake|FN53100100|ready|352 2.84 53.6 14.77 1 39.53 304 3.484 43 0 70 1.3 0|piece 40~, slice 40~|100||vegetarian|gluten milk eggs nuts|sweet dish|270/-/-|cake
cake|||slice of cake, tray bake, layer cake|FN53100100|ready|352 2.84 53.6 14.77 1 39.53 304 3.484 43 0 70 1.3 0|cup 100, piece 90, slice 80~, serving 175|100||vegetarian|gluten milk eggs|sweet dish|4/7/90|
pie|||sweet pie, slice of pie|FN53300100|ready|296 2.7 37.55 15.28 1.8 15.92 217 5.34 7 0.5 11 1.23 0|cup 250, large 2000, slice 130~, serving 150|100||vegetarian|gluten milk|sweet dish|2/4/90|
eccles-cake|||welsh cake, chorley cake, teacake pastry|FN53452100|ready|395 4.69 54.53 19.49 4.4 25.92 8 3.8 18 0.9 31 1.95 0|piece 60~, serving 70|100||vegetarian|gluten milk sulphites|sweet dish|5/7/60|fruit-filled pastry
energy-balls||=|date balls, protein balls|FN53720200|ready|346 14.71 65.44 5.88 7.4 31.62 195 1.471 0 88.2 368 6.62 0|piece 25~|100||vegan|nuts gluten soya|sweet|270/-/-|energy bar
`,
}
