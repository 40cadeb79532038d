// Dutch texts of pages behind sign-in.
import type { Translation } from '../../words.ts'
import type en from './en.ts'

export default {
  // Figures
  minutes: '{minutes} min',
  hours: '{hours} u {minutes}',
  onTime: 'op tijd',
  late: '{duration} te laat',
  early: '{duration} te vroeg',
  anyTime: 'op elk moment',
  until: 'tot {time}',
  from: 'vanaf {time}',
  range: '{from}-{to}',
  secondsAgo: '{seconds} s geleden',
  listComma: ', ',
  percent: '{value}%',
  ago: '{duration} geleden',
  // Every page
  account: 'Account van {name}',
  goToCompany: 'Naar {company}',
  security: 'Beveiliging',
  signOut: 'Afmelden',
  theme: 'Thema',
  themeLight: 'Licht',
  themeDark: 'Donker',
  themeSystem: 'Systeem',
  language: 'Taal',
  loading: 'Laden',
  loadingWhat: '{what}: laden',
  notLoaded: '{what}: laden is mislukt',
  retry: 'Opnieuw proberen',
  seePlans: 'Abonnementen bekijken',
  messages: 'Berichten',
  you: 'Jij',
  byText: 'per sms',
  wasRead: 'gelezen',
  send: 'Versturen',
  sending: 'Bezig met versturen',
  noPush: 'Deze browser toont geen meldingen. Voeg op een iPhone de pagina eerst toe aan het beginscherm.',
  pushDenied: 'Meldingen van deze pagina zijn geblokkeerd. Sta ze toe in de instellingen van je browser.',

  // No usable answer from the server
  serverSilent: 'De server antwoordde niet binnen {seconds} s.',
  serverUnreachable: 'De server is niet bereikbaar.',
  checkConnection: 'Controleer je verbinding en probeer het opnieuw.',
  notUnderstood: 'De server stuurde een antwoord dat deze pagina niet begrijpt.',
  reloadPage: 'Laad de pagina opnieuw.',
  wentWrong: 'Er ging iets mis.',
} satisfies Translation<typeof en>
