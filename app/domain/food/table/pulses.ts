import type { FoodTablePart } from './row.ts'

/**
 * Beans, lentils, peas, soya foods and meat alternatives. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const PULSES: FoodTablePart = {
  group: 'pulses',
  rows: `
chickpeas-dried|dried chickpeas|=|dried garbanzo beans, kabuli chana, dry chickpeas|SR16056|dry|378 20.47 62.95 6.04 12.2 10.7 24 0.603 0 4 57 4.31 0|cup 200, tbsp 12.5|100|chickpeas-cooked 2.3|vegan||protein starch|730/-/-|
chickpeas-cooked|cooked chickpeas|=|cooked garbanzo beans|SR16057|cooked|164 8.86 27.42 2.59 7.6 4.8 7 0.269 0 1.3 49 2.89 0|cup 164|100|chickpeas-dried 0.43|vegan||protein starch|-/4/180|
chickpeas-canned|canned chickpeas|=|chickpeas, chickpea, garbanzo beans, garbanzos, garbanzo bean, canned garbanzo beans, chick peas, tinned chickpeas|SR16358|canned|139 7.05 22.53 2.77 6.4 4.01 246 0.214 0 0.1 45 1.07 0|cup 152~, tbsp 10~, handful 50~, can 253|100||vegan||protein starch vegetable|1095/4/180|
red-kidney-beans-dried|dried red kidney beans|=|rajma, dry kidney beans, dried kidney beans, dried red beans, raw kidney beans, uncooked kidney beans, rajma beans, raajma, dried dark red kidney beans, dried light red kidney beans|SR16032|dry|337 22.53 61.29 1.06 15.2 2.1 12 0.154 0 4.5 83 6.69 0|cup 184, tbsp 12.2|100|red-kidney-beans-cooked 2.65|vegan||protein starch|730/-/-|
red-kidney-beans-cooked|cooked red kidney beans|=|cooked kidney beans|SR16033|cooked|127 8.67 22.8 0.5 7.4 0.32 2 0.072 0 1.2 28 2.94 0|cup 177, tbsp 11|100|red-kidney-beans-dried 0.38|vegan||protein starch|-/4/180|
red-kidney-beans-canned|canned red kidney beans|=|kidney beans, red kidney beans, kidney bean, canned kidney beans, red beans, tinned red kidney beans|SR16145|canned|124 7.98 21.49 1.05 5.5 3.8 231 0.181 0 0.2 57 1.5 0|cup 177~, can 266|100||vegan||protein starch|1095/4/180|
black-beans-dried|dried black beans|=|dry black beans|SR16014|dry|341 21.6 62.36 1.42 15.5 2.12 5 0.366 0 0 123 5.02 0|cup 194, tbsp 12.1|100|black-beans-cooked 2.58|vegan||protein starch|730/-/-|
black-beans-cooked|cooked black beans|=||SR16015|cooked|132 8.86 23.71 0.54 8.7 0.32 1 0.139 0 0 27 2.1 0|cup 172|100|black-beans-dried 0.39|vegan||protein starch|-/4/180|
black-beans-canned|canned black beans|=|black beans, black bean, turtle beans, frijoles negros, black turtle beans, tinned black beans|SR16015|canned|132 8.86 23.71 0.54 8.7 0.32 1 0.139 0 0 27 2.1 0|cup 172, can 240~|100||vegan||protein starch|1095/4/180|boiled black beans, for drained canned
cannellini-beans-dried|dried cannellini beans|=|dried white beans, dry white beans, dry cannellini beans, dried great northern beans, dry great northern beans, great northern beans dried|SR16049|dry|333 23.36 60.27 0.85 15.2 2.11 16 0.219 0 0 240 10.44 0|cup 202, tbsp 12.6|100|cannellini-beans-cooked 2.4|vegan||protein starch|730/-/-|
cannellini-beans-cooked|cooked cannellini beans|=|cooked white beans|SR16050|cooked|139 9.73 25.09 0.35 6.3 0.34 6 0.091 0 0 90 3.7 0|cup 179, tbsp 11.2|100|cannellini-beans-dried 0.42|vegan||protein starch|-/4/180|
cannellini-beans-canned|canned cannellini beans|=|cannellini beans, white beans, canned white beans, cannellini bean, great northern beans, cannellini, tinned cannellini beans|SR16050|canned|139 9.73 25.09 0.35 6.3 0.34 6 0.091 0 0 90 3.7 0|cup 179, can 240~|100||vegan||protein starch|1095/4/180|boiled cannellini beans, for drained canned
haricot-beans-dried|dried haricot beans|=|navy beans, haricot beans, dried navy beans, dry navy beans, dry haricot beans|SR16037|dry|337 22.33 60.75 1.5 15.3 3.88 5 0.17 - - 147 5.49 0|cup 208|100|haricot-beans-cooked 2.41|vegan||protein starch|730/-/-|
haricot-beans-cooked|cooked haricot beans|=|cooked navy beans|SR16038|cooked|140 8.23 26.05 0.62 10.5 0.37 0 0.098 - 0.9 69 2.36 0|cup 182|100|haricot-beans-dried 0.41|vegan||protein starch|-/4/180|
haricot-beans-canned|canned haricot beans|=|canned navy beans, tinned haricot beans|SR16038|canned|140 8.23 26.05 0.62 10.5 0.37 0 0.098 - 0.9 69 2.36 0|cup 182, can 240~|100||vegan||protein starch|1095/4/180|boiled haricot beans, for drained canned
butter-beans-dried|dried butter beans|=|dried lima beans, dry lima beans, dry butter beans, dried gigantes|SR16071|dry|338 21.46 63.38 0.69 19 8.5 18 0.161 0 0 81 7.51 0|cup 178, tbsp 11.1|100|butter-beans-cooked 2.94|vegan||protein starch|730/-/-|
butter-beans-cooked|cooked butter beans|=|cooked lima beans|SR16072|cooked|115 7.8 20.88 0.38 7 2.9 2 0.089 0 0 17 2.39 0|cup 188, tbsp 11.7|100|butter-beans-dried 0.34|vegan||protein starch|-/4/180|
butter-beans-canned|canned butter beans|=|butter beans, lima beans, butter bean, gigantes, judion beans, tinned butter beans|SR16072|canned|115 7.8 20.88 0.38 7 2.9 2 0.089 0 0 17 2.39 0|cup 188, can 240~|100||vegan||protein starch|1095/4/180|boiled butter beans, for drained canned
pinto-beans-dried|dried pinto beans|=|dry pinto beans|SR16042|dry|347 21.42 62.55 1.23 15.5 2.11 12 0.235 0 6.3 113 5.07 0|cup 193, tbsp 12|100|pinto-beans-cooked 2.43|vegan||protein starch|730/-/-|
pinto-beans-cooked|cooked pinto beans|=|frijoles|SR16043|cooked|143 9.01 26.22 0.65 9 0.34 1 0.136 0 0.8 46 2.09 0|cup 171, tbsp 10.6|100|pinto-beans-dried 0.41|vegan||protein starch|-/4/180|
pinto-beans-canned|canned pinto beans|=|pinto beans, pinto bean, pinto, tinned pinto beans|SR16146|canned|114 6.99 20.22 0.9 5.5 0.54 239 0.158 0 0.1 63 1.33 0|cup 171~, can 277|100||vegan||protein starch|1095/4/180|
borlotti-beans-dried|dried borlotti beans|=|dried cranberry beans, dried mixed beans, dried flageolet beans, dried heirloom beans, fagioli secchi|SR16019|dry|335 23.03 60.05 1.23 24.7 - 6 0.316 0 0 127 5 -|cup 195|100|borlotti-beans-cooked 2.46|vegan||protein starch|730/-/-|
borlotti-beans-cooked|cooked borlotti beans|=|cooked cranberry beans|SR16020|cooked|136 9.34 24.46 0.46 8.6 - 1 0.119 0 0 50 2.09 -|cup 177|100|borlotti-beans-dried 0.41|vegan||protein starch|-/4/180|
borlotti-beans-canned|canned borlotti beans|=|borlotti beans, cranberry beans, mixed beans, mixed bean salad, canned mixed beans, tinned borlotti beans|SR16020|canned|136 9.34 24.46 0.46 8.6 - 1 0.119 0 0 50 2.09 -|cup 177, can 240~|100||vegan||protein starch|1095/4/180|boiled borlotti beans, for drained canned
black-eyed-beans-dried|dried black eyed beans|=|dried black-eyed peas|SR16062|dry|336 23.52 60.03 1.26 10.6 6.9 16 0.331 0 1.5 110 8.27 0|cup 167, tbsp 10.5|100|black-eyed-beans-cooked 2.9|vegan||protein starch|730/-/-|
black-eyed-beans-cooked|cooked black eyed beans|=|cooked black-eyed peas|SR16063|cooked|116 7.73 20.76 0.53 6.5 3.3 4 0.138 0 0.4 24 2.51 0|cup 171|100|black-eyed-beans-dried 0.34|vegan||protein starch|-/4/180|
black-eyed-beans-canned|canned black eyed beans|=|black-eyed peas, black eyed beans, black-eyed beans, lobia, cowpeas, blackeye beans, black eyed peas, tinned black eyed beans|SR16063|canned|116 7.73 20.76 0.53 6.5 3.3 4 0.138 0 0.4 24 2.51 0|cup 171, can 240~|100||vegan||protein starch|1095/4/180|boiled black eyed beans, for drained canned
adzuki-beans-dried|dried adzuki beans|=|adzuki beans, aduki beans, azuki beans|SR16001|dry|329 19.87 62.9 0.53 12.7 - 5 0.191 0 0 66 4.98 -|cup 197|100|adzuki-beans-cooked 2.57|vegan||protein starch|730/-/-|
adzuki-beans-cooked|cooked adzuki beans|=||SR16002|cooked|128 7.52 24.77 0.1 7.3 - 8 0.036 0 0 28 2 -|cup 230|100|adzuki-beans-dried 0.39|vegan||protein starch|-/4/180|
broad-beans-dried|dried broad beans|=|dried fava beans, ful medames, fava beans, dried fava, dry fava beans, dried ful, feves seches|SR16052|dry|341 26.12 58.29 1.53 25 5.7 13 0.254 0 1.4 103 6.7 0|cup 150, tbsp 9.4|100|broad-beans-dried-boiled 3.1|vegan||protein starch|730/-/-|
broad-beans-dried-boiled|cooked dried broad beans|=|cooked fava beans, ful|SR16053|cooked|110 7.6 19.65 0.4 5.4 1.82 5 0.066 0 0.3 36 1.5 0|cup 170|100|broad-beans-dried 0.32|vegan||protein starch|-/4/180|
mung-beans-dried|dried mung beans|=|mung beans, moong beans, green gram, whole moong|SR16080|dry|347 23.86 62.62 1.15 16.3 6.6 15 0.348 0 4.8 132 6.74 0|cup 207, tbsp 13|100|mung-beans-cooked 3.3|vegan||protein starch|730/-/-|
mung-beans-cooked|cooked mung beans|=|cooked moong|SR16081|cooked|105 7.02 19.15 0.38 7.6 2 2 0.116 0 1 27 1.4 0|cup 202|100|mung-beans-dried 0.3|vegan||protein starch|-/4/180|
moong-dal||=|split mung beans, mung dal, yellow moong dal, moong|SR16080|dry|347 23.86 62.62 1.15 16.3 6.6 15 0.348 0 4.8 132 6.74 0|cup 200~, handful 40~|100||vegan||protein starch|730/-/-|mung beans
urad-dal||=|urad, black gram, black lentils, urid dal, beluga lentils, whole urad|SR16083|dry|341 25.21 58.99 1.64 18.3 - 38 0.114 0 0 138 7.57 -|cup 207|100|urad-dal-cooked 3.25|vegan||protein starch|730/-/-|
urad-dal-cooked|cooked urad dal|=||SR16084|cooked|105 7.54 18.34 0.55 6.4 2.01 7 0.038 0 1 53 1.75 0|cup 180|100|urad-dal 0.31|vegan||protein starch|-/4/180|
chana-dal||=|split chickpeas, bengal gram, split bengal gram|SR16056|dry|378 20.47 62.95 6.04 12.2 10.7 24 0.603 0 4 57 4.31 0|cup 200|100||vegan||protein starch|730/-/-|chickpeas
toor-dal||=|toor, arhar dal, pigeon peas, split pigeon peas, tuvar dal, gungo peas|SR16101|dry|343 21.7 62.78 1.49 15 - 17 0.33 0 0 130 5.23 -|cup 205|100|toor-dal-cooked 2.83|vegan||protein starch|730/-/-|
toor-dal-cooked|cooked toor dal|=|cooked pigeon peas|SR16102|cooked|121 6.76 23.25 0.38 6.7 - 5 0.083 0 0 43 1.11 -|cup 168|100|toor-dal 0.35|vegan||protein starch|-/4/180|
lentils||=|green lentils, brown lentils, dried lentils, puy lentils, lentil|SR16069|dry|352 24.63 63.35 1.06 10.7 2.03 6 0.154 0 4.5 35 6.51 0|cup 192, tbsp 12, handful 40~, serving 60~|100|lentils-cooked 3.03|vegan||protein starch|730/-/-|
red-lentils||=|masoor dal, masoor, red split lentils, split red lentils, dal, dhal, daal|SR16144|dry|358 23.91 63.1 2.17 10.8 - 7 0.379 0 1.7 48 7.39 -|cup 192, tbsp 12~, handful 40~, serving 60~|100|lentils-cooked 3.09|vegan||protein starch|730/-/-|
lentils-cooked|cooked lentils|=|boiled lentils, ready-cooked lentils, cooked puy lentils|SR16070|cooked|116 9.02 20.13 0.38 7.9 1.8 2 0.053 0 1.5 19 3.33 0|cup 198, tbsp 12.3, package 250~|100|lentils 0.33|vegan||protein starch|-/4/180|
lentils-canned|canned lentils|=|canned green lentils, tinned lentils|SR16070|canned|116 9.02 20.13 0.38 7.9 1.8 2 0.053 0 1.5 19 3.33 0|cup 198, can 240~|100||vegan||protein starch|1095/4/180|boiled lentils
split-peas||=|yellow split peas, green split peas, dried split peas, chana split peas|SR16085|dry|352 23.82 63.74 1.16 25.5 8 15 0.161 0 1.8 37 4.82 0|cup 196, serving 60~|100|split-peas-cooked 2.98|vegan||protein starch|730/-/-|
split-peas-cooked|cooked split peas|=|pease pudding|SR16086|cooked|118 8.34 21.1 0.39 8.3 2.9 2 0.054 0 0.4 14 1.29 0|cup 196, tbsp 12.2|100|split-peas 0.34|vegan||protein starch|-/4/180|
lupin-beans||=|lupini beans, lupins, lupini, lupin seeds, lupine beans, tremoços, tremocos|SR16077|cooked|119 15.57 9.88 2.92 2.8 - 4 0.346 0 1.1 51 1.2 -|cup 166|100||vegan|lupin|protein starch|-/14/-|
lupin-flour||=|lupine flour, lupin flakes, ground lupin, lupin meal|SR16076|dry|371 36.17 40.37 9.74 18.9 - 15 1.156 0 4.8 176 4.36 0|cup 120~, tbsp 8~|100||vegan|lupin|baking starch|365/-/-|raw lupins
soya-beans-dried|dried soya beans|=|soybeans, soya beans, soy beans, dry soybeans, dried soybeans, dried soy beans|SR16108|dry|446 36.49 30.16 19.94 9.3 7.33 2 2.884 0 6 277 15.7 0|cup 186|100|soya-beans-cooked 2.59|vegan|soya|protein starch|730/-/-|
soya-beans-cooked|cooked soya beans|=|cooked soybeans|SR16109|cooked|172 18.21 8.36 8.97 6 3 1 1.297 0 1.7 102 5.14 0|cup 172, tbsp 10.7|100|soya-beans-dried 0.39|vegan|soya|protein starch|-/4/180|
baked-beans||=|beans in tomato sauce, heinz beans, beans, tinned beans, canned baked beans, heinz baked beans, heinz, heinz beanz|SR16006|canned|94 4.75 21.14 0.37 4.1 7.96 343 0.071 0 0 34 1.19 0|cup 254, can 415~|100||vegan||protein starch dish|730/3/90|
refried-beans||=|frijoles refritos|SR16171|canned|83 5.28 13.5 0.87 4.7 0.59 430 0.142 - - 35 1.7 -|cup 242, can 435~|100||vegan||protein starch|730/4/90|
peas-canned|canned peas|=|tinned garden peas, tinned peas|SR11308|canned|68 4.47 11.36 0.8 4.9 2.99 273 0.143 0 4.2 23 1.18 0|cup 175, can 290~|100||vegan||vegetable|1095/3/-|
mushy-peas||=|marrowfat peas|SR11308|canned|68 4.47 11.36 0.8 4.9 2.99 273 0.143 0 4.2 23 1.18 0|cup 175, can 300~|100||vegan||vegetable starch|1095/3/-|canned peas
peas-frozen|frozen peas|=|frozen garden peas, petits pois|SR11312|frozen|77 5.22 13.62 0.4 4.5 5 108 0.066 0 18 22 1.53 0|cup 134, handful 50~, package 284|100||vegan||vegetable|-/3/300|
# Flours and soya
gram-flour||=|besan, chickpea flour|SR16157|dry|387 22.39 57.82 6.69 10.8 10.85 64 0.693 0 0 45 4.86 0|cup 92|100||vegan||baking starch|270/-/-|
tofu||=|firm tofu, bean curd, extra firm tofu, extra-firm tofu, beancurd, tofu block|SR16126|ready|78 9.04 2.85 4.17 0.9 0.6 12 0.793 0 0.2 201 1.61 0|cup 252, piece 20~, slice 40~, package 280~, serving 100~|100||vegan|soya|protein|-/14/120|
silken-tofu||=|soft tofu, japanese tofu|SR16127|ready|61 7.17 1.18 3.69 0.2 0.7 8 0.533 0 0.2 111 1.11 0|cup 248, piece 120, package 300~|100||vegan|soya|protein|-/14/120|
smoked-tofu||=|marinated tofu, tofu pieces, pressed tofu|SR16159|ready|83 9.98 1.18 5.26 1 0.71 4 0.919 0 0 282 2.04 0|cup 252~, package 225~|100||vegan|soya|protein|-/14/120|extra-firm tofu
fried-tofu||=|tofu puffs, aburaage, tofu puff, deep-fried tofu|SR16129|ready|270 18.82 8.86 20.18 3.9 2.72 16 2.918 0 0 372 4.87 0|piece 13|100||vegan|soya|protein|-/14/120|
tempeh||=||SR16114|ready|192 20.29 7.64 10.8 - - 9 2.539 0 0 111 2.7 -|cup 166, slice 25~, package 200~|100||vegan|soya|protein|-/14/120|
miso||=|miso paste, white miso, red miso, shiro miso, white miso paste, brown miso, sweet miso|SR16112|ready|198 12.79 25.37 6.01 5.4 6.2 3728 1.025 0 0 57 2.49 0|cup 275, tbsp 17, tsp 5.7~|100||vegan|soya gluten|sauce|365/365/-|
doenjang||=|soybean paste, korean soybean paste, doubanjiang, yellow bean sauce, fermented bean paste|SR16112|ready|198 12.79 25.37 6.01 5.4 6.2 3728 1.025 0 0 57 2.49 0|tbsp 17, tsp 5.7~|100||vegan|soya gluten|sauce|365/365/-|miso
black-bean-sauce||=|fermented black beans, black bean paste, douchi|SR16112|ready|198 12.79 25.37 6.01 5.4 6.2 3728 1.025 0 0 57 2.49 0|tbsp 17, tsp 5.7~, package 120~|100||vegan|soya gluten|sauce|365/90/-|miso
natto||=||SR16113|ready|211 19.4 12.68 11 5.4 4.89 7 1.591 0 13 217 8.6 0|cup 175|100||vegan|soya|protein|-/10/180|
soya-mince||=|tvp, textured vegetable protein, soy mince, dried soya mince, soya chunks, soy protein, soya protein, textured soya, textured soy, textured soya protein, textured soya mince, textured soy protein, tsp, dehydrated soya mince, dry soya mince, dried soya chunks, soya chunk, soy chunks, soya granules, soy granules, soy curls, soya curls, meal maker, nutrela, dried tvp, dry tvp, texturised soya|FN41440000|dry|366 51.1 32.9 3.33 17.5 16.42 2 0.136 0 0 338 7.34 0|cup 68, serving 17|100||vegan|soya|protein|365/-/-|
veggie-mince||=|quorn mince, quorn, vegetarian mince|SR43137|frozen|197 21 8 9 4.6 1.2 550 1.425 0 0 29 2.1 0|cup 120~, package 300~|100||vegetarian|soya gluten eggs|protein|-/7/240|vegetarian loaf
vegan-mince||=|plant-based mince, meat-free mince, meat free mince, beyond meat, soya mince frozen|SR43137|frozen|197 21 8 9 4.6 1.2 550 1.425 0 0 29 2.1 0|cup 120~, package 300~|100||vegan|soya gluten|protein|-/7/240|vegetarian loaf
quorn-pieces||=|quorn chicken pieces, meat-free chicken pieces|SR16126|frozen|78 9.04 2.85 4.17 0.9 0.6 12 0.793 0 0.2 201 1.61 0|cup 140~, handful 60~, package 300~|100||vegetarian|soya gluten eggs|protein|-/7/240|firm tofu
vegan-chicken-pieces||=|vegan chicken, plant-based chicken, vegan chicken strips|SR43128|frozen|224 23.64 3.64 12.73 3.6 0 709 1.534 0 0 35 3.27 0|cup 168, handful 60~|100||vegan|soya gluten|protein|-/7/240|meatless chicken
veggie-sausage|||vegetarian sausage, meat-free sausage, quorn sausage, linda mccartney sausages|SR16107|ready|255 20.28 8.09 18.16 2.8 0 888 2.926 0 0 63 3.72 0|piece 50~, slice 28|100||vegetarian|soya gluten eggs|protein|-/7/180|
vegan-sausage|||plant-based sausage|SR16107|ready|255 20.28 8.09 18.16 2.8 0 888 2.926 0 0 63 3.72 0|piece 50~|100||vegan|soya gluten|protein|-/7/180|veggie sausage
veggie-burger|||vegetarian burger, bean burger, meat-free burger, veggie patty|SR16147|frozen|177 15.7 14.27 6.3 4.9 1.07 569 1.44 5 4.5 136 2.41 0|piece 70|100||vegetarian|soya gluten milk eggs|protein|-/7/180|
vegan-burger|||plant-based burger, beyond burger, vegan patty, plant burger|SR16147|frozen|177 15.7 14.27 6.3 4.9 1.07 569 1.44 5 4.5 136 2.41 0|piece 70|100||vegan|soya gluten|protein|-/7/180|veggie burger
veggie-bacon||=|vegetarian bacon|SR16104|ready|309 11.69 5.31 29.52 2.6 0 1465 4.622 0 0 23 2.41 0|cup 144|100||vegetarian|soya gluten eggs|protein|-/14/120|
vegan-bacon||=|tempeh bacon, plant-based bacon|SR16104|ready|309 11.69 5.31 29.52 2.6 0 1465 4.622 0 0 23 2.41 0|cup 144, slice 8~|100||vegan|soya gluten|protein|-/14/120|veggie bacon
seitan||=|wheat meat, wheat protein|SR43128|ready|224 23.64 3.64 12.73 3.6 0 709 1.534 0 0 35 3.27 0|cup 168, slice 25~, serving 100~|100||vegan|gluten soya|protein|-/10/120|meatless chicken
vital-wheat-gluten||=|wheat gluten, gluten flour|SR48052|dry|370 75.16 13.79 1.85 0.6 0 29 0.272 0 0 142 5.2 0|cup 120~, tbsp 9~|100||vegan|gluten|baking protein|365/-/-|
falafel||=|falafels, falafel balls|SR16138|cooked|333 13.31 31.84 17.8 - - 294 2.383 0 1.6 54 3.42 -|cup 110~, piece 17|100||vegan|gluten sesame|protein|-/4/90|
hummus||=|houmous, humous, hommus, houmus|SR16158|ready|166 7.9 14.29 9.6 6 - 379 1.437 0 0 38 2.44 -|cup 246, tbsp 15, package 200~, serving 50~|100||vegan|sesame|sauce protein|-/5/60|
soya-milk||=|soy milk, soymilk, unsweetened soya milk, alpro soya, alpro|SR16222|ready|33 2.86 1.74 1.61 0.5 0.41 37 0.206 0 0 124 0.46 -|cup 243|100||vegan|soya|liquid drink|270/5/-|
soya-flour||=|soy flour|SR16115|dry|434 37.81 31.92 20.65 9.6 7.5 13 2.987 0 0 206 6.37 0|cup 84, tbsp 5.2|100||vegan|soya|baking|180/-/-|
# Less usual, and what people also call for
flageolet-beans||=|canned flageolet beans, flageolets|SR16023|canned|129 7.05 24.02 0.76 9.4 - 6 0.083 0 1.2 63 1.08 -|cup 177, can 240~|100||vegan||protein starch|1095/4/180|boiled French beans
kidney-beans-chilli-sauce|kidney beans in chilli sauce|=|mixed beans in chilli sauce, taco mixed beans|SR43112|canned|97 5 16.9 1 4.2 5.25 725 0.145 0 1.7 31 1.86 0|cup 253, can 400~|100||vegan||protein starch sauce|1095/4/180|
aquafaba||=|chickpea water, chickpea liquid|SR43125|canned|47 1.8 2.8 3.2 0.1 0 2 1.174 4 0 13 1.96 0|cup 240~, tbsp 15~, can 120~|100||vegan||baking liquid|-/4/90|bean cooking liquid
yellow-lentils||=|yellow split lentils|SR16144|dry|358 23.91 63.1 2.17 10.8 - 7 0.379 0 1.7 48 7.39 -|cup 192, handful 40~|100||vegan||protein starch|730/-/-|pink lentils
lentil-sprouts||=|sprouted beans, sprouted lentils, sprouting seeds|SR11248|raw|106 8.96 22.14 0.55 - - 11 0.057 0 16.5 25 3.21 -|cup 77|100||vegan||vegetable|-/4/-|
moth-beans||=|matki, mat beans|SR16078|dry|343 22.94 61.52 1.61 - - 30 0.364 0 4 150 10.85 -|cup 196|100||vegan||protein starch|730/-/-|
okara||=||SR16130|ready|76 3.52 12.23 1.73 - - 9 0.193 0 0 80 1.3 -|cup 122|100||vegan|soya|protein starch|-/4/90|
fermented-tofu||=|fermented bean curd, furu|SR16132|ready|116 8.92 4.38 8 - - 2873 1.157 0 0.2 46 1.98 -|tbsp 16~, piece 10~|100||vegan|soya gluten|sauce protein|365/90/-|
soya-protein-isolate||=|soy protein powder, vegan protein powder, pea protein powder, pea protein, vegan protein|SR16122|dry|335 88.32 0 3.39 0 0 1005 0.422 0 0 178 14.5 0|tbsp 7.5~, serving 30~|100||vegan|soya|protein|365/-/-|
soya-nuts||=|roasted soybeans, roasted edamame|SR16111|ready|449 43.32 28.98 21.62 8.1 - 2 3.127 0 4.6 140 3.95 -|cup 93|100||vegan|soya|nut|180/-/-|
`,
}
