// German texts of API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  apiKeys: 'API-Schlüssel',
  onlyAdministrators: 'API-Schlüssel sind für Administratoren',
  onlyAdministratorsMore: 'Ein Administrator deiner Firma legt sie hier an und widerruft sie.',
  notLoaded: 'Die Schlüssel konnten nicht geladen werden',
  loadingKeys: 'Schlüssel werden geladen',
  newKey: 'Neuer Schlüssel',
  noKeys: 'Noch keine Schlüssel',
  noKeysMore:
    'Mit einem Schlüssel kann deine Software Aufträge importieren, Pläne lesen oder Positionen senden, und nichts, was du nicht anhakst.',
  test: 'Test',
  everything: 'alles, was der Ersteller darf',
  atMost: 'höchstens {calls} Aufrufe pro Minute',
  fromPages: 'von Seiten von {origins}',
  lastUsed: 'Zuletzt benutzt {time}',
  neverUsed: 'Nie benutzt',
  madeAt: 'angelegt {time}',
  madeBy: 'angelegt {time} von {name}',
  revoke: 'Widerrufen',
  revokeQuestion: '{name} widerrufen?',
  revokeEffect:
    'Programme mit diesem Schlüssel werden sofort abgewiesen. Das lässt sich nicht rückgängig machen.',
  noLongerWorks: '{name} gilt nicht mehr',
  nothingChanged: 'Nichts wurde geändert',

  // Form
  newApiKey: 'Neuer API-Schlüssel',
  yourNewKey: 'Dein neuer Schlüssel',
  bearerHint: 'Sende ihn als Bearer-Token, nie in einer Adresse.',
  createKey: 'Schlüssel anlegen',
  notCreated: 'Der Schlüssel konnte nicht angelegt werden',
  name: 'Name',
  nameHint: 'Das System, das ihn benutzt',
  itMay: 'Er darf',
  sendPositions: 'Positionen von Fahrzeugen senden',
  keepTeam: 'Das Team pflegen, für einen Identitätsanbieter (SCIM)',
  callsPerMinute: 'Aufrufe pro Minute',
  callsPerMinuteHint: 'Leer heißt keine eigene Grenze',
  origins: 'Seiten, die damit aufrufen dürfen',
  originsHint:
    'Ein Ursprung je Zeile, zum Beispiel https://shop.example. Leer für Programme. Besucher einer Seite können ihren Schlüssel lesen',
  testKey: 'Testschlüssel',
  testKeyMore:
    'Arbeitet in einer Sandbox mit eigenen Aufträgen, Fahrzeugen und Plänen: Niemand bekommt etwas gesendet, und damit angelegte Webhooks hören nur Testereignisse.',
} satisfies Translation<typeof en>
