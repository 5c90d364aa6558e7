import type { FoodTablePart } from './row.ts'

/**
 * Milk, cream, yoghurt, cheese. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const DAIRY: FoodTablePart = {
  group: 'dairy',
  rows: `
# Milk and cream
whole-milk||=|milk, full-fat milk, full fat milk, whole fat milk, cow's milk, cow’s milk|SR01077|ready|61 3.15 4.8 3.25 0 5.05 43 1.865 10 0 113 0.03 0|cup 244, tbsp 15|100||vegetarian|milk|dairy liquid drink|-/7/60|
semi-skimmed-milk||=|semi-skimmed, 2% milk, reduced-fat milk, reduced fat milk|SR01079|ready|50 3.3 4.8 1.98 0 5.06 47 1.257 8 0.2 120 0.02 0|cup 244|100||vegetarian|milk|dairy liquid drink|-/7/60|
low-fat-milk||=|1% milk, 1% fat milk|SR01082|ready|42 3.37 4.99 0.97 0 5.2 44 0.633 5 0 125 0.03 0|cup 244|100||vegetarian|milk|dairy liquid drink|-/7/60|
skimmed-milk||=|skim milk, fat-free milk, nonfat milk|SR01085|ready|34 3.37 4.96 0.08 0 5.09 42 0.056 2 0 122 0.03 0|cup 245|100||vegetarian|milk|dairy liquid drink|-/7/60|
goat-milk||=|goat's milk, goats milk|SR01106|ready|69 3.56 4.45 4.14 0 4.45 50 2.667 11 1.3 134 0.05 0|cup 244|100||vegetarian|milk|dairy liquid drink|-/7/60|
sheep-milk||=|ewe's milk|SR01109|ready|108 5.98 5.36 7 0 - 44 4.603 27 4.2 193 0.1 -|cup 245|100||vegetarian|milk|dairy liquid drink|-/7/60|
buttermilk||=|cultured buttermilk|SR01088|ready|40 3.31 4.79 0.88 0 4.79 190 0.548 4 1 116 0.05 0|cup 245|100||vegetarian|milk|dairy liquid|-/14/60|
kefir||=||FN11115400|ready|52 3.59 7.48 0.96 0 6.91 38 0.596 5 0.8 124 0.04 0|cup 244, serving 244|100||vegetarian|milk|dairy drink|-/14/-|
lassi-plain|lassi|=|ayran, salted lassi, doogh|SR01088|ready|40 3.31 4.79 0.88 0 4.79 190 0.548 4 1 116 0.05 0|cup 245, serving 250~|100||vegetarian|milk|drink dairy|-/3/-|buttermilk
evaporated-milk||=|carnation milk, carnation|SR01096|canned|134 6.81 10.04 7.56 0 10.04 106 4.591 29 1.9 261 0.19 0|cup 252, can 410~|100||vegetarian|milk|dairy liquid|365/4/-|
condensed-milk||=|sweetened condensed milk|SR01095|canned|321 7.91 54.4 8.7 0 54.4 127 5.486 34 2.6 284 0.19 0|cup 306, can 397~|100||vegetarian|milk|sweet dairy|365/10/-|
milk-powder||=|dried milk, powdered milk, dry milk|SR01091|dry|362 36.16 51.98 0.77 0 51.98 535 0.499 20 6.8 1257 0.32 0|cup 120, tbsp 7.5~|100||vegetarian|milk|dairy baking|365/-/-|
single-cream||=|light cream, table cream, coffee cream, pouring cream|SR01050|ready|191 2.96 2.82 19.1 0 3.67 72 10.176 59 0.8 91 0.05 0|cup 240, tbsp 15|100||vegetarian|milk|dairy liquid|-/7/60|
half-and-half||=||SR01049|ready|123 3.13 4.73 10.39 0 4.13 61 7.032 35 0.9 107 0.05 0|cup 242, tbsp 15|100||vegetarian|milk|dairy liquid|-/7/60|
whipping-cream||=|light whipping cream|SR01052|ready|292 2.17 2.96 30.91 0 2.96 34 19.337 111 0.6 69 0.03 0|cup 239, tbsp 15|100||vegetarian|milk|dairy|-/7/60|
double-cream||=|cream, heavy cream, heavy whipping cream, thickened cream, fresh cream|SR01053|ready|340 2.84 2.74 36.08 0 2.92 27 23.032 113 0.6 66 0.1 0|cup 238, tbsp 15|100||vegetarian|milk|dairy fat|-/7/60|
clotted-cream||=||SR04602|ready|499 3.3 0 55.1 0 0 36 34.321 106 0 48 1.09 0|cup 240~, tbsp 15~|100||vegetarian|milk|dairy fat|-/7/60|light butter
whipped-cream||=|squirty cream, aerosol cream, spray cream|SR01054|ready|257 3.2 12.49 22.22 0 8 8 13.831 76 0 101 0.05 0|cup 60, tbsp 3|100||vegetarian|milk|dairy sweet|-/14/-|
soured-cream||=|sour cream, smetana|SR01056|ready|198 2.44 4.63 19.35 0 3.41 31 10.14 59 0.9 101 0.07 0|cup 230, tbsp 12|100||vegetarian|milk|dairy|-/14/-|
creme-fraiche|crème fraîche|=|full-fat crème fraîche, creme fraiche, crème fraiche|SR01052|ready|292 2.17 2.96 30.91 0 2.96 34 19.337 111 0.6 69 0.03 0|cup 239~, tbsp 15|100||vegetarian|milk|dairy|-/14/-|whipping cream
creme-fraiche-half-fat|half-fat crème fraîche|=|half-fat creme fraiche, half fat crème fraîche, light crème fraîche, reduced-fat crème fraîche|SR01056|ready|198 2.44 4.63 19.35 0 3.41 31 10.14 59 0.9 101 0.07 0|cup 230, tbsp 12|100||vegetarian|milk|dairy|-/14/-|soured cream
# Yoghurt
natural-yoghurt||=|yoghurt, yogurt, plain yoghurt, plain yogurt, natural yogurt, curd, dahi, curds, live yoghurt, set yoghurt|SR01116|ready|61 3.47 4.66 3.25 0 4.66 46 2.096 13 0.5 121 0.05 0|cup 245, tbsp 15~, serving 125~|100||vegetarian|milk|dairy|-/14/60|
low-fat-yoghurt||=|low-fat yogurt, low fat natural yoghurt|SR01117|ready|63 5.25 7.04 1.55 0 7.04 70 1 6 0.8 183 0.08 0|cup 245, tbsp 15~, serving 125~|100||vegetarian|milk|dairy|-/14/60|
greek-yoghurt||=|greek yogurt, strained yoghurt, greek-style yoghurt, labneh, full-fat greek yoghurt|SR01293|ready|97 9 3.98 5 0 4 35 2.395 13 0 100 0 0|cup 245~, tbsp 17~, serving 150~|100||vegetarian|milk|dairy|-/14/60|
greek-yoghurt-fat-free|fat-free Greek yoghurt|=|0% greek yoghurt, fat-free greek yogurt, nonfat greek yogurt, skyr, quark|SR01256|ready|59 10.19 3.6 0.39 0 3.24 36 0.117 5 0 110 0.07 0|cup 245~, tbsp 17~, serving 150~|100||vegetarian|milk|dairy|-/14/60|
fruit-yoghurt||=|strawberry yoghurt, fruit yogurt, flavoured yoghurt, yogurt with fruit|SR01121|ready|102 4.37 19.05 1.08 0 19.05 58 0.697 4 0.7 152 0.07 0|cup 245, serving 125~|100||vegetarian|milk|dairy sweet|-/14/60|
vanilla-yoghurt||=|vanilla yogurt|SR01119|ready|85 4.93 13.8 1.25 0 13.8 66 0.806 5 0.8 171 0.07 0|cup 245, serving 125~|100||vegetarian|milk|dairy sweet|-/14/60|
# Cheese
cheddar||=|cheese, cheddar cheese, mature cheddar, grated cheese, grated cheddar, hard cheese, sharp cheddar, red leicester, double gloucester, lancashire cheese, shredded cheese|SR01009|ready|404 22.87 3.09 33.31 0 0.48 653 18.867 99 0 710 0.14 0|cup 113, tbsp 7~, slice 28, handful 30~|100||vegetarian|milk|dairy protein|-/28/120|
cheddar-reduced-fat|reduced-fat cheddar|=|light cheddar, low-fat cheddar, half-fat cheddar|SR01260|ready|309 27.35 4.06 20.41 0 0.26 628 12.602 76 0 761 0.12 0|cup 113~, slice 28~|100||vegetarian|milk|dairy protein|-/28/120|
cheshire-cheese||=|wensleydale, caerphilly, cheshire|SR01010|ready|387 23.37 4.78 30.6 0 - 700 19.475 103 0 643 0.21 -|cup 113~, slice 28~|100||vegetarian|milk|dairy protein|-/28/120|
parmesan||=|parmigiano reggiano, parmesan cheese, parmigiano, grana padano, parmigiano-reggiano, grated parmesan, freshly grated parmesan, parmesan rind, parmesan cheese rind|SR01033|ready|392 35.75 3.22 25.83 0 0.8 1376 16.41 68 0 1184 0.82 0|cup 100~, tbsp 5~, piece 50~, handful 25~, serving 20~|100||none|milk|dairy protein|-/60/180|
pecorino||=|pecorino romano, romano cheese, romano|SR01038|ready|387 31.8 3.63 26.94 0 0.73 1433 17.115 104 0 1064 0.77 0|cup 100~, tbsp 5~|100||none|milk|dairy protein|-/60/180|
vegetarian-hard-cheese||=|vegetarian parmesan, vegetarian italian-style hard cheese, vegetarian parmesan-style cheese, italian-style hard cheese|SR01033|ready|392 35.75 3.22 25.83 0 0.8 1376 16.41 68 0 1184 0.82 0|cup 100~, tbsp 5~, handful 25~|100||vegetarian|milk|dairy protein|-/60/180|parmesan
mozzarella||=|mozzarella ball, fresh mozzarella, buffalo mozzarella, mozzarella cheese, bocconcini, burrata|SR01026|ready|300 22.17 2.19 22.35 0 1.03 627 13.152 79 0 505 0.44 0|cup 112, piece 125~, slice 28~, handful 30~, package 125~|100||vegetarian|milk|dairy protein|-/10/60|
mozzarella-grated|grated mozzarella|=|low-moisture mozzarella, shredded mozzarella, pizza cheese|SR01271|ready|304 23.63 8.06 19.72 0 2.24 682 11.472 65 0 716 0.23 0|cup 112~, tbsp 7~, handful 30~|100||vegetarian|milk|dairy protein|-/21/120|
feta||=|feta cheese, crumbled feta, salad cheese|SR01019|ready|264 14.21 4.09 21.28 0 4.09 917 14.946 89 0 493 0.65 0|cup 150, tbsp 9~, slice 30~, handful 35~, package 200~|100||vegetarian|milk|dairy protein|-/28/90|
goats-cheese|goat’s cheese|=|goat's cheese, goat cheese, chèvre, chevre, soft goat's cheese|SR01159|ready|264 18.52 0 21.08 0 0 459 14.575 46 0 140 1.9 0|tbsp 14~, slice 25~|100||vegetarian|milk|dairy protein|-/14/60|
hard-goats-cheese|hard goat’s cheese|=|hard goat cheese|SR01156|ready|452 30.52 2.17 35.59 0 2.17 423 24.609 105 0 895 1.88 0|cup 108~, slice 28~|100||vegetarian|milk|dairy protein|-/28/120|
halloumi||=|halloumi cheese, grilling cheese|SR01229|ready|310 20.38 2.53 24.31 - 1.76 704 13.661 70 - 690 0.18 -|cup 130~, piece 28~, slice 28~, package 225~|100||vegetarian|milk|dairy protein|-/60/120|queso blanco
paneer||=|indian cheese, cottage cheese block|SR01229|ready|310 20.38 2.53 24.31 - 1.76 704 13.661 70 - 690 0.18 -|cup 130~, piece 15~, slice 28~, package 225~|100||vegetarian|milk|dairy protein|-/14/90|queso blanco
ricotta||=|ricotta cheese|SR01036|ready|174 11.26 3.04 12.98 0 0.27 84 8.295 51 0 207 0.38 0|cup 248, tbsp 15~|100||vegetarian|milk|dairy protein|-/7/60|
ricotta-part-skim|part-skim ricotta|=|light ricotta, low-fat ricotta|SR01037|ready|138 11.39 5.14 7.91 0 0.31 99 4.927 31 0 272 0.44 0|cup 248|100||vegetarian|milk|dairy protein|-/7/60|
mascarpone||=|mascarpone cheese|SR01017|ready|350 6.15 5.52 34.44 0 3.76 314 20.213 101 0 97 0.11 0|cup 232, tbsp 14.5|100||vegetarian|milk|dairy fat|-/10/60|cream cheese
cream-cheese||=|soft cheese, philadelphia, full-fat soft cheese, soft cream cheese, mascarpone substitute|SR01017|ready|350 6.15 5.52 34.44 0 3.76 314 20.213 101 0 97 0.11 0|cup 232, tbsp 14.5, package 180~|100||vegetarian|milk|dairy|-/14/60|
cream-cheese-light|light cream cheese|=|light soft cheese, low-fat cream cheese, neufchatel|SR01031|ready|253 9.15 3.59 22.78 0 3.19 334 12.79 74 0 117 0.13 -|cup 232~, tbsp 14.5~, package 85|100||vegetarian|milk|dairy|-/14/60|
cottage-cheese||=||SR01012|ready|98 11.12 3.38 4.3 0 2.67 364 1.718 17 0 83 0.07 0|cup 210, tbsp 14~|100||vegetarian|milk|dairy protein|-/10/-|
cottage-cheese-low-fat|low-fat cottage cheese|=|fat-free cottage cheese|SR01016|ready|72 12.39 2.72 1.02 0 2.72 406 0.645 4 0 61 0.14 0|cup 226|100||vegetarian|milk|dairy protein|-/10/-|
brie||=||SR01006|ready|334 20.75 0.45 27.68 0 0.45 629 17.41 100 0 184 0.5 0|cup 144, slice 30~, package 128|100||vegetarian|milk|dairy protein|-/14/60|
camembert||=||SR01007|ready|300 19.8 0.46 24.26 0 0.46 842 15.259 72 0 388 0.33 0|cup 246, piece 250~, slice 30~|100||vegetarian|milk|dairy protein|-/14/60|
blue-cheese||=|stilton, danish blue, cambozola|SR01004|ready|353 21.4 2.34 28.74 0 0.5 1146 18.669 75 0 528 0.31 0|cup 135, tbsp 8.5~, slice 28~|100||vegetarian|milk|dairy protein|-/28/90|
gorgonzola||=|dolcelatte, gorgonzola dolce|SR01004|ready|353 21.4 2.34 28.74 0 0.5 1146 18.669 75 0 528 0.31 0|cup 135, tbsp 8.5~, slice 28~|100||none|milk|dairy protein|-/28/90|blue cheese
roquefort||=||SR01039|ready|369 21.54 2 30.64 0 - 1809 19.263 90 0 662 0.56 -|tbsp 8.5~, package 85|100||none|milk|dairy protein|-/28/90|
gruyere|gruyère|=|gruyere cheese, comté, comte, raclette|SR01023|ready|413 29.81 0.36 32.34 0 0.36 714 18.913 110 0 1011 0.17 0|cup 108, slice 28, package 170|100||none|milk|dairy protein|-/28/120|
emmental||=|swiss cheese, emmenthal, jarlsberg|SR01040|ready|393 26.96 1.44 30.99 0 0 187 18.227 93 0 890 0.13 0|cup 108, slice 28|100||none|milk|dairy protein|-/28/120|
gouda||=||SR01022|ready|356 24.94 2.22 27.44 0 2.22 819 17.614 114 0 700 0.24 0|cup 113~, slice 28~, package 198|100||vegetarian|milk|dairy protein|-/28/120|
edam||=||SR01018|ready|357 24.99 1.43 27.8 0 1.43 812 17.572 89 0 731 0.44 0|cup 113~, slice 28~, package 198|100||vegetarian|milk|dairy protein|-/28/120|
manchego||=|sheep's cheese, manchego cheese|SR01038|ready|387 31.8 3.63 26.94 0 0.73 1433 17.115 104 0 1064 0.77 0|cup 100~, slice 20~|100||none|milk|dairy protein|-/28/120|romano
provolone||=|scamorza|SR01035|ready|351 25.58 2.14 26.62 0 0.56 876 17.078 69 0 756 0.52 0|cup 132, slice 28, package 170|100||none|milk|dairy protein|-/28/120|
fontina||=|taleggio|SR01020|ready|389 25.6 1.55 31.14 0 1.55 800 19.196 116 0 550 0.23 0|cup 108, slice 28, package 227|100||none|milk|dairy protein|-/28/120|
monterey-jack||=|jack cheese, pepper jack, colby jack, monterey jack cheese, pepper jack cheese|SR01025|ready|373 24.48 0.68 30.28 0 0.5 600 19.066 89 0 746 0.72 0|cup 113, slice 28, package 170|100||vegetarian|milk|dairy protein|-/28/120|
colby||=||SR01011|ready|394 23.76 2.57 32.11 0 0.52 604 20.218 95 0 685 0.76 0|cup 113, slice 28|100||vegetarian|milk|dairy protein|-/28/120|
havarti||=|muenster, tilsit|SR01030|ready|368 23.41 1.12 30.04 0 1.12 628 19.113 96 0 717 0.41 0|cup 113, slice 28, package 170|100||vegetarian|milk|dairy protein|-/28/120|
american-cheese||=|processed cheese, cheese slice, cheese slices, burger cheese, velveeta|SR01042|ready|366 18.13 4.78 30.71 0 2.26 1671 18.057 100 0 1045 0.63 0|cup 140, slice 19~|100||vegetarian|milk|dairy protein|-/60/-|
cheese-spread||=|spreadable cheese, laughing cow, dairylea, cheese triangle|SR01048|ready|290 16.41 8.73 21.23 0 7.32 1625 13.327 55 0 562 0.33 0|cup 244, piece 17~, slice 34|100||vegetarian|milk|dairy protein|90/30/-|
queso-fresco||=|fresh cheese, farmer cheese, queso blanco|SR01228|ready|299 18.09 2.98 23.82 0 2.32 751 12.94 69 0 566 0.2 0|cup 122|100||vegetarian|milk|dairy protein|-/10/60|
cotija||=||SR01267|ready|366 20 3.97 30 0 0 1400 17.5 100 0 800 0 0|tsp 2.5|100||vegetarian|milk|dairy protein|-/28/120|
oaxaca-cheese||=|quesillo, queso oaxaca, queso asadero|SR01166|ready|356 22.6 2.87 28.26 0 2.87 705 17.939 105 0 661 0.51 0|cup 113, slice 28|100||vegetarian|milk|dairy protein|-/28/120|
mexican-cheese-blend||=|mexican cheese|SR01251|ready|358 23.54 1.75 28.51 0 1.23 338 17.027 95 0 659 0.59 0|cup 112|100||vegetarian|milk|dairy protein|-/28/120|
vegan-cheese||=|dairy-free cheese, plant-based cheese, non-dairy cheese|SR01161|ready|248 11.47 23.67 12.22 0 23.67 685 3.711 0 0.1 610 0.4 0|cup 113~, slice 20~, handful 30~|100||vegan||dairy protein|-/30/120|mozzarella cheese substitute
vegan-yoghurt||=|soya yoghurt, soy yogurt, plant yoghurt, dairy-free yoghurt, soy yoghurt|FN41420380|ready|94 3.5 15.96 1.8 0.2 1.24 35 0.259 0 2.5 118 1.06 0|cup 245, tbsp 15~, serving 170|100||vegan|soya|dairy|-/14/-|
coconut-yoghurt||=|coconut yogurt|FN42401100|ready|64 0.31 7.95 3.5 0 7.4 21 3.422 0 0 170 0.28 0|cup 245, tbsp 15~, serving 170|100||vegan||dairy|-/14/-|
custard||=|ready-made custard, vanilla custard, custard sauce, crème anglaise|FN13210300|ready|97 5.08 10.97 3.64 0 10.89 84 1.647 80 0 117 0.3 0|cup 260, tbsp 17~, serving 150~|100||vegetarian|milk eggs|sweet sauce|90/3/-|
whey-protein||=|protein powder, whey protein powder, whey, whey powder|SR14066|dry|352 78.13 6.25 1.56 3.1 0 156 0.781 16 0 469 1.13 0|cup 96.97, serving 30~|100||vegetarian|milk|protein dairy|365/-/-|
# Less usual, and what people also call for
lactose-free-milk||=|lacto-free milk|FN11114350|ready|61 3.27 4.63 3.2 0 4.81 38 1.86 12 0 123 0 0|cup 244, serving 244|100||vegetarian|milk|dairy liquid drink|-/10/60|
fromage-frais||=|petit filous, fromage blanc|SR01256|ready|59 10.19 3.6 0.39 0 3.24 36 0.117 5 0 110 0.07 0|cup 245~, tbsp 15~, serving 50~|100||vegetarian|milk|dairy|-/14/-|fat-free Greek yoghurt
quark-plain|curd cheese|=|twaróg, farmer's cheese|SR01015|ready|81 10.45 4.76 2.27 0 4 308 1.235 12 0 111 0.13 0|cup 226, tbsp 15~|100||vegetarian|milk|dairy|-/10/-|low-fat cottage cheese
string-cheese||=|cheese string, babybel, mini cheese, cheesestrings|SR01029|ready|295 23.75 5.58 19.78 0 1.9 666 11.295 64 0 697 0.22 0|piece 21~, serving 21~|100||vegetarian|milk|dairy|-/60/-|
garlic-herb-cheese||=|boursin, herb cream cheese, garlic and herb soft cheese|SR01017|ready|350 6.15 5.52 34.44 0 3.76 314 20.213 101 0 97 0.11 0|tbsp 14.5, package 150~|100||vegetarian|milk|dairy|-/30/60|cream cheese
vegan-cream-cheese||=|dairy-free cream cheese, soya cream cheese|SR43299|ready|151 12.5 6.9 8.1 0 1.6 20 1.172 0 0 188 5.6 0|tbsp 15~, package 150~|100||vegan|soya|dairy|-/14/-|soya curd cheese
plant-cream||=|oat cream, soya cream, soy cream, vegan cream, dairy-free cream, oatly cream|SR01067|ready|136 1 11.38 9.97 0 11.38 67 1.937 0 0 9 0.03 0|cup 240, tbsp 15|100||vegan|soya gluten|dairy|270/4/-|liquid non-dairy cream substitute
coffee-creamer||=|non-dairy creamer, coffee whitener|SR01069|dry|529 2.48 59.29 32.92 0 7.77 124 19.146 0 0 2 0.26 0|cup 94, tsp 2|100||vegetarian|milk|dairy|365/-/-|
dessert-topping||=|cool whip, whipped topping|SR01073|ready|318 1.25 23.05 25.31 0 23.05 25 21.783 0 0 6 0.12 0|cup 75, tbsp 4|100||vegetarian|milk|dairy|-/14/180|
limburger||=|munster cheese, epoisses|SR01024|ready|327 20.05 0.49 27.25 0 0.49 800 16.746 90 0 497 0.13 0|cup 134, package 227|100||vegetarian|milk|dairy|-/10/-|
gjetost||=|brown cheese, brunost|SR01021|ready|466 9.65 42.65 29.51 0 - 600 19.16 94 0 400 0.52 -|slice 20~, package 227|100||vegetarian|milk|dairy|-/10/-|
port-salut||=|saint-paulin|SR01034|ready|352 23.78 0.57 28.2 0 0.57 534 16.691 123 0 650 0.43 0|cup 113, slice 28, package 170|100||vegetarian|milk|dairy|-/10/-|
`,
}
