/**
 * Words that name no food, or something unsafe to eat. Commas part the phrases; singular forms only, the
 * judge folds plurals.
 */
export type RefusalKind =
  | 'thing'
  | 'cleaning'
  | 'chemical'
  | 'medicine'
  | 'drug'
  | 'animal'
  | 'person'
  | 'poison'
  | 'spoiled'
  | 'talk'

/** Refused wherever they stand in the name: no food has them in its name. */
export const REFUSED_ANYWHERE: Readonly<Partial<Record<RefusalKind, string>>> = {
  cleaning: `bleach, detergent, shampoo, toilet duck, drain cleaner, drain unblocker, oven cleaner, glass cleaner,
    window cleaner, toilet cleaner, limescale remover, descaler, disinfectant, dettol, lysol, clorox, domestos, ajax,
    windex, febreze, fabric softener, washing powder, washing up liquid, dish soap, dishwasher tablet,
    dishwashing liquid, laundry pod, tide pod, laundry, furniture polish, shoe polish, floor polish, caustic soda,
    washing soda, borax, ammonia, hand sanitiser, hand sanitizer, surface wipe, air freshener, scouring pad,
    toilet paper, toilet roll, bathroom cleaner, stain remover, soap, mothball, bubble bath, shower gel`,
  chemical: `motor oil, engine oil, gear oil, brake fluid, antifreeze, petrol, gasoline, diesel, kerosene, paraffin oil,
    lamp oil, lighter fluid, white spirit, turpentine, paint thinner, acetone, nail polish, nail varnish,
    methylated spirit, methanol, isopropyl, rubbing alcohol, ethylene glycol, sulphuric acid, sulfuric acid,
    hydrochloric acid, nitric acid, battery acid, weedkiller, weed killer, pesticide, herbicide, insecticide,
    fertiliser, fertilizer, slug pellet, rat poison, ant poison, formaldehyde, benzene, chloroform, superglue,
    super glue, wood glue, epoxy, silicone sealant, wallpaper paste, plutonium, uranium, quicklime, potting soil,
    baby oil, massage oil, teak oil, wd 40, hair dye, hairspray, hair spray, deodorant, perfume, sunscreen, lipstick,
    moisturiser, toothpaste, mouthwash, shaving foam, face cream, hand cream, body lotion, sun cream`,
  medicine: `paracetamol, acetaminophen, ibuprofen, aspirin, antibiotic, amoxicillin, penicillin, morphine, oxycodone,
    codeine, fentanyl, xanax, valium, diazepam, viagra, prozac, sertraline, insulin, metformin, warfarin, statin,
    sleeping pill, painkiller, cough syrup, laxative, antihistamine, antidepressant, tylenol, nurofen, advil,
    calpol, steroid, suppository, vaccine, contraceptive, methotrexate, antacid`,
  drug: `cocaine, heroin, ketamine, amphetamine, methamphetamine, crystal meth, lsd, mdma, opium, marijuana,
    magic mushroom, ayahuasca, cigarette butt, nicotine, vape juice, e liquid, chewing tobacco, crack cocaine`,
  thing: `cat litter, kitty litter, dog food, cat food, dog biscuit, pet food, bird seed, fish food, hamster food,
    plasterboard, sawdust, styrofoam, polystyrene, bubble wrap, cling film, clingfilm, tin foil, aluminium foil,
    aluminum foil, plastic bag, bin bag, broken glass, light bulb, lightbulb, mobile phone, iphone, smartphone,
    laptop, keyboard, remote control, usb, phone charger, credit card, sellotape, duct tape, cardboard,
    toothbrush, hairbrush, screwdriver, paperclip, paper clip, light switch, washing machine, car tyre, car tire,
    golf ball, tennis ball, football boot, lego, playdough, play doh, plasticine, kinetic sand`,
  poison: `death cap, deathcap, destroying angel, fly agaric, amanita phalloides, amanita muscaria,
    deadly webcap, webcap mushroom, false morel, jack o lantern mushroom, poisonous, toadstool, deadly nightshade,
    belladonna, water hemlock, hemlock, oleander, foxglove, monkshood, aconite, wolfsbane, yew berry, yew leaf,
    castor bean, ricin, strychnine, cyanide, arsenic, mercury, lead paint, laburnum, lily of the valley,
    giant hogweed, poison ivy, poison, rhubarb leaf, angel trumpet, datura, jimsonweed, hyacinth bulb,
    daffodil, unripe ackee, bitter almond kernel, apricot kernel, asbestos, antimony, puffer fish, pufferfish, fugu,
    poison dart frog, cane toad, azalea, rhododendron, mistletoe berry, holly berry, pokeweed berry, manchineel,
    rosary pea, autumn crocus, meadow saffron, lords and ladies, cuckoo pint, ragwort, soapwort, dieffenbachia`,
  spoiled: `rotten, mouldy, moldy, spoiled, rancid, roadkill, maggoty, gone off, carcass from the road`,
}

/** Refused when they are the whole name, or all of it but words like "raw", "fried", "my". */
export const REFUSED_WHOLE: Readonly<Partial<Record<RefusalKind, string>>> = {
  thing: `battery, aa battery, car battery, lithium battery, button battery, gravel, sand, stone, pebble, rock, brick, concrete, cement, tarmac,
    asphalt, soil, dirt, mud, clay, dust, ash, coal, charcoal, wood, plank, log, stick, twig, bark, grass, plastic,
    rubber, metal, steel, iron bar, copper wire, nail, screw, bolt, hammer, saw, drill, glue, paint, varnish, ink, pen,
    pencil, crayon, chalk, eraser, paper, newspaper, magazine, book, envelope, stamp, tissue, napkin, sponge,
    candle, wax, match, matchstick, lighter, cigarette, cigar, tobacco, ashtray, glass, mirror, window, door, chair,
    table, sofa, bed, pillow, blanket, carpet, rug, curtain, lamp, clock, watch, phone, computer, tablet computer,
    television, tv, radio, camera, car, bus, bicycle, bike, lorry, truck, train, aeroplane, airplane, boat, tyre, tire,
    shoe, sock, boot, hat, shirt, t shirt, trouser, jean, dress, coat, jacket, glove, scarf, belt, handbag, wallet,
    key, coin, money, banknote, gold bar, diamond, ring, necklace, toy, doll, teddy bear, balloon, ball, tennis racket,
    guitar, piano, hair, human hair, fingernail, toenail, blood of my enemies, snot, vomit, poo, poop, urine, faeces, feces,
    manure, compost, rubbish, garbage, trash, plate, fork, spoon, knife, frying pan, saucepan, oven, kettle, fridge,
    house, tree, flowerpot, string, rope, wire, thread, wool, cotton, fabric, leather, feather, silk, nylon, air,
    fire, sunlight, foil, baking paper, parchment paper, greaseproof paper, toothpick, cocktail stick, dice, magnet, marble ball,
    plaster, bandage, nappy, diaper, tampon, condom, gun, bullet, bomb, gunpowder, firework, gasket, spark plug`,
  medicine: 'pill, tablet, medicine, medication, drug, painkiller, multivitamin pill, eye drop, nasal spray',
  drug: 'weed, cannabis, hashish, speed, ecstasy, crack, meth, acid tab, spice drug, poppers',
  chemical: `chlorine, sulphur, sulfur, ether, lye, plutonium, fuel, lubricant, grease, tar, creosote, resin, caulk,
    putty, grout, solder, fuel oil, fluoride, hydrogen peroxide, iodine, lithium`,
  cleaning:
    'polish, cleaner, cleaning spray, wet wipe, baby wipe, sanitiser, starch spray, rinse aid, conditioner',
  animal: `cat, kitten, dog, puppy, hamster, gerbil, guinea pig, goldfish, parrot, budgie, canary, pet, my pet, tortoise,
    lion, tiger, leopard, cheetah, panda, koala, gorilla, monkey, chimpanzee, orangutan, elephant, rhino, rhinoceros,
    giraffe, dolphin, whale, polar bear, penguin, swan, owl, eagle, bald eagle, sea turtle, pangolin, hedgehog, fox,
    wolf, badger, bat, rat, mouse, cockroach, flea, tick, louse, mosquito, fly, wasp, spider, slug, earthworm, worm,
    leech, tapeworm, unicorn, dragon, dinosaur, mammoth, seagull, crow, vulture, unicorn meat, cat meat, dog meat`,
  person: `human, human flesh, human meat, people, person, man, woman, child, children, baby, toddler, infant, boy, girl,
    husband, wife, mother, father, mum, mom, dad, grandma, grandmother, grandpa, brother, sister, uncle, aunt,
    neighbour, neighbor, boss, teacher, friend, enemy, mother in law, boyfriend, girlfriend, ex, ex wife, ex husband,
    politician, president, corpse, dead body, finger, placenta`,
  poison:
    'raw kidney bean, raw red kidney bean, undercooked kidney bean, green potato, raw elderberry, nightshade, yew, lead',
  talk: `test, testing, hello, hi, hey, nothing, none, null, undefined, nan, n a, idk, i dont know, dont know, anything,
    something, whatever, stuff, thing, asdf, lorem ipsum, foo, bar foo, yes, no, ok, please, help, love, happiness, time,
    ignore previous instruction, ignore all previous instruction, system prompt, drop table, select from`,
}

/** Foods whose names hold a refused word; judged as food whatever the lists say. */
export const FOODS_WITH_ODD_NAMES = `
  toad in the hole, hot dog, corn dog, hush puppy, puppy chow, monkey bread, monkey nut, elephant garlic, elephant ear,
  tiger nut, tiger prawn, tiger bread, buffalo mozzarella, pig in blanket, bombay duck, welsh rabbit, bear garlic,
  angel hair, horse radish, horseradish, monkfish, monk fish, monkfish liver, dogfish, cat fish, catfish, goldfish cracker, dragon fruit, dragonfruit,
  ladyfinger, lady finger, sponge finger, sponge cake, stone fruit, rock salt, rock sugar, rock cake, rocket, glass noodle,
  mud cake, mud pie, brick cheese, brick pastry, marble cake, gunpowder tea, fox grape, owl eye, cat tongue biscuit, ants on a log,
  cottage pie, shepherd pie, spotted dick, bubble and squeak, devilled egg, mother of vinegar, kid goat, spider crab,
  fly fish, eagle ray, lion mane mushroom, lions mane mushroom, hen of the wood, chicken of the wood, hedgehog mushroom,
  wolf fish, wolffish, sea urchin, sea cucumber, sea grape, mouse melon, bat wing, worm salt, agave worm, silk tofu,
  goat cheese, chalk stream trout, lead tree seed, candle nut, soap berry, iron egg, leather fruit, fruit leather,
  string cheese, string bean, wax bean, wax gourd, wire cheese, rope sausage, cotton candy, wool cheese, button mushroom,
  dirt cake, sand dab, sand ginger, pebble cereal, rock lobster, stone crab, stone bass, stone pine nut, ash gourd,
  tar heel pie, dice potato, pet de soeur, coin carrot, boston baked bean, love apple, time out bar, book tripe,
  baby corn, baby carrot, finger lime, finger millet, fish finger, chicken finger, money bag dumpling, ball park frank,
  lithium water, mercury spinach, fat hen, good king henry, milk of poppy, slug bread, paper dosa, rice paper,
  edible gold leaf, edible flower, edible glitter, poison free flour, iodine salt, iodised salt
`
