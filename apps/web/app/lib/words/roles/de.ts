// German texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Administrator',
  dispatcher: 'Disponent',
  viewer: 'Leser',
  driver: 'Fahrer',

  // What a right allows
  seeOrders: 'Aufträge, Empfänger, Nachweise und Nachrichten sehen',
  changeOrders: 'Aufträge anlegen, importieren, ändern und stornieren, Empfängern und Fahrern schreiben',
  seeFleet: 'Fahrzeuge, Fahrer, Depots und Zonen mit Werkstattaufträgen und Kraftstoff sehen',
  changeFleet: 'Fahrzeuge, Fahrer, Depots, Zonen, Werkstattaufträge und Tankvorgänge anlegen und ändern',
  seePlans: 'Pläne und Touren sehen',
  changePlans: 'Tage planen und Pläne von Hand ändern',
  dispatchRoutes: 'Touren für Fahrer freigeben und unterwegs ändern',
  seeLive: 'Live-Karte, Wiedergaben und Auswertungen sehen',
  searchAddresses: 'Im Adressbuch suchen',
  changeAddresses: 'Das Adressbuch ändern',
  solveByApi: 'Planungsaufgaben per API lösen',
  seeWebhooks: 'Webhooks und Shops sehen, mit dem, was sie gesendet haben',
  changeWebhooks: 'Webhooks und Shops anlegen und ändern',
  seePersons: 'Alles finden, was über eine Person gespeichert ist',
  erasePersons: 'Eine Person löschen',
  seePay: 'Sehen, was Fahrer verdienen',
  changePay: 'Lohnregeln ändern, Lohn korrigieren und Abrechnungen freigeben',
  invitePeople: 'Das Team sehen und Fahrer einladen',
  changeSettings: 'Firma, Regeln und E-Mails ändern',
  manageBilling: 'Rechnungen sehen und das Abo ändern',
  readAudit: 'Das Protokoll lesen und exportieren',

  // Refusals
  onlyAdministrators: 'Das dürfen nur Administratoren der Firma.',
  rightMissing: 'Deiner Rolle fehlt ein Recht: {right}. Frag einen Administrator.',
  viewersChangeNothing: 'Leser ändern nichts: Frag die Disposition oder einen Administrator.',
} satisfies Translation<typeof en>
