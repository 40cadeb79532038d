// Dutch texts of a lost connection and its checks.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  title: 'Verbindingsprobleem gevonden',
  lead: '{problem}. Je werk op dit apparaat is veilig en je bent nog aangemeld.',
  servicesDown: 'Verbinding mislukt: {down} van {count} diensten reageren niet',
  serverSilent: 'Verbinding mislukt: de server reageert niet',
  retry: 'Opnieuw verbinden',
  onTheRoad: 'Onderweg',
  onTheRoadMore:
    'De bussen rijden hun ritten door. Telefoons bewaren hun posities en sturen ze zodra we terug zijn.',
  recipients: 'Ontvangers',
  recipientsMore: 'Trackingpagina’s tonen de laatst bekende positie, met de leeftijd ervan.',
  here: 'Hier',
  hereMore: 'Niemand is afgemeld. Deze pagina gaat vanzelf verder zodra de diensten reageren.',
  works: 'werkt',
  cut: 'verbroken',
  milliseconds: '{count} ms',
  seconds: '{count} s',
  thisBrowser: 'Deze browser',
  online: 'online',
  offline: 'offline',
  yourNetwork: 'Je netwerk',
  connected: 'verbonden',
  noNetwork: 'geen netwerk',
  wayHere: 'De weg hierheen',
  downOf: '{down} van {count} uitgevallen',
  checks: 'Controles',
  check: 'Controle',
  state: 'Toestand',
  answer: 'Antwoord',
  timeOf: 'Tijd, van {seconds} s',
  reportCopied: 'Rapport gekopieerd',
  checksAgain: 'Controleert vanzelf elke {seconds} s opnieuw.',
  checkedAt: 'Gecontroleerd om {time}.',
  fullDiagnostics: 'Volledige diagnose',
  statusPage: 'Statuspagina',
  copyReport: 'Rapport kopiëren',

  // Checks
  statePending: 'wacht',
  stateRunning: 'bezig',
  stateSuccess: 'in orde',
  stateSlow: 'traag',
  stateError: 'mislukt',
  stateTimeout: 'time-out',
} satisfies Translation<typeof en>
