/**
 * Which foods of the table are a matter of caution for infants or in pregnancy; `cautions.ts` has the rules. What the table
 * tells by a figure or a group (salt, alcohol, sweets) stands there and not here. Ids of foods, parted by blanks.
 */
export const FOODS_OF_CAUTION = {
  honey: `honey honey-mustard-dressing honey-roasted-peanuts baklava nougat granola yoghurt-with-granola
    soft-granola-bar energy-bar energy-balls sesame-snaps`,
  /** Ripened by mould or smear, and fresh cheese of the kind that outbreaks of listeria are traced to. */
  'ripened-cheese': `brie reblochon camembert blue-cheese stilton gorgonzola roquefort goats-cheese limburger port-salut
    queso-fresco blue-cheese-dressing`,
  /** Cured, fermented or sliced, and eaten as it is by others. */
  'cold-meat': `ham ham-hock parma-ham salami pepperoni chorizo sucuk mortadella pastrami bresaola beef-jerky
    roast-beef-sliced coppa nduja frankfurter kielbasa andouille chinese-sausage black-pudding
    smoked-chicken turkey-rashers sliced-turkey`,
  /** Smoked, cured or raw, and eaten as it is by others. */
  'cold-fish': `smoked-salmon hot-smoked-salmon smoked-mackerel smoked-trout smoked-eel-bloater kipper
    herring-pickled caviar fish-roe taramasalata-roe bottarga sea-urchin oysters whelks`,
  /** Bought or cooked already, with egg, meat or fish that is still raw or soft. */
  'served-raw': `tiramisu chocolate-mousse cookie-dough eggnog aioli hollandaise-sauce egg-poached egg-fried
    egg-fried-in-butter egg-fried-in-oil eggs-benedict egg-sandwich-fried huevos-rancheros
    spaghetti-carbonara bibimbap ramen-bowl sashimi sushi-roll salmon-sushi-roll tuna-sushi-roll nigiri
    ceviche poke-bowl`,
  pate: `pate foie-gras`,
  liver: `beef-liver beef-liver-cooked calf-liver calf-liver-cooked pork-liver pork-liver-cooked lamb-liver
    lamb-liver-cooked chicken-liver chicken-liver-cooked giblets haggis`,
  /** Of the kinds that are shot with lead. */
  game: `goose goose-roasted pheasant pheasant-cooked partridge pigeon grouse hare rabbit rabbit-cooked
    venison stewing-venison venison-cooked venison-mince venison-mince-cooked elk elk-cooked wild-boar
    wild-boar-cooked`,
  /** Besides what the figures of the table say. */
  alcohol: `alcohol-free-beer alcohol-free-wine kombucha veal-marsala tiramisu trifle chocolate-truffles
    mincemeat mince-pie fruit-cake black-forest-gateau cheese-fondue`,
  caffeine: `coffee espresso instant-coffee instant-coffee-made coffee-with-milk latte coffee-with-milk-and-sugar
    coffee-with-sugar skinny-latte oat-latte cappuccino mocha iced-latte iced-coffee iced-mocha
    flavoured-latte macchiato frappuccino irish-coffee tea tea-with-milk green-tea iced-tea
    sweet-iced-tea unsweetened-iced-tea bubble-tea chai-latte matcha matcha-latte kombucha cola
    diet-cola energy-drink whisky-and-cola tiramisu`,
  /** Below the figure of salty food, and salted all the same. */
  salty: `vegetable-stock chicken-stock beef-stock fish-stock dashi clam-juice gravy chicken-gravy
    smoked-mackerel bottarga preserved-lemon chicken-sausage crisps sun-dried-tomatoes-in-oil
    condensed-celery-soup bacon-fat`,
  /** Besides the group of sweets. */
  sugary: `condensed-milk custard fruit-yoghurt vanilla-yoghurt dessert-topping gjetost semisweet-chocolate
    dark-chocolate milk-chocolate white-chocolate vegan-chocolate sprinkles digestive-crumb-base
    cake-mix brownie-mix corn-muffin-mix pudding-mix pancake-mix sweet-pastry granola frosted-flakes
    chocolate-cereal breakfast-cereal sweetened-coconut almond-paste chestnut-puree trail-mix
    glace-cherries mixed-peel dried-cranberries crystallised-ginger mint-jelly cranberry-sauce
    tinned-fruit-filling mincemeat sweet-and-sour-sauce sweet-chilli-sauce plum-sauce duck-sauce
    lemonade cola lemon-lime-soda orange-soda ginger-ale root-beer energy-drink sports-drink
    squash-drink milkshake chocolate-milkshake chocolate-milk strawberry-milk slush hot-chocolate
    drinking-chocolate-powder malted-drink tonic-water fruit-juice-drink sugar-cane-juice almond-milk-sweetened
    soya-milk-sweetened grape-juice-cordial horchata`,
  /** Whole nuts are told by their kind; these besides. */
  choking: `chestnuts chestnuts-fresh pine-nuts candlenuts ginkgo-nuts tiger-nuts soya-nuts popcorn-kernels
    grapes cherry-tomato raisins sultanas chocolate-coated-nuts`,
  'rice-drink': `rice-milk`,
} as const

/** Fish and shellfish that may be eaten two or three times a week in pregnancy; of others nobody says so. */
export const LOW_IN_MERCURY = `salmon salmon-cooked wild-salmon wild-salmon-cooked salmon-canned salmon-fried smoked-salmon
    hot-smoked-salmon cod cod-cooked salt-cod haddock haddock-cooked smoked-haddock pollock
    pollock-cooked hake hake-cooked plaice plaice-cooked tilapia tilapia-cooked catfish catfish-cooked
    trout trout-cooked smoked-trout sea-trout mackerel mackerel-cooked smoked-mackerel mackerel-canned
    sardine sardines-canned sardines-in-tomato herring herring-cooked herring-pickled kipper anchovies
    anchovy-paste fresh-anchovy tuna-canned tuna-in-oil mullet mullet-cooked whitebait whitebait-fried
    skate-wing butterfish whitefish whitefish-cooked surimi fish-fingers fish-pie-seafood-mix prawns
    prawns-cooked prawns-fried prawns-grilled shrimp-scampi brown-shrimps shrimp-paste dried-shrimp crab
    crab-canned king-crab soft-shell-crab dungeness-crab lobster lobster-cooked crayfish crayfish-cooked
    mussels mussels-cooked clams clams-cooked clams-canned clams-fried scallops scallops-cooked
    scallops-fried squid squid-fried octopus octopus-cooked cuttlefish cuttlefish-cooked oysters
    oysters-cooked oysters-fried smoked-oysters whelks whelks-cooked`
