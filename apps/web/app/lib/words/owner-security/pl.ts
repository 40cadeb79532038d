// Polish texts of the security of the owners' accounts.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Owners
  securityNoun: 'bezpieczeństwo',
  owners: 'Właściciele',
  newOwner: 'Nowy właściciel',
  addOwner: 'Dodaj właściciela',
  ownerNotAdded: 'Nie udało się dodać właściciela',
  ownerLead: 'Właściciel widzi każdą firmę i zmienia plany, e-maile i ustawienia.',
  firstName: 'Imię',
  lastName: 'Nazwisko',
  email: 'E-mail',
  firstPassword: 'Pierwsze hasło',
  isNowOwner: '{email} jest teraz właścicielem',
  ownerSince: '{email}, właściciel od {day}',
  seenAgo: 'widziany {ago}',
  neverSignedIn: 'nigdy się nie zalogował',
  secondStepOn: 'drugi krok włączony',
  noSecondStep: 'bez drugiego kroku',
  you: 'ty',
  removeWhat: 'Usuń {name}',
  remove: 'Usuń',
  removeQuestion: 'Usunąć {name}?',
  removeEffect: 'Konto zostaje, bez uprawnień do platformy.',
  noLongerOwner: 'Nie jest już właścicielem',
  ownerByCommand:
    'Na serwerze npm run owner -- --mail ADDRESS także dodaje właściciela albo tworzy nowy link.',

  // How owners sign in
  howOwnersSignIn: 'Jak logują się właściciele',
  needSecondStep: 'Właściciele potrzebują drugiego kroku przy logowaniu',
  needSecondStepNow: 'Właściciele potrzebują teraz drugiego kroku',
  secondStepOptional: 'Właściciele mogą logować się bez drugiego kroku',
  withoutStep:
    'Właściciel, który go nie ma, nie ma uprawnień do platformy i trafia tam, gdzie się go dodaje.',
  othersWithout:
    '{count, plural, =0 {Każdy inny właściciel już go ma. Klucze API utworzone przez właściciela nie działają już jako właściciel.} one {Jeden inny właściciel go nie ma: to konto zostanie wylogowane, gdy go zażądasz. Klucze API utworzone przez właściciela nie działają już jako właściciel.} few {# innych właścicieli go nie ma: zostaną wylogowani, gdy go zażądasz. Klucze API utworzone przez właściciela nie działają już jako właściciel.} many {# innych właścicieli go nie ma: zostaną wylogowani, gdy go zażądasz. Klucze API utworzone przez właściciela nie działają już jako właściciel.} other {# innych właścicieli go nie ma: zostaną wylogowani, gdy go zażądasz. Klucze API utworzone przez właściciela nie działają już jako właściciel.}}',
  addYourOwnFirst: 'Najpierw dodaj własny i zaloguj się nim.',
  yourOwnSignIn: 'Twoje logowanie',

  // Sessions
  whereOwnersSignedIn: 'Gdzie zalogowani są właściciele',
  noSessions: 'Żaden właściciel nie ma otwartej sesji w przeglądarce.',
  sessionsOfOwners: 'Sesje właścicieli',
  unknownAddress: 'nieznany adres',
  usedAgo: 'użyta {ago}',
  hasSecondStep: 'drugi krok',
  thisBrowser: 'ta przeglądarka',
  signOut: 'Wyloguj',
  signOutOf: 'Wyloguj: {name}, {browser}',
  signedOutThere: 'Wylogowano tam',

  // Failed sign-ins
  failedSevenDays: 'Nieudane logowania, 7 dni',
  noFailed: 'W ostatnich 7 dniach nie było nieudanych logowań na konto.',
  failedSignIns: 'Nieudane logowania',
  attempts:
    '{count, plural, one {# próba, ostatnia {ago}} few {# próby, ostatnia {ago}} many {# prób, ostatnia {ago}} other {# próby, ostatnia {ago}}}',
  wrongCode: 'zły kod',
  wrongPassword: 'złe hasło',
  owner: 'właściciel',
  signedInSince: 'potem zalogowany',
  unknownAccounts: 'Próby na adresy bez konta są ograniczane i nie są tu pokazane.',

  // Addresses
  whereOwnersWork: 'Skąd pracują właściciele',
  fromElsewhere:
    'Z innych miejsc konto właściciela nie ma uprawnień do platformy. Twój adres to <address>{address}</address>.',
  addressesAndNetworks: 'Adresy i sieci',
  addressesHint: 'Jeden w wierszu. Zostaw puste, by właściciele pracowali skądkolwiek.',
  addressWrong: '{text} nie jest adresem jak 203.0.113.7 ani siecią jak 203.0.113.0/24',
  saveAddresses: 'Zapisz adresy',
  saving: 'Zapisywanie',
  addressesSaved: 'Zapisano adresy',
  fromAnywhere: 'Właściciele mogą pracować skądkolwiek',
  lockedOut: 'Brak dostępu? Na serwerze npm run owner -- --allow-any-address czyści listę.',

  // Accounts
  accounts: 'Konta',
  withSecondStep: 'Z drugim krokiem',
  openSessions: 'Otwarte sesje',
  auditLog: 'Dziennik zdarzeń',
  apiKeys: 'Klucze API',
} satisfies Translation<typeof en>
