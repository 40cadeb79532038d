import type { ErrorWords } from './types.ts'

export const it: ErrorWords = {
  bad_request: ['La richiesta non è leggibile.', 'Controlla i dati e riprova.'],
  validation_failed: ['Alcuni campi non sono validi.', 'Correggi i campi segnalati.'],
  not_signed_in: ['Prima accedi.', 'Accedi e riprova.'],
  not_allowed: ['Il tuo ruolo non lo permette.', 'Chiedi a un amministratore della tua azienda.'],
  not_found: ['Non trovato.', 'Forse è stato rimosso o è di un’altra azienda.'],
  too_large: ['Il file supera {limit}.', 'Invia un file più piccolo.'],
  slow_request: ['La richiesta non è arrivata in tempo.', 'Controlla la connessione e inviala di nuovo.'],
  too_many_requests: ['Troppe richieste.', 'Aspetta {seconds} secondi e riprova.'],
  internal: [
    'Qualcosa è andato storto da parte nostra.',
    'Riprova. Se succede ancora, dai all’assistenza il numero della richiesta.',
  ],
  unavailable: ['Il servizio non è pronto.', 'Riprova tra qualche secondo.'],
  company_moving: ['{company} si sta spostando su un altro server.', 'Riprova tra qualche secondo.'],
  membership_ended: [
    '{company} non dà più accesso a questo account.',
    'Chiedi un nuovo invito a un amministratore dell’azienda.',
  ],
  account_exists: ['{email} ha già un account.', 'Prima accedi con questo indirizzo.'],
  invitation_not_found: [
    'Questo invito non esiste.',
    'Apri il link dell’ultima email o chiedi un nuovo invito.',
  ],
  invitation_for_another: ['Questo invito è per {email}.', 'Esci e riapri il link.'],
  invitation_expired: ['Questo invito è scaduto.', 'Chiedi a {company} di inviarlo di nuovo.'],
  invitation_revoked: ['{company} ha ritirato questo invito.', 'Chiedine uno nuovo se è stato un errore.'],
  invitation_used: ['Questo invito è già stato accettato.', 'Accedi con {email}.'],
  driver_code_wrong: [
    'Questo codice non funziona.',
    'Un codice vale una volta e per 15 minuti. Chiedine uno nuovo alla centrale.',
  ],
  calls_off: [
    'La tua azienda non permette chiamate né SMS ai destinatari.',
    'Scrivi un messaggio al destinatario o una nota alla centrale.',
  ],
  number_missing: [
    'Manca un numero di telefono.',
    'Chiedi alla centrale di aggiungerlo con il prefisso del paese.',
  ],
  call_failed: ['L’operatore non ha passato la chiamata.', 'Riprova tra un momento o scrivi un messaggio.'],
  delivery_not_found: [
    'Consegna non trovata. Controlla il numero di tracciamento.',
    'È nell’email o nel messaggio del mittente. Se hai effettuato l’accesso basta il numero d’ordine.',
  ],
  claim_needed: [
    'Questa consegna non è ancora nel tuo elenco.',
    'Apri la sua pagina di tracciamento e dai gli ultimi quattro caratteri del telefono o dell’email dell’ordine.',
  ],
  messages_closed: ['Questa azienda non riceve messaggi qui.', 'Contattala direttamente.'],
  too_many_messages: [
    'Hai inviato molti messaggi nell’ultima ora.',
    'Aspetta un po’ o contatta direttamente l’azienda.',
  ],
  message_length: ['Un messaggio ha da 1 a 1000 caratteri.', 'Accorcialo o invialo in due messaggi.'],
  slot_full: ['Questo orario è appena stato preso.', 'Scegli un altro orario o un altro giorno.'],
  day_not_offered: ['Questo giorno non è disponibile.', 'Scegli un giorno da oggi a 30 giorni.'],
  slot_not_offered: ['Questo orario non è disponibile.', 'Scegli mattina, pomeriggio o qualsiasi ora.'],
  phone_needed: [
    'Serve un numero per un SMS o una chiamata.',
    'Indica anche il prefisso del paese, come +39 06 69 81 23 45.',
  ],
  photo_not_found: ['Una foto di questo parere non è arrivata.', 'Toglila e aggiungila di nuovo.'],
  delivery_on_the_van: [
    'Il tuo pacco è in viaggio e il giorno non si può più cambiare.',
    'Puoi ancora scegliere dove lasciarlo.',
  ],
  delivery_is_over: [
    'Questa consegna è conclusa e non si può cambiare.',
    'La sua pagina di tracciamento dice cosa è successo.',
  ],
  not_delivered_yet: ['Questo pacco non è ancora stato consegnato.', 'Torna dopo la consegna.'],
  feedback_given: ['Hai già dato un parere su questa consegna.', 'Lo trovi tra le consegne passate.'],
}
