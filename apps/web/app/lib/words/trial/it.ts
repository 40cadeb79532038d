// Italian texts of a trial's state.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // State of a trial
  daysLeft: '{count, plural, one {Resta # giorno} other {Restano # giorni}}',
  runsUntil: 'La tua prova dura fino a {time}. Non viene addebitato nulla.',
  usedShare: '{percent} per cento della prova trascorso',
  planned: 'Pianificato',
  runs: '{count, plural, one {# calcolo} other {# calcoli}}',
  orders: 'Ordini',
  vehicles: 'Veicoli',
  toDashboard: 'Vai alla panoramica',
  seePlans: 'Vedi i piani',
  hasEnded: 'La tua prova è finita',
  endedOn: 'È finita il {time}. Ciò che hai creato resta.',
  readAll: 'Leggere tutto',
  routesRun: 'I giri inviati vanno a termine, con tracciamento',
  notAnew: 'Importare, pianificare o inviare di nuovo',
  upgrade: 'Passa a un piano',
  lookAtData: 'Guarda i tuoi dati',
} satisfies Translation<typeof en>
