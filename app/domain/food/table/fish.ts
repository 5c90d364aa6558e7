import type { FoodTablePart } from './row.ts'

/**
 * Fish, shellfish and sea foods, raw and cooked. Columns (row.ts explains them):
 * id | name | plural | other names | USDA id | state | figures per 100 g | weights | edible % | other state |
 * diet | allergens | roles | keeps | stand-in
 */
export const FISH: FoodTablePart = {
  group: 'fish',
  rows: `
salmon||=|salmon fillet, salmon fillets, fresh salmon, atlantic salmon, salmon steak, side of salmon|SR15236|raw|208 20.42 0 13.42 0 0 59 3.05 55 3.9 9 0.34 0|piece 130~, fillet 130~, serving 130~|100|salmon-cooked 0.8|none|fish|protein|-/2/120|
salmon-cooked|cooked salmon|=|grilled salmon, baked salmon, poached salmon, roast salmon|SR15237|cooked|206 22.1 0 12.35 0 0 61 2.397 63 3.7 15 0.34 0|piece 105~, fillet 105~|100|salmon 1.25|none|fish|protein|-/3/90|
wild-salmon||=|sockeye salmon, sockeye|SR15085|raw|131 22.25 0 4.69 0 0 78 0.814 51 0 9 0.43 0|piece 130~, fillet 130~|100|wild-salmon-cooked 0.8|none|fish|protein|-/2/120|
salmon-canned|canned salmon|=|tinned red salmon, tinned salmon|SR15084|canned|129 19.68 0 4.97 0 0 403 0.862 55 0 215 0.64 0|can 213~|100||none|fish|protein|1095/3/-|
smoked-salmon||=|lox, gravlax, smoked salmon trimmings|SR15077|ready|117 18.28 0 4.32 0 0 672 0.929 23 0 11 0.85 0|cup 136, slice 25~, package 100~|100||none|fish|protein|-/10/60|
hot-smoked-salmon||=|kiln-roasted salmon|SR15077|ready|117 18.28 0 4.32 0 0 672 0.929 23 0 11 0.85 0|piece 120~, fillet 120~|100||none|fish|protein|-/10/60|smoked salmon
cod||=|cod fillet, cod loin, white fish, white fish fillet, cod fillets, white fish fillets, skinless cod|SR15015|raw|82 17.81 0 0.67 0 0 54 0.131 43 1 16 0.38 0|piece 140~, fillet 140~, serving 140~|100|cod-cooked 0.82|none|fish|protein|-/2/120|
cod-cooked|cooked cod|=|baked cod, poached cod|SR15016|cooked|105 22.83 0 0.86 0 0 78 0.168 55 1 14 0.49 0|piece 115~, fillet 115~|100|cod 1.22|none|fish|protein|-/3/90|
salt-cod||=|bacalao, bacalhau, saltfish, salted cod, dried salt cod, salt fish, baccalà, baccala, bacalla, morue, klippfisk, dried cod, stockfish|SR15018|dry|290 62.82 0 2.37 0 0 7027 0.462 152 3.5 160 2.5 0|piece 80~|100||none|fish|protein|-/60/180|
black-cod||=|sablefish|SR15074|raw|195 13.41 0 15.3 0 - 56 3.201 49 0 35 1.28 0|piece 150~, fillet 150~|100|black-cod-cooked 0.8|none|fish|protein|-/2/120|
haddock||=|haddock fillet, haddock fillets|SR15033|raw|74 16.32 0 0.45 0 0 213 0.091 54 0 11 0.17 0|piece 150~, fillet 150~|100|haddock-cooked 0.82|none|fish|protein|-/2/120|
haddock-cooked|cooked haddock|=|baked haddock|SR15034|cooked|90 19.99 0 0.55 0 0 261 0.111 66 0 14 0.21 0|piece 123~, fillet 123~|100|haddock 1.22|none|fish|protein|-/3/90|
smoked-haddock||=|finnan haddie, undyed smoked haddock|SR15035|raw|116 25.23 0 0.96 0 0 763 0.173 77 0 49 1.4 0|piece 150~, fillet 150~|100||none|fish|protein|-/4/90|
pollock||=|pollack, coley, alaska pollock|SR15266|raw|70 17.17 0 0.19 - - 159 0.039 61 - 12 0.27 -|piece 120~, fillet 120~|100|pollock-cooked 0.82|none|fish|protein|-/2/120|
pollock-cooked|cooked pollock|=|baked pollock|SR15267|cooked|80 19.42 0 0.26 - - 166 0.053 74 - 13 0.29 -|piece 100~, fillet 100~|100|pollock 1.22|none|fish|protein|-/3/90|
hake||=|whiting, hake fillet|SR15132|raw|90 18.31 0 1.31 0 0 72 0.247 67 0 48 0.34 0|piece 130~, fillet 130~|100|hake-cooked 0.82|none|fish|protein|-/2/120|whiting
hake-cooked|cooked hake|=||SR15133|cooked|116 23.48 0 1.69 0 0 132 0.4 84 0 62 0.42 0|piece 105~, fillet 105~|100|hake 1.22|none|fish|protein|-/3/90|whiting
plaice||=|sole, lemon sole, dover sole, flounder, plaice fillet, sole fillet, flatfish|SR15028|raw|70 12.41 0 1.93 0 0 296 0.441 45 0 21 0.18 0|piece 110~, fillet 110~|100|plaice-cooked 0.82|none|fish|protein|-/2/120|
plaice-cooked|cooked plaice|=|grilled plaice, grilled sole|SR15029|cooked|86 15.24 0 2.37 0 0 363 0.542 56 0 25 0.23 0|piece 90~, fillet 90~|100|plaice 1.22|none|fish|protein|-/3/90|
halibut||=|halibut fillet, halibut steak|SR15036|raw|91 18.56 0 1.33 0 0 68 0.292 49 0 7 0.16 0|piece 150~, fillet 150~|100|halibut-cooked 0.8|none|fish|protein|-/2/120|
halibut-cooked|cooked halibut|=||SR15037|cooked|111 22.54 0 1.61 0 0 82 0.354 60 0 9 0.2 0|piece 120~, fillet 120~|100|halibut 1.25|none|fish|protein|-/3/90|
turbot||=|brill|SR15129|raw|95 16.05 0 2.95 0 - 150 0.75 48 1.7 18 0.36 -|piece 150~, fillet 150~|100|turbot-cooked 0.82|none|fish|protein|-/2/120|
turbot-cooked|cooked turbot|=||SR15222|cooked|122 20.58 0 3.78 0 - 192 - 62 1.7 23 0.46 -|fillet 120~|100|turbot 1.22|none|fish|protein|-/3/90|
monkfish||=|monkfish tail|SR15054|raw|76 14.48 0 1.52 0 - 18 0.34 25 1 8 0.32 -|piece 150~, fillet 150~|100|monkfish-cooked 0.8|none|fish|protein|-/2/120|
monkfish-cooked|cooked monkfish|=||SR15203|cooked|97 18.56 0 1.95 0 - 23 - 32 1 10 0.41 -|fillet 120~|100|monkfish 1.25|none|fish|protein|-/3/90|
sea-bass||=|seabass, branzino, sea bass fillet, seabass fillet|SR15091|raw|97 18.43 0 2 0 0 68 0.511 41 0 10 0.29 0|piece 100~, fillet 100~|100|sea-bass-cooked 0.8|none|fish|protein|-/2/120|
sea-bass-cooked|cooked sea bass|=|grilled sea bass|SR15092|cooked|124 23.63 0 2.56 0 - 87 0.655 53 0 13 0.37 -|piece 80~, fillet 80~|100|sea-bass 1.25|none|fish|protein|-/3/90|
sea-bream||=|bream, gilthead bream, dorade, porgy|SR15090|raw|105 18.88 0 2.73 0 0 42 0.64 52 0 40 0.53 0|piece 100~, fillet 100~|100|sea-bream-cooked 0.8|none|fish|protein|-/2/120|scup
snapper||=|red snapper, snapper fillet|SR15101|raw|100 20.51 0 1.34 0 0 64 0.285 37 1.6 32 0.18 0|piece 170~, fillet 170~|100|snapper-cooked 0.8|none|fish|protein|-/2/120|
snapper-cooked|cooked snapper|=||SR15102|cooked|128 26.3 0 1.72 0 - 57 0.365 47 1.6 40 0.24 -|fillet 136~|100|snapper 1.25|none|fish|protein|-/3/90|
tilapia||=|tilapia fillet, basa, pangasius, river cobbler|SR15261|raw|96 20.08 0 1.7 0 0 52 0.585 50 0 10 0.56 0|piece 116, fillet 116|100|tilapia-cooked 0.8|none|fish|protein|-/2/120|
tilapia-cooked|cooked tilapia|=||SR15262|cooked|128 26.15 0 2.65 0 0 56 0.94 57 0 14 0.69 0|piece 87, fillet 87|100|tilapia 1.25|none|fish|protein|-/3/90|
catfish||=|catfish fillet|SR15234|raw|119 15.23 0 5.94 0 0 98 1.31 55 0 8 0.23 0|piece 159, fillet 159|100|catfish-cooked 0.8|none|fish|protein|-/2/120|
catfish-cooked|cooked catfish|=||SR15235|cooked|144 18.44 0 7.19 0 0 119 1.586 66 0 9 0.28 0|fillet 143|100|catfish 1.25|none|fish|protein|-/3/90|
trout||=|rainbow trout, trout fillet, trout fillets|SR15240|raw|141 19.94 0 6.18 0 0 51 1.383 59 2.9 25 0.31 0|piece 110~, fillet 110~|100|trout-cooked 0.8|none|fish|protein|-/2/120|
trout-cooked|cooked trout|=|grilled trout|SR15241|cooked|168 23.8 0 7.38 0 0 61 1.651 70 2.9 30 0.36 0|piece 88~, fillet 88~|100|trout 1.25|none|fish|protein|-/3/90|
mackerel||=|mackerel fillet, fresh mackerel|SR15046|raw|205 18.6 0 13.89 0 0 90 3.257 70 0.4 12 1.63 0|piece 112, fillet 112|100|mackerel-cooked 0.8|none|fish|protein|-/2/120|
mackerel-cooked|cooked mackerel|=|grilled mackerel|SR15047|cooked|262 23.85 0 17.81 0 - 83 4.176 75 0.4 15 1.57 -|piece 88, fillet 88|100|mackerel 1.25|none|fish|protein|-/3/90|
smoked-mackerel||=|smoked mackerel fillet, peppered mackerel|SR15047|ready|262 23.85 0 17.81 0 - 83 4.176 75 0.4 15 1.57 -|piece 88, fillet 88|100||none|fish|protein|-/10/60|cooked mackerel
mackerel-canned|canned mackerel|=|tinned mackerel|SR15048|canned|156 23.19 0 6.3 0 0 379 1.857 79 0.9 241 2.04 0|cup 190, can 125~|100||none|fish|protein|1095/3/-|
king-mackerel||=|kingfish|SR15049|raw|105 20.28 0 2 0 - 158 0.363 53 1.6 31 1.78 -|piece 150~, fillet 150~|100|king-mackerel-cooked 0.8|none|fish|protein|-/2/120|
sardine|||fresh sardine, pilchard|SR15039|raw|158 17.96 0 9.04 0 0 90 2.04 60 0.7 57 1.1 0|piece 50~|100||none|fish|protein|-/2/120|herring
sardines-canned|canned sardines|=|sardines in oil, canned sardine, sardines in olive oil|SR15088|canned|208 24.62 0 11.45 0 0 307 1.528 142 0 382 2.92 0|cup 149, piece 12, small 12, can 92|100||none|fish|protein|1095/3/-|
sardines-in-tomato|canned sardines in tomato sauce|=|sardines in tomato sauce, pilchards in tomato sauce|SR15089|canned|185 20.86 0.54 10.45 0.1 0.43 414 2.684 61 1 240 2.3 0|cup 89, piece 38, can 120~|100||none|fish|protein|1095/3/-|
herring|||herring fillet|SR15039|raw|158 17.96 0 9.04 0 0 90 2.04 60 0.7 57 1.1 0|piece 184, fillet 184|100|herring-cooked 0.78|none|fish|protein|-/2/120|
herring-cooked|cooked herring|=||SR15040|cooked|203 23.03 0 11.59 0 0 115 2.615 77 0.7 74 1.41 0|fillet 143|100|herring 1.28|none|fish|protein|-/3/90|
herring-pickled|pickled herring|=|rollmop, rollmops|SR15041|ready|262 14.19 9.64 18 0 7.71 870 2.381 13 0 77 1.22 0|cup 140, piece 15|100||none|fish|protein|-/21/-|
kipper|||smoked herring|SR15042|ready|217 24.58 0 12.37 0 0 918 2.791 82 1 84 1.51 0|piece 40, fillet 40|100||none|fish|protein|-/7/60|
anchovies||=|anchovy, anchovy fillet, anchovy fillets, tinned anchovies, canned anchovies|SR15002|canned|210 28.89 0 9.71 0 0 3668 2.203 85 0 232 4.63 0|tbsp 15~, piece 4, can 45, fillet 4|100||none|fish|sauce protein|730/30/-|
fresh-anchovy|||boquerones|SR15001|raw|131 20.35 0 4.84 0 0 104 1.282 60 0 147 3.25 0|piece 15~|100||none|fish|protein|-/2/120|
tuna-canned|canned tuna|=|tuna, tinned tuna chunks, tuna in water, tuna in brine, tuna chunks, canned tuna in water, tinned tuna|SR15121|canned|86 19.44 0 0.96 0 0 247 0.211 36 0 17 1.63 0|cup 154, can 112~|100||none|fish|protein|1095/3/-|
tuna-in-oil||=|canned tuna in oil, tuna in olive oil, tinned tuna in oil|SR15119|canned|198 29.13 0 8.21 0 0 416 1.534 18 0 13 1.39 0|cup 146, can 112~|100||none|fish|protein|1095/3/-|
tuna-steak|||fresh tuna, ahi tuna, yellowfin tuna, sushi-grade tuna|SR15127|raw|109 24.4 0 0.49 0 0 45 0.172 39 0 4 0.77 0|piece 150~, fillet 150~|100|tuna-steak-cooked 0.8|none|fish|protein|-/2/120|
tuna-steak-cooked|cooked tuna steak||seared tuna|SR15221|cooked|130 29.15 0 0.59 0 0 54 0.205 47 0 4 0.92 0|piece 120~|100|tuna-steak 1.25|none|fish|protein|-/3/90|
swordfish||=|swordfish steak|SR15110|raw|144 19.66 0 6.65 0 0 81 1.602 66 0 5 0.38 0|piece 136, fillet 136|100|swordfish-cooked 0.78|none|fish|protein|-/2/120|
swordfish-cooked|cooked swordfish|=||SR15111|cooked|172 23.45 0 7.93 0 0 97 1.911 78 0 6 0.45 0|piece 106|100|swordfish 1.28|none|fish|protein|-/3/90|
mahi-mahi||=|dorado fish|SR15023|raw|85 18.5 0 0.7 0 - 88 0.188 73 0 15 1.13 0|piece 204, fillet 204|100|mahi-mahi-cooked 0.8|none|fish|protein|-/2/120|
grouper||=||SR15031|raw|92 19.38 0 1.02 0 - 53 0.233 37 0 27 0.89 0|piece 259, fillet 259|100|grouper-cooked 0.8|none|fish|protein|-/2/120|
barramundi||=|perch, ocean perch, redfish|SR15057|raw|79 15.31 0 1.54 0 0 287 0.273 52 0 28 0.22 0|piece 120~, fillet 120~|100|barramundi-cooked 0.8|none|fish|protein|-/2/120|ocean perch
mullet||=|red mullet, grey mullet|SR15055|raw|117 19.35 0 3.79 0 0 65 1.116 49 1.2 41 1.02 0|piece 119, fillet 119|100|mullet-cooked 0.8|none|fish|protein|-/2/120|
carp||=||SR15008|raw|127 17.83 0 5.6 0 0 49 1.083 66 1.6 41 1.24 0|piece 218, fillet 218|100|carp-cooked 0.8|none|fish|protein|-/2/120|
pike||=|pike fish|SR15062|raw|88 19.26 0 0.69 0 0 39 0.118 39 3.8 57 0.55 0|fillet 198~|100|pike-cooked 0.8|none|fish|protein|-/2/120|
eel||=|smoked eel, unagi|SR15025|raw|184 18.44 0 11.66 0 0 51 2.358 126 1.8 20 0.5 0|fillet 204|100|eel-cooked 0.8|none|fish|protein|-/2/120|
whitebait||=|sprats, smelt, sprat|SR15099|raw|97 17.63 0 2.42 0 0 60 0.452 70 0 60 0.9 0|piece 8~, serving 100~|100||none|fish|protein|-/2/120|
milkfish||=|bangus|SR15053|raw|148 20.53 0 6.73 0 - 72 1.66 52 0 51 0.32 -|fillet 150~|100|milkfish-cooked 0.8|none|fish|protein|-/2/120|
skate-wing|||skate, ray wing, shark|SR15095|raw|130 20.98 0 4.51 0 0 79 0.925 51 0 34 0.84 0|piece 200~|100||none|fish|protein|-/2/120|shark
fish-roe||=|roe, cod roe, tobiko, masago, ikura, salmon roe|SR15072|raw|143 22.32 1.5 6.42 0 0 91 1.456 374 16 22 0.6 0|tbsp 14, can 227|100||none|fish|protein|-/4/60|
caviar||=||SR15012|ready|264 24.6 4 17.9 0 0 1500 4.06 588 0 275 11.88 0|tbsp 16|100||none|fish|protein|-/14/-|
taramasalata-roe|taramasalata|=||FN14620130|ready|338 5.97 3.89 33.25 0.2 1.95 708 8.288 73 1.5 117 0.44 0|tbsp 15~, serving 50~|100||none|fish gluten|sauce|-/7/30|seafood dip
fish-fingers||=|fish finger, fish sticks, fish stick|SR15027|frozen|277 11.01 21.66 16.23 1.5 1.65 402 3.733 28 0 16 0.84 0|piece 28|100||none|fish gluten|protein|-/1/180|fish sticks, heated
surimi||=|crab sticks, seafood sticks, crab stick, imitation crab, kani|SR15138|ready|95 7.62 15 0.46 0.5 6.25 529 0.216 20 0 13 0.39 0|piece 16~|100||none|fish crustaceans eggs gluten|protein|-/5/90|
bonito-flakes||=|katsuobushi, dried bonito|SR15018|dry|290 62.82 0 2.37 0 0 7027 0.462 152 3.5 160 2.5 0|cup 10~, tbsp 1~, handful 5~|100||none|fish|sauce protein|365/60/-|dried salted cod
# Crustaceans
prawns||=|shrimp, king prawn, prawn, shrimps, raw prawns, king prawns, raw king prawns, tiger prawn, tiger prawns, jumbo shrimp, large shrimp|SR15270|raw|85 20.1 0 0.51 - - 119 0.101 161 - 64 0.52 -|cup 145~, piece 12~, small 5~, medium 9~, large 18~, handful 60~|95|prawns-cooked 0.8|none|crustaceans|protein|-/2/120|
prawns-cooked|cooked prawns|=|cooked king prawn, boiled shrimp, cooked prawn, cooked shrimp|SR15271|cooked|99 23.98 0.2 0.28 - - 111 0.056 189 - 70 0.51 -|cup 145~, piece 10~, small 4~, medium 7~, large 14~|100|prawns 1.25|none|crustaceans|protein|-/2/90|
brown-shrimps||=|potted shrimp|SR15152|ready|100 20.42 0 1.36 0 0 870 0.188 252 4.1 145 2.13 0|cup 128, piece 3.2, can 128|100||none|crustaceans|protein|-/3/60|canned shrimp
crab|||crab meat, crabmeat, white crab meat, dressed crab, lump crab meat, lump crab, crab claws, crab claw meat|SR15140|cooked|83 17.88 0 0.74 0 0 395 0.201 97 3.3 91 0.5 0|cup 118~, piece 150~, serving 100~|100||none|crustaceans|protein|-/2/90|cooked blue crab
crab-canned|canned crab|=|tinned crab|SR15141|canned|83 17.88 0 0.74 0 0 563 0.201 97 3.3 91 0.5 0|cup 135, can 125|100||none|crustaceans|protein|1095/2/-|
king-crab|||crab legs, snow crab|SR15137|cooked|97 19.35 0 1.54 0 - 1072 0.133 53 7.6 59 0.76 -|piece 134|60||none|crustaceans|protein|-/2/120|
lobster|||lobster tail, lobster meat|SR15147|raw|77 16.52 0 0.75 0 0 423 0.181 127 0 84 0.26 0|piece 150|33|lobster-cooked 0.85|none|crustaceans|protein|-/2/120|
lobster-cooked|cooked lobster||boiled lobster|SR15148|cooked|89 19 0 0.86 0 0 486 0.208 146 0 96 0.29 0|cup 145, piece 118~|100|lobster 1.18|none|crustaceans|protein|-/2/90|
crayfish||=|crawfish, langoustine, langoustines, crayfish tails, scampi|SR15242|raw|72 14.85 0 0.97 0 - 62 0.163 107 0.5 25 0.55 -|piece 10~|40|crayfish-cooked 0.8|none|crustaceans|protein|-/2/120|
shrimp-paste||=|belacan, terasi, prawn paste|SR15152|ready|100 20.42 0 1.36 0 0 870 0.188 252 4.1 145 2.13 0|tbsp 17~, tsp 6~|100||none|crustaceans|sauce|365/180/-|canned shrimp
dried-shrimp||=|dried prawns|FN26319170|dry|250 51.05 0 3.4 0 0 2175 0.47 630 10.2 362 5.32 0|cup 135, tbsp 6~, serving 85|100||none|crustaceans|sauce protein|365/180/-|
# Molluscs
mussels||=|mussel, fresh mussels, moules|SR15164|raw|86 11.9 3.69 2.24 0 0 286 0.425 28 8 26 3.95 0|cup 150, piece 16~|40|mussels-cooked 0.5|none|molluscs|protein|-/2/90|
mussels-cooked|cooked mussels|=|steamed mussels, cooked mussel|SR15165|cooked|172 23.8 7.39 4.48 0 - 369 0.85 56 13.6 33 6.72 -|cup 150~, piece 8~|100|mussels 2|none|molluscs|protein|-/2/90|
clams||=|clam, vongole, cockles, cockle|SR15157|raw|86 14.67 3.57 0.96 0 0 601 0.187 30 0 39 1.62 0|cup 227, piece 14.5, small 9, medium 14.5, large 20|20|clams-cooked 0.57|none|molluscs|protein|-/2/90|
clams-cooked|cooked clams|=|steamed clams|SR15159|cooked|148 25.55 5.13 1.95 0 - 1202 0.188 67 22.1 92 2.81 -|piece 9.5|100|clams 1.75|none|molluscs|protein|-/2/90|
clams-canned|canned clams|=|tinned clams|SR15160|canned|142 24.25 5.9 1.59 0 0 112 0.309 50 0 65 2.68 0|cup 160|100||none|molluscs|protein|1095/2/-|
scallops||=|scallop, king scallop, king scallops|SR15172|raw|69 12.06 3.18 0.49 0 0 392 0.128 24 0 6 0.38 0|piece 30, small 6~, large 30~|100|scallops-cooked 0.6|none|molluscs|protein|-/2/90|
scallops-cooked|cooked scallops|=|seared scallops|SR90240|cooked|111 20.54 5.41 0.84 0 0 667 0.218 41 0 10 0.58 0|piece 24~|100|scallops 1.67|none|molluscs|protein|-/2/90|
squid||=|calamari, squid rings, squid tubes|SR15175|raw|92 15.58 3.08 1.38 0 0 44 0.358 233 4.7 32 0.68 0|cup 150~, piece 100~|100||none|molluscs|protein|-/2/90|
squid-fried|fried squid|=|fried calamari|SR15176|cooked|175 17.94 7.79 7.48 0 - 306 1.878 260 4.2 39 1.01 -|serving 140~|100||none|molluscs gluten|protein|-/2/60|
octopus||=|baby octopus, pulpo, polpo, octopus tentacles, octopus tentacle|SR15166|raw|82 14.91 2.2 1.04 0 0 230 0.227 48 5 53 5.3 0|piece 1000~|100|octopus-cooked 0.5|none|molluscs|protein|-/2/90|
octopus-cooked|cooked octopus|=|grilled octopus|SR15230|cooked|164 29.82 4.4 2.08 0 0 460 0.453 96 8 106 9.54 0|serving 100~|100|octopus 2|none|molluscs|protein|-/2/90|
cuttlefish||=||SR15163|raw|79 16.24 0.82 0.7 0 - 372 0.118 112 5.3 90 6.02 -|cup 150~|100|cuttlefish-cooked 0.5|none|molluscs|protein|-/2/90|
oysters||=|oyster, rock oyster|SR15171|raw|81 9.45 4.95 2.3 0 - 106 0.51 50 8 8 5.11 0|piece 50|30|oysters-cooked 0.5|none|molluscs|protein|-/2/90|
oysters-cooked|cooked oysters|=|grilled oysters|SR15231|cooked|163 18.9 9.9 4.6 0 0 212 1.02 100 12.8 16 9.2 0|piece 25|100|oysters 2|none|molluscs|protein|-/2/90|
smoked-oysters||=|canned oysters, tinned oysters|SR15170|canned|68 7.06 3.91 2.47 0 0 112 0.631 55 5 45 6.7 0|cup 248, piece 8, can 85~|100||none|molluscs|protein|1095/2/-|
whelks||=|whelk|SR15177|raw|137 23.84 7.76 0.4 0 0 206 0.031 65 4 57 5.03 0|piece 15~|100|whelks-cooked 0.5|none|molluscs|protein|-/2/90|
abalone||=||SR15155|raw|105 17.1 6.01 0.76 0 0 301 0.149 85 2 31 3.19 0|piece 85~|100||none|molluscs|protein|-/2/90|
snails||=|escargot, escargots, snail|SR90560|raw|90 16.1 2 1.4 0 0 70 0.361 50 0 10 3.5 0|piece 5~|100||none|molluscs|protein|-/2/90|
conch||=||SR15250|cooked|130 26.3 1.7 1.2 0 0 153 0.37 65 0 98 1.41 0|cup 127|100||none|molluscs|protein|-/2/90|
# Less usual, and what people also call for
fish-fillet|||fish, white fish fillets mixed, fish pie mix, firm white fish, mixed fish|SR15015|raw|82 17.81 0 0.67 0 0 54 0.131 43 1 16 0.38 0|cup 150~, piece 140~, package 320~, fillet 140~|100||none|fish|protein|-/2/120|cod
smoked-trout||=|smoked trout fillet|SR15077|ready|117 18.28 0 4.32 0 0 672 0.929 23 0 11 0.85 0|piece 65~, package 125~, fillet 65~|100||none|fish|protein|-/10/60|smoked salmon
sea-trout||=|arctic char, arctic charr, char|SR15115|raw|119 20.48 0 3.46 0 - 31 0.722 59 2.4 67 0.7 0|piece 143~, fillet 143~|100||none|fish|protein|-/2/120|wild rainbow trout
yellowtail||=|hamachi, amberjack, kingfish yellowtail|SR15135|raw|146 23.14 0 5.24 0 - 39 1.28 55 2.8 23 0.49 -|piece 150~, fillet 150~|100|yellowtail-cooked 0.8|none|fish|protein|-/2/120|
pompano||=|pomfret, cobia|SR15068|raw|164 18.48 0 9.47 0 0 65 3.509 50 0 22 0.6 0|fillet 112|100||none|fish|protein|-/2/120|
pomfret-hilsa|hilsa|=|ilish, shad, rohu|SR15094|raw|197 16.93 0 13.77 0 0 51 3.126 75 0 47 0.97 0|piece 100~, fillet 184|100||none|fish|protein|-/2/120|shad
escolar||=|butterfish, orange roughy|SR15007|raw|146 17.28 0 8.02 0 - 89 3.38 65 0 22 0.5 -|fillet 150~|100||none|fish|protein|-/2/120|butterfish
gurnard||=|john dory, rockfish, dab, megrim|SR15070|raw|90 18.36 0 1.34 0 0 74 0.347 50 0 14 0.3 0|piece 120~, fillet 120~|100||none|fish|protein|-/2/120|rockfish
rock-salmon||=|dogfish, huss, rigg|SR15095|raw|130 20.98 0 4.51 0 0 79 0.925 51 0 34 0.84 0|piece 150~|100||none|fish|protein|-/2/120|shark
barracuda||=|spanish mackerel|SR15051|raw|139 19.29 0 6.3 0 0 59 1.828 76 1.6 11 0.44 0|fillet 187|100||none|fish|protein|-/2/120|spanish mackerel
bluefish||=||SR15005|raw|124 20.04 0 4.24 0 - 60 0.915 59 0 7 0.48 0|fillet 150|100|bluefish-cooked 0.8|none|fish|protein|-/2/120|
whitefish||=|smoked whitefish, cisco|SR15130|raw|134 19.09 0 5.86 0 0 51 0.906 60 0 26 0.37 0|fillet 198|100|whitefish-cooked 0.8|none|fish|protein|-/2/120|
sturgeon||=||SR15104|raw|105 16.14 0 4.04 0 0 54 0.915 60 0 13 0.7 0|fillet 150~|100||none|fish|protein|-/2/120|
bluefin-tuna||=|toro, tuna belly|SR15117|raw|144 23.33 0 4.9 0 0 39 1.257 38 0 8 1.02 0|piece 120~|100||none|fish|protein|-/1/60|
skipjack-tuna||=|bonito|SR15123|raw|103 22 0 1.01 0 - 37 0.328 47 1 29 1.25 -|piece 150~, fillet 198~|100||none|fish|protein|-/2/120|
smoked-eel-bloater|bloater|||SR15042|ready|217 24.58 0 12.37 0 0 918 2.791 82 1 84 1.51 0|piece 120~|100||none|fish|protein|-/2/120|kippered herring
bottarga||=|dried roe, mullet roe, karasumi|SR15207|dry|204 28.62 1.92 8.23 0 - 117 1.866 479 16.4 28 0.77 -|tbsp 8~, tsp 2.7~, piece 50~|100||none|fish|protein|365/120/-|cooked fish roe
anchovy-paste||=|gentleman's relish|SR15002|ready|210 28.89 0 9.71 0 0 3668 2.203 85 0 232 4.63 0|tbsp 15~, tsp 5~|100||none|fish|sauce|365/90/-|canned anchovies
fish-pie-seafood-mix|seafood mix|=|frozen seafood mix, fruits de mer, mixed seafood|SR15175|frozen|92 15.58 3.08 1.38 0 0 44 0.358 233 4.7 32 0.68 0|cup 150~, handful 60~, package 250~|100||none|crustaceans molluscs fish|protein|-/1/180|squid
sea-urchin|||uni, winkles|SR15177|raw|137 23.84 7.76 0.4 0 0 206 0.031 65 4 57 5.03 0|piece 10~|100||none|molluscs|protein|-/2/90|whelk
soft-shell-crab|||blue crab, raw crab, whole crab|SR15139|raw|87 18.06 0.04 1.08 0 - 293 0.222 78 3 89 0.74 0|piece 90~|80||none|crustaceans|protein|-/2/90|
dungeness-crab|||brown crab|SR15226|cooked|110 22.32 0.95 1.24 0 - 378 0.168 76 3.6 59 0.43 -|piece 127|25||none|crustaceans|protein|-/2/90|
# As they are eaten
sea-bream-cooked|cooked sea bream|=|cooked porgy, grilled sea bream|SR15213|cooked|135 24.21 0 3.5 0 - 54 - 67 0 51 0.68 -|piece 80~, fillet 80~|100|sea-bream 1.25|none|fish|protein|-/3/90|scup
wild-salmon-cooked|cooked wild salmon|=|cooked sockeye salmon|SR15086|cooked|156 26.48 0 5.57 0 0 92 0.969 61 0 11 0.52 0|piece 105~, fillet 105~|100|wild-salmon 1.25|none|fish|protein|-/3/90|
black-cod-cooked|cooked black cod|=||SR15208|cooked|250 17.19 0 19.62 0 - 72 4.099 63 0 45 1.64 -|fillet 120~|100|black-cod 1.25|none|fish|protein|-/3/90|
mahi-mahi-cooked|cooked mahi mahi|=||SR15194|cooked|109 23.72 0 0.9 0 - 113 0.241 94 0 19 1.45 -|fillet 159|100|mahi-mahi 1.25|none|fish|protein|-/3/90|
grouper-cooked|cooked grouper|=||SR15032|cooked|118 24.84 0 1.3 0 - 53 0.299 47 0 21 1.14 -|fillet 202|100|grouper 1.25|none|fish|protein|-/3/90|
barramundi-cooked|cooked barramundi|=|cooked perch, cooked redfish|SR15058|cooked|96 18.51 0 1.87 0 0 347 0.33 63 0 34 0.27 0|fillet 98~|100|barramundi 1.25|none|fish|protein|-/3/90|ocean perch
mullet-cooked|cooked mullet|=||SR15056|cooked|150 24.81 0 4.86 0 - 71 1.431 63 1.2 31 1.41 -|fillet 93|100|mullet 1.25|none|fish|protein|-/3/90|
carp-cooked|cooked carp|=||SR15009|cooked|162 22.86 0 7.17 0 - 63 1.388 84 1.6 52 1.59 -|fillet 170|100|carp 1.25|none|fish|protein|-/3/90|
pike-cooked|cooked pike|=||SR15063|cooked|113 24.69 0 0.88 0 - 49 0.151 50 3.8 73 0.71 -|fillet 310|100|pike 1.25|none|fish|protein|-/3/90|
eel-cooked|cooked eel|=|grilled eel, unagi kabayaki|SR15026|cooked|236 23.65 0 14.95 0 - 65 3.023 161 1.8 26 0.64 0|fillet 159|100|eel 1.25|none|fish|protein|-/3/90|
milkfish-cooked|cooked milkfish|=||SR15202|cooked|190 26.32 0 8.63 0 - 92 - 67 0 65 0.41 -|fillet 120~|100|milkfish 1.25|none|fish|protein|-/3/90|
king-mackerel-cooked|cooked king mackerel|=||SR15200|cooked|134 26 0 2.56 0 - 203 0.465 68 1.6 40 2.28 -|fillet 308|100|king-mackerel 1.25|none|fish|protein|-/3/90|
bluefish-cooked|cooked bluefish|=||SR15189|cooked|159 25.69 0 5.44 0 - 77 1.172 76 0 9 0.62 -|fillet 117|100|bluefish 1.25|none|fish|protein|-/3/90|
whitefish-cooked|cooked whitefish|=||SR15223|cooked|172 24.47 0 7.51 0 - 65 1.162 77 0 33 0.47 -|fillet 154|100|whitefish 1.25|none|fish|protein|-/3/90|
yellowtail-cooked|cooked yellowtail|=||SR15225|cooked|187 29.67 0 6.72 0 - 50 - 71 2.9 29 0.63 -|fillet 292|100|yellowtail 1.25|none|fish|protein|-/3/90|
whitebait-fried|fried whitebait|=|fried smelt|SR15100|cooked|124 22.6 0 3.1 0 - 77 0.579 90 0 77 1.15 -|serving 100~|100||none|fish|protein|-/3/90|cooked smelt
fried-fish-fillet||=|breaded fish fillet, breaded fish, fried plaice, fried haddock|FN26117140|cooked|217 14.31 11.72 12.51 0.5 0.2 395 1.768 47 0 23 1.02 0|cup 135, piece 420, fillet 140, serving 140|100||none|fish gluten eggs|protein|-/3/90|
salmon-fried|fried salmon|=|pan-fried salmon|FN26137140|cooked|307 17.45 11.72 20.68 0.5 0.2 391 3.596 46 1.8 21 1.16 0|cup 135, fillet 140, serving 140|100||none|fish|protein|-/3/90|
fish-stew||=|fish in tomato sauce, cioppino|FN27150310|cooked|80 16.28 1.59 0.69 0.4 1.06 350 0.129 38 2.7 14 0.63 0|cup 222, serving 111|100||none|fish celery|dish protein|-/3/90|
prawns-fried|fried prawns|=|fried king prawns, breaded king prawns, fried shrimp|FN26319140|cooked|218 12.26 12.41 12.94 0.5 0.2 434 1.896 102 0 56 1.05 0|cup 135, small 10, large 15, serving 85|100||none|crustaceans gluten eggs|protein|-/2/90|
prawns-grilled|grilled prawns|=|garlic prawns, grilled shrimp, prawn skewers|FN26319123|cooked|110 17.26 1.16 3.55 0 0 359 0.928 162 0 69 0.27 0|cup 135, small 10, large 15, serving 85|100||none|crustaceans|protein|-/2/90|
shrimp-scampi||=|prawns in garlic butter, garlic butter prawns|FN27150230|cooked|192 15.41 2.27 12.98 0.2 0.1 168 4.264 154 3.8 72 0.5 0|cup 250, piece 15, serving 125|100||none|crustaceans milk|dish protein|-/2/90|
crayfish-cooked|cooked crayfish|=|cooked langoustine, boiled crawfish|SR15243|cooked|87 17.52 0 1.3 0 - 97 0.216 137 0.5 51 1.11 -|cup 145~, piece 8~|100|crayfish 1.25|none|crustaceans|protein|-/2/90|
whelks-cooked|cooked whelks|=||SR15178|cooked|275 47.68 15.52 0.8 0 - 412 0.062 130 6.8 113 10.06 -|piece 8~|100|whelks 2|none|molluscs|protein|-/2/90|
cuttlefish-cooked|cooked cuttlefish|=|grilled cuttlefish|SR15229|cooked|158 32.48 1.64 1.4 0 - 744 0.236 224 8.5 180 10.84 -|serving 100~|100|cuttlefish 2|none|molluscs|protein|-/2/90|
scallops-fried|fried scallops|=|breaded scallops|SR15173|cooked|216 18.07 10.13 10.94 - - 464 2.669 54 2.3 42 0.82 -|large 15.5|100||none|molluscs gluten eggs milk|protein|-/2/90|
clams-fried|fried clams|=|breaded clams|SR15158|cooked|202 14.24 10.33 11.15 - - 364 2.683 61 10 63 13.91 -|small 9.4|100||none|molluscs gluten eggs milk|protein|-/2/90|
oysters-fried|fried oysters|=|breaded oysters|SR15168|cooked|199 8.77 11.62 12.58 - - 417 3.197 71 3.8 62 6.95 -|piece 14.67, medium 14.67|100||none|molluscs gluten eggs milk|protein|-/2/90|
`,
}
