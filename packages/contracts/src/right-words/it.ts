// Descriptions of rights of roles, in Italian.
import type { RightWords } from '../role-rights.ts'

export default {
  'orders:read': 'Vedere ordini, destinatari, prove e messaggi',
  'orders:write': 'Aggiungere, importare, modificare e annullare ordini, scrivere a destinatari e autisti',
  'fleet:read': 'Vedere veicoli, autisti, depositi e zone, con ordini di officina e carburante',
  'fleet:write': 'Aggiungere e modificare veicoli, autisti, depositi, zone, ordini di officina e carburante',
  'plans:read': 'Vedere piani e giri',
  'plans:write': 'Pianificare le giornate e modificare i piani a mano',
  'plans:dispatch': 'Inviare i giri agli autisti e modificarli in viaggio',
  'live:read': 'Vedere la mappa in diretta, i replay e le analisi',
  'addresses:read': 'Cercare nella rubrica',
  'addresses:write': 'Modificare la rubrica',
  'optimize:run': 'Risolvere problemi tramite API',
  'webhooks:read': 'Vedere webhook e negozi, con ciò che hanno inviato',
  'webhooks:write': 'Aggiungere e modificare webhook e negozi',
  'persons:read': 'Trovare tutto ciò che è salvato su una persona',
  'persons:erase': 'Cancellare una persona',
  'pay:read': 'Vedere quanto guadagnano gli autisti',
  'pay:write': 'Modificare le regole di paga, correggere la paga e approvare i prospetti',
  'people:invite': 'Vedere la squadra e invitare autisti',
  'settings:write': 'Modificare l’azienda, le sue regole e le sue email',
  'billing:manage': 'Vedere le fatture e modificare l’abbonamento',
  'audit:read': 'Leggere ed esportare il registro attività',
} satisfies RightWords
