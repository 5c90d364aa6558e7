import type { FoodTablePart } from './row.ts'

/**
 * Main dishes as eaten, with their usual serving. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const DISHES_MAINS: FoodTablePart = {
  group: 'dishes',
  rows: `
# Pizza, burgers, sandwiches
margherita-pizza|||pizza, cheese pizza, pizza slice, slice of pizza, pizza margherita|FN58106225|cooked|266 11.39 33.33 9.69 2.3 3.58 598 4.465 17 1.4 188 2.48 0|piece 238, small 480, medium 691, large 954, slice 119, serving 238|100||vegetarian|gluten milk|dish|-/3/60|
pepperoni-pizza|||american hot pizza|FN58106555|cooked|282 11.74 31.98 11.91 2.3 3.26 685 5.092 25 0.9 153 2.52 0|piece 248, small 516, medium 707, large 996, slice 124, serving 248|100||none|gluten milk|dish|-/3/60|
vegetable-pizza|||veggie pizza, vegetarian pizza|FN58106325|cooked|242 10.31 30.71 8.69 2.2 3.62 535 3.999 15 4.8 170 2.26 0|piece 266, small 536, medium 775, large 1066, slice 133, serving 266|100||vegetarian|gluten milk|dish|-/3/60|
meat-pizza|||meat feast pizza|FN58106625|cooked|280 11.5 30.62 12.35 2.3 3.32 633 5.033 23 1.7 144 2.41 0|piece 276, small 552, medium 787, large 1107, slice 138, serving 276|100||none|gluten milk|dish|-/3/60|
hawaiian-pizza|||ham and pineapple pizza|FN58106755|cooked|233 10.98 28.11 8.58 2 3.85 606 3.831 19 5 152 2.1 0|piece 300, small 636, medium 845, large 1198, slice 150, serving 300|100||none|gluten milk|dish|-/3/60|
calzone||||FN58108010|cooked|343 14.84 31.31 17.69 1.4 0.59 434 5.727 46 0 177 2.64 0|piece 424|100||none|gluten milk|dish|-/3/60|
hamburger|||burger, burger in a bun|FN27510631|cooked|288 17.51 20.68 14.38 0.7 3 355 5.495 49 0.5 66 2.83 0|piece 145, serving 145|100||none|gluten sesame mustard|dish|-/3/60|
cheeseburger|||cheese burger|FN27510241|cooked|297 17.91 18.68 16.21 0.6 2.94 444 6.91 54 0.5 162 2.52 0|piece 165, serving 165|100||none|gluten milk sesame mustard|dish|-/3/60|
double-cheeseburger|||double burger|FN27510257|cooked|301 19.69 11.77 18.91 0.4 1.99 447 8.241 66 0.3 166 2.32 0|piece 270, serving 270|100||none|gluten milk sesame mustard|dish|-/3/60|
chicken-burger|||chicken sandwich, fried chicken burger, crispy chicken burger|FN27540175|cooked|269 12.45 28.11 11.67 1.7 3.14 503 2.458 21 0.8 79 1.82 0|piece 140, serving 140|100||none|gluten eggs mustard sesame|dish|-/3/60|
grilled-chicken-sandwich|||grilled chicken burger|FN27540195|cooked|216 21.82 19.69 4.84 0.7 2.86 408 0.946 58 0.5 61 1.62 0|piece 140, serving 140|100||none|gluten eggs mustard sesame|dish|-/3/60|
fish-burger|||fish sandwich, fish finger sandwich, filet-o-fish|FN27550400|cooked|236 14.48 25.74 8.16 0.9 3.13 403 2.43 34 0.5 73 1.89 0|piece 130, serving 130|100||none|gluten fish eggs mustard|dish|-/3/60|
hot-dog|||hotdog|FN27564060|cooked|296 10.85 23.73 17.37 0.8 3.92 681 6.742 32 0.6 72 2.15 0|piece 102, serving 102|100||none|gluten mustard|dish|-/3/60|
pulled-pork-sandwich|||pulled pork bun|FN27520510|cooked|243 14.97 24.86 8.83 0.8 9.07 567 2.935 43 0.6 65 1.89 0|piece 180, serving 180|100||none|gluten mustard|dish|-/3/60|
ham-sandwich||||FN27520210|cooked|187 12.94 25.58 3.66 1.2 2.76 749 0.965 20 0 112 2.02 0|piece 115, large 175, serving 115|100||none|gluten mustard eggs|dish|-/3/60|
ham-and-cheese-sandwich|||ham and cheese toastie, croque monsieur|FN27520220|cooked|214 14.13 22.4 7.53 1 2.73 796 3.378 31 0 221 1.77 0|piece 135, large 205, serving 135|100||none|gluten milk mustard eggs|dish|-/3/60|
cheese-sandwich|||grilled cheese, cheese toastie, toastie, grilled cheese sandwich, cheese on toast|FN14640105|cooked|331 10.77 28.7 19.3 1.2 5.06 781 9.03 45 0 609 2.09 0|piece 116, serving 116|100||vegetarian|gluten milk|dish|-/3/60|
blt-sandwich|||blt, bacon sandwich, bacon butty, bacon roll|FN27520610|cooked|231 10.9 29.65 7.54 1.7 3.69 536 2.321 15 3.6 127 2.18 0|piece 105, serving 105|100||none|gluten eggs mustard|dish|-/3/60|
egg-sandwich|||egg mayo sandwich, egg mayonnaise sandwich, egg salad sandwich|FN32203010|cooked|260 9.98 17.07 16.62 0.8 2.45 411 3.543 205 0 98 1.78 0|piece 180, large 270, serving 180|100||vegetarian|gluten eggs mustard|dish|-/3/60|
tuna-sandwich|||tuna mayo sandwich, tuna mayonnaise sandwich|FN27550720|cooked|218 9.89 18.28 11.76 1 3.16 435 1.954 18 0.5 84 1.78 0|piece 180, large 270, serving 180|100||none|gluten fish eggs mustard|dish|-/3/60|
chicken-mayo-sandwich|||chicken salad sandwich, chicken mayonnaise sandwich|FN27540120|cooked|245 12.46 18.27 13.71 1 3.18 479 2.429 44 0.5 83 1.46 0|piece 180, large 270, serving 180|100||none|gluten eggs mustard|dish|-/3/60|
turkey-sandwich||||FN27540010|cooked|189 12.03 26.51 3.68 1.2 3.2 680 0.862 24 0 116 1.94 0|piece 115, large 175, serving 115|100||none|gluten eggs mustard|dish|-/3/60|
club-sandwich||||FN27540123|cooked|222 15.08 23.09 7.48 1 2.62 832 2.253 31 0 101 1.86 0|piece 130, serving 130|100||none|gluten eggs mustard|dish|-/3/60|
roast-beef-sandwich||||FN27513010|cooked|194 13.87 25.76 3.64 1.2 2.9 659 1.061 25 0 112 2.73 0|piece 115, large 175, serving 115|100||none|gluten eggs mustard|dish|-/3/60|
meatball-sub|||meatball sandwich|FN27510700|cooked|208 11.34 21.29 8.29 1.2 4.62 517 3.465 34 1.1 169 2 0|piece 180, large 270, serving 180|100||none|gluten milk eggs|dish|-/3/60|
steak-sandwich|||philly cheesesteak|FN27514030|cooked|271 18.45 21.44 12.13 1 2.72 548 5.647 50 0 255 2.5 0|piece 145, large 220, serving 145|100||none|gluten milk|dish|-/3/60|
peanut-butter-sandwich|||pb&j, peanut butter and jelly sandwich, peanut butter and jam sandwich|FN42302010|cooked|373 11.51 45.22 16.53 2.8 15.01 383 3.326 0 0.2 128 2.33 0|piece 112, serving 112|100||vegan|gluten peanuts|dish|-/3/60|
chicken-wrap|||grilled chicken wrap|FN27540300|cooked|253 20.87 17.28 10.48 1.2 1.58 592 4.066 62 0 159 1.5 0|piece 161, serving 161|100||none|gluten milk eggs mustard|dish|-/3/60|
doner-kebab|||gyros, gyro, kebab, shawarma, souvlaki, doner meat, doner|FN27516010|cooked|184 11.26 18.75 6.81 1 1.8 323 2.519 29 3.5 46 1.5 0|piece 200, serving 200|100||none|gluten milk|dish|-/3/60|
falafel-wrap|||falafel pitta, falafel sandwich|FN41901030|cooked|265 6.25 27.02 14.81 2.5 3.05 359 2.143 1 5.1 66 1.59 0|piece 215, serving 215|100||vegan|gluten sesame|dish|-/3/60|
# Pasta and noodles
lasagne|||lasagna, beef lasagne, meat lasagne, lasagne al forno|FN58130015|cooked|206 13.63 13.1 10.92 1.1 1.47 416 5.634 43 3 272 0.9 0|cup 250, piece 206, serving 250|100||none|gluten milk eggs celery|dish|-/3/60|
vegetable-lasagne|||veggie lasagne, spinach lasagne|FN58130320|cooked|188 11.2 14.52 9.38 1.2 2.43 384 4.929 34 3.5 268 0.76 0|cup 250, piece 227, serving 250|100||vegetarian|gluten milk eggs|dish|-/3/60|
spaghetti-bolognese||=|spag bol, pasta bolognese, spaghetti with meat sauce, bolognese|FN58146322|cooked|125 5.86 19.15 2.58 1.6 2.44 199 0.74 9 0.8 16 1.19 0|cup 250, serving 250|100||none|gluten celery|dish|-/3/60|
pasta-with-tomato-sauce||=|spaghetti with tomato sauce, pasta pomodoro, penne arrabbiata, pasta marinara|FN58146222|cooked|106 3.69 19.88 1.2 1.8 2.94 202 0.173 1 1 17 1.04 0|cup 250, serving 250|100||vegan|gluten|dish|-/3/60|
pasta-with-vegetables||=|pasta primavera|FN58146160|cooked|144 4.46 23.1 3.54 2.3 1.24 148 0.516 0 8.2 15 1.04 0|cup 150, serving 150|100||vegan|gluten|dish|-/3/60|
spaghetti-carbonara||=|carbonara, pasta carbonara|FN58146402|cooked|164 6.24 16.58 7.93 0.9 0.64 252 4.319 26 0.1 32 0.91 0|cup 250, serving 250|100||none|gluten milk eggs|dish|-/3/60|
fettuccine-alfredo||=|pasta alfredo, creamy pasta|FN58146382|cooked|154 4.15 16.71 7.78 0.9 0.72 267 4.577 22 0.1 36 0.69 0|cup 250, serving 250|100||none|gluten milk|dish|-/3/60|
chicken-alfredo||=|creamy chicken pasta|FN58146422|cooked|156 6.41 16.58 7.09 0.9 0.64 251 3.907 27 0.1 32 0.78 0|cup 250, serving 250|100||none|gluten milk|dish|-/3/60|
seafood-pasta||=|seafood linguine, spaghetti alle vongole|FN58146362|cooked|113 5.58 19.42 1.19 1.6 2.44 209 0.18 14 1 24 1.19 0|cup 250, serving 250|100||none|gluten crustaceans molluscs fish|dish|-/3/60|
spaghetti-and-meatballs||=|meatballs and spaghetti|FN58146120|cooked|147 7.61 13.34 7.1 0.8 1.29 325 2.736 62 1.7 61 1.5 0|cup 250, serving 250|100||none|gluten milk eggs|dish|-/3/60|
macaroni-cheese||=|mac and cheese, macaroni and cheese, mac n cheese|FN58145110|cooked|223 8.68 23.08 10.5 1.2 2.44 358 5.15 25 0 170 1.06 0|cup 230, serving 230|100||vegetarian|gluten milk mustard|dish|-/3/60|
tuna-pasta-bake||=|tuna casserole|FN27250610|cooked|168 10.12 15.41 7.3 0.7 2.16 249 3.262 37 0 64 1.44 0|cup 224, serving 280|100||none|gluten milk fish|dish|-/3/60|
ravioli-in-tomato-sauce||=|ravioli with tomato sauce|FN58131520|cooked|98 3.98 15.22 2.3 1.2 3.6 246 1.047 10 2.5 69 0.82 0|cup 250, piece 38, serving 250|100||vegetarian|gluten milk eggs|dish|-/3/60|
pasta-salad||=||FN58148110|cooked|221 4.46 24.64 11.52 1.4 1.85 203 1.824 6 1.8 8 1.02 0|cup 204, serving 136|100||vegetarian|gluten eggs mustard|dish|-/3/60|
chow-mein||=|chicken chow mein|FN27343910|cooked|131 9.91 11.15 5.43 1.5 1.54 408 1.455 33 4.2 19 1.25 0|cup 220, serving 220|100||none|gluten soya eggs sesame|dish|-/3/60|
lo-mein||=|stir-fried noodles, singapore noodles|FN58136160|cooked|130 9.15 16.15 3.15 1 2.11 413 0.686 22 1.4 20 1 0|cup 200, serving 200|100||none|gluten soya eggs sesame|dish|-/3/60|
vegetable-chow-mein||=|vegetable noodles, vegetable stir-fried noodles|FN58136120|cooked|121 4.77 20.16 2.35 1.3 2.63 430 0.464 0 1.7 21 1.07 0|cup 200, serving 200|100||vegetarian|gluten soya eggs sesame|dish|-/3/60|
pad-thai||=|chicken pad thai, prawn pad thai|FN58137230|cooked|154 8.13 14.36 7.5 1.2 4.06 384 1.314 48 4.8 21 0.68 0|cup 200, serving 200|100||none|fish crustaceans eggs peanuts soya|dish|-/3/60|
ramen-bowl|||ramen soup, noodle soup, asian noodle soup|FN58408500|cooked|73 1.94 13.64 1.22 1.4 1.32 195 0.211 1 5 18 0.56 0|cup 228, serving 285|100||none|gluten soya eggs sesame|dish|-/3/60|
pho||=|vietnamese noodle soup, beef pho|FN28310330|cooked|89 6.15 10.38 2.26 0.6 0.77 403 0.672 12 1.4 11 0.66 0|cup 244, serving 305|100||none|fish soya gluten|dish|-/3/60|
# Rice dishes
fried-rice||=|vegetable fried rice, egg fried rice|FN58150110|cooked|174 3.84 32.5 3.19 1.1 0.62 361 0.493 18 3.8 11 0.46 0|cup 166, serving 166|100||vegetarian|eggs soya gluten sesame|dish|-/3/60|
chicken-fried-rice||=|special fried rice, nasi goreng|FN58150320|cooked|173 7.28 27.62 3.66 0.9 0.53 359 0.656 32 3.2 12 0.5 0|cup 198, serving 198|100||none|eggs soya gluten sesame|dish|-/3/60|
prawn-fried-rice||=|shrimp fried rice|FN58150510|cooked|166 6.68 27.85 2.97 0.9 0.53 324 0.497 47 3.2 23 0.44 0|cup 198, serving 198|100||none|eggs soya gluten sesame crustaceans|dish|-/3/60|
chicken-biryani|||biryani|FN27243100|cooked|104 7.15 13.55 2.38 1.1 1.88 161 0.907 25 6.2 34 0.84 0|cup 196, serving 245|100||none|milk|dish|-/3/60|
vegetable-biryani||=|veg biryani|FN58160000|cooked|109 1.93 17.88 3.2 1.2 1.18 177 1.705 9 4.1 17 1.05 0|cup 172, serving 215|100||vegetarian|milk|dish|-/3/60|
lamb-biryani||=|mutton biryani, meat biryani|FN27213010|cooked|145 8.5 12.19 6.79 1 1.69 98 2.969 29 5.6 33 1.12 0|cup 196, serving 245|100||none|milk|dish|-/3/60|
paella||=|seafood paella|FN27350020|cooked|143 8.03 16.4 4.77 0.8 0.92 609 1.006 25 9.7 18 1.21 0|cup 240, serving 300|100||none|crustaceans molluscs fish|dish|-/3/60|
jambalaya||=||FN27363100|cooked|161 13.77 8.64 7.97 0.7 0.94 379 2.212 58 6.3 24 1.12 0|cup 244, serving 305|100||none|celery|dish|-/3/60|
jollof-rice||=|spanish rice, mexican rice, tomato rice|FN58163410|cooked|114 2.88 19.64 2.61 1.2 1.55 310 0.506 3 9.8 21 1.12 0|cup 243, serving 182|100||vegan||dish|-/3/60|
rice-pilaf||=|pilau rice, pilaf|FN58162310|cooked|137 3.29 24.08 3.03 0.4 0.48 414 0.452 0 1 29 0.74 0|cup 206, serving 155|100||vegetarian|milk celery|dish|-/3/60|
rice-and-beans||=|rice and peas, beans and rice|FN58160110|cooked|164 6.5 25.19 4.21 3.7 0.21 231 0.615 0 0 54 2.55 0|cup 170, serving 170|100||vegan||dish|-/3/60|
risotto|||mushroom risotto|FN58163330|cooked|124 2.99 25.22 1.2 0.6 1.8 389 0.599 3 0.5 47 1.46 0|cup 230, serving 173|100||none|milk celery sulphites|dish|-/3/60|flavoured rice with cheese
bibimbap||=||FN58150100|cooked|81 5.51 8.18 2.92 0.9 1.52 434 0.693 12 10.5 25 1 0|cup 162, serving 400~|100||none|soya gluten eggs sesame|dish|-/3/60|
burrito-bowl|||chicken burrito bowl|FN58102780|cooked|145 13.09 10.56 5.48 1 0.25 312 2.352 49 0.2 70 0.95 0|cup 120, piece 315, serving 315|100||none|milk|dish|-/3/60|
congee||=|rice porridge, jook|FN58157300|cooked|53 4.81 6.12 0.94 0.1 0.01 245 0.299 14 0 6 0.45 0|cup 249, serving 187|100||none|soya|dish|-/3/60|
sushi-roll|||sushi, maki, california roll, maki roll, sushi platter, sushi box|FN58151180|cooked|94 2.92 18.41 0.67 1 2.13 428 0.133 4 0.9 6 0.22 0|cup 150, piece 30~, serving 180|100||none|fish crustaceans soya gluten eggs|dish|-/3/60|
salmon-sushi-roll|||salmon maki|FN58151200|cooked|103 6.88 15.3 1.28 0.7 0.92 350 0.226 12 0.5 5 0.22 0|cup 150, piece 30~, serving 180|100||none|fish soya gluten|dish|-/3/60|
vegetable-sushi-roll|||avocado roll, cucumber roll, veggie sushi|FN58151230|cooked|93 1.81 17.71 1.47 1.4 1.21 361 0.223 0 1.7 6 0.2 0|cup 132, piece 28~, serving 132|100||vegan|soya gluten|dish|-/3/60|
nigiri||=|salmon nigiri, tuna nigiri|FN58151420|cooked|107 8.92 13.39 1.74 0.6 0.8 317 0.305 18 0 5 0.23 0|cup 140, piece 35~, serving 210|100||none|fish soya gluten|dish|-/3/60|
stuffed-peppers||=|stuffed bell pepper|FN58162110|cooked|177 7.88 9.87 11.68 1 2.22 321 3.51 49 28.3 69 0.99 0|cup 198, serving 99|100||none||dish|-/3/60|
stuffed-vine-leaves||=|dolma, dolmades|FN58161510|cooked|168 2.28 13.88 11.95 3.1 2.78 166 1.871 0 5.6 89 1.25 0|piece 56, serving 56|100||vegan||dish|-/3/60|
# Curries, stews and braises
chicken-curry|||chicken tikka masala, tikka masala, butter chicken, chicken korma, korma, chicken madras, chicken jalfrezi, thai green curry, thai red curry, massaman curry, katsu curry, green curry, red curry, vindaloo, chicken vindaloo, chicken balti, chicken bhuna, chicken dhansak, chicken massaman, panang curry, curry|FN27146150|cooked|106 6.47 6.47 6.45 1.4 2.6 376 1.564 22 8.6 20 0.73 0|cup 240, serving 240|100||none|milk|dish|-/3/60|
chicken-curry-with-rice||=|curry and rice, curry with rice, chicken tikka masala with rice|FN27146155|cooked|116 4.95 15.08 3.98 1 1.58 323 0.969 13 5.2 16 0.92 0|cup 200, serving 200|100||none|milk|dish|-/3/60|
beef-curry||=|beef madras, rendang, beef rendang, lamb curry, rogan josh, goat curry, lamb rogan josh, lamb bhuna, keema|FN27116100|cooked|112 7.56 6.46 6.53 1.4 2.6 359 1.8 20 8.6 20 1.17 0|cup 240, serving 240|100||none||dish|-/3/60|
fish-curry||=|prawn curry, goan fish curry|FN27150320|cooked|92 4.93 6.58 5.38 1.4 2.6 351 1.299 23 8.6 25 0.64 0|cup 240, serving 240|100||none|fish crustaceans mustard|dish|-/3/60|
vegetable-curry||=|veg curry, aloo gobi, vegetable korma|FN75440600|cooked|84 1.59 8.72 5.23 1.8 3.23 387 1.263 0 11.7 21 0.71 0|cup 240, serving 240|100||vegetarian|milk mustard|dish|-/3/60|
dal-curry|cooked dal|=|tarka dal, dal makhani, daal curry, lentil curry, lentil dal, dal tadka, bowl of dal|FN41305050|cooked|145 8.6 19.17 4.31 7.5 1.71 309 2.508 10 1.4 19 3.17 0|cup 240, serving 240|100||vegetarian|milk mustard|dish|-/3/60|
chana-masala||=|chickpea curry, chole, chana saag|FN72125500|cooked|89 4.1 8.79 4.33 3 1.81 270 0.563 0 16 66 1.58 0|cup 245, serving 122|100||vegan||dish|-/3/60|chana saag
palak-paneer||=|saag paneer, spinach and paneer curry|FN72125310|cooked|100 5.24 3.94 7.06 1 1.89 230 1.518 7 9.2 59 0.6 0|cup 200, serving 100|100||vegetarian|milk|dish|-/3/60|
chilli-con-carne||=|chili con carne, chili with meat, beef chili, bowl of chili|FN27111406|cooked|97 8.06 7.21 4.21 2.4 2.28 362 1.569 20 5.6 30 1.31 0|cup 254, serving 190|100||none||dish|-/3/60|
vegetable-chilli||=|bean chilli, vegetarian chilli, veggie chili, vegetarian chili, three bean chilli|FN41221020|cooked|42 2.39 8.19 0.33 2.7 2.59 400 0.076 0 6.4 28 0.84 0|cup 253, serving 127|100||vegan||dish|-/3/60|
beef-stew|||beef casserole, boeuf bourguignon, beef bourguignon|FN27111200|cooked|148 18.48 4.2 6 0.7 1.45 369 1.776 52 2 20 1.85 0|cup 244, serving 183|100||none|sulphites celery|dish|-/3/60|beef burgundy
beef-goulash||=|goulash|FN27111100|cooked|104 13.7 2.93 3.79 0.4 1.07 220 0.922 35 8.4 17 1.38 0|cup 249, serving 187|100||none||dish|-/3/60|
beef-stroganoff||=|stroganoff|FN27113100|cooked|150 9.93 6.02 9.61 0.7 1.36 454 3.333 36 0.6 38 0.96 0|cup 256, serving 192|100||none|milk mustard gluten|dish|-/3/60|
chicken-stew|||chicken casserole, coq au vin, chicken cacciatore|FN27141000|cooked|174 13.19 6.92 10.62 1.1 1.6 664 2.578 58 5.4 42 1.02 0|cup 244, serving 244|100||none|celery sulphites|dish|-/3/60|chicken cacciatore
meat-loaf||meat loaves|meatloaf|FN27214100|cooked|199 17.48 7.2 10.72 0.4 1.84 419 3.957 76 0.6 64 2.05 0|cup 140, piece 108, slice 108, serving 84|100||none|gluten eggs milk|dish|-/3/60|
meatballs||=|beef meatballs, meatball, swedish meatballs, köttbullar, faggots|FN27113300|cooked|170 12.48 6.36 10.3 0.2 2.46 537 4.535 64 0.2 55 1.44 0|cup 246, piece 45, serving 186|100||none|gluten eggs milk|dish|-/3/60|
shepherds-pie|shepherd’s pie||cottage pie, shepherd's pie|FN27311510|cooked|123 7.64 8.68 6.3 1.5 1.88 263 2.67 27 2 26 0.94 0|cup 200, slice 210, serving 250|100||none|milk celery gluten|dish|-/3/60|
chicken-pie|||chicken pot pie, chicken and mushroom pie|FN27347100|cooked|254 9.24 23.88 13.53 1.9 3.33 373 4.599 29 1.5 39 1.39 0|cup 200, piece 250, slice 210, serving 250|100||none|gluten milk celery|dish|-/3/60|
beef-pie|||steak pie, steak and kidney pie, meat pie|FN27317010|cooked|270 8.92 23.88 15.36 1.9 3.33 372 5.454 22 1.5 42 1.73 0|cup 200, piece 250, slice 210, serving 250|100||none|gluten celery milk|dish|-/3/60|
beef-wellington||=||FN27214300|cooked|368 19.16 10.25 27.43 0.4 0.12 182 9.564 83 0.6 9 3.41 0|slice 116, serving 87|100||none|gluten eggs milk|dish|-/3/60|
stuffed-cabbage-rolls||=|golabki, cabbage rolls|FN27315250|cooked|112 8.41 8.64 5.02 1.3 3.45 338 1.877 39 12.4 28 1.23 0|cup 162, piece 103, serving 202|100||none||dish|-/3/60|
jerk-chicken||=|barbecue chicken, bbq chicken, tandoori chicken, chicken tikka, peri peri chicken, nandos chicken, piri piri chicken|FN27146011|cooked|167 19 12.23 4.64 0.3 9.97 550 1.119 79 0.2 20 0.7 0|cup 240, serving 180|100||none||dish|-/3/60|
general-tso-chicken||=|orange chicken, lemon chicken|FN27445150|cooked|295 12.9 23.99 16.36 0.9 11.6 435 2.76 53 1.6 12 1.16 0|cup 146, serving 110|100||none|soya gluten eggs sesame|dish|-/3/60|
kung-pao-chicken||=|chicken stir-fry, chicken stir fry, chicken with cashew nuts, cashew chicken|FN27445220|cooked|129 9.76 6.87 6.98 1.5 3.03 402 1.352 26 7.1 20 0.76 0|cup 162, serving 121|100||none|soya gluten peanuts sesame nuts|dish|-/3/60|
sweet-and-sour-chicken||=|sweet and sour pork|FN27146100|cooked|250 10.1 23.86 12.65 1 11.47 246 1.933 27 2.4 45 2.12 0|cup 252, serving 189|100||none|soya gluten eggs|dish|-/3/60|
beef-and-broccoli||=|beef stir-fry, beef stir fry, beef in black bean sauce|FN27415110|cooked|160 10.43 5.09 10.63 1.3 1.23 440 1.905 25 40 33 1.23 0|cup 217, serving 163|100||none|soya gluten molluscs|dish|-/3/60|
vegetable-stir-fry||=|stir-fried vegetables, veg stir fry, veggie stir fry|FN75340020|cooked|69 2.03 9.46 2.82 2.8 3.53 141 0.716 2 33.6 37 1.06 0|cup 132, serving 66|100||vegan|soya gluten|dish|-/3/60|
teriyaki-chicken||=|chicken teriyaki|FN27145000|cooked|163 25.73 1.62 5.96 0 1.47 723 1.48 105 0 16 0.86 0|cup 244, piece 76, serving 183|100||none|soya gluten|dish|-/3/60|
chicken-parmigiana||=|chicken parmesan, chicken parm|FN27146300|cooked|174 16.25 8.3 8.34 0.8 1.68 414 2.63 73 2 117 1.01 0|cup 209, piece 182, serving 209|100||none|gluten milk eggs|dish|-/3/60|
chicken-kiev||||FN27146400|cooked|280 21.31 5.45 19.21 0.1 0.06 644 7.418 106 0 43 0.66 0|piece 140~, serving 140~|100||none|gluten milk eggs|dish|-/3/60|
fried-chicken||=|southern fried chicken, kfc, fried chicken piece|FN24137300|cooked|260 19.04 5.98 17.2 0.2 0.1 353 3.766 105 0 15 1.3 0|cup 135, piece 120~, serving 195|100||none|gluten milk eggs|dish|-/3/60|fried chicken leg
breaded-chicken-strips||=|popcorn chicken, chicken goujons, fried chicken tenders|FN24198746|cooked|240 14.62 14.86 13.58 1.7 0.57 527 2.437 36 0.5 39 0.84 0|cup 140, piece 30~, serving 80|100||none|gluten|dish|-/3/60|
cooked-chicken-nuggets||=|chicken mcnuggets, portion of chicken nuggets|FN24198731|cooked|307 15.92 14.93 20.36 0.9 0.08 594 3.566 55 0.6 11 0.83 0|cup 140, piece 16~, serving 80|100||none|gluten|dish|-/3/60|
battered-fish||=|fried fish, fish in batter, fried cod, battered cod, fish and chips fish, fried fish in batter|FN26109140|cooked|217 13.52 11.72 12.48 0.5 0.2 426 1.762 42 0 21 1.02 0|cup 135, piece 200~, fillet 140, serving 140|100||none|fish gluten|dish|-/3/60|
fish-cakes||=|fishcake, fish cake, salmon fishcake|FN27250050|cooked|212 13.63 10.4 12.64 1.2 1.01 429 3.944 60 0.5 34 0.72 0|piece 90~, serving 85|100||none|fish gluten eggs milk|dish|-/3/60|
crab-cakes||=|crab cake|FN27250040|cooked|214 14.4 4.48 14.97 0.3 0.66 430 2.488 114 2.5 79 0.82 0|piece 90~, serving 85|100||none|crustaceans eggs gluten mustard|dish|-/3/60|
scampi-fried|breaded scampi|=|breaded prawns, popcorn shrimp, tempura prawns|SR15150|cooked|242 21.39 11.47 12.28 0.4 0.8 344 2.087 138 1.5 67 1.26 0|large 7.5, serving 120~|100||none|crustaceans gluten eggs|dish|-/3/60|
prawn-cocktail|||shrimp cocktail|FN27150110|cooked|99 13.24 7.92 1.22 0.4 2.96 502 0.247 119 2.9 58 0.41 0|cup 250, piece 15, serving 125|100||none|crustaceans eggs mustard fish|dish|-/3/60|
ceviche||=||FN27151030|cooked|63 10.53 3.58 0.76 0.5 1.34 149 0.159 18 18.6 22 0.16 0|cup 250, serving 125|100||none|fish|dish|-/3/60|
poke-bowl|||poke|FN58151440|cooked|100 9.66 13.39 0.29 0.6 0.8 306 0.083 14 0 3 0.35 0|serving 400~|100||none|fish soya gluten sesame|dish|-/3/60|tuna sushi
enchiladas||=|enchilada, chicken enchilada, chicken enchiladas|FN58102830|cooked|179 10.13 14.61 9.1 2.3 0.84 460 3.328 33 0.2 120 0.9 0|cup 170, piece 150, serving 150|100||none|milk|dish|-/3/60|
burrito|||beef burrito, chicken burrito|FN58102540|cooked|209 11.14 26.04 6.48 2 1.63 481 2.58 29 0.1 100 2.02 0|cup 120, piece 220, small 220, large 330, serving 220|100||none|gluten milk|dish|-/3/60|
bean-burrito|||vegetarian burrito|FN58102620|cooked|202 6.93 32.19 4.9 3.2 1.6 444 2.087 4 0.1 99 2.24 0|cup 120, piece 220, small 220, large 330, serving 220|100||vegetarian|gluten milk|dish|-/3/60|
taco|||beef taco|FN58102010|cooked|249 15.5 15.29 13.97 2.1 0.36 376 4.536 47 0 70 1.63 0|cup 120, piece 105, small 105, large 160, serving 105|100||none|milk|dish|-/3/60|
chicken-taco||||FN58102050|cooked|212 16.27 15.29 9.63 2.1 0.36 378 2.509 63 0 64 0.82 0|cup 120, piece 105, small 105, large 160, serving 105|100||none|milk|dish|-/3/60|
fish-taco||||FN58102210|cooked|275 11.62 22.99 15.29 2.5 0.43 447 2.416 27 0.5 42 1.14 0|cup 120, piece 100, small 100, large 150, serving 100|100||none|fish milk gluten|dish|-/3/60|
quesadilla|||cheese quesadilla|FN58104710|cooked|319 13.65 28.52 16.44 2 2.55 699 8.756 37 0 358 2.19 0|cup 95, piece 120~, serving 120~|100||vegetarian|gluten milk|dish|-/3/60|
chicken-quesadilla||||FN58104740|cooked|288 14.56 27.28 13.08 1.9 2.21 622 5.182 43 0 189 2.23 0|cup 95, piece 140~, serving 140~|100||none|gluten milk|dish|-/3/60|
fajitas||=|chicken fajita, chicken fajitas, fajita|FN58105000|cooked|205 11.36 17.9 9.83 1.7 2.44 463 2.153 35 20.7 55 1.49 0|cup 120, piece 95, serving 95|100||none|gluten milk|dish|-/3/60|
nachos||=|nachos with cheese, loaded nachos|FN58104120|cooked|265 4.56 27.76 15.61 2 0.45 543 3.003 5 0 85 0.92 0|cup 135, serving 125|100||vegetarian|milk|dish|-/3/60|
tamales||=|tamale|FN58103130|cooked|174 7.38 15.8 9.04 2.4 0.46 473 2.69 20 16.4 75 0.87 0|cup 170, piece 140, serving 140|100||none||dish|-/3/60|
empanada||||FN58116117|cooked|333 12.12 27.43 19.23 1.6 2.12 459 6.952 31 1.3 51 2.06 0|piece 105, small 35, serving 105|100||none|gluten eggs|dish|-/3/60|
# Less usual, and what people also call for
lamb-stew||=|lamb tagine, tagine, irish stew, lamb casserole, lamb hotpot, lancashire hotpot|FN27330210|cooked|97 8.25 11.66 1.89 1.9 1.69 277 0.655 22 4.8 14 1.04 0|cup 252, serving 189|100||none|celery|dish|-/3/60|
moussaka||=||FN77316600|cooked|96 7.11 4.67 5.53 1.5 2.89 176 1.918 54 4.5 57 0.85 0|cup 203, piece 86, serving 152|100||none|milk gluten eggs|dish|-/3/60|aubergine and meat casserole
tofu-stir-fry||=|mapo tofu, tofu in black bean sauce, braised tofu, stir-fried tofu|FN41812500|cooked|92 4.11 4.68 6.71 1.2 1.64 216 0.938 0 13.4 66 0.79 0|cup 217, serving 163|100||vegan|soya gluten|dish|-/3/60|
bulgogi||=|beef bulgogi, beef teriyaki, teriyaki beef|FN27115100|cooked|198 28.86 1.94 8.25 0 1.76 517 3.13 82 0 10 2.53 0|cup 244, serving 183|100||none|soya gluten sesame|dish|-/3/60|teriyaki steak
tuna-melt|||tuna and cheese toastie|FN27550730|cooked|233 11.02 16.87 13.55 0.9 3.1 500 3.495 26 0.4 162 1.64 0|piece 195~, large 300, serving 200|100||none|gluten milk fish eggs mustard|dish|-/3/60|
sausage-sandwich|||sausage bap, sausage roll bun, sausage butty, sausage bun|FN27560710|cooked|300 14.45 23.47 16.29 0.8 4.05 645 5.458 44 0.6 71 2.24 0|piece 135, serving 135|100||none|gluten sulphites|dish|-/3/60|
chicken-pasta-tomato|chicken and tomato pasta|=|chicken pasta|FN58146342|cooked|118 6.04 19.15 1.74 1.6 2.44 198 0.33 9 0.8 16 1.06 0|cup 250, serving 250|100||none|gluten|dish|-/3/60|
prawn-toast||=|shrimp toast, sesame prawn toast|FN27250450|cooked|222 8.46 12.01 15.42 0.8 1.4 561 2.209 57 2.6 59 0.77 0|piece 20~, slice 48, serving 48|100||none|crustaceans gluten eggs sesame|dish|-/3/60|
salmon-fishcake|salmon patties|=|salmon cake, salmon patty|FN27250070|cooked|285 16.07 4.46 22.1 0.3 0.65 404 4.062 83 1.9 23 0.71 0|piece 90~, serving 85|100||none|fish gluten eggs|dish|-/3/60|
jambalaya-gumbo|prawn creole|=|shrimp creole|FN27350060|cooked|123 10.13 11.91 3.64 0.8 0.96 436 0.659 108 7.1 77 1.59 0|cup 243, serving 304|100||none|crustaceans celery|dish|-/3/60|
chop-suey||=|vegetable chop suey|FN75439500|cooked|43 1.34 5.74 1.68 1.2 2.63 344 0.293 0 7.2 25 0.42 0|cup 220, serving 165|100||vegan|soya gluten|dish|-/3/60|
ratatouille-rice|stuffed tomatoes|=|stuffed courgettes, stuffed marrow|FN58162140|cooked|77 1.6 13.04 2.16 1.2 2.27 124 0.315 0 13 13 0.61 0|cup 198, piece 149, serving 99|100||vegan||dish|-/3/60|
meatball-soup||=|albondigas soup|FN28310230|cooked|108 6.86 9.98 4.68 1.8 1.33 250 1.468 16 8.8 20 1.11 0|cup 237, serving 296|100||none|eggs|dish|-/3/60|
sloppy-joe||||FN27510100|cooked|188 11.47 20.74 6.44 1.3 5.36 362 2.242 26 6.2 61 2.4 0|piece 185, serving 185|100||none|gluten|dish|-/3/60|
chicken-and-rice||=|arroz con pollo, chicken rice, hainanese chicken rice|FN27243000|cooked|149 6.46 16.97 5.84 0.2 0.03 353 0.949 20 0 10 0.86 0|cup 196, serving 245|100||none||dish|-/3/60|
chicken-in-cream-sauce||=|chicken in white sauce, chicken supreme in sauce, chicken fricassee, chicken and mushroom in cream sauce|FN27143000|cooked|157 19.82 2.75 7.48 0 1.38 510 2.497 85 0 46 0.61 0|cup 241, piece 78, slice 22, serving 241|100||none|milk gluten|dish|-/3/60|
chicken-in-gravy||=|chicken with gravy|FN27142000|cooked|129 18.88 1.58 5.21 0 0.09 526 1.291 80 0 13 0.54 0|cup 244, piece 78, slice 22, serving 244|100||none|gluten celery|dish|-/3/60|
corned-beef-hash||=|hash|FN27211400|cooked|164 8.73 9.27 10.24 1.1 0.34 412 4.32 32 0.9 19 1 0|cup 220, can 425, serving 165|100||none||dish|-/3/60|
pork-in-gravy||=|pork with apple sauce, pork stroganoff|FN27120020|cooked|160 20.15 1.58 7.49 0 0.09 349 2.636 58 0.4 16 0.79 0|cup 244, piece 117, slice 65, serving 183|100||none|gluten|dish|-/3/60|
mixed-grill|lamb kofta|=|grilled meat platter, kofta, kofte, seekh kebab, kebab meat|FN23132000|cooked|281 24.55 0 19.49 0 0 388 8.056 96 0 22 1.78 0|cup 125, piece 60~, serving 85|100||none||dish|-/3/60|
stew||=|casserole, meat stew, hotpot|FN27360000|cooked|90 5.24 8.25 3.98 1.2 1.58 304 1.436 14 3.3 14 1.76 0|cup 252, serving 189|100||none|celery gluten|dish|-/3/60|
sandwich||=|sandwiches, sarnie|FN27500050|cooked|293 12.82 33.81 12.03 1.9 8.87 590 3.352 15 0.1 175 2.05 0|large 175, serving 115|100||none|gluten milk eggs mustard|dish|-/3/60|
wrap-sandwich|filled wrap||sandwich wrap|FN27500300|cooked|233 12.82 23.27 9.47 1.5 2.39 852 4.212 34 0 197 1.82 0|piece 140, serving 140|100||none|gluten milk eggs mustard|dish|-/3/60|
# As they are eaten
beef-stew-potatoes|beef and potato stew|=|beef and vegetable stew|FN27311410|cooked|79 6.23 8.6 2.22 1.4 1.22 201 0.579 15 5.6 15 0.91 0|cup 252, serving 189|100||none|celery gluten|dish|-/3/60|
chicken-stew-potatoes|chicken and potato stew|=|chicken and vegetable stew|FN27341310|cooked|76 6.08 7.92 2.34 1.2 1.46 253 0.458 21 5 17 0.5 0|cup 252, serving 252|100||none|celery gluten|dish|-/3/60|
veggie-burger-bun|veggie burger in a bun|=|bean burger in a bun|FN41901010|cooked|224 12.96 30.82 5.2 3.5 3.94 534 1.164 3 3 140 2.88 0|piece 160, serving 160|100||vegetarian|gluten soya eggs milk sesame|dish|-/3/60|
reuben-sandwich||=|pastrami sandwich|FN27510950|cooked|282 10.01 16.42 19.43 2.2 3.48 698 5.796 43 2.5 117 1.69 0|piece 180~, serving 215|100||none|gluten milk mustard eggs|dish|-/3/60|
cuban-sandwich||=||FN27520410|cooked|228 15.86 16.3 10.69 0.8 2.46 575 4.377 44 0.6 159 1.75 0|piece 190, serving 190|100||none|gluten milk mustard|dish|-/3/60|
pork-sandwich||=|roast pork sandwich, porchetta roll|FN27520520|cooked|226 17.73 25.45 5.47 1.2 2.76 417 1.566 38 0 112 2.04 0|piece 115, serving 115|100||none|gluten|dish|-/3/60|
crispy-chicken-wrap||=|fried chicken wrap|FN27540210|cooked|300 12.72 24.39 16.74 2 1.83 712 5.468 30 0.3 172 1.67 0|piece 161, serving 161|100||none|gluten milk eggs mustard|dish|-/3/60|
tuna-pasta-salad||=||FN58148130|cooked|200 6.69 20.87 9.9 1.2 1.57 206 1.579 11 1.5 10 1.12 0|cup 204, serving 136|100||none|gluten fish eggs mustard|dish|-/3/60|
chicken-pasta-salad||=||FN58148170|cooked|213 7.82 20.93 10.75 1.2 1.57 225 1.787 22 1.5 9 0.97 0|cup 204, serving 136|100||none|gluten eggs mustard|dish|-/3/60|
pasta-creamy-vegetables|creamy vegetable pasta|=|mushroom pasta|FN58146392|cooked|140 4.1 17.16 6.1 1.1 0.99 205 3.529 17 4.9 30 0.73 0|cup 250, serving 250|100||vegetarian|gluten milk|dish|-/3/60|
pasta-tomato-vegetables|tomato and vegetable pasta|=|vegetable pasta, pasta with tomato and vegetables|FN58146302|cooked|104 3.74 19.57 1.07 1.8 2.68 155 0.162 1 5.5 15 1 0|cup 250, serving 250|100||vegan|gluten|dish|-/3/60|
creamy-seafood-pasta||=|creamy prawn pasta, salmon pasta|FN58146442|cooked|151 5.95 16.85 6.54 0.9 0.64 261 3.758 32 0.3 39 0.9 0|cup 250, serving 250|100||none|gluten milk fish crustaceans|dish|-/3/60|
pasta-lentil-bolognese|lentil bolognese|=|lentil ragù, bean pasta|FN58147110|cooked|125 5.23 20.94 2.28 3 2.2 250 0.331 1 0.7 36 1.73 0|cup 227, serving 227|100||vegan|gluten celery|dish|-/3/60|
macaroni-cheese-bacon|macaroni cheese with bacon|=|mac and cheese with bacon, macaroni cheese with ham|FN58145135|cooked|210 11.79 15.14 11.16 0.7 2.36 238 4.371 40 0.1 47 1.27 0|cup 230, serving 230|100||none|gluten milk mustard|dish|-/3/60|
stuffed-pasta-shells||=|spinach and ricotta cannelloni, stuffed shells, manicotti pasta, cheese cannelloni|FN58134120|cooked|146 7 16.88 5.76 0.9 1.76 422 2.994 56 2.1 122 1.43 0|piece 85, serving 170|100||vegetarian|gluten milk eggs|dish|-/3/60|
tortellini-with-sauce||=|tortellini in tomato sauce|FN58134620|cooked|149 6.18 23 3.65 1.6 2.96 279 1.552 18 0.9 72 0.82 0|cup 250, serving 250|100||vegetarian|gluten milk eggs|dish|-/3/60|
pork-fried-rice||=||FN58150330|cooked|179 7.56 27.62 4.16 0.9 0.53 316 0.946 27 3.3 12 0.55 0|cup 198, serving 198|100||none|eggs soya gluten sesame|dish|-/3/60|
beef-noodles||=|beef chow mein, beef noodle stir-fry|FN27313110|cooked|129 10.78 11.17 4.89 1.5 1.55 328 1.481 22 4.2 19 1.87 0|cup 220, serving 220|100||none|gluten soya eggs sesame|dish|-/3/60|
prawn-noodles||=|prawn chow mein, shrimp lo mein, singapore prawn noodles|FN27350050|cooked|117 9.05 11.37 4.03 1.5 1.51 335 1.134 65 4.1 42 1.11 0|cup 220, serving 220|100||none|gluten soya eggs sesame crustaceans|dish|-/3/60|
pork-noodles||=|pork chow mein, yakisoba|FN27320310|cooked|143 10.41 11.17 6.38 1.5 1.55 325 2.014 23 4.4 20 1.35 0|cup 220, serving 220|100||none|gluten soya eggs sesame|dish|-/3/60|
chow-fun||=|ho fun noodles, beef ho fun|FN58135110|cooked|102 7.09 11.51 2.74 0.9 1.1 162 0.849 17 3.1 16 0.45 0|cup 152, serving 152|100||none|soya gluten|dish|-/3/60|
pad-thai-vegetable|vegetable pad thai|=|tofu pad thai|FN58137220|cooked|165 5.79 16.34 9.2 1.8 4.65 344 1.447 29 5.1 65 1.17 0|cup 200, serving 200|100||vegetarian|eggs peanuts soya|dish|-/3/60|
szechuan-beef||=|chilli beef, crispy chilli beef, mongolian beef|FN27415130|cooked|105 7.08 7.29 5.3 1.5 2.41 409 0.978 14 11.6 22 1.11 0|cup 217, serving 163|100||none|soya gluten sesame|dish|-/3/60|
sesame-chicken||=|honey chicken, crispy chicken in sauce|FN27146360|cooked|293 14.33 26.88 14.25 0.7 15.98 482 2.41 59 1 12 1.09 0|cup 252, piece 85, serving 189|100||none|soya gluten eggs sesame|dish|-/3/60|
sweet-and-sour-pork-rice||=|sweet and sour pork with rice|FN27320500|cooked|186 9.81 16.39 8.82 0.6 7.09 261 2.4 32 10.9 24 1.14 0|cup 244, serving 244|100||none|soya gluten eggs|dish|-/3/60|
moo-shu-pork||=|mu shu pork|FN27420160|cooked|153 10.41 4.01 10.7 0.9 1.76 815 1.952 100 10 43 1.12 0|cup 151, serving 113|100||none|soya gluten eggs sesame|dish|-/3/60|
egg-noodle-soup|noodle broth|=|udon soup, udon noodle soup, soba noodle soup|FN58400100|cooked|67 1.55 9.17 2.68 0.4 0.3 286 1.235 0 0 6 0.62 0|cup 241, serving 301|100||none|gluten soya eggs fish|dish|-/3/60|
fish-curry-rice|fish curry with rice|=|prawn curry with rice, fish curry and rice|FN27150325|cooked|107 4.03 15.15 3.34 1 1.58 308 0.81 14 5.2 19 0.86 0|cup 200, serving 200|100||none|fish crustaceans mustard|dish|-/3/60|
beef-curry-rice|beef curry with rice|=|beef curry and rice, keema rice|FN27116110|cooked|119 5.61 15.08 4.03 1 1.58 313 1.111 12 5.2 16 1.18 0|cup 200, serving 200|100||none||dish|-/3/60|
lentil-curry-rice|dal with rice|=|dal and rice, dhal and rice|FN41311040|cooked|118 3.27 18.57 3.48 2.2 1.97 328 0.808 0 4.4 19 1.34 0|cup 200, serving 200|100||vegetarian|milk mustard|dish|-/3/60|
chicken-biryani-home|chicken pulao|=||FN27243500|cooked|142 5.72 15.66 6.18 0.6 1.09 349 0.969 17 2.1 12 1 0|cup 244, serving 305|100||none||dish|-/3/60|
beef-and-rice||=|beef and rice casserole, beef pilaf|FN27213100|cooked|136 6.39 15.88 5.15 0.7 1.11 308 1.055 14 2.1 11 1.29 0|cup 244, serving 305|100||none||dish|-/3/60|
beef-and-noodles||=|beef noodle casserole|FN27212200|cooked|139 7.7 15.39 5.07 0.7 0.32 304 1.215 32 0 11 1.24 0|cup 249, serving 311|100||none|gluten eggs|dish|-/3/60|
stroganoff-with-noodles|beef stroganoff with noodles|=|beef stroganoff with pasta|FN27212350|cooked|129 7.67 8.86 6.99 0.7 1.01 313 2.368 30 0.4 29 0.93 0|cup 256, package 1408, serving 320|100||none|gluten eggs milk mustard|dish|-/3/60|
goulash-with-noodles|beef goulash with noodles|=|american goulash|FN27212150|cooked|142 12.51 10.95 5.11 0.7 0.83 163 1.068 37 3.7 18 1.62 0|cup 249, serving 311|100||none|gluten eggs|dish|-/3/60|
chilli-and-rice|chilli with rice|=|chilli con carne with rice, chili with rice, chilli and rice|FN58160132|cooked|162 7.49 23.54 4.24 4.4 0.25 263 0.732 6 0.3 25 1.64 0|cup 170, serving 170|100||none||dish|-/3/60|beans and rice with meat
vegetarian-chilli-tvp|vegan chilli|=|soya chilli, meat-free chilli|FN41812450|cooked|107 7.44 13.89 2.93 4.4 2.55 248 0.441 0 4.9 26 2.18 0|cup 254, serving 190|100||vegan|soya|dish|-/3/60|
sausage-casserole||=|sausages in tomato sauce, sausage stew, sausages in gravy|FN27120110|cooked|234 13.28 2.58 19.09 0.4 1.82 863 6.166 60 2 11 1.12 0|cup 248, piece 42, serving 186|100||none|gluten sulphites celery|dish|-/3/60|
sausage-and-peppers||=||FN27420470|cooked|247 13.99 3.26 19.87 0.3 1.88 551 6.929 61 15.4 11 1.09 0|cup 154, serving 115|100||none|sulphites gluten|dish|-/3/60|
pulled-pork-bbq|barbecue pulled pork|=|bbq pork|FN27120030|cooked|226 17.57 12.23 11.3 0.3 9.97 603 3.981 64 0.2 25 1.12 0|cup 240, slice 60, serving 180|100||none|mustard|dish|-/3/60|
barbecue-beef||=|bbq beef, barbecue brisket in sauce|FN27116200|cooked|228 19.83 12.23 10.79 0.3 9.97 596 4.138 67 0.2 17 2.1 0|cup 240, slice 60, serving 180|100||none|mustard|dish|-/3/60|
swedish-steak|Salisbury steak|=|salisbury steak, steak in gravy, steak diane|FN27112010|cooked|149 6.98 6.78 10.47 1 0.26 509 3.982 33 0 47 0.95 0|cup 244, piece 129, package 794, serving 183|100||none|gluten eggs milk|dish|-/3/60|
chicken-cordon-bleu||=||FN27146250|cooked|210 22.64 9.29 9.17 0.6 0.63 604 3.333 85 1.8 97 1.13 0|cup 140, piece 229, serving 140|100||none|gluten milk eggs|dish|-/3/60|
chicken-with-stuffing||=|stuffed chicken, chicken and stuffing|FN27246200|cooked|172 20.04 11.74 4.88 0.5 1.27 454 1.212 77 0 25 1.09 0|cup 200, serving 200|100||none|gluten celery milk|dish|-/3/60|
chicken-dumplings||=|chicken and dumplings|FN27246100|cooked|144 15.69 8.04 5.55 0.3 0.45 488 1.422 61 0 50 0.99 0|cup 244, serving 244|100||none|gluten milk celery|dish|-/3/60|
chicken-tetrazzini||=|chicken spaghetti bake, turkey tetrazzini|FN27242350|cooked|119 11.96 6.96 4.79 0.5 0.24 386 1.73 38 0 18 0.43 0|cup 246, serving 307|100||none|gluten milk|dish|-/3/60|
chicken-mole||=|chicken in mole|FN27146160|cooked|137 18.97 3.22 5.58 0.3 2.12 542 1.661 78 0.1 13 0.78 0|cup 244, serving 244|100||none|nuts peanuts sesame|dish|-/3/60|
chicken-fajita-mix|Mexican stewed chicken|=|chicken tinga, mexican stewed chicken|FN27141050|cooked|120 11.98 2.47 7.07 0.5 0.97 397 1.522 49 3.4 12 0.57 0|cup 244, piece 77, slice 22, serving 244|100||none||dish|-/3/60|
prawn-stir-fry||=|shrimp stir fry|FN27450410|cooked|116 9.16 5.15 6.4 1.2 1.5 247 0.984 72 14.7 54 0.46 0|cup 217, serving 163|100||none|crustaceans soya gluten|dish|-/3/60|
pork-stir-fry||=||FN27420500|cooked|145 11.02 4.65 9.03 1.2 1.5 255 1.989 27 15 29 0.74 0|cup 217, serving 163|100||none|soya gluten|dish|-/3/60|
chicken-vegetable-stir-fry||=|chicken and vegetable stir-fry, chicken and broccoli|FN27445110|cooked|95 8.18 5.38 4.56 0.9 2.93 413 0.77 21 8.1 20 0.56 0|cup 217, serving 163|100||none|soya gluten|dish|-/3/60|
tuna-casserole-vegetables|tuna and vegetable pasta bake|=|salmon pasta bake, tuna and sweetcorn pasta bake|FN27350080|cooked|149 8.99 14.16 6.22 0.8 2.37 211 2.764 31 2.7 57 1.26 0|cup 224, serving 280|100||none|gluten milk fish|dish|-/3/60|
fish-pie||=|fisherman's pie, seafood pie|FN27150010|cooked|116 17.05 2.75 3.64 0 1.38 343 1.513 45 0.7 46 0.44 0|serving 300~|100||none|fish milk gluten|dish|-/3/60|fish in white sauce
seafood-stew||=|fish stew with potatoes|FN27350310|cooked|74 8.83 6.24 1.34 0.9 1.67 367 0.377 39 19.2 37 0.72 0|cup 252, serving 126|100||none|fish crustaceans molluscs celery|dish|-/3/60|
shrimp-taco|prawn fajitas|=|prawn taco|FN58105060|cooked|188 8.36 18.27 8.94 1.7 2.44 468 1.948 51 20.7 73 1.35 0|cup 120, piece 95, serving 95|100||none|gluten milk crustaceans|dish|-/3/60|
vegetable-fajitas||=|veggie fajitas|FN58105075|cooked|164 3.27 20.26 7.89 2.4 3.7 356 1.674 0 41.5 56 1.38 0|cup 120, piece 95, serving 95|100||vegetarian|gluten milk|dish|-/3/60|
beef-fajitas||=|steak fajitas|FN58105050|cooked|230 12.1 17.9 12.26 1.7 2.44 471 3.235 29 20.7 53 2.03 0|cup 120, piece 95, serving 95|100||none|gluten milk|dish|-/3/60|
beef-enchiladas||=|beef enchilada|FN58102810|cooked|192 9.86 14.61 10.62 2.3 0.84 459 4.039 27 0.2 122 1.18 0|cup 170, piece 150, serving 150|100||none|milk|dish|-/3/60|
vegetable-enchiladas||=|cheese enchiladas, bean enchiladas|FN58102840|cooked|166 6.47 17.3 8.28 3.1 0.95 475 3.104 12 0.4 124 1.06 0|cup 170, piece 150, serving 150|100||vegetarian|milk|dish|-/3/60|
bean-taco||=|veggie taco, vegetarian taco, bean tacos|FN58102070|cooked|176 5.83 22.98 7.3 4.2 0.66 420 1.87 4 0.5 77 1.26 0|cup 120, small 105, large 160, serving 105|100||vegetarian|milk|dish|-/3/60|
chimichanga||=|beef chimichanga|FN58104500|cooked|325 12.11 25.74 18.83 1.8 1.98 432 5.194 27 0 111 2.57 0|cup 120, piece 190, serving 190|100||none|gluten milk|dish|-/3/60|
taquitos||=|flautas|FN58104835|cooked|270 12.58 31.59 10.45 3.3 1.62 504 3.327 35 0 129 1.84 0|cup 120, small 70, large 105, serving 70|100||none|milk gluten|dish|-/3/60|
chilaquiles||=||FN58100360|cooked|197 10.8 14.84 10.81 2.1 1.2 368 5.25 142 3.2 203 1 0|cup 170, serving 170|100||none|milk eggs|dish|-/3/60|
taco-salad||=|burrito salad|FN58101930|cooked|178 7.49 16.4 9.34 2.9 1.8 326 2.893 15 3.1 85 1.9 0|cup 122, piece 315, small 237, medium 315, large 393, serving 225|100||none|milk gluten|dish|-/3/60|
nachos-with-beef||=|loaded nachos with beef|FN58104130|cooked|264 10.81 19.82 15.86 1.4 0.32 426 3.972 29 0 66 1.37 0|cup 135, piece 250, serving 125|100||none|milk|dish|-/3/60|
pork-pie||=|scotch pie, pork pies|FN58124230|cooked|341 11.46 30.89 19.18 1.1 4.63 398 7.566 74 0 61 2.34 0|piece 140~, slice 75~|100||none|gluten eggs milk|dish|-/3/60|meat-filled pastry
toad-in-the-hole||=|sausage in batter|FN27560350|cooked|310 11.42 19.22 20.85 0.7 2.68 708 8.07 40 0.1 69 2 0|serving 250~|100||none|gluten milk eggs sulphites|dish|-/3/60|sausage in pastry
kedgeree||=|smoked haddock rice|FN27250820|cooked|133 5.54 15.76 4.98 0.2 1.32 305 1.628 14 0.2 41 0.73 0|cup 248, serving 310|100||none|fish eggs milk mustard|dish|-/3/60|fish and rice in cream sauce
mulligatawny||=|mulligatawny soup|FN28340660|cooked|48 4.52 4.14 1.7 0.8 1.31 305 0.317 16 4.2 12 0.38 0|cup 239, serving 299|100||none|celery mustard|dish|-/3/60|chicken vegetable soup
cock-a-leekie||=|cock-a-leekie soup, chicken and leek soup|FN58404030|cooked|62 5.22 5.66 2.03 0.3 0.84 367 0.382 19 1.7 12 0.47 0|cup 231, serving 289|100||none|celery|dish|-/3/60|chicken rice soup
buddha-bowl||=|grain bowl, nourish bowl, salad bowl|FN58102790|cooked|130 8.09 17.28 3.46 5.7 0.49 297 1.716 7 0.4 79 1.66 0|cup 120, piece 225, serving 225|100||vegan||dish|-/3/60|bean burrito bowl
steak-bake||=|meat pasty, steak slice|FN58126125|cooked|232 10.38 24.47 10.22 1.3 2.67 463 3.237 21 2 91 2.12 0|small 35, serving 105|100||none|gluten milk|dish|-/3/60|
chip-butty||=|chip sandwich|FN74701000|cooked|202 8.52 26.51 6.88 1.5 3.95 516 3.308 16 5.4 251 1.8 0|piece 120, serving 120|100||vegetarian|gluten milk eggs|dish|-/3/60|tomato sandwich
beef-meatloaf-sandwich|French dip sandwich|=|cheese steak, french dip sandwich|FN27513070|cooked|184 13.23 24.47 3.47 1.1 2.76 644 1.013 23 0 106 2.6 0|piece 185, serving 185|100||none|gluten milk|dish|-/3/60|
`,
}
