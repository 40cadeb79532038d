// Dutch texts of the security of an account.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Second step
  security: 'Beveiliging',
  askedFor: '{who} vraagt een tweede stap bij het aanmelden. Zet hem hier aan en alles gaat open.',
  orPasskey: 'Of voeg een passkey toe en meld je daarmee aan: die telt als beide stappen.',
  secondStep: 'Tweede stap bij het aanmelden',
  secondStepLead:
    'Na het wachtwoord een code van 6 cijfers van je telefoon. Een gestolen wachtwoord alleen opent niets.',
  stepNotRead: 'De tweede stap kon niet worden gelezen',
  turnOn: 'Aanzetten',
  turnOff: 'Uitzetten',
  password: 'Wachtwoord',
  passwordLead: 'We mailen je een link om een nieuw te kiezen. Alle andere sessies stoppen daarmee.',
  changePassword: 'Wachtwoord wijzigen',
  stepIsOn: 'De tweede stap staat aan',
  stepIsOff: 'De tweede stap staat uit',
  keyCopied: 'Sleutel gekopieerd',
  scanThis: '1. Scan dit met een authenticator-app',
  qrCode: 'QR-code voor de authenticator-app',
  orTypeKey: 'Of typ deze sleutel:',
  copy: 'Kopiëren',
  storeKey: '2. Bewaar de sleutel op een veilige plek',
  storeKeyMore:
    'Hij wordt maar één keer getoond. Raak je je telefoon kwijt, dan kan elke authenticator-app er je codes weer mee maken. Herstelcodes, die je daarna kunt maken, doen hetzelfde zonder app.',
  enterAppCode: '3. Vul de code uit de app in',
  cancel: 'Annuleren',
  onSince: 'Aan sinds {day}',

  // Recovery codes
  recoveryCodes: 'Herstelcodes',
  codesLeft:
    'Er zijn er {left} van {total} over. Nieuwe vervangen ze, en sessies die met een oude begonnen, stoppen.',
  codesLead:
    'Voor als je je telefoon kwijtraakt: tien codes om te printen of op te schrijven, elk voor één keer aanmelden.',
  shownOnce: 'Alleen nu getoond. Elke code werkt één keer, in plaats van een code uit de app.',
  codesCopied: 'Herstelcodes gekopieerd',
  saveAsFile: 'Opslaan als bestand',
  codesNotCreated: 'De codes konden niet worden gemaakt',
  newCodes: 'Nieuwe herstelcodes maken',
  createCodes: 'Herstelcodes maken',
  sessionsEnded: '{count, plural, one {# andere sessie beëindigd.} other {# andere sessies beëindigd.}}',

  // Sessions and sign-ins
  unknownAddress: 'onbekend adres',
  sessionUsed: '{address}, laatst gebruikt {time}',
  hasSecondStep: 'tweede stap',
  thisBrowser: 'deze browser',
  signOutOf: '{browser} afmelden, laatst gebruikt {time}',
  signOut: 'Afmelden',
  signedOutThere: 'Daar afgemeld',
  nothingChanged: 'Niets gewijzigd',
  signedOutElsewhere: 'Overal elders afgemeld',
  whereSignedIn: 'Waar je bent aangemeld',
  whereSignedInLead: 'Een browser die je niet kent, is een reden om het wachtwoord te wijzigen.',
  sessions: 'Sessies',
  sessionsNoun: 'sessies',
  signOutElsewhere: 'Overal elders afmelden',
  outcomeSignedIn: 'aangemeld',
  outcomeWrongPassword: 'verkeerd wachtwoord',
  outcomeWrongCode: 'verkeerde code',
  outcomeRefused: 'geweigerd',
  withPasskey: 'met een passkey',
  signIns: 'Aanmeldingen',
  signInsNoun: 'aanmeldingen',
  signInsLead: 'De laatste 50, ook mislukte pogingen.',

  // Providers
  connectedWith: 'Verbonden met {name}',
  providers: 'Aanmeldproviders',
  providersNoun: 'aanmeldproviders',
  providersLead: 'Meld je aan met {name} in plaats van een wachtwoord hier.',
  oneMoment: 'Een ogenblik…',
  connectTo: '{name} verbinden',
  connectedSince: 'verbonden op {day}',
  lastUsed: 'laatst gebruikt {day}',
  disconnectFrom: '{name} loskoppelen',
  disconnect: 'Loskoppelen',
  disconnectedFrom: 'Losgekoppeld van {name}',
  disconnectQuestion: '{name} loskoppelen?',
  disconnectMore:
    'Wie er elders mee is aangemeld, wordt afgemeld. Aanmelden met {name} en hetzelfde e-mailadres verbindt het weer.',

  // Own data
  yourData: 'Je gegevens',
  yourDataLead: 'Alles in dit account, als één zipbestand. Het blijft zeven dagen bewaard.',
  writing: 'Schrijven…',
  writeMyData: 'Mijn gegevens schrijven',
  download: 'Downloaden, {size}',
  dataNotWritten: 'Je gegevens konden niet worden geschreven',
  deleteAccount: 'Account verwijderen',
  deleteAccountLead: 'Voorgoed: het account, de sessies, apparaten en alles wat eraan hangt, in elk bedrijf.',
  deleteMyAccount: 'Mijn account verwijderen',
  accountBeingDeleted: 'Je account wordt verwijderd',
  deleteYourAccount: 'Je account verwijderen',
  cannotBeUndone: 'Dit kan niet ongedaan worden gemaakt.',
  delete: 'Verwijderen',
  dataNoun: 'gegevens',
  firstChange: 'Nog niet. Eerst moet dit veranderen:',
  whatGoes: 'Wat verdwijnt:',
  whatStays: 'Wat blijft',
  companiesHold:
    'Wat bedrijven van je hebben als ontvanger of chauffeur. Vraag het hun: zij wissen het zelf.',
  backupsHold: 'Back-ups van de beheerder bevatten het account tot ze worden verwijderd.',
  accountNotDeleted: 'Het account kon niet worden verwijderd',
  typeEmail: 'Typ je e-mailadres ter bevestiging',

  // Passkeys
  passkeys: 'Passkeys',
  passkeysNoun: 'passkeys',
  passkeysLead:
    'Meld je aan met vingerafdruk, gezicht of pincode in plaats van het wachtwoord. Een valse pagina kan dat niet gebruiken.',
  passkeyAdded: 'Passkey toegevoegd',
  waitingForDevice: 'Wachten op je apparaat…',
  addPasskey: 'Passkey toevoegen',
  notUsedYet: 'nog niet gebruikt',
  passkeyState: 'Toegevoegd op {day}, {use}',
  asksForCode:
    'Vraagt ook om een code, omdat hij ouder is dan je tweede stap. Verwijder hem en voeg hem opnieuw toe om zonder te kunnen.',
  renameWhat: '{name} hernoemen',
  rename: 'Hernoemen',
  removeWhat: '{name} verwijderen',
  remove: 'Verwijderen',
  passkeyRenamed: 'Passkey hernoemd',
  renamePasskey: 'Passkey hernoemen',
  save: 'Opslaan',
  name: 'Naam',
  passkeyRemoved: 'Passkey verwijderd',
  removeQuestion: '{name} verwijderen?',
  removePasskeyMore:
    'Je kunt je er niet meer mee aanmelden, en wie er elders mee is aangemeld, wordt afgemeld. Je apparaat biedt hem misschien nog aan; verwijder hem daar ook. Je wachtwoord blijft zoals het is.',

  // Names of browsers
  browserOn: '{browser} op {system}',
  unknownBrowser: 'Onbekende browser',
} satisfies Translation<typeof en>
