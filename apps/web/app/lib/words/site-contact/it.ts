// Italian texts of the contact and support pages.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Chiedici quello che vuoi',
  lead: 'Risponde una persona, entro {hours} ore nei giorni feriali.',
  forCustomers: 'Assistenza per i clienti',
  forCustomersMore:
    'Nel prodotto la domanda porta con sé il giorno, il piano e l’ordine. <link>Accedi</link>',
  somethingDown: 'Qualcosa non funziona?',
  somethingDownMore: 'Le sonde lo dicono per prime. <link>Stato</link>',
  businessHours: 'Orari',
  open: '{weekday}, {time} PST: aperto',
  opensToday: '{weekday}, {time} PST: chiuso, apre oggi alle 9',
  opensTomorrow: '{weekday}, {time} PST: chiuso, apre domani alle 9',
  opensMonday: '{weekday}, {time} PST: chiuso, apre lunedì alle 9',
  name: 'Nome',
  email: 'E-mail',
  company: 'Azienda <optional>facoltativo</optional>',
  phone: 'Telefono <optional>facoltativo</optional>',
  subject: 'Oggetto <optional>facoltativo</optional>',
  message: 'Messaggio',
  send: 'Invia messaggio',
  sending: 'Invio…',
  use: 'Li usiamo per risponderti e per nient’altro. <link>Privacy</link>',
  subjectGeneral: 'Generale',
  subjectSales: 'Vendite',
  subjectSupport: 'Assistenza',
  subjectPartnership: 'Collaborazione',
  subjectDemo: 'Dimostrazione',
  sent: 'Grazie per il tuo messaggio! Ti risponderemo entro {hours} ore.',
  failed: 'Impossibile inviare il messaggio. Riprova.',
  notSent: '{reason} Il tuo testo è ancora qui.',
  about: 'Riguardo a: {subject}',
  enterName: 'Inserisci il tuo nome',
  enterEmail: 'Inserisci il tuo indirizzo e-mail',
  emailIncomplete: 'Questo indirizzo e-mail non è completo',
  enterMessage: 'Scrivi un messaggio',
  frequentlyAsked: 'Domande frequenti',
  trialQuestion: 'Quanto dura la prova, e serve una carta?',
  trialAnswer:
    '{days, plural, one {#\u00a0giorno} many {#\u00a0di giorni} other {#\u00a0giorni}}, senza carta. Alla fine puoi ancora leggere tutto.',
  spreadsheetQuestion: 'Posso portare i miei indirizzi da un foglio di calcolo?',
  spreadsheetAnswer:
    'Sì. CSV e XLSX, con le colonne che hai: {name} capisce qual è quale, mostra riga per riga ciò che non ha potuto leggere e non salva nulla finché non accetti.',
  phonesQuestion: 'Gli autisti hanno bisogno di telefoni nuovi?',
  phonesAnswer:
    'No. L’app dell’autista funziona nel browser di un telefono, e i localizzatori che parlano OsmAnd o OwnTracks funzionano così come sono.',
  limitQuestion: 'Che cosa succede quando un veicolo supera il limite del mio piano?',
  limitAnswer:
    'Non si ferma nulla. Il giorno pianificato arriva alla fine; il veicolo successivo aspetta che tu passi a un piano superiore o ne archivi uno.',
  dataQuestion: 'Dove sono conservati i nostri dati, e chi può vederli?',
  dataAnswer:
    'In un database PostgreSQL, separati riga per riga per ogni azienda. Le tue persone li vedono in base al loro ruolo.',
  trackingQuestion: 'I destinatari possono seguire la consegna senza account?',
  trackingAnswer:
    'Sì. Il numero di tracciamento apre la pagina. Mostra quando arriva il collo e, verso la fine, il furgone, mai un numero di telefono o un’altra fermata.',
  threeWays: 'Tre strade per una risposta, la più rapida per prima.',
  lookItUp: 'Cerca',
  lookItUpMore: 'Il <help>Centro assistenza</help> ha risposte brevi con le parole che useresti alla radio.',
  checkTheLine: 'Controlla la linea',
  checkTheLineMore:
    'Quando qualcosa non si carica, la <diagnostics>Diagnostica di rete</diagnostics> dice se dipende da noi, dalla tua rete o dal tuo browser, e prepara un rapporto che puoi inviare. La <status>pagina di stato</status> dice se lo vedono anche altri.',
  askAPerson: 'Chiedi a una persona',
  askAPersonMore:
    'Scrivici da <contact>Contatto</contact>. Ci siamo: {businessHours}. Rispondiamo entro {hours} ore nei giorni feriali.',
} satisfies Translation<typeof en>
