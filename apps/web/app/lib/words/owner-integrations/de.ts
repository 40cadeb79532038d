// German texts of the owner's outside services and API keys.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Services
  services: 'Dienste',
  servicesNoun: 'Dienste',
  outbox: 'Postausgang',
  servicesLead:
    'Beim Start des Servers durch Umgebungsvariablen gesetzt; ein Test stellt jedem eine echte Anfrage.',
  mail: 'Mailserver',
  texts: 'SMS',
  maps: 'Karten',
  roads: 'Straßendienst',
  geocoder: 'Adresssuche',
  storage: 'Dateispeicher',
  stripe: 'Kartenzahlung',
  database: 'Datenbank',
  mailsCaught: 'E-Mails werden abgefangen und stehen im Postausgang',
  textsCaught: 'SMS werden abgefangen und stehen im Postausgang',
  drawnHere: 'Aus den Regionen hier gezeichnet',
  onRegionsHere: 'Auf den Regionen hier',
  onDisk: 'Auf der Festplatte dieses Servers',
  paidByHand: 'Rechnungen werden von Hand als bezahlt markiert',
  outcome: '{message} {milliseconds} ms',
  works: 'läuft',
  worksNot: 'läuft nicht',
  notSet: 'nicht gesetzt',
  builtIn: 'eingebaut',
  testWhat: '{name} testen',
  test: 'Testen',
  testing: 'Wird getestet',

  // API keys
  keysOfAll: 'API-Schlüssel aller Firmen',
  apiKeys: 'API-Schlüssel',
  document: 'OpenAPI-Dokument',
  noKeys: 'Keine Firma hat einen erstellt. Administratoren erstellen sie unter Einstellungen, API-Schlüssel.',
  keyOf: '{name}, <company>{company}</company>',
  everything: 'alles, was der Ersteller darf',
  noLongerWorks: '{name} gilt nicht mehr',
  usedAt: 'benutzt {time}',
  neverUsed: 'nie benutzt',
  revoke: 'Widerrufen',
  revokeWhat: '{name} von {company} widerrufen',
} satisfies Translation<typeof en>
