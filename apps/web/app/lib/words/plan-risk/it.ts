// Italian texts of a plan's chances to miss its promises. Terms: docs/languages.md.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  expected:
    '{misses} di {promises, plural, one {# promessa} many {# di promesse} other {# promesse}} probabilmente non mantenute.',
  noPromises: 'Nessuna fermata ha una fascia, quindi non c’è promessa da mancare.',
  countedCompany:
    'Contato su {days} giorni simulati, con i ritardi {routes, plural, one {del tuo ultimo giro} many {dei tuoi ultimi # giri} other {dei tuoi ultimi # giri}}.',
  countedUsual:
    'Contato su {days} giorni simulati con ritardi usuali, finché non hai guidato abbastanza giri.',
  showStops: 'Mostra le fermate',
  risk: 'Rischio',
  missedOn: 'Mancata in {missed} di {days} giorni simulati',
  lateEndOn: 'Finisce dopo il turno in {late} di {days} giorni simulati.',
  option: 'Piano più sicuro: può costare % in più',
  optionMeans:
    'I mezzi partono prima o le fermate si spostano dove questo salva promesse. Vuoto: il piano più economico.',
  won: 'Piano più sicuro: da {before} a {after} promesse mancate attese, per {percent} di costo in più.',
  wonFree: 'Piano più sicuro: da {before} a {after} promesse mancate attese, senza costi in più.',
  changed:
    '{routes, plural, one {# giro parte} many {# di giri partono} other {# giri partono}} prima, {stops, plural, one {# fermata spostata} many {# di fermate spostate} other {# fermate spostate}}.',
  nothing: 'Piano più sicuro: nulla entro {percent} di costo in più salva una promessa.',
} satisfies Translation<typeof en>
