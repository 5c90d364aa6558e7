import type { FoodTablePart } from './row.ts'

/**
 * Breakfasts, soups, salads, sides and small dishes as eaten. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const DISHES_LIGHT: FoodTablePart = {
  group: 'dishes',
  rows: `
# Eggs and breakfast
omelette|||plain omelette, omelet|FN32130020|cooked|182 11.61 0.9 14.64 0 0.22 263 5.957 398 0 46 1.56 0|cup 135, piece 120~, serving 110|100||vegetarian|eggs milk|dish|-/3/60|
cheese-omelette|||cheese omelet|FN32130120|cooked|204 12.73 1.38 16.39 0 0.51 360 7.276 361 0 142 1.42 0|cup 135, piece 65, serving 130|100||vegetarian|eggs milk|dish|-/3/60|
ham-omelette|||ham and cheese omelette|FN32130320|cooked|208 13.34 1.4 16.51 0 0.54 416 7.165 339 0 133 1.39 0|cup 135, piece 85, serving 170|100||none|eggs milk|dish|-/3/60|
spinach-omelette|||vegetable omelette, vegetable frittata, frittata|FN32130430|cooked|166 10.52 1.35 13.23 0.2 0.32 229 3.946 340 4.2 48 1.5 0|cup 135, piece 75, serving 150|100||vegetarian|eggs milk|dish|-/3/60|
spanish-omelette|||spanish tortilla, tortilla española, potato omelette|FN32131200|cooked|172 10.41 2.97 13.18 0.3 0.47 218 3.943 340 1.1 42 1.47 0|cup 135, piece 75, serving 150|100||vegetarian|eggs|dish|-/3/60|
eggs-benedict||=|egg benedict|FN32101500|cooked|288 13.81 8.48 22.1 0.6 1.17 468 10.251 271 1.4 58 1.56 0|piece 155, serving 155|100||none|eggs milk gluten|dish|-/3/60|
egg-mayonnaise||=|egg mayo, egg salad|FN32103000|cooked|257 10.26 1.01 23.14 0 1.01 378 4.904 307 0 42 0.99 0|cup 222, piece 74, medium 68, large 74, serving 111|100||vegetarian|eggs mustard|dish|-/3/60|
devilled-eggs||=|deviled eggs, devilled egg|FN32102000|cooked|198 11.52 1.07 15.9 0 1.07 430 3.948 343 0 46 1.1 0|piece 31~, serving 30|100||vegetarian|eggs mustard|dish|-/3/60|
huevos-rancheros||=|shakshuka, eggs in tomato sauce|FN32105180|cooked|121 6.68 8.85 6.65 1.7 2.26 418 1.696 175 1 44 1.08 0|cup 135, piece 118, serving 236|100||vegetarian|eggs|dish|-/3/60|
egg-mcmuffin|||egg muffin, breakfast sandwich, sausage and egg muffin|FN34001320|cooked|256 14.12 18.61 13.78 1.4 1.82 581 5.481 163 0.7 196 2.3 0|piece 150, large 225, serving 150|100||none|gluten eggs milk|dish|-/3/60|
pancakes||=|pancake, american pancakes, scotch pancakes, stack of pancakes|FN55101000|cooked|282 7.41 35.32 12.07 2.1 7.05 508 3.027 66 0 206 1.45 0|piece 50, small 20, medium 50, large 90, serving 100|100||vegetarian|gluten milk eggs|dish|-/3/60|
crepes||=|crêpe, english pancake, crepe|FN55401000|cooked|224 8.85 22.02 11.29 0.6 4.48 278 3.444 153 0 95 1.87 0|piece 65, serving 65|100||vegetarian|gluten milk eggs|dish|-/3/60|
waffle|||belgian waffle|FN55201000|cooked|373 8.7 41.5 18.82 2.5 8.28 597 4.19 78 0 242 1.72 0|piece 75, small 40, medium 75, large 125, serving 75|100||vegetarian|gluten milk eggs|dish|-/3/60|
french-toast||=|eggy bread, pain perdu|FN55301000|cooked|273 10.36 32.34 11.38 1.2 10.08 315 3.261 177 0 143 2.39 0|slice 65, serving 65|100||vegetarian|gluten milk eggs|dish|-/3/60|
hash-browns||=|hash brown, rösti, rosti, potato cake|FN71405040|cooked|217 2.62 28.23 11.48 3.2 0.27 398 0.925 0 6.6 17 0.54 0|cup 160, piece 50~, serving 80|100||vegan||dish|-/3/60|
yoghurt-with-granola||=|granola and yoghurt, yoghurt parfait, yoghurt and granola|FN11446000|cooked|84 3.36 15.86 1.01 1.1 11.68 49 0.525 3 14.3 105 0.49 0|serving 150|100||vegetarian|milk gluten nuts|dish|-/3/60|
# Soups
tomato-soup|||cream of tomato soup|FN74601010|cooked|59 2.4 10.03 1.29 0.6 6.56 208 0.682 4 6.5 69 0.3 0|cup 248, can 602, serving 310|100||vegetarian|milk celery gluten|dish|-/3/60|
vegetable-soup|||minestrone, minestrone soup, vegetable broth soup|FN75649110|cooked|38 1.78 6.18 0.87 1.2 1.49 239 0.174 0 6.3 14 0.48 0|cup 234, serving 292|100||vegan|celery|dish|-/3/60|
chicken-noodle-soup||=|chicken soup|FN58403040|cooked|61 5.56 4.93 2.22 0.4 0.93 369 0.432 23 1.7 12 0.45 0|cup 241, serving 301|100||none|gluten celery eggs|dish|-/3/60|
chicken-vegetable-soup||=|chicken and vegetable soup|FN28340660|cooked|48 4.52 4.14 1.7 0.8 1.31 305 0.317 16 4.2 12 0.38 0|cup 239, serving 299|100||none|celery|dish|-/3/60|
cream-of-chicken-soup||=|cream of mushroom soup, canned cream of chicken soup|FN28345120|cooked|71 2.86 6 3.96 0 2.71 370 1.473 8 0.1 70 0.53 0|cup 248, can 602, serving 310|100||none|milk gluten celery|dish|-/3/60|
lentil-soup|||dal soup, red lentil soup, pea soup|FN41603010|cooked|64 3.89 8.82 1.71 3.2 1.31 187 0.254 1 1.3 12 1.17 0|cup 248, can 586, serving 310|100||vegan|celery|dish|-/3/60|
potato-soup||=|leek and potato soup, vichyssoise|FN71801010|cooked|63 2.42 8.81 2.01 0.6 3.16 321 1.11 5 0.1 71 0.17 0|cup 248, can 602, serving 310|100||vegetarian|milk celery|dish|-/3/60|
butternut-squash-soup||=|pumpkin soup, squash soup, carrot soup|FN73502000|cooked|39 0.5 4.37 2.46 1.3 1.78 328 1.37 7 4.5 14 0.21 0|cup 248, serving 310|100||vegetarian|milk celery|dish|-/3/60|
broccoli-cheese-soup||=|broccoli and stilton soup, broccoli soup|FN72302100|cooked|70 2.72 6.27 3.72 0.9 3.5 350 1.424 6 1 83 0.15 0|cup 239, can 597, serving 299|100||vegetarian|milk celery gluten|dish|-/3/60|
french-onion-soup||=|onion soup|FN75608100|cooked|154 7.16 16.24 6.78 1 2.58 428 3.104 15 1.5 136 1.2 0|cup 241, serving 301|100||none|gluten milk celery sulphites|dish|-/3/60|
clam-chowder||=|fish chowder, seafood chowder, cullen skink|FN28355120|cooked|62 3.25 7.54 2.1 0.3 2.66 275 1.106 7 2.1 71 1.23 0|cup 248, can 602, serving 305|100||none|molluscs fish milk celery gluten|dish|-/3/60|
hot-and-sour-soup||=|tom yum soup, tom yum|FN28340750|cooked|39 2.58 4.35 1.21 0.5 0.42 376 0.229 21 0 19 0.64 0|cup 244, serving 305|100||none|soya gluten eggs crustaceans fish|dish|-/3/60|
miso-soup||=||FN41601070|cooked|32 2.5 2.27 1.56 0.4 0.83 613 0.218 4 0.1 16 0.32 0|cup 240, serving 300|100||none|soya fish gluten|dish|-/3/60|
wonton-soup||=||FN58408010|cooked|32 2.08 5.25 0.26 0.2 0.34 406 0.062 4 0.7 5 0.21 0|cup 241, serving 301|100||none|gluten eggs soya crustaceans|dish|-/3/60|
egg-drop-soup||=|chicken and sweetcorn soup|FN32300100|cooked|27 1.16 4.29 0.61 0.4 0.09 370 0.166 23 6.5 7 0.26 0|cup 244, serving 305|100||none|eggs|dish|-/3/60|
beef-soup||=|beef and vegetable soup, scotch broth|FN58401010|cooked|52 2.81 7.94 0.96 0.9 1.22 297 0.329 4 0.5 11 0.45 0|cup 244, can 593, serving 305|100||none|gluten celery|dish|-/3/60|barley soup
borscht||=|beetroot soup|FN75601100|cooked|38 1.19 4.67 1.81 1 2.88 142 0.924 5 5.2 23 0.33 0|cup 245, serving 301|100||vegetarian|milk celery|dish|-/3/60|
gazpacho||=||FN75604600|cooked|39 0.83 4.11 2.38 1.1 2.49 256 0.332 0 19.4 14 0.38 0|cup 244, serving 300|100||vegan|gluten|dish|-/3/60|
black-bean-soup||=|bean soup|FN41601140|cooked|65 5.08 9.72 0.77 2.4 0.74 248 0.222 4 0.9 33 1.24 0|cup 247, serving 309|100||vegan|celery|dish|-/3/60|
tortilla-soup||=||FN58421080|cooked|117 4.86 7.51 7.59 0.7 2.15 277 2.728 12 2.5 83 0.33 0|cup 240, serving 300|100||none|milk|dish|-/3/60|
gumbo||=||FN27363000|cooked|89 8.16 6.55 3.43 0.9 1.7 400 0.768 30 4.5 26 0.64 0|cup 244, serving 305|100||none|crustaceans celery gluten|dish|-/3/60|
# Salads
mixed-salad|||green salad, side salad, garden salad, salad, rocket salad|FN75143000|cooked|21 1.25 4.11 0.23 1.4 1.87 37 0.034 0 9 31 0.61 0|cup 73, serving 73|100||vegan||dish|-/3/60|
caesar-salad||||FN72116150|cooked|76 4.23 6.78 3.57 1.8 1.23 225 1.666 8 4 114 0.99 0|cup 79, serving 79|100||none|milk gluten fish eggs mustard|dish|-/3/60|Caesar salad without dressing
greek-salad||||FN75146000|cooked|44 2.62 3.84 2.14 1.6 1.34 243 0.852 7 5.5 67 1.07 0|cup 105, serving 105|100||vegetarian|milk|dish|-/3/60|Greek salad without dressing
cobb-salad||=||FN75148010|cooked|92 11.36 2.48 4.34 1.2 1.08 157 1.045 61 8.9 26 0.54 0|cup 105, serving 105|100||none|eggs milk|dish|-/3/60|Cobb salad without dressing
chicken-salad|||chicken mayonnaise, coronation chicken|FN27446200|cooked|235 13.97 2.8 18.76 0.4 2.1 480 3.233 66 0.8 18 0.51 0|cup 226, serving 113|100||none|eggs mustard|dish|-/3/60|
tuna-salad|||tuna mayonnaise, tuna mayo|FN27450060|cooked|193 10.12 2.82 15.85 0.4 2.07 414 2.52 27 0.7 20 0.99 0|cup 238, serving 119|100||none|fish eggs mustard|dish|-/3/60|
potato-salad||||FN71603010|cooked|168 1.52 15.8 11.14 1.5 1.29 178 1.746 6 5.8 10 0.31 0|cup 275, serving 138|100||vegetarian|eggs mustard|dish|-/3/60|
coleslaw||=|slaw|FN75141000|cooked|113 1.14 10.02 7.89 1.9 7.44 280 1.233 9 24.5 32 0.41 0|cup 220, serving 110|100||vegetarian|eggs mustard|dish|-/3/60|
tabbouleh||=|tabouleh, couscous salad, bulgur salad|FN58175110|cooked|127 1.64 9.65 9.66 1.8 1.34 495 1.503 0 15.8 20 0.74 0|cup 160, serving 80|100||vegan|gluten|dish|-/3/60|
bean-salad||=|three bean salad|FN75302080|cooked|109 3.53 12.98 5 3.5 3.48 266 0.712 0 7.8 27 1.33 0|cup 150, serving 75|100||vegan|sulphites|dish|-/3/60|
caprese-salad||=|caprese, tomato and mozzarella salad|FN14670000|cooked|139 7.17 3.86 10.87 0.8 2.32 209 4.18 18 8.6 203 0.31 0|cup 160, serving 80|100||vegetarian|milk sulphites|dish|-/3/60|
cucumber-salad||=||FN75142600|cooked|34 0.52 7.2 0.09 0.5 5.33 236 0.027 0 2.5 14 0.24 0|cup 159, serving 80|100||vegan||dish|-/3/60|
tomato-salad||=|tomato and cucumber salad, israeli salad|FN74506000|cooked|121 0.53 6.53 10.16 0.6 5.04 212 1.395 0 5.3 11 0.23 0|cup 159, serving 80|100||vegan||dish|-/3/60|
fresh-fruit-salad||=|fruit salad bowl, bowl of fruit|FN63311050|ready|55 0.69 13.28 0.19 1.7 10.17 5 0.039 0 26.1 15 0.18 0|cup 150, serving 75|100||vegan||dish|-/3/60|
# Sides and small dishes
chips||=|fries, french fries, chunky chips, potato wedges, chip shop chips, portion of chips, steak fries, wedges, patatas bravas, potato wedge|FN71401010|cooked|198 1.93 18.5 13.1 1.6 1.25 141 1.802 0 9.7 9 0.64 0|cup 60, piece 6~, serving 110|100||vegan||dish starch|-/3/60|
oven-chips||=|frozen chips, frozen french fries, oven fries|SR11403|cooked|158 2.75 25.55 5.48 2 0.37 324 0.848 0 8.6 12 0.57 0|piece 7.6, serving 150~|100||vegan||dish starch|-/3/300|
sweet-potato-fries||=|sweet potato wedges|FN73410340|cooked|163 1.82 18.76 9.19 3 5.87 173 1.285 0 17.8 35 0.64 0|cup 60, serving 90|100||vegan||dish starch|-/3/60|
roast-potatoes||=|roast potato, roasted potatoes, roasties|FN71104030|cooked|126 1.87 20.45 4.25 1.4 1.62 166 1.12 3 12.1 5 0.34 0|cup 160, piece 60~, serving 170|100||vegan||dish starch|-/3/60|
potato-wedges-cheese|cheesy chips|=|loaded fries|FN71402500|cooked|260 3.38 29.72 14.15 2.6 0.3 363 2.601 3 3.1 37 0.74 0|cup 92, serving 130|100||vegetarian|milk|dish|-/3/60|
potato-gratin||=|dauphinoise potatoes, potato dauphinoise, scalloped potatoes, gratin dauphinois|FN71305030|cooked|168 7.13 13.51 9.63 0.8 2.13 322 5.225 27 6.3 191 0.29 0|cup 250, serving 125|100||vegetarian|milk|dish starch|-/3/60|
jacket-potato-with-cheese||jacket potatoes with cheese|jacket potato with cheese and beans, baked potato with cheese|FN71508020|cooked|153 4.04 17.36 7.8 1.7 1.27 223 4.274 23 7.7 76 0.88 0|cup 160, piece 315, small 260, medium 315, large 445, serving 315|100||vegetarian|milk|dish|-/3/60|
potato-pancakes||=|latkes, latke|FN71701000|cooked|196 4.47 20.64 10.8 2.2 1.11 402 1.786 66 15.6 22 1.3 0|piece 45, small 25, medium 70, large 130, serving 70|100||vegetarian|eggs gluten|dish|-/3/60|
potato-croquettes||=|tater tots, potato waffles, potato croquette|FN71505040|cooked|187 2.03 26.1 9.17 2.4 0.3 451 1.493 0 6.9 14 0.5 0|cup 130, piece 8, serving 65|100||vegan|gluten|dish starch|-/3/60|
cauliflower-cheese||=|courgette gratin, vegetable gratin|FN75418040|cooked|92 3.69 9.28 4.71 1.2 2.84 172 2.378 11 13.9 82 0.77 0|cup 217, serving 109|100||vegetarian|milk gluten mustard|dish|-/3/60|summer squash with cheese sauce
creamed-spinach||=||FN72125230|cooked|89 2.52 5.95 6.18 1.2 0.76 451 3.715 18 15.1 59 0.78 0|cup 200, serving 100|100||vegetarian|milk gluten|dish|-/3/60|
ratatouille||=|caponata|FN75316050|cooked|66 1.1 5.72 4.74 1.9 3.39 152 0.752 0 17.7 21 0.45 0|cup 215, serving 108|100||vegan||dish|-/3/60|
roast-vegetables||=|roasted vegetables, grilled vegetables|FN75311027|cooked|89 2.77 12.67 3.05 4.3 3.02 146 0.427 0 3.1 24 0.8 0|cup 185, serving 93|100||vegan||dish|-/3/60|mixed vegetables cooked in oil
glazed-carrots||=|honey glazed carrots|FN73102241|cooked|90 0.9 16.68 2.68 2.6 12.14 197 1.393 7 4.6 38 0.34 0|cup 160, slice 5, serving 80|100||vegetarian|milk|dish|-/3/60|
onion-rings||=|onion ring|FN75415022|cooked|352 4.19 39.94 19.82 2.6 4.96 575 3.172 0 1.5 72 0.96 0|cup 50, piece 10~, serving 120|100||vegan|gluten|dish|-/3/60|
onion-bhaji|||pakora, vegetable pakora, bhaji|FN75440400|cooked|125 4.92 16.24 4.77 3.2 2.97 380 0.608 0 3.5 19 1.12 0|piece 30~, serving 48|100||vegan||dish|-/3/60|
yorkshire-pudding|||yorkshires, popover|FN52311010|cooked|268 11.05 35.28 9.2 1.1 4.04 284 4.136 150 0 123 2.81 0|piece 25~, serving 31|100||vegetarian|gluten milk eggs|dish|-/3/60|popover
stuffing||=|sage and onion stuffing|FN51182010|cooked|177 3.14 21.71 8.51 0.9 2.35 471 1.66 0 0 30 1.09 0|cup 200, serving 100|100||vegetarian|gluten celery milk|dish|-/3/60|
dumplings-steamed|steamed dumplings|=|gyoza, potstickers, dim sum, pork dumplings, jiaozi, momo|FN58112510|cooked|113 6.9 11.07 4.6 1.2 2.3 368 1.437 14 6.9 23 0.62 0|cup 75, piece 20~, serving 75|100||none|gluten soya sesame|dish|-/3/60|
dumplings-fried|fried dumplings|=|fried gyoza, fried wontons|FN58111110|cooked|192 8.76 14.05 11.13 1.5 2.92 467 2.547 18 8.8 30 0.79 0|cup 75, piece 20~, serving 75|100||none|gluten soya sesame|dish|-/3/60|
spring-roll|vegetable spring roll||spring rolls, spring roll|FN58110110|cooked|270 5.62 30.02 14.14 2.3 5.63 463 2.108 0 6.3 47 1.86 0|piece 64~, serving 100|100||vegan|gluten soya sesame|dish|-/3/60|
egg-roll|||pork spring roll, pork egg roll, chicken spring roll, meat spring roll|FN58110130|cooked|278 9.39 27.87 14.33 2 5.03 385 2.533 13 27.7 32 1.48 0|cup 125, piece 64~, serving 100|100||none|gluten soya sesame eggs|dish|-/3/60|
summer-roll|||rice paper rolls|FN58110200|cooked|110 5.65 17.05 2.62 1.8 3.91 390 0.458 22 7.5 34 0.62 0|cup 83, piece 71, serving 100|100||none|crustaceans fish peanuts|dish|-/3/60|
samosa|vegetable samosa||samosa|FN58124500|cooked|309 5.11 33.07 17.35 1.8 1.34 388 4.42 14 0.4 32 2.17 0|piece 50~, small 25, serving 75|100||vegetarian|gluten|dish|-/3/60|
meat-samosa|||lamb samosa, keema samosa, chicken samosa|FN58124230|cooked|341 11.46 30.89 19.18 1.1 4.63 398 7.566 74 0 61 2.34 0|piece 50~, serving 100|100||none|gluten|dish|-/3/60|meat-filled pastry
pierogi||=|pierogies|FN58121610|cooked|195 5.26 29.64 6.14 0.9 1.75 474 1.316 4 5.3 35 1.26 0|cup 80, piece 40, serving 80|100||vegetarian|gluten milk eggs|dish|-/3/60|
spanakopita||=|spinach pie|FN58124250|cooked|211 7.51 10.12 15.48 1 0.41 406 6.841 83 9.4 149 1.33 0|cup 120, piece 90, small 30, serving 90|100||vegetarian|gluten milk eggs|dish|-/3/60|
quiche|||quiche lorraine|FN58125110|cooked|386 15.77 11.81 30.8 0.7 1.91 572 15.527 156 0.4 234 1.04 0|cup 160, piece 150~, slice 150~, serving 113|100||none|gluten milk eggs|dish|-/3/60|
vegetable-quiche|||spinach quiche, cheese quiche|FN58125120|cooked|298 10.54 11.39 23.67 1 1.88 318 12.685 130 4.3 233 1.11 0|cup 160, piece 150~, slice 150~, serving 113|100||vegetarian|gluten milk eggs|dish|-/3/60|
sausage-roll|||cornish pasty, pasty, pasties|FN58124230|cooked|341 11.46 30.89 19.18 1.1 4.63 398 7.566 74 0 61 2.34 0|piece 60~, large 120~, serving 60~|100||none|gluten milk eggs|dish|-/3/60|
cheese-pastry|||cheese and onion pasty, borek, börek, cheese twist|FN58124210|cooked|271 8.29 14.93 19.91 0.4 1.7 562 6.767 79 0 195 1.15 0|piece 28, serving 70|100||vegetarian|gluten milk eggs|dish|-/3/60|
bao-bun-filled|filled bao bun||char siu bao, pork bun|FN58123110|cooked|273 11.17 39.78 7.58 1.2 5.86 354 2.327 21 0.2 140 2.86 0|piece 100, serving 100|100||none|gluten soya|dish|-/3/60|
arancini||=|rice balls, risotto balls|FN58161710|cooked|153 3.4 19.99 6.58 0.9 0.62 412 1.72 43 2.1 29 1.16 0|piece 62, serving 62|100||none|gluten milk eggs|dish|-/3/60|
mozzarella-sticks||=|fried cheese, fried mozzarella|FN14660200|cooked|325 14.75 25.14 18.33 2 2.36 861 6.848 36 0 334 0.62 0|cup 115, piece 44, serving 57|100||vegetarian|milk gluten|dish|-/3/60|
satay-chicken||=|chicken satay, chicken skewers, chicken kebab, satay|FN27145000|cooked|163 25.73 1.62 5.96 0 1.47 723 1.48 105 0 16 0.86 0|cup 244, piece 76, serving 183|100||none|peanuts soya gluten|dish|-/3/60|chicken in soy-based sauce
buffalo-wings||=|chicken wings with hot sauce, hot chicken wings|FN24168020|cooked|267 17.02 5.08 19.98 0.1 2.32 812 6.218 104 0.2 36 0.78 0|piece 40~, serving 140|100||none|milk|dish|-/3/60|
tempura-vegetables||=|vegetable tempura, tempura|FN75440200|cooked|238 3.81 20.42 15.81 1.6 1.55 13 2.359 38 15 22 1.57 0|cup 63, piece 7, serving 63|100||vegetarian|gluten eggs|dish|-/3/60|
corn-bread||=|cornbread|FN52202060|cooked|287 6.55 42.87 9.8 1.5 6.85 485 1.887 39 0 203 2.68 0|cup 89, piece 65, serving 65|100||vegetarian|gluten milk eggs|dish|-/3/60|
tteokbokki||=|rice cakes korean, topokki|FN58150520|cooked|131 4.08 19.84 4.05 0.7 1.59 198 0.939 6 4.7 19 0.4 0|cup 250, serving 187|100||none|soya gluten fish|dish|-/3/60|
kimchi-stew||=|kimchi jjigae, kimchi soup|FN75601250|cooked|59 3.21 0.8 4.92 0.4 0.38 356 1.182 7 0 31 0.89 0|cup 245, serving 245|100||none|fish crustaceans soya|dish|-/3/60|
fufu||=|pounded yam, eba|FN71970200|cooked|166 1.5 33.59 2.99 3.1 1.1 143 0.781 2 11.1 31 0.43 0|cup 240, serving 120|100||vegan||dish|-/3/60|
refried-bean-dip|bean dip|=|layered bean dip|SR27065|cooked|119 5.44 15.89 3.7 4.9 0.99 443 0.529 0 0.6 26 1.6 0|tbsp 18, serving 36~|100||vegan||dish|-/3/60|
couscous-vegetables|vegetable couscous|=|moroccan couscous|FN58175110|cooked|127 1.64 9.65 9.66 1.8 1.34 495 1.503 0 15.8 20 0.74 0|cup 160, serving 80|100||vegan|gluten|dish|-/3/60|tabbouleh
# Less usual, and what people also call for
arepa|||pupusa, gordita|FN58105100|cooked|256 11.72 22.39 13.25 2.9 1.2 400 6.479 32 0 325 0.56 0|cup 170, piece 100, serving 100|100||vegetarian|milk|dish|-/3/60|cheese pupusa
spinach-dip||=|creamy dip, sour cream and chive dip, onion dip|FN11440050|cooked|159 7.02 3.59 12.96 0.3 3.04 514 2.734 14 0.7 103 0.21 0|tbsp 15, serving 60|100||vegetarian|milk|dish|-/3/60|yoghurt-based spinach dip
queso-dip||=|nacho cheese, cheese dip, nacho cheese sauce|SR27052|cooked|143 3.14 11.14 9.51 0.7 1.95 796 2.491 9 0.4 98 0.14 0|cup 250, tbsp 15, serving 30~|100||vegetarian|milk|dish|-/3/60|
stuffed-mushrooms||=|stuffed mushroom|FN75414020|cooked|288 10.7 27.72 15 2.3 4 638 4.084 14 4.4 147 1.83 0|cup 190, piece 25, serving 95|100||vegetarian|gluten milk|dish|-/3/60|
vegetable-crudites|crudités|=|veg sticks, carrot sticks|SR11960|raw|35 0.64 8.24 0.13 2.9 4.76 78 0.023 0 2.6 32 0.89 -|handful 50~, serving 80~|100||vegan|celery|dish|-/3/60|baby carrots
kibbeh||=|kibbe, kibby|FN58117310|cooked|168 8.76 17.99 7.2 3.1 0.8 558 2.673 24 0.9 22 1.25 0|piece 50~, serving 110|100||none|gluten|dish|-/3/60|
egg-foo-young||=|egg foo yung|FN32105200|cooked|125 11.69 5.2 6.16 0.3 3.07 340 1.716 234 1.7 54 1 0|cup 175, piece 86, serving 131|100||none|eggs soya|dish|-/3/60|
chinese-pancake|||pancakes for duck, scallion pancake|FN55501000|cooked|207 4.05 45.38 0.38 0.7 0.07 5 0.102 0 0 17 2.32 0|piece 15~, serving 28|100||vegan|gluten|dish|-/3/60|
hushpuppies||=|hush puppies, corn fritters, sweetcorn fritters|FN75411020|cooked|404 7.37 33.55 27.14 1.6 3.03 339 5.672 67 1.1 64 2.25 0|cup 105, piece 35~, serving 70|100||vegetarian|gluten eggs milk|dish|-/3/60|
cheese-straws||=|cheese straw, cheese biscuits, gougères|FN53452450|cooked|265 9.3 13.4 19.54 0.4 0.2 554 5.87 121 0 121 1.38 0|cup 16, piece 6, serving 70|100||vegetarian|gluten milk eggs|dish|-/3/60|
croquettes||=|ham croquettes, croquetas|FN27220080|cooked|273 17.97 2.6 20.74 0.2 0.49 1176 4.541 87 0.3 17 1.3 0|cup 140, piece 62, serving 105|100||none|gluten milk eggs|dish|-/3/60|
vol-au-vent|vol-au-vents|=|party pastries|FN58124210|cooked|271 8.29 14.93 19.91 0.4 1.7 562 6.767 79 0 195 1.15 0|piece 28, serving 70|100||vegetarian|gluten milk eggs|dish|-/3/60|cheese-filled pastry
asparagus-soup||=|cream of asparagus soup, cream soup, cream of celery soup|FN75601010|cooked|61 2.57 6.68 2.7 0.2 2.79 355 1.034 6 1.1 74 0.32 0|cup 248, can 602, serving 310|100||vegetarian|milk gluten celery|dish|-/3/60|
mushroom-soup||=|cream of mushroom, mushroom broth|FN75607010|cooked|66 2.34 5.81 3.72 0.3 2.65 364 1.107 4 0 69 0.09 0|cup 248, can 602, serving 310|100||vegetarian|milk gluten celery|dish|-/3/60|
pea-soup-ham|pea and ham soup|=|split pea and ham soup|FN41602030|cooked|77 4.62 11.17 1.66 1.7 1.91 301 0.66 3 2.9 14 0.89 0|cup 253, can 593, serving 316|100||none|celery|dish|-/3/60|
seafood-soup||=|bouillabaisse, fish soup, laksa|FN27350110|cooked|85 11.33 1.4 3.48 0.2 0.53 169 0.597 36 3 33 0.59 0|cup 250, serving 125|100||none|fish crustaceans molluscs celery|dish|-/3/60|
goulash-soup|oxtail soup|=|ox tail soup|FN28310150|cooked|85 8.4 1.36 4.88 0.3 0.43 136 2.108 32 1.5 10 1.1 0|cup 244, serving 305|100||none|celery gluten|dish|-/3/60|
fruit-yoghurt-bowl|smoothie bowl|=|acai bowl|FN11553110|ready|65 2.35 11.67 1.1 1.1 8.7 28 0.593 4 9.4 81 0.19 0|cup 216, piece 864, small 540, medium 864, large 1080, serving 350~|100||vegetarian|milk|dish|-/3/60|fruit smoothie
soup||=|bowl of soup|FN58400000|cooked|24 1.2 3.07 0.78 0.5 0 346 0.197 4 0 5 0.34 0|cup 241, serving 301|100||none|celery gluten|dish|-/3/60|
# As they are eaten
egg-white-omelette||||FN32400300|cooked|92 9.13 2.49 5.09 0.2 0.74 259 1.329 4 4.2 14 0.2 0|cup 135, piece 46, serving 92|100||vegetarian|eggs|dish|-/3/60|
tomato-omelette|||mushroom omelette, masala omelette|FN32130400|cooked|165 10.29 1.47 13.19 0.2 0.59 218 3.942 340 2.2 42 1.41 0|cup 135, piece 75, serving 150|100||vegetarian|eggs|dish|-/3/60|
bacon-omelette|||meat omelette|FN32130220|cooked|190 12.74 0.99 15.04 0 0.31 366 5.939 359 0 42 1.51 0|cup 135, piece 75, serving 150|100||none|eggs milk|dish|-/3/60|
egg-fried-in-butter||eggs fried in butter||FN31105040|cooked|182 11.61 0.9 14.64 0 0.22 263 5.957 398 0 46 1.56 0|cup 135, piece 55, serving 55|100||vegetarian|eggs milk|dish|-/3/60|
egg-fried-in-oil||eggs fried in oil||FN31105030|cooked|192 11.56 0.9 15.81 0 0.19 228 3.874 383 0 45 1.57 0|cup 135, piece 55, serving 55|100||vegetarian|eggs|dish|-/3/60|
egg-sandwich-fried|fried egg sandwich|=|egg sandwich with cheese|FN34001110|cooked|248 12.04 22.82 12.12 1 2.83 474 4.757 171 0 239 2.17 0|large 205, serving 135|100||vegetarian|gluten eggs milk|dish|-/3/60|
sausage-mcmuffin|sausage muffin|=||FN34002150|cooked|301 13.54 22.78 17.28 1.7 2.46 623 7.079 44 0.9 225 2.38 0|large 190, serving 125|100||none|gluten milk eggs sulphites|dish|-/3/60|
egg-croissant|egg and bacon croissant|=|ham and cheese croissant|FN34001420|cooked|326 13.86 19.26 21.41 1 4.87 565 9.794 190 0.1 147 1.52 0|large 225, serving 150|100||none|gluten milk eggs|dish|-/3/60|
fast-food-fries||=|fast food french fries, mcdonald's fries, takeaway chips, thin fries|FN71401030|cooked|312 3.43 41.44 14.73 3.8 0.3 210 2.336 0 4.7 18 0.81 0|cup 60, piece 8, serving 110|100||vegan||dish starch|-/3/60|
chilli-cheese-fries||=|chili cheese fries|FN71402510|cooked|220 4.01 25.43 11.4 2.8 0.7 385 2.253 4 2.3 36 0.9 0|cup 124, serving 227|100||none|milk|dish|-/3/60|
fried-rice-balls|onigiri|=|rice ball|FN58151450|cooked|119 7.32 10.25 5.23 0.4 0.69 338 1.669 212 0.3 27 0.94 0|piece 110~|100||none|soya gluten eggs|dish|-/3/60|egg sushi
tuna-sushi-roll||=|tuna maki, spicy tuna roll|FN58151220|cooked|97 7.4 15.3 0.26 0.7 0.92 342 0.069 10 0.5 4 0.31 0|cup 150, piece 30~, serving 180|100||none|fish soya gluten|dish|-/3/60|
prawn-sushi-roll||=|shrimp roll, prawn nigiri|FN58151210|cooked|100 7.01 15.67 0.55 0.7 0.92 358 0.154 51 0.5 25 0.2 0|cup 150, piece 30~, serving 180|100||none|crustaceans soya gluten|dish|-/3/60|
sashimi||=|salmon sashimi, tuna sashimi|FN26137100|raw|188 20.44 0 11.16 0 0 63 2.49 53 2.9 8 0.35 0|piece 15~, serving 100~|100||none|fish|dish|-/3/60|raw salmon
chicken-nugget-meal-salad|grilled chicken salad|=|chicken garden salad|FN27446300|cooked|62 10.22 2.74 1.35 0.9 1.25 135 0.311 29 6 25 0.56 0|cup 90, serving 344|100||none||dish|-/3/60|
chicken-caesar-salad|chicken Caesar salad|=|caesar salad with chicken|FN27446360|cooked|61 8.68 2.54 1.98 0.9 0.96 267 0.751 23 8.2 56 0.69 0|cup 90, piece 286, serving 311|100||none|milk gluten fish eggs mustard|dish|-/3/60|chicken Caesar salad without dressing
prawn-salad||=|shrimp salad, seafood salad|FN27450070|cooked|196 10.73 1.19 16.2 0.4 0.57 699 2.525 136 5 85 1.17 0|cup 182, serving 91|100||none|crustaceans eggs mustard|dish|-/3/60|
crab-salad||=|seafood stick salad, crab mayonnaise|FN27450010|cooked|187 9.44 1.19 15.89 0.4 0.57 459 2.531 58 4.6 57 0.35 0|cup 208, serving 104|100||none|crustaceans fish eggs mustard|dish|-/3/60|
egg-potato-salad|egg and potato salad|=||FN71601010|cooked|157 1.96 16.18 9.4 1.3 4.95 329 1.437 17 0.8 15 0.5 0|cup 275, serving 138|100||vegetarian|eggs mustard|dish|-/3/60|
german-potato-salad||=||FN71602010|cooked|108 2.92 17.16 3.22 1.9 1.46 180 1.199 5 7.8 17 0.89 0|cup 175, serving 88|100||none|mustard|dish|-/3/60|
spinach-salad||=||FN75147000|cooked|84 7.02 2.09 5.07 1.2 0.54 220 1.549 86 19.1 60 1.22 0|cup 74, serving 74|100||none|eggs|dish|-/3/60|spinach salad without dressing
black-bean-salad||=|mexican bean salad, bean and corn salad|FN41203030|cooked|94 3.08 12.61 3.85 3.4 3.53 350 0.567 0 4.4 20 0.9 0|cup 231, serving 116|100||vegan||dish|-/3/60|
apple-salad|Waldorf salad|=|waldorf salad|FN63401010|cooked|172 1.48 12.15 13.92 2.1 8.89 86 1.906 5 3.5 16 0.37 0|cup 137, serving 69|100||vegetarian|eggs celery nuts mustard|dish|-/3/60|
fruit-salad-cream|fruit salad with cream|=||FN63403020|ready|149 2.21 14.57 10.03 2.1 10.44 4 3.248 13 18.1 30 0.36 0|cup 182, serving 91|100||vegetarian|milk|dish|-/3/60|
baked-apple|||stuffed baked apple|FN63101310|cooked|113 0.32 22.7 3.08 2.5 19.01 4 1.639 8 3.9 14 0.19 0|cup 190, piece 210, serving 210|100||vegetarian|milk|fruit sweet|-/3/60|
fried-banana|||banana fritter, pisang goreng|FN63107410|cooked|161 0.82 32.43 3.21 1.8 24.74 3 1.728 8 10.4 13 0.06 0|cup 140, piece 140, serving 140|100||vegetarian|milk|fruit sweet|-/3/60|
fruit-fritters||=|apple fritters|FN53415120|cooked|403 6.3 37.29 25.59 1.2 12.44 321 5.351 63 1 61 2.02 0|piece 100, serving 100|100||vegetarian|gluten milk eggs|dish|-/3/60|
french-toast-sticks||=||FN55301031|cooked|278 7.52 40.62 9.18 1.3 12.86 535 1.703 20 0 104 2.29 0|piece 45, serving 90|100||vegetarian|gluten milk eggs|dish|-/3/60|
vegetable-lasagne-soup|Italian wedding soup|=|italian wedding soup|FN28315160|cooked|70 4.86 6.51 2.69 0.8 1.52 389 1.01 17 2.9 37 0.68 0|cup 244, serving 305|100||none|gluten eggs milk celery|dish|-/3/60|
split-pea-soup||=|pea soup without ham|FN41602050|cooked|61 3.2 9.88 1.09 1.9 3.19 336 0.524 0 0.6 12 0.73 0|cup 250, serving 312|100||vegan|celery|dish|-/3/60|
cream-of-potato-soup|cheese and potato soup|=||FN71801100|cooked|74 2.75 8.54 3.39 1 1.54 309 1.337 7 5.9 60 0.41 0|cup 248, serving 310|100||vegetarian|milk celery gluten|dish|-/3/60|
bean-and-ham-soup||=|ham and bean soup|FN41601180|cooked|82 7.67 8.29 1.99 2 0.63 366 0.65 12 0.7 29 1.25 0|cup 247, serving 309|100||none|celery|dish|-/3/60|
beef-noodle-soup||=|beef noodle broth|FN58402100|cooked|70 7.17 4.6 2.38 0.4 0.57 325 0.699 20 1.7 14 0.88 0|cup 244, serving 305|100||none|gluten eggs celery|dish|-/3/60|
chicken-rice-soup||=|chicken and rice soup, avgolemono|FN58404030|cooked|62 5.22 5.66 2.03 0.3 0.84 367 0.382 19 1.7 12 0.47 0|cup 231, serving 289|100||none|celery|dish|-/3/60|
matzo-ball-soup||=||FN58404500|cooked|60 2.59 7.76 2.1 0.5 0.89 344 0.447 40 1.8 13 0.54 0|cup 241, serving 301|100||none|gluten eggs celery|dish|-/3/60|
spinach-soup||=|spinach and potato soup, watercress soup|FN72307000|cooked|32 2.94 2.52 1.09 0.6 1.68 192 0.454 3 8.3 62 0.5 0|cup 245, serving 306|100||vegetarian|milk celery gluten|dish|-/3/60|
cauliflower-soup|cream of vegetable soup|=|broccoli and cauliflower soup|FN72302000|cooked|70 2.72 6.27 3.72 0.9 3.5 350 1.424 6 1 83 0.15 0|cup 237, serving 296|100||vegetarian|milk celery gluten|dish|-/3/60|cream of broccoli soup
lobster-bisque||=|crab bisque, prawn bisque, seafood bisque|FN28355250|cooked|52 5.23 1.69 2.61 0.2 1.03 239 1.26 32 1.3 53 0.25 0|cup 248, serving 310|100||none|crustaceans milk gluten celery|dish|-/3/60|
seaweed-soup||=||FN75647000|cooked|35 3.71 2.4 1.37 0.2 0.26 527 0.327 6 1.2 42 0.85 0|cup 230, serving 287|100||none|soya fish gluten|dish|-/3/60|
tomato-sandwich|||cucumber sandwich, salad sandwich|FN74701000|cooked|202 8.52 26.51 6.88 1.5 3.95 516 3.308 16 5.4 251 1.8 0|piece 120, serving 120|100||vegetarian|gluten eggs mustard|dish|-/3/60|
welsh-rarebit||=|rarebit|FN14630300|cooked|165 7.5 6.32 12.26 0.1 4.21 280 5.449 26 0.1 241 0.16 0|tbsp 15, serving 22|100||vegetarian|milk gluten mustard|dish|-/3/60|
cheese-fondue||=|fondue|FN14630100|cooked|276 19.32 1.95 21.2 0 0.53 303 12.415 68 0 639 0.32 0|tbsp 13, serving 52|100||none|milk gluten sulphites|dish|-/3/60|
artichoke-dip||=|spinach and artichoke dip|FN14620115|cooked|330 4 4.76 33.21 1.2 1.52 614 8.291 39 1.6 118 0.46 0|tbsp 15, serving 60|100||vegetarian|milk eggs|dish|-/3/60|
seven-layer-dip||=|mexican layered dip|FN41205055|cooked|147 5.31 6.53 11.53 2.1 1.71 535 5.019 24 5 142 1.06 0|tbsp 15, serving 60|100||vegetarian|milk|dish|-/3/60|
shumai|prawn dumplings|=|har gow, siu mai|FN58112510|cooked|113 6.9 11.07 4.6 1.2 2.3 368 1.437 14 6.9 23 0.62 0|cup 75, piece 20~, serving 75|100||none|gluten soya crustaceans sesame|dish|-/3/60|steamed dumplings
pizza-rolls||=|mini pizza, pizza pocket|FN58108050|cooked|345 9.19 53.39 10.5 1.3 3.94 631 2.625 6 0 132 1.9 0|cup 119, piece 22, serving 85|100||none|gluten milk|dish|-/3/60|
corn-dog|||battered sausage, saveloy, battered saveloy|FN27560300|cooked|250 8.57 26.96 12.02 1 7.54 668 3.466 44 0.5 72 1.9 0|piece 113, serving 88|100||none|gluten milk eggs|dish|-/3/60|
pigs-in-blanket-pastry|sausage in pastry|=||FN27560350|cooked|310 11.42 19.22 20.85 0.7 2.68 708 8.07 40 0.1 69 2 0|piece 85, serving 85|100||none|gluten milk eggs|dish|-/3/60|
chicken-empanada|||chicken pasty|FN58116125|cooked|309 12.61 27.43 16.49 1.6 2.12 461 5.672 42 1.3 47 1.55 0|small 35, serving 105|100||none|gluten eggs|dish|-/3/60|
knish||=||FN58122320|cooked|343 10.35 31.54 19.75 1.1 0.98 434 4.23 91 0 45 2.58 0|piece 60, serving 60|100||vegetarian|gluten eggs milk|dish|-/3/60|
bubble-and-squeak||=|rumbledethumps|FN71403500|cooked|173 1.73 15.6 11.77 1.6 1.84 382 1.622 0 21 11 0.59 0|cup 200, piece 100, serving 100|100||vegan||dish|-/3/60|fried potatoes with vegetables
colcannon||=|champ, clapshot, kailkenny|FN71501010|cooked|114 2.15 17.6 4.07 1.2 2.13 210 2.146 10 10.1 25 0.28 0|cup 250, serving 125|100||vegetarian|milk|dish|-/3/60|mashed potato
stovies||=|corned beef and potatoes|FN27211000|cooked|133 7.92 14.52 4.93 1.3 0.65 305 1.159 20 5.4 8 0.78 0|cup 190, serving 142|100||none||dish|-/3/60|beef and potatoes
bombay-potatoes||=|bombay aloo, saag aloo, aloo jeera|FN71403500|cooked|173 1.73 15.6 11.77 1.6 1.84 382 1.622 0 21 11 0.59 0|cup 200, piece 100, serving 100|100||vegan|mustard|dish|-/3/60|fried potatoes with vegetables
halloumi-fries||=|fried halloumi|FN14660200|cooked|325 14.75 25.14 18.33 2 2.36 861 6.848 36 0 334 0.62 0|cup 115, piece 44, serving 120~|100||vegetarian|milk gluten|dish|-/3/60|mozzarella sticks
protein-pancakes||=|banana egg pancakes|FN55105200|cooked|273 7.86 32.9 12.29 3.2 6.89 722 3.022 69 0 138 3.16 0|piece 50, small 20, medium 50, large 90, serving 100|100||vegetarian|milk eggs gluten|dish|-/3/60|wholegrain pancakes
matcha-latte||=|matcha oat latte|FN92101900|cooked|43 2.81 4.35 1.61 0 4.06 35 0.938 7 0.2 105 0.02 0|cup 240, piece 360, small 360, medium 480, large 600, serving 360|100||vegetarian|milk|dish|-/3/60|coffee latte
`,
}
