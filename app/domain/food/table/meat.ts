import type { FoodTablePart } from './row.ts'

/**
 * Meat, sausages and cured meat, raw and cooked. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const MEAT: FoodTablePart = {
  group: 'meat',
  rows: `
# Beef and veal
beef-mince||=|mince, minced beef, ground beef, hamburger meat, lean beef mince, steak mince, ground chuck, beef mince 15%|SR23567|raw|215 18.59 0 15 0 0 66 5.715 68 0 15 2.09 0|cup 225~, handful 100~|100|beef-mince-cooked 0.75|none||protein|-/2/120|
beef-mince-lean|lean beef mince 5% fat|=|5% beef mince, extra lean beef mince, extra lean ground beef|SR23557|raw|137 21.41 0 5 0 0 66 2.182 62 0 9 2.38 0|cup 225~, handful 100~|100|beef-mince-lean-cooked 0.78|none||protein|-/2/120|
beef-mince-20|beef mince 20% fat|=|20% beef mince, regular ground beef|SR23572|raw|254 17.17 0 20 0 0 66 7.581 71 0 18 1.94 0|cup 225~|100||none||protein|-/2/120|
beef-mince-cooked|cooked beef mince|=|cooked ground beef, browned mince|SR23570|cooked|256 27.73 0 15.3 0 0 89 5.806 89 0 22 2.93 0|cup 140~|100|beef-mince 1.33|none||protein|-/3/90|
beef-mince-lean-cooked|cooked lean beef mince|=|cooked lean mince|SR23560|cooked|193 29.17 0 7.58 0 0 85 3.298 89 0 9 3.23 0|cup 140~|100|beef-mince-lean 1.28|none||protein|-/3/90|
stewing-beef||=|beef, diced beef, beef stewing steak, beef braising steak, stewing beef steak, braising steak, stewing steak, chuck steak, beef chuck, casserole steak, stew meat, beef stew meat, stew beef, beef stewing meat, chuck roast, pot roast, feather blade|SR23093|raw|128 21.75 0.16 4.48 0 0 80 1.86 64 0 13 2.12 0|cup 150~, piece 30~|100|stewing-beef-cooked 0.65|none||protein|-/3/240|
stewing-beef-cooked|cooked stewing beef|=|braised beef, pulled beef|SR23090|cooked|191 32.41 0 6.82 0 0 67 2.8 99 0 16 2.96 0|cup 140~|100|stewing-beef 1.54|none||protein|-/3/90|
beef-steak|||steak, sirloin steak, sirloin, rump steak, rump, top sirloin, beef strips, beef stir-fry strips, stir-fry beef, minute steak, bavette steak|SR23611|raw|131 22.09 0 4.08 0 0 56 1.508 60 0 25 1.61 0|piece 225~, small 170~, medium 225~, large 300~|100|beef-steak-grilled 0.75|none||protein|-/3/240|
beef-steak-grilled|grilled beef steak||cooked steak, grilled sirloin steak, cooked beef steak|SR23610|cooked|178 29.42 0 5.84 0 0 61 2.224 79 0 19 1.87 0|piece 170~|100|beef-steak 1.33|none||protein|-/3/90|
ribeye-steak|||rib-eye steak, ribeye, rib eye, entrecote, entrecôte|SR23230|raw|228 19.26 0.12 16.71 0 0 52 7.363 68 0 8 1.81 0|piece 250~|100|ribeye-steak-grilled 0.75|none||protein|-/3/240|
ribeye-steak-grilled|grilled ribeye steak||cooked ribeye steak|SR23227|cooked|271 24.85 0 19.02 0 0 58 8.443 78 0 12 2.4 0|piece 190~|100|ribeye-steak 1.33|none||protein|-/3/90|
fillet-steak|||beef fillet, fillet of beef, beef tenderloin, filet mignon, tenderloin steak|SR23342|raw|147 21.72 0 6.67 0 0 44 2.363 61 0 14 2.49 0|piece 170~|100|fillet-steak-grilled 0.76|none||protein|-/3/240|
fillet-steak-grilled|grilled fillet steak||cooked fillet steak|SR13439|cooked|211 30.5 0 8.91 0 0 57 3.525 93 0 13 3.24 0|piece 130~|100|fillet-steak 1.32|none||protein|-/3/90|
flank-steak|||bavette, flank|SR13970|raw|155 21.22 0 7.17 0 0 54 2.978 65 0 25 1.55 0|piece 600~|100|flank-steak-grilled 0.75|none||protein|-/3/240|
flank-steak-grilled|grilled flank steak||cooked flank steak|SR13948|cooked|192 27.66 0 8.23 0 0 56 3.395 79 0 20 1.74 0|piece 130~, serving 130~|100|flank-steak 1.33|none||protein|-/3/90|
skirt-steak|||hanger steak, onglet, skirt|SR23217|raw|187 20.38 0 11.71 0 0 64 4.626 65 0 6 1.71 0|piece 400~|100||none||protein|-/3/240|
beef-brisket||=|brisket|SR13904|raw|165 20.32 0 9.29 0 0 80 3.592 67 0 13 2 0|slice 90~|100|beef-brisket-cooked 0.65|none||protein|-/3/240|
beef-brisket-cooked|cooked beef brisket|=|braised brisket, smoked brisket, barbecue brisket|SR13369|cooked|213 32.9 0 8.01 0 0 54 3.152 92 0 19 2.76 0|slice 60~|100|beef-brisket 1.54|none||protein|-/3/90|
beef-short-ribs||=|short ribs, short rib|SR23128|raw|235 17.48 0 18.33 0 0 78 7.979 75 0 12 2.24 0|piece 200~|60|beef-short-ribs-cooked 0.65|none||protein|-/3/240|
beef-short-ribs-cooked|cooked beef short ribs|=|braised short ribs|SR23125|cooked|305 25.48 0 22.58 0 0 70 10.04 100 0 14 2.7 0|piece 130~|100|beef-short-ribs 1.54|none||protein|-/3/90|
beef-joint|||roasting joint, beef topside, topside, silverside, beef roast, top round, round roast, roasting beef|SR23327|raw|125 23.45 0 3.5 0 0 54 1.353 62 0 13 2.33 0|piece 1200~, slice 60~|100|beef-roasted 0.75|none||protein|-/3/240|
beef-roasted|roast beef|=|roasted beef, sunday roast beef|SR23348|cooked|160 29.9 0 4.49 0 0 67 1.671 77 0 16 2.88 0|slice 45~|100|beef-joint 1.33|none||protein|-/3/90|
beef-shin||=|oxtail, beef shank, shin of beef, ox tail, beef shin on the bone, shin beef, beef shanks|SR23093|raw|128 21.75 0.16 4.48 0 0 80 1.86 64 0 13 2.12 0|cup 150~|80||none||protein|-/3/240|stewing beef
beef-liver||=|ox liver, liver|SR13325|raw|135 20.36 3.89 3.63 0 0 69 1.233 275 1.3 5 4.9 0|slice 81~|100|beef-liver-cooked 0.75|none||protein|-/2/120|
beef-liver-cooked|cooked beef liver|=|fried liver|SR13327|cooked|175 26.52 5.16 4.68 0 0 77 2.53 381 0.7 6 6.17 0|slice 81|100|beef-liver 1.33|none||protein|-/3/90|
beef-kidney|||ox kidney, kidney|SR13323|raw|99 17.4 0.29 3.09 0 0 182 0.868 411 9.4 13 4.6 0|cup 140~, piece 500~|100|beef-kidney-cooked 0.64|none||protein|-/2/120|
beef-tongue|||ox tongue, tongue|SR13339|raw|224 14.9 3.68 16.09 0 - 69 7 87 3.1 6 2.95 0|piece 1400~, slice 40~|76|beef-tongue-cooked 0.75|none||protein|-/3/120|
beef-heart|||ox heart|SR13321|raw|112 17.72 0.14 3.94 0 0 98 1.383 124 2 7 4.31 0|cup 140~, piece 1500~|100|beef-heart-cooked 0.62|none||protein|-/2/120|
tripe||=|beef tripe|SR13341|raw|85 12.07 0 3.69 0 0 97 1.291 122 0 69 0.59 0|cup 150~|100|tripe-cooked 0.85|none||protein|-/2/120|
suet||=|beef suet, shredded suet|SR13335|raw|854 1.5 0 94 0 0 7 52.3 68 0 2 0.17 0|cup 110~, tbsp 10~|100||none||fat|180/30/240|
beef-burger|||burger patty, burger patties, hamburger patty, beef patty, beefburger|SR23572|raw|254 17.17 0 20 0 0 66 7.581 71 0 18 1.94 0|piece 113~|100|beef-burger-grilled 0.72|none|gluten sulphites|protein|-/2/120|beef mince 20% fat
beef-burger-grilled|grilled beef burger||cooked burger patty, grilled hamburger patty|SR23573|cooked|270 25.75 0 17.78 0 0 75 6.764 88 0 24 2.48 0|piece 82~|100|beef-burger 1.39|none|gluten sulphites|protein|-/3/90|
veal-escalope|||veal, veal cutlet, veal schnitzel|SR17426|raw|107 22.07 0 2.07 0 0 86 0.805 56 0 4 0.81 0|piece 120~|100|veal-escalope-grilled 0.75|none||protein|-/3/240|
veal-escalope-grilled|grilled veal escalope||cooked veal|SR17425|cooked|151 31.89 0 2.63 0 0 88 1.012 72 0 6 1.39 0|piece 90~|100|veal-escalope 1.33|none||protein|-/3/90|
veal-mince||=|ground veal, minced veal|SR17142|raw|197 18.58 0 13.06 0 0 103 5.108 49 0 12 1.37 0|cup 225~|100|veal-mince-cooked 0.78|none||protein|-/1/120|
veal-shank|||osso buco, veal shin|SR17276|raw|113 19.15 0 3.48 - - 84 1.06 75 - 20 0.76 -|piece 300~|60||none||protein|-/3/240|
calf-liver||=|calves' liver, veal liver|SR17202|raw|140 19.93 2.91 4.85 0 0 77 1.56 334 0.7 5 6.4 0|slice 90~|100|calf-liver-cooked 0.72|none||protein|-/2/120|
corned-beef||=|salt beef, tinned corned beef|SR13348|canned|250 27.1 0 14.93 0 0 897 6.18 86 0 12 2.08 0|slice 21, can 340~|100||none||protein|900/4/60|
pastrami||=||SR13355|ready|147 21.8 0.36 5.82 0 0.1 1078 2.681 68 0.3 10 2.22 0|slice 28|100||none||protein|-/7/60|
bresaola||=|dried beef, biltong|SR13350|ready|153 31.1 2.76 1.94 0 2.7 2790 0.95 79 0 8 2.42 0|slice 5~|100||none||protein|-/14/60|
beef-jerky||=|jerky|SR19002|ready|410 33.2 11 25.6 1.8 9 2081 10.85 48 0 20 5.42 0|piece 20, serving 28~|100||none|soya gluten|protein|180/30/-|
roast-beef-sliced|sliced roast beef|=|deli roast beef|SR07043|ready|115 18.62 0.64 3.69 0 0.29 853 1.318 51 0 5 2.05 0|slice 9.3|100||none||protein|-/5/60|
# Pork
pork-loin|||pork, diced pork, pork loin steak, pork steak, pork loin steaks, pork roast, roasting pork|SR10224|raw|166 21.34 0 8.33 0 0 47 1.598 64 0 7 0.53 0|cup 140~, piece 150~|100|pork-loin-roasted 0.75|none||protein|-/3/240|
pork-loin-roasted|roast pork|=|roasted pork, cooked pork|SR10065|cooked|192 26.45 0 8.82 0 0 46 2.839 80 0 7 0.64 0|slice 45~|100|pork-loin 1.33|none||protein|-/3/90|
pork-chop|||pork cutlet|SR10062|raw|155 21.55 0 6.94 0 0 48 2.45 67 0 7 0.5 0|piece 160~, small 120~, medium 160~, large 220~|100|pork-chop-cooked 0.75|none||protein|-/3/240|
pork-chop-cooked|cooked pork chop||grilled pork chop, fried pork chop|SR10064|cooked|196 26.62 0 9.14 0 0 44 3.164 73 0 7 0.63 0|piece 120~|100|pork-chop 1.33|none||protein|-/3/90|
pork-fillet|||pork tenderloin|SR10218|raw|120 20.65 0 3.53 0 0 52 1.181 65 0 6 0.97 0|piece 450~|100|pork-fillet-cooked 0.75|none||protein|-/3/240|
pork-fillet-cooked|cooked pork fillet||roast pork tenderloin|SR10222|cooked|147 26.04 0 3.96 0 0 57 1.358 73 0 6 1.15 0|piece 402|100|pork-fillet 1.33|none||protein|-/3/90|
pork-shoulder||=|pulled pork raw, boston butt, pork butt, shoulder of pork|SR10080|raw|186 17.42 0 12.36 0 0 61 4.348 62 0 16 1.12 0|cup 140~|100|pork-shoulder-cooked 0.65|none||protein|-/3/240|
pork-shoulder-cooked|cooked pork shoulder|=|pulled pork, slow-cooked pork, carnitas|SR10081|cooked|267 25.07 0 17.69 0 0 58 6.584 98 0 26 1.75 0|cup 140~|100|pork-shoulder 1.54|none||protein|-/3/90|
pork-belly||=|belly pork, pork belly slices, samgyeopsal|SR10005|raw|518 9.34 0 53.01 0 0 32 19.33 72 0.3 5 0.52 0|slice 100~|100||none||protein|-/3/240|
pork-mince||=|minced pork, ground pork|SR10219|raw|263 16.88 0 21.19 0 - 56 7.87 72 0.7 14 0.88 -|cup 225~|100|pork-mince-cooked 0.72|none||protein|-/2/120|
pork-mince-cooked|cooked pork mince|=|cooked ground pork|SR10220|cooked|297 25.69 0 20.77 0 0 73 7.72 94 0.7 22 1.29 0|cup 140~|100|pork-mince 1.39|none||protein|-/3/90|
pork-ribs||=|spare ribs, spareribs, baby back ribs, ribs, pork rib|SR10088|raw|277 15.47 0 23.4 0 0 81 7.529 80 0 15 0.91 0|piece 60~|60|pork-ribs-cooked 0.57|none||protein|-/3/240|
pork-ribs-cooked|cooked pork ribs|=|barbecue ribs, bbq ribs|SR10089|cooked|397 29.06 0 30.3 0 0 93 11.12 121 0 47 1.85 0|piece 42~|100|pork-ribs 1.75|none||protein|-/3/90|
pork-liver||=|pig's liver|SR10110|raw|134 21.39 2.47 3.65 0 - 87 1.17 301 25.3 9 23.3 0|slice 60~|100|pork-liver-cooked 0.78|none||protein|-/2/120|
pork-trotter|||pig's trotter, pig trotter|SR10102|raw|212 23.16 0 12.59 0 0 132 3.57 88 0 70 0.58 0|piece 200~|45|pork-trotter-cooked 0.85|none||protein|-/3/240|
bacon||=|streaky bacon, rashers, rasher, smoked bacon, bacon rasher, bacon rashers, smoked streaky bacon, unsmoked bacon, bacon slices|SR10123|raw|417 12.62 1.28 39.69 0 1 662 13.296 66 0 5 0.41 0|piece 28~, slice 28, package 250~|100|bacon-cooked 0.35|none||protein|-/10/60|
bacon-cooked|cooked bacon|=|grilled bacon, fried bacon, crispy bacon, bacon bits|SR10862|cooked|468 33.92 1.7 35.09 0 0 1684 11.964 99 0 11 0.95 0|piece 10~, slice 10~|100|bacon 2.86|none||protein|-/4/60|
back-bacon||=|canadian bacon, bacon medallion, bacon medallions, back bacon rasher|SR10130|raw|110 20.31 1.34 2.62 0 0.9 751 0.9 48 0 6 0.44 0|piece 28~, slice 28~|100|back-bacon-cooked 0.75|none||protein|-/10/60|
bacon-lardons|pancetta|=|lardons, cubed bacon, guanciale, pancetta cubes, smoked lardons|SR10123|raw|417 12.62 1.28 39.69 0 1 662 13.296 66 0 5 0.41 0|cup 140~, slice 10~, handful 60~, package 160~|100||none||protein|-/21/60|streaky bacon
salt-pork||=|fatback, lardo|SR10165|raw|748 5.05 0 80.5 0 0 2684 29.38 86 0 6 0.44 0|slice 20~|100||none||fat protein|-/60/120|
gammon|||gammon steak, gammon joint, ham joint|SR10150|raw|246 18.49 0.06 18.52 0 0 1284 6.62 56 34.9 7 0.71 0|piece 225~, slice 225~|100|gammon-cooked 0.8|none||protein|-/5/60|
ham||=|cooked ham, sliced ham, honey roast ham, deli ham, ham slice, wiltshire ham|SR07029|ready|163 16.6 3.83 8.6 1.3 0 1143 2.936 57 4 24 1.02 0|cup 135~, slice 28|100||none||protein|-/5/60|
ham-hock|||smoked ham hock, ham shank|SR10935|cooked|191 24.39 0.64 9.35 0 0.64 810 3.018 70 0 7 1.42 0|piece 450~|100||none||protein|-/4/60|
parma-ham||=|prosciutto, serrano ham, jamón, jamon serrano, iberico ham, prosciutto di parma|FN22311450|ready|195 27.8 0.3 8.32 0 0 2695 2.78 70 0 10 1.11 0|cup 56, slice 15~, serving 57|100||none||protein|-/14/60|
salami||=|salame, milano salami, saucisson, soppressata|SR07072|ready|378 21.07 0.72 31.65 0 0.26 1756 11.418 108 0 24 1.36 0|slice 10~|100||none||protein|-/21/60|
pepperoni||=|pepperoni slices|SR07057|ready|504 19.25 1.18 46.28 0 0 1582 17.708 97 0 19 1.33 0|piece 2~, slice 2~|100||none||protein|-/21/60|
chorizo||=|chorizo sausage, cured chorizo, cooking chorizo, spanish chorizo|SR07019|raw|455 24.1 1.86 38.27 0 0 1235 14.38 88 0 8 1.59 0|cup 130~, piece 60~, slice 5~|100||none||protein|-/21/60|
mortadella||=|bologna, bologna sausage|SR07050|ready|311 16.37 3.05 25.39 0 0 1246 9.51 56 0 18 1.4 0|slice 15|100||none|nuts|protein|-/7/60|
pate|pâté||liver pate, liver sausage, liverwurst|SR07055|ready|319 14.2 1.5 28 0 - 697 9.57 255 2 70 5.5 0|tbsp 13~, piece 113~, slice 18~, serving 40~|100||none|milk|protein|-/5/60|
pork-sausage|||sausages, sausage, bangers, cumberland sausage, lincolnshire sausage, breakfast sausage, sausage meat, sausagemeat, chipolata, sausage link|SR07063|raw|288 15.39 0.93 24.8 0 0.93 739 7.57 70 0 8 1.02 0|piece 57~, small 28~, medium 57~, large 70~|100|pork-sausage-cooked 0.82|none|gluten sulphites|protein|-/3/60|
pork-sausage-cooked|cooked pork sausage||grilled sausage, fried sausage|SR07064|cooked|325 18.53 1.42 27.25 0 1.09 814 8.826 86 0 9 1.2 0|piece 47~, small 23~|100|pork-sausage 1.22|none|gluten sulphites|protein|-/3/60|
italian-sausage|||salsiccia, fennel sausage|SR07036|raw|346 14.25 0.65 31.33 0 - 731 11.27 76 2 18 1.18 -|piece 113~|100|italian-sausage-cooked 0.75|none|sulphites|protein|-/3/60|
bratwurst||||SR07013|cooked|333 13.72 2.85 29.18 0 0 846 9.998 74 0 28 0.53 0|piece 85|100||none||protein|-/7/60|
frankfurter|||hot dog sausage, hot dogs sausages, wiener, frank|SR07022|ready|316 11.16 3.36 28.3 0 1.31 992 10.979 55 0 12 1.2 0|piece 45~, large 57~|100||none||protein|-/14/60|beef frankfurter
kielbasa||=|smoked sausage, polish sausage|SR07970|ready|325 10.84 3.72 29.63 0 2.05 928 9.684 61 19.1 24 0.75 0|piece 150~, slice 10~|100||none||protein|-/14/60|
black-pudding||=|blood sausage, morcilla, boudin noir|SR07005|ready|379 14.6 1.29 34.5 0 1.29 680 13.4 120 0 6 6.4 0|slice 25|100||none|gluten|protein|-/14/60|
haggis||=|white pudding|SR07041|cooked|326 14.1 2.2 28.5 0 - 860 10.6 158 0 26 6.4 -|slice 60~, serving 120~|100||none|gluten|protein|-/5/60|liver sausage
spam||=|luncheon meat, tinned pork|SR07908|canned|315 13.4 4.6 26.6 0 0 1411 9.987 71 0 0 0.64 0|slice 21~, can 340~|100||none||protein|900/4/-|
# Lamb, goat, game
lamb-mince||=|minced lamb, ground lamb, mutton mince|SR17224|raw|282 16.56 0 23.41 0 0 59 10.19 73 0 16 1.55 0|cup 225~|100|lamb-mince-cooked 0.72|none||protein|-/2/120|
lamb-mince-cooked|cooked lamb mince|=|cooked ground lamb|SR17225|cooked|283 24.75 0 19.65 0 0 81 8.12 97 0 22 1.79 0|cup 140~|100|lamb-mince 1.39|none||protein|-/3/90|
lamb-shoulder||=|lamb, diced lamb, stewing lamb, shoulder of lamb, mutton, lamb neck, lamb neck fillet, stew lamb, mutton curry cut|SR17242|raw|244 17.07 0 18.96 0 - 63 8.1 71 0 16 1.53 -|cup 140~|80|lamb-shoulder-cooked 0.66|none||protein|-/3/240|
lamb-shoulder-cooked|cooked lamb shoulder|=|braised lamb, slow-cooked lamb|SR17243|cooked|338 29.46 0 23.57 0 - 74 9.71 117 0 27 2.39 -|serving 120~|100|lamb-shoulder 1.52|none||protein|-/3/90|
lamb-leg|||leg of lamb, gigot, lamb leg steak, lamb steak|SR17230|raw|209 18.47 0 14.42 0 - 57 6.21 68 0 8 1.7 -|piece 1500~|74|lamb-leg-roasted 0.72|none||protein|-/3/240|
lamb-leg-roasted|roast lamb|=|roasted lamb|SR17231|cooked|242 26.2 0 14.42 0 - 67 5.92 92 0 10 2.02 -|slice 45~|100|lamb-leg 1.39|none||protein|-/3/90|
lamb-chop|||lamb cutlet, lamb loin chop, rack of lamb, lamb cutlets|SR17236|raw|279 17.18 0 22.75 0 - 59 9.95 72 0 14 1.66 -|piece 90~|80|lamb-chop-cooked 0.72|none||protein|-/3/240|
lamb-chop-cooked|cooked lamb chop||grilled lamb chop|SR17237|cooked|297 26.06 0 20.61 0 - 78 8.65 99 0 20 1.84 -|piece 64~|100|lamb-chop 1.39|none||protein|-/3/90|
lamb-shank|||lamb foreshank, lamb shanks, shank of lamb, mutton shank|SR17228|raw|201 18.91 0 13.38 0 - 72 5.83 72 0 11 1.67 -|piece 300~|65|lamb-shank-cooked 0.68|none||protein|-/3/240|
lamb-shank-cooked|cooked lamb shank||braised lamb shank|SR17229|cooked|243 28.37 0 13.46 0 - 72 5.63 106 0 20 2.14 -|piece 205~|100|lamb-shank 1.47|none||protein|-/3/90|
lamb-liver||=|lamb's liver|SR17199|raw|139 20.38 1.78 5.02 0 - 70 1.94 371 4 7 7.37 -|slice 60~|100|lamb-liver-cooked 0.75|none||protein|-/2/120|
lamb-kidney|||lamb's kidney|SR17195|raw|97 15.74 0.82 2.95 0 - 156 1 337 11 13 6.38 -|piece 60~|100|lamb-kidney-cooked 0.67|none||protein|-/2/120|
goat|goat meat|=|kid goat, diced goat, goat|SR17168|raw|109 20.6 0 2.31 0 - 82 0.71 57 0 13 2.83 -|cup 140~|75|goat-cooked 0.68|none||protein|-/3/240|
goat-cooked|cooked goat meat|=|curried goat meat, stewed goat|SR17169|cooked|143 27.1 0 3.03 0 0 86 0.93 75 0 17 3.73 0|cup 140~|100|goat 1.47|none||protein|-/3/90|
venison||=|deer, diced venison, venison steak, venison haunch|SR17164|raw|120 22.96 0 2.42 0 0 51 0.95 85 0 5 3.4 0|piece 150~|100|venison-cooked 0.74|none||protein|-/3/240|
venison-cooked|cooked venison|=|roast venison|SR17165|cooked|158 30.21 0 3.19 0 - 54 1.25 112 0 7 4.47 -|cup 140~|100|venison 1.35|none||protein|-/3/90|
venison-mince||=|ground venison|SR17343|raw|157 21.78 0 7.13 0 0 75 3.361 80 0 11 2.92 0|piece 85|100|venison-mince-cooked 0.8|none||protein|-/2/120|
rabbit||=|diced rabbit|SR17180|raw|114 21.79 0 2.32 0 - 50 0.69 81 0 12 3.2 -|cup 140~, piece 900~|75|rabbit-cooked 0.7|none||protein|-/3/240|wild rabbit
rabbit-cooked|cooked rabbit|=|stewed rabbit|SR17181|cooked|173 33.02 0 3.51 0 0 45 1.05 123 0 18 4.85 0|cup 140~|100|rabbit 1.43|none||protein|-/3/90|
wild-boar||=|boar|SR17158|raw|122 21.51 0 3.33 0 - - 0.99 - 0 12 - -|cup 140~|100|wild-boar-cooked 0.75|none||protein|-/3/240|
bison||=|bison mince, buffalo meat|SR17330|raw|223 18.67 0 15.93 0 0 66 6.802 70 0 11 2.6 0|piece 113, serving 85|100|bison-cooked 0.78|none||protein|-/2/120|bison mince
horse-meat||=|horse|SR17170|raw|133 21.39 0 4.6 0 - 53 1.44 52 1 6 3.82 -|piece 150~|100||none||protein|-/3/240|
ostrich||=|ostrich steak|SR05642|cooked|175 26.15 0 7.07 0 0 80 1.793 83 0 8 3.43 0|piece 93, serving 85|100||none||protein|-/3/90|ostrich mince
# Less usual, and what people also call for
t-bone-steak|T-bone steak||porterhouse steak raw, porterhouse, raw t-bone steak, tomahawk steak, côte de boeuf|SR23192|raw|255 18.13 0 20.31 0 0 56 9.097 69 0 10 1.74 0|piece 300~|75|t-bone-steak-grilled 0.75|none||protein|-/3/240|bone-in ribeye
t-bone-steak-grilled|grilled T-bone steak||grilled porterhouse steak|SR13473|cooked|247 24.18 0 15.93 0 0 67 6.074 60 0 5 3.35 0|piece 225~|100|t-bone-steak 1.33|none||protein|-/3/90|
flat-iron-steak|||flat iron, denver steak, top blade steak, ranch steak|SR23059|raw|176 18.99 0 10.52 0 0 74 3.945 66 0 6 2.36 0|piece 200~|100|flat-iron-steak-grilled 0.75|none||protein|-/3/240|
flat-iron-steak-grilled|grilled flat iron steak|||SR23060|cooked|222 24.93 0 12.79 0 0 77 5.095 83 0 6 2.88 0|piece 150~|100|flat-iron-steak 1.33|none||protein|-/3/90|
rib-of-beef||=|prime rib, rib roast, forerib, rib of beef on the bone, standing rib roast, beef forerib|SR23192|raw|255 18.13 0 20.31 0 0 56 9.097 69 0 10 1.74 0|piece 2000~|80|rib-of-beef-roasted 0.75|none||protein|-/3/240|
rib-of-beef-roasted|roast rib of beef|=||SR23191|cooked|300 23.47 0 22.91 0 0 63 9.883 82 0 13 2.14 0|slice 85~|100|rib-of-beef 1.33|none||protein|-/3/90|
beef-cheek|||ox cheek, ox cheeks, beef cheeks, cow cheek, cheek of beef, ox-cheek|SR23093|raw|128 21.75 0.16 4.48 0 0 80 1.86 64 0 13 2.12 0|piece 350~|100||none||protein|-/3/240|stewing beef
bone-marrow||=|marrow bone, marrow bones|SR13335|raw|854 1.5 0 94 0 0 7 52.3 68 0 2 0.17 0|piece 30~|20||none||fat|-/3/240|beef suet
sweetbreads||=|veal sweetbreads, lamb sweetbreads|SR17218|raw|101 17.21 0 3.07 0 0 67 0.806 250 49.2 3 1.05 0|piece 120~|100||none||protein|-/1/90|
veal-chop|||veal loin chop|SR17104|raw|177 20.07 0.07 10.07 0 0 98 3.607 59 0 14 0.84 0|piece 180~|75|veal-chop-grilled 0.75|none||protein|-/3/240|
veal-chop-grilled|grilled veal chop|||SR17437|cooked|198 28.04 0.16 9.48 0 0 86 3.378 79 0 17 0.82 0|piece 135~|100|veal-chop 1.33|none||protein|-/3/90|
pork-cheek|||pig cheeks, pork cheeks, pig cheek, pig’s cheek|SR10074|raw|193 18.71 0 12.51 0 0 84 4.14 63 0 12 0.57 0|piece 100~|100||none||protein|-/3/240|pork shoulder
pork-knuckle|||pork hock, eisbein, schweinshaxe, pork shank|SR10074|raw|193 18.71 0 12.51 0 0 84 4.14 63 0 12 0.57 0|piece 500~|60||none||protein|-/3/240|pork shoulder
pork-leg-steak|||leg of pork, pork leg, pork leg joint|SR10957|raw|123 21.64 0 3.39 0 0 73 1.187 63 0 7 0.84 0|piece 150~|100||none||protein|-/3/240|
pork-crackling||=|crackling|SR19041|cooked|544 61.3 0 31.3 0 0 1818 11.37 95 0.5 30 0.88 0|serving 30~|100||none||protein|-/3/60|pork rinds
chitterlings||=|chitlins|SR10098|raw|182 7.64 0 16.61 0 0 24 7.619 154 1.1 16 1.02 0|cup 140~|100||none||protein|-/1/90|
coppa||=|capicola, capocollo, speck, culatello, lonza|FN22311450|ready|195 27.8 0.3 8.32 0 0 2695 2.78 70 0 10 1.11 0|slice 10~, serving 57|100||none||protein|-/14/60|prosciutto
nduja||=|'nduja, sobrasada|SR07019|ready|455 24.1 1.86 38.27 0 0 1235 14.38 88 0 8 1.59 0|tbsp 15~, tsp 5~|100||none||protein|-/30/60|chorizo
merguez||=|merguez sausage, merguez sausages|SR07019|raw|455 24.1 1.86 38.27 0 0 1235 14.38 88 0 8 1.59 0|piece 50~|100||none||protein|-/3/60|chorizo
boerewors||=|toulouse sausage, venison sausage, beef sausage, boerewurst|SR07956|cooked|332 18.21 0.35 27.98 0 0 813 10.905 82 0 11 1.57 0|piece 60~|100||none||protein|-/3/60|cooked beef sausage
andouille||=|smoked pork sausage, smoked sausage link|SR07074|ready|309 11.98 0.94 28.23 0 0.94 827 9.313 61 0 11 0.59 0|piece 68|100||none||protein|-/14/60|
chinese-sausage||=|lap cheong, lap xuong, longganisa|SR07074|ready|309 11.98 0.94 28.23 0 0.94 827 9.313 61 0 11 0.59 0|piece 40~|100||none||protein|60/90/180|smoked pork sausage
chicken-sausage|||turkey sausage|SR07955|raw|155 18.79 0.47 8.08 0 0 593 1.963 75 2.3 19 1.17 0|piece 57|100||none|gluten sulphites|protein|-/3/60|turkey sausage
cocktail-sausages||=|pigs in blankets, cocktail sausage, pig in blanket|SR07064|cooked|325 18.53 1.42 27.25 0 1.09 814 8.826 86 0 9 1.2 0|piece 12~|100||none|gluten sulphites|protein|-/3/60|cooked pork sausage
frozen-meatballs||=|ready-made meatballs, uncooked meatballs, beef meatballs raw, italian meatballs|SR07972|frozen|286 14.4 8.06 22.21 2.3 3.47 666 7.627 66 0 80 1.77 0|piece 28~, serving 85~|100||none|gluten milk|protein|-/2/180|
lamb-breast||=|breast of lamb, lamb ribs|SR17242|raw|244 17.07 0 18.96 0 - 63 8.1 71 0 16 1.53 -|piece 600~|70||none||protein|-/3/240|lamb shoulder
lamb-heart|||hearts, heart|SR17191|raw|122 16.47 0.21 5.68 0 - 89 2.25 135 5 6 4.6 -|piece 150~|100||none||protein|-/2/120|
lamb-sweetbread-brain|lamb brains|=|brains, brain, lamb brain|SR17185|raw|122 10.4 0 8.58 0 - 112 2.19 1352 16 9 1.75 -|piece 110~|100||none||protein|-/1/90|
hare||=|wild hare|SR17180|raw|114 21.79 0 2.32 0 - 50 0.69 81 0 12 3.2 -|piece 1400~|75||none||protein|-/3/240|wild rabbit
elk||=|moose, caribou, reindeer|SR17166|raw|111 22.95 0 1.45 0 - 58 0.53 55 0 4 2.76 -|piece 150~|100|elk-cooked 0.75|none||protein|-/3/240|
kangaroo||=|crocodile, kangaroo steak|SR17164|raw|120 22.96 0 2.42 0 0 51 0.95 85 0 5 3.4 0|piece 150~|100||none||protein|-/3/240|venison
water-buffalo||=|buffalo|SR17160|raw|99 20.39 0 1.37 0 - 53 0.46 46 0 12 1.61 -|cup 140~|100||none||protein|-/3/240|
cooked-meat||=|meat, roast meat, cold meat, leftover meat, sliced meat|FN20000000|cooked|215 27.13 0 11.29 0 0 363 4.345 82 0 15 1.91 0|cup 135, slice 40~, serving 60|100||none||protein|-/3/90|
# As they are eaten
pork-schnitzel||=|breaded pork chop, fried breaded pork chop, tonkatsu, wiener schnitzel|FN22101310|cooked|229 25.06 7.16 10.58 0.4 0.62 409 3.186 63 0 26 1.02 0|cup 135, slice 30, serving 120|100||none|gluten eggs|protein dish|-/3/90|
country-fried-steak||=|chicken-fried steak, breaded steak|FN21104110|cooked|306 19.9 7.94 21.05 0.3 0.13 432 5.936 66 0 23 1.8 0|cup 135, slice 30, serving 160|100||none|gluten eggs milk|protein dish|-/3/90|
gammon-cooked|cooked gammon|=|roast gammon, glazed ham, baked ham, roast ham|SR10183|cooked|165 21.97 0.5 7.66 0 0 1385 2.61 57 0 8 1.4 0|cup 140, piece 180~, slice 45~|100|gammon 1.25|none||protein|-/3/90|
back-bacon-cooked|cooked back bacon|=|grilled back bacon, cooked canadian bacon|SR10998|cooked|146 28.31 1.8 2.78 0 1.2 993 1.039 67 0 7 0.56 0|slice 21~|100|back-bacon 1.33|none||protein|-/3/90|
italian-sausage-cooked|cooked italian sausage|||SR07089|cooked|344 19.12 4.27 27.31 0.1 1.86 743 10.195 57 0.1 21 1.43 0|piece 87|100|italian-sausage 1.33|none|sulphites|protein|-/3/90|
lamb-liver-cooked|cooked lamb liver|=|fried lamb's liver|SR17201|cooked|238 25.53 3.78 12.65 0 - 124 4.9 493 13 9 10.2 0|slice 50~|100|lamb-liver 1.33|none||protein|-/3/90|
lamb-kidney-cooked|cooked lamb kidney|||SR17196|cooked|137 23.65 0.99 3.62 0 - 151 1.23 565 12 18 12.4 -|piece 40~|100|lamb-kidney 1.49|none||protein|-/3/90|
calf-liver-cooked|cooked calf liver|=|fried calf's liver|SR17204|cooked|193 27.37 4.47 6.51 0 0 85 2.109 485 0.7 7 5.98 0|slice 67|100|calf-liver 1.39|none||protein|-/3/90|
pork-liver-cooked|cooked pork liver|=||SR10111|cooked|165 26.02 3.76 4.4 0 - 49 1.41 355 23.6 10 17.92 0|slice 50~|100|pork-liver 1.28|none||protein|-/3/90|
beef-heart-cooked|cooked beef heart|=||SR13322|cooked|165 28.48 0.15 4.73 0 0 59 1.404 212 0 5 6.38 0|cup 140~|100|beef-heart 1.61|none||protein|-/3/90|
beef-tongue-cooked|cooked beef tongue|=|boiled ox tongue, sliced tongue, cooked tongue, cooked ox tongue, pressed tongue|SR13340|cooked|284 19.29 0 22.3 0 0 65 8.125 132 1.3 5 2.61 0|slice 30~|100|beef-tongue 1.33|none||protein|-/3/90|
beef-kidney-cooked|cooked beef kidney|=||SR13324|cooked|158 27.27 0 4.65 0 0 94 1.439 716 0 19 5.8 0|cup 140~|100|beef-kidney 1.56|none||protein|-/3/90|
tripe-cooked|cooked tripe|=||SR23640|cooked|94 11.71 1.99 4.05 0 0 68 1.357 157 0 81 0.66 0|serving 85|100|tripe 1.18|none||protein|-/3/90|
veal-mince-cooked|cooked veal mince|=||SR17143|cooked|172 24.38 0 7.56 0 0 83 3.04 103 0 17 0.99 0|cup 140~|100|veal-mince 1.28|none||protein|-/3/90|
veal-parmigiana||=||FN27135110|cooked|204 15.33 8.33 11.92 0.8 1.68 436 4.116 67 2 122 1.26 0|cup 209, piece 182, serving 157|100||none|gluten milk eggs|dish protein|-/3/90|
veal-marsala||=|veal scallopini, saltimbocca|FN27135050|cooked|175 16.68 6.7 8.66 0.4 0.51 138 3.64 69 1.4 10 1.11 0|slice 96, serving 96|100||none|gluten sulphites milk|dish protein|-/3/90|
venison-mince-cooked|cooked venison mince|=||SR17344|cooked|187 26.45 0 8.22 0 0 78 3.993 98 0 14 3.35 0|piece 93, serving 85|100|venison-mince 1.25|none||protein|-/3/90|
bison-cooked|cooked bison|=|bison burger|SR17331|cooked|238 23.77 0 15.13 0 0 73 6.461 83 0 13 3.08 0|serving 85|100|bison 1.28|none||protein|-/3/90|
wild-boar-cooked|cooked wild boar|=||SR17159|cooked|160 28.3 0 4.38 0 0 60 1.3 77 0 16 1.12 0|serving 120~|100|wild-boar 1.33|none||protein|-/3/90|
elk-cooked|cooked elk|=||SR17167|cooked|146 30.19 0 1.9 0 - 61 0.7 73 0 5 3.63 -|serving 120~|100|elk 1.33|none||protein|-/3/90|
pork-trotter-cooked|cooked pork trotter|||SR10173|cooked|238 21.94 0 16.05 0 0 73 4.343 107 0 0 0.98 0|piece 90~|100|pork-trotter 1.18|none||protein|-/3/90|
salt-beef-cooked|cooked salt beef|=|corned beef brisket|SR13347|cooked|251 18.17 0.47 18.98 0 0 973 6.34 98 0 8 1.86 0|slice 30~|100||none||protein|-/3/90|
meat-skewers||=|beef kebab, shish kebab, beef skewers|FN27410250|cooked|121 14.81 4.99 4.89 0.9 2.33 209 1.661 41 12.6 14 1.32 0|cup 154, serving 115|100||none||dish protein|-/3/90|
`,
}
