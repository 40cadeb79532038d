// Italian texts of members' roles, their rights, and refusals.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Roles of members
  admin: 'Amministratore',
  dispatcher: 'Operatore di centrale',
  viewer: 'Sola lettura',
  driver: 'Autista',

  // What a right allows
  seeOrders: 'Vedere ordini, destinatari, prove e messaggi',
  changeOrders: 'Aggiungere, importare, modificare e annullare ordini, scrivere a destinatari e autisti',
  seeFleet: 'Vedere veicoli, autisti, depositi e zone, con ordini di officina e carburante',
  changeFleet: 'Aggiungere e modificare veicoli, autisti, depositi, zone, ordini di officina e carburante',
  seePlans: 'Vedere piani e giri',
  changePlans: 'Pianificare le giornate e modificare i piani a mano',
  dispatchRoutes: 'Inviare i giri agli autisti e modificarli in viaggio',
  seeLive: 'Vedere la mappa in diretta, i replay e le analisi',
  searchAddresses: 'Cercare nella rubrica',
  changeAddresses: 'Modificare la rubrica',
  solveByApi: 'Risolvere problemi tramite API',
  seeWebhooks: 'Vedere webhook e negozi, con ciò che hanno inviato',
  changeWebhooks: 'Aggiungere e modificare webhook e negozi',
  seePersons: 'Trovare tutto ciò che è salvato su una persona',
  erasePersons: 'Cancellare una persona',
  seePay: 'Vedere quanto guadagnano gli autisti',
  changePay: 'Modificare le regole di paga, correggere la paga e approvare i prospetti',
  invitePeople: 'Vedere la squadra e invitare autisti',
  changeSettings: 'Modificare l’azienda, le sue regole e le sue email',
  manageBilling: 'Vedere le fatture e modificare l’abbonamento',
  readAudit: 'Leggere ed esportare il registro attività',

  // Refusals
  onlyAdministrators: 'Solo gli amministratori dell’azienda possono farlo.',
  rightMissing: 'Al tuo ruolo manca un diritto: {right}. Chiedi a un amministratore.',
  viewersChangeNothing: 'Sei in sola lettura: chiedi alla centrale o a un amministratore.',
} satisfies Translation<typeof en>
