/** English that tells of a meal and praises it, as lists set by hand: words beside the foods. */
import { wordSet } from '#app/domain/food/line-words.ts'

/** Tells that somebody ate, when, where and how it was; names no food. */
export const TELLING = wordSet(`
  i we my our me us myself he she they his her their him them you your it its this that these those there here
  had have has having ate eat eaten eating enjoyed enjoy enjoying enjoyable savored savoured savoring indulged indulging indulgence treated
  sipped sip sipping drank drunk poured prepared grabbed opted chose picked pick started began begin finished
  refreshed delighted relished relishing devoured munched munching nibbled snacked snacking feasted feasting consumed took tasted taste went
  made paired pair pairing complemented complementing complement accompanied accompanying combined combining balanced balancing dined got was were is are be
  just while during till at to for as after before by into over from today tonight yesterday morning afternoon evening night
  midday noon lunchtime dinnertime snacktime treat break time day
  start starting kick kicked choice selection selected consisted consisting included including featured featuring contained
  containing followed served washed down also again few up both together second third first off which who because so
  way feast side skipped usual usually touch boost hint work home office bed more else only mostly about around roughly approximately approx approximate aprox appx circa nearly almost
  decided simple keep kept keeping quick straight right weighing weighed totaling total amount consist delight pleasure comfort moment satisfy satisfied
  craving hunger thirst energized energize energizing hydrated hydrating quench quenching sweetness richness flavorful flavourful
  enhanced enhance enhancing added adding add bursting burst providing provided provide bring bringing brought perfection perfectly
  mid another every each other then when later earlier early late once per same well
  get getting go going gone make making put using used use find found place finish finishing ended end wind fuel fueled
  cook cooker been will would could did do done am rest lovely nice new piping opened open unwind relax relaxing
  helped help helping out back through between onto upon within lunchbox bought buy buying wife husband friend son daughter mum mom dad partner everyone shared
  tooth spot hit chance along yet combination combo all industry courtesy street vendor movie pizzeria local sure line breath simplicity kitchen quite experience exact although contrast layer own routine often overall similar spirit mood brighten couldnt resist always still intact didnt measure course known called name named need needed needing want wanted love loved like liked lot plenty ok okay please think guess maybe probably sort kind nothing anything
  instead til till until rest monday tuesday wednesday thursday friday saturday sunday pm hour oclock minute gym workout last mine con com de del la le al di da du au aux en el los las run training delivery takeaway takeout
`)

/** Praise and other words beside the food that do not change what it is. */
export const DECORATION = wordSet(`
  mild drink light sweet crunch flavor flavour mix variety top pretty super very really so
  readytoeat readytodrink readytoserve readytoheat plain regular normal natural nonspecific delicious tasty savory savoury refreshing crispy crunchy juicy fluffy hearty comforting satisfying delightful wonderful
  perfect generous generously freshly expertly classic nutritious single tender succulent zesty tangy delectable scrumptious yummy
  thoda thodi kurang steaming cold chilled cool warm warmed wholesome good great beautiful beautifully lightly gently exquisite mouthwatering indulgent
  decadent smooth velvety buttery nourishing real packed enjoyable traditional homemade favorite favourite famous beloved cozy crusty
  vibrant golden modest decent sizable healthy healthful soothing aromatic fragrant fresh rich creamy crisp moist ripe colorful colourful
  deliciously simply comforted luscious robust bold unique gooey chewy hot fancy cheesy little tiny fun plump
  silky luxurious invigorating guiltless filling loaded convenient handy sized size portion order dish style type kind form
  seasoned garnished drizzled sprinkled slathered spread smothered crafted blended layered bursting brimming enriched made
  prepackaged packaged store storebought purchased prepared individual satisfyingly amazing complete authentic premium artisan gourmet
  steamy toasty flaky spongy sticky pleasant texture textured sweetly irresistible sliced cut chopped diced
  entire whole standard average typical basic ordinary proper leftover balanced drained heated reheated
  frankfurter
  beverage snack treat dessert food item product meal
  weight
`)

/** Places, people and times beside food: part of a name at most ("street corn", "grandma's cookies"). */
export const ASIDE = wordSet(`
  chef mother father sister brother lady baker street market corner table plate side aunt auntie uncle grandma grandpa gran nan nana granny
  neighbour neighbor colleague boss flatmate roommate mate cousin boyfriend girlfriend family baby
  shop store supermarket cafe restaurant canteen pub bakery deli diner hotel airport plane flight train station bus car desk cinema party
  fastfood seaside stadium match museum mall garden balcony sofa couch bed telly hotel concert festival wedding birthday picnic beach park school class meeting college uni university church hospital fridge freezer oven microwave
  bfast brekky breaky din
  truck van stall stand kiosk servo hut booth counter foodcourt arcade stadium ferry ship tram boat trail hike campsite hostel motel cabin lodge garage office stop
  coworker workmate sis bro mummy daddy granddad grandad grandson granddaughter niece nephew hubby missus housemate sibling toddler kiddo
`)

/** Words that are spelt right and near to names of food. */
export const ENGLISH = wordSet(`
  beige
  lest past post cost most must best rest next text left last line live love give gave made late
  have hand hold hour house home hot her here his how had has him few new now not note old only our out own
  see seen sat set then than that this too two try use was way week well went were what when whom with work year you your
  big bit both back been each else ever every even fine first five four free from full get going gone good got great
  place plain please quick really same second since small some soon still sure take them there these they thing think
  cheeky cheekily picture time today took under until very want wanted while whole will would yes yet bought brought before after again also another
  around away because being below between came come could did done down during either end enough
`)

/** Kinds of things to eat and drink that name none. */
export const UNNAMED = wordSet(
  'drink dessert treat beverage snack takeaway takeout starter special course buffet meal side selection combo feast platter assortment supper brunch fingerfood',
)

/** Food of no name: "nachos with toppings". */
export const UNNAMED_FOODS = wordSet('topping trimming condiment garnish')

/** Praise in a sentence, and something to eat where it stands alone in a list: "toast with spread", "ham, crisps and a sweet". */
export const UNNAMED_IN_LISTS = wordSet('sweet spread')

/** Says that there was something, and not what. */
export const SOMETHING = wordSet('something stuff thing bit leftover nibble whatever')

/** Stands for food behind "with the", "and all the" and the like: "the works", "all the fixings", "with everything". */
export const EXTRAS = wordSet(
  'side work fixing lot usual everything accompaniment addition rest complement option',
)
