// Dutch texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'API-sleutels',
  onlyAdministrators: 'API-sleutels zijn voor beheerders',
  onlyAdministratorsMore: 'Een beheerder van je bedrijf maakt ze hier en trekt ze in.',
  notLoaded: 'De sleutels konden niet worden geladen',
  loadingKeys: 'Sleutels laden',
  newKey: 'Nieuwe sleutel',
  noKeys: 'Nog geen sleutels',
  noKeysMore:
    'Met een sleutel kan je software orders importeren, planningen lezen of posities sturen, en niets wat je niet aanvinkt.',
  test: 'Test',
  everything: 'alles wat de maker mag',
  atMost: 'hoogstens {calls} aanroepen per minuut',
  fromPages: 'vanaf pagina’s van {origins}',
  lastUsed: 'Laatst gebruikt {time}',
  neverUsed: 'Nooit gebruikt',
  madeAt: 'gemaakt {time}',
  madeBy: 'gemaakt {time} door {name}',
  revoke: 'Intrekken',
  revokeQuestion: '{name} intrekken?',
  revokeEffect: 'Programma’s met deze sleutel worden meteen geweigerd. Dit is niet terug te draaien.',
  noLongerWorks: '{name} werkt niet meer',
  nothingChanged: 'Er is niets gewijzigd',

  // Form
  newApiKey: 'Nieuwe API-sleutel',
  yourNewKey: 'Je nieuwe sleutel',
  bearerHint: 'Stuur hem als Bearer-token, nooit in een adres.',
  createKey: 'Sleutel maken',
  notCreated: 'De sleutel kon niet worden gemaakt',
  name: 'Naam',
  nameHint: 'Het systeem dat hem gebruikt',
  itMay: 'Hij mag',
  sendPositions: 'posities van voertuigen sturen',
  keepTeam: 'Het team bijhouden, voor een identiteitsprovider (SCIM)',
  callsPerMinute: 'Aanroepen per minuut',
  callsPerMinuteHint: 'Leeg is geen eigen grens',
  origins: 'Pagina’s die ermee mogen aanroepen',
  originsHint:
    'Eén origin per regel, zoals https://shop.example. Leeg voor programma’s. Bezoekers van een pagina kunnen de sleutel lezen',
  testKey: 'Testsleutel',
  testKeyMore:
    'Werkt in een sandbox met eigen orders, voertuigen en planningen: er wordt niets verstuurd, en webhooks die ermee gemaakt zijn horen alleen testgebeurtenissen.',
} satisfies Translation<typeof en>
