// German texts of the owner's plans for sale.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // What a plan may hold
  vehicles: 'Fahrzeuge',
  people: 'Personen',
  textsMonth: 'SMS im Monat',
  ordersDay: 'Aufträge am Tag',
  storage: 'Speicher, MB',
  callsMinute: 'API-Aufrufe pro Minute',
  plansQueue: 'Pläne in der Warteschlange',
  hasApi: 'API-Schlüssel und Webhooks',
  hasShops: 'Shop-Anbindungen',
  hasBranding: 'Eigenes Logo und eigene Farbe',
  hasOwnMails: 'E-Mails in eigenen Worten',

  // List of plans
  plansMore:
    'Die Preisseite zeigt, was verkauft wird. Eine Änderung erzeugt eine neue Version; laufende Abos bleiben wie gekauft.',
  newPlan: 'Neuer Tarif',
  thePlans: 'Tarife',
  noPlan: 'Noch kein Tarif',
  noPlanMore:
    'Firmen wählen unter den Tarifen, die hier stehen. Ohne Tarif verweist die Preisseite sie an dich.',
  tagPopular: 'am beliebtesten',
  tagNotSold: 'nicht im Verkauf',
  priceOnRequest: 'auf Anfrage',
  perMonth: '{price} im Monat',
  perYear: '{price} im Jahr',
  unlimited: 'unbegrenzt',
  switchedOff: 'Ausgeschaltet',
  nothing: 'nichts',
  mrr: 'MRR',
  version: 'Version',
  earlierVersions: 'Frühere Versionen, {count}',
  versionLine: '{version}: {details}',
  versionVehicles: '{count, plural, =0 {unbegrenzt Fahrzeuge} one {# Fahrzeug} other {# Fahrzeuge}}',
  edit: 'Bearbeiten',
  editPlan: '{plan} bearbeiten',

  // Form
  savePlan: 'Tarif speichern',
  saved: '{plan} gespeichert',
  notSaved: 'Der Tarif konnte nicht gespeichert werden',
  delete: 'Löschen',
  deleteQuestion: '{plan} löschen?',
  deleteMore:
    'Der Tarif und seine Versionen sind dann weg. Ein Tarif, den Firmen haben, wird stattdessen aus dem Verkauf genommen.',
  deleted: 'Tarif gelöscht',
  id: 'ID',
  idHint: 'In Links und der API: Kleinbuchstaben, bleibt für immer',
  name: 'Name',
  aMonth: 'Im Monat',
  enterPrice: 'Gib einen Preis ein',
  onRequest: 'Preis auf Anfrage',
  otherPrices: 'Weitere Preise',
  otherPricesHint: 'Pro Jahr oder in anderen Währungen, einer pro Zeile: {example}',
  priceExample: 'Schreibe jeden Preis so: {example}',
  zeroUnlimited: '0 ist unbegrenzt',
  textsHint: 'An Empfänger; 0 ist unbegrenzt',
  storageHint: 'Alle Dateien; 0 ist unbegrenzt',
  callsHint: 'Mit allen Schlüsseln; 0 ist unbegrenzt',
  queueHint: 'Die warten dürfen; 0 ist unbegrenzt',
  switchedOn: 'Eingeschaltet',
  keepBought: 'Firmen behalten, was sie gekauft haben, bis sie verlängern oder wechseln.',
  features: 'Leistungen',
  featuresHint: 'Eine pro Zeile, wie auf der Preisseite',
  popular: 'Am beliebtesten',
  onSale: 'Im Verkauf',
} satisfies Translation<typeof en>
