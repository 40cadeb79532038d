// Dutch texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'beveiliging',
  owners: 'Eigenaren',
  newOwner: 'Nieuwe eigenaar',
  addOwner: 'Eigenaar toevoegen',
  ownerNotAdded: 'De eigenaar kon niet worden toegevoegd',
  ownerLead: 'Een eigenaar ziet elk bedrijf en wijzigt abonnementen, e-mails en instellingen.',
  firstName: 'Voornaam',
  lastName: 'Achternaam',
  email: 'E-mail',
  firstPassword: 'Eerste wachtwoord',
  isNowOwner: '{email} is nu eigenaar',
  ownerSince: '{email}, eigenaar sinds {day}',
  seenAgo: 'gezien {ago}',
  neverSignedIn: 'nooit aangemeld',
  secondStepOn: 'tweede stap aan',
  noSecondStep: 'geen tweede stap',
  you: 'jij',
  removeWhat: '{name} verwijderen',
  remove: 'Verwijderen',
  removeQuestion: '{name} verwijderen?',
  removeEffect: 'Het account blijft, zonder rechten over het platform.',
  noLongerOwner: 'Geen eigenaar meer',
  ownerByCommand:
    'Op de server voegt npm run owner -- --mail ADDRESS ook een eigenaar toe, of maakt een nieuwe link.',

  // How owners sign in
  howOwnersSignIn: 'Hoe eigenaren zich aanmelden',
  needSecondStep: 'Eigenaren hebben een tweede stap nodig bij het aanmelden',
  needSecondStepNow: 'Eigenaren hebben nu een tweede stap nodig',
  secondStepOptional: 'Eigenaren kunnen zich zonder tweede stap aanmelden',
  withoutStep:
    'Een eigenaar die er geen heeft, heeft geen rechten over het platform en wordt geleid naar waar die wordt toegevoegd.',
  othersWithout:
    '{count, plural, =0 {Geen andere eigenaar is zonder. API-sleutels die een eigenaar maakte, handelen niet meer als eigenaar.} one {Eén andere eigenaar heeft er geen: dat account wordt afgemeld zodra je erom vraagt. API-sleutels die een eigenaar maakte, handelen niet meer als eigenaar.} other {# andere eigenaren hebben er geen: zij worden afgemeld zodra je erom vraagt. API-sleutels die een eigenaar maakte, handelen niet meer als eigenaar.}}',
  addYourOwnFirst: 'Voeg eerst je eigen toe en meld je ermee aan.',
  yourOwnSignIn: 'Je eigen aanmelding',

  // Sessions
  whereOwnersSignedIn: 'Waar eigenaren zijn aangemeld',
  noSessions: 'Geen eigenaar heeft een open sessie in een browser.',
  sessionsOfOwners: 'Sessies van eigenaren',
  unknownAddress: 'onbekend adres',
  usedAgo: 'gebruikt {ago}',
  hasSecondStep: 'tweede stap',
  thisBrowser: 'deze browser',
  signOut: 'Afmelden',
  signOutOf: '{name} afmelden, {browser}',
  signedOutThere: 'Daar afgemeld',

  // Failed sign-ins
  failedSevenDays: 'Mislukte aanmeldingen, 7 dagen',
  noFailed: 'In de laatste 7 dagen mislukte geen aanmelding bij een account.',
  failedSignIns: 'Mislukte aanmeldingen',
  attempts: '{count, plural, one {# poging, laatste {ago}} other {# pogingen, laatste {ago}}}',
  wrongCode: 'verkeerde code',
  wrongPassword: 'verkeerd wachtwoord',
  owner: 'eigenaar',
  signedInSince: 'daarna aangemeld',
  unknownAccounts: 'Pogingen op adressen zonder account zijn beperkt en staan hier niet.',

  // Addresses
  whereOwnersWork: 'Vanwaar eigenaren werken',
  fromElsewhere:
    'Van elders heeft een eigenaarsaccount geen rechten over het platform. Je zit op <address>{address}</address>.',
  addressesAndNetworks: 'Adressen en netwerken',
  addressesHint: 'Eén per regel. Laat leeg om eigenaren overal te laten werken.',
  addressWrong: '{text} is geen adres zoals 203.0.113.7 en geen netwerk zoals 203.0.113.0/24',
  saveAddresses: 'Adressen opslaan',
  saving: 'Wordt opgeslagen',
  addressesSaved: 'Adressen opgeslagen',
  fromAnywhere: 'Eigenaren kunnen overal werken',
  lockedOut: 'Buitengesloten? Op de server maakt npm run owner -- --allow-any-address de lijst leeg.',

  // Accounts
  accounts: 'Accounts',
  withSecondStep: 'Met tweede stap',
  openSessions: 'Open sessies',
  auditLog: 'Auditlog',
  apiKeys: 'API-sleutels',
} satisfies Translation<typeof en>
