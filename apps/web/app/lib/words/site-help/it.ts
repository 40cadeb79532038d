// Italian texts of the Help Center.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  search: 'Cerca nel Centro assistenza',
  searchExample: 'Non servito, fascia, prova…',
  answersFound: '{count, plural, one {# risposta} many {# di risposte} other {# risposte}}',
  answers: 'Risposte',
  noneFound: 'Nessuna risposta contiene tutte queste parole. <link>Chiedi all’assistenza</link>',
  notThere: 'Non c’è? <link>Chiedi all’assistenza</link>',
  usOrYou: 'Dipende da noi o dalla tua connessione?',
  usOrYouMore: 'Un controllo di accesso, dati e aggiornamenti in diretta, in 10 s.',
  networkDiagnostics: 'Diagnostica di rete',
  topicStart: 'Primi passi',
  topicPlan: 'Pianificazione',
  topicLive: 'In diretta',
  topicDrivers: 'Autisti',
  topicRecipients: 'Destinatari',
  topicAccount: 'Account',
  importTitle: 'Importare ordini da un foglio di calcolo',
  importAnswer:
    'Ordini, Importa, scegli un file CSV o XLSX. {name} capisce quale colonna è quale; correggi dove serve. Le righe che non può leggere sono elencate con la cella, il motivo e spesso una soluzione. Non viene salvato nulla finché non premi Importa, e importare di nuovo lo stesso file non cambia nulla.',
  depotTitle: 'Configurare veicoli, deposito e orari',
  depotAnswer:
    'Flotta, Aggiungi veicolo. Ogni veicolo ha un deposito, un turno secondo l’ora locale e una capacità in colli e chilogrammi. Il pianificatore rispetta tutti e tre.',
  regionTitle: 'Usare la mappa della tua zona',
  regionAnswer:
    'Una regione si compila da un estratto di OpenStreetMap con un solo comando: npm run region e il file. Porta strade, indirizzi e mappa, e poi non richiede né chiavi né rete.',
  firstDayTitle: 'Pianificare il primo giorno',
  firstDayAnswer:
    'Importa gli ordini, apri Pianificazione, scegli il giorno e premi Ottimizza. Guarda il costo scendere, fermati quando il risultato ti piace, poi invia.',
  unservedTitle: 'Perché un ordine non è servito?',
  unservedAnswer:
    'Ogni ordine non servito indica la regola che lo blocca: una fascia, un carico, un turno, una competenza. Accanto compare la modifica più piccola che permetterebbe di servirlo.',
  windowsTitle: 'Come si leggono le fasce',
  windowsAnswer:
    'Una fascia dice quando può iniziare il servizio, secondo l’ora locale del deposito. Un furgone che arriva in anticipo aspetta; la linea del tempo mostra l’attesa tratteggiata.',
  speedsTitle: 'Pianificare con il traffico di ogni ora',
  speedsAnswer:
    'Impostazioni, Velocità di guida: una tabella per giorno della settimana e ora, in percentuale della velocità sulla mappa. Scrivila, caricala da un file CSV o usa ciò che mostrano i tuoi giri conclusi. Da quel momento vale per nuovi piani, modifiche in strada, previsioni, tracciamento e fasce offerte; i piani esistenti mantengono i loro orari. Annulla ripristina la tabella precedente.',
  stopEarlyTitle: 'Fermare il motore in anticipo',
  stopEarlyAnswer:
    'Ferma, tieni il migliore termina la ricerca e conserva il miglior piano trovato finora. Ha superato gli stessi controlli di un calcolo completo.',
  outOfDateTitle: 'Che cosa significa «non aggiornato»',
  outOfDateAnswer:
    'Un ordine del piano è stato modificato o annullato dopo che il piano è stato fatto. Eseguilo di nuovo; l’invio di un piano vecchio viene rifiutato.',
  priorityTitle: 'Che cosa fa la priorità',
  priorityAnswer:
    'Un ordine con priorità più alta non viene mai lasciato fuori per quanti ne siano quelli con priorità più bassa. A parità vince il piano più economico.',
  atRiskTitle: 'Che cosa significa «a rischio»',
  atRiskAnswer:
    'Secondo l’ultima posizione, il furgone arriverebbe dopo la fine della fascia. L’elenco è ordinato per minuti, i casi peggiori per primi.',
  silentTitle: 'Un furgone è fermo sulla mappa',
  silentAnswer:
    'Dopo 60 secondi senza posizione il furgone perde il riempimento e ne viene mostrata l’età. Il telefono potrebbe non avere segnale; le posizioni che ha conservato arrivano più tardi con i loro orari.',
  trackersTitle: 'Collegare un localizzatore o un telefono',
  trackersAnswer:
    'Flotta, il veicolo, Token del dispositivo. Inserisci il token in Traccar Client (protocollo OsmAnd) o OwnTracks. Un nuovo token annulla il precedente.',
  doneTitle: 'Quando una fermata è conclusa',
  doneAnswer:
    'Quando lo dice l’autista. Se nessun autista lo segnala, quando il furgone è rimasto alla fermata per il servizio e l’ha lasciata.',
  phonesTitle: 'Quali telefoni funzionano',
  phonesAnswer: 'Qualsiasi telefono con un browser aggiornato. Non si installa nulla da uno store.',
  noSignalTitle: 'Lavorare senza segnale',
  noSignalAnswer:
    'L’app dell’autista si apre senza segnale e conserva ciò che fa l’autista, anche le foto, finché può essere inviato. Traccar Client e OwnTracks fanno lo stesso con le posizioni. Inviare qualcosa due volte non cambia nulla.',
  proofTitle: 'Prova di consegna',
  proofAnswer:
    'Ogni ordine, o l’azienda, stabilisce che cosa serve alla porta: foto, firma, nome, PIN, scansione o controllo dell’età. Senza, l’autista non può chiudere la fermata. In seguito chiunque abbia il link o il codice QR può verificare la prova firmata.',
  trackingTitle: 'Che cosa mostra la pagina di tracciamento',
  trackingAnswer:
    'Quando, con il motivo se cambia; dov’è il furgone quando è vicino; che cosa è successo finora. Nessun numero di telefono, nessun nome completo, nessun’altra fermata.',
  noticeTitle: 'Quando vengono avvisati i destinatari',
  noticeAnswer: 'Quando il furgone è a circa 30 minuti.',
  brandTitle: 'I tuoi colori sulla pagina di tracciamento',
  brandAnswer:
    'Impostazioni, Colore della pagina di tracciamento. Un colore che renderebbe difficile leggere il testo bianco non viene accettato.',
  plansTitle: 'Piani, veicoli e limiti',
  plansAnswer:
    'Un piano consente un certo numero di veicoli attivi. Al limite il successivo aspetta; nulla di ciò che è pianificato o in strada si ferma.',
  trialEndTitle: 'Quando finisce la prova',
  trialEndAnswer:
    'Puoi leggere tutto e scegliere un piano. Nuove importazioni, pianificazioni e invii aspettano fino ad allora; un giorno in strada arriva alla fine.',
  rolesTitle: 'Ruoli: chi può fare che cosa',
  rolesAnswer:
    'Gli amministratori modificano l’azienda e i suoi membri, gli operatori di centrale pianificano e inviano, chi è in sola lettura guarda, gli autisti vedono il proprio giro, i destinatari i propri colli.',
  resetTitle: 'Password dimenticata',
  resetAnswer: 'Accedi, Password dimenticata. Il link nella mail funziona una volta e scade dopo 24 ore.',
  passkeysTitle: 'Accedere con una passkey',
  passkeysAnswer:
    'Nel menu dell’account apri Sicurezza e premi Aggiungi passkey: la conserva il tuo telefono, computer o la tua chiave di sicurezza. Da allora Accedi con una passkey chiede l’impronta, il volto o il PIN al posto di e-mail e password. La password continua a funzionare.',
  askAPerson: 'Chiedi a una persona',
  replyAndHours: 'Risposta entro {hours} ore. {businessHours}.',
} satisfies Translation<typeof en>
