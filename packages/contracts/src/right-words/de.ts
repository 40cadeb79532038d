// Descriptions of rights of roles, in German.
import type { RightWords } from '../role-rights.ts'

export default {
  'orders:read': 'Aufträge, Empfänger, Nachweise und Nachrichten sehen',
  'orders:write': 'Aufträge anlegen, importieren, ändern und stornieren, Empfängern und Fahrern schreiben',
  'fleet:read': 'Fahrzeuge, Fahrer, Depots und Zonen mit Werkstattaufträgen und Kraftstoff sehen',
  'fleet:write': 'Fahrzeuge, Fahrer, Depots, Zonen, Werkstattaufträge und Tankvorgänge anlegen und ändern',
  'plans:read': 'Pläne und Touren sehen',
  'plans:write': 'Tage planen und Pläne von Hand ändern',
  'plans:dispatch': 'Touren für Fahrer freigeben und unterwegs ändern',
  'live:read': 'Live-Karte, Wiedergaben und Auswertungen sehen',
  'addresses:read': 'Im Adressbuch suchen',
  'addresses:write': 'Das Adressbuch ändern',
  'optimize:run': 'Planungsaufgaben per API lösen',
  'webhooks:read': 'Webhooks und Shops sehen, mit dem, was sie gesendet haben',
  'webhooks:write': 'Webhooks und Shops anlegen und ändern',
  'persons:read': 'Alles finden, was über eine Person gespeichert ist',
  'persons:erase': 'Eine Person löschen',
  'pay:read': 'Sehen, was Fahrer verdienen',
  'pay:write': 'Lohnregeln ändern, Lohn korrigieren und Abrechnungen freigeben',
  'people:invite': 'Das Team sehen und Fahrer einladen',
  'settings:write': 'Firma, Regeln und E-Mails ändern',
  'billing:manage': 'Rechnungen sehen und das Abo ändern',
  'audit:read': 'Das Protokoll lesen und exportieren',
} satisfies RightWords
