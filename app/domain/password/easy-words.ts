/**
 * What people choose when they are asked for a password: the words that published lists of leaked passwords begin
 * with, by kind, in lower case and without figures or signs. What is usually hung on to them (a year, "123", "!")
 * and how they are dressed up ("p@ssw0rd") is not listed but known to `common-password.ts`, so that each line here
 * stands for thousands.
 */

const ABOUT_PASSWORDS = `
password passwort passwd passphrase passcode pass passpass mypassword mypass thepassword newpassword
yourpassword nopassword defaultpassword default changeme changethis changeit letmein letmeinnow openme
opensesame sesame welcome welcomehome welcomeback hello helloworld hellothere hellohello hallo salut hola ciao
bonjour secret secrets topsecret mysecret private security secure login logmein signin access accessdenied
admin administrator adminadmin administrateur root rootroot toor superuser sysadmin manager master
mastermaster user username useruser guest guestguest test testing tester testtest testpassword testuser temp
temppass temporary temporal demo sample example nothing whatever idontknow dontknow forgot forgotten forget
forgetme remember rememberme iforgot trustno trustnoone trustme blahblah blah blablabla foobar foobarbaz asdf
asdasd qweqwe zxczxc motdepasse contrasena contrasenya senha senhasenha parola parool heslo haslo lozinka
salasana wachtwoord losenord kennwort geheim mima adgangskode jelszo sifre kodeord contrasinal administrador
usuario
`

const ENDEARMENTS = `
iloveyou iloveu iloveyouu iloveyoubaby iloveyoumom iloveme ilovegod ilovejesus ilovehim iloveher ilovemom
ilovemyself ilovemylife ilovelife ilovedogs ilovecats ilovefood ilovecooking loveyou loveu loveme lovely lover
lovers lovelove lovelife lovestory loveyouforever lovehurts lovesucks truelove firstlove mylove mylover
onelove babylove crazylove hatelove love loverboy lovergirl loveless teamo tequiero teamomucho amor amormio
amorcito miamor amour jetaime monamour tiamo amore amoremio ichliebedich liebe schatz habibi sarang baby
babygirl babyboy babyface babyblue babydoll babycakes honey honeybee honeybunny honeymoon sugar sweet sweetie
sweetheart sweetpea sweets sweetness sweetlove sweetgirl darling cutie cutiepie cute angel angels angelbaby
angeleyes angelface angelica angelina angelito princess princesa prinzessin prince queen queenbee king
kingking kingdom beautiful beauty gorgeous pretty prettygirl handsome precious treasure sunshine sunny
sunlight sunflower sunset sunrise rainbow rainbows forever foreverlove foreveryoung always together friend
friends friendship bestfriend bestfriends family myfamily familia mother mommy mama mamma mamama daddy
daddygirl daddysgirl papa father brother sister grandma grandpa mykids mybaby children missyou imissyou kiss
kisses kissme kissmyass hugs hugme hearts heart heartbreak heartbroken heartless brokenheart smile smiley
happy happiness happyday happyface happyhappy happydays happygirl lucky luckyme luckyone luckydog luckystar
charm playboy playgirl playgirls playmate badboy badgirl bigboy biggirl bigdaddy bigdog bigmac bigman bigred
bigtime sexy sexybitch sexybaby sexybabe sexyboy sexygirl sexylady sexymama sexyme sexything hottie hotties
hotstuff hotgirl hotmail fuckyou fuckme fuckoff fuckit fucker fuckers fuckinga motherfucker asshole bullshit
bitch bitches bitchass
`

const NAMES = `
michael michelle jennifer jessica daniel danielle matthew anthony andrew joshua nicole nicholas charlie
charles charlotte christopher christian christina christine chris alexander alexandra alexandre alexis alex
amanda ashley ashleigh thomas robert william james jordan justin brandon jonathan samantha stephanie stephen
steven victoria vanessa veronica elizabeth isabella isabelle gabriel gabriela gabriella rebecca richard
patrick patricia natalie natasha melissa madison makayla lauren katherine kathleen kimberly heather hannah
hunter harley george ginger geoffrey frederick francis francisco fernando fernanda eduardo dominic dominique
diamond destiny dennis deborah david dakota crystal cameron caroline carolina catherine brittany brianna
bradley benjamin bernard barbara bailey austin angela andrea andreas antonio alejandro alejandra adriana
abigail zachary walter valentina valentin taylor tiffany theresa sophie sophia sebastian sandra sabrina
ronaldo roberto ricardo rachel phillip philip peter pauline oliver olivia nathan nathalie morgan monica
miranda miguel melanie maxwell maurice martin martina marina mariana margaret marcus manuel maggie madeline
lorenzo leonardo lawrence kristen kevin kenneth katrina karina julian juliana juliette joseph josephine
jonathon johnny johnson johnpaul jeremy jeffrey jasmine jackson jackie isabel harrison gregory giovanni gerald
florence emmanuel emily eleanor edward donald cristina cristian claudia christmas chelsea carlos camille
bianca beatrice arthur armando arianna angelo anderson alberto aaron mohamed mohammed muhammad ahmed fatima
abdullah ibrahim hassan hussain natalia tatiana anastasia svetlana vladimir dmitry sergey nikita ekaterina
alexei marseille mariposa hernandez rodriguez gonzalez martinez williams smith smiths jones wilson campbell
mitchell thompson stewart patterson franklin washington jefferson lincoln napoleon einstein shakespeare mozart
beethoven bond jamesbond jamesdean marilyn monroe elvis presley britney rihanna beyonce shakira eminem
metallica nirvana slipknot linkinpark greenday blink rush evanescence ironmaiden megadeth pantera rammstein acdc
blacksabbath ledzeppelin pinkfloyd beatles thebeatles rollingstones deftones korn tupac biggie wutang
snoopdogg fiftycent gunsnroses bobmarley hendrix jimihendrix santana madonna michaeljackson justinbieber
bieber onedirection jonasbrothers nickjonas joejonas zacefron edwardcullen twilight jacob hannahmontana
highschoolmusical
`

const SPORT_AND_PLACES = `
football futbol soccer baseball basketball volleyball softball hockey tennis cricket rugby golf golfer golfing
swimming swimmer running runner skateboard skate skater snowboard snowboarding surfing surfer boxing wrestling
gymnast gymnastics karate judo fishing hunting racing cycling dancing dancer dance cheer cheerleader liverpool
liverpoolfc arsenal arsenalfc chelseafc everton rangers celtic tottenham manchester manchesterunited manutd
mancity newcastle barcelona fcbarcelona realmadrid juventus milan acmilan intermilan bayern benfica sporting
boca bocajuniors riverplate flamengo corinthians palmeiras galatasaray fenerbahce besiktas ajax feyenoord
yankees newyork redsox dodgers giants cardinals cowboys dallascowboys steelers packers raiders broncos
redskins patriots eagles dolphins falcons panthers chargers chiefs ravens vikings bears bulls chicagobulls
lakers celtics warriors spurs knicks pistons longhorns buckeyes wolverines gators seminoles tarheels badgers
huskers sooners bulldogs tigers lions cubs padres braves marlins phillies pirates mariners blackhawks redwings
penguins flyers bruins senators canucks canadiens mapleleafs england scotland ireland germany deutschland
france francia italia italy espana spain portugal brasil brazil argentina mexico colombia canada australia
america american usa unitedstates california florida texas newyorkcity losangeles sanfrancisco sandiego
lasvegas chicago boston dallas denver phoenix houston detroit atlanta miami seattle brooklyn london paris
madrid berlin hamburg amsterdam rotterdam stockholm sydney melbourne toronto montreal istanbul moscow tokyo
singapore malaysia indonesia philippines pilipinas thailand vietnam pakistan india hindustan bangladesh
srilanka nigeria africa southafrica jamaica puertorico dominicana venezuela hawaii hawaiian jerusalem israel
lebanon morocco senna ferrari porsche mercedes mercedesbenz bmw audi volkswagen toyota honda hondacivic nissan
mazda subaru mustang camaro corvette chevrolet chevy silverado ford fordmustang fordtruck dodge dodgeram viper
harleydavidson yamaha kawasaki suzuki ducati lamborghini maserati jaguar landrover lexus cadillac pontiac
firebird trans transam kobebryant lebron lebronjames michaeljordan airjordan shaquille messi lionelmessi
cristiano cristianoronaldo beckham davidbeckham neymar zidane gerrard stevengerrard rooney ronaldinho maradona
schumacher valentinorossi johncena undertaker tripleh stonecold hulkhogan
`

const THINGS = `
dragon dragons dragonball dragonballz dragonfly monkey monkeys monkeyboy elephant elephants butterfly
butterflies dolphin tiger tigger tigerwoods panther leopard cheetah lion lionking eagle falcon unicorn
unicorns pegasus giraffe penguin kitten kittens kittycat kitty hellokitty pussycat pussy catdog catlover
doglover doggie doggy puppy puppies puppylove bulldog rottweiler chihuahua labrador horse horses horsey ponies
pony rabbit bunny bunnyrabbit hamster squirrel turtle turtles froggy froggie frog frogger chicken chickens
chickenwing rooster ducks duckie mickey mickeymouse minnie minniemouse donaldduck goofy snoopy snoopdog
garfield tweety tweetybird bambi nemo findingnemo tinkerbell tinker cinderella spongebob patrickstar scooby
scoobydoo scooter simpsons bartsimpson homer homersimpson southpark pokemon pikachu charizard digimon naruto
narutouzumaki sasuke sakura uzumaki onepiece bleach goku vegeta songoku supersaiyan yugioh sailormoon superman
supermann batman batmanbegins spiderman ironman hulk wolverine captain captainamerica avengers xmen joker
deadpool punisher thundercats transformers optimusprime starwars startrek skywalker lukeskywalker darthvader
anakin yoda chewbacca jedi jedimaster stargate matrix thematrix neo trinity terminator predator aliens
godfather scarface rocky rambo gladiator braveheart spartan spartans spartacus achilles hercules zeus apollo
athena poseidon thor odin merlin gandalf frodo aragorn legolas gollum lordoftherings harrypotter hogwarts
dumbledore hermione voldemort gryffindor slytherin sherlock sherlocked gameofthrones winteriscoming jonsnow
daenerys vampire vampires werewolf zombie zombies minecraft fortnite roblox callofduty
counterstrike halflife warcraft worldofwarcraft starcraft diablo runescape legendofzelda zelda mario
supermario luigi sonic pacman tetris doom quake halo assassin assassinscreed grandtheft grandtheftauto
playstation nintendo gamecube xbox xboxlive gameover gamer gaming gameboy player computer computers
laptop internet google facebook youtube yahoo microsoft windows linux ubuntu apple iphone samsung
samsunggalaxy nokia sony motorola android blackberry myspace myspacecom twitter instagram whatsapp linkedin
gmail outlook amazon netflix spotify dropbox adobe photoshop cisco oracle database server network system
support helpdesk office business company service student school highschool college university teacher doctor
nurse police fireman firefighter lawyer soldier army navy marines usmarine airforce military sniper warrior
ninja samurai knight knights pirate jacksparrow cowboy cowgirl hacker hackers killer killers killerbee murder
death destroy destroyer demon demons devil satan lucifer hell evil darkness darkangel darkknight shadow
shadows midnight moonlight moonshine starlight stardust starfish superstar rockstar popstar star stars thunder
lightning thunderbird storm stormy tornado hurricane fire fireball firefly firefox icecream iceman iceberg
icecube snowball snowman snowflake winter summer summertime summerlove spring autumn january february march
april june july august september october november december monday tuesday wednesday thursday friday saturday
sunday weekend holiday vacation merrychristmas halloween easter birthday happybirthday newyear happynewyear
valentine valentines diamonds gold golden goldfish goldie silver silverfox platinum emerald sapphire ruby
pearl money moneymoney moneyman mymoney cash cashmoney getmoney dollar dollars million millionaire billionaire
rich richie purple purplerain orange oranges yellow green greentea blue bluesky bluebird blueberry bluemoon
red redhead redrose black blackcat blackjack blackbird blackbelt blackrose blackstar white whitewolf whiteboy
pink pinkpink pinky pinkie brown flower flowers flowerpower rose roses daisy lily tulip violet lavender orchid
cherry cherries cherryblossom strawberry strawberries banana bananas pineapple peach peaches apples mango
lemon lemonade coconut watermelon tomato potato carrot onion garlic pepper peppers peppermint cinnamon vanilla
chocolate chocolat chocolates chocolatechip cookie cookies cookiemonster cupcake cupcakes candy candyman
candycane caramel brownie muffin pancake pancakes waffle waffles cheese cheesecake cheeseburger hamburger
burger pizza pizzahut pizzapizza spaghetti pasta noodles burrito tacos taco sandwich bacon sausage butter
peanut peanutbutter popcorn pretzel doritos snickers skittles reeses oreo pepsi pepsicola cocacola coke
mountaindew drpepper sprite coffee starbucks cappuccino espresso tea beer budweiser heineken corona guinness
jackdaniels whiskey tequila vodka smirnoff wine marijuana maryjane weed smokeweed stoner cannabis ganja
cooking cook chef kitchen recipe recipes food foodie foodlover hungry dinner breakfast lunch vegetable
vegetables healthy health diet fitness guitar guitarist guitarhero drummer drums bassplayer piano violin
trumpet saxophone music musica musicman musiclover mymusic rocknroll rockandroll rock metal punkrock hiphop
rapper reggae techno disco jazz blues schoolsucks freedom liberty peace peaceful peaceandlove peacelove hope
faith grace blessed blessing blessings jesus jesuschrist jesuslovesme jesussaves jesusislord jehovah christ
godisgood godislove godbless godfirst ingodwetrust heaven heavenly holy holyspirit allah allahuakbar bismillah
krishna buddha buddhist namaste karma dream dreams dreamer dreaming sweetdreams believe imagine inspire
courage strength power powerful powerrangers victory winner winners winning success successful champion
champions number numberone theone onlyone nobody anybody somebody someone everyone everything something
anything life mylife goodlife goodluck goodgirl goodboy goodbye goodmorning goodnight good awesome amazing
cool coolcool coolguy coolboy coolgirl coolness coolman crazy crazyboy crazygirl insane psycho stupid idiot
loser moron dumbass jackass dickhead wanker bollocks bastard bugger shithead pimp gangster gangsta thuglife
westside eastside southside northside homeboy scorpion scorpio sagittarius capricorn aquarius pisces gemini
cancer virgo libra taurus leo aries maverick mercury venus jupiter saturn neptune pluto galaxy universe planet
earth moon rocket spaceship alien area buster bubba bubbles bubblegum booboo boomer boogie bandit blondie
bonnie brandy buddy buddyboy budlight casper cassie chester chevelle clover compaq cooper copper dexter duke
enigma explorer express fender fluffy genesis gibson gizmo hammer harvey hobbes icehouse jasper jester katie
kermit ladybug legend maddog marley maxine max mayday misty molly murphy nascar nemesis oscar packer paradise
patches pebbles phantom poohbear winniethepooh pookie pooky popeye princeton prodigy pumpkin rascal raven
rebel riley rusty sadie sailing salem samson sammy sandman sassy shaggy shannon sierra skippy smokey sparky
speedy spencer spitfire stinky stuart tango tarzan teddy teddybear tennessee titanic trouble tucker tundra
turbo tyler victor viking voodoo voyager wizard wonderful wonderland woody yankee yellowstone zeppelin
`

export const EASY_WORDS: ReadonlySet<string> = new Set(
  [ABOUT_PASSWORDS, ENDEARMENTS, NAMES, SPORT_AND_PLACES, THINGS].join(' ').trim().split(/\s+/),
)
