// Italian texts of an account that lost its role.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // An account that lost its role
  closedUntil: '{company} è chiusa. I suoi dati saranno cancellati dopo il {day}',
  closed: '{company} è chiusa',
  closedMore:
    'Fino a quel giorno si può riaprire: scrivici. I giri inviati vanno a termine e i destinatari continuano a seguirli.',
  deletedOn: '{company} è stata cancellata il {day}',
  deleted: '{company} è stata cancellata',
  deletedMore:
    'Era stata chiusa e il termine per riaprirla è passato. Le fatture si conservano come chiede la legge.',
  suspended: '{company} ha sospeso il tuo accesso',
  suspendedMore:
    'Gli autisti archiviati, per esempio, non accedono più. Chiedi a un operatore di centrale o a un amministratore dell’azienda.',
  removed: 'Non fai più parte di {company}',
  removedMore: 'Chiedi un nuovo invito a un amministratore dell’azienda.',
  removedOnMore:
    'Un amministratore ti ha rimosso il {day}. Chiedi un nuovo invito a un amministratore dell’azienda.',
  whatYouMayEnter: 'gli accessi del tuo account',
  expectDelivery: 'Aspetti tu una consegna?',
  deliveriesToYou: 'Consegne per te',
  writeToUs: 'Scrivici',
  movedTo: '{company} si è trasferita su {host}',
  signInThere: 'Accedi lì con lo stesso indirizzo e la stessa password.',
  goOnThere: 'Continua lì',
  nothingChanged: 'Non è stato cambiato nulla',
  goOnWithout: 'Continua senza',
  yourCompanies: 'Aziende per cui lavori',
  didNotOpen: 'Impossibile aprire {company}',
  openCompany: 'Apri {company}',
  yourAccess: 'Il tuo accesso',
} satisfies Translation<typeof en>
