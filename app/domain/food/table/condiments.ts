import type { FoodTablePart } from './row.ts'

/**
 * Sauces, pastes, stocks, vinegars, pickles and spreads. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const CONDIMENTS: FoodTablePart = {
  group: 'condiments',
  rows: `
# Tomato, stock and coconut
chopped-tomatoes||=|canned tomatoes, tinned tomatoes, canned chopped tomatoes, tinned chopped tomatoes, plum tomatoes tinned, diced tomatoes, canned diced tomatoes, crushed tomatoes, canned plum tomatoes, tinned plum tomatoes, canned whole tomatoes, whole peeled tomatoes, san marzano tomatoes, chopped tomato, fire-roasted tomatoes, fire roasted tomatoes|SR11531|canned|16 0.79 3.47 0.25 1.9 2.55 115 0.034 0 12.6 33 0.57 0|cup 240~, tbsp 15~, can 400~|100||vegan||sauce vegetable|730/4/120|
cherry-tomatoes-canned|canned cherry tomatoes|=|tinned cherry tomato|SR11531|canned|16 0.79 3.47 0.25 1.9 2.55 115 0.034 0 12.6 33 0.57 0|cup 240~, can 400~|100||vegan||sauce vegetable|730/4/120|canned tomatoes
tomato-passata|passata|=|sieved tomatoes, tomato sauce, tomato purée sauce, canned tomato sauce, polpa, passata with basil, tomato frito|SR43217|canned|24 1.2 5.31 0.3 1.5 3.56 11 0.041 0 7 14 0.96 0|cup 245, tbsp 15~, can 400~, package 500~|100||vegan||sauce|540/5/120|
tomato-puree|tomato purée|=|tomato paste, double concentrate tomato puree, concentrated tomato puree, tomato concentrate|SR11546|canned|82 4.32 18.91 0.47 4.1 12.18 59 0.1 0 21.9 36 2.98 0|cup 264, tbsp 16, tsp 5.3~, can 170|100||vegan||sauce|730/30/120|
tomatoes-and-green-chiles||=|canned tomatoes with green chillies, rotel, ro-tel tomatoes, rotel tomatoes|SR11537|canned|15 0.69 3.62 0.08 - - 401 0.011 0 6.2 20 0.26 -|cup 241|100||vegan||sauce vegetable|730/4/120|
sun-dried-tomatoes||=|sundried tomatoes, sun-dried tomato|SR11955|dry|258 14.11 55.76 2.97 12.3 37.59 107 0.426 0 39.2 110 9.09 0|cup 54, piece 2|100||vegan|sulphites|vegetable|270/60/-|
sun-dried-tomatoes-in-oil|sun-dried tomatoes in oil|=|sunblush tomatoes, semi-dried tomatoes|SR11956|ready|213 5.06 23.33 14.08 5.8 - 266 1.893 0 101.8 47 2.68 -|cup 110, piece 3|100||vegan||vegetable|365/30/-|
vegetable-stock||=|vegetable broth, veg stock, stock, broth, hot stock, vegetable bouillon, veg broth|SR06700|ready|5 0.24 0.93 0.07 0 0.55 296 0.028 0 0.4 3 0.06 0|cup 240~, tbsp 15~|100||vegan|celery|liquid|365/4/120|
chicken-stock||=|chicken broth, chicken bouillon, bone broth, chicken bone broth|SR06172|ready|36 2.52 3.53 1.2 0 1.58 143 0.321 3 0.2 3 0.21 0|cup 240, tbsp 15~|100||none|celery|liquid|365/4/120|
beef-stock||=|beef broth, beef bouillon, lamb stock, beef consomme|SR06170|ready|13 1.97 1.2 0.09 0 0.54 198 0.035 0 0 8 0.27 0|cup 240, tbsp 15~|100||none|celery|liquid|365/4/120|
fish-stock||=|fish broth, seafood stock|SR06174|ready|16 2.26 0 0.81 0 0 156 0.203 1 0.1 3 0.01 0|cup 233, tbsp 15~|100||none|fish celery|liquid|365/4/120|
dashi||=|dashi stock, dashi powder, instant dashi|SR06963|ready|16 2 0.4 0.6 0 0.09 318 0.133 0 0 30 0.21 0|cup 244, tbsp 15~|100||none|fish|liquid|365/4/120|fish broth
vegetable-stock-cube|||stock cube, stock cubes, vegetable bouillon cube, stock pot, bouillon powder, vegetable stock powder, stock powder, bouillon, bouillon cube, knorr stock pot, marigold bouillon, veg stock cube, vegetable stock cubes low salt|SR06080|dry|267 16.66 18.01 13.88 0 17.36 23875 3.43 13 1.1 187 1.03 0|tbsp 12~, tsp 4~, piece 10~|100||vegan|celery|sauce liquid|730/-/-|dry chicken bouillon
chicken-stock-cube|||chicken bouillon cube, chicken stock pot, chicken bouillon powder|SR06081|dry|198 14.6 23.5 4.7 0 0 24000 1.2 13 1 190 1.87 -|tsp 4~, piece 10~|100||none|celery gluten|sauce liquid|730/-/-|
beef-stock-cube|||beef stock pot, oxo cube, beef bouillon cube, oxo, oxo cubes, bovril|SR06076|dry|170 17.3 16.1 4 0 14.51 24000 1.99 4 0 60 2.23 0|tsp 4~, piece 6~|100||none|celery gluten|sauce liquid|730/-/-|
coconut-milk||=|canned coconut milk, tinned coconut milk, full-fat coconut milk, full fat coconut milk|SR12118|canned|197 2.02 2.81 21.33 - - 13 18.915 0 1 18 3.3 -|cup 226, tbsp 15, can 400~|100||vegan||liquid sauce|730/4/90|
light-coconut-milk||=|reduced-fat coconut milk, lite coconut milk|FN11370000|canned|31 0.21 2.92 2.08 0 2.5 19 2.083 0 0 188 0.3 0|cup 244, can 400~, serving 244|100||vegan||liquid sauce|730/4/90|coconut milk drink
coconut-cream||=|cream of coconut unsweetened|SR12115|canned|330 3.63 6.65 34.68 2.2 - 4 30.753 0 2.8 11 2.28 0|cup 240, tbsp 15, can 400~|100||vegan||liquid fat|540/4/90|
coconut-water||=|young coconut water|SR14090|ready|18 0.22 4.24 0 0 3.92 26 0 0 9.9 7 0.03 0|cup 245|100||vegan||liquid drink|270/3/-|
# Vinegar, acids and wine for cooking
lemon-juice||=|juice of lemon, fresh lemon juice|SR09152|ready|22 0.35 6.9 0.24 0.3 2.52 1 0.04 0 38.7 6 0.08 0|cup 244, tbsp 15.2~|100||vegan||acid|180/14/120|
lime-juice||=|fresh lime juice|SR09160|ready|25 0.42 8.42 0.07 0.4 1.69 2 0.008 0 30 14 0.09 0|cup 242, tbsp 15.4~|100||vegan||acid|180/14/120|
vinegar||=|distilled vinegar, white vinegar, spirit vinegar|SR02053|ready|18 0 0.04 0 0 0.04 2 0 0 0 6 0.03 0|cup 238, tbsp 14.9, tsp 5|100||vegan||acid|1825/-/-|
malt-vinegar||=|brown malt vinegar, chip shop vinegar|SR02053|ready|18 0 0.04 0 0 0.04 2 0 0 0 6 0.03 0|cup 238, tbsp 14.9, tsp 5|100||vegan|gluten|acid|1825/-/-|distilled vinegar
cider-vinegar||=|apple cider vinegar, apple vinegar|SR02048|ready|21 0 0.93 0 0 0.4 5 0 0 0 7 0.2 0|cup 239, tbsp 14.9, tsp 5|100||vegan|sulphites|acid|1825/-/-|
white-wine-vinegar||=|champagne vinegar, wine vinegar|SR02068|ready|19 0.04 0.27 0 0 0 8 0 - 0.5 6 0.45 -|cup 239, tbsp 14.9, tsp 5|100||vegan|sulphites|acid|1825/-/-|red wine vinegar
red-wine-vinegar||=|sherry vinegar|SR02068|ready|19 0.04 0.27 0 0 0 8 0 - 0.5 6 0.45 -|cup 239, tbsp 14.9, tsp 5|100||vegan|sulphites|acid|1825/-/-|
balsamic-vinegar||=|balsamic|SR02069|ready|88 0.49 17.03 0 - 14.95 23 0 - 0 27 0.72 -|cup 255, tbsp 16, tsp 5.3|100||vegan|sulphites|acid sauce|1825/-/-|
balsamic-glaze||=|balsamic reduction|SR02069|ready|88 0.49 17.03 0 - 14.95 23 0 - 0 27 0.72 -|tbsp 16, tsp 5.3|100||vegan|sulphites|sauce|730/-/-|balsamic vinegar
rice-vinegar||=|rice wine vinegar, sushi vinegar|SR02053|ready|18 0 0.04 0 0 0.04 2 0 0 0 6 0.03 0|cup 238, tbsp 14.9, tsp 5|100||vegan||acid|1825/-/-|distilled vinegar
black-vinegar||=|chinkiang vinegar, chinese black vinegar|SR02053|ready|18 0 0.04 0 0 0.04 2 0 0 0 6 0.03 0|cup 238, tbsp 14.9, tsp 5|100||vegan|gluten|acid sauce|1825/-/-|distilled vinegar
tamarind-paste||=|tamarind, tamarind concentrate, tamarind pulp|SR09322|ready|239 2.8 62.5 0.6 5.1 38.8 28 0.272 0 3.5 74 2.8 0|tbsp 15~, tsp 5~|100||vegan||acid sauce|365/180/-|raw tamarind
verjuice||=|verjus|SR09152|ready|22 0.35 6.9 0.24 0.3 2.52 1 0.04 0 38.7 6 0.08 0|tbsp 15~|100||vegan||acid|365/60/-|lemon juice
white-cooking-wine|dry white wine|=|white wine for cooking, cooking wine|SR14106|ready|82 0.07 2.6 0 0 0.96 5 0 0 0 9 0.27 10.3|cup 235.2, tbsp 14.7~, serving 147|100||vegan|sulphites|liquid acid|730/5/-|
shaoxing-wine||=|rice wine, chinese cooking wine, chinese rice wine, mijiu|SR43479|ready|134 0.5 5 0 0 0 2 0 0 0 5 0.1 16.1|cup 233~, tbsp 14.6~, tsp 4.9~|100||vegan|gluten|liquid sauce|730/-/-|sake
sake||=|cooking sake|SR43479|ready|134 0.5 5 0 0 0 2 0 0 0 5 0.1 16.1|cup 233~, tbsp 14.6~, tsp 4.9~|100||vegan||liquid drink|730/30/-|
mirin||=|mirin rice wine, aji-mirin|FN93401100|ready|134 0.5 5 0 0 0 2 0 0 0 5 0.1 16.1|cup 240~, tbsp 17~, tsp 5.7~|100||vegan||sweet liquid|730/-/-|rice wine
# East Asian sauces
soy-sauce||=|soya sauce, shoyu, light soy sauce, dark soy sauce, light soy, dark soy, soysauce|SR16123|ready|53 8.14 4.93 0.57 0.8 0.4 5493 0.073 0 0 33 1.45 0|cup 255, tbsp 16, tsp 5.3|100||vegan|soya gluten|sauce|730/365/-|
soy-sauce-low-salt|reduced-salt soy sauce|=|low-sodium soy sauce, low sodium soy sauce, reduced sodium soy sauce|SR16424|ready|57 9.05 5.59 0.3 0.7 0.5 3598 0.035 0 0 30 1.35 0|cup 255, tbsp 14.2, tsp 4.5|100||vegan|soya gluten|sauce|730/365/-|
tamari||=|gluten-free soy sauce, coconut aminos, liquid aminos|SR16124|ready|60 10.51 5.57 0.1 0.8 1.7 5586 0.011 0 0 20 2.38 0|tbsp 18, tsp 6|100||vegan|soya|sauce|730/365/-|
kecap-manis||=|sweet soy sauce, ketjap manis|SR06175|ready|220 3.31 44.08 3.39 2.8 27.26 1615 0.568 3 0.4 32 1.01 0|tbsp 16, tsp 5.3~|100||vegan|soya gluten|sauce|730/365/-|hoisin sauce
teriyaki-sauce||=|teriyaki|SR06112|ready|89 5.93 15.56 0.02 0.1 14.1 3833 0 0 0 25 1.7 0|cup 288, tbsp 18|100||vegan|soya gluten|sauce|540/90/-|
ponzu||=||SR06112|ready|89 5.93 15.56 0.02 0.1 14.1 3833 0 0 0 25 1.7 0|cup 288, tbsp 18|100||none|soya gluten fish|sauce|365/60/-|teriyaki sauce
hoisin-sauce||=|hoisin|SR06175|ready|220 3.31 44.08 3.39 2.8 27.26 1615 0.568 3 0.4 32 1.01 0|tbsp 16, tsp 5.3~|100||vegan|soya gluten sesame|sauce|540/90/-|
oyster-sauce||=||SR06176|ready|51 1.35 10.92 0.25 0.3 0 2733 0.043 0 0.1 32 0.18 0|tbsp 18, tsp 6~|100||none|molluscs soya gluten|sauce|540/90/-|
vegetarian-oyster-sauce||=|mushroom sauce stir-fry, vegetarian stir-fry sauce, mushroom oyster sauce|SR06176|ready|51 1.35 10.92 0.25 0.3 0 2733 0.043 0 0.1 32 0.18 0|tbsp 18|100||vegan|soya gluten|sauce|540/90/-|oyster sauce
fish-sauce||=|nam pla, nuoc mam|SR06179|ready|35 5.06 3.64 0.01 0 3.64 7851 0.003 0 0.5 43 0.78 0|tbsp 18, tsp 6~|100||none|fish|sauce|730/365/-|
plum-sauce||=|chinese plum sauce|SR06151|ready|184 0.89 42.81 1.04 0.7 - 538 0.153 0 0.5 12 1.43 0|cup 305, tbsp 19|100||vegan|soya gluten|sauce|540/90/-|
sweet-and-sour-sauce||=||SR27050|ready|150 0.27 38.22 0.02 0.1 18.75 371 0 0 8.7 10 0.21 0|tbsp 17.5|100||vegan||sauce|540/30/-|
sweet-chilli-sauce||=|sweet chili sauce, thai sweet chilli sauce|SR27050|ready|150 0.27 38.22 0.02 0.1 18.75 371 0 0 8.7 10 0.21 0|cup 279~, tbsp 17~|100||vegan||sauce|540/90/-|sweet and sour sauce
sriracha||=|chilli sauce, chili sauce, hot chilli sauce, sriracha sauce|SR06631|ready|93 1.93 19.16 0.93 2.2 15.11 2124 - - 26.9 18 1.64 -|tsp 6.5|100||vegan||sauce|540/180/-|
hot-sauce||=|tabasco, pepper sauce, hot pepper sauce, frank's hot sauce, louisiana hot sauce, peri-peri sauce, piri piri sauce|SR06168|ready|11 0.51 1.75 0.37 0.3 1.26 2643 0.052 0 74.8 8 0.48 -|tbsp 15~, tsp 4.7|100||vegan||sauce|730/365/-|
sambal-oelek||=|sambal|SR06631|ready|93 1.93 19.16 0.93 2.2 15.11 2124 - - 26.9 18 1.64 -|tbsp 19~, tsp 6.5|100||vegan||sauce|365/90/-|sriracha
gochujang||=|korean chilli paste, korean chili paste, gochujang paste|SR06175|ready|220 3.31 44.08 3.39 2.8 27.26 1615 0.568 3 0.4 32 1.01 0|tbsp 19~, tsp 6.5~|100||vegan|soya gluten|sauce|365/365/-|hoisin sauce
wasabi-paste||=|wasabi|SR27064|ready|292 2.23 46.13 10.9 6.1 13.2 3390 2.031 0 0 41 0.5 0|tbsp 20, tsp 6.5|100||vegan|mustard|spice sauce|365/60/-|
kimchi||=|kimchee|SR11118|ready|15 1.1 2.4 0.5 1.6 1.06 498 0.067 0 0 33 2.5 0|cup 150, tbsp 15~, handful 50~|100||none|fish crustaceans|vegetable sauce|-/90/-|
vegan-kimchi||=||SR11118|ready|15 1.1 2.4 0.5 1.6 1.06 498 0.067 0 0 33 2.5 0|cup 150, tbsp 15~|100||vegan|soya|vegetable sauce|-/90/-|kimchi
pickled-ginger||=|sushi ginger|SR31033|ready|20 0.33 4.83 0.1 2.6 0 906 0.037 0 0 74 0.28 0|tbsp 10~|100||vegan||sauce|365/90/-|
satay-sauce||=|peanut sauce|SR06618|ready|179 2.02 28.46 6.34 1.1 18.8 319 3.53 0 0 9 0.38 0|tbsp 17|100||vegan|peanuts soya gluten|sauce|365/7/60|
stir-fry-sauce||=|chow mein sauce|SR06112|ready|89 5.93 15.56 0.02 0.1 14.1 3833 0 0 0 25 1.7 0|tbsp 18, package 120~|100||vegan|soya gluten|sauce|365/7/-|teriyaki sauce
# Curry and spice pastes
curry-paste||=|indian curry paste, tikka masala paste, tikka paste, korma paste, madras paste, balti paste, tandoori paste, rogan josh paste, medium curry paste|FN81312100|ready|94 1.36 4.96 8.14 1.4 3.41 384 2.479 1 5.8 21 0.9 0|tbsp 17~, tsp 6~, serving 32|100||vegan|mustard|sauce|365/42/90|curry sauce
thai-red-curry-paste||=|red curry paste, thai curry paste|FN81312100|ready|94 1.36 4.96 8.14 1.4 3.41 384 2.479 1 5.8 21 0.9 0|tbsp 17~, tsp 6~|100||none|crustaceans fish|sauce|365/42/90|curry sauce
thai-green-curry-paste||=|green curry paste|FN81312100|ready|94 1.36 4.96 8.14 1.4 3.41 384 2.479 1 5.8 21 0.9 0|tbsp 17~, tsp 6~|100||none|crustaceans fish|sauce|365/42/90|curry sauce
laksa-paste||=|massaman curry paste, yellow curry paste, panang curry paste, tom yum paste|FN81312100|ready|94 1.36 4.96 8.14 1.4 3.41 384 2.479 1 5.8 21 0.9 0|tbsp 17~, tsp 6~|100||none|crustaceans fish peanuts|sauce|365/42/90|curry sauce
curry-sauce||=|korma sauce, tikka masala sauce, jar of curry sauce, cook-in sauce, balti sauce, jalfrezi sauce, katsu sauce, katsu curry sauce|FN81312100|ready|94 1.36 4.96 8.14 1.4 3.41 384 2.479 1 5.8 21 0.9 0|tbsp 16~, package 450~, serving 32|100||vegetarian|milk mustard|sauce|365/3/90|
harissa||=|harissa paste, rose harissa|SR06631|ready|93 1.93 19.16 0.93 2.2 15.11 2124 - - 26.9 18 1.64 -|tbsp 15~, tsp 5~|100||vegan||sauce|365/42/90|sriracha
chipotle-paste||=|chipotle in adobo, chipotle chillies in adobo, chipotles in adobo|SR06631|ready|93 1.93 19.16 0.93 2.2 15.11 2124 - - 26.9 18 1.64 -|tbsp 15~, tsp 5~, piece 15~|100||vegan||sauce|365/30/90|sriracha
jerk-paste||=|jerk marinade, jerk sauce|SR06631|ready|93 1.93 19.16 0.93 2.2 15.11 2124 - - 26.9 18 1.64 -|tbsp 15~|100||vegan|soya gluten|sauce|365/30/-|sriracha
ginger-garlic-paste|ginger-garlic paste|=|garlic paste, garlic puree, ginger paste, garlic purée|SR11215|ready|149 6.36 33.06 0.5 2.1 1 17 0.089 0 31.2 181 1.7 0|tbsp 15~, tsp 5~|100||vegan||aromatic sauce|180/30/90|garlic
sofrito||=|recaito|SR06142|ready|237 12.8 5.46 18.2 1.7 - 1145 - - 20.4 20 0.94 -|cup 206|100||none||sauce|-/14/90|
mole-sauce||=|mole, mole paste|FN28522000|ready|75 0.98 10.77 3.82 1 7.1 493 1.875 0 0.3 10 0.92 0|tbsp 16, serving 32|100||vegan|sesame nuts peanuts|sauce|365/7/90|
enchilada-sauce||=|red enchilada sauce|SR27063|ready|30 0.62 4.87 0.91 0.5 1.83 547 0.111 0 0.3 7 0.67 0|cup 224, can 283|100||vegan||sauce|365/5/90|
salsa||=|tomato salsa, salsa roja, pico de gallo, fresh salsa, taco sauce|SR06164|ready|29 1.52 6.64 0.17 1.9 4.01 711 0.021 0 1.9 30 0.42 0|cup 260, tbsp 18|100||vegan||sauce vegetable|270/7/-|
salsa-verde||=|green salsa, tomatillo salsa|SR27047|ready|38 1.13 6.36 0.89 1.9 3.5 600 0 0 12.3 9 0.65 0|tbsp 15|100||vegan||sauce|270/7/-|
guacamole||=|guac|FN63409010|ready|155 1.95 8.45 14.18 6.5 0.72 344 2.057 0 10.2 12 0.54 0|tbsp 15~, serving 60|100||vegan||sauce fruit|-/3/30|
chimichurri||=||SR04135|ready|449 0 2.5 50.1 0 2.5 1 9.1 0 0 0 0 0|tbsp 16|100||vegan||sauce|-/14/60|oil and vinegar dressing
# Western sauces and spreads
ketchup||=|tomato ketchup, catsup, tomato sauce ketchup|SR11935|ready|101 1.04 27.4 0.1 0.3 21.27 907 0.014 0 4.1 15 0.35 0|cup 240, tbsp 17|100||vegan||sauce|365/180/-|
brown-sauce||=|hp sauce, steak sauce|SR27048|ready|95 1.25 22.04 0.23 1.5 9.82 1647 0 0 6.8 19 1.37 0|tbsp 17|100||vegan|gluten|sauce|365/180/-|
bbq-sauce||=|barbecue sauce, smoky barbecue sauce|SR06150|ready|172 0.82 40.77 0.63 0.9 33.24 1027 0.045 0 0.6 33 0.64 0|cup 286, tbsp 17, tsp 5.7~|100||vegan|mustard|sauce|365/120/-|
worcestershire-sauce||=|worcester sauce, lea and perrins, worcestershire, henderson's relish|SR06971|ready|78 0 19.46 0 0 10.03 980 0 0 13 107 5.3 0|cup 275, tbsp 17|100||none|fish gluten|sauce|730/365/-|
mustard||=|yellow mustard, american mustard|SR02046|ready|60 3.74 5.83 3.34 4 0.92 1104 0.214 0 0.3 63 1.61 0|cup 249, tbsp 15~, tsp 5|100||vegan|mustard|sauce|365/365/-|
dijon-mustard||=|english mustard, french mustard, dijon|SR02046|ready|60 3.74 5.83 3.34 4 0.92 1104 0.214 0 0.3 63 1.61 0|tbsp 15~, tsp 5|100||vegan|mustard sulphites|sauce|365/365/-|yellow mustard
wholegrain-mustard||=|whole-grain mustard, whole grain mustard, grainy mustard|SR02046|ready|60 3.74 5.83 3.34 4 0.92 1104 0.214 0 0.3 63 1.61 0|tbsp 15~, tsp 5|100||vegan|mustard|sauce|365/365/-|yellow mustard
mayonnaise||=|mayo, hellmann's mayonnaise, hellmann's|SR04025|ready|680 0.96 0.57 74.85 0 0.57 635 11.703 42 0 8 0.21 0|cup 220, tbsp 13.8|100||vegetarian|eggs mustard|sauce fat|270/60/-|
light-mayonnaise||=|light mayo, low-fat mayonnaise, miracle whip|SR04641|ready|238 0.37 9.23 22.22 0 3.56 827 3.446 16 0 6 0.14 0|tbsp 15|100||vegetarian|eggs mustard|sauce|270/60/-|
vegan-mayonnaise||=|vegan mayo, eggless mayonnaise|SR04029|ready|482 0.1 15.8 47.7 0 6 353 7.5 0 0 0 0.01 0|cup 225, tbsp 14.1|100||vegan|mustard soya|sauce fat|270/60/-|egg-free imitation mayonnaise
aioli||=|garlic mayonnaise|SR04025|ready|680 0.96 0.57 74.85 0 0.57 635 11.703 42 0 8 0.21 0|cup 220, tbsp 13.8|100||vegetarian|eggs mustard|sauce fat|-/14/-|mayonnaise
salad-cream||=||SR04018|ready|250 0.65 14.78 21.6 0 10.02 653 3.396 19 0 5 0.12 0|cup 235, tbsp 14.7|100||vegetarian|eggs mustard|sauce|365/60/-|
horseradish-sauce||=|creamed horseradish|SR27066|ready|503 1.09 10.05 50.89 1 8.98 730 8.233 50 0.2 12 0.23 0|tsp 5.6|100||vegetarian|milk mustard sulphites eggs|sauce|180/42/-|
tartare-sauce||=|tartar sauce|SR27049|ready|211 1 13.3 16.7 0.5 4.25 667 3.333 7 2.3 26 0.25 0|tbsp 15|100||vegetarian|eggs mustard|sauce|180/42/-|
mint-sauce||=||SR02053|ready|18 0 0.04 0 0 0.04 2 0 0 0 6 0.03 0|tbsp 15~, tsp 5|100||vegan||sauce|365/90/-|distilled vinegar
cranberry-sauce||=|redcurrant jelly, cranberry jelly|SR09081|ready|159 0.9 40.4 0.15 1.1 31.75 5 0.007 0 1 3 0.41 0|cup 277, tbsp 17~|100||vegan||sauce sweet|365/30/-|
apple-sauce||=|applesauce|SR09401|ready|42 0.17 11.27 0.1 1.1 9.39 2 0.008 0 21.2 4 0.23 -|cup 244, tbsp 15~|100||vegan||sauce fruit|365/7/90|
mango-chutney||=|chutney, fruit chutney|FN63409020|ready|246 0.33 60.6 0.06 1 42.68 802 0.009 0 7.7 19 0.43 0|tbsp 16, serving 32|100||vegan||sauce sweet|365/60/-|
pickle-relish||=|branston pickle, sweet pickle, relish, piccalilli, ploughman's pickle|SR11945|ready|130 0.37 35.06 0.47 1.1 29.13 811 0.054 0 1 3 0.87 0|cup 245, tbsp 15|100||vegan|mustard gluten|sauce|365/60/-|
onion-chutney||=|caramelised onion chutney, red onion marmalade, onion jam|FN63409020|ready|246 0.33 60.6 0.06 1 42.68 802 0.009 0 7.7 19 0.43 0|tbsp 16, serving 32|100||vegan||sauce sweet|365/60/-|chutney
marmite||=|yeast extract, vegemite|SR43406|ready|185 23.88 20.42 0.9 6.5 1.6 3380 0 0 0 67 4.04 0|tsp 6|100||vegan|gluten celery|sauce|730/-/-|
nutritional-yeast||=|nooch, yeast flakes, nutritional yeast flakes|FN75236000|dry|325 40.44 41.22 7.61 26.9 0 51 1.001 0 0.3 30 2.17 0|cup 60~, tbsp 5~, tsp 1.7~|100||vegan||sauce|540/-/-|dried yeast
pesto||=|green pesto, basil pesto, pesto sauce, pesto alla genovese|SR06626|ready|418 9.83 10.09 37.6 1.8 6.33 603 7.07 - 0 306 0.57 -|cup 252, tbsp 15~|100||none|milk nuts|sauce|270/14/90|
red-pesto||=|sun-dried tomato pesto|SR06627|ready|426 5 6.14 42.42 1.7 1.92 998 7.362 - 0.1 173 0.88 -|cup 244, tbsp 15~|100||none|milk nuts|sauce|270/14/90|basil pesto
vegan-pesto||=|dairy-free pesto|SR06627|ready|426 5 6.14 42.42 1.7 1.92 998 7.362 - 0.1 173 0.88 -|cup 244, tbsp 15~|100||vegan|nuts|sauce|270/14/90|basil pesto
pasta-sauce||=|marinara sauce, tomato pasta sauce, spaghetti sauce, marinara, arrabbiata sauce, tomato and basil sauce, jar of pasta sauce|SR06931|ready|50 1.39 7.43 1.61 1.8 4.91 437 0.218 2 2 26 0.73 0|tbsp 16~, package 400~, serving 132|100||vegan||sauce|365/5/90|
pizza-sauce||=||SR06152|ready|54 2.18 8.66 1.15 2 3.78 348 0.46 0 11.3 54 0.9 0|cup 252|100||vegan||sauce|365/5/90|
alfredo-sauce||=|carbonara sauce, creamy pasta sauce|FN14650160|ready|150 2.37 1.48 15.16 0 0.9 554 9.316 47 0.2 67 0.06 0|cup 260, serving 65|100||none|milk|sauce|90/4/-|
cheese-sauce||=|cheesy sauce|SR01164|cooked|197 10.33 5.48 14.92 0.1 0.19 493 8.034 38 0.6 311 0.35 0|cup 243, tbsp 15|100||vegetarian|milk gluten|sauce|-/3/60|
white-sauce||=|béchamel, bechamel, bechamel sauce|SR06166|cooked|147 3.84 9.17 10.63 0.2 4.38 354 2.854 7 0.8 118 0.33 0|cup 250|100||vegetarian|milk gluten|sauce|-/3/60|
hollandaise-sauce||=|hollandaise, béarnaise sauce|FN81302010|cooked|546 5.4 1.03 57.98 0 0.77 329 30.229 466 3.9 52 0.86 0|tbsp 16, serving 32|100||vegetarian|milk eggs|sauce|-/2/-|
gravy||=|gravy granules, beef gravy, onion gravy, brown gravy, bisto, instant gravy|SR06116|cooked|53 3.75 4.81 2.36 0.4 0.21 560 1.153 3 0 6 0.7 0|cup 233, can 291|100||none|gluten celery|sauce liquid|365/3/90|
chicken-gravy||=||SR06119|cooked|48 0.71 5.29 2.62 0.1 0.3 389 0.639 5 0 10 0.09 0|cup 228|100||none|gluten celery|sauce liquid|365/3/90|
bread-sauce||=||SR06166|cooked|147 3.84 9.17 10.63 0.2 4.38 354 2.854 7 0.8 118 0.33 0|cup 250|100||vegetarian|milk gluten|sauce|-/3/60|white sauce
tzatziki||=|raita, cucumber raita|FN11440060|ready|93 5.35 3.92 6.31 0.2 2.92 307 1.897 7 1.8 64 0.14 0|tbsp 15~, serving 60|100||vegetarian|milk|sauce dairy|-/4/-|
baba-ganoush||=|baba ghanoush, aubergine dip, moutabal|FN75412030|ready|162 4.26 9.56 13.25 4.1 2.81 219 1.9 0 7.1 97 2.08 0|tbsp 15~, serving 60|100||vegan|sesame|sauce vegetable|-/4/-|
french-dressing||=|vinaigrette, salad dressing, balsamic dressing, oil and vinegar dressing, house dressing|SR04135|ready|449 0 2.5 50.1 0 2.5 1 9.1 0 0 0 0 0|cup 250, tbsp 16|100||vegan|mustard|sauce|180/30/-|
italian-dressing||=||SR04114|ready|240 0.41 12.12 21.12 0 10.77 993 2.948 0 0.4 13 0.26 0|cup 235, tbsp 14.7|100||vegan||sauce|180/60/-|
caesar-dressing||=||SR43015|ready|542 2.17 3.3 57.85 0.5 2.81 1209 8.789 39 0.3 48 1.08 0|cup 235, tbsp 14.7, serving 30|100||none|eggs fish milk mustard|sauce|180/30/-|
ranch-dressing||=||SR04639|ready|430 1.32 5.9 44.54 0 4.69 901 6.964 26 0 28 0.3 0|tbsp 15, serving 30|100||vegetarian|milk eggs|sauce|180/30/-|
thousand-island-dressing||=|burger sauce, marie rose sauce, thousand island|SR04017|ready|379 1.09 14.64 35.06 0.8 15.18 962 5.092 26 0 17 1.18 0|cup 250, tbsp 16, serving 30|100||vegetarian|eggs mustard|sauce|180/30/-|
blue-cheese-dressing||=||SR04539|ready|484 1.37 4.77 51.1 0.4 3.48 642 8.275 31 0.7 37 0.09 0|cup 245, tbsp 15|100||vegetarian|milk eggs|sauce|180/30/-|
honey-mustard-dressing||=||SR04703|ready|464 0.87 23.33 40.83 0.4 15.84 512 5 29 0.2 12 0.29 0|tbsp 15|100||vegetarian|mustard eggs|sauce|180/60/-|
# Pickles and olives
olives||=|black olives, kalamata olives, kalamata olive, pitted olives, olive, ripe olives|SR09193|ready|115 0.84 6.26 10.68 3.2 0 735 1.415 0 0.9 88 3.3 0|tbsp 8.4, piece 3.8~, small 3.2, large 4.4, handful 30~|100||vegan||vegetable sauce|540/30/-|
green-olives||=|stuffed olives, green olive|SR09195|ready|145 1.03 3.84 15.32 3.3 0.54 1556 2.029 0 0 52 0.49 0|cup 135~, tbsp 8.4~, piece 2.7, handful 30~|100||vegan||vegetable sauce|540/30/-|
capers||=|caper, baby capers, caperberries|SR02054|ready|23 2.36 4.89 0.86 3.2 0.41 2348 0.233 0 4.3 40 1.67 0|tbsp 8.6, tsp 2.9~|100||vegan||sauce|730/180/-|
gherkin|||pickle, dill pickle, cornichons, pickled cucumber, pickles, cornichon, dill pickles|SR11937|ready|12 0.5 2.41 0.3 1 1.07 809 0.079 0 2.3 57 0.26 0|cup 143, piece 35, large 135, slice 7|100||vegan||vegetable sauce|540/30/-|
sweet-pickles||=|bread and butter pickles, sweet gherkins|SR11940|ready|91 0.58 21.15 0.41 1 18.27 457 0.067 0 0.7 61 0.25 0|cup 160, piece 20, small 15, medium 20, large 35|100||vegan||vegetable sauce|540/30/-|
pickled-onions||=|pickled onion, silverskin onions, cocktail onions|SR11941|ready|11 0.33 2.26 0.2 1.2 1.06 1208 0.052 0 1 0 0.4 0|cup 155~, tbsp 15~, piece 15~|100||vegan|sulphites|vegetable sauce|540/30/-|sour pickles
pickled-beetroot||=|pickled beets|SR11609|canned|65 0.8 16.28 0.08 0.8 11.05 149 0.013 0 2.3 11 0.41 0|cup 227|100||vegan||vegetable sauce|540/30/-|
pickled-jalapenos|pickled jalapeños|=|sliced jalapeños, jalapeño slices|SR11632|canned|27 0.92 4.74 0.94 2.6 2.14 1671 0.097 0 10 23 1.88 0|cup 136, tbsp 10~, piece 22|100||vegan||vegetable spice|540/30/-|
pickled-peppers||=|peppadew, pickled chillies, pepperoncini|SR31034|canned|22 0.8 4.56 0.4 2.6 1.6 1430 0.061 0 12.3 61 0.32 0|cup 136|100||vegan||vegetable sauce|540/30/-|
green-chiles-canned|canned green chillies|=|diced green chiles, canned green chile, canned green chiles|SR11980|canned|21 0.72 4.6 0.27 1.7 - 397 0.028 0 34.2 36 1.33 0|cup 139, can 113~|100||vegan||vegetable sauce|730/5/90|
sauerkraut||=||SR11439|canned|19 0.91 4.28 0.14 2.9 1.78 661 0.034 0 14.7 30 1.47 0|cup 142|100||vegan||vegetable sauce|365/30/-|
preserved-lemon||||SR09156|ready|47 1.5 16 0.3 10.6 4.17 6 0.039 0 129 134 0.8 0|tbsp 15~, piece 50~|100||vegan||acid sauce|540/30/-|lemon peel
lime-pickle||=|indian pickle, mango pickle, achar|FN63409020|ready|246 0.33 60.6 0.06 1 42.68 802 0.009 0 7.7 19 0.43 0|tbsp 16, serving 32|100||vegan|mustard|sauce|365/120/-|chutney
daikon-pickled|pickled daikon|=|takuan, danmuji|SR43142|ready|28 1.1 5.2 0.3 2.2 2 789 0.092 0 0 28 0.23 0|cup 150|100||vegan||vegetable sauce|-/60/-|
pickled-mustard-greens||=|zha cai, preserved mustard greens|SR43144|ready|28 1.1 5.63 0.1 3.1 1.4 717 0.013 0 0 67 0.7 0|cup 128|100||vegan|mustard|vegetable sauce|365/60/-|salted mustard cabbage
artichoke-hearts||=|artichokes in oil, marinated artichoke hearts, canned artichoke hearts, artichoke heart|SR11008|canned|53 2.89 11.95 0.34 5.7 0.99 60 0.079 0 7.4 21 0.61 0|cup 168~, piece 20~, can 240~|100||vegan||vegetable|540/30/-|boiled artichoke
# Less usual, and what people also call for
tapenade||=|olive tapenade, olive paste, black olive tapenade|SR09193|ready|115 0.84 6.26 10.68 3.2 0 735 1.415 0 0.9 88 3.3 0|tbsp 15~, tsp 5~|100||none|fish|sauce|365/60/-|ripe olives
vegan-tapenade||=|olive spread, green olive tapenade|SR09195|ready|145 1.03 3.84 15.32 3.3 0.54 1556 2.029 0 0 52 0.49 0|tbsp 15~|100||vegan||sauce|365/60/-|green olives
sun-dried-tomato-paste||=|sundried tomato paste, sun-dried tomato puree|SR11956|ready|213 5.06 23.33 14.08 5.8 - 266 1.893 0 101.8 47 2.68 -|tbsp 16~, tsp 5.3~|100||vegan||sauce|365/60/-|sun-dried tomatoes in oil
clamato||=|tomato and clam juice|SR14187|ready|48 0.6 10.95 0.2 0.4 3.31 362 0 0 5 8 0.15 0|cup 241.6, can 166|100||none|molluscs|drink liquid|365/60/-|
mint-jelly||=|pepper jelly, chilli jam, chilli jelly, apple jelly, grape jelly, fruit jelly preserve|SR19300|ready|266 0.15 69.95 0.02 1 51.22 30 0.005 0 0.9 7 0.19 0|tbsp 21, tsp 7~, serving 21|100||vegan||sweet sauce|365/60/-|fruit jelly
yuzu-juice||=|yuzu, kaffir lime juice, sudachi|SR09152|ready|22 0.35 6.9 0.24 0.3 2.52 1 0.04 0 38.7 6 0.08 0|tbsp 15~, tsp 5~|100||vegan||acid|180/30/120|lemon juice
ssamjang||=|korean dipping paste|SR16112|ready|198 12.79 25.37 6.01 5.4 6.2 3728 1.025 0 0 57 2.49 0|tbsp 17, tsp 5.7~|100||vegan|soya gluten sesame|sauce|365/365/-|miso
adobo-sauce||=|adobo, adobo paste|SR06631|ready|93 1.93 19.16 0.93 2.2 15.11 2124 - - 26.9 18 1.64 -|tbsp 15~, tsp 5~|100||vegan||sauce|365/60/-|sriracha
ponzu-dressing|sesame dressing|=|goma dressing|SR04016|ready|443 3.1 8.6 45.2 1 8.32 1000 6.2 0 0 19 0.6 0|cup 245, tbsp 15|100||vegan|sesame soya gluten|sauce|180/60/-|
buffalo-sauce||=|wing sauce|FN74406060|ready|11 1.21 0.75 0.71 0.6 0.12 2917 0.1 0 4.2 14 1.09 0|tbsp 16, serving 32|100||vegetarian|milk|sauce|365/60/-|
cocktail-sauce||=|seafood sauce|SR27051|ready|124 1.36 28.22 1.05 1.8 11.83 983 0 0 11.6 26 0.83 0|cup 240|100||none|fish|sauce|365/60/-|
duck-sauce||=|apricot sauce|SR27046|ready|245 0.36 60.61 0.13 0.6 30.54 455 0.051 0 0.9 11 0.39 0|tbsp 16.5|100||vegan||sauce|365/60/-|
peppercorn-sauce||=|peppercorn dressing|SR42137|ready|564 1.2 3.5 61.4 0 2.45 1103 10.527 49 0.6 22 0.35 0|cup 208, tbsp 13.4|100||vegetarian|milk eggs|sauce|365/60/-|
green-goddess-dressing||=||SR43017|ready|427 1.9 7.36 43.33 0.1 6.67 867 5.978 40 0.2 34 0.35 0|cup 245, tbsp 15|100||none|eggs fish milk|sauce|365/60/-|
russian-dressing||=||SR04015|ready|355 0.69 31.9 26.18 0.7 17.68 1133 2.39 0 6 13 0.6 0|cup 245, tbsp 15, serving 30|100||vegetarian|eggs|sauce|365/60/-|
cooking-spray||=|low-calorie cooking spray, nonstick cooking spray, nonstick baking spray, frylight, oil cooking spray|SR04053|ready|884 0 0 100 0 0 2 13.808 0 0 1 0.56 0|tsp 4.5, serving 1~|100||vegan||fat|540/-/-|olive oil
garlic-butter||=|herb butter, flavoured butter|SR01001|ready|717 0.85 0.06 81.11 0 0.06 643 51.368 215 0 24 0.02 0|tbsp 14.2, slice 10~|100||vegetarian|milk|fat sauce|-/30/180|salted butter
tinned-fruit-filling|fruit pie filling|=|cherry pie filling, pie filling, fruit filling|SR19314|ready|115 0.37 28 0.07 0.6 - 18 0.018 0 3.6 11 0.24 -|cup 250~, can 410~|100||vegan||sweet fruit|365/60/-|
mincemeat||=|fruit mincemeat, sweet mincemeat, mince pie filling|SR19297|ready|278 0.37 68.86 0.07 1.1 48.5 32 0.01 0 8.8 20 0.49 0|tbsp 20, can 411~|100||vegan|sulphites|sweet fruit|365/60/-|jam
# As they are eaten
condensed-mushroom-soup||=|cream of mushroom soup condensed, condensed cream of mushroom soup, can of cream of mushroom soup|SR06043|canned|79 1.35 6.8 5.3 0.7 0.4 691 0.964 0 0 12 0.18 0|cup 252, can 305~|100||vegetarian|milk gluten|sauce|730/3/-|
condensed-chicken-soup||=|condensed cream of chicken soup, can of cream of chicken soup|SR06016|canned|90 2.38 7.16 5.77 0 0.54 702 1.697 8 0.1 14 1.06 0|cup 252, can 305~|100||none|milk gluten celery|sauce|730/3/-|
condensed-celery-soup||=|condensed cream of celery soup|SR06010|canned|72 1.32 7.03 4.46 0.6 1.35 516 1.12 11 0.2 32 0.5 0|cup 252, can 305~|100||vegetarian|milk gluten celery|sauce|730/3/-|
onion-soup-mix||=|french onion soup mix, dried onion soup|SR06094|dry|293 7.48 65.07 0.34 6.6 4.65 8031 0.089 0 3.4 143 1.25 0|tbsp 7~, package 39, serving 10~|100||vegan|celery gluten|sauce|365/-/-|
ranch-seasoning||=|ranch dressing mix, ranch mix, dry ranch dressing|SR06094|dry|293 7.48 65.07 0.34 6.6 4.65 8031 0.089 0 3.4 143 1.25 0|tbsp 7~, package 28~|100||vegetarian|milk|sauce|365/-/-|dry onion soup mix
gravy-mix||=|gravy powder, brown gravy mix|SR06118|dry|367 10.74 59.38 9.61 2 - 4843 3.319 3 0.3 132 1.72 0|tbsp 6, package 24~|100||none|milk celery gluten|sauce|365/-/-|
clam-juice||=|bottled clam juice|SR15162|canned|2 0.4 0.1 0.02 0 0 215 0.002 3 1 13 0.3 0|cup 240|100||none|molluscs|liquid|365/-/-|
`,
}
