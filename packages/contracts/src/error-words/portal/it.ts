import type { PortalErrorWords } from '../types.ts'

export const it: PortalErrorWords = {
  right_missing: [
    'Al tuo ruolo manca un diritto: {right}.',
    'Chiedi a un amministratore della tua azienda, che cambia i ruoli in Impostazioni, Squadra.',
  ],
  unsupported_file: ['Questo tipo di file non è supportato.', 'Invia CSV o XLSX.'],
  storage_full: ['Il server ha esaurito lo spazio su disco.', 'Libera spazio sul disco dati.'],
  already_member: ['{email} fa già parte della tua azienda.', 'Cambia il ruolo in Impostazioni, Squadra.'],
  role_name_taken: ['Un altro ruolo si chiama {name}.', 'Scegli un altro nome.'],
  role_in_use: [
    '{name} è ancora il ruolo di un membro o di un invito aperto.',
    'Dai loro prima un altro ruolo.',
  ],
  last_admin: ['Un’azienda ha bisogno di almeno un amministratore.', 'Nomina prima un altro amministratore.'],
  person_in_use: [
    'Questa persona non si può ancora cancellare.',
    'Consegna o annulla prima i suoi ordini, chiudi i suoi giri o dai il suo posto a un altro.',
  ],
  driver_has_account: [
    '{driver} ha già un account.',
    'Rimuovilo in Impostazioni, Squadra, prima di invitare un altro indirizzo.',
  ],
  driver_signs_in_alone: [
    '{driver} non può accedere con un codice.',
    'I codici sono per chi guida soltanto, e solo per la tua azienda. Gli altri accedono con la propria password.',
  ],
  address_not_allowed: [
    'I proprietari non possono lavorare da questo indirizzo.',
    'Usa una rete dell’elenco, o esegui npm run owner -- --allow-any-address sul server.',
  ],
  own_address_missing: [
    'Il tuo indirizzo {address} non è nell’elenco.',
    'Aggiungilo, o una rete a cui appartiene: resteresti fuori.',
  ],
  second_step_missing: [
    'I proprietari di questa piattaforma hanno bisogno di un secondo passaggio.',
    'Aggiungilo in Account, Sicurezza, o accedi di nuovo con quello che hai.',
  ],
  own_second_step_missing: [
    'Tu stesso hai fatto l’accesso senza secondo passaggio.',
    'Aggiungilo in Account, Sicurezza, e accedi con quello: resteresti fuori.',
  ],
  last_owner: ['La piattaforma ha bisogno di un proprietario.', 'Nomina prima un altro proprietario.'],
  company_suspended: [
    'La tua azienda è sospesa.',
    'Vedi il motivo in Impostazioni, Piano. I tuoi dati restano leggibili e i giri in corso arrivano alla fine.',
  ],
  report_too_large: [
    'Il report ha più di {rows} righe o richiede più di {seconds} secondi.',
    'Scegli meno giorni, un filtro o un altro gruppo.',
  ],
  too_many_reports: [
    'La tua azienda ha {most} report salvati, il massimo.',
    'Rimuovine uno che nessuno legge.',
  ],
  report_name_taken: ['Hai già un report di nome {name}.', 'Scegli un altro nome.'],
  article_changed: [
    'Qualcuno ha cambiato questo testo nel frattempo.',
    'Ricaricalo, poi ripeti la modifica.',
  ],
  archive_running: [
    'Un archivio dell’azienda è in scrittura o lettura.',
    'Aspetta che finisca, poi richiedilo.',
  ],
  sample_needs_depot: [
    'Gli ordini di esempio si trovano intorno al tuo deposito, e non ne hai ancora uno.',
    'Indica da dove partono i veicoli, poi riprova.',
  ],
  trial_ended: [
    'La tua prova è finita.',
    'Scegli un piano nella pagina dei prezzi. I tuoi dati restano leggibili ed esportabili.',
  ],
  subscription_ended: [
    'Il tuo abbonamento è finito.',
    'Scegli un piano in Impostazioni, Piano. I tuoi dati restano leggibili ed esportabili.',
  ],
  vehicle_limit: [
    'Il limite di veicoli del tuo piano è {limit}.',
    'Archivia un veicolo o scegli un piano più grande.',
  ],
  plan_limit: ['Il tuo piano non lo comprende.', 'Scegli un piano più grande in Impostazioni, Piano.'],
  plan_on_request: [
    '{plan} ha un prezzo su richiesta.',
    'Scrivici dalla pagina dei contatti per concordare un prezzo.',
  ],
  plan_is_current: ['La tua azienda ha già {plan}.', 'Scegli un altro piano.'],
  plan_in_use: [
    '{plan} ha abbonamenti.',
    'Toglilo piuttosto dalla vendita: le aziende che l’hanno lo tengono.',
  ],
  billing_address_missing: [
    'La fattura ha bisogno dell’indirizzo di fatturazione.',
    'Inseriscilo in Impostazioni, Piano, poi scegli di nuovo il piano.',
  ],
  coupon_unknown: ['Il coupon non è valido.', 'Controlla le lettere. Forse è scaduto.'],
  coupon_redeemed: [
    'L’azienda ha già usato questo coupon.',
    'Scegli il piano senza: un coupon ancora valido si detrae da solo.',
  ],
  coupon_used_up: ['Altri hanno già usato questo coupon il massimo di volte.', 'Scegli il piano senza.'],
  coupon_taken: [
    'Il coupon {coupon} esiste già.',
    'Scegli un altro codice. Il valore di un coupon non cambia mai.',
  ],
  coupon_not_by_card: [
    'I piani pagati con carta non accettano coupon qui.',
    'Scegli il piano senza; la pagina di pagamento ha un campo suo.',
  ],
  invoice_open: ['La fattura {number} non è ancora pagata.', 'Pagala prima, poi cambia piano.'],
  invoice_settled: ['La fattura {number} è già saldata.', 'Ricarica l’elenco delle fatture.'],
  credit_too_large: [
    'La nota di credito supera il residuo della fattura.',
    'Ricarica la fattura: può essere annullata o già accreditata.',
  ],
  billing_off: ['Questo server funziona senza fatturazione.', 'Le prove non finiscono e non ci sono limiti.'],
  no_rate_card: ['Nessun listino è predefinito.', 'Rendi predefinito un listino o indicane uno.'],
  rate_card_name_taken: ['Esiste già un listino {name}.', 'Scegli un altro nome.'],
  order_request_decided: ['A questa richiesta si è già risposto.', 'Ricarica l’elenco.'],
  duplicate_reference: [
    'L’ordine {reference} esiste già.',
    'Cambia il riferimento, o importa di nuovo il file per aggiornarlo.',
  ],
  order_not_open: [
    'L’ordine {reference} non si può più cambiare.',
    'Si cambiano solo gli ordini aperti. Toglilo dal giro in «In diretta» finché il veicolo non ci è arrivato, o creane uno nuovo.',
  ],
  order_on_the_road: [
    'L’ordine {reference} è in strada e ora non si può cambiare così.',
    'Toglilo dal giro in «In diretta», cambialo e ridallo a un veicolo.',
  ],
  order_not_divisible: [
    'L’ordine {reference} non si può dividere così.',
    'Scegli meno parti, o cambia prima l’ordine.',
  ],
  orders_not_alike: [
    'Questi ordini non possono diventare uno.',
    'Si può con lo stesso destinatario, indirizzo, giorno e finestra, per quanto un ordine può contenere.',
  ],
  import_undone: ['Questa importazione è stata annullata.', 'Importa di nuovo il file.'],
  attachments_full: ['Un ordine contiene al massimo {limit} file.', 'Rimuovi quelli che non servono più.'],
  attachment_too_large: [
    'Un file di un ordine ha al massimo {limit}.',
    'Invia una foto più piccola o meno pagine.',
  ],
  attachment_refused: [
    'Si possono allegare solo foto (JPEG, PNG, WebP) e PDF.',
    'Salvalo così, poi aggiungilo. Conta il contenuto, non il nome.',
  ],
  step_name_taken: [
    'Esiste già un passaggio di nome {name}.',
    'Scegli un altro nome, o cambia quel passaggio.',
  ],
  step_loop: ['{name} verrebbe prima di sé stesso.', 'Scegli un passaggio che non lo segue, o nessuno.'],
  step_goes_back: [
    '{name} è di uno stato successivo, quindi nulla di uno precedente può seguirlo.',
    'Scegli un passaggio di uno stato precedente, o nessuno.',
  ],
  step_in_use: [
    'Degli ordini hanno raggiunto questo passaggio, o un altro lo segue.',
    'Disattivalo: resta nello storico e nessuno può impostarlo.',
  ],
  step_wrong_state: [
    'La consegna non è nello stato di questo passaggio.',
    'Guarda di nuovo quali passaggi può raggiungere l’ordine.',
  ],
  plan_out_of_date: ['Gli ordini sono cambiati da quando è stato fatto questo piano.', 'Eseguilo di nuovo.'],
  plan_changed: [
    'Qualcun altro ha cambiato questo piano nel frattempo.',
    'Fai la tua modifica sul piano più recente.',
  ],
  plan_locked: ['È bloccato.', 'Sbloccalo prima di spostarlo.'],
  plan_not_ready: [
    'Questo piano non si può ancora inviare.',
    'Aspetta che finisca, o fermalo e tieni il migliore finora.',
  ],
  plan_already_dispatched: [
    'Questo piano è stato inviato.',
    'Apri il giorno in «In diretta», o pianifica gli ordini ancora aperti.',
  ],
  too_many_plans_waiting: [
    '{limit} piani della tua azienda aspettano già.',
    'Fermane alcuni, o riprova tra {seconds} secondi.',
  ],
  vehicle_busy: [
    '{vehicle} ha già un giro il {date}.',
    'Lascia fuori il veicolo, o richiama il giro prima della partenza.',
  ],
  day_is_over: [
    'Il {date} è passato: non si può pianificare né inviare.',
    'Sposta gli ordini a oggi o a un giorno successivo.',
  ],
  rules_broken: ['Questa modifica infrange una regola del giorno.', 'Confermala, o fanne un’altra.'],
  no_vehicles: ['Non ci sono veicoli attivi.', 'Aggiungi un veicolo in Flotta.'],
  all_vehicles_out: [
    'Ogni veicolo ha già un giro il {date}.',
    'Sposta gli ordini, aggiungi un veicolo, o richiama un giro non ancora partito.',
  ],
  nothing_to_plan: [
    'Non ci sono ordini aperti il {date}.',
    'Importa ordini per questo giorno o scegline un altro.',
  ],
  nothing_to_repair: [
    'Nessun veicolo è in strada il {date}, o nessuno ha fermate rimaste.',
    'Pianifica e invia prima il giorno.',
  ],
  nothing_to_plan_in_week: [
    'Non ci sono ordini aperti dal {from} al {to}.',
    'Importa ordini per questi giorni o scegli un altro periodo.',
  ],
  week_plan_running: [
    'Un altro piano settimanale è in corso con alcuni di questi ordini.',
    'Aspetta che finisca, o fermalo.',
  ],
  week_plan_not_ready: [
    'Questo piano settimanale non propone ancora nulla.',
    'Aspetta che finisca, o fermalo e tieni il migliore finora.',
  ],
  no_speeds_to_undo: ['Le velocità non sono mai state cambiate.', 'Impostale prima.'],
  speeds_changed_meanwhile: [
    'Qualcuno ha cambiato le velocità dopo che le hai lette. Nulla è stato salvato.',
    'Rileggile e fai le modifiche sui valori attuali.',
  ],
  too_few_drives: [
    'Non ci sono ancora abbastanza viaggi per imparare una velocità.',
    'Un’ora di un giorno richiede {drives} viaggi in {days} giorni.',
  ],
  van_not_left: [
    'Il veicolo di {driver} non è ancora partito.',
    'Togli la fermata dal giro, o richiama il giro.',
  ],
  route_not_on_road: [
    'Il giro {number} non è in strada.',
    'L’ordine delle fermate è fisso dall’invio al rientro del veicolo.',
  ],
  route_under_way: [
    'R{number} è in corso e non si può richiamare.',
    'Un giro si può richiamare finché il veicolo non lascia il deposito.',
  ],
  route_changed: [
    'Qualcun altro ha cambiato questo giro.',
    'Guarda l’ultima versione, poi ripeti la modifica.',
  ],
  stop_ended: [
    'La fermata di {reference} è già conclusa.',
    'Apri l’ordine: dice come, e chi l’ha segnalato.',
  ],
  stop_is_over: [
    'La fermata dell’ordine {reference} è conclusa o in corso.',
    'Si possono cambiare solo le fermate ancora da fare.',
  ],
  duplicate_registration: [
    'Esiste già un veicolo con targa {registration}.',
    'Archivia prima l’altro, o correggi la targa.',
  ],
  pay_rule_started: [
    'La regola di paga {rule} è iniziata.',
    'La paga dei giorni passati resta. Aggiungi una regola che inizi più tardi.',
  ],
  pay_rule_twice: [
    'Una regola per questi autisti inizia già il {day}.',
    'Scegli un altro primo giorno o altri autisti.',
  ],
  pay_rule_in_past: [
    'Un’altra regola paga questi autisti per giorni passati.',
    'Fai iniziare la regola oggi o dopo, e usa una correzione per i giorni passati.',
  ],
  pay_approved: [
    'Il prospetto di {month} è approvato.',
    'Quelli approvati non cambiano. Aggiungi una correzione a un giorno di un mese successivo.',
  ],
  pay_incomplete: [
    'Il prospetto di {driver} non è completo.',
    'Approvalo quando il mese è finito e tutti i giri sono conclusi.',
  ],
  pay_changed: ['La paga è cambiata da quando è stata mostrata.', 'Rileggila prima di approvarla.'],
  zone_name_taken: ['Esiste già una zona {name}.', 'Scegli un altro nome.'],
  zone_in_use: [
    '{zone} è una zona di {vehicles}.',
    'Toglila prima da questi veicoli: senza zona prenderebbero ordini ovunque.',
  ],
  zone_limit: ['Un’azienda ha al massimo {limit} zone.', 'Elimina quelle non più usate.'],
  duplicate_address: ['{address} è già nella rubrica.', 'Cercalo nell’elenco e cambialo lì.'],
  region_in_use: [
    '{region} è usata da {companies}.',
    'Aggiungi prima un’altra regione intorno ai loro depositi, o sposta i depositi.',
  ],
  region_of_demo: [
    '{region} è la città demo e si ricrea a ogni avvio.',
    'Avvia con DEMO=0 per farne a meno.',
  ],
  region_busy: ['{region} è già in compilazione.', 'Aspetta che finisca, o interrompila.'],
  extract_unknown: ['Il catalogo non ha l’estratto {path}.', 'Scegli un estratto dal catalogo.'],
  key_in_address: [
    'Le chiavi API non si leggono dall’indirizzo di una richiesta.',
    'Inviala nell’intestazione Authorization: Bearer KEY. Gli indirizzi finiscono nei log: revoca questa chiave e creane un’altra.',
  ],
  origin_not_allowed: [
    'Questa chiave non vale per le pagine di {origin}.',
    'Crea in Impostazioni, Chiavi API una chiave che indichi questa origine.',
  ],
  page_only: [
    'Qui c’è una pagina per le persone, ed è stato chiesto JSON.',
    'Le chiamate dell’API sono sotto /api/v1, i servizi di OSRM sotto /osrm, e i problemi VROOM si inviano a /.',
  ],
  not_on_this_host: ['Questo host mostra solo pagine di tracciamento.', 'Tutto il resto è su {address}.'],
  idempotency_mismatch: [
    'Questo Idempotency-Key è già stato usato con un altro contenuto.',
    'Usa una chiave nuova per una richiesta nuova.',
  ],
  headers_too_large: [
    'L’URL e le intestazioni superano {limit}.',
    'Accorcia l’URL o sposta i valori lunghi nel corpo.',
  ],
  upload_gap: ['Questa parte non segue ciò che è già arrivato.', 'Continua dal byte {received}.'],
  too_many_waiting: [
    '{limit} richieste come questa della tua azienda sono già in attesa.',
    'Riprova fra {seconds} secondi.',
  ],
  setup_link_ended: [
    'Questo link non funziona più.',
    'Riavvia il prodotto per averne uno nuovo, o esegui npm run owner -- --mail ADDRESS.',
  ],
  setup_complete: [
    'Questa piattaforma ha già un proprietario, perciò questo link non funziona più.',
    'Accedi, o esegui npm run owner -- --mail ADDRESS per creare un altro proprietario.',
  ],
  company_closed: [
    '{company} è chiusa. Tutti i suoi dati vengono cancellati dopo il {day}.',
    'Scrivici dalla pagina dei contatti prima di quel giorno per riaprirla. I suoi amministratori possono ancora esportare i dati.',
  ],
  company_deleted: [
    '{company} è stata chiusa e cancellata.',
    'Inizia una prova per aprire una nuova azienda.',
  ],
  company_moved: [
    '{company} si è spostata su {address}.',
    'Continua lì, con lo stesso account, le stesse chiavi e gli stessi codici di tracciamento.',
  ],
  test_clock_off: [
    'Il tempo si sposta solo dove è attivo l’orologio di prova.',
    'Avvia con TEST_CLOCK=1 un’installazione che non sia di produzione.',
  ],
  host_taken: [
    'Un’altra azienda usa {host}.',
    'Scegli un altro nome. Se il nome è tuo, scrivici dalla pagina dei contatti.',
  ],
  shop_signature_wrong: [
    'Questa chiamata non è firmata con il segreto di questo negozio.',
    'Copia il segreto dalle impostazioni dei webhook del negozio e collegalo di nuovo con quello.',
  ],
  company_not_empty: [
    'L’azienda ha già dei dati.',
    'Solo un’azienda vuota accetta un archivio. Creane una nuova apposta.',
  ],
  mail_refused: ['Impossibile inviare l’e-mail di prova', 'Il server di posta ha risposto: {said}'],
  mail_not_set_up: [
    'L’invio di prova non è disponibile',
    'Imposta in SMTP_URL l’indirizzo del tuo server di posta e riavvia.',
  ],
  price_missing: [
    '{plan} non ha un prezzo in {currency} per questo periodo.',
    'Scegli uno dei prezzi che GET /api/v1/subscription indica per il piano.',
  ],
  order_form_in_sandbox: [
    'La modalità di prova non ha un modulo d’ordine pubblico.',
    'Apri il modulo dell’azienda stessa.',
  ],
  order_form_mark_wrong: [
    'Questo ordine non si distingueva da quello di un programma.',
    'Ricarica la pagina e invia di nuovo l’ordine.',
  ],
  order_form_busy: [
    'Troppi ordini aspettano una risposta dell’azienda.',
    'Riprova più tardi o chiama l’azienda.',
  ],
  order_outside_area: ['L’azienda non serve questo indirizzo.', 'Controlla l’indirizzo.'],
  order_slot_gone: ['Questo orario non è più disponibile.', 'Scegli un altro orario.'],
  order_price_changed: ['Il prezzo è cambiato.', 'Guarda il nuovo prezzo e invia di nuovo l’ordine.'],
  step_not_yours: ['La centrale non imposta questo passaggio.', 'Impostazioni, Autisti dice chi lo imposta.'],
  solution_does_not_fit: [
    'Il file non corrisponde a questo piano: {problem}.',
    'Esporta il piano per VROOM com’è ora, risolvi quel file e porta la risposta.',
  ],
  callback_not_signed: [
    'Questa chiamata non è firmata da Twilio.',
    'Controlla che TWILIO_URL contenga il token dell’account e che PUBLIC_URL sia l’indirizzo che Twilio chiama.',
  ],
  callback_repeated: [
    'Questa notifica era già arrivata.',
    'Non occorre fare nulla: ogni notifica conta una volta.',
  ],
  device_unknown: ['Questo dispositivo è sconosciuto.', 'Crea un nuovo token di dispositivo per il veicolo.'],
  place_unlikely: [
    'Questo luogo è in mare, in Antartide o a 0, 0, dove risultano i dispositivi senza segnale. È giusto?',
    'Controlla le coordinate. Se il luogo è giusto, confermalo (confirmPlace: true).',
  ],
  mirror_unreachable: [
    'Impossibile caricare il catalogo: {reason}',
    'Controlla la connessione di questo server o indica un altro mirror (EXTRACT_MIRRORS). Il catalogo resta com’era.',
  ],
  sign_on_needs_domain: [
    'Nessun dominio di posta della tua azienda è ancora confermato.',
    'Aggiungi un dominio, imposta il suo record TXT e controllalo. Poi attiva il Single Sign-On.',
  ],
  sign_on_in_sandbox: [
    'La modalità di prova non ha il Single Sign-On.',
    'Configuralo nell’azienda stessa: i suoi membri sono anche quelli della modalità di prova.',
  ],
  sign_on_domain_taken: [
    'Un’altra azienda ha confermato {domain}.',
    'Rimuovi prima il dominio da lì. Se non è stato nessuno dei tuoi, scrivici dalla pagina dei contatti.',
  ],
  sign_on_domains_full: [
    'Un’azienda ha al massimo {most} domini di posta.',
    'Rimuovine uno che nessuno usa.',
  ],
  sign_on_binds_account: [
    "Un'altra azienda richiede il proprio accesso unico per questo account, che quindi non può lavorare per una seconda.",
    'Chiedi di essere invitato con un altro indirizzo email.',
  ],
  sign_on_trial_failed: [
    'Impossibile usare il provider di identità: {problem}',
    'Confronta i valori qui con quelli del tuo provider di identità, salvali e riprova.',
  ],
}
