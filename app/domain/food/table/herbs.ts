import type { FoodTablePart } from './row.ts'

/**
 * Fresh and dried herbs, spices, salt and seasonings. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const HERBS: FoodTablePart = {
  group: 'herbs',
  rows: `
# Fresh herbs
basil||=|fresh basil, basil leaf, basil leaves, thai basil, holy basil, sweet basil|SR02044|raw|23 3.15 2.65 0.64 1.6 0.3 4 0.041 0 18 177 3.17 0|cup 24, tbsp 2.65, bunch 30~, sprig 2~, handful 12~, leaf 0.5|75||vegan||herb|-/7/180|
coriander||=|cilantro, fresh coriander, fresh cilantro, coriander leaf, coriander leaves, chinese parsley, dhania|SR11165|raw|23 2.13 3.67 0.52 2.8 0.87 46 0.014 0 27 67 1.77 0|cup 16, tbsp 1~, bunch 30~, sprig 2.2~, handful 12~|85||vegan||herb|-/7/180|
parsley||=|flat-leaf parsley, flat leaf parsley, italian parsley, curly parsley, fresh parsley|SR11297|raw|36 2.97 6.33 0.79 3.3 0.85 56 0.132 0 133 138 6.2 0|cup 60, tbsp 3.8, bunch 30~, sprig 1, handful 12~|90||vegan||herb|-/10/180|
mint||=|fresh mint, mint leaf, mint leaves, spearmint, peppermint|SR02065|raw|44 3.29 8.41 0.73 6.8 - 30 0.191 0 13.3 199 11.87 -|tbsp 5.7, bunch 25~, sprig 2~, handful 12~, leaf 0.3~|70||vegan||herb|-/7/180|
dill||=|fresh dill, dill weed, dillweed|SR02045|raw|43 3.46 7.02 1.12 2.1 - 61 0.06 0 85 208 6.59 -|cup 8.9, tbsp 1~, bunch 25~, sprig 1~, handful 9~|80||vegan||herb|-/7/180|
chives||=|fresh chives, chive|SR11156|raw|30 3.27 4.35 0.73 2.5 1.85 3 0.146 0 58.1 92 1.6 0|tbsp 3, tsp 1, bunch 25~, handful 10~|100||vegan||herb|-/7/180|
thyme||=|fresh thyme, thyme leaves, lemon thyme|SR02049|raw|101 5.56 24.45 1.68 14 - 9 0.467 0 160.1 405 17.45 -|tbsp 2.4~, tsp 0.8, bunch 20~, sprig 1~, handful 10~|70||vegan||herb|-/14/180|
rosemary||=|fresh rosemary|SR02063|raw|131 3.31 20.7 5.86 14.1 - 26 2.838 0 21.8 317 6.65 -|tbsp 1.7, tsp 0.7, bunch 20~, sprig 2~|70||vegan||herb|-/14/180|
sage||=|fresh sage, sage leaf, sage leaves|SR02065|raw|44 3.29 8.41 0.73 6.8 - 30 0.191 0 13.3 199 11.87 -|tbsp 2~, bunch 20~, sprig 2~, handful 8~, leaf 0.5~|80||vegan||herb|-/10/180|fresh spearmint
oregano||=|fresh oregano, oregano leaves|SR02049|raw|101 5.56 24.45 1.68 14 - 9 0.467 0 160.1 405 17.45 -|tbsp 2.4~, tsp 0.8, bunch 20~, sprig 1~, handful 8~|75||vegan||herb|-/10/180|fresh thyme
tarragon||=|fresh tarragon, french tarragon|SR02045|raw|43 3.46 7.02 1.12 2.1 - 61 0.06 0 85 208 6.59 -|tbsp 1.8~, bunch 20~, sprig 1.5~, handful 8~|75||vegan||herb|-/7/180|fresh dill
marjoram||=|fresh marjoram|SR02049|raw|101 5.56 24.45 1.68 14 - 9 0.467 0 160.1 405 17.45 -|tbsp 2.4~, tsp 0.8, bunch 20~, sprig 1~|75||vegan||herb|-/7/180|fresh thyme
bay-leaf||bay leaves|bay, fresh bay leaf, dried bay leaf, tej patta|SR02004|dry|313 7.61 74.97 8.36 26.3 - 23 2.28 0 46.5 834 43 0|tbsp 1.8, tsp 0.6, piece 0.2~, leaf 0.2~|100||vegan||herb spice|730/-/-|
curry-leaves||=|curry leaf, kadi patta, fresh curry leaves|SR02065|raw|44 3.29 8.41 0.73 6.8 - 30 0.191 0 13.3 199 11.87 -|piece 0.3~, sprig 3~, handful 6~, leaf 0.3~|80||vegan||herb|-/10/180|fresh spearmint
lime-leaves||=|kaffir lime leaf, kaffir lime leaves, makrut lime leaf, makrut lime leaves, lime leaf|SR02065|raw|44 3.29 8.41 0.73 6.8 - 30 0.191 0 13.3 199 11.87 -|piece 0.6~, leaf 0.6~|90||vegan||herb|365/14/180|fresh spearmint
chervil-dried|dried chervil|=||SR02008|dry|237 23.2 49.1 3.9 11.3 - 83 0.169 0 50 1346 31.95 0|tbsp 1.9, tsp 0.6|100||vegan||herb|730/-/-|
epazote||=||SR11984|raw|32 0.33 7.44 0.52 3.8 - 43 - 0 3.6 275 1.88 0|tbsp 0.8, sprig 2|85||vegan||herb|-/7/180|
shiso||=|perilla, perilla leaf, perilla leaves|SR02065|raw|44 3.29 8.41 0.73 6.8 - 30 0.191 0 13.3 199 11.87 -|handful 8~, leaf 1~|85||vegan||herb|-/7/180|fresh spearmint
sorrel||=|dock leaves|SR11616|raw|22 2 3.2 0.7 2.9 - 4 - 0 48 44 2.4 -|cup 133|70||vegan||herb leaf|-/5/180|
# Dried herbs
oregano-dried|dried oregano|=|mexican oregano|SR02027|dry|265 9 68.92 4.28 42.5 4.09 25 1.551 0 2.3 1597 36.8 0|tsp 1|100||vegan||herb|730/-/-|
basil-dried|dried basil|=||SR02003|dry|233 22.98 47.75 4.07 37.7 1.71 76 2.157 0 0.8 2240 89.8 0|tbsp 2.1, tsp 0.7|100||vegan||herb|730/-/-|
thyme-dried|dried thyme|=||SR02042|dry|276 9.11 63.94 7.43 37 1.71 55 2.73 0 50 1890 123.6 0|tbsp 2.7, tsp 1|100||vegan||herb|730/-/-|
rosemary-dried|dried rosemary|=||SR02036|dry|331 4.88 64.06 15.22 42.6 - 50 7.371 0 61.2 1280 29.25 0|tbsp 3.3, tsp 1.2|100||vegan||herb|730/-/-|
sage-dried|dried sage|=|ground sage, rubbed sage|SR02038|dry|315 10.63 60.73 12.75 40.3 1.71 11 7.03 0 32.4 1652 28.12 0|tbsp 2, tsp 0.7|100||vegan||herb|730/-/-|
parsley-dried|dried parsley|=||SR02029|dry|292 26.63 50.64 5.48 26.7 7.27 452 1.378 0 125 1140 22.04 0|tbsp 1.6, tsp 0.5|100||vegan||herb|730/-/-|
mint-dried|dried mint|=||SR02066|dry|285 19.93 52.04 6.03 29.8 - 344 1.577 0 0 1488 87.47 -|tbsp 1.6, tsp 0.5|100||vegan||herb|730/-/-|
dill-dried|dried dill|=||SR02017|dry|253 19.96 55.82 4.36 13.6 - 208 0.234 0 50 1784 48.78 -|tbsp 3.1, tsp 1|100||vegan||herb|730/-/-|
tarragon-dried|dried tarragon|=||SR02041|dry|295 22.77 50.22 7.24 7.4 - 62 1.881 0 50 1139 32.3 0|tbsp 1.8, tsp 0.6|100||vegan||herb|730/-/-|
marjoram-dried|dried marjoram|=||SR02023|dry|271 12.66 60.56 7.04 40.3 4.09 77 0.529 0 51.4 1990 82.71 0|tbsp 1.7, tsp 0.6|100||vegan||herb|730/-/-|
coriander-leaf-dried|dried coriander leaf|=|dried cilantro|SR02012|dry|279 21.93 52.1 4.78 10.4 7.27 211 0.115 0 566.7 1246 42.46 0|tbsp 1.8, tsp 0.6|100||vegan||herb|730/-/-|
mixed-herbs||=|dried mixed herbs, italian seasoning, italian herbs, herbes de provence, bouquet garni, dried herbs, herbs|SR02027|dry|265 9 68.92 4.28 42.5 4.09 25 1.551 0 2.3 1597 36.8 0|tbsp 3~, tsp 1|100||vegan||herb|730/-/-|dried oregano
poultry-seasoning||=||SR02034|dry|307 9.59 65.59 7.53 11.3 1.8 27 3.29 0 12 996 35.3 0|tbsp 4.4, tsp 1.5|100||vegan||herb|730/-/-|
savory||=||SR02039|dry|272 6.73 68.73 5.91 45.7 - 24 3.26 0 50 2132 37.88 -|tbsp 4.4, tsp 1.4|100||vegan||herb|730/-/-|
fenugreek-leaves-dried|dried fenugreek leaves|=|kasuri methi, kasoori methi, dried methi, methi|SR02012|dry|279 21.93 52.1 4.78 10.4 7.27 211 0.115 0 566.7 1246 42.46 0|tbsp 1.8, tsp 0.6|100||vegan||herb|730/-/-|dried coriander leaf
# Spices
black-pepper||=|pepper, ground black pepper, black peppercorns, peppercorns, freshly ground black pepper, cracked black pepper, peppercorn|SR02030|dry|251 10.39 63.95 3.26 25.3 0.64 20 1.392 0 0 443 9.71 0|tbsp 6.9, tsp 2.3, piece 0.05~|100||vegan||spice|1095/-/-|
white-pepper||=|ground white pepper|SR02032|dry|296 10.4 68.61 2.12 26.2 - 5 0.626 0 21 265 14.31 0|tbsp 7.1, tsp 2.4|100||vegan||spice|1095/-/-|
sichuan-pepper||=|szechuan pepper, sichuan peppercorns, szechuan peppercorns|SR02030|dry|251 10.39 63.95 3.26 25.3 0.64 20 1.392 0 0 443 9.71 0|tbsp 6~, tsp 2~|100||vegan||spice|1095/-/-|black pepper
cumin||=|ground cumin, cumin seed, cumin seeds, jeera, cumin powder|SR02014|dry|375 17.81 44.24 22.27 10.5 2.25 168 1.535 0 7.7 931 66.36 0|tbsp 6, tsp 2.1|100||vegan||spice|1095/-/-|
coriander-seed||=|ground coriander, coriander seeds, coriander powder, dhania powder|SR02013|dry|298 12.37 54.99 17.77 41.9 - 35 0.99 0 21 709 16.32 -|tbsp 5, tsp 1.8|100||vegan||spice|1095/-/-|
turmeric||=|ground turmeric, turmeric powder, haldi|SR02043|dry|312 9.68 67.14 3.25 22.7 3.21 27 1.838 0 0.7 168 55 0|tbsp 9.4, tsp 3|100||vegan||spice|1095/-/-|
paprika||=|sweet paprika, hungarian paprika|SR02028|dry|282 14.14 53.99 12.89 34.9 10.34 68 2.14 0 0.9 229 21.14 0|tbsp 6.8, tsp 2.3|100||vegan||spice|1095/-/-|
smoked-paprika||=|pimentón, pimenton, spanish paprika, hot smoked paprika|SR02028|dry|282 14.14 53.99 12.89 34.9 10.34 68 2.14 0 0.9 229 21.14 0|tbsp 6.8, tsp 2.3|100||vegan||spice|1095/-/-|paprika
chilli-powder||=|red chilli powder, kashmiri chilli powder, hot chilli powder, kashmiri chilli|SR02031|dry|318 12.01 56.63 17.27 27.2 10.34 30 3.26 0 76.4 148 7.8 0|tbsp 5.3, tsp 1.8|100||vegan||spice|1095/-/-|cayenne
chili-seasoning||=|chili powder blend, chili powder, chilli seasoning|SR02009|dry|282 13.46 49.7 14.28 34.8 7.19 2867 2.462 0 0.7 330 17.3 0|tbsp 8, tsp 2.7|100||vegan||spice|1095/-/-|
cayenne||=|cayenne pepper, ground red pepper, red pepper powder|SR02031|dry|318 12.01 56.63 17.27 27.2 10.34 30 3.26 0 76.4 148 7.8 0|tbsp 5.3, tsp 1.8|100||vegan||spice|1095/-/-|
chilli-flakes||=|chili flakes, red pepper flakes, crushed red pepper, dried chilli flakes, crushed chillies, aleppo pepper, pul biber, gochugaru, korean chilli flakes, urfa chilli, crushed red pepper flakes, red chilli flakes|SR02031|dry|318 12.01 56.63 17.27 27.2 10.34 30 3.26 0 76.4 148 7.8 0|tbsp 5.3, tsp 1.8|100||vegan||spice|1095/-/-|cayenne
dried-chilli||dried chillies|dried red chilli, chile de arbol, whole dried chilli|SR11962|dry|324 10.58 69.86 5.81 28.7 41.06 91 0.813 0 31.4 45 6.04 0|cup 37, piece 0.5|100||vegan||spice|1095/-/-|
ancho-chilli||ancho chillies|ancho, ancho chile, dried poblano|SR11978|dry|281 11.86 51.42 8.2 21.6 - 43 0.82 0 2 61 10.93 0|piece 17|100||vegan||spice|1095/-/-|
pasilla-chilli||pasilla chillies|pasilla|SR11982|dry|345 12.35 51.13 15.85 26.8 - 89 - 0 6.4 97 9.83 0|piece 7|100||vegan||spice|1095/-/-|
chipotle-dried|dried chipotle|=|chipotle chilli, chipotle, chipotle powder|SR11962|dry|324 10.58 69.86 5.81 28.7 41.06 91 0.813 0 31.4 45 6.04 0|tsp 2.5~, piece 5~|100||vegan||spice|1095/-/-|dried hot chilli
cinnamon||=|ground cinnamon, cinnamon stick, cinnamon sticks, cassia bark, cinnamon powder|SR02010|dry|247 3.99 80.59 1.24 53.1 2.17 10 0.345 0 3.8 1002 8.32 0|tbsp 7.8, tsp 2.6, piece 3~|100||vegan||spice|1095/-/-|
nutmeg||=|ground nutmeg, grated nutmeg, whole nutmeg|SR02025|dry|525 5.84 49.29 36.31 20.8 2.99 16 25.94 0 3 184 3.04 0|tbsp 7, tsp 2.2, piece 7~|100||vegan||spice|1095/-/-|
mace||=|ground mace|SR02022|dry|475 6.71 50.5 32.38 20.2 - 80 9.51 0 21 252 13.9 0|tbsp 5.3, tsp 1.7|100||vegan||spice|1095/-/-|
cloves||=|ground cloves, whole cloves, clove spice|SR02011|dry|274 5.97 65.53 13 33.9 2.38 277 3.952 0 0.2 632 11.83 0|tbsp 6.5, tsp 2.1, piece 0.1~|100||vegan||spice|1095/-/-|
allspice||=|ground allspice, pimento berries, allspice berries|SR02001|dry|263 6.09 72.12 8.69 21.6 - 77 2.55 0 39.2 661 7.06 0|tbsp 6, tsp 1.9, piece 0.1~|100||vegan||spice|1095/-/-|
cardamom||=|cardamom pod, cardamom pods, ground cardamom, green cardamom, elaichi, cardamom seeds|SR02006|dry|311 10.76 68.47 6.7 28 - 18 0.68 0 21 383 13.97 -|tbsp 5.8, tsp 2, piece 0.2~|100||vegan||spice|1095/-/-|
black-cardamom||=|black cardamom pod|SR02006|dry|311 10.76 68.47 6.7 28 - 18 0.68 0 21 383 13.97 -|piece 1~|100||vegan||spice|1095/-/-|cardamom
star-anise||=||SR02002|dry|337 17.6 50.02 15.9 14.6 - 16 0.586 0 21 646 36.96 0|piece 1~|100||vegan||spice|1095/-/-|anise seed
anise-seed||=|aniseed|SR02002|dry|337 17.6 50.02 15.9 14.6 - 16 0.586 0 21 646 36.96 0|tbsp 6.7, tsp 2.1|100||vegan||spice|1095/-/-|
fennel-seed||=|fennel seeds, saunf|SR02018|dry|345 15.8 52.29 14.87 39.8 - 88 0.48 0 21 1196 18.54 -|tbsp 5.8, tsp 2|100||vegan||spice|1095/-/-|
fenugreek-seed||=|fenugreek, methi seeds, fenugreek seeds|SR02019|dry|323 23 58.35 6.41 24.6 - 67 1.46 0 3 176 33.53 -|tbsp 11.1, tsp 3.7|100||vegan||spice|1095/-/-|
caraway-seed||=|caraway, caraway seeds|SR02005|dry|333 19.77 49.9 14.59 38 0.64 17 0.62 0 21 689 16.23 0|tbsp 6.7, tsp 2.1|100||vegan||spice|1095/-/-|
mustard-seed||=|mustard seeds, black mustard seeds, yellow mustard seeds, brown mustard seeds|SR02024|dry|508 26.08 28.09 36.24 12.2 6.79 13 1.989 0 7.1 266 9.21 0|tbsp 6.3, tsp 2|100||vegan|mustard|spice|1095/-/-|ground mustard seed
mustard-powder||=|english mustard powder, dry mustard, ground mustard|SR02024|dry|508 26.08 28.09 36.24 12.2 6.79 13 1.989 0 7.1 266 9.21 0|tbsp 6.3, tsp 2|100||vegan|mustard|spice|1095/-/-|
celery-seed||=|celery seeds, celery salt|SR02007|dry|392 18.07 41.35 25.27 11.8 0.67 160 2.19 0 17.1 1767 44.9 0|tbsp 6.5, tsp 2|100||vegan|celery|spice|1095/-/-|
dill-seed||=||SR02016|dry|305 15.98 55.17 14.54 21.1 - 20 0.73 0 21 1516 16.33 0|tbsp 6.6, tsp 2.1|100||vegan||spice|1095/-/-|
nigella-seed||=|nigella seeds, kalonji, black onion seed, black onion seeds, nigella|SR02014|dry|375 17.81 44.24 22.27 10.5 2.25 168 1.535 0 7.7 931 66.36 0|tbsp 6, tsp 2.1|100||vegan||spice|1095/-/-|cumin seed
ajwain||=|carom seeds|SR02014|dry|375 17.81 44.24 22.27 10.5 2.25 168 1.535 0 7.7 931 66.36 0|tbsp 6, tsp 2.1|100||vegan||spice|1095/-/-|cumin seed
asafoetida||=|hing, asafetida|SR02020|dry|331 16.55 72.73 0.73 9 2.43 60 0.249 0 1.2 79 5.65 0|tsp 3.1|100||vegan||spice|1095/-/-|garlic powder
amchur||=|dried mango powder, amchoor|SR02028|dry|282 14.14 53.99 12.89 34.9 10.34 68 2.14 0 0.9 229 21.14 0|tbsp 6.8, tsp 2.3|100||vegan||spice acid|1095/-/-|paprika
sumac||=|ground sumac|SR02028|dry|282 14.14 53.99 12.89 34.9 10.34 68 2.14 0 0.9 229 21.14 0|tbsp 6.8, tsp 2.3|100||vegan||spice acid|1095/-/-|paprika
zaatar|za’atar|=|za'atar, zatar|SR02042|dry|276 9.11 63.94 7.43 37 1.71 55 2.73 0 50 1890 123.6 0|tbsp 4.3~, tsp 1.4~|100||vegan|sesame|spice herb|1095/-/-|dried thyme
dukkah||=|dukka|SR12024|dry|565 16.96 25.74 48 14 - 11 6.722 0 0 989 14.76 -|tbsp 9~, tsp 3~|100||vegan|nuts sesame|spice nut|1095/-/-|toasted sesame seeds
saffron||=|saffron threads, saffron strands|SR02037|dry|310 11.43 65.37 5.85 3.9 - 148 1.586 0 80.8 111 11.1 0|tbsp 2.1, tsp 0.7|100||vegan||spice|1095/-/-|
ground-ginger||=|ginger powder, dried ginger|SR02021|dry|335 8.98 71.62 4.24 14.1 3.39 27 2.599 0 0.7 114 19.8 0|tbsp 5.2, tsp 1.8|100||vegan||spice|1095/-/-|
garlic-powder||=|garlic granules, garlic salt, granulated garlic|SR02020|dry|331 16.55 72.73 0.73 9 2.43 60 0.249 0 1.2 79 5.65 0|tbsp 9.7, tsp 3.1|100||vegan||spice aromatic|1095/-/-|
onion-powder||=|onion granules|SR02026|dry|341 10.41 79.12 1.04 15.2 6.63 73 0.219 0 23.4 384 3.9 0|tbsp 6.9, tsp 2.4|100||vegan||spice aromatic|1095/-/-|
onion-flakes||=|dried onion, dehydrated onion, crispy onion, dried onion flakes|SR11284|dry|349 8.95 83.28 0.46 9.2 37.41 21 0.078 0 75 257 1.55 0|cup 56, tbsp 5|100||vegan||spice aromatic|1095/-/-|
curry-powder||=|mild curry powder, madras curry powder, hot curry powder|SR02015|dry|325 14.29 55.83 14.01 53.2 2.76 52 1.648 0 0.7 525 19.1 0|tbsp 6.3, tsp 2|100||vegan|mustard|spice|1095/-/-|
garam-masala||=||SR02015|dry|325 14.29 55.83 14.01 53.2 2.76 52 1.648 0 0.7 525 19.1 0|tbsp 6.3, tsp 2|100||vegan||spice|1095/-/-|curry powder
chaat-masala||=|chat masala|SR02015|dry|325 14.29 55.83 14.01 53.2 2.76 52 1.648 0 0.7 525 19.1 0|tbsp 6.3, tsp 2|100||vegan||spice|1095/-/-|curry powder
tandoori-masala||=|tikka masala spice mix, tandoori spice|SR02015|dry|325 14.29 55.83 14.01 53.2 2.76 52 1.648 0 0.7 525 19.1 0|tbsp 6.3, tsp 2|100||vegan|mustard|spice|1095/-/-|curry powder
sambar-powder||=||SR02015|dry|325 14.29 55.83 14.01 53.2 2.76 52 1.648 0 0.7 525 19.1 0|tbsp 6.3, tsp 2|100||vegan|mustard|spice|1095/-/-|curry powder
ras-el-hanout||=|ras al hanout, baharat, moroccan spice mix, seven spice|SR02015|dry|325 14.29 55.83 14.01 53.2 2.76 52 1.648 0 0.7 525 19.1 0|tbsp 6.3, tsp 2|100||vegan||spice|1095/-/-|curry powder
panch-phoron||=||SR02014|dry|375 17.81 44.24 22.27 10.5 2.25 168 1.535 0 7.7 931 66.36 0|tbsp 6, tsp 2.1|100||vegan|mustard|spice|1095/-/-|cumin seed
chinese-five-spice||=|five-spice powder, five spice, five-spice, chinese five spice powder, 5 spice|SR02001|dry|263 6.09 72.12 8.69 21.6 - 77 2.55 0 39.2 661 7.06 0|tbsp 6, tsp 1.9|100||vegan||spice|1095/-/-|allspice
mixed-spice||=|pumpkin pie spice, pumpkin spice, apple pie spice, gingerbread spice|SR02035|dry|342 5.76 69.28 12.6 14.8 7.76 52 6.53 0 23.4 682 19.71 0|tbsp 5.6, tsp 1.7|100||vegan||spice|1095/-/-|
taco-seasoning||=|fajita seasoning, fajita spice mix, mexican seasoning|SR02075|dry|322 4.5 58 0 13.3 10.83 7203 0 0 0 0 7.2 -|tbsp 8.5~, tsp 2.85, package 35~|100||vegan||spice|1095/-/-|
cajun-seasoning||=|cajun spice, creole seasoning, blackening spice, old bay, old bay seasoning|SR02009|dry|282 13.46 49.7 14.28 34.8 7.19 2867 2.462 0 0.7 330 17.3 0|tbsp 8, tsp 2.7|100||vegan|celery|spice|1095/-/-|chili powder blend
jerk-seasoning||=|jerk spice, jamaican jerk seasoning|SR02001|dry|263 6.09 72.12 8.69 21.6 - 77 2.55 0 39.2 661 7.06 0|tbsp 6, tsp 1.9|100||vegan||spice|1095/-/-|allspice
sazon||=|sazón|SR02074|dry|0 0 0 0 0 0 17000 0 0 0 0 0 -|tsp 4|100||vegan||spice|1095/-/-|
annatto||=|achiote, annatto seeds|SR02028|dry|282 14.14 53.99 12.89 34.9 10.34 68 2.14 0 0.9 229 21.14 0|tbsp 6.8, tsp 2.3|100||vegan||spice|1095/-/-|paprika
poppy-seed||=|poppy seeds|SR02033|dry|525 17.99 28.13 41.56 19.5 2.99 26 4.517 0 1 1438 9.76 0|tbsp 8.8, tsp 2.8|100||vegan||spice nut|1095/-/-|
juniper-berries||=|juniper berry, juniper|SR02001|dry|263 6.09 72.12 8.69 21.6 - 77 2.55 0 39.2 661 7.06 0|tbsp 6, tsp 1.9, piece 0.1~|100||vegan||spice|1095/-/-|allspice
vanilla-pod|||vanilla bean, vanilla beans|SR02010|dry|247 3.99 80.59 1.24 53.1 2.17 10 0.345 0 3.8 1002 8.32 0|piece 3~|100||vegan||spice sweet|1095/-/-|ground cinnamon
vanilla-extract||=|vanilla, vanilla essence, pure vanilla extract, vanilla bean paste, vanilla paste|SR02050|dry|288 0.06 12.65 0.06 0 12.65 9 0.01 0 0 11 0.12 34.4|cup 208, tbsp 13, tsp 4.2|100||vegan||sweet spice|1095/-/-|
salt||=|sea salt, table salt, kosher salt, fine salt, flaky salt, maldon, rock salt, himalayan salt, flaky sea salt, cooking salt|SR02047|dry|0 0 0 0 0 0 38758 0 0 0 24 0.33 0|cup 292, tbsp 18, tsp 6|100||vegan||spice|3650/-/-|
black-salt||=|kala namak|SR02047|dry|0 0 0 0 0 0 38758 0 0 0 24 0.33 0|tbsp 18, tsp 6|100||vegan||spice|3650/-/-|table salt
# Less usual, and what people also call for
chervil||=|fresh chervil, lovage|SR11297|raw|36 2.97 6.33 0.79 3.3 0.85 56 0.132 0 133 138 6.2 0|tbsp 3.8, bunch 20~, sprig 1~, handful 10~|85||vegan||herb|-/7/180|parsley
lemon-balm||=|lemon verbena, lemon balm leaves|SR02065|raw|44 3.29 8.41 0.73 6.8 - 30 0.191 0 13.3 199 11.87 -|bunch 20~, sprig 2~, handful 10~, leaf 0.3~|85||vegan||herb|-/7/180|spearmint
pandan||=|pandan leaf, pandan leaves|SR02065|raw|44 3.29 8.41 0.73 6.8 - 30 0.191 0 13.3 199 11.87 -|piece 5~, leaf 5~|85||vegan||herb|-/7/180|spearmint
pink-peppercorns||=|green peppercorns, pink peppercorn|SR02030|dry|251 10.39 63.95 3.26 25.3 0.64 20 1.392 0 0 443 9.71 0|tbsp 6~, tsp 2~|100||vegan||spice|730/-/-|black pepper
berbere||=|berbere spice, mitmita|SR02009|dry|282 13.46 49.7 14.28 34.8 7.19 2867 2.462 0 0.7 330 17.3 0|tbsp 8, tsp 2.7|100||vegan||spice|730/-/-|chili powder blend
shichimi-togarashi||=|togarashi, japanese seven spice|SR02031|dry|318 12.01 56.63 17.27 27.2 10.34 30 3.26 0 76.4 148 7.8 0|tbsp 5.3, tsp 1.8|100||vegan|sesame|spice|730/-/-|cayenne
furikake||=|rice seasoning|SR12024|dry|565 16.96 25.74 48 14 - 11 6.722 0 0 989 14.76 -|tbsp 6~, tsp 2~|100||none|sesame fish soya gluten|spice|730/-/-|toasted sesame seeds
bagel-seasoning||=|everything bagel seasoning, everything seasoning|SR12024|dry|565 16.96 25.74 48 14 - 11 6.722 0 0 989 14.76 -|tbsp 9~, tsp 3~|100||vegan|sesame|spice|730/-/-|toasted sesame seeds
anardana||=|dried pomegranate seeds|SR02028|dry|282 14.14 53.99 12.89 34.9 10.34 68 2.14 0 0.9 229 21.14 0|tbsp 6.8, tsp 2.3|100||vegan||spice acid|730/-/-|paprika
msg||=|monosodium glutamate, umami powder|SR02047|dry|0 0 0 0 0 0 38758 0 0 0 24 0.33 0|tsp 5~|100||vegan||spice|730/-/-|table salt
seasoned-salt||=|onion salt, vegetable salt, herb salt, all-purpose seasoning, aromat|SR02047|dry|0 0 0 0 0 0 38758 0 0 0 24 0.33 0|tbsp 18, tsp 6|100||vegan|celery|spice|730/-/-|table salt
liquid-smoke||=|smoke flavouring|SR06971|ready|78 0 19.46 0 0 10.03 980 0 0 13 107 5.3 0|tsp 5~|100||vegan||spice|730/-/-|worcestershire sauce
crystallised-ginger||=|crystallized ginger, stem ginger, preserved ginger, candied ginger, stem ginger in syrup|SR09426|ready|322 0.34 82.74 0.07 1.6 80.68 98 0.01 0 0 18 0.17 0|tbsp 12~, piece 15~|100||vegan||sweet spice|730/-/-|candied fruit
psyllium-husk||=|psyllium|SR42281|dry|332 4.6 77.3 0.5 77.3 0 125 0.06 0 0 294 0 0|tbsp 5~, tsp 1.7~|100||vegan||baking|730/-/-|seed gum
matcha||=|matcha powder, green tea powder|SR11667|dry|290 57.47 23.9 7.72 3.6 3.1 1048 2.65 0 10.1 120 28.5 0|tbsp 6~, tsp 2~|100||vegan||spice drink|730/-/-|dried spirulina
`,
}
