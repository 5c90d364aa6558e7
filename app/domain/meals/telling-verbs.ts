/** Verbs, adverbs and nouns of telling with the endings that foods' names share ("baking", "loaded"), as a list set by hand. */
import { wordSet } from '#app/domain/food/line-words.ts'

/** Name no food. A word with such an ending that is not here is shown as not counted. */
export const TELLING_VERBS = wordSet(`
  always afterwards does
  measuring measured wrapped wrapping unprocessed stayed staying treatment nestled nestling wonderfully creaminess rounded rounding specifically
  addition additional additionally option optional devouring biting reached reaching freshened saltiness appreciating appreciated quenched delightfully
  assortment cherished cherishing fueling fuelling fuelled juiciness drenched watching watched equally yielding yielded designed uncured scooping scooped completely
  excluding excluded instructed warming fermentation tried trying leaving incorporated incorporating lastly hardened finally casing hydration creating created ensuring
  ensured relaxing feeling revitalized revitalizing dusted dusting harmoniously preparation contributed contributing matched matching
  hungry starving starved stuffed craved tired sleeping woke waking sitting seated standing walking walked driving drove travelling traveling working worked
  studying cleaning cooking frying grilling roasting boiling steaming simmering simmered reheating heating microwaving toasting chopping slicing dicing mixing stirring
  stirred tossed tossing pouring spooning spooned scattered scattering spreading sprinkling topping drizzling dipping dunking dunked melting melted dripping soaked soaking
  sizzling bubbling glistening glazing oozing cascading swirled swirling piled piling heaped heaping overflowing bulging packing stacked stacking arranged arranging placed placing
  assembled assembling presented presenting displayed plated plating lined lining covering covered surrounded surrounding encased complimented complimenting
  completed completing complemented capped capping concluded concluding crowned crowning balancing boasted boasting offered offering delivered delivering gave giving given
  lending lent adorned adorning elevated elevating heightened heightening intensified infusing infused imparting imparted absorbed absorbing cutting tempered mellowed brightened
  brightening uplifted uplifting energising energised energizing invigorated nourished nourishing fortifying revived reviving refreshed refreshing replenished replenishing rewarded rewarding
  soothed soothing comforted comforting warmed cooled cooling relieved satiated satiating sated satisfying fulfilled fulfilling pampered pampering gratified gratifying delighting
  thrilled pleased pleasing excited exciting surprising surprisingly interesting interestingly amazing amazingly astonishing tempting tempted inviting appetizing appetising enticing
  tantalizing tantalising captivating charming impressed impressive celebrating celebrated gathering gathered meeting attended attending visiting visited hosting hosted invited
  joined joining accompanied supplied supplying supplemented supplementing totalled totalling equaled equalled counted counting estimated estimating estimate
  ordered ordering purchased purchasing picked picking selected selecting selection grabbed grabbing settled settling fetched snatched swiped stole stolen
  nibbling nibbled munching chewing chewed crunching crunched swallowed gobbled gobbling wolfed wolfing scoffed scoffing polished demolished demolishing inhaled hoovered chugged chugging
  gulped gulping slurped slurping sipping washed rinsed peeled peeling skinned deboned trimmed discarded discarding removed removing omitted omitting avoided avoiding skipping
  decided deciding planned planning managed managing wanted wanting needed fancied fancying liked loved loving preferred wished hoping hoped
  lightly generously liberally sparingly thinly thickly finely coarsely roughly evenly gently slowly quickly rapidly simply merely purely mainly largely partly partially slightly
  moderately nearly barely hardly really truly honestly actually basically literally obviously apparently possibly probably presumably likely certainly definitely absolutely totally entirely fully
  wholly exactly precisely approximately usually normally typically generally commonly frequently occasionally rarely regularly recently currently previously initially originally eventually
  subsequently immediately shortly early daily weekly monthly nicely beautifully perfectly deliciously richly deeply intensely
  subtly mildly sweetly tenderly crisply freshly newly locally organically naturally traditionally classically expertly carefully lovingly skillfully skilfully
  thoughtfully tastefully artfully elegantly effortlessly conveniently quietly happily gladly eagerly greedily hungrily mindlessly absentmindedly accidentally unfortunately sadly luckily
  thankfully gratefully fortunately hopefully especially particularly notably specially separately individually collectively together respectively alternatively
  otherwise similarly comparatively relatively fairly pretty quite rather extremely incredibly unbelievably insanely ridiculously terribly awfully badly poorly
  delightful wonderful beautiful flavourful flavorful tasteful bountiful plentiful colourful colorful cheerful joyful blissful peaceful restful grateful thankful hopeful helpful useful
  careful powerful successful dreadful awful faithful playful soulful mindful delicious luscious scrumptious sumptuous luxurious glorious fabulous marvelous marvellous gorgeous
  generous enormous tremendous ravenous famous numerous various previous obvious curious glamorous harmonious ambrosial nutritious conscious precious continuous
  sweetness richness freshness crispiness crispness crunchiness tenderness softness smoothness thickness fullness goodness happiness wellness fitness business
  sharpness spiciness tanginess zestiness tartness bitterness smokiness nuttiness earthiness fluffiness chewiness gooeyness heartiness lightness warmth warmness coolness
  enjoyable comfortable memorable remarkable notable palatable delectable adorable affordable reasonable respectable unforgettable irresistible indulgent available suitable portable capable
  unable reliable agreeable favourable favorable valuable massive expensive inexpensive extensive decorative creative festive addictive attractive effective alternative
  supportive exclusive inclusive native indulgement enjoyment refreshment nourishment accompaniment complement compliment contentment excitement amusement arrangement moment element
  equipment department apartment appointment environment government requirement replacement satisfaction indulgence combination temptation celebration occasion tradition
  presentation collection creation sensation inspiration relaxation rejuvenation dedication vacation location destination conversation situation portioning
  proportion section direction instruction fraction action function position condition edition tuition station nation attention intention exception reception perfection
  protection reflection connection contribution composition decoration reduction introduction invention consumption
  morning evening everything anything nothing during including regarding considering according accordingly being doing going coming having getting making taking putting
  using eating drinking looking looked smelling tasting smelled hearing saying said telling told asked asking thinking remembered remembering forgot forgotten forgetting noticed noticing
  realised realized checking checked logging logged tracking tracked recording recorded listed listing named labelled labeled mentioned mentioning described reported weighed weighing
  started starting finished finishing ended ending followed following preceded continued continuing stopped stopping paused waited waiting rushed rushing hurried
  returned returning arrived arriving left spent spending saved saving shared sharing split divided dividing
  used owned based related dedicated designated intended supposed expected required allowed limited unlimited reduced increased doubled doubling tripled combined combining blended blending
  mixed united separated attached detached enclosed included contained containing involved involving featured featuring showcased showcasing highlighted highlighting
  accentuated accentuating enriched enriching enhanced enhancing improved improving textured patterned scented aromatic fragranced
  bed indeed proceeded succeeded exceeded speed feed fed led wed shed
  beginning opening closing bringing brought lifting kicking kickstarting powering recharging recharged recovering recovered exercising exercised
  jogging running cycling swimming swam hiking hiked training trained gaming reading writing texting scrolling streaming binging shopping camping fishing hunting
  gardening commuting parked parking raining snowing building
  unseasoned untouched unfinished unwrapped unboxed unpacked uneaten unknown unexpected unexpectedly unusual unusually undressed
  marking remaining remained lasting lasted dining dined lunching snacking grazing grazed brunching feasting picnicking fasting fasted dieting bulking
  fixed fixing handed handing passed passing sent sending shown showing pulled pulling pushed held holding kept keeping caught catching won winning lost losing
  hit hitting rated rating scored scoring paid paying priced cost costing sold selling advertised branded
  pleasantly satisfyingly refreshingly comfortingly invitingly temptingly appetizingly mouthwateringly lovely lively friendly homely family only
  tangled mingled mingling melded melding married marrying danced dancing tingling lingering lingered teasing playing played singing bursting exploding popping
  contrasting contrasted juxtaposed blanketed blanketing draped hugged hugging cradled cradling perched resting rested floating floated drowning drowned smothering laced lacing
  dotted dotting studded flecked speckled kissed touched tinged accented accenting punctuated anchored anchoring tied grounded grounding
  able above actual afraid against ago agree allow alone already alter although altogether amuse annoy anybody anyone anyplace anyway anywhere appear appreciate
  approach arrive asleep assume attempt attend avoid awake aware awful awkward bad became become beforehand behave behind belong bigger biggest borrow bother
  brief bright broke budget busy cannot cant careful catch cease certain change cheap cheaper cheapest check choose claim clever close closer compare complain
  confess consider continue cope crave cry decent depend deserve despite different difficult disappear dislike doubt drove due easier elsewhere embarrass empty
  entire escape everybody everywhere exact example excellent excuse expect expensive explain extreme fail fall familiar feel fell felt fewer fewest final find
  fix folk forever forget forgive former forth forward frequent funny further genuine glad gotten grew guarantee handle happen harder hardest hate hear heard
  hence herself hid highest himself honest hope horrible however hung hurry ideal identical if ignore ill immediate important improve indicate inside instead
  join joke judge jump keen knew know lack largest laugh lazy lend likewise lose lost loud luck manage many maybe meant meet mention mere might mind minimal
  minimum miss mistake modern much near nearer nearest necessary neither nervous never nevertheless nicer nicest nobody noisy normal nowhere occasional odd offer
  older oldest omit opposite ought ourself owe painful perhap permit persuade polite popular possible prefer prepare present presume pretend prevent previous
  private probable promise prompt prove purchase push quicker quickest quiet quit reach react realise realize recall receive recent recommend recover refuse
  regardless regret relate reluctant remain remember remind remove repeat replace request require resist respond ridiculou rush sad safe save scare seem seen
  sell send separate seriou settle severe shame shorter shortest should sick significant silly similar simpler since sit slight slower slowest smaller smallest
  somebody somehow someone someplace sometime somewhat somewhere sooner sorry sought speak spend spoke stay steal stole stood stop strange stupid succeed sudden
  suffer suggest suppose survive talk taught tell tend terrible than thank themself therefore though thought threw throw thrown thus tight tomorrow toward travel
  trouble trust truth try ugly unfortunate unhappy unless unlike unlikely unwell upset useless vague visit wait wander warn waste watch weather weekend weird
  welcome whenever wherever whether whilst whoever whom whose why wish wonder worn worry worse worst worth worthwhile wrong wrote yourself ish diwali shabbat diy fav fave knackered netto eod shattered unreal insane heavenly epic banging bangin seedy stress obliged dont doesnt drive commute ride trip journey bc cuz coz tho lol
  lmao haha hahaha omg whoop ugh yum yay meh tbh imo idk btw ngl smh ofc ofcourse obv nite tonite arvo rn lil kinda sorta gonna wanna gotta dunno yummo yummy nom
  mmm hangry peckish famished ravenous hungover naughty guilty greedy disgusting decadence gooooood aint isnt wasnt werent arent hadnt havent hasnt shouldnt
  wouldnt cant wont theyre youre ive im id ill hes didn doesn don doesnt couldn wouldn shouldn isn wasn cheat shakeup upset tummy
  stomach ache bday payday aperitivo workday weekday midweek midmorning midafternoon pre post session
`)
