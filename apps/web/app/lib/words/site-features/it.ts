// Italian texts of the product's six features, on the home page and the page of features.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  oneProduct: 'Un solo prodotto, dall’ordine alla porta di casa',
  planningTitle: 'Pianificazione dei giri con l’IA',
  planningShort:
    'Duecento fermate diventano giri che rispettano ogni fascia oraria, turno e carico. Ciò che non si può servire finisce in un elenco, con il motivo e la modifica più piccola che serve.',
  trackingTitle: 'Tracciamento in tempo reale e notifiche',
  trackingShort:
    'I veicoli si muovono a ogni nuova posizione. Una fermata a rischio viene segnalata prima che sia in ritardo, e il destinatario lo sa da te, 30 minuti prima.',
  analyticsTitle: 'Pannello di analisi',
  analyticsShort:
    'Puntualità, costi, distanza e ore delle giornate effettuate. Ogni grafico risponde a una domanda e ha la sua tabella.',
  securityTitle: 'Sicurezza aziendale',
  securityShort:
    'Accessi per ruolo, fino alla singola riga. Gli autisti vedono il proprio giro, i destinatari il proprio collo, nessuno vede un’altra azienda.',
  tenantsTitle: 'Gestione di più aziende',
  tenantsShort: 'Più flotte sotto lo stesso tetto: ognuna con marchio, piano, persone e dati propri.',
  driverTitle: 'App per gli autisti',
  driverShort:
    'La prossima fermata riempie lo schermo: dove, quando, che cosa consegnare. Sotto, il resto del giro, in ordine.',
  planScreen: 'La schermata del piano: i giri sulla mappa, in elenco e sulla linea del tempo',
  liveScreen: 'La schermata in diretta, in scuro: i veicoli sulla mappa e le fermate a rischio',
} satisfies Translation<typeof en>
