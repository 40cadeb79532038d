// German texts of the page of plans and prices.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Bezahlt wird nach Fahrzeugen',
  nothingOnSale: 'Gerade ist kein Tarif im Verkauf. Frag uns nach einem Preis.',
  driversFree:
    '{days, plural, one {Fahrer zählen nicht mit. Jeder Tarif beginnt mit # Testtag, ganz ohne Karte.} other {Fahrer zählen nicht mit. Jeder Tarif beginnt mit # Testtagen, ganz ohne Karte.}}',
  ordersFree:
    '{days, plural, one {Aufträge und Fahrer zählen nicht mit. Jeder Tarif beginnt mit # Testtag, ganz ohne Karte.} other {Aufträge und Fahrer zählen nicht mit. Jeder Tarif beginnt mit # Testtagen, ganz ohne Karte.}}',

  // Each plan
  mostPopular: 'am beliebtesten',
  priceCustom: 'Individuell',
  perMonth: '/Monat',
  perYear: '/Jahr',
  yearPrice: 'oder {price} für ein Jahr',
  yearPriceSaving: 'oder {price} für ein Jahr, {percent} weniger als Monat für Monat',
  vehicleLimit:
    '{count, plural, =0 {unbegrenzt Fahrzeuge} one {bis zu # Fahrzeug} other {bis zu # Fahrzeuge}}',
  andOn: 'und so weiter',
  choosePlan: '{plan} wählen',

  // Features of plans
  vehicles: '{count, plural, =0 {Unbegrenzt Fahrzeuge} one {Bis zu # Fahrzeug} other {Bis zu # Fahrzeuge}}',
  people:
    '{count, plural, =0 {Unbegrenzt Personen im Portal} one {# Person im Portal} other {# Personen im Portal}}',
  everythingIn: 'Alles aus {plan}',
  planningOnRoads: 'Planen und Umplanen auf echten Straßen',
  liveInYourBrand: 'Live-Karte und Sendungsseiten in deiner Marke',
  importAndExport: 'Import von CSV und XLSX, vollständiger Export',
  analytics: 'Auswertung',
  keysForYourSystems: 'API-Schlüssel für deine eigenen Systeme',
  ownRegions: 'Eigene Regionen',
  serviceLevels: 'Vereinbarte Servicezusagen',

  // The ruler
  vehicleCount: '{count, plural, one {# Fahrzeug} other {# Fahrzeuge}}',
  vehicleCountOrMore: '{count, plural, one {#+ Fahrzeuge} other {#+ Fahrzeuge}}',
  vehiclesAndAnswer: '{count, plural, one {# Fahrzeug: {answer}} other {# Fahrzeuge: {answer}}}',
  monthAnswer: '{plan}, {price} im Monat, das sind {share} je Fahrzeug',
  yearAnswer: '{plan}, {price} im Jahr, das sind {share} je Fahrzeug',
  askedAnswer: '{plan}, Preis nach Absprache',
  beyondAnswer: 'mehr, als die Tarife abdecken: Frag uns',

  // The comparison
  whatPlansInclude: 'Was jeder Tarif enthält',
  aboveLimit:
    'Über deiner Zahl von Fahrzeugen geht nichts kaputt: Der geplante Tag läuft zu Ende, und das nächste Fahrzeug wartet, bis du aufstockst oder eines archivierst. Preise in US-Dollar, zuzüglich Steuern.',
  what: 'Was',
  included: 'enthalten',
  notIncluded: 'nicht enthalten',
  unlimited: 'unbegrenzt',
  upTo: 'bis zu {count}',
  planning: 'Planung',
  rowVehicles: 'Fahrzeuge',
  rowOrders: 'Aufträge am Tag',
  rowDrivers: 'Fahrer',
  rowPeople: 'Personen im Portal',
  rowRules: 'Zeitfenster, Ladungen, Schichten, Fähigkeiten',
  rowRoads: 'Echte Straßen, Karten und Adressen',
  theDay: 'Der Tag selbst',
  rowLive: 'Live-Karte und gefährdete Stopps',
  rowTrackers: 'Tracker mit OsmAnd und OwnTracks',
  rowTracking: 'Sendungsseite für Empfänger',
  rowBranding: 'Dein Logo und deine Farbe',
  rowMails: 'E-Mails in deinen Worten',
  company: 'Firma',
  rowApi: 'API-Schlüssel und Webhooks',
  rowShops: 'Shop-Anbindungen',
  rowTexts: 'SMS im Monat',
  rowStorage: 'Megabyte für Dateien',
  rowCalls: 'API-Aufrufe in der Minute',
  rowSupport: 'Antwort vom Support innerhalb von',
  hours: '{count, plural, one {# Stunde} other {# Stunden}}',
} satisfies Translation<typeof en>
