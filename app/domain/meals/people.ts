/** How people call those who eat with them, as pieces of regular expressions over folded text. */

const KIN =
  'wife|husband|hubby|partner|missus|girlfriend|gf|boyfriend|bf|fiancee?|spouse|sons?|daughters?|kids?|kiddos?|children|child|boys?|girls?|toddlers?|baby|babies|little (?:ones?|man|girl|boy)|mum|mom|mam|mummy|mommy|mother|dad|daddy|father|parents|brothers?|bro|sisters?|sis|nans?|nana|nanny|gran|grandma|granny|grandad|granddad|grandpa|grandmother|grandfather|auntie|aunty|aunt|uncle|cousins?|nieces?|nephews?|in-laws'
const FRIENDS =
  'mates?|friends?|pals?|buddy|buddies|bestie|colleagues?|co-?workers?|flatmates?|room-?mates?|roomie|housemates?|boss|neighbou?rs?|guests?|date|other half'
const ANIMALS = 'dogs?|cat|ducks|birds|pup|puppy'

/** "my wife", "the kids", "a coworker" */
export const PERSON = `(?:(?:my|his|her|the|our|their|a|an|some) )?(?:(?:older|younger|elder|big|best|work|eldest|youngest|\\d year old) )?(?:${KIN}|${FRIENDS}|${ANIMALS})`
/** "him", "each other" */
export const PRONOUN = '(?:each other|someone|somebody|him|her|them|us)'

/** Most texts name nobody, and are asked no more than this. */
export const NAMES_OTHERS = new RegExp(`\\b(?:he|she|they|him|her|them|${KIN}|${FRIENDS}|${ANIMALS})\\b`)
